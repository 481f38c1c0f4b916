/** How late jobs and letters are: one statement, since it is asked every second. */
import type { Lateness } from '../table/ports/operations.ts';
import { OUTAGE } from '../table/round/outage.ts';
import type { Client } from './client.ts';

/**
 * Not late are: a job whose queue is in somebody's hand, for its turn comes after; one that failed and waits for its next
 * try; letters to a chat for which Telegram asked patience. A letter is forgotten where its chat has had nothing for a
 * while, and nobody is set to see to it later: the queue of a busy group is long, and moves.
 */
export async function lateness(prisma: Client): Promise<Lateness> {
  const [row] = await prisma.$queryRaw<Lateness[]>`
    WITH heart AS (
      SELECT COALESCE((SELECT "at" > now() - make_interval(secs => ${OUTAGE}::float8 / 1000) FROM "Heartbeat"), true) AS heard
    ),
    waiting AS (
      SELECT letter."chat", MIN(GREATEST(letter."queuedAt", chat."notBefore")) AS since
      FROM "Letter" letter LEFT JOIN "Chat" chat ON chat."id" = letter."chat"
      WHERE letter."doneAt" IS NULL AND (chat."notBefore" IS NULL OR chat."notBefore" <= now())
      GROUP BY letter."chat"
    ),
    moving AS (
      SELECT DISTINCT "chat" FROM "Letter" WHERE "doneAt" > now() - interval '1 minute'
    ),
    set AS (
      SELECT key FROM graphile_worker.jobs WHERE key LIKE 'deliver:%' AND locked_at IS NULL AND run_at > now()
    ),
    due AS (
      SELECT MIN(jobs.run_at) AS since
      FROM graphile_worker._private_jobs jobs
      JOIN graphile_worker._private_tasks tasks ON tasks.id = jobs.task_id
      LEFT JOIN graphile_worker._private_job_queues queues ON queues.id = jobs.job_queue_id
      WHERE jobs.is_available AND jobs.run_at <= now() AND queues.is_available IS NOT FALSE
        AND tasks.identifier IN ('due', 'remind', 'giveback', 'idle', 'deliver')
    ),
    since AS (
      SELECT
        (SELECT since FROM due) AS job,
        (SELECT MIN(since) FROM waiting) AS letter,
        (SELECT MIN(since) FROM waiting
          WHERE NOT EXISTS (SELECT FROM moving WHERE moving."chat" = waiting."chat")
            AND NOT EXISTS (SELECT FROM set WHERE set.key = 'deliver:' || waiting."chat")) AS forgotten
    )
    SELECT
      current_setting('transaction_read_only') = 'on' AS "isReadOnly",
      heard AS "isHeard",
      COALESCE(EXTRACT(epoch FROM now() - job) * 1000, 0)::float8 AS job,
      COALESCE(EXTRACT(epoch FROM now() - letter) * 1000, 0)::float8 AS letter,
      COALESCE(EXTRACT(epoch FROM now() - forgotten) * 1000, 0)::float8 AS forgotten
    FROM heart, since`;
  if (!row) throw new Error('PostgreSQL does not tell how late work is');
  return row;
}
