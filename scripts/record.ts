/**
 * `npm run record -- <game>`: records whole games by the present rules, for test/recorded.test.ts. To be run when the version of
 * a game was raised. The same games every time: what is thrown and who thinks what comes from seeds.
 */
import { games } from '../src/games/index.ts';
import { commitment } from '../src/kit/dice.ts';
import type { AnyGame, Ask, Dice, OptionSpec } from '../src/kit/game.ts';
import type { Draft } from '../src/kit/menu.ts';
import { optionsOf, presets } from '../src/kit/presets.ts';
import { leaves, wander } from '../src/kit/wander.ts';
import { takenIn } from '../src/sim/choices.ts';
import { type Answerer, drive, recordedAnswer, type Start, type Turn } from '../src/sim/drive.ts';
import { type Recording, write } from '../test/recorded/recording.ts';

/** How many percent of the answers a computer player thinks about: people who know the game, people who do not, and nobody. */
const moods = { careful: 85, reckless: 45, silent: 0 } as const;
type Mood = keyof typeof moods;
/** Of some that were tried, the one whose games leave least of the rules out. */
const luck = 'a';
/** States kept of a game, evenly spread. */
const kept = 6;

interface Cast extends Start<OptionSpec> {
  readonly name: string;
  readonly rules: string;
  readonly mood: Mood;
}

const [id = '', ...more] = process.argv.slice(2);
const game = games[id];
if (!game || more.length > 0) {
  process.stderr.write(`Which game? npm run record -- ${Object.keys(games).join(' | ')}\n`);
  process.exitCode = 1;
} else {
  const tried = new Set<string>();
  const recordings = new Map(castsOf(game).map((cast) => [cast.name, record(game, cast, tried)]));
  write(game, recordings);
  process.stdout.write(`${id}, version ${game.version}: ${recordings.size} games recorded\n`);
}

/** Both presets with few seats, some and all; and each value of an option that neither of them has, with few. */
function castsOf(game: AnyGame): readonly Cast[] {
  const usual = presets.flatMap((rules) => {
    const options = optionsOf(game, rules);
    const { min, max } = game.seats(options);
    // A duel is short, and six of them are no more than three of the others.
    const sizes = max === 2 ? [2, 2, 2, 2, 2, 2] : [min, Math.floor((min + max) / 2), max];
    return [
      ...sizes.flatMap((seats, number) => [
        cast({ rules, options, seats, mood: 'careful' }, number),
        cast({ rules, options, seats, mood: 'reckless' }, number),
      ]),
      cast({ rules, options, seats: min, mood: 'silent' }),
    ];
  });
  const spec: OptionSpec = game.options;
  const others = Object.entries(spec).flatMap(([option, values]) =>
    values
      .filter((value) => presets.every((preset) => optionsOf(game, preset)[option] !== value))
      .map((value) => {
        const rules = `${option}_${value}`;
        const options = { ...optionsOf(game, 'recommended'), [option]: value };
        const { min: seats } = game.seats(options);
        return cast({ rules, options, seats, mood: 'reckless' });
      }),
  );
  return [...usual, ...others];
}

function cast(start: Omit<Cast, 'name' | 'seed'>, number = 0): Cast {
  const { rules, seats, mood } = start;
  const name = `${rules}-${seats}-${mood}${number + 1}`;
  return { ...start, name, seed: `${name}${luck}` };
}

function record(game: AnyGame, { rules, mood, ...start }: Cast, tried: Set<string>): Recording {
  const { options, seats, seed } = start;
  const commits = [...drive(game, start, answererOf(game, mood, tried))];
  const last = commits.length - 1;
  const marks = new Set(Array.from({ length: kept }, (_, i) => Math.floor((i * last) / kept)));
  return {
    rules,
    game: game.id,
    version: game.version,
    options: options as Readonly<Record<string, string>>,
    seats,
    seed,
    hash: commitment(seed),
    commits: commits.map(({ answers, notes }) => ({
      answers: answers.map(recordedAnswer),
      notes,
    })),
    outcome: game.outcome(commits[last]?.state) ?? [],
    states: [...marks].map((commit) => ({ commit, state: commits[commit]?.state })),
  };
}

/**
 * Somebody who thinks, tries what nobody has tried yet in these games, presses anything, or says nothing. What has been tried is
 * remembered from game to game, so that all of them together leave nothing out that is ever on offer.
 */
function answererOf(game: AnyGame, mood: Mood, tried: Set<string>): Answerer<unknown, unknown> {
  const choose = (turn: Turn<unknown, unknown>, dice: Dice): Draft | 'early' | undefined => {
    const { view, ask, menu } = turn;
    if (mood === 'silent') return undefined;
    if (dice.int(100) < moods[mood]) return game.play(view, ask, dice, menu);
    switch (dice.pick(['curious', 'curious', 'curious', 'any', 'any', 'silent', 'early'] as const)) {
      case 'curious': {
        const news = [...leaves(menu)].filter((leaf) => choicesOf(ask, leaf).some((x) => !tried.has(x)));
        return news.length > 0 ? over(game.play(view, ask, dice, menu), dice.pick(news)) : wander(menu, dice);
      }
      case 'any':
        return wander(menu, dice);
      case 'silent':
        return undefined;
      case 'early':
        return 'early';
    }
  };
  return (turn, dice) => {
    const said = choose(turn, dice);
    if (typeof said === 'object') for (const choice of choicesOf(turn.ask, said)) tried.add(choice);
    return said;
  };
}

function choicesOf({ key }: Ask, draft: Draft): readonly string[] {
  const [kind] = key.split(':');
  return takenIn(draft).map((choice) => `${kind} · ${choice}`);
}

/** Rows of the one, and of the other those that the first leaves open. */
function over(draft: Draft, news: Draft): Draft {
  return 'rows' in draft && 'rows' in news ? { rows: { ...draft.rows, ...news.rows } } : news;
}
