/**
 * A *deputy* plays somebody's seat for a span: he is asked by its *owner*, accepts, and is the seat's person until the time is
 * over or one of the two ends it. Everything that asks who sits at a seat finds the deputy there, so that presses and
 * letters need no second road; only the seat's name stays the owner's. Pure.
 */

import type { Seat } from '../kit/game.ts';
import type { Millis, Outcome, PersonId, Refusal, Table } from './aggregate.ts';
import { slots } from './aggregate.ts';
import { hidesNames } from './anonymity.ts';
import type { By } from './ports.ts';
import type { Reply } from './service.ts';
import { hurry } from './table.ts';
import {
  finished,
  note,
  noteSeat,
  ownSeat,
  refreshForm,
  refreshStatus,
  refuse,
  seatOf,
  setForm,
  setSitter,
  tellHome,
  tellSeat,
  type Work,
  workOn,
} from './work.ts';

function barred(table: Table): Refusal | undefined {
  switch (table.phase) {
    case 'running':
    case 'paused':
      return undefined;
    case 'lobby':
      return refuse('table-not-begun');
    case 'frozen':
      return refuse('table-frozen');
    case 'ended':
    case 'cancelled':
      return refuse('table-over');
    default:
      return table.phase satisfies never;
  }
}

/** The owner asks; whoever was asked before is asked no more. */
export function ask(table: Table, by: By, now: Millis, to: PersonId, until: Millis, name: string): Outcome<Reply> {
  const no = barred(table);
  if (no) return no;
  const seat = seatOf(table, by.person);
  if (seat === undefined) return refuse('deputy-no-seat');
  if (table.seats[seat]?.lent) return refuse('deputy-not-your-own');
  if (isOnLoan(table, seat)) return refuse('deputy-on-loan');
  if (to === by.person) return refuse('deputy-yourself');
  if (belongsHere(table, to)) return refuse('deputy-sits-here', { name });
  if (until <= now) return refuse('error-span');
  const work = workOn(table);
  unask(work, seat);
  setSitter(work, seat, { offer: { to, until } });
  tellDeputy(work, seat, to, by.person, until, true);
  return finished<Reply>(work, { said: { id: 'deputy-asked', args: { name } } });
}

export function withdraw(table: Table, by: By): Outcome<Reply> {
  const seat = seatOf(table, by.person);
  if (seat === undefined || !table.seats[seat]?.offer) return refuse('deputy-none');
  const work = workOn(table);
  unask(work, seat);
  return finished<Reply>(work, { said: { id: 'deputy-withdrawn' } });
}

export function decline(table: Table, by: By, seat: Seat, name: string): Outcome<Reply> {
  if (table.seats[seat]?.offer?.to !== by.person) return refuse('deputy-offer-gone');
  const work = workOn(table);
  unask(work, seat);
  const lines = [{ id: 'deputy-told-declined', args: { name, table: table.name } }];
  tellSeat(work, seat, { kind: 'say', lines }, { silent: true });
  return finished<Reply>(work, { said: { id: 'deputy-declined' } });
}

/** From here on the deputy gets the forms and the digests, and his presses alone count. What he missed stands in his letter. */
export function take(table: Table, by: By, now: Millis, seat: Seat, name: string): Outcome<Reply> {
  const no = barred(table);
  if (no) return no;
  const sitter = table.seats[seat];
  const owner = sitter?.person;
  if (sitter?.offer?.to !== by.person || owner == null || sitter.offer.until <= now) return refuse('deputy-offer-gone');
  if (isOnLoan(table, seat)) return refuse('deputy-on-loan');
  if (belongsHere(table, by.person)) return refuse('deputy-sits-here', { name });
  const { until } = sitter.offer;
  const { zone } = table.settings;
  const work = workOn(table);
  tellDeputy(work, seat, owner, owner, until);
  const lent = { owner, until, since: table.commit };
  change(work, seat, now, () => {
    setSitter(work, seat, { person: by.person, lent, offer: undefined, misses: 0, away: false });
    tellDeputy(work, seat, by.person, owner, until);
  });
  const masked = hidesNames(table);
  if (masked) note(work, null, 'log-deputy-masked', { seat: { seat } });
  else noteSeat(work, seat, 'log-deputy', { name });
  const lines = masked
    ? [{ id: 'deputy-told-group-masked', args: { seat: { seat }, until, zone } }]
    : [{ id: 'deputy-told-group', args: { seat: { seat }, name, until, zone } }];
  tellHome(work, { kind: 'say', lines }, { silent: true });
  return finished<Reply>(work, { said: { id: 'deputy-taken' } });
}

