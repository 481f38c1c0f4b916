/** When the bot was last alive: after an outage, deadlines are moved by the time it took. */
import type { Millis } from '../table/aggregate.ts';
import type { Client } from './client.ts';

export interface Heartbeat {
  /**
   * Notes that the bot lives.
   * @returns how long no process of it did; null the first time ever
   */
  beat(): Promise<Millis | null>;
}

export function createHeartbeat(prisma: Client): Heartbeat {
  return {
    async beat() {
      // One statement on the database's own clock, so that of two processes that start together one alone sees the gap.
      // Prisma's upsert does not tell what was there before.
      const [row] = await prisma.$queryRaw<{ gap: number | null }[]>`
        WITH before AS MATERIALIZED (SELECT "at" FROM "Heartbeat" FOR UPDATE)
        INSERT INTO "Heartbeat" ("id", "at") SELECT 1, clock_timestamp() FROM (SELECT COUNT(*) FROM before) AS locked
        ON CONFLICT ("id") DO UPDATE SET "at" = GREATEST("Heartbeat"."at", EXCLUDED."at")
        RETURNING (EXTRACT(epoch FROM "at" - (SELECT "at" FROM before)) * 1000)::float8 AS gap`;
      return row?.gap == null ? null : Math.round(row.gap);
    },
  };
}
