/**
 * How fast the bot writes, over all its processes: GCRA, the leaky bucket that needs one number per stream. `tat` is the
 * moment at which the stream would be back at its even rate; a message may go out as long as that lies no further ahead
 * than a burst allows. Limits: https://core.telegram.org/bots/faq#my-bot-is-hitting-limits-how-do-i-avoid-this
 */
import type { Millis } from '../table/model/aggregate.ts';
import type { MailKind } from '../table/ports/mail.ts';
import type { Client } from './client.ts';

interface Bucket {
  readonly bucket: string;
  /** Time that one message takes of the stream, in milliseconds. */
  readonly step: Millis;
  /** How many may go at once, for each kind: a broadcast leaves room for the answer to the next press. */
  readonly burst: Readonly<Record<MailKind, number>>;
}

/** @param rate messages a second to all chats together */
export function bucketsOf(chat: number, rate: number): readonly Bucket[] {
  const all: Bucket = { bucket: 'all', step: 1000 / rate, burst: { answer: 5, broadcast: 1 } };
  if (chat > 0) return [{ bucket: `chat:${chat}`, step: 1000, burst: { answer: 3, broadcast: 2 } }, all];
  return [
    { bucket: `chat:${chat}`, step: 1000, burst: { answer: 3, broadcast: 1 } },
    // A burst of 10 and 10 more while the minute lasts: 20 in any minute, however it is cut.
    { bucket: `minute:${chat}`, step: 6000, burst: { answer: 10, broadcast: 8 } },
    all,
  ];
}

/**
 * Takes from all buckets or from none.
 *
 * One statement, because the decision belongs to the moment at which the rows are locked: a reading in Prisma and a
 * writing after it would let two processes take the same place. A counter in memory would be faster and would hold for
 * one process alone. Rows are locked in the order of names, so that no two statements wait for each other.
 *
 * @returns 0, or the milliseconds after which it is worth asking again
 */
export async function take(prisma: Client, buckets: readonly Bucket[], kind: MailKind): Promise<Millis> {
  const wanted = buckets.map(({ bucket, step, burst }) => ({ bucket, step, slack: (burst[kind] - 1) * step }));
  const [answer] = await prisma.$queryRaw<{ wait: number }[]>`
    WITH wanted AS (
      SELECT * FROM json_to_recordset(${JSON.stringify(wanted)}::json) AS w (bucket text, step float8, slack float8)
    ),
    locked AS MATERIALIZED (
      SELECT "bucket", "tat" FROM "Pace" WHERE "bucket" IN (SELECT bucket FROM wanted) ORDER BY "bucket" FOR UPDATE
    ),
    state AS MATERIALIZED (
      SELECT w.*, GREATEST(EXTRACT(epoch FROM locked."tat" - clock_timestamp()) * 1000, 0)::float8 AS ahead
      FROM wanted w LEFT JOIN locked USING (bucket)
    ),
    verdict AS MATERIALIZED (SELECT GREATEST(MAX(COALESCE(ahead, 0) - slack), 0) AS wait FROM state),
    taken AS (
      INSERT INTO "Pace" ("bucket", "tat")
      SELECT bucket, clock_timestamp() + make_interval(secs => (COALESCE(ahead, 0) + step) / 1000)
      FROM state, verdict WHERE verdict.wait = 0
      ON CONFLICT ("bucket") DO UPDATE SET "tat" = EXCLUDED."tat"
    )
    SELECT CEIL(wait)::float8 AS wait FROM verdict`;
  if (!answer) throw new Error('PostgreSQL gives no answer about the pace');
  return answer.wait;
}
