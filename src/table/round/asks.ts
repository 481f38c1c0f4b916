/** The asks that lie before the seats are brought in line with what the game asks now. Pure. */

import type { AnyGame, Ask, Seat } from '../../kit/game.ts';
import { timed } from '../facts/asked.ts';
import { schedule } from '../facts/clocks.ts';
import { outcomeOf } from '../facts/outcome.ts';
import type { Millis, OpenAsk, SeatForm } from '../model/aggregate.ts';
import { withdrawAll } from '../tell/offers.ts';
import { closeStatus, refreshStatus } from '../tell/status.ts';
import { note, refreshForm, tellHome, type Work } from '../tell/work.ts';

/** Opens what is new, drops what is gone; ends the table when the game asks nothing more. */
export function reopen(work: Work, game: AnyGame, now: Millis): void {
  const before = work.table.asks;
  const wanted = game.asks(work.table.state);
  const asks: OpenAsk[] = [];
  const fresh: OpenAsk[] = [];
  for (const ask of wanted) {
    const known = before.find((x) => x.ask.key === ask.key);
    if (known) asks.push(asked(known, ask));
    else fresh.push(openAsk(work, ask, now));
  }
  work.table = { ...work.table, asks: [...asks, ...fresh] };
  for (const open of before) retire(work, open);
  for (const open of asks) greet(work, open, before.find((x) => x.number === open.number)?.forms ?? []);
  if (wanted.length === 0) {
    end(work, game);
    closeStatus(work, before);
    return;
  }
  showStatus(work, before, fresh);
  for (const open of fresh) greet(work, open, []);
}

/**
 * Of each chapter the group reads one status, below the story of the one before. What is asked within a chapter, and who has acted in
 * the open, is an edit of it; where the table keeps that to itself, even an edit to the same text would say that somebody has.
 */
function showStatus(work: Work, before: readonly OpenAsk[], fresh: readonly OpenAsk[]): void {
  const { asks, settings, statusCount } = work.table;
  if (statusCount === 0 || work.isChapterOver) {
    work.isChapterOver = false;
    closeStatus(work, before);
    work.table = { ...work.table, statusCount: statusCount + 1 };
    refreshStatus(work);
    return;
  }
  const isNews = asks.some(
    (open) => open.ask.mode === 'open' && open.acted !== before.find((x) => x.number === open.number)?.acted,
  );
  if (timed({ asks: fresh }).length > 0 || (isNews && settings.progress !== 'nothing')) refreshStatus(work);
}

/** Sends the form to seats that are newly asked, standing orders without a sound. */
function greet(work: Work, { number, ask }: OpenAsk, known: readonly SeatForm[]): void {
  for (const seat of ask.seats) {
    if (!known.some((x) => x.seat === seat)) refreshForm(work, number, seat, { silent: ask.mode === 'standing' });
  }
}

/** A seat no longer asked sees its form closed, unless its receipt says so already. */
function retire(work: Work, open: OpenAsk): void {
  const still = work.table.asks.find((x) => x.number === open.number);
  for (const { seat } of open.forms) {
    const filed = work.closed.some((x) => x.ask === open.number && x.seat === seat);
    if (!filed && !still?.ask.seats.includes(seat)) refreshForm(work, open.number, seat, { silent: true });
  }
}

function openAsk(work: Work, ask: Ask, now: Millis): OpenAsk {
  const number = work.table.askCount + 1;
  work.table = { ...work.table, askCount: number };
  const put = { number, askedAt: now, acted: [], forms: formsFor(ask, []) };
  if (ask.mode === 'standing') return { ...put, ask };
  const { settings, anchor } = work.table;
  const clock = settings.clocks[ask.clock];
  if (!clock) throw new Error(`${ask.key}: no clock named ${ask.clock}`);
  const due = schedule(settings, clock, now, anchor);
  // What interrupts a phase does not move the hour by which the table lives.
  if (ask.within === undefined) work.table = { ...work.table, anchor: due.anchor };
  return { ...put, ask, openedAt: now, deadline: due.deadline, closesAt: due.deadline };
}

/** The open ask as the game asks it now. */
export function asked(known: OpenAsk, ask: Ask): OpenAsk {
  const put = { ...known, acted: actedIn(known, ask), forms: formsFor(ask, known.forms) };
  if (ask.mode === 'standing') return { ...put, ask };
  if (!('deadline' in put)) throw new Error(`${ask.key}: what was a standing order has a clock now`);
  return { ...put, ask };
}

/** The same list where nobody has come or gone. */
function actedIn(known: OpenAsk, ask: Ask): readonly Seat[] {
  const acted = [...known.acted, ...known.ask.seats].filter((seat) => !ask.seats.includes(seat));
  return String(acted) === String(known.acted) ? known.acted : acted;
}

function formsFor(ask: Ask, known: readonly SeatForm[]): SeatForm[] {
  return ask.seats.map((seat) => known.find((x) => x.seat === seat) ?? blank(seat));
}

export function blank(seat: Seat): SeatForm {
  return { seat, draft: null, path: [], touched: false, ready: false, stamp: 0 };
}

function end(work: Work, game: AnyGame): void {
  withdrawAll(work);
  work.table = { ...work.table, phase: 'ended', asks: [], outcome: outcomeOf(game, work.table) };
  note(work, null, 'log-ended');
  tellHome(work, { kind: 'end' });
}
