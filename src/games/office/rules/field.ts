/** How far every cell is from a quarry for a zombie, who may have to break something on the way. */
import { type Cell, cellCount, type Direction, directions, neighbour, type Plan, stepTo } from '../data/plan.ts';

export interface Field {
  readonly plan: Plan;
  /** Where the way may end. */
  readonly quarry: readonly Cell[];
  /** Cells where somebody else stands: no way leads through them. */
  readonly blocked: ReadonlySet<Cell>;
  /** What a wall or door to be broken counts, in steps. */
  readonly breaking: number;
}

/** A wall counts more than any way round it: first as few walls as possible, then as few steps (ruling 41). */
export const anyWayRound = 200;

/** Cost by cell; infinite where no way leads from. */
export function fieldOf({ plan, quarry, blocked, breaking }: Field): readonly number[] {
  const cost: number[] = Array(cellCount).fill(Number.POSITIVE_INFINITY);
  const byCost: Cell[][] = [[...quarry]];
  for (let now = 0; now < byCost.length; now++) {
    for (const cell of byCost[now] ?? []) {
      if (now >= costFrom(cost, cell)) continue;
      cost[cell] = now;
      for (const direction of directions) {
        const next = neighbour(cell, direction);
        if (next === undefined) continue;
        const then = now + edgeCost(plan, cell, direction, breaking);
        if (then >= costFrom(cost, next) || blocked.has(next)) continue;
        byCost[then] ??= [];
        byCost[then].push(next);
      }
    }
  }
  return cost;
}

/** No way leads anywhere from beyond the outer wall. */
export function costFrom(field: readonly number[], cell: Cell | undefined): number {
  return field[cell ?? -1] ?? Number.POSITIVE_INFINITY;
}

export function edgeCost(plan: Plan, cell: Cell, direction: Direction, breaking: number): number {
  return stepTo(plan, cell, direction, false) === undefined ? breaking + 1 : 1;
}
