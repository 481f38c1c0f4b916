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
import type { Rests } from './rests.ts';

export interface Tasks {
  due(job: DuePayload): Promise<void>;
  remind(job: RemindPayload): Promise<void>;
  giveback(job: GiveBackPayload): Promise<void>;
  /** A table that nobody touches. */
  idle(job: IdlePayload): Promise<void>;
  /**
   * Sends the chat's letters. Should end after the letter in hand once `signal` is aborted; the rest is seen to.
   * @returns where the next letter must wait for the pace: for how long
   */
  deliver(job: DeliverPayload, signal: AbortSignal): Promise<Millis | undefined>;
  /** Every hour, by one process. */
  prune(): Promise<void>;
}

export interface Circumstances {
  readonly tasks: Tasks;
  readonly time: Time;
  readonly logger: Logger;
  /** Aborted when the runner is to end. */
  readonly leaving: AbortSignal;
  readonly rests: Rests;
}

/** How long one chat's letters may keep a place that others wait for. */
const TURN_MS: Millis = 20_000;

export function taskList({ tasks, time, logger, leaving, rests }: Circumstances): TaskList {
  const ripe = <J extends { readonly at: Millis }>(run: (job: J) => Promise<void>) => whenRipe(run, time, logger);
  return told(logger, {
    due: parsed(payloads.due, ripe(tasks.due)),
    remind: parsed(payloads.remind, (job) => tasks.remind(job)),
    giveback: parsed(payloads.giveback, ripe(tasks.giveback)),
    idle: parsed(payloads.idle, ripe(tasks.idle)),
    deliver: parsed(payloads.deliver, async (job, helpers) => {
      const turn = takeTurn(leaving);
      const wait = await tasks.deliver(job, turn.over).finally(turn.end);
      if (wait !== undefined) await rests.rest(job, helpers, wait);
      // Cut short, perhaps with letters left: whoever works next goes on.
      else if (turn.over.aborted) await again(job, helpers);
    }),
    prune: () => tasks.prune(),
  });
}

/** (Not by `AbortSignal.any`: a signal that lives as long as `leaving` would keep something of each job.) */
export function takeTurn(leaving: AbortSignal): { readonly over: AbortSignal; end(): void } {
  const turn = new AbortController();
  const cut = () => turn.abort();
  if (leaving.aborted) cut();
  leaving.addEventListener('abort', cut);
  const timer = setTimeout(cut, TURN_MS);
  return {
    over: turn.signal,
    end() {
      clearTimeout(timer);
      leaving.removeEventListener('abort', cut);
    },
  };
}

function again(job: DeliverPayload, { addJob, job: { key, priority } }: JobHelpers): Promise<unknown> {
  const queueName = `chat:${job.chat}`;
  return addJob('deliver', job, { queueName, jobKey: key ?? `deliver:${job.chat}`, priority });
}

/** Not worth a second turn. */
const NAP_MS: Millis = 250;
const EARLY = ':early';

/**
 * A job starts by the database's clock, an ask closes by ours. A job that comes early by ours would find the ask not yet due,
 * do nothing, and never come again; so it is set for its time, counted on the database's clock.
 *
 * Under a key of its own: the job's key may belong to a newer job by now, whose time would be overwritten. That both come
 * is harmless.
 */
function whenRipe<J extends { readonly at: Millis }>(
  run: (job: J) => Promise<void>,
  time: Time,
  logger: Logger,
): (job: J, helpers: JobHelpers) => Promise<void> {
  return async (payload, { query, job: { task_identifier: task, key, priority } }) => {
    const early = payload.at - time.now();
    if (early > NAP_MS) {
      logger.warn({ task, payload, early }, 'a job came early; do the clocks of this machine and the database agree?');
      await query(
        `SELECT FROM graphile_worker.add_job($1, $2::json, run_at => now() + make_interval(secs => $3::float8 / 1000),
           job_key => $4, priority => $5)`,
        [task, JSON.stringify(payload), early, key && key.replace(EARLY, '') + EARLY, priority],
      );
      return;
    }
    if (early > 0) await sleep(early);
    await run(payload);
  };
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
