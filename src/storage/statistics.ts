/** The games of a chat: three queries, however many tables, seats and misses there are. */
import type { Msg } from '../kit/game.ts';
import type { Settings } from '../table/model/aggregate.ts';
import type { Statistics } from '../table/ports/operations.ts';
import { fromIdOrNull, fromJson, fromJsonOrNull, toId } from './border.ts';
import type { Client } from './client.ts';

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
        game: table.game,
        version: table.version,
        phase: table.phase,
        settings: fromJson<Settings>(table.settings),
        state: fromJsonOrNull<unknown>(table.state),
        seats: table.seats.map((seat) => fromIdOrNull(seat.person)),
        missed: new Map(
          misses
            .filter((row) => row.tableId === table.id)
            .flatMap(({ text, who, _count }) => {
              const seat = table.seats[seatIn(fromJson<Msg>(text)) ?? -1];
              // Whoever came later has missed nothing of what was before him.
              const isTheirs = who === null || who === seat?.person || who === seat?.owner;
              return seat && isTheirs ? [[seat.number, _count] as const] : [];
            }),
        ),
      }));
    },
  };
}

function seatIn({ args }: Msg): number | undefined {
  const seat = args?.['seat'];
  return typeof seat === 'object' && 'seat' in seat ? seat.seat : undefined;
}
