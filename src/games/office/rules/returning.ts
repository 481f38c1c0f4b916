/** The way back for those who fell (rulings 23, 32, 33, 34). */
import type { Dice } from '../../../kit/game.ts';
import { redCell } from '../data/floor.ts';
import { allCells, type Cell, distance } from '../data/plan.ts';
import { wordings } from '../data/wordings.ts';
import type { State } from '../state.ts';
import { leastOf } from './frenzy.ts';
import { takenCells } from './people.ts';

/**
 * The turn of return: the next two turns that the figure would have had are missed. A zombie hit by a throw falls before its
 * move of this turn, so this one is the first of them; the axe, and the end of a person, come after it.
 */
export function returnTurn({ turn, phase }: Pick<State, 'turn' | 'phase'>): number {
  return turn + (phase === 'humans' ? 2 : 3);
}

/** In seat order, on the red cell or as near to it as there is room. */
export function returnDead(state: State, dice: Dice): void {
  for (const [seat, player] of state.players.entries()) {
    if (player.returns === null || player.returns > state.turn) continue;
    const cell = dice.pick(nearestFree(state));
    const again = player.risen;
    player.cell = cell;
    player.returns = null;
    player.risen = true;
    if (seat !== state.first) state.alone = false;
    state.events.push({ what: 'rose', seat, cell, again, whim: dice.int(wordings.rose) });
  }
}

export function nearestFree({ players }: Pick<State, 'players'>): readonly Cell[] {
  const taken = takenCells(players);
  return leastOf(
    allCells.filter((cell) => !taken.has(cell)),
    (cell) => distance(cell, redCell),
  );
}
