/** The games of a chat: three queries, however many tables, seats and misses there are. */
import type { Msg } from '../kit/game.ts';
import type { Settings } from '../table/aggregate.ts';
import type { Statistics } from '../table/operations.ts';
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
        by: ['tableId', 'text'],
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
            .flatMap(({ text, _count }) => {
              const seat = seatIn(fromJson<Msg>(text));
              return seat === undefined ? [] : [[seat, _count] as const];
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
