/** What is asked at a table now, and whom it waits for. Pure. */
import type { AnyGame, Ask, Seat } from '../../kit/game.ts';
import type { OpenAsk, Table, TimedOpen } from '../model/aggregate.ts';

/**
 * The question as the game puts it at this moment; undefined where it asks it no more. Whatever is offered, defaulted or played is
 * worked out from this: `open.ask` is how it was asked before the last commits.
 */
export function askedNow(game: AnyGame, { state }: Pick<Table, 'state'>, { ask: { key } }: OpenAsk): Ask | undefined {
  return game.asks(state).find((ask) => ask.key === key);
}

/** Seats that the ask waits for: persons who are here. Computer players answer when it closes. */
export function awaited(table: Table, open: OpenAsk): readonly Seat[] {
  return open.ask.seats.filter((seat) => {
    const sitter = table.seats[seat];
    return sitter?.person != null && !sitter.away;
  });
}

export function isTimed(open: OpenAsk): open is TimedOpen {
  return open.ask.mode !== 'standing';
}

/** Standing orders hang on no clock. */
export function timed({ asks }: Pick<Table, 'asks'>): readonly TimedOpen[] {
  return asks.filter(isTimed);
}

/** The asks that interrupt this one. */
export function interrupts(table: Pick<Table, 'asks'>, { ask: { key } }: OpenAsk): readonly TimedOpen[] {
  return timed(table).filter(({ ask }) => ask.within === key);
}

export function isReady(open: OpenAsk, seat: Seat): boolean {
  return open.forms.some((form) => form.seat === seat && form.ready);
}

/** In a sealed ask and on an open day people say that they are ready, and may take it back; elsewhere an answer is a move. */
export function waitsForReady({ ask: { mode } }: OpenAsk): boolean {
  return mode === 'sealed' || mode === 'live';
}
