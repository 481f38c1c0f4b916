/** How a duel begins. */
import type { Dice, Seat } from '../../../kit/game.ts';
import { cards, copies, dealt } from '../data/cards.ts';
import type { Options, Player, State } from '../state.ts';
import { load } from './chamber.ts';
import { fullHealth } from './seats.ts';

export function seatsOf(): { readonly min: number; readonly max: number } {
  return { min: 2, max: 2 };
}

export function deal(options: Options, dice: Dice): { readonly state: State; readonly rolls: Rolls } {
  const deck = dice.shuffle(cards.flatMap((card) => Array.from({ length: copies }, () => card)));
  const hands = [deck.splice(0, dealt), deck.splice(0, dealt)]; // ruling 2
  const rolls = rollOff(dice);
  const state: State = {
    options,
    round: 1,
    shooter: firstOf(rolls),
    chamber: load(dice),
    deck,
    discard: [],
    players: hands.map((hand): Player => {
      return { health: fullHealth({ options }), hand, defence: null, medkit: 'last', missed: 0 };
    }),
    shots: [],
    end: null,
  };
  return { state, rolls };
}

export type Rolls = readonly (readonly [number, number])[];

/** A die each; equal ones are thrown again (ruling 3). */
function rollOff(dice: Dice): Rolls {
  const rolls: (readonly [number, number])[] = [];
  for (;;) {
    const roll = [dice.range(1, 6), dice.range(1, 6)] as const;
    rolls.push(roll);
    if (roll[0] !== roll[1]) return rolls;
  }
}

function firstOf(rolls: Rolls): Seat {
  const [a, b] = rolls.at(-1) ?? [0, 0];
  return a > b ? 0 : 1;
}
