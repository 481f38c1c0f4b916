/**
 * Sums over many games, as plain JSON: parts counted in different processes are merged into the same whole.
 *
 *   cell     how often a row was seen, and the sums of its values
 *   choice   an item of a menu by the ids that lead to it, numbers written as N: offered and taken how often
 */
import type { Observation } from '../kit/census.ts';

export interface Cell {
  seen: number;
  readonly sums: Record<string, number>;
}
export interface Tally {
  games: number;
  commits: number;
  longest: number;
  readonly results: Record<string, number>;
  readonly tables: Record<string, Record<string, Cell>>;
  /** Taken in all games; offered only in those that were looked through, since menus are large. */
  readonly choices: Record<string, { offered: number; taken: number }>;
}

export function emptyTally(): Tally {
  return { games: 0, commits: 0, longest: 0, results: {}, tables: {}, choices: {} };
}

export function observe(tally: Tally, { table, row, values }: Observation): void {
  const cell = cellOf(tally, table, row);
  cell.seen += 1;
  for (const [name, value] of Object.entries(values)) cell.sums[name] = (cell.sums[name] ?? 0) + value;
}

export function choiceOf(tally: Tally, choice: string): { offered: number; taken: number } {
  tally.choices[choice] ??= { offered: 0, taken: 0 };
  return tally.choices[choice];
}

function cellOf(tally: Tally, table: string, row: string): Cell {
  tally.tables[table] ??= {};
  tally.tables[table][row] ??= { seen: 0, sums: {} };
  return tally.tables[table][row];
}

export function merge(parts: readonly Tally[]): Tally {
  const whole = emptyTally();
  for (const part of parts) {
    whole.games += part.games;
    whole.commits += part.commits;
    whole.longest = Math.max(whole.longest, part.longest);
    for (const [name, count] of Object.entries(part.results)) whole.results[name] = (whole.results[name] ?? 0) + count;
    for (const [table, rows] of Object.entries(part.tables)) {
      for (const [row, cell] of Object.entries(rows)) {
        const sum = cellOf(whole, table, row);
        sum.seen += cell.seen;
        for (const [name, value] of Object.entries(cell.sums)) sum.sums[name] = (sum.sums[name] ?? 0) + value;
      }
    }
    for (const [name, { offered, taken }] of Object.entries(part.choices)) {
      const choice = choiceOf(whole, name);
      choice.offered += offered;
      choice.taken += taken;
    }
  }
  return whole;
}
