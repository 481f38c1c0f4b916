/**
 * Jobs of processes that died in the middle of them. The queue itself gives such jobs up after four hours, which is too
 * late for a deadline. So each runner keeps a connection that bears its name, and a job whose holder's name is on no
 * connection any more is free. (A time of last life in a table would have to be written all the time, and would have to
 * be generous to a busy process; a connection ends with its process.)
 *
 * When the database restarts, all names are gone for a moment. So a name must be missing for a while before its jobs are
 * free: two who deliver the letters of one chat side by side would send them twice.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Millis } from '../table/model/aggregate.ts';
import { PULSE } from './pulse.ts';

const RETRY_MS = 500;

/** Keeps the runner's name on a connection until `over`; on another one when it breaks. */
export async function bearName(pool: pg.Pool, runner: string, over: AbortSignal): Promise<void> {
  while (!over.aborted) {
    try {
      const client = await pool.connect();
      try {
        await client.query(`SELECT set_config('application_name', $1, false)`, [runner]);
        await untilBroken(client, over);
      } finally {
        client.release(true); // closed, not given back: the name goes with it
      }
    } catch {
      await sleep(RETRY_MS); // the supervisor will tell of a database that is not there
    }
  }
}

function untilBroken(client: pg.PoolClient, over: AbortSignal): Promise<void> {
  return new Promise((done) => {
    if (over.aborted) done();
    over.addEventListener('abort', () => done(), { once: true });
    client.once('end', () => done());
    client.once('error', () => done());
  });
}

/** How long a name must be missing. A runner that starts, and one whose connection broke, needs a moment to be seen. */
const GRACE_MS: Millis = 2_000;

export interface Orphanage {
  /**
   * To be called now and then.
   * @returns how many runners were found dead with jobs in their hands, and whether some may be
   */
  look(): Promise<{ readonly dead: number; readonly missing: boolean }>;
}

export function createOrphanage(pool: pg.Pool, now: () => Millis = () => performance.now()): Orphanage {
  /** Names that hold jobs and are on no connection, and since when they were seen so. */
  let missing: ReadonlyMap<string, Millis> = new Map();
  return {
    async look() {
      const before = missing;
      missing = new Map();
      const { rows } = await pool.query<{ runner: string; isReadOnly: boolean }>(
        `SELECT DISTINCT locked_by AS runner, current_setting('transaction_read_only') = 'on' AS "isReadOnly"
         FROM graphile_worker.jobs
         WHERE locked_by IS NOT NULL
           AND NOT EXISTS (SELECT FROM pg_stat_activity WHERE application_name = locked_by)`,
      );
      // Whoever could note nothing meanwhile gets the time for it, as after an absence, when the query above fails.
      if (rows.some(({ isReadOnly }) => isReadOnly)) return { dead: 0, missing: true };
      const at = now();
      missing = new Map(rows.map(({ runner }) => [runner, before.get(runner) ?? at]));
      const dead = [...missing].filter(([, since]) => at - since >= GRACE_MS).map(([runner]) => runner);
      await free(pool, dead);
      await bury(pool);
      return { dead: dead.length, missing: missing.size > dead.length };
    },
  };
}

/** Whoever bears one of these names does no more: its jobs are there for all. */
export async function free(pool: pg.Pool, runners: readonly string[]): Promise<void> {
  if (runners.length === 0) return;
  await pool.query('SELECT graphile_worker.force_unlock_workers($1)', [runners]);
  await pool.query(`SELECT pg_notify('jobs:insert', '{"count":${runners.length}}')`);
}

/**
 * What nobody will ever take again, in tables that graphile-worker calls private (see time.ts).
 *
 * A job whose key was taken over while it ran has no key and no try left: `add_job` does not want it to run again. Its
 * runner takes it away when it is done; one that was killed leaves it for ever. And of a process that was killed, the
 * next beat of its pulse and its name among the tasks stay.
 */
async function bury(pool: pg.Pool): Promise<void> {
  await pool.query(
    `DELETE FROM graphile_worker._private_jobs WHERE key IS NULL AND locked_at IS NULL AND attempts >= max_attempts`,
  );
  await pool.query(
    `WITH gone AS (
       DELETE FROM graphile_worker._private_jobs WHERE key LIKE $1 AND run_at < now() - interval '10 minutes'
       RETURNING key
     )
     DELETE FROM graphile_worker._private_tasks WHERE identifier IN (SELECT key FROM gone)`,
    [`${PULSE}%`],
  );
}
