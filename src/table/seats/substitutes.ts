/**
 * A *substitute*: the master puts somebody else on a seat, to the end or until a day. A computer player sits down at once; a
 * person is asked in the group and comes by a press. Pure.
 */
import type { Seat } from '../../kit/game.ts';
import { msg } from '../../messages/msg.ts';
import { hidesNames } from '../facts/anonymity.ts';
import { barred } from '../facts/barred.ts';
import { groupOnly } from '../facts/private.ts';
import { ownerOf, ownSeat, seatOf } from '../facts/sitting.ts';
import type { Act, By, Names } from '../model/act.ts';
import {
  type Millis,
  type Offer,
  type Outcome,
  type PersonId,
  type Place,
  type Refusal,
  type Reply,
  refuse,
  slots,
  type Table,
} from '../model/aggregate.ts';
import { settle } from '../round/course.ts';
import { filled, withdraw } from '../tell/offers.ts';
import { finished, note, noteSeat, setDesk, tellHome, type Work, workOn } from '../tell/work.ts';
import { bearerOf, change, tellChanged } from './cast.ts';

/** Who is to come: a computer player, whoever presses first, or this person; `nobody`: an offer is taken back. */
export type Successor = 'computer' | 'anyone' | 'nobody' | PersonId;

/** Who comes to which seat, and until when; null: to the end. */
export interface Substitution {
  readonly place: Place;
  readonly who: Successor;
  readonly until: Millis | null;
}

/** The seats that a place stands for: persons who are away, or one seat. */
export function seatsAt(table: Table, place: Place): readonly Seat[] {
  if (place !== 'away') return table.seats[place] ? [place] : [];
  return table.seats.flatMap(({ person, away }, seat) => (person !== null && away ? [seat] : []));
}

/** Why the master cannot have it so. Undefined: he can. */
export function hindrance(
  table: Table,
  now: Millis,
  place: Place,
  who: Successor,
  until: Millis | null,
): Refusal | undefined {
  if (who === 'nobody') return isOffered(table, place) ? undefined : refuse('desk-offer-over');
  const seats = seatsAt(table, place);
  if (seats.length === 0) return place === 'away' ? refuse('desk-none-away') : refuse('desk-no-such-seat');
  if (until !== null && until <= now) return refuse('desk-past');
  if (who === 'computer') {
    return seats.every((seat) => table.seats[seat]?.computer) ? refuse('desk-already-computer') : undefined;
  }
  if (who === 'anyone') return undefined;
  // Whoever is named together with a seat has a figure from then on.
  if (hidesNames(table)) return refuse('desk-sub-hidden');
  return isElsewhere(table, place, who) ? refuse('desk-already-seated') : undefined;
}

export function isOffered({ desk }: Table, place: Place): boolean {
  return desk.offers.some((x) => x.place === place);
}

/** He plays here, or another seat is his; his own he may come back to. */
function isElsewhere(table: Table, place: Place, person: PersonId): boolean {
  return seatOf(table, person) !== undefined || ![undefined, place].includes(ownSeat(table, person));
}

export function substitute(act: Act & Names, { place, who, until }: Substitution): Outcome<Reply> {
  const { game, table, by, now } = act;
  const no = groupOnly(table) ?? barred(table, by, ['running', 'paused']) ?? hindrance(table, now, place, who, until);
  if (no) return no;
  const work = workOn(table);
  if (who === 'nobody') {
    withdraw(work, place);
    if (place === 'away') note(work, by.person, 'log-withdrawn-away');
    else note(work, by.person, 'log-withdrawn', { number: place + 1 });
    return finished<Reply>(work, { said: msg('desk-withdrawn') });
  }
  if (who !== 'computer') {
    offer(work, by, { place, person: who === 'anyone' ? null : who, until });
    return finished<Reply>(work, { said: msg('desk-offered') });
  }
  withdraw(work, place);
  for (const seat of seatsAt(table, place)) put(work, act, seat, null, until);
  settle(work, game, now);
  return finished<Reply>(work, { said: msg('desk-computer-sits') });
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

/** @param place the seat of the button that was pressed; undefined: the first that is offered to this person */
export function takeSeat(act: Act & Names, place?: Place): Outcome<Reply> {
  const { game, table, by, now } = act;
  if (table.phase !== 'running' && table.phase !== 'paused') return refuse('desk-offer-over');
  if (seatOf(table, by.person) !== undefined) return refuse('table-already-in');
  const offers = table.desk.offers.filter((x) => place === undefined || x.place === place);
  const wish = offers.find((x) => x.person === by.person) ?? offers.find((x) => x.person === null);
  if (!wish) return offers.length > 0 ? refuse('desk-not-for-you') : refuse('desk-offer-over');
  const [seat] = seatsAt(table, wish.place);
  if (seat === undefined) return refuse('desk-none-away');
  if (wish.until !== null && wish.until <= now) return refuse('desk-past');
  if (isElsewhere(table, seat, by.person)) return refuse('desk-lender');
  const work = workOn(table);
  put(work, act, seat, by.person, wish.until);
  filled(work, seat);
  settle(work, game, now);
  return finished<Reply>(work, { said: msg('desk-taken') });
}

/** Until a day the seat is lent, by the same owner as before if it was already. */
function put(
  work: Work,
  { by, now, nameOf }: Act & Names,
  seat: Seat,
  person: PersonId | null,
  until: Millis | null,
): void {
  const sitter = work.table.seats[seat];
  if (!sitter) return;
  const [before, owner] = [bearerOf(work.table, seat, nameOf), ownerOf(sitter)];
  const since = sitter.lent?.since ?? work.table.commit;
  const lent = until === null || owner === person ? undefined : ({ owner, until, since, as: 'substitute' } as const);
  if (sitter.lent?.as === 'deputy') noteSeat(work, seat, msg('log-deputy-over', { seat: { seat } }));
  note(work, by.person, person === null ? 'log-sub-computer' : 'log-sub', { before, number: seat + 1 });
  change(work, now, seat, { person, lent });
  tellChanged(work, seat, before);
}
