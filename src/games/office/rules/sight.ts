/** Who sees whom (ruling 19): walls and doors end sight, figures do not. */

import { type Cell, columnOf, type Direction, type Plan, rowOf, stepTo } from '../data/plan.ts';
import type { Options } from '../state.ts';

export type Sight = Options['sight'];

/** One sees one's own cell. */
export function sees(plan: Plan, from: Cell, to: Cell, sight: Sight): boolean {
  const straight = columnOf(from) === columnOf(to) || rowOf(from) === rowOf(to);
  return (straight || sight === 'any_line') && isLineOpen(plan, from, to);
}

/** How far away something seen is: the length of the line, squared, so that it stays a whole number (ruling 36). */
export function lineLength(a: Cell, b: Cell): number {
  return (columnOf(a) - columnOf(b)) ** 2 + (rowOf(a) - rowOf(b)) ** 2;
}

/**
 * Follows the line between the middles of two cells from edge to edge. Where it runs exactly through a corner, one way round
 * the corner has to be open (ruling 42).
 */
function isLineOpen(plan: Plan, from: Cell, to: Cell): boolean {
  const [dx, dy] = [columnOf(to) - columnOf(from), rowOf(to) - rowOf(from)];
  const [width, height] = [Math.abs(dx), Math.abs(dy)];
  const sideways: Direction = dx > 0 ? 'right' : 'left';
  const upright: Direction = dy > 0 ? 'down' : 'up';
  const step = (cell: Cell | undefined, direction: Direction) =>
    cell === undefined ? undefined : stepTo(plan, cell, direction, false);
  let cell: Cell | undefined = from;
  let [x, y] = [0, 0];
  while (cell !== undefined && cell !== to) {
    // The next upright edge is crossed at (2x + 1) / 2·width of the line, the next level one at (2y + 1) / 2·height.
    const sooner: number = (2 * x + 1) * height - (2 * y + 1) * width;
    if (sooner === 0) {
      cell = step(step(cell, sideways), upright) ?? step(step(cell, upright), sideways);
      x++;
      y++;
    } else if (sooner < 0) {
      cell = step(cell, sideways);
      x++;
    } else {
      cell = step(cell, upright);
      y++;
    }
  }
  return cell === to;
}
