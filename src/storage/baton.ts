/**
 * The baton: of all processes on one database one carries it, and does what only one may do: Telegram hands a bot's updates to
 * a single poller. The others stand by, and the next of them takes it up within a second of its carrier's end.
 *
 * Whoever carries it keeps it. Were it handed to whoever came last, two processes under a supervisor would throw each other out for
 * ever, and so would a new version that dies again and again right after its start.
 *
 * It is an advisory lock, held by a connection of its own: it falls with its process, whatever ended that, and no clock is asked. The
 * server ends the connection of a carrier whom it has not heard for a while, for its machine may be gone or it may hang.
 * Whoever stands by tries again and again instead of waiting for the lock: a statement that waits for days would keep PostgreSQL
 * from clearing away any row that died meanwhile.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';
import type { Baton } from '../table/ports/ports.ts';
import { reason } from './fault.ts';

/** The kind of advisory lock; which baton it is, the second number says. */
const BATON = 7_356_112;
/** How often those who stand by try. */
const TRY_MS = 500;
/** How often the carrier is heard of. */
const BEAT_MS = 2_000;
/** Longer than a busy process is silent, shorter than people wait for an answer. */
const SILENCE_MS = 10_000;
const timeouts = { connectionTimeoutMillis: 5_000, query_timeout: 5_000 };

/** @param name processes of the same name on the same database share the baton */
export function createBaton(url: string, name: string, logger: Logger): Baton {
  return {
    async carry(work, stopping) {
      const ours = `baton ${randomUUID()}`;
      const tell = teller(logger);
      let task: Task | undefined;
      stopping.addEventListener('abort', () => task?.over.abort());
      const isDone = () => (task ? task.hasEnded : stopping.aborted);

      while (!isDone()) {
        const client = new pg.Client({ connectionString: url, application_name: ours, ...timeouts });
        client.on('error', () => undefined); // the next query tells
        try {
          await client.connect();
          await prepare(client, ours);
          while (!isDone()) {
            const isOurs = await grasp(client, name);
            tell(isOurs ? 'ours' : 'theirs');
            if (isOurs) task ??= stopping.aborted ? undefined : begin(work);
            else {
              task?.over.abort();
              await task?.ended;
              task = undefined;
            }
            await pause(isOurs ? BEAT_MS : TRY_MS, stopping, task);
          }
        } catch (error) {
          if (!isDone()) {
            // Nobody can take it up from a database that is away, so whoever carries it goes on.
            tell('out of reach', reason(error));
            await pause(TRY_MS, stopping, task);
          }
        } finally {
          await Promise.race([client.end().catch(() => undefined), sleep(1_000, undefined, { ref: false })]);
        }
      }
      await task?.ended;
    },
  };
}

interface Task {
  readonly over: AbortController;
  /** Rejects with whatever the work throws. */
  readonly ended: Promise<void>;
  hasEnded: boolean;
}

function begin(work: (over: AbortSignal) => Promise<void>): Task {
  const over = new AbortController();
  const ended = work(over.signal).finally(() => {
    task.hasEnded = true;
  });
  ended.catch(() => undefined); // heard of later
  const task: Task = { over, ended, hasEnded: false };
  return task;
}

type Sight = 'ours' | 'theirs' | 'out of reach';

/** Tells the log what has changed. */
function teller(logger: Logger): (sight: Sight, why?: string) => void {
  let before: Sight = 'ours';
  return (sight, why) => {
    if (sight === before) return;
    before = sight;
    if (sight === 'ours') logger.info('this process takes the updates now');
    else if (sight === 'theirs') logger.info('another process takes the updates; this one stands by');
    else logger.warn({ reason: why }, 'cannot see who takes the updates; going on as before');
  };
}

/** What is left of a connection of ours that broke is not somebody else: the server may not have noticed yet. */
async function prepare(client: pg.Client, ours: string): Promise<void> {
  await client.query(`SELECT set_config('idle_session_timeout', $1, false)`, [`${SILENCE_MS}`]);
  await client.query(
    `SELECT pg_terminate_backend(pid, 1000) FROM pg_stat_activity WHERE application_name = $1 AND pid <> pg_backend_pid()`,
    [ours],
  );
}

/** Whoever has the lock gets it once more, which is as good as a sign of life: all of it falls with the connection. */
async function grasp(client: pg.Client, name: string): Promise<boolean> {
  const { rows } = await client.query<{ ours: boolean }>('SELECT pg_try_advisory_lock($1, hashtext($2)) AS ours', [
    BATON,
    name,
  ]);
  return rows[0]?.ours === true;
}

/** Shorter where it is time to stop, or where the work has ended. */
async function pause(milliseconds: number, stopping: AbortSignal, task: Task | undefined): Promise<void> {
  const cut = new AbortController();
  const signal = stopping.aborted ? cut.signal : AbortSignal.any([stopping, cut.signal]);
  const waited = sleep(milliseconds, undefined, { signal }).catch(() => undefined);
  await Promise.race([waited, task ? task.ended.catch(() => undefined) : waited]);
  cut.abort();
}
