/** Where a section of wall may be placed (rulings 3, 4). */
import { greenCells, redCell } from '../data/floor.ts';
import {
  across,
  allCells,
  type Cell,
  cellCount,
  cellsOf,
  directions,
  edgeAt,
  neighbour,
  type Plan,
  placed,
  type Section,
  stepTo,
} from '../data/plan.ts';

const startCells: ReadonlySet<Cell> = new Set([redCell, ...greenCells]);

/** Whole on the board, and on no edge of a start cell, whatever else stands there. */
const places: readonly Pick<Section, 'cell' | 'side'>[] = (['right', 'below'] as const).flatMap((side) =>
  allCells
    .map((cell) => ({ cell, side }))
    .filter((place) => {
      const cells = cellsOf(place);
      const beyond = cells.map((cell) => neighbour(cell, across(place)));
      return cells.length === 3 && [...cells, ...beyond].every((cell) => cell !== undefined && !startCells.has(cell));
    }),
);

/** Nothing stands there, and afterwards people still come from every cell to every other. */
export function legalSections(plan: Plan, door: boolean): readonly Section[] {
  return places
    .filter((place) => cellsOf(place).every((cell) => edgeAt(plan, cell, across(place)) === 'open'))
    .map((place) => ({ ...place, door }))
    .filter((section) => isWhole(placed(plan, section)));
}

/** Ruling 4: no room is sealed, through gaps and doors one comes everywhere. Asked of every place, so it is quick. */
export function isWhole(plan: Plan): boolean {
  const visited = new Uint8Array(cellCount);
  const waiting: Cell[] = [0];
  visited[0] = 1;
  let count = 0;
  for (let cell = waiting.pop(); cell !== undefined; cell = waiting.pop()) {
    count++;
    for (const direction of directions) {
      const next = stepTo(plan, cell, direction, true);
      if (next === undefined || visited[next] === 1) continue;
      visited[next] = 1;
      waiting.push(next);
    }
  }
  return count === cellCount;
}
