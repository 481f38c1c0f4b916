/** When Telegram last answered, and how long all outages took: one row for all processes. */

import type { Heartbeat } from '../table/ports/ports.ts';
import { OUTAGE } from '../table/round/outage.ts';
import type { Client } from './client.ts';

export function createHeartbeat(prisma: Client): Heartbeat {
  return {
    async beat(ago) {
      // One statement on the database's own clock: the row's lock lets one process alone count a silence, and no two clocks
      // are compared. Prisma's upsert cannot count with what was there before.
      const [row] = await prisma.$queryRaw<{ lost: bigint }[]>`
        INSERT INTO "Heartbeat" AS heart ("id", "at")
        VALUES (1, clock_timestamp() - make_interval(secs => ${ago}::float8 / 1000))
        ON CONFLICT ("id") DO UPDATE SET
          "at" = GREATEST(heart."at", EXCLUDED."at"),
          "lost" = heart."lost" + CASE
            WHEN EXCLUDED."at" > heart."at" + make_interval(secs => ${OUTAGE}::float8 / 1000)
            THEN ceil(EXTRACT(epoch FROM EXCLUDED."at" - heart."at") * 1000)::bigint
            ELSE 0
          END
        RETURNING "lost"`;
      if (!row) throw new Error('PostgreSQL returns no heartbeat');
      return Number(row.lost);
    },
    async lost() {
      const row = await prisma.heartbeat.findFirst();
      return Number(row?.lost ?? 0);
    },
  };
}
