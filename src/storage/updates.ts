/** Telegram's updates come at least once; what they change happens once. */

import type { By } from '../table/model/act.ts';
import type { TableId } from '../table/model/aggregate.ts';
import { toId } from './border.ts';
import type { Queries } from './client.ts';

/**
 * Notes the update in the transaction of what it does, so that both are kept or neither. A rival transaction with the
 * same update waits here for the first one's end.
 * @returns false if the update has acted before
 */
export async function isFirst(tx: Queries, by: By | null, tableId?: TableId): Promise<boolean> {
  if (by?.update === undefined) return true;
  const { count } = await tx.update.createMany({
    data: [{ id: toId(by.update), tableId: tableId ?? null }],
    skipDuplicates: true,
  });
  return count > 0;
}
