/**
 * Jobs of tables, set and cleared in the transaction that gives the reason for them. `graphile_worker.add_job` is the
 * queue's own road into a transaction that is not its own; its JavaScript `addJob` would open another one, and a crash
 * between the two would leave a deadline that nobody keeps.
 */

import type { Alarm, DeliverPayload, RemindPayload } from '../table/facts/alarms.ts';
import type { Millis, PutOff, TableId } from '../table/model/aggregate.ts';
import type { Queries } from './client.ts';
import { difference } from './difference.ts';

export interface Job {
  readonly task: string;
  readonly key: string;
  readonly payload: object;
  readonly priority: number;
  /** Jobs of one queue run one after another. */
  readonly queue?: string;
  /** By the tables' time. Without it and `notBefore`: at once. */
  readonly at?: Millis;
  /** By the system's time. */
  readonly notBefore?: Date;
}

/** Whoever pressed waits for the answer; a deadline can wait a moment; a broadcast can wait a little longer. */
const priorities = { answer: -10, due: -5, giveback: -4, broadcast: 0, remind: 5, idle: 5 };

/** Sets what appeared or moved, clears what is gone. Nothing is said to the database where nothing differs. */
export async function setAlarms(
  tx: Queries,
  { before, after, now }: { before: readonly Alarm[]; after: readonly Alarm[]; now: Millis },
  deliveries: readonly Job[],
): Promise<void> {
  const { added, changed, gone } = difference(before, after, (alarm) => alarm.key);
  const moved = [...added, ...changed.map(({ row }) => row)];
  // A reminder whose hour has passed would come at once, and say nothing that the person does not see.
  const late = moved.filter((alarm) => alarm.task === 'remind' && alarm.at <= now);
  const due = moved.filter((alarm) => !late.includes(alarm));
  await clear(
    tx,
    [...gone, ...late.filter((alarm) => !added.includes(alarm))].map((alarm) => alarm.key),
  );
  const alarms = due.map(({ task, key, payload, at }) => ({ task, key, payload, at, priority: priorities[task] }));
  await set(tx, [...alarms, ...deliveries]);
}

/** Lets the chat's letters go out. */
export function delivery(chat: number, urgent: boolean): Job {
  const payload: DeliverPayload = { chat };
  const priority = urgent ? priorities.answer : priorities.broadcast;
  return { task: 'deliver', key: `deliver:${chat}`, queue: `chat:${chat}`, payload, priority };
}

/**
 * A reminder for later. Nothing clears it: where the ask is closed, or its deadline moved and others are to come, it says
 * nothing. Of two that are put off to the end of the same night one is left.
 */
export function putOffJob(table: TableId, { ask, seat, deadline, at, last }: PutOff): Job {
  const payload: RemindPayload = { table, ask, deadline, seat, last };
  return { task: 'remind', key: `remind:${table}:${ask}:seat:${seat}`, payload, at, priority: priorities.remind };
}

/**
 * A key that is there already is replaced. In the order of keys, so that two transactions never wait for each other.
 *
 * `add_job` says nothing and does nothing where a worker has begun the older job of that key between its two statements
 * (graphile/worker, issue 580). That worker may have looked before this transaction's change is there to be seen, so what was left
 * out is set once more: now the older job is known to be in hand, and the new one stands beside it.
 */
export async function set(tx: Queries, jobs: readonly Job[]): Promise<void> {
  let missing = [...jobs].sort((a, b) => (a.key < b.key ? -1 : 1));
  while (missing.length > 0) {
    const left = new Set(await add(tx, missing));
    missing = missing.filter(({ key }) => left.has(key));
  }
}

/** @returns the keys of those that were not added */
async function add(tx: Queries, jobs: readonly Job[]): Promise<string[]> {
  // FOR SHARE: time must not be moved (src/jobs/time.ts) between the reading of the shift and the commit of the job.
  const rows = await tx.$queryRaw<{ key: string }[]>`
    WITH shift AS MATERIALIZED (SELECT "ms" FROM "TimeShift" FOR SHARE)
    SELECT job.key
    FROM json_to_recordset(${JSON.stringify(jobs)}::json)
      AS job (task text, key text, payload json, queue text, at float8, "notBefore" timestamptz, priority int)
    CROSS JOIN LATERAL graphile_worker.add_job(
      job.task,
      job.payload,
      queue_name => job.queue,
      run_at => COALESCE(job."notBefore", to_timestamp((job.at - COALESCE((SELECT "ms" FROM shift), 0)) / 1000), now()),
      job_key => job.key,
      priority => job.priority
    ) AS added
    WHERE added.id IS NULL`;
  return rows.map(({ key }) => key);
}

export async function clear(tx: Queries, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await tx.$executeRaw`SELECT graphile_worker.remove_job(key) FROM unnest(${[...keys].sort()}::text[]) AS key`;
}
