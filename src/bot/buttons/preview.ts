/**
 * What a dry run was about. The button that carries it out bears this mark, so that it does nothing any more once the game has
 * begun, somebody else sits at the seats that were named, or what it offers has been offered.
 */
import { createHmac } from 'node:crypto';
import type { Place, Table } from '../../table/model/aggregate.ts';
import { seatsAt } from '../../table/seats/substitutes.ts';

/** A slip in 36 bits does not happen to anybody. */
const length = 6;

/** Keyed with the table's secret seed: at an anonymous table it must not tell who sits there. */
export function markOf(table: Table, place?: Place): string {
  const seats = place === undefined ? [] : seatsAt(table, place);
  const sitting = seats.map((seat) => [seat, table.seats[seat]?.person, table.seats[seat]?.lent?.owner]);
  const offer = table.desk.offers.find((x) => x.place === place);
  return createHmac('sha256', table.seed)
    .update(JSON.stringify([`preview:${table.id}`, table.phase === 'lobby', sitting, offer]))
    .digest('base64url')
    .slice(0, length);
}

export function marked(value: string, table: Table, place?: Place): string {
  return `${value}.${markOf(table, place)}`;
}

/** What is to be done, and the mark of what was shown; buttons of old may have none. */
export function readMarked(value: string): { readonly what: string; readonly mark: string } {
  const [, what = value, mark = ''] = /^(.*)\.([\w-]{6})$/.exec(value) ?? [];
  return { what, mark };
}
