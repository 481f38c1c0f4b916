/** What a table leaves behind: commits, receipts, closed asks, the log. Written by save.ts, never changed. */
import type { Msg } from '../kit/game.ts';
import type { ClosedForm, CommitRecord } from '../table/model/aggregate.ts';
import type { Tables } from '../table/ports/ports.ts';
import { fromIdOrNull, fromJson, fromJsonOrNull } from './border.ts';
import type { Client } from './client.ts';
import type { Prisma } from './prisma/client.ts';

type Records = Pick<Tables, 'commits' | 'commit' | 'commitCount' | 'stretches' | 'closedForm' | 'ask' | 'log'>;

export function createRecords(prisma: Client): Records {
  return {
    async commits(tableId, { skip, take, order }) {
      const rows = await prisma.commit.findMany({ where: { tableId }, orderBy: { number: order }, skip, take });
      return rows.map(commitOf);
    },

    async commit(tableId, number) {
      const row = await prisma.commit.findUnique({ where: { tableId_number: { tableId, number } } });
      return row ? commitOf(row) : undefined;
    },

    commitCount: (tableId) => prisma.commit.count({ where: { tableId } }),

    async stretches(tableId) {
      const rows = await prisma.stretch.findMany({ where: { tableId }, orderBy: { id: 'asc' } });
      return rows.map(({ first, version, state, from, left }) => ({
        first,
        version,
        state: fromJson<unknown>(state),
        from,
        ...(left !== null && { left: fromJson<unknown>(left) }),
      }));
    },

    async closedForm(tableId, ask, seat) {
      const row = await prisma.closedForm.findUnique({ where: { tableId_ask_seat: { tableId, ask, seat } } });
      if (!row) return undefined;
      const draft = fromJson<ClosedForm['draft']>(row.draft);
      return { ask, seat, draft, by: row.by, receipt: fromJson<ClosedForm['receipt']>(row.receipt) };
    },

    async ask(tableId, number) {
      const row = await prisma.ask.findUnique({ where: { tableId_number: { tableId, number } } });
      if (row) {
        const { title } = fromJson<{ title: Msg }>(row.ask);
        return { title };
      }
      // Opened and closed within one change, it never became a row of its own.
      const where = { tableId, askNumber: number };
      const closing = await prisma.commit.findFirst({ where, orderBy: { number: 'desc' } });
      const title = closing && commitOf(closing).ask?.title;
      return title ? { title } : undefined;
    },

    async log(tableId) {
      const rows = await prisma.logEntry.findMany({ where: { tableId }, orderBy: { id: 'asc' } });
      return rows.map(({ who, text, at }) => ({
        who: fromIdOrNull(who),
        text: fromJson<Msg>(text),
        at: at.getTime(),
      }));
    },
  };
}

function commitOf(row: Prisma.CommitGetPayload<object>): CommitRecord {
  return {
    number: row.number,
    ask: fromJsonOrNull<NonNullable<CommitRecord['ask']>>(row.ask),
    ...(row.entered !== null && { entered: row.entered }),
    answers: fromJson<CommitRecord['answers']>(row.answers),
    notes: fromJson<CommitRecord['notes']>(row.notes),
    ...(row.digest !== null && { digest: row.digest }),
  };
}
