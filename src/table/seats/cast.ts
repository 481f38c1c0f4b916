/**
 * Who plays which seat. It has an *owner*; while it is lent, somebody else plays it for him, whom the master called (a
 * *substitute*) or the owner himself asked (a *deputy*). Whoever comes sits there as anybody does: presses and letters need no
 * second road. Every change of who plays goes through here. Pure.
 */
import type { Msg, Seat } from '../../kit/game.ts';
import { msg } from '../../messages/msg.ts';
import { figureOf, hidesNames } from '../facts/anonymity.ts';
import { timed } from '../facts/asked.ts';
import { untimely } from '../facts/barred.ts';
import { nameBearer, ownerOf, ownSeat, seatOf } from '../facts/sitting.ts';
import type { Act, Moment, NameOf, Names } from '../model/act.ts';
import {
  type Lent,
  type Letter,
  type Millis,
  type Outcome,
  type PersonId,
  type Reply,
  refuse,
  type Sitter,
  type Table,
} from '../model/aggregate.ts';
import { settle } from '../round/course.ts';
import { hurry } from '../round/early.ts';
import { filled, tellDeputy, unask } from '../tell/offers.ts';
import { refreshStatus } from '../tell/status.ts';
import {
  finished,
  note,
  noteSeat,
  refreshForm,
  setForm,
  setSitter,
  tellHome,
  tellPerson,
  tellSeat,
  type Work,
  workOn,
} from '../tell/work.ts';

/** Who plays there, in words that stay true: the name of today or, at an anonymous table, the figure. */
export function bearerOf(table: Table, seat: Seat, nameOf: NameOf): string | Msg {
  return hidesNames(table) ? figureOf(seat) : nameOf(nameBearer(table.seats[seat] ?? { person: null }));
}

/** A person who plays here or has lent his seat: nobody is to know the secrets of two seats. */
export function belongsHere(table: Table, person: PersonId): boolean {
  return seatOf(table, person) !== undefined || ownSeat(table, person) !== undefined;
}

/** @param person null: a computer player */
export type Next = Pick<Sitter, 'person' | 'lent'>;

/**
 * One goes, another comes. What was chosen stays; that it is final, only the new one can say. The caller tells the table, and
 * settles afterwards.
 * @param parting what an owner reads who has lost the seat
 */
export function change(work: Work, now: Millis, seat: Seat, next: Next, parting?: Msg): void {
  const before = work.table.seats[seat];
  if (!before) return;
  unask(work, seat);
  const asked = work.table.asks.filter((x) => x.ask.seats.includes(seat));
  // Addressed before the change: who has lost the seat sees his forms closed.
  for (const open of asked) refreshForm(work, open.number, seat, { silent: true });
  const after = { ...next, computer: next.person === null, misses: 0, away: false, offer: undefined };
  setSitter(work, seat, { ...after, lent: next.lent });
  part(work, before, after, parting ?? msg('desk-you-gave', { table: work.table.name }));
  tellLent(work, seat, before, after);
  welcome(work, seat, before, after, now);
  for (const { number, ask, forms } of asked) {
    const form = forms.find((x) => x.seat === seat);
    if (form) setForm(work, number, { ...form, path: [], ready: false, stamp: form.stamp + 1 });
    hurry(work, number, now);
    if (ask.mode !== 'standing') refreshForm(work, number, seat, { fresh: true });
  }
  refreshStatus(work);
}

/** Whoever only played it for somebody reads in the letter of his loan that this is over. */
function part(work: Work, before: Sitter, after: Sitter, parting: Msg): void {
  const loser = ownerOf(before);
  if (loser === after.person || loser === after.lent?.owner) return;
  tellPerson(work, loser, { kind: 'say', lines: [parting] });
}

function tellLent(work: Work, seat: Seat, before: Sitter, after: Sitter): void {
  const loan = after.lent ?? before.lent;
  if (!loan) return;
  const { owner, until } = loan;
  const whom = [before.lent && before.person, after.lent && after.person, before.lent?.owner, after.lent?.owner];
  for (const person of new Set(whom)) {
    const isNew = after.lent !== undefined && person === after.person;
    tellDeputy(work, seat, person, { owner, until, ...(isNew && { to: work.table.commit }) });
  }
}

