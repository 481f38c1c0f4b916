/** Updates that wait for their turn, by their ids; the contract is bot/lanes.ts. */
import { fromJson, toId, toJson } from './border.ts';
import type { Client } from './client.ts';

/** `U` is whatever the only user writes. */
export function createInbox<U extends { readonly update_id: number }>(prisma: Client) {
  return {
    async keep(updates: readonly U[]): Promise<void> {
      const data = updates.map((update) => ({ id: toId(update.update_id), update: toJson(update) }));
      await prisma.inbox.createMany({ data, skipDuplicates: true });
    },
    async done(update: number): Promise<void> {
      await prisma.inbox.deleteMany({ where: { id: toId(update) } });
    },
    async left(): Promise<readonly U[]> {
      const rows = await prisma.inbox.findMany({ orderBy: { id: 'asc' } });
      return rows.map(({ update }) => fromJson<U>(update));
    },
  };
}
