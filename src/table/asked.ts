/** What is asked at a table now, whom it waits for, and what a seat would answer if the ask closed. Pure. */
import type { AnyGame, Ask, Seat } from '../kit/game.ts';
import { type Complete, complete, type Draft, type Menu } from '../kit/menu.ts';
import type { OpenAsk, Table } from './aggregate.ts';

/** The seat's answer if the ask closed now. */
export function answerOf(game: AnyGame, table: Table, ask: Ask, seat: Seat, draft: Draft | null): Complete<unknown> {
  return answerIn(game.menu(game.view(table.state, seat), ask), ask, seat, draft);
}

/** The same, read through the seat's menu. A menu that leaves silence without an answer breaks the contract. */
export function answerIn(menu: Menu<unknown>, ask: Ask, seat: Seat, draft: Draft | null): Complete<unknown> {
  const answer = complete(menu, draft ?? undefined) ?? complete(menu);
  if (!answer) throw new Error(`${ask.key}: silence of seat ${seat} has no answer`);
  return answer;
}

/** Seats that the ask waits for: persons who are here. Computer players answer when it closes. */
export function awaited(table: Table, open: OpenAsk): readonly Seat[] {
  return open.ask.seats.filter((seat) => {
    const sitter = table.seats[seat];
    return sitter?.person != null && !sitter.away;
  });
}

/** Standing orders hang on no clock. */
export function timed(table: Table): readonly OpenAsk[] {
  return table.asks.filter((x) => x.ask.mode !== 'standing');
}

export function isReady(open: OpenAsk, seat: Seat): boolean {
  return open.forms.some((form) => form.seat === seat && form.ready);
}
