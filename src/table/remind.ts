/** Reminders: the clock's, which a person's own habits thin out and put off, and the master's. Pure. */
import type { Seat } from '../kit/game.ts';
import type { Millis, OpenAsk, Outcome, PersonId, Table } from './aggregate.ts';
import { remindersOf } from './alarms.ts';
import { awaited, isReady, timed } from './asked.ts';
import { barred } from './barred.ts';
import { atTable, type Habits, usual, wakesAt } from './habits.ts';
import type { By } from './ports.ts';
import { hadEnough, MOST_REMINDERS, remindSeat } from './reminders.ts';
import type { Reply } from './service.ts';
import { finished, note, refuse, workOn } from './work.ts';

/** One of the clock's reminders; one that was put off is for a seat alone. */
export interface Which {
  readonly ask: number;
  readonly deadline: Millis;
  readonly last?: boolean | undefined;
  readonly seat?: Seat | undefined;
}

/** By the master to all who are not ready, by the clock to those who chose nothing yet. */
export function remind(
  table: Table,
  by: By | null,
  now: Millis,
  only?: Which,
  habits: ReadonlyMap<PersonId, Habits> = new Map(),
): Outcome<Reply> {
  const no = by && barred(table, by, ['running']);
  if (no) return no;
  const work = workOn(table);
  let count = 0;
  let enough = 0;
  for (const open of timed(table)) {
    if (only && (table.phase !== 'running' || !isMeant(open, only, now))) continue;
    if (open.closesAt <= now) continue; // closes this very moment
    for (const seat of awaited(table, open)) {
      const chose = open.forms.some((x) => x.seat === seat && x.touched);
      if (isReady(open, seat) || (only && (chose || (only.seat ?? seat) !== seat))) continue;
      const wishes = atTable(habits.get(table.seats[seat]?.person ?? 0) ?? usual, table.settings);
      if (only && !wants(wishes, only)) continue;
      if (hadEnough(work, open, seat, only)) {
        enough++;
        continue;
      }
      remindSeat(work, open, seat, wakesAt(wishes, now, table.settings.zone), only?.last);
      count++;
    }
  }
  // How many are reminded is how many have not answered.
  const isHidden =
    by !== null && table.settings.progress === 'nothing' && timed(table).some((x) => x.ask.mode === 'sealed');
  if (count === 0) {
    if (isHidden) return refuse('table-reminded-hidden');
    return enough > 0 ? refuse('table-reminded-enough', { count: MOST_REMINDERS }) : refuse('table-nobody-to-remind');
  }
  if (by) note(work, by.person, 'log-reminded');
  return finished<Reply>(work, {
    said: isHidden ? { id: 'table-reminded-hidden' } : { id: 'table-reminded', args: { count } },
  });
}

/**
 * A deadline that moved has reminders of its own. Where their hours were over by then, as after an outage at night, one that
 * was put off speaks for them: it is the only one that its person has not slept through.
 */
function isMeant(open: OpenAsk, { ask, deadline, seat }: Which, now: Millis): boolean {
  if (open.number !== ask) return false;
  if (open.deadline === deadline) return true;
  return seat !== undefined && open.deadline > deadline && remindersOf(open).every((at) => at <= now);
}

/** Whoever wants one reminder wants the last; a job that does not say which it is, is that one. */
function wants({ reminders }: Habits, { last = true }: Which): boolean {
  return reminders === 'both' || (reminders === 'last' && last);
}
