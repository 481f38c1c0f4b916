/** The figure of the seat that looks, in its turn: what its buttons, its text and its computer player start from. */

import type { Cell } from './data/plan.ts';
import { walk } from './rules/deeds.ts';
import type { Reach } from './rules/reach.ts';
import type { Course } from './state.ts';
import type { View } from './view.ts';

export interface Mover {
  readonly view: View;
  readonly seat: number;
  readonly cell: Cell;
  readonly course: Course;
  readonly human: boolean;
  readonly reach: Reach;
}

export function moverOf(view: View): Mover | undefined {
  const player = view.seat === null ? undefined : view.players[view.seat];
  if (view.seat === null || !player?.course || player.cell === null) return undefined;
  const reach = walk(view, view.seat, view.tokens);
  const { cell, course, role } = player;
  return { view, seat: view.seat, cell, course, human: role === 'human', reach };
}

/** People walk as long as their turn lasts; zombies when they have thrown for it. */
export function hasPad({ human, course }: Mover): boolean {
  return human || course.steps > 0 || course.undo !== null;
}
