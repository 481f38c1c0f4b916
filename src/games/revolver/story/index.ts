/** A shot as it is told: the headline first, then one line for each card that did something, then where it leaves the two. */
import type { Msg, Note, Seat } from '../../../kit/game.ts';
import { missesToLose } from '../data/cards.ts';
import { cardName, chamberArgs, handNames, who } from '../names.ts';
import { left } from '../rules/chamber.ts';
import { fullHealth, otherOf, playerAt } from '../rules/seats.ts';
import type { Rolls } from '../rules/setup.ts';
import type { Turn } from '../rules/shot.ts';
import type { State } from '../state.ts';
import { storyOfEnd } from './end.ts';

const headline = (text: Msg): Note => ({ rank: 'headline', text });
const line = (text: Msg): Note => ({ rank: 'line', text });
const mine = (seats: readonly Seat[], text: Msg): Note => ({ rank: 'line', secret: { seats, text } });

/** How many ways of saying it each headline has in the locales. */
const variants = 3;

export function storyOfSetup(state: State, rolls: Rolls): readonly Note[] {
  const { shooter } = state;
  return [
    headline({ id: 'revolver-begin', args: { health: fullHealth(state) } }),
    ...rolls.map(([a, b]) =>
      line(
        a === b
          ? { id: 'revolver-begin-tie', args: { roll: a } }
          : { id: 'revolver-begin-first', args: { first: who(shooter), high: Math.max(a, b), low: Math.min(a, b) } },
      ),
    ),
    line({ id: 'revolver-begin-chamber', args: chamberArgs(left(state)) }),
    ...state.players.map(({ hand }, seat) => mine([seat], { id: 'revolver-dealt', args: { cards: handNames(hand) } })),
  ];
}

/** @param silent the shot was missed, and silence made it */
export function storyOfTurn(state: State, turn: Turn, silent: boolean): readonly Note[] {
  const { shooter, target, fate } = turn;
  const missed = playerAt(state, shooter).missed;
  const variant = sameBefore(state, turn) % variants;
  return [
    headline(
      target === shooter
        ? { id: `revolver-${fate}-self`, args: { shooter: who(shooter), variant } }
        : { id: `revolver-${fate}-other`, args: { shooter: who(shooter), target: who(target), variant } },
    ),
    ...(silent ? [line({ id: 'revolver-silent', args: { person: who(shooter), missed, most: missesToLose } })] : []),
    ...bonusLines(turn),
    ...rewardLines(turn),
    ...defenceLines(turn),
    ...woundLines(state, turn),
    ...standing(state, turn),
    ...storyOfEnd(state),
  ];
}

/** How many shots had the same headline before this one, so that it is said in another way each time. */
function sameBefore({ shots }: State, { shooter, target, fate }: Turn): number {
  const self = shooter === target;
  return shots.filter((shot) => shot.fate === fate && (shot.shooter === shot.target) === self).length - 1;
}

/** The third missed shot is not fired. */
export function storyOfSilence(state: State, seat: Seat): readonly Note[] {
  return [headline({ id: 'revolver-silence', args: { person: who(seat), most: missesToLose } }), ...storyOfEnd(state)];
}

function bonusLines({ shooter, played, lapsed }: Turn): readonly Note[] {
  if (!played) return [];
  const other = otherOf(shooter);
  if (played.card === 'medkit') {
    return [line({ id: 'revolver-played-medkit', args: { person: who(shooter), health: played.health } })];
  }
  const args = { card: cardName(played.stolen) };
  return [
    {
      rank: 'line',
      text: { id: 'revolver-played-intercept', args: { shooter: who(shooter), other: who(other) } },
      secret: { seats: [shooter], text: { id: 'revolver-stolen-mine', args } },
    },
    mine([other], { id: 'revolver-stolen-yours', args }),
    ...(lapsed ? [mine([other], { id: 'revolver-lapsed', args: { card: cardName(lapsed) } })] : []),
  ];
}

function rewardLines({ shooter, drawn }: Turn): readonly Note[] {
  if (drawn === null) return [];
  const person = who(shooter);
  if (drawn === 'none') return [line({ id: 'revolver-drew-none', args: { person } })];
  return [
    {
      rank: 'line',
      text: { id: 'revolver-drew', args: { person } },
      secret: { seats: [shooter], text: { id: 'revolver-drew-mine', args: { card: cardName(drawn) } } },
    },
  ];
}

/** A laid card is shown and spent in any case (rulings 9, 25). */
function defenceLines({ shooter, target, laid, fate }: Turn): readonly Note[] {
  if (!laid) return [];
  const did = target === shooter ? 'elsewhere' : fate === 'blank' ? 'blank' : 'worked';
  const person = who(otherOf(shooter));
  const again = laid === 'misfire' && did === 'worked';
  return [line({ id: `revolver-${laid}-${did}`, args: again ? { person, shooter: who(shooter) } : { person } })];
}

function woundLines(state: State, { target, fate }: Turn): readonly Note[] {
  const { health } = playerAt(state, target);
  const person = who(target);
  if (fate === 'hit') return [line({ id: 'revolver-wound', args: { person, health } })];
  return fate === 'medkit' ? [line({ id: 'revolver-saved', args: { person, health } })] : [];
}

/** Where it leaves the two, unless it is over. */
function standing(state: State, { reloaded }: Turn): readonly Note[] {
  if (state.end) return [];
  const [a, b] = [playerAt(state, 0), playerAt(state, 1)];
  return [
    ...(reloaded ? [line({ id: 'revolver-reloaded', args: { round: state.round } })] : []),
    line({
      id: 'revolver-stands',
      args: { a: who(0), b: who(1), healthA: a.health, healthB: b.health, ...chamberArgs(left(state)) },
    }),
  ];
}
