/** A *deputy*: a player asks somebody to play for him until a day, and he says yes or no. Pure. */
import type { Seat } from '../../kit/game.ts';
import { msg } from '../../messages/msg.ts';
import { hidesNames } from '../facts/anonymity.ts';
import { untimely } from '../facts/barred.ts';
import { seatOf } from '../facts/sitting.ts';
import type { Act, Names } from '../model/act.ts';
import { type Millis, type Outcome, type PersonId, type Reply, refuse } from '../model/aggregate.ts';
import { settle } from '../round/course.ts';
import { filled, tellDeputy, unask } from '../tell/offers.ts';
import { finished, note, noteSeat, setSitter, tellHome, tellSeat, workOn } from '../tell/work.ts';
import { belongsHere, change } from './cast.ts';

/** Whom the owner asks, and until when. */
export interface Errand {
  readonly to: PersonId;
  readonly until: Millis;
}

/** The owner asks; whoever was asked before is asked no more. */
export function ask({ table, by, now, nameOf }: Act & Names, { to, until }: Errand): Outcome<Reply> {
  const no = untimely(table, ['running', 'paused']);
  if (no) return no;
  const seat = seatOf(table, by.person);
  if (seat === undefined) return refuse('deputy-no-seat');
  if (table.seats[seat]?.lent) return refuse('deputy-on-loan');
  if (to === by.person) return refuse('deputy-yourself');
  // At an anonymous table whether somebody plays there, and since when, is his own affair: he is asked, and cannot accept.
  if (!hidesNames(table) && belongsHere(table, to)) return refuse('desk-already-seated');
  if (until <= now) return refuse('deputy-example');
  const work = workOn(table);
  unask(work, seat);
  setSitter(work, seat, { offer: { to, until } });
  tellDeputy(work, seat, to, { owner: by.person, until }, true);
  return finished<Reply>(work, { said: msg('deputy-asked', { name: nameOf(to) }) });
}

export function withdraw({ table, by }: Act): Outcome<Reply> {
  const seat = seatOf(table, by.person);
  if (seat === undefined || !table.seats[seat]?.offer) return refuse('deputy-none');
  const work = workOn(table);
  unask(work, seat);
  return finished<Reply>(work, { said: msg('deputy-withdrawn') });
}

export function decline({ table, by, nameOf }: Act & Names, seat: Seat): Outcome<Reply> {
  if (table.seats[seat]?.offer?.to !== by.person) return refuse('deputy-offer-gone');
  const work = workOn(table);
  unask(work, seat);
  const lines = [msg('deputy-told-declined', { name: nameOf(by.person), table: table.name })];
  tellSeat(work, seat, { kind: 'say', lines }, { silent: true });
  return finished<Reply>(work, { said: msg('deputy-declined') });
}

/** From here on the deputy gets the forms and the digests, and his presses alone count. What he missed stands in his letter. */
export function accept({ game, table, by, now, nameOf }: Act & Names, seat: Seat): Outcome<Reply> {
  const no = untimely(table, ['running', 'paused']);
  if (no) return no;
  const { offer, person: owner } = table.seats[seat] ?? {};
  if (offer?.to !== by.person || owner == null || offer.until <= now) return refuse('deputy-offer-gone');
  if (belongsHere(table, by.person)) return refuse('table-already-in');
  const { until } = offer;
  const { zone } = table.settings;
  const work = workOn(table);
  setSitter(work, seat, { offer: undefined });
  change(work, now, seat, { person: by.person, lent: { owner, until, since: table.commit, as: 'deputy' } });
  filled(work, seat);
  const masked = hidesNames(table);
  const name = nameOf(by.person);
  if (masked) note(work, null, 'log-deputy-masked', { seat: { seat } });
  else noteSeat(work, seat, msg('log-deputy', { seat: { seat }, name }));
  const loan = { seat: { seat }, until, zone };
  const told = masked ? msg('deputy-told-group-masked', loan) : msg('deputy-told-group', { ...loan, name });
  tellHome(work, { kind: 'say', lines: [told] }, { silent: true });
  settle(work, game, now);
  return finished<Reply>(work, { said: msg('deputy-taken') });
}
