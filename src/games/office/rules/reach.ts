/** How far somebody comes in so many steps, and by which way. No figure of any kind may be passed or shared (ruling 7). */
import { type Cell, directions, type Plan, stepTo } from '../data/plan.ts';

export interface Walker {
  readonly plan: Plan;
  readonly from: Cell;
  readonly steps: number;
  /** People pass doors, zombies do not (ruling 6). */
  readonly doors: boolean;
  /** Cells where somebody stands. */
  readonly blocked: ReadonlySet<Cell>;
  /** Cells that may be entered, but where the walk halts: a token is turned up there (ruling 13). */
  readonly halts?: ReadonlySet<Cell>;
}

/** Each cell in reach, the own one among them, with its distance and the cell before it on a shortest way. */
export type Reach = ReadonlyMap<Cell, { readonly steps: number; readonly before: Cell }>;

export function reachOf({ plan, from, steps, doors, blocked, halts }: Walker): Reach {
  const reached = new Map([[from, { steps: 0, before: from }]]);
  let front = [from];
  for (let step = 1; step <= steps && front.length > 0; step++) {
    const next: Cell[] = [];
    for (const cell of front) {
      for (const direction of directions) {
        const to = stepTo(plan, cell, direction, doors);
        if (to === undefined || reached.has(to) || blocked.has(to)) continue;
        reached.set(to, { steps: step, before: cell });
        if (!halts?.has(to)) next.push(to);
      }
    }
    front = next;
  }
  return reached;
}

/** The cells of a shortest way, the last one included; empty where the way leads nowhere. */
export function wayTo(reach: Reach, to: Cell): readonly Cell[] {
  const way: Cell[] = [];
  for (let cell = to; (reach.get(cell)?.steps ?? 0) > 0; cell = reach.get(cell)?.before ?? to) way.unshift(cell);
  return way;
}
