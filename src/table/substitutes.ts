/**
 * Somebody else on a seat. A computer player sits down at once; a person is asked in the group and comes by a press. The seat
 * keeps what it had and what was chosen in it so far; who comes sees what the seat sees from then on. A seat on loan goes
 * back to who had it, by the job that its loan sets (alarms.ts).
 */
import type { AnyGame, Arg, Seat } from '../kit/game.ts';
import type { Millis, Offer, OpenAsk, Outcome, PersonId, Place, Refusal, Table } from './aggregate.ts';
import { slots } from './aggregate.ts';
import { hidesNames } from './anonymity.ts';
import { barred } from './barred.ts';
import { dismiss } from './deputy.ts';
import { setDesk } from './desk.ts';
import type { By } from './ports.ts';
import type { Reply } from './service.ts';
import { hurry, settle, timed } from './table.ts';
import {
  finished,
  note,
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

/** Who is to come: a computer player, whoever presses first, or this person. */
export type Successor = 'computer' | 'anyone' | PersonId;
/** Names as they are now, for what will be read when they are others. */
export type NameOf = (person: PersonId | null) => string;

/** The seats that a place stands for: persons who are away, or one seat. */
export function seatsAt(table: Table, place: Place): readonly Seat[] {
  if (place !== 'away') return table.seats[place] ? [place] : [];
  return table.seats.flatMap(({ person, away }, seat) => (person !== null && away ? [seat] : []));
}

/** Why this cannot be done, whoever asks. Undefined: it can. */
export function hindrance(table: Table, now: Millis, place: Place, who: Successor, until: Millis | null) {
  const seats = seatsAt(table, place);
  if (seats.length === 0) return place === 'away' ? refuse('desk-none-away') : refuse('desk-no-such-seat');
  if (until !== null && until <= now) return refuse('desk-past');
  if (who === 'computer') {
    return seats.every((seat) => table.seats[seat]?.computer) ? refuse('desk-already-computer') : undefined;
  }
  return who === 'anyone' ? undefined : unfit(table, place, who);
}

/** Who sits here, or is to come back to another seat, cannot take this one. */
function unfit({ seats, desk }: Table, place: Place, person: PersonId): Refusal | undefined {
  if (seats.some((x) => x.person === person || x.lent?.owner === person)) return refuse('desk-already-seated');
  return desk.loans.some((x) => x.person === person && x.seat !== place) ? refuse('desk-lender') : undefined;
}

export function substitute(
  game: AnyGame,
  table: Table,
  by: By,
  now: Millis,
  wish: { readonly place: Place; readonly who: Successor; readonly until: Millis | null },
  nameOf: NameOf,
): Outcome<Reply> {
  const { place, who, until } = wish;
  const no = barred(table, by, ['running', 'paused']) ?? hindrance(table, now, place, who, until);
  if (no) return no;
  const work = workOn(table);
  if (who !== 'computer') {
    offer(work, by, { place, person: who === 'anyone' ? null : who, until });
    return finished<Reply>(work, { said: { id: 'desk-offered' } });
  }
  withdraw(work, place);
  for (const seat of seatsAt(table, place)) {
    note(work, by.person, 'log-sub-computer', { before: holderOf(table, seat, nameOf), number: seat + 1 });
    change(work, seat, null, until, now, nameOf);
  }
  if (table.phase === 'running') settle(work, game, now);
  return finished<Reply>(work, { said: { id: 'desk-computer-sits' } });
}

/** A newer offer of the same place takes the older one's message. */
function offer(work: Work, by: By, wish: Offer): void {
  const { id, desk } = work.table;
  const offers = [...desk.offers.filter((x) => x.place !== wish.place), wish];
  setDesk(work, { offers });
  if (wish.place === 'away') note(work, by.person, 'log-offered-away');
  else note(work, by.person, 'log-offered', { number: wish.place + 1 });
  tellHome(work, { kind: 'offer', place: wish.place }, { slot: slots.offer(id, wish.place), fresh: true });
}

/** Nobody is waited for there any more; the message says so. */
function withdraw(work: Work, place: Place): void {
  const { id, desk } = work.table;
  if (!desk.offers.some((x) => x.place === place)) return;
  setDesk(work, { offers: desk.offers.filter((x) => x.place !== place) });
  tellHome(work, { kind: 'offer', place }, { slot: slots.offer(id, place), silent: true });
}

/** @param place the seat of the button that was pressed; undefined: the first that is offered to this person */
export function takeSeat(
  game: AnyGame,
  table: Table,
  by: By,
  now: Millis,
  place: Place | undefined,
  nameOf: NameOf,
): Outcome<Reply> {
  if (table.phase !== 'running' && table.phase !== 'paused') return refuse('desk-offer-over');
  if (seatOf(table, by.person) !== undefined || ownSeat(table, by.person) !== undefined) {
    return refuse('table-already-in');
  }
  const offers = table.desk.offers.filter((x) => place === undefined || x.place === place);
  const wish = offers.find((x) => x.person === by.person) ?? offers.find((x) => x.person === null);
  if (!wish) return offers.length > 0 ? refuse('desk-not-for-you') : refuse('desk-offer-over');
  const no = hindrance(table, now, wish.place, by.person, wish.until);
  if (no) return no;
  const [seat] = seatsAt(table, wish.place);
  if (seat === undefined) return refuse('desk-none-away');
  const work = workOn(table);
  note(work, by.person, 'log-sub', { before: holderOf(table, seat, nameOf), number: seat + 1 });
  change(work, seat, by.person, wish.until, now, nameOf);
  withdraw(work, seat);
  if (seatsAt(work.table, 'away').length === 0) withdraw(work, 'away');
  if (work.table.phase === 'running') settle(work, game, now);
  return finished<Reply>(work, { said: { id: 'table-joined', args: { name: table.name } } });
}

/** The loan is over. Whoever has found another seat at this table meanwhile keeps that one. */
export function giveBack(game: AnyGame, table: Table, now: Millis, seat: Seat, nameOf: NameOf): Outcome<null> {
  const loan = table.desk.loans.find((x) => x.seat === seat);
  if (!loan || loan.until > now || (table.phase !== 'running' && table.phase !== 'paused')) {
    return refuse('table-nothing-open');
  }
  const work = workOn(table);
  if (loan.person !== null && seatOf(table, loan.person) !== undefined) {
    setDesk(work, { loans: table.desk.loans.filter((x) => x !== loan) });
    return finished(work, null);
  }
  const name = hidesNames(table) ? { seat } : nameOf(loan.person);
  note(work, null, 'log-sub-back', { name, number: seat + 1 });
  change(work, seat, loan.person, null, now, nameOf);
  if (table.phase === 'running') settle(work, game, now);
  return finished(work, null);
}

/** Whose seat it is, as the group may know it; a deputy only plays it. */
function holderOf(table: Table, seat: Seat, nameOf: NameOf): Arg {
  const { person, lent } = table.seats[seat] ?? {};
  return hidesNames(table) ? { seat } : nameOf(lent?.owner ?? person ?? null);
}

/** One sitter goes, another comes. The caller settles afterwards. */
function change(
  work: Work,
  seat: Seat,
  person: PersonId | null,
  until: Millis | null,
  now: Millis,
  nameOf: NameOf,
): void {
  const holder = holderOf(work.table, seat, nameOf);
  dismiss(work, seat);
  const { table } = work;
  const before = table.seats[seat]?.person ?? null;
  const asked = table.asks.filter((x) => x.ask.seats.includes(seat));
  const zone = table.settings.zone;
  const number = seat + 1;
  const known = table.desk.loans.find((x) => x.seat === seat);
  const owner = known ? known.person : before;
  const isLent = until !== null && owner !== person;

  // Addressed before the change: who has lost the seat sees his forms closed.
  for (const open of asked) refreshForm(work, open.number, seat, { silent: true });
  const parting = isLent
    ? { id: 'desk-you-lent', args: { table: table.name, at: until, zone } }
    : { id: 'desk-you-gave', args: { table: table.name } };
  if (before !== person) tellSeat(work, seat, { kind: 'say', lines: [parting] });

  setSitter(work, seat, { person, computer: person === null, misses: 0, away: false });
  const others = work.table.desk.loans.filter((x) => x.seat !== seat);
  setDesk(work, { loans: isLent ? [...others, { seat, person: owner, until }] : others });
  for (const open of asked) handDown(work, open, seat);
  const gone = { before: holder, number };
  const told = isLent
    ? { id: 'desk-told-lent', args: { ...gone, seat: { seat }, at: until, zone } }
    : { id: 'desk-told-changed', args: { ...gone, seat: { seat } } };
  tellHome(work, { kind: 'say', lines: [told] }, { silent: true });
  welcome(work, seat, now);
  for (const open of asked) hurry(work, open.number, now);
  refreshStatus(work);
}

/** What was chosen stays; that it is final, only the new one can say. */
function handDown(work: Work, open: OpenAsk, seat: Seat): void {
  const form = open.forms.find((x) => x.seat === seat);
  if (form) setForm(work, open.number, { ...form, path: [], ready: false, stamp: form.stamp + 1 });
}

/** How it stands, and the forms that are open. */
function welcome(work: Work, seat: Seat, now: Millis): void {
  const { name, settings, seats, commit, phase } = work.table;
  if (seats[seat]?.person == null) return;
  const stands = timed(work.table).map(({ ask: { title }, deadline: at }) =>
    phase === 'paused'
      ? { id: 'desk-stands-paused', args: { title } }
      : { id: 'desk-stands', args: { title, at, zone: settings.zone, now } },
  );
  const lines = [{ id: 'desk-welcome', args: { table: name, number: seat + 1, count: commit } }, ...stands];
  tellSeat(work, seat, { kind: 'say', lines, open: true });
  for (const open of timed(work.table)) {
    if (open.ask.seats.includes(seat)) refreshForm(work, open.number, seat, { fresh: true });
  }
}
