/** What can be hit from where (ruling 11). */
import { type Cell, directions, type Plan, stepTo } from '../data/plan.ts';

/** The first figure in each straight line and how far it stands; walls, doors and figures end a line. */
export function firstInLine(
  plan: Plan,
  from: Cell,
  range: number,
  figures: ReadonlySet<Cell>,
): readonly { readonly cell: Cell; readonly distance: number }[] {
  return directions.flatMap((direction) => {
    let cell: Cell | undefined = from;
    for (let distance = 1; distance <= range; distance++) {
      cell = stepTo(plan, cell, direction, false);
      if (cell === undefined) return [];
      if (figures.has(cell)) return [{ cell, distance }];
    }
    return [];
  });
}
