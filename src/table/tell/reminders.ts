/**
 * How often a person is reminded of one question: at half time, before the deadline, and once more if it was moved or the master
 * asks for it. A longer deadline brings another last call and never more than that in all. Pure.
 */

import type { Seat } from '../../kit/game.ts';
import { remindersOf } from '../facts/alarms.ts';
import type { Millis, Reminded, TimedOpen } from '../model/aggregate.ts';
import { setDesk, tellSeat, type Work } from './work.ts';

/** Of one question to one person, however often it is extended and whoever asks for them. */
export const MOST_REMINDERS = 3;

/** So long the master's reminder leaves a person alone whom anything has just reminded of the same question. */
const RESPITE = 1_800_000;

/** One of the clock's two; `last` is absent where the master's was put off. */
export interface Call {
  readonly last?: boolean | undefined;
}

/**
 * Whether one more would be too many. The clock's first is for who has had none; its last comes once for one deadline, however
 * often its job runs. @param call undefined: the master's
 */
export function hadEnough(work: Work, open: TimedOpen, seat: Seat, call: Call | undefined): boolean {
  const known = knownOf(work, open, seat);
  if (!known) return false;
  if (known.count >= MOST_REMINDERS) return true;
  return call?.last === false || (call?.last === true && known.called === open.deadline);
}

/** Whether the master would only repeat what was said a moment ago, as when he presses twice. */
export function remindedLately(work: Work, open: TimedOpen, seat: Seat, now: Millis): boolean {
  const known = knownOf(work, open, seat);
  return known !== undefined && now - known.at < RESPITE;
}

/**
 * Nobody is woken: it waits until the end of his quiet hours, and where that is too late it comes without a sound. Of two that
 * would come in one night or when it ends, the last is enough.
 */
export function remindSeat(
  work: Work,
  open: TimedOpen,
  seat: Seat,
  { now, wakes, last }: { readonly now: Millis; readonly wakes: Millis | null; readonly last: boolean | undefined },
): void {
  const { number: ask, deadline, closesAt } = open;
  if (wakes !== null && last === false && remindersOf(open).every((at) => at <= wakes)) return;
  if (wakes !== null && wakes < closesAt) {
    work.putOff.push({ ask, seat, deadline, at: wakes, ...(last !== undefined && { last }) });
    return;
  }
  tellSeat(work, seat, { kind: 'reminder', ask, seat }, wakes === null ? {} : { silent: true });
  count(work, open, seat, now, last === true);
}

function knownOf({ table }: Work, { number }: TimedOpen, seat: Seat): Reminded | undefined {
  const person = table.seats[seat]?.person;
  return table.desk.reminded?.find((x) => x.ask === number && x.person === person);
}

/** By person, not by seat: whoever takes it over has not been reminded yet. */
function count(work: Work, open: TimedOpen, seat: Seat, at: Millis, isLast: boolean): void {
  const person = work.table.seats[seat]?.person;
  if (person == null) return;
  const known = knownOf(work, open, seat);
  const now: Reminded = {
    ask: open.number,
    person,
    count: (known?.count ?? 0) + 1,
    called: isLast ? open.deadline : (known?.called ?? null),
    at,
  };
  const others = (work.table.desk.reminded ?? []).filter(
    (x) => x !== known && work.table.asks.some(({ number }) => number === x.ask),
  );
  setDesk(work, { reminded: [...others, now] });
}