/** How it stands, for who has come. What the seat learned without him he does not learn: he reads what everybody read. */
function welcome(work: Work, seat: Seat, before: Sitter, after: Sitter, now: Millis): void {
  const { name, settings, phase, commit: to } = work.table;
  if (after.lent) return;
  const isBack = before.lent !== undefined && before.lent.owner === after.person;
  const since = isBack ? before.lent.since : -1;
  const missed: Letter = { kind: 'catch-up', since, to };
  if (!isBack) {
    const stands = timed(work.table).map(({ ask: { title }, deadline: at }) =>
      phase === 'paused'
        ? msg('desk-stands-paused', { title })
        : msg('desk-stands', { title, at, zone: settings.zone, now }),
    );
    const mask = hidesNames(work.table) ? [msg('anonymous-you-are', { seat: { seat } })] : [];
    const lines = [msg('desk-welcome', { table: name, number: seat + 1 }), ...mask, ...stands];
    tellSeat(work, seat, { kind: 'say', lines, open: true });
  }
  if (to > since) tellSeat(work, seat, missed, { silent: true });
}

// ---- the end of a loan ----

/** By the owner or by who plays for him, whenever one of them likes. */
export function giveBack(act: Act & Names, seat: Seat): Outcome<Reply> {
  const { table, by } = act;
  const no = untimely(table, ['running', 'paused']);
  if (no) return no;
  const { lent, person } = table.seats[seat] ?? {};
  if (!lent) return refuse('deputy-none');
  if (by.person !== person && by.person !== lent.owner) return refuse('table-not-your-seat');
  const work = returned(act, seat, lent);
  if (by.person === lent.owner) filled(work, seat);
  return finished<Reply>(work, { said: msg('deputy-over') });
}

/** The time is over, unless the loan was ended or begun anew since. */
export function expire(
  moment: Moment & Names,
  { seat, at }: { readonly seat: Seat; readonly at: Millis },
): Outcome<null> {
  const { table, now } = moment;
  const lent = table.seats[seat]?.lent;
  if (lent?.until !== at || at > now || untimely(table, ['running', 'paused'])) return refuse('deputy-none');
  return finished(returned(moment, seat, lent), null);
}

function returned({ game, table, now, nameOf }: Moment & Names, seat: Seat, lent: Lent): Work {
  const work = workOn(table);
  const before = bearerOf(table, seat, nameOf);
  change(work, now, seat, { person: lent.owner });
  if (lent.as === 'deputy') {
    noteSeat(work, seat, msg('log-deputy-over', { seat: { seat } }));
    const lines = [msg('deputy-told-group-over', { seat: { seat } })];
    tellHome(work, { kind: 'say', lines }, { silent: true });
  } else {
    note(work, null, 'log-sub-back', { name: bearerOf(work.table, seat, nameOf), number: seat + 1 });
    if (hidesNames(table)) tellChanged(work, seat, before);
    else {
      const lines = [msg('desk-told-back', { number: seat + 1, seat: { seat } })];
      tellHome(work, { kind: 'say', lines }, { silent: true });
    }
  }
  settle(work, game, now);
  return work;
}

/** To everybody: who plays there now. At an anonymous table, that it is somebody else. */
export function tellChanged(work: Work, seat: Seat, before: string | Msg): void {
  const { seats, settings } = work.table;
  const until = seats[seat]?.lent?.until;
  const masked = hidesNames(work.table);
  const who = { number: seat + 1, seat: { seat } };
  const told = () => {
    if (until === undefined)
      return masked ? msg('desk-told-changed-masked', who) : msg('desk-told-changed', { ...who, before });
    const lent = { ...who, at: until, zone: settings.zone };
    return masked ? msg('desk-told-lent-masked', lent) : msg('desk-told-lent', { ...lent, before });
  };
  tellHome(work, { kind: 'say', lines: [told()] }, { silent: true });
}
