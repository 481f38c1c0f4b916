/**
 * Jobs of processes that died in the middle of them. The queue itself gives such jobs up after four hours, which is too
 * late for a deadline. So each worker keeps a connection that bears its name, and a job whose holder's name is on no
 * connection any more is free. (A time of last life in a table would have to be written all the time, and would have to
 * be generous to a busy process; a connection ends with its process.)
 *
 * If only that connection broke, a job may run twice for once: jobs are made to bear it.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';

const RETRY_MS = 500;

/** Keeps the worker's name on a connection until `over`; on another one when it breaks. */
export async function bearName(pool: pg.Pool, worker: string, over: AbortSignal): Promise<void> {
  while (!over.aborted) {
    try {
      const client = await pool.connect();
      try {
        await client.query(`SELECT set_config('application_name', $1, false)`, [worker]);
        await untilBroken(client, over);
      } finally {
        client.release(true); // closed, not given back: the name goes with it
      }
    } catch {
      await sleep(RETRY_MS); // the worker itself will tell of a database that is not there
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

/** A worker that starts needs a moment until its name is to be seen. */
const GRACE = '3 seconds';

/** @returns how many workers were found dead with jobs in their hands */
export async function freeOrphans(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ worker: string }>(
    `SELECT DISTINCT locked_by AS worker FROM graphile_worker.jobs
     WHERE locked_at < now() - $1::interval
       AND NOT EXISTS (SELECT FROM pg_stat_activity WHERE application_name = locked_by)`,
    [GRACE],
  );
  if (rows.length === 0) return 0;
  await pool.query('SELECT graphile_worker.force_unlock_workers($1)', [rows.map((row) => row.worker)]);
  await pool.query(`SELECT pg_notify('jobs:insert', '{"count":${rows.length}}')`);
  return rows.length;
}
