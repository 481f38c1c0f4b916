/** The delivering side of the outbox; its contract is table/ports/mail.ts, its writing side outbox.ts. */
import type { Letter } from '../table/model/aggregate.ts';
import type { Mail, Mailbag } from '../table/ports/mail.ts';
import { delivery, set } from './alarms.ts';
import { fromId, fromJson, toDate, toId } from './border.ts';
import { type Client, inTransaction, type Queries } from './client.ts';
import { keepTrying } from './keep-trying.ts';
import { move } from './move.ts';
import { bucketsOf, take } from './send-rate.ts';

export function createMailbag(prisma: Client, { sendRate }: { sendRate: number }): Mailbag {
  return {
    async next(chat) {
      const mail = await oldest(prisma, chat);
      if (!mail) await resume(prisma, chat);
      return mail;
    },

    take: (chat, kind) => take(prisma, bucketsOf(chat, sendRate), kind),

    async attempting(id) {
      await prisma.letter.updateMany({ where: { id }, data: { attempts: { increment: 1 } } });
    },

    async refused(id) {
      await prisma.letter.updateMany({ where: { id, attempts: { gt: 0 } }, data: { attempts: { decrement: 1 } } });
    },

    // What Telegram has taken and we do not note, we would send again once the database is back.
    sent: (id, what = {}) => keepTrying(() => inTransaction(prisma, (tx) => sent(tx, id, what))),

    async later(chat, until) {
      const notBefore = toDate(until);
      const id = toId(chat);
      await prisma.chat.upsert({ where: { id }, create: { id, notBefore }, update: { notBefore } });
      await resume(prisma, chat);
    },

    async giveUp(id, failure) {
      await prisma.letter.updateMany({ where: { id }, data: { doneAt: new Date(), failure } });
    },

    unreachable: (chat) =>
      inTransaction(prisma, async (tx) => {
        const isNews = await setClosed(tx, chat);
        await tx.letter.updateMany({
          where: { chat: toId(chat), doneAt: null },
          data: { doneAt: new Date(), failure: 'the chat cannot be reached' },
        });
        return isNews;
      }),

    async reachable(chat) {
      const { count } = await prisma.chat.updateMany({
        where: { id: toId(chat), closed: true },
        data: { closed: false },
      });
      return count > 0;
    },

    moved: (from, to) => inTransaction(prisma, (tx) => move(tx, from, to)),

    async forget(chat, slot) {
      await prisma.slot.deleteMany({ where: { chat: toId(chat), slot } });
    },
  };
}

interface Taken {
  readonly id: bigint;
  readonly tableId: number;
  readonly thread: number | null;
  readonly person: bigint | null;
  readonly letter: string;
  readonly silent: boolean;
  readonly urgent: boolean;
  readonly fresh: boolean;
  readonly part: number;
  readonly attempts: number;
  readonly slot: string | null;
  readonly message: number | null;
  readonly shown: string | null;
}

/**
 * In SQL, because the reading has to note which revision it read in the same breath: a letter replaced between a SELECT
 * and an UPDATE would count as sent though its older words were.
 */
async function oldest(prisma: Client, chat: number): Promise<Mail | undefined> {
  const id = toId(chat);
  const [row] = await prisma.$queryRaw<Taken[]>`
    WITH turn AS (
      SELECT "Letter"."id", "Slot"."message", "Slot"."shown"
      FROM "Letter" LEFT JOIN "Slot" USING ("chat", "slot")
      WHERE "chat" = ${id} AND "doneAt" IS NULL
        AND NOT EXISTS (SELECT FROM "Chat" WHERE "id" = ${id} AND "notBefore" > now())
      -- What a press changed first; then what is new; old messages that say less than before can wait for it.
      ORDER BY ("urgent" AND NOT "fresh" AND "message" IS NOT NULL) DESC,
        ("message" IS NOT NULL AND NOT "fresh"), "Letter"."id"
      LIMIT 1
    )
    UPDATE "Letter" SET "taken" = "revision" FROM turn WHERE "Letter"."id" = turn."id"
    RETURNING "Letter"."id", "tableId", "thread", "person", "letter", "silent", "urgent", "fresh", "part", "attempts",
      "slot", turn."message", turn."shown"`;
  return row && mailOf(chat, row);
}

function mailOf(chat: number, { thread, person, slot, message, shown, ...row }: Taken): Mail {
  return {
    id: row.id,
    table: row.tableId,
    chat,
    ...(thread === null ? {} : { thread }),
    ...(person === null ? {} : { person: fromId(person) }),
    letter: fromJson<Letter>(row.letter),
    silent: row.silent,
    kind: row.urgent ? 'answer' : 'broadcast',
    ...(slot === null ? {} : { slot }),
    ...(message === null ? {} : { message }),
    ...(shown === null ? {} : { shown }),
    fresh: row.fresh,
    part: row.part,
    attempts: row.attempts,
  };
}

/** Sets the chat's job for the end of its pause, if it has one and letters wait for it. */
async function resume(queries: Queries, chat: number): Promise<void> {
  const row = await queries.chat.findUnique({ where: { id: toId(chat) } });
  if (!row?.notBefore) return;
  const waiting = await queries.letter.count({ where: { chat: row.id, doneAt: null } });
  if (waiting > 0) await set(queries, [{ ...delivery(chat, true), notBefore: row.notBefore }]);
}

async function sent(
  tx: Queries,
  id: bigint,
  { part, message, shown }: { readonly part?: number; readonly message?: number; readonly shown?: string },
): Promise<void> {
  const letter = await tx.letter.findUnique({ where: { id }, select: { chat: true, slot: true } });
  if (!letter) return;
  if (part !== undefined) {
    await tx.letter.updateMany({ where: { id }, data: { part, attempts: 0 } });
  } else {
    const newest = { id, taken: { equals: tx.letter.fields.revision } };
    const { count } = await tx.letter.updateMany({ where: newest, data: { doneAt: new Date() } });
    // Replaced meanwhile. The message is there now, whatever the letter wished.
    if (count === 0) await tx.letter.updateMany({ where: { id }, data: { attempts: 0, part: 0, fresh: false } });
  }
  const { chat, slot } = letter;
  if (slot === null) return;
  const showing = shown === undefined ? {} : { shown };
  if (message === undefined) await tx.slot.updateMany({ where: { chat, slot }, data: showing });
  else {
    await tx.slot.upsert({
      where: { chat_slot: { chat, slot } },
      create: { chat, slot, message, ...showing },
      update: { message, shown: shown ?? null },
    });
  }
}

/** A private chat has the id of its person. */
async function setClosed(tx: Queries, chat: number): Promise<boolean> {
  const id = toId(chat);
  if (chat > 0) {
    const { count } = await tx.person.updateMany({
      where: { id, reach: { not: 'closed' } },
      data: { reach: 'closed' },
    });
    return count > 0;
  }
  const before = await tx.chat.findUnique({ where: { id } });
  await tx.chat.upsert({ where: { id }, create: { id, closed: true }, update: { closed: true } });
  return before?.closed !== true;
}
