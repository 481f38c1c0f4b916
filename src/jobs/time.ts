/** What time it is for the tables. */
import type pg from 'pg';
import type { Millis } from '../table/model/aggregate.ts';
import type { Time } from '../table/ports/ports.ts';

export function systemTime(): Time {
  return { now: () => Date.now() };
}

/** Runs ahead of the system's time by as much as it was moved. */
export interface DrivenTime extends Time {
  /** Moves the tables' time forward. What has become due begins at once. */
  jump(by: Millis): Promise<void>;
}

/**
 * A clock for tests and the sandbox, where a night should not take a night. How far it is ahead stands in the database:
 * after a restart the tables' deadlines are still in the future that they were made for. One process drives.
 */
export async function drivenTime(pool: pg.Pool): Promise<DrivenTime> {
  const { rows } = await pool.query<{ ms: string }>('SELECT "ms" FROM "TimeShift"');
  let ahead: Millis = Number(rows[0]?.ms ?? 0);
  return {
    now: () => Date.now() + ahead,
    async jump(by) {
      if (!(by >= 0)) throw new RangeError(`time cannot be moved by ${by} ms`);
      const before = ahead;
      const client = await pool.connect();
      try {
        await client.query('BEGIN');
        await client.query(
          `INSERT INTO "TimeShift" ("id", "ms") VALUES (1, $1)
           ON CONFLICT ("id") DO UPDATE SET "ms" = "TimeShift"."ms" + EXCLUDED."ms"`,
          [Math.round(by)],
        );
        await bringForward(client, Math.round(by));
        ahead = before + Math.round(by); // before the commit: a job that begins with it must find the new time
        await client.query('COMMIT');
      } catch (error) {
        ahead = before;
        await client.query('ROLLBACK').catch(() => undefined);
        throw error;
      } finally {
        client.release();
      }
    },
  };
}

/**
 * Writes to a table that graphile-worker calls private. Its own `reschedule_jobs` sets one moment for all the jobs named,
 * and would take a statement for each; there is none that shifts. Deliveries are not shifted: Telegram's time is not ours.
 * The version of graphile-worker is pinned, and test/jobs/time.test.ts tells if a newer one arranges its tables otherwise.
 */
async function bringForward(client: pg.ClientBase, by: Millis): Promise<void> {
  const { rowCount } = await client.query(
    `UPDATE graphile_worker._private_jobs AS jobs SET run_at = run_at - make_interval(secs => $1::float8 / 1000)
     FROM graphile_worker._private_tasks AS tasks
     WHERE tasks.id = jobs.task_id AND tasks.identifier IN ('due', 'remind', 'giveback', 'idle') AND jobs.locked_at IS NULL`,
    [by],
  );
  // Workers look by themselves only once a second.
  if (rowCount) await client.query(`SELECT pg_notify('jobs:insert', $1)`, [JSON.stringify({ count: rowCount })]);
}
