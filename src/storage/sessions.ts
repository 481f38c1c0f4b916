/** Dialogues in work, by key: the storage that @grammyjs/conversations asks for. */
import { fromJson, toJson } from './border.ts';
import type { Client } from './client.ts';

/** `S` is whatever the only user writes. */
export function createSessions<S>(prisma: Client) {
  return {
    async read(key: string): Promise<S | undefined> {
      const row = await prisma.session.findUnique({ where: { key } });
      return row ? fromJson<S>(row.value) : undefined;
    },
    async write(key: string, value: S): Promise<void> {
      const data = { value: toJson(value) };
      await prisma.session.upsert({ where: { key }, create: { key, ...data }, update: data });
    },
    async delete(key: string): Promise<void> {
      await prisma.session.deleteMany({ where: { key } });
    },
  };
}
