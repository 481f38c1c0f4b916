/** Dialogues in work, by key: the storage that @grammyjs/conversations asks for. */
import { fromJson, toJson } from './border.ts';
import type { Client } from './client.ts';

/** `S` is whatever the only user writes. */
export interface Sessions<S> {
  read(key: string): Promise<S | undefined>;
  write(key: string, value: S): Promise<void>;
  delete(key: string): Promise<void>;
}

export function createSessions<S>(prisma: Client): Sessions<S> {
  return {
    async read(key) {
      const row = await prisma.session.findUnique({ where: { key } });
      return row ? fromJson<S>(row.value) : undefined;
    },
    async write(key, value) {
      const data = { value: toJson(value) };
      await prisma.session.upsert({ where: { key }, create: { key, ...data }, update: data });
    },
    async delete(key) {
      await prisma.session.deleteMany({ where: { key } });
    },
  };
}
