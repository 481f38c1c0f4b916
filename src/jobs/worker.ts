/**
 * The worker: runs the jobs of deadlines, reminders and deliveries. Any number of processes may run one on the same
 * database; each job is done by one of them. New jobs are heard of by LISTEN, within milliseconds.
 */
import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseCronItems, run, runMigrations, type WorkerEvents } from 'graphile-worker';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { Time } from '../table/ports/ports.ts';
import { queueLogger } from './log.ts';
import { bearName, freeOrphans } from './orphans.ts';
import { type Tasks, taskList } from './tasks.ts';

export interface WorkerOptions {
  readonly pool: pg.Pool;
  readonly tasks: Tasks;
  readonly time: Time;
  readonly logger: Logger;
  /** How many jobs this process does at once. */
  readonly concurrency?: number;
}

export interface Worker {
  /** Takes no more jobs, and waits for those in hand. */
  stop(): Promise<void>;
}

/** The queue's tables, with which every change of a table needs to be able to write jobs. Safe with several processes. */
export async function prepareJobs(pool: pg.Pool, logger: Logger): Promise<void> {
  await runMigrations({ pgPool: pool, logger: queueLogger(logger) });
}

/** Jobs for a later time are looked for this often, so a deadline is kept to the second. */
const POLL_MS = 1_000;
const FREE_ORPHANS_MS = 5_000;
const RESTART_MS = 1_000;

const recurring = parseCronItems([
  { task: 'prune', match: '17 * * * *', options: { backfillPeriod: 0, maxAttempts: 1, jobKey: 'prune' } },
]);

export async function startWorker(options: WorkerOptions): Promise<Worker> {
  const { pool, logger } = options;
  await prepareJobs(pool, logger);
  const stopping = new AbortController();
  const orphans = keepFreeing(pool, logger);
  const ended = supervise(options, stopping.signal);
  return {
    async stop() {
      clearInterval(orphans);
      stopping.abort();
      await ended;
    },
  };
}

/** A worker that cannot reach the database gives up. It is replaced until somebody wants to stop. */
async function supervise(options: WorkerOptions, stopping: AbortSignal): Promise<void> {
  while (!stopping.aborted) {
    try {
      await work(options, stopping);
      if (!stopping.aborted) options.logger.warn('the worker ended by itself');
    } catch (err) {
      options.logger.error({ err }, 'the worker broke down');
    }
    if (!stopping.aborted) await sleep(RESTART_MS);
  }
}

/** Until it is time to stop and the work in hand is done. */
async function work(
  { pool, tasks, time, logger, concurrency = 8 }: WorkerOptions,
  stopping: AbortSignal,
): Promise<void> {
  const events: WorkerEvents = new EventEmitter();
  const over = new AbortController();
  events.on('pool:create', ({ workerPool }) => void bearName(pool, workerPool.id, over.signal));
  const runner = await run({
    pgPool: pool,
    logger: queueLogger(logger),
    events,
    concurrency,
    pollInterval: POLL_MS,
    noHandleSignals: true, // main decides when it is over, and in which order
    parsedCronItems: recurring,
    taskList: taskList({ tasks, time, logger, stopping }),
    // Without batches a worker neither waits at its end until the last jobs are noted as done, nor bears a failure to note
    // it. With a delay of nothing they cost nothing.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  });
  const stop = () => runner.stop().catch(() => undefined); // it had stopped by itself
  stopping.addEventListener('abort', stop, { once: true });
  try {
    if (stopping.aborted) await stop();
    await runner.promise;
  } finally {
    stopping.removeEventListener('abort', stop);
    over.abort();
  }
}

function keepFreeing(pool: pg.Pool, logger: Logger): NodeJS.Timeout {
  const free = () =>
    freeOrphans(pool).then(
      (count) => count > 0 && logger.warn({ workers: count }, 'took over the jobs of a process that died'),
      (err) => logger.warn({ err }, 'could not look for jobs of dead processes'),
    );
  void free();
  return setInterval(free, FREE_ORPHANS_MS);
}
