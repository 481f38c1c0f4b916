/** Reminders: the clock's, which a person's own habits thin out and put off, and the master's. Pure. */
import type { Seat } from '../../kit/game.ts';
import { msg } from '../../messages/msg.ts';
import { remindersOf } from '../facts/alarms.ts';
import { awaited, isReady, timed } from '../facts/asked.ts';
import { barred } from '../facts/barred.ts';
import { atTable, wakesAt } from '../facts/sleep.ts';
import type { Act, By, KnownHabits, Moment } from '../model/act.ts';
import { type Millis, type Outcome, type Reply, refuse, type TimedOpen } from '../model/aggregate.ts';
import { type Habits, usual } from '../model/habits.ts';
import { hadEnough, MOST_REMINDERS, remindedLately, remindSeat } from '../tell/reminders.ts';
import { finished, note, workOn } from '../tell/work.ts';

/** One of the clock's reminders, or one that was put off: that is for a seat alone. */
export interface Which {
  readonly ask: number;
  readonly deadline: Millis;
  /** Whether it is the clock's second; absent: it was put off, and is the master's. */
  readonly last?: boolean | undefined;
  readonly seat?: Seat | undefined;
}

/** By the master, to all who are not ready. */
export function remind(act: Act & KnownHabits): Outcome<Reply> {
  return barred(act.table, act.by, ['running']) ?? reminded(act, act.by);
}

/** By the clock, to those who chose nothing yet. */
export function remindDue(moment: Moment & KnownHabits, which: Which): Outcome<Reply> {
  return reminded(moment, null, which);
}

function reminded({ table, now, habits }: Moment & KnownHabits, by: By | null, only?: Which): Outcome<Reply> {
  const work = workOn(table);
  // The master's that was put off comes back as a job of the clock, and is his all the same.
  const last = only?.last;
  let count = 0;
  let enough = 0;
  let lately = 0;
  for (const open of timed(table)) {
    if (only && (table.phase !== 'running' || !isMeant(open, only, now))) continue;
    if (open.closesAt <= now) continue; // closes this very moment
    for (const seat of awaited(table, open)) {
      if (isReady(open, seat) || (only?.seat ?? seat) !== seat) continue;
      const wishes = atTable(habits.get(table.seats[seat]?.person ?? 0) ?? usual, table.settings);
      const chose = open.forms.some((x) => x.seat === seat && x.touched);
      if (last !== undefined && (chose || !wants(wishes, last))) continue;
      if (hadEnough(work, open, seat, only)) {
        enough++;
        continue;
      }
      if (by && remindedLately(work, open, seat, now)) {
        lately++;
        continue;
      }
      remindSeat(work, open, seat, { now, wakes: wakesAt(wishes, now, table.settings.zone), last });
      count++;
    }
  }
  // How many are reminded is how many have not answered: neither the reply nor the log says whether anybody was.
  const isHidden =
    by !== null && table.settings.progress === 'nothing' && timed(table).some((x) => x.ask.mode === 'sealed');
  if (count === 0 && !isHidden) {
    if (lately > 0) return refuse('table-reminded-lately');
    return enough > 0 ? refuse('table-reminded-enough', { count: MOST_REMINDERS }) : refuse('table-nobody-to-remind');
  }
  if (by) note(work, by.person, 'log-reminded');
  return finished<Reply>(work, {
    said: isHidden ? msg('table-reminded-hidden') : msg('table-reminded', { count }),
  });
}

/**
 * A deadline that moved has reminders of its own. Where their hours were over by then, as after an outage at night, one that
 * was put off speaks for them: it is the only one that its person has not slept through.
 */
function isMeant(open: TimedOpen, { ask, deadline, seat }: Which, now: Millis): boolean {
  if (open.number !== ask) return false;
  if (open.deadline === deadline) return true;
  return seat !== undefined && open.deadline > deadline && remindersOf(open).every((at) => at <= now);
}

/** Whoever wants one reminder wants the last. */
function wants({ reminders }: Habits, last: boolean): boolean {
  return reminders === 'both' || (reminders === 'last' && last);
}
