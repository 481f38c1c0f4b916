/** One change of a table at a time. */
import type { TableId } from '../table/model/aggregate.ts';
import type { Queries } from './client.ts';

/**
 * Waits until nobody else changes the table, and keeps others waiting until the end of the transaction. This is the
 * compare-and-set that a commit rests on: whoever comes second reads what the first one wrote, and a double or late job
 * finds its ask closed. Comparing a version number at the end instead would let the work be done in vain and again.
 * Prisma has no SELECT … FOR UPDATE.
 * @returns false if there is no such table
 */
export async function lock(tx: Queries, table: TableId): Promise<boolean> {
  const rows = await tx.$queryRaw<unknown[]>`SELECT FROM "Table" WHERE "id" = ${table} FOR UPDATE`;
  return rows.length > 0;
}
