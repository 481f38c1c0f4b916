/** What is asked at a table now, and whom it waits for. Pure. */
import type { Seat } from '../../kit/game.ts';
import type { OpenAsk, Table } from '../model/aggregate.ts';

/** Seats that the ask waits for: persons who are here. Computer players answer when it closes. */
export function awaited(table: Table, open: OpenAsk): readonly Seat[] {
  return open.ask.seats.filter((seat) => {
    const sitter = table.seats[seat];
    return sitter?.person != null && !sitter.away;
  });
}

/** Standing orders hang on no clock. */
export function timed(table: Pick<Table, 'asks'>): readonly OpenAsk[] {
  return table.asks.filter((x) => x.ask.mode !== 'standing');
}

export function isReady(open: OpenAsk, seat: Seat): boolean {
  return open.forms.some((form) => form.seat === seat && form.ready);
}
