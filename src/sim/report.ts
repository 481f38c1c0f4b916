/** A tally in words or as JSON. Nothing in it depends on the machine or the hour, so that equal seeds give equal reports. */
import type { Task } from './run.ts';
import type { Cell, Tally } from './tally.ts';

export interface Report {
  readonly game: string;
  readonly players: number;
  readonly games: number;
  readonly seed: string;
  readonly preset: string;
  readonly silence: number;
  /** Percent of games. */
  readonly results: Readonly<Record<string, number>>;
  readonly commits: { readonly mean: number; readonly longest: number };
  /** By table and row: how often seen, then the means. */
  readonly tables: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, number>>>>>>;
  /** Offered in the games looked through, and taken in none. */
  readonly neverTaken: readonly string[];
}

export function reportOf(game: string, task: Task, tally: Tally): Report {
  const { games } = tally;
  return {
    game,
    ...task,
    results: mapped(sorted(tally.results), (count) => round((100 * count) / games)),
    commits: { mean: round(tally.commits / games), longest: tally.longest },
    tables: mapped(sorted(tally.tables), (rows) => mapped(sorted(rows), meansOf)),
    neverTaken: Object.entries(tally.choices)
      .filter(([, { offered, taken }]) => offered > 0 && taken === 0)
      .map(([name]) => name)
      .sort(),
  };
}

export function inWords(report: Report): string {
  const { game, players, games, preset, silence, seed } = report;
  const quiet = silence > 0 ? `, ${silence} % of answers not given` : '';
  return [
    `${game}: ${games} games of ${players}, ${preset}, seed ${seed}${quiet}`,
    ...Object.entries(report.results).map(([name, percent]) => `  ${name} ${percent} %`),
    `  commits: ${report.commits.mean} on average, ${report.commits.longest} at most`,
    ...Object.entries(report.tables).flatMap(([name, rows]) => ['', name, ...tableInWords(rows)]),
    '',
    report.neverTaken.length > 0 ? 'offered, and never taken' : 'everything that was offered was taken by somebody',
    ...report.neverTaken.map((name) => `  ${name}`),
  ].join('\n');
}

function tableInWords(rows: Readonly<Record<string, Readonly<Record<string, number>>>>): readonly string[] {
  const columns = [...new Set(Object.values(rows).flatMap((row) => Object.keys(row)))];
  const width = Math.max(...Object.keys(rows).map((name) => name.length));
  return [
    `  ${''.padEnd(width)}  ${columns.map((name) => name.padStart(9)).join('  ')}`,
    ...Object.entries(rows).map(
      ([name, row]) =>
        `  ${name.padEnd(width)}  ${columns.map((column) => String(row[column] ?? '').padStart(Math.max(9, column.length))).join('  ')}`,
    ),
  ];
}

function meansOf({ seen, sums }: Cell): Readonly<Record<string, number>> {
  return { seen, ...mapped(sums, (sum) => round(sum / seen)) };
}

function mapped<T, U>(record: Readonly<Record<string, T>>, change: (value: T) => U): Readonly<Record<string, U>> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));
}

/** By name, numbers in it by size, so that the order does not tell who counted first. */
function sorted<T>(record: Readonly<Record<string, T>>): Readonly<Record<string, T>> {
  const byName = new Intl.Collator('en', { numeric: true });
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => byName.compare(a, b)));
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
