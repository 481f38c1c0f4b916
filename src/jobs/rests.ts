/**
 * Rests: a chat whose next letter must wait for the pace gives up its place at the queue; its job is set for later, and the
 * queue is asked to look when the time has come, for by itself it looks once a second only.
 *
 * All chats together send no faster than one letter in `spacing`, whatever each has to wait for. So they come again one after
 * another at that distance: told to wait for the same moment, all but one of them would come in vain.
 */
import type { JobHelpers } from 'graphile-worker';
import type { DeliverPayload } from '../table/facts/alarms.ts';
import type { Millis } from '../table/model/aggregate.ts';

export interface Rests {
  /** @param wait for how long at least, in milliseconds */
  rest(job: DeliverPayload, helpers: JobHelpers, wait: Millis): Promise<void>;
}

/** A longer wait is asked for anew: nobody is ahead by that much, unless a clock was set back. */
const longest: Millis = 10_000;

export interface RestNeeds {
  readonly spacing: Millis;
  /** Lets the queue look for a job. */
  readonly nudge: () => void;
}

interface Appointment {
  readonly left: Millis;
  /** When the time has come. */
  readonly keep: () => void;
}

export function createRests({ spacing, nudge }: RestNeeds): Rests {
  /** Appointments to come, numbered by `spacing` on this process's own steady clock. */
  const taken = new Set<number>();
  let isNextTaken = false;

  function appoint(wait: Millis): Appointment {
    // One of those told that it is almost their turn stands by for it: who comes by appointment may be a moment too early.
    if (wait <= spacing && !isNextTaken) {
      isNextTaken = true;
      const keep = () => {
        isNextTaken = false;
      };
      return { left: wait, keep };
    }
    const now = performance.now();
    let number = Math.ceil((now + Math.min(wait, longest)) / spacing);
    while (taken.has(number)) number += 1;
    taken.add(number);
    return { left: number * spacing - now, keep: () => taken.delete(number) };
  }

  return {
    async rest(job, { query, job: { priority } }, wait) {
      const { left, keep } = appoint(wait);
      try {
        // By the database's clock, for by that the job begins. Where a letter came meanwhile, the chat's next job is there
        // already: its time stays, since that letter may overtake those that wait.
        await query(
          `SELECT FROM graphile_worker.add_job('deliver', $1::json, queue_name => $2, job_key => $3, priority => $4,
             run_at => clock_timestamp() + make_interval(secs => $5::float8 / 1000), job_key_mode => 'preserve_run_at')`,
          [JSON.stringify(job), `chat:${job.chat}`, `deliver:${job.chat}`, priority, left],
        );
      } finally {
        // Only now: a look before the job's time would find nothing.
        const come = () => {
          keep();
          nudge();
        };
        setTimeout(come, left).unref();
      }
    },
  };
}
