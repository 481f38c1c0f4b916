/**
 * Time in a month: it stands still while people act, so that every run says the same, and is moved in between, from alarm to alarm.
 * The process's own clock is held, the database's is not; each move brings the two together again.
 */
import { DateTime } from 'luxon';
import { vi } from 'vitest';
import type { Stage } from '../stage.ts';

export const zone = 'Europe/Moscow';
/** Day 1, a Monday. */
const monday = '2026-09-07';

/** @param time by the wall of the table's zone, '19:30' */
export const dayAt = (day: number, time: string): number =>
  DateTime.fromSQL(`${monday} ${time}`, { zone })
    .plus({ days: day - 1 })
    .toMillis();
export const wallTime = (at: number): string => DateTime.fromMillis(at, { zone }).toFormat('HH:mm');

const realNow = (): number => Math.round(performance.timeOrigin + performance.now());

export function holdClock(): void {
  vi.useFakeTimers({ toFake: ['Date'], now: realNow() });
}
export function releaseClock(): void {
  vi.useRealTimers();
}

/** The tables' clock shows exactly this. What has become due begins. */
export async function moveTo(stage: Stage, moment: number): Promise<void> {
  vi.setSystemTime(realNow());
  await stage.time.jump(Math.max(0, moment - stage.time.now()));
  // Ahead only where the step before took longer than the time that it leads to.
  vi.setSystemTime(Date.now() + moment - stage.time.now());
}

/** The next moment at which something happens by itself; undefined: nothing will. */
export async function nextAlarm(stage: Stage): Promise<number | undefined> {
  const [row] = await stage.rows(
    `SELECT round(extract(epoch FROM min(jobs.run_at)) * 1000 + coalesce((SELECT "ms" FROM "TimeShift"), 0))::float8 AS at
     FROM graphile_worker._private_jobs jobs JOIN graphile_worker._private_tasks tasks ON tasks.id = jobs.task_id
     WHERE tasks.identifier IN ('due', 'remind', 'giveback', 'idle', 'back')`,
  );
  const at = row?.['at'];
  return typeof at === 'number' ? at : undefined;
}

/** Until the bot has carried out and told all that is due. */
export async function rest(stage: Stage): Promise<void> {
  for (;;) {
    await stage.sandbox.quiet(20);
    const waiting = await stage.rows(
      `SELECT 1 FROM "Letter" WHERE "doneAt" IS NULL
       UNION ALL SELECT 1 FROM graphile_worker._private_jobs WHERE run_at <= now()`,
    );
    if (waiting.length === 0) return;
  }
}
