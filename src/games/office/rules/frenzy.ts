/** Where a red 3 carries a zombie (rulings 17, 35, 36). */
import { type Cell, directions, distance, type Plan, stepTo } from '../data/plan.ts';
import { lineLength, type Sight, sees } from './sight.ts';

export interface Raging {
  readonly plan: Plan;
  readonly from: Cell;
  /** Where people stand. */
  readonly people: readonly Cell[];
  /** Where anybody stands. */
  readonly taken: ReadonlySet<Cell>;
  readonly sight: Sight;
}

/**
 * The cells to choose from; the own cell alone: he stands beside the nearest already, and stays. None: nobody is seen, or there
 * is no room, and the die is a plain 3.
 */
export function frenzyCells({ plan, from, people, taken, sight }: Raging): readonly Cell[] {
  const seen = people.filter((cell) => sees(plan, from, cell, sight));
  const nearest = leastOf(seen, (cell) => lineLength(from, cell));
  const places = nearest.flatMap((human) => leastOf(beside(plan, human, from, taken), (cell) => distance(from, cell)));
  return [...new Set(places)].sort((a, b) => a - b);
}

/** Free cells next to a person, with neither wall nor door between. */
function beside(plan: Plan, human: Cell, from: Cell, taken: ReadonlySet<Cell>): readonly Cell[] {
  return directions
    .map((direction) => stepTo(plan, human, direction, false))
    .filter((cell) => cell !== undefined)
    .filter((cell) => cell === from || !taken.has(cell));
}

/** Those of the smallest measure, ties together. */
export function leastOf<T>(many: readonly T[], measure: (one: T) => number): readonly T[] {
  const measures = many.map(measure);
  const least = Math.min(...measures);
  return many.filter((_, i) => measures[i] === least);
}
