/** What Telegram calls the pictures that it has of us; the contract is SentFiles in table/ports/mail.ts. */
import type { SentFiles } from '../table/ports/mail.ts';
import type { Client } from './client.ts';

export function createSentFiles(prisma: Client): SentFiles {
  return {
    async get(hash) {
      const row = await prisma.sentFile.findUnique({ where: { hash } });
      return row?.file;
    },
    async set(hash, file) {
      await prisma.sentFile.upsert({ where: { hash }, create: { hash, file }, update: { file, at: new Date() } });
    },
    async forget(hash) {
      await prisma.sentFile.deleteMany({ where: { hash } });
    },
  };
}
