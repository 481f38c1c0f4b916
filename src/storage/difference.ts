/** What differs between rows before and after. */
import { isDeepStrictEqual } from 'node:util';

export interface Difference<Row> {
  readonly added: readonly Row[];
  readonly changed: readonly { readonly row: Row; readonly columns: Partial<Row> }[];
  readonly gone: readonly Row[];
}

/** Rows of the same key are the same row. */
export function difference<Row extends object>(
  before: readonly Row[],
  after: readonly Row[],
  key: (row: Row) => string | number,
): Difference<Row> {
  const old = new Map(before.map((row) => [key(row), row]));
  const added: Row[] = [];
  const changed: { row: Row; columns: Partial<Row> }[] = [];
  for (const row of after) {
    const known = old.get(key(row));
    old.delete(key(row));
    if (!known) added.push(row);
    else {
      const columns = differing(known, row);
      if (Object.keys(columns).length > 0) changed.push({ row, columns });
    }
  }
  return { added, changed, gone: [...old.values()] };
}

/** The columns that differ, with their new values. */
export function differing<Row extends object>(before: Row, after: Row): Partial<Row> {
  const columns: Partial<Row> = {};
  // The keys of an object literal of a known type, made in rows.ts, are the keys of that type.
  for (const key of Object.keys(after) as (keyof Row)[]) {
    if (!isDeepStrictEqual(before[key], after[key])) columns[key] = after[key];
  }
  return columns;
}