/** By the owner or by the deputy, whenever one of them likes. */
export function giveBack(table: Table, by: By, now: Millis, seat: Seat): Outcome<Reply> {
  const sitter = table.seats[seat];
  if (table.phase === 'ended' || table.phase === 'cancelled') return refuse('table-over');
  if (!sitter?.lent) return refuse('deputy-none');
  if (by.person !== sitter.person && by.person !== sitter.lent.owner) return refuse('table-not-your-seat');
  return finished<Reply>(returned(table, now, seat), { said: { id: 'deputy-over' } });
}

/** The deputy's time is over, unless it was ended or begun anew since. */
export function expire(table: Table, now: Millis, seat: Seat, at: Millis): Outcome<null> {
  const lent = table.seats[seat]?.lent;
  if (lent?.until !== at || at > now) return refuse('deputy-none');
  return finished(returned(table, now, seat), null);
}

function returned(table: Table, now: Millis, seat: Seat): Work {
  const work = workOn(table);
  const { lent, person } = table.seats[seat] ?? {};
  if (!lent) return work;
  change(work, seat, now, () => {
    setSitter(work, seat, { person: lent.owner, lent: undefined, misses: 0, away: false });
    for (const whom of [person, lent.owner]) if (whom != null) tellDeputy(work, seat, whom, lent.owner, lent.until);
    // What the seat learned meanwhile it learned without him: he reads what everybody read.
    const missed = { kind: 'catch-up', since: lent.since, to: table.commit } as const;
    if (table.commit > lent.since) tellSeat(work, seat, missed, { silent: true });
  });
  noteSeat(work, seat, 'log-deputy-over');
  const lines = [{ id: 'deputy-told-group-over', args: { seat: { seat } } }];
  tellHome(work, { kind: 'say', lines }, { silent: true });
  return work;
}

/** The seat is about to go to somebody else: its deputy goes first, and nobody is asked to be one any more. */
export function dismiss(work: Work, seat: Seat): void {
  unask(work, seat);
  const { lent, person } = work.table.seats[seat] ?? {};
  if (!lent) return;
  const lines = [{ id: 'desk-you-gave', args: { table: work.table.name } }];
  tellSeat(work, seat, { kind: 'say', lines });
  for (const open of work.table.asks) {
    if (open.ask.seats.includes(seat)) refreshForm(work, open.number, seat, { silent: true });
  }
  setSitter(work, seat, { person: lent.owner, lent: undefined });
  for (const whom of [person, lent.owner]) if (whom != null) tellDeputy(work, seat, whom, lent.owner, lent.until);
  noteSeat(work, seat, 'log-deputy-over');
}

/** What is on loan itself has nobody who could lend it on. */
function isOnLoan({ desk }: Table, seat: Seat): boolean {
  return desk.loans.some((x) => x.seat === seat);
}

/** He sits here, has lent his seat, or comes back to one later: nobody is to know the secrets of two seats. */
function belongsHere(table: Table, person: PersonId): boolean {
  return (
    seatOf(table, person) !== undefined ||
    ownSeat(table, person) !== undefined ||
    table.desk.loans.some((x) => x.person === person)
  );
}

/** Another person at the seat: open forms go from one to the other, what is filled in stays, and is for him to confirm. */
function change(work: Work, seat: Seat, now: Millis, swap: () => void): void {
  const asked = work.table.asks.filter((x) => x.forms.some((form) => form.seat === seat));
  for (const open of asked) refreshForm(work, open.number, seat, { silent: true });
  swap();
  for (const open of asked) {
    const form = open.forms.find((x) => x.seat === seat);
    if (form) setForm(work, open.number, { ...form, path: [], ready: false, stamp: form.stamp + 1 });
    hurry(work, open.number, now);
    if (open.ask.mode !== 'standing') refreshForm(work, open.number, seat, { fresh: true });
  }
  refreshStatus(work);
}

function unask(work: Work, seat: Seat): void {
  const { offer, person } = work.table.seats[seat] ?? {};
  if (!offer || person == null) return;
  setSitter(work, seat, { offer: undefined });
  tellDeputy(work, seat, offer.to, person, offer.until);
}

/** One message for each of the two: it asks, then says what came of it, with the way out. */
function tellDeputy(work: Work, seat: Seat, to: PersonId, owner: PersonId, until: Millis, fresh = false): void {
  const slot = slots.deputy(work.table.id, seat);
  work.posts.push({ to: { person: to }, slot, letter: { kind: 'deputy', seat, owner, until }, silent: !fresh, fresh });
}
