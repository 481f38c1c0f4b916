/** Forgets what nobody will ask for again. Tables, their commits and their log are kept for ever. */
import type { Millis } from '../table/model/aggregate.ts';
import type { Client } from './client.ts';

const DAY: Millis = 86_400_000;
const keep = {
  /** Telegram repeats an update for 24 hours; after a quiet week it may number them anew, and a new one could look old. */
  updates: 3 * DAY,
  /** Long enough to see what was sent when somebody complains. */
  letters: 7 * DAY,
  /** What nobody took up; Telegram keeps them as long. */
  inbox: DAY,
  /** A dialogue that nobody went on with. */
  sessions: 30 * DAY,
  /** A picture older than this is hardly shown again; if it is, it is sent anew. */
  files: 60 * DAY,
};

export async function prune(prisma: Client): Promise<void> {
  const before = (age: Millis) => ({ lt: new Date(Date.now() - age) });
  await prisma.update.deleteMany({ where: { at: before(keep.updates) } });
  await prisma.inbox.deleteMany({ where: { at: before(keep.inbox) } });
  await prisma.letter.deleteMany({ where: { doneAt: before(keep.letters) } });
  await prisma.session.deleteMany({ where: { at: before(keep.sessions) } });
  await prisma.sentFile.deleteMany({ where: { at: before(keep.files) } });
}
