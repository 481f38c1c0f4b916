/** Whether operators hold all tables: one row. */
import type { Millis } from '../table/model/aggregate.ts';
import { toDateOrNull } from './border.ts';
import type { Queries } from './client.ts';

/**
 * Asked by whoever opens a table, in his transaction. The row is locked against a change and not against others who ask:
 * once the change is written, every table that was let through before it is there to be held.
 */
export async function isMaintained(tx: Queries): Promise<boolean> {
  const [row] = await tx.$queryRaw<{ since: Date | null }[]>`SELECT "since" FROM "Maintenance" FOR SHARE`;
  return row?.since != null;
}

export async function maintain(queries: Queries, since: Millis | null): Promise<void> {
  await queries.maintenance.updateMany({ data: { since: toDateOrNull(since) } });
}
