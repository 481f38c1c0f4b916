/** The games of a chat: three queries, however many tables, seats and misses there are. */
import type { Msg } from '../kit/game.ts';
import type { GameOutcome, Settings } from '../table/model/aggregate.ts';
import type { Statistics } from '../table/ports/operations.ts';
import { fromId, fromIdOrNull, fromJson, fromJsonOrNull, toId } from './border.ts';
import type { Client } from './client.ts';
import type { Prisma } from './prisma/client.ts';

export function createStatistics(prisma: Client): Statistics {
  return {
    async ofChat(chat, most) {
      const tables = await prisma.table.findMany({
        where: { chat: toId(chat), phase: { not: 'cancelled' } },
        orderBy: { id: 'desc' },
        take: most,
        include: { seats: { orderBy: { number: 'asc' } } },
      });
      // A miss is logged and kept nowhere else: the counter at a seat goes back with the next answer.
      const misses = await prisma.logEntry.groupBy({
        by: ['tableId', 'text', 'who'],
        where: { tableId: { in: tables.map((x) => x.id) }, text: { startsWith: '{"id":"log-missed"' } },
        _count: true,
      });
      return tables.map((table) => ({
        name: table.name,
        phase: table.phase,
        settings: fromJson<Settings>(table.settings),
        ...outcomeIn(table),
        missed: new Map(
          misses
            .filter((row) => row.tableId === table.id)
            .flatMap(({ text, who, _count }) => {
              const seat = table.seats[seatIn(fromJson<Msg>(text)) ?? -1];
              // Whoever came later has missed nothing of what was before them.
              const isTheirs = who === null || (seat && fromId(who) === whose(seat));
              return seat && isTheirs ? [[seat.number, _count] as const] : [];
            }),
        ),
      }));
    },
  };
}

function outcomeIn(table: Prisma.TableGetPayload<{ include: { seats: true } }>) {
  const outcome = fromJsonOrNull<GameOutcome>(table.outcome);
  return outcome ? { outcome, seats: outcome.whose } : { seats: table.seats.map(whose) };
}

function whose({ person, owner, lentUntil }: { person: bigint | null; owner: bigint | null; lentUntil: Date | null }) {
  return fromIdOrNull(lentUntil === null ? person : owner);
}

function seatIn({ args }: Msg): number | undefined {
  const seat = args?.['seat'];
  return typeof seat === 'object' && 'seat' in seat ? seat.seat : undefined;
}
