/**
 * The pulse of one process's worker: a job of its own in the queue, set anew each time it is done. That the last beat is
 * gone from the queue proves all that a worker has to do: it asked for jobs, took this one, ran it and noted it as done.
 * No promise of the queue's is believed instead, since it breaks them (see runner.ts).
 *
 * The task bears the process's name, so no other process can beat in its place. The setting of the next beat is a
 * writing, so it tells of the database too: whether it answers, and whether it takes anything.
 */
import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import type { Millis } from '../table/model/aggregate.ts';
import { within } from './within.ts';

/** Keys and tasks that begin so are no work. */
export const PULSE = 'pulse:';

/** What was seen in one look. */
export type Look =
  /** The database does not answer, or takes nothing; why, in a few words. */
  | { readonly database: 'away' | 'read-only'; readonly why: string }
  /** `done`: a beat was done since the last look. `late`: the next one should have been. Neither: it is not due yet. */
  | { readonly database: 'well'; readonly beat: 'done' | 'coming' | 'late' };

export interface Pulse {
  /** The task, and its job's key. */
  readonly name: string;
  task(): Promise<void>;
  look(): Promise<Look>;
  /** Takes it out of the queue. */
  end(): Promise<void>;
}

/** From one beat to the next. */
const BEAT = '2 seconds';
/** Jobs for a later time are looked for once a second. */
const LATE = '1500 milliseconds';
/** A database that takes longer is away for all that can be done with it. */
const PATIENCE_MS: Millis = 5_000;
/** Before all other jobs: only whoever has no hand free at all is late. */
const PRIORITY = -100;
const READ_ONLY = '25006';

export function createPulse(pool: pg.Pool): Pulse {
  const name = `${PULSE}${randomBytes(6).toString('hex')}`;
  let beaten = false;
  const set = async () => {
    // `unsafe_dedupe`: a beat that is there stays as it is, also in somebody's hand; its revision tells that it was there.
    const { rows } = await pool.query<{ isNew: boolean; isLate: boolean }>({
      text: `SELECT revision = 0 AS "isNew", run_at < now() - interval '${LATE}' AS "isLate"
             FROM graphile_worker.add_job($1, job_key => $1, job_key_mode => 'unsafe_dedupe',
               run_at => now() + interval '${BEAT}', priority => ${PRIORITY})`,
      values: [name],
    });
    return rows[0] ?? { isNew: false, isLate: false };
  };
  return {
    name,
    async task() {
      beaten = true;
    },
    async look() {
      try {
        const { isNew, isLate } = await within(PATIENCE_MS, 'an answer of PostgreSQL', set());
        const isDone = isNew && beaten;
        if (isNew) beaten = false;
        return { database: 'well', beat: isDone ? 'done' : isLate ? 'late' : 'coming' };
      } catch (error) {
        const isReadOnly = error instanceof Error && 'code' in error && error.code === READ_ONLY;
        return {
          database: isReadOnly ? 'read-only' : 'away',
          why: error instanceof Error ? error.message : `${error}`,
        };
      }
    },
    async end() {
      await pool.query('DELETE FROM graphile_worker._private_jobs WHERE key = $1', [name]);
      await pool.query('DELETE FROM graphile_worker._private_tasks WHERE identifier = $1', [name]);
    },
  };
}
