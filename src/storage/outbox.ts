/** The writing side of the outbox: letters join their chat's queue; the reading side is mailbag.ts. */

import type { By } from '../table/model/act.ts';
import type { PersonId, Post, TableId } from '../table/model/aggregate.ts';
import { delivery, type Job } from './alarms.ts';
import { fromId, toJson } from './border.ts';
import type { Queries } from './client.ts';

export interface Sender {
  readonly table: TableId;
  /** A group or topic; of a private table, the chats of everybody who reads there. */
  readonly home:
    | { readonly chat: number; readonly thread?: number | undefined }
    | { readonly readers: readonly PersonId[] };
  /** Whose press it was, if it was one. */
  readonly by: By | null;
}

interface Row {
  readonly chat: number;
  readonly thread?: number | undefined;
  readonly person?: number;
  readonly slot?: string | undefined;
  readonly letter: string;
  readonly silent: boolean;
  readonly urgent: boolean;
  readonly fresh: boolean;
}

/**
 * Letters to chats that take nothing from us are not queued.
 * @returns the delivery jobs to set for the others
 */
export async function enqueue(tx: Queries, sender: Sender, posts: readonly Post[]): Promise<Job[]> {
  if (posts.length === 0) return [];
  const rows = withoutReplaced(posts.flatMap((post) => rowsOf(sender, post)));
  // In SQL, because Prisma's upsert cannot name a partial index; an update first and an insert after it would race with
  // another table's letter to the same chat. The older letter keeps its place in the queue: what was promised first comes
  // first. `revision` tells the deliverer that what he holds is no longer the newest.
  const queued = await tx.$queryRaw<{ chat: bigint; urgent: boolean }[]>`
    INSERT INTO "Letter" ("tableId", "chat", "thread", "person", "slot", "letter", "silent", "urgent", "fresh")
    SELECT ${sender.table}::int, row.chat, row.thread, row.person, row.slot, row.letter, row.silent, row.urgent, row.fresh
    FROM ROWS FROM (
      json_to_recordset(${JSON.stringify(rows)}::json)
      AS (chat bigint, thread int, person bigint, slot text, letter text, silent bool, urgent bool, fresh bool)
    ) WITH ORDINALITY AS row (chat, thread, person, slot, letter, silent, urgent, fresh, nth)
    WHERE NOT EXISTS (SELECT FROM "Chat" WHERE "id" = row.chat AND "closed")
      AND NOT EXISTS (SELECT FROM "Person" WHERE "id" = row.chat AND "reach" = 'closed')
    ORDER BY nth
    ON CONFLICT ("chat", "slot") WHERE "doneAt" IS NULL AND "slot" IS NOT NULL DO UPDATE SET
      "letter" = EXCLUDED."letter",
      "thread" = EXCLUDED."thread",
      "person" = EXCLUDED."person",
      "silent" = EXCLUDED."silent" AND "Letter"."silent",
      "urgent" = EXCLUDED."urgent" OR "Letter"."urgent",
      "fresh" = EXCLUDED."fresh" OR "Letter"."fresh",
      "revision" = "Letter"."revision" + 1
    RETURNING "chat", "urgent"`;
  const chats = new Map<number, boolean>();
  for (const { chat, urgent } of queued) chats.set(fromId(chat), urgent || chats.get(fromId(chat)) === true);
  return [...chats].map(([chat, urgent]) => delivery(chat, urgent));
}

/** A private chat has the id of its person. */
function rowsOf({ home, by }: Sender, { to, slot, letter, silent = false, fresh = false }: Post): readonly Row[] {
  const what = { slot, letter: toJson(letter), silent, fresh };
  // What a press in the lobby changes is the lobby's message.
  const urgent = by !== null && letter.kind === 'lobby';
  if (to !== 'home') return [{ chat: to.person, person: to.person, ...what, urgent: by?.person === to.person }];
  if ('readers' in home) return home.readers.map((person) => ({ chat: person, person, ...what, urgent }));
  return [{ ...home, ...what, urgent }];
}

/** One statement cannot replace a letter twice, so only the last one of a slot goes in, at the place of the first. */
function withoutReplaced(rows: readonly Row[]): readonly Row[] {
  const kept = new Map<string, Row>();
  for (const [i, row] of rows.entries()) {
    const key = row.slot === undefined ? `${i}` : `${row.chat} ${row.slot}`;
    const older = kept.get(key);
    kept.set(key, older ? { ...row, fresh: row.fresh || older.fresh, silent: row.silent && older.silent } : row);
  }
  return [...kept.values()];
}
