/** The toys' messages, the same in both languages. */
import { lexiconOf } from '../lexicon.ts';

const own = `
flood-begins = It rains.
flood-ask = Round { $round }
flood-form = Water: { $water }
flood-job = Job
flood-pump = Pump
flood-rest = Rest
flood-look = Look at the sky
flood-seen = You have seen it.
flood-hope = Hope for
flood-sun = sun
flood-wind = wind
flood-stands = The water stands at { $water }.
flood-forecast = It will rain { $rain }.
flood-board = Water { $water }, { $rounds } to go
flood-rule-goal = Stay dry.
    .title = Goal
cards-ask = { $player } plays
cards-dealt = You hold { $cards }.
cards-card = Card { $card }
cards-laid = { $player } lays { $card }.
cards-board = { $points }
camp-ask-day = The day
camp-ask-bitten = Bitten
camp-ask-order = If bitten
camp-ask-found = Somebody found
camp-claim-yes = I play them
camp-claim-no = Not I
camp-food = Food: { $food }
camp-joined = { $player } joins.
camp-night = Night: food { $food }
camp-full = Full
camp-order = If bitten
camp-hide = Hide it
camp-tell = Tell
camp-forage = Forage
camp-wait = Wait
camp-was-bitten = { $player } was bitten.
camp-found = { $player } found something: food { $food }.
camp-board = Day { $day }, food { $food }
maze-ask = A turn
maze-die = Walk { $die }
maze-cell = To { $cell }
maze-stop = Stop
maze-where = You stand at { $cell }.
maze-went = { $player } went to { $cell }.
maze-board = { $cells }
gangs-ask = A round
gangs-figure = Figure { $figure }
gangs-loot = Loot
gangs-sight = Figure { $figure } sees
gangs-call = Call for help
gangs-did-loot = { $player } finds something.
gangs-did-call = { $player } calls.
gangs-board = { $figures } about
`;
const every = ['flood', 'cards', 'camp', 'maze', 'gangs'].map((game) =>
  ['title', 'about', 'printed', 'recommended'].map((name) => `${game}-${name} = ${name}`).join('\n'),
);
const set = `
flood-opt-rounds = Rounds
flood-opt-rounds-4 = four
flood-opt-rounds-2 = two
flood-clock-plan = plan
cards-opt-cards = Cards
cards-opt-cards-3 = three
cards-opt-cards-2 = two
cards-clock-turn = turn
camp-opt-days = Days
camp-opt-days-3 = three
camp-clock-day = day
camp-clock-react = reaction
maze-opt-turns = Turns
maze-opt-turns-12 = twelve
maze-opt-turns-6 = six
maze-clock-turn = turn
gangs-opt-rounds = Rounds
gangs-opt-rounds-3 = three
gangs-clock-round = round
`;
const words = lexiconOf([own, ...every, set]);
export const toyLexicons = { ru: words, en: words };
