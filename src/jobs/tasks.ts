/** From jobs to what they ask for: payloads are checked, failures are told with their circumstances. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { JobHelpers, TaskList } from 'graphile-worker';
import type { Logger } from 'pino';
import type { z } from 'zod';
import type { DeliverPayload, DuePayload, GiveBackPayload, IdlePayload, RemindPayload } from '../table/facts/alarms.ts';
import type { Millis } from '../table/model/aggregate.ts';
import type { Time } from '../table/ports/ports.ts';
import { Unheard } from '../table/round/outage.ts';
import { TooOld } from '../table/round/renew.ts';
import { payloads } from './payloads.ts';

export interface Tasks {
  due(job: DuePayload): Promise<void>;
  remind(job: RemindPayload): Promise<void>;
  giveback(job: GiveBackPayload): Promise<void>;
  /** A table that nobody touches. */
  idle(job: IdlePayload): Promise<void>;
  /** Sends the chat's letters. Should end after the letter in hand once `signal` is aborted; the rest is seen to. */
  deliver(job: DeliverPayload, signal: AbortSignal): Promise<void>;
  /** Every hour, by one process. */
  prune(): Promise<void>;
}

export interface Circumstances {
  readonly tasks: Tasks;
  readonly time: Time;
  readonly logger: Logger;
  /** Aborted when the worker is to stop. */
  readonly stopping: AbortSignal;
}

export function taskList({ tasks, time, logger, stopping }: Circumstances): TaskList {
  return told(logger, {
    due: parsed(payloads.due, async (job) => {
      await ripen(job.at, time);
      await tasks.due(job);
    }),
    remind: parsed(payloads.remind, (job) => tasks.remind(job)),
    giveback: parsed(payloads.giveback, async (job) => {
      await ripen(job.at, time);
      await tasks.giveback(job);
    }),
    idle: parsed(payloads.idle, async (job) => {
      await ripen(job.at, time);
      await tasks.idle(job);
    }),
    deliver: parsed(payloads.deliver, async (job, helpers) => {
      await tasks.deliver(job, stopping);
      // Cut short, perhaps with letters left: whoever works next goes on.
      if (stopping.aborted) await again(job, helpers);
    }),
    prune: () => tasks.prune(),
  });
}

/** How far the database's clock, by which jobs start, may be ahead of ours, by which asks close. */
const SKEW_MS = 2_000;

/** A job that comes a moment early by our clock would find the ask not yet due, do nothing, and never come again. */
async function ripen(at: number, time: Time): Promise<void> {
  const early = at - time.now();
  if (early > SKEW_MS)
    throw new Error(`the job is ${early} ms early; do the clocks of this machine and the database agree?`);
  if (early > 0) await sleep(early);
}

function again(job: DeliverPayload, helpers: JobHelpers): Promise<unknown> {
  const { key } = helpers.job;
  const queueName = `chat:${job.chat}`;
  return helpers.addJob('deliver', job, { queueName, jobKey: key ?? `deliver:${job.chat}` });
}

type Task = (payload: unknown, helpers: JobHelpers) => Promise<void>;

function parsed<T>(schema: z.ZodType<T>, run: (job: T, helpers: JobHelpers) => Promise<void>): Task {
  return (payload, helpers) => run(schema.parse(payload), helpers);
}

/**
 * Short enough that nobody notices, and never twice the same: workers look at a steady beat, and with a steady pause this one would
 * be the first every time.
 */
const leftFor = (): Millis => 1_000 + Math.random() * 3_000;
const LEFT = ':left';

/**
 * Only a newer program can do it: soon once more, for whichever process is first then, and no attempt of the job is spent. Under a
 * key of its own: the job's key may belong to a newer job by now, whose time would be overwritten. That both come is harmless.
 */
async function leave(task: string, payload: unknown, { query, job: { key, priority } }: JobHelpers): Promise<void> {
  await query(
    `SELECT FROM graphile_worker.add_job($1, $2::json, run_at => now() + make_interval(secs => $3::float8 / 1000),
       job_key => $4, priority => $5)`,
    [task, JSON.stringify(payload), leftFor(), key && key.replace(LEFT, '') + LEFT, priority],
  );
}

/** A failure is thrown on, so that the job comes again: after 3 s, 7 s, 20 s and so on, for some days. */
function told(logger: Logger, tasks: Readonly<Record<string, Task>>): TaskList {
  return Object.fromEntries(
    Object.entries(tasks).map(([task, run]): [string, Task] => [
      task,
      async (payload, helpers) => {
        try {
          await run(payload, helpers);
        } catch (err) {
          if (err instanceof TooOld) return leave(task, payload, helpers);
          const { id: job, attempts, max_attempts: of } = helpers.job;
          if (err instanceof Unheard)
            logger.info({ task, job, payload, attempts }, `job ${task} is held: ${err.message}`);
          else logger.error({ err, task, job, payload, attempts, of }, `job ${task} failed`);
          throw err;
        }
      },
    ]),
  );
}
