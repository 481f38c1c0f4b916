/**
 * One runner of the queue, from its start until it is let go. It has a pool of its own, so that all it holds can be taken
 * from it, and it is never waited for without a limit, because graphile-worker 0.17.3 does not keep what it promises.
 *
 * That a job is done or has failed is noted in batches (`completeJobBatchDelay`, `failJobBatchDelay`). `batch()` in its
 * main.js is meant to try again what could not be noted, but throws on at the first failure; and what that failure set, the
 * back pressure, is never cleared, so that every batch after it, failed or not, counts one too many as done. After two
 * the count has passed zero, `release()` waits for it to become zero, for ever, and with it `stop()` and `promise`.
 *
 * Without batches (-1, its default) `completeJob()` in its worker.js is not awaited by anybody: a database that goes away in
 * that moment is an unhandled rejection, which ends the process; and at the end nobody waits until the last jobs are noted.
 * So batches it is, with a delay of nothing, and a runner that reports a failure to note is replaced: its jobs are freed and
 * may run twice, which they bear.
 */
import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseCronItems, run, type Task, type TaskList, type WorkerEvents } from 'graphile-worker';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { Millis } from '../table/model/aggregate.ts';
import { queueLogger } from './log.ts';
import { bearName, free } from './orphans.ts';
import { within } from './within.ts';

export interface RunnerOptions {
  /** Whatever the runner itself asks of the database: taking jobs, noting them as done, listening. */
  readonly openPool: (max: number) => pg.Pool;
  /** For what is asked after its end. */
  readonly pool: pg.Pool;
  /**
   * @param leaving aborted when the runner is to end
   * @param nudge lets the queue look for a job now
   */
  readonly tasks: (leaving: AbortSignal, nudge: () => void) => TaskList;
  readonly concurrency: number;
  /** Jobs that bear this flag are for other processes. */
  readonly leftBy: string;
  readonly logger: Logger;
  /** Called once when it ends, or is about to, without having been told to. */
  readonly onEnd: () => void;
}

export interface Runner {
  readonly hasEnded: () => boolean;
  /** All its hands are full. */
  readonly isFull: () => boolean;
  /** It takes no more jobs, finishes what can be finished soon, and leaves the rest to others. Takes a bounded time. */
  leave(): Promise<void>;
}

/** Jobs for a later time are looked for this often, so a deadline is kept to the second. */
const POLL_MS: Millis = 1_000;
/** Beside those that note what is done: one listens, one bears the name. */
const MORE_CONNECTIONS = 2;
const START_MS: Millis = 10_000;
/** What has been in hand for longer than the longest call to Telegram does not end soon. */
const YOUNG_MS: Millis = 35_000;
/** For those that are younger, and for the others: they may have waited for the database to note what they did. */
const FINISH_MS = { young: 5_000, old: 2_000 };
/** For noting what was finished. */
const NOTE_MS: Millis = 500;
const FREE_MS: Millis = 2_000;

const recurring = parseCronItems([
  { task: 'prune', match: '17 * * * *', options: { backfillPeriod: 0, maxAttempts: 1, jobKey: 'prune' } },
]);

/** @throws Error if it cannot be started, or not in time */
export async function startRunner({
  openPool,
  pool,
  tasks,
  concurrency,
  leftBy,
  logger,
  onEnd,
}: RunnerOptions): Promise<Runner> {
  const events: WorkerEvents = new EventEmitter();
  const [leaving, over] = [new AbortController(), new AbortController()];
  const own = forgiving(openPool(concurrency + MORE_CONNECTIONS));
  const clients = new Set<pg.PoolClient>();
  own.on('connect', (client) => clients.add(client));
  own.on('remove', (client) => clients.delete(client));
  /** Since when each job is in hand. */
  const inHand = new Set<{ readonly since: Millis }>();

  let name: string | undefined;
  let nudge = (): void => undefined;
  let hasEnded = false;
  events.on('pool:create', ({ workerPool }) => {
    name = workerPool.id;
    nudge = () => {
      if (leaving.signal.aborted || hasEnded) return;
      try {
        workerPool.nudge(1);
      } catch (err) {
        logger.debug({ err }, 'a runner that is ending cannot be asked to look'); // whoever comes after it will look
      }
    };
    void bearName(own, name, over.signal);
  });
  const end = () => {
    if (hasEnded) return;
    hasEnded = true;
    if (!leaving.signal.aborted) onEnd();
  };
  for (const sign of ['pool:fatalError', 'pool:gracefulShutdown', 'pool:release'] as const) events.on(sign, end);

  /** Takes away all that it has: it can neither take a job nor note one from then on. */
  async function dispossess(): Promise<void> {
    over.abort();
    void own.end().catch(() => undefined);
    for (const client of clients) void client.end().catch(() => undefined);
    if (name === undefined) return;
    // Otherwise the orphanage will see to it.
    await within(FREE_MS, 'the freeing of jobs', free(pool, [name])).catch(() => undefined);
  }

  const started = run({
    pgPool: own,
    logger: queueLogger(logger),
    events,
    concurrency,
    pollInterval: POLL_MS,
    forbiddenFlags: [leftBy],
    noHandleSignals: true, // main decides when it is over, and in which order
    parsedCronItems: recurring,
    taskList: counted(
      inHand,
      tasks(leaving.signal, () => nudge()),
    ),
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  });
  let queue: Awaited<typeof started>;
  try {
    queue = await within(START_MS, 'the start of a runner', started);
  } catch (error) {
    started.then((late) => late.stop()).catch(() => undefined);
    await dispossess();
    throw error;
  }
  const settled = queue.promise.then(
    () => undefined,
    (err) => {
      if (!leaving.signal.aborted) logger.warn({ err }, 'the queue has stopped');
    },
  );

  async function leave(): Promise<void> {
    leaving.abort();
    void queue.stop().catch(() => undefined); // it had stopped by itself
    const began = performance.now();
    const isWorthWaiting = () =>
      [...inHand].some(({ since }) => {
        const age = began - since < YOUNG_MS ? 'young' : 'old';
        return performance.now() - began < FINISH_MS[age];
      });
    while (isWorthWaiting()) await sleep(20);
    await Promise.race([settled, sleep(NOTE_MS)]);
    await dispossess();
  }

  return { hasEnded: () => hasEnded, isFull: () => inHand.size >= concurrency, leave };
}

/**
 * The runner's listener gives its connection back twice where that breaks while it is told to end, in a promise that nobody
 * waits for: the error that the pool throws then would end the process.
 */
function forgiving(pool: pg.Pool): pg.Pool {
  const connect = pool.connect.bind(pool);
  type Listener = Parameters<typeof connect>[0];
  return Object.assign(pool, {
    connect(listener?: Listener) {
      if (!listener) return connect();
      return connect((err, client, done) => {
        let isGivenBack = false;
        listener(err, client, (release) => {
          if (!isGivenBack) done(release);
          isGivenBack = true;
        });
      });
    },
  });
}

/** Counts the jobs in hand: the queue tells of them only while it is well. */
function counted(inHand: Set<{ readonly since: Millis }>, tasks: TaskList): TaskList {
  return Object.fromEntries(
    Object.entries(tasks).map(([name, run]): [string, Task] => [
      name,
      async (payload, helpers) => {
        const job = { since: performance.now() };
        inHand.add(job);
        try {
          await run?.(payload, helpers);
        } finally {
          inHand.delete(job);
        }
      },
    ]),
  );
}
