/** What operators see of all tables: each figure is one query, however many tables there are. */
import type { Ask } from '../kit/game.ts';
import type { Table } from '../table/model/aggregate.ts';
import type { Operations } from '../table/ports/operations.ts';
import { fromJson, toDate } from './border.ts';
import { type Client, inTransaction } from './client.ts';
import { lateness } from './lateness.ts';
import { isMaintained, maintain } from './maintenance.ts';

/** More than fit a screen would only hide the first. */
const shown = 20;

export function createOperations(prisma: Client): Operations {
  return {
    async health() {
      const began = performance.now();
      const { _count: queue, _min } = await prisma.letter.aggregate({
        where: { doneAt: null },
        _count: true,
        _min: { queuedAt: true },
      });
      const latency = Math.round(performance.now() - began);
      const beat = await prisma.heartbeat.findFirst();
      const since = (at: Date | null | undefined) => (at == null ? null : Math.max(0, Date.now() - at.getTime()));
      return { latency, queue, waiting: since(_min.queuedAt) ?? 0, heartbeat: since(beat?.at) };
    },

    lateness: () => lateness(prisma),

    async phases() {
      const rows = await prisma.table.groupBy({ by: ['phase'], _count: true });
      return Object.fromEntries(rows.map(({ phase, _count }) => [phase, _count]));
    },

    async overdue(before) {
      const rows = await prisma.ask.findMany({
        where: { closedAt: null, closesAt: { lt: toDate(before) }, table: { phase: 'running' } },
        orderBy: { closesAt: 'asc' },
        include: { table: { select: { name: true } } },
      });
      return rows
        .map((row) => ({ row, ask: fromJson<Ask>(row.ask) }))
        .filter(({ ask }) => ask.mode !== 'standing') // hang on no clock
        .slice(0, shown)
        .map(({ row, ask }) => ({
          table: row.tableId,
          name: row.table.name,
          title: ask.title,
          since: row.closesAt.getTime(),
        }));
    },

    async frozen() {
      const rows = await prisma.table.findMany({
        where: { phase: 'frozen' },
        orderBy: { id: 'asc' },
        take: shown,
        select: { id: true, name: true, game: true, fault: true },
      });
      return rows.map(({ id, name, game, fault }) => ({
        table: id,
        name,
        game,
        fault: fault === null ? '' : fromJson<NonNullable<Table['fault']>>(fault).what,
      }));
    },

    async usage(chats) {
      // Counts of two relations at once, of which one is no relation of Prisma's.
      const rows = await prisma.$queryRaw<{ name: string; tables: number; presses: number }[]>`
        SELECT (array_agg(t."name" ORDER BY t."id" DESC))[1] AS name, COUNT(DISTINCT t."id")::int AS tables,
          COUNT(u."id")::int AS presses
        FROM "Table" t LEFT JOIN "Update" u ON u."tableId" = t."id"
        GROUP BY t."chat" ORDER BY presses DESC, tables DESC, t."chat" LIMIT ${chats}`;
      return rows;
    },

    maintain: (since) => maintain(prisma, since),
    isMaintained: () => inTransaction(prisma, isMaintained),
  };
}
