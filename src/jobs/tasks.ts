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
  /** What this process marks jobs with that it leaves to others; it is not given those. */
  readonly leftBy: string;
  readonly rests: Rests;
}

/** How long one chat's letters may keep a place that others wait for. */
const TURN_MS: Millis = 20_000;

export function taskList({ tasks, time, logger, leaving, leftBy, rests }: Circumstances): TaskList {
  const ripe = <J extends { readonly at: Millis }>(run: (job: J) => Promise<void>) => whenRipe(run, time, logger);
  return told(
    { logger, leftBy },
    {
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
    },
  );
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
  return addJob('deliver', job, { queueName: queueOf(job), jobKey: key ?? `deliver:${job.chat}`, priority });
}

/** One chat has one deliverer at a time. */
function queueOf({ chat }: DeliverPayload): string {
  return `chat:${chat}`;
}

/** Not worth a second turn. */
const NAP_MS: Millis = 250;
const EARLY = ':early';

/**
 * A job starts by the database's clock, an ask closes by ours. A job that comes early by ours would find the ask not yet due,
 * do nothing, and never come again; so it is set for its time, counted on the database's clock.
 */
function whenRipe<J extends { readonly at: Millis }>(
  run: (job: J) => Promise<void>,
  time: Time,
  logger: Logger,
): (job: J, helpers: JobHelpers) => Promise<void> {
  return async (payload, helpers) => {
    const early = payload.at - time.now();
    if (early > NAP_MS) {
      const { task_identifier: task } = helpers.job;
      logger.warn({ task, payload, early }, 'a job came early; do the clocks of this machine and the database agree?');
      return onceMore(helpers, EARLY, { after: early });
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
 * The same job once more. Under a key of its own: the job's key may belong to a newer job by now, whose time would be overwritten.
 * That both come is harmless.
 * @param after how much later, on the database's clock
 */
async function onceMore(
  { query, job }: JobHelpers,
  mark: string,
  { after = 0, flags = [] }: { readonly after?: Millis; readonly flags?: readonly string[] },
): Promise<void> {
  const { task_identifier: task, payload, key, priority } = job;
  const queue = task === 'deliver' ? queueOf(payloads.deliver.parse(payload)) : null;
  await query(
    `SELECT FROM graphile_worker.add_job($1, $2::json, queue_name => $3,
       run_at => now() + make_interval(secs => $4::float8 / 1000), job_key => $5, priority => $6, flags => $7::text[])`,
    [task, JSON.stringify(payload), queue, after, key && key.replace(mark, '') + mark, priority, flags],
  );
}

/** For a newer program to do: whichever process has not left it yet takes it at once. No attempt is spent by it. */
function leave(helpers: JobHelpers, leftBy: string): Promise<void> {
  return onceMore(helpers, LEFT, { flags: [...Object.keys(helpers.job.flags ?? {}), leftBy] });
}
const LEFT = ':left';

/** A failure is thrown on, so that the job comes again: after 3 s, 7 s, 20 s and so on, for some days. */
function told(
  { logger, leftBy }: Pick<Circumstances, 'logger' | 'leftBy'>,
  tasks: Readonly<Record<string, Task>>,
): TaskList {
  return Object.fromEntries(
    Object.entries(tasks).map(([task, run]): [string, Task] => [
      task,
      async (payload, helpers) => {
        try {
          await run(payload, helpers);
        } catch (err) {
          if (err instanceof TooOld) return leave(helpers, leftBy);
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
