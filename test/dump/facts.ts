/** What this program says of its tables, for a later one to compare. */
import pino from 'pino';
import { tallyOf } from '../../src/bot/screens/stats.ts';
import { games } from '../../src/games/index.ts';
import { verdictOn } from '../../src/sim/verdict.ts';
import { connect } from '../../src/storage/client.ts';
import { createStatistics } from '../../src/storage/statistics.ts';
import { createTables } from '../../src/storage/tables.ts';
import { awaited, isReady, timed } from '../../src/table/facts/asked.ts';
import { recordOf } from '../../src/table/facts/record.ts';

export async function factsOf(url: string, now: number) {
  const { prisma, pool, close } = connect(url, pino({ level: 'silent' }), 3);
  try {
    const tables = createTables(prisma, { now: () => now });
    const { rows } = await pool.query<{ id: number; chat: string }>('SELECT "id", "chat" FROM "Table" ORDER BY "id"');
    const exports: Record<string, unknown> = {};
    const known = [];
    for (const { id } of rows) {
      const table = await tables.read(id);
      if (!table) throw new Error(`no table ${id}`);
      const isOver = table.phase === 'ended' || table.phase === 'cancelled';
      const commits = await tables.commits(id, { skip: 0, take: await tables.commitCount(id), order: 'asc' });
      const isRecorded = isOver && table.state !== null;
      const text = JSON.stringify(recordOf(table, commits, await tables.log(id)));
      if (isRecorded) exports[id] = JSON.parse(text);
      known.push({
        table: id,
        name: table.name,
        game: table.game,
        preset: table.preset,
        phase: table.phase,
        ...(table.held !== undefined && { held: table.held }),
        ...(table.desk.asleep && { asleep: true }),
        ...(table.settings.anonymous && { anonymous: true }),
        commit: table.commit,
        asks: timed(table).map((open) => ({
          ask: open.ask.key,
          deadline: new Date(open.deadline).toISOString(),
          awaited: awaited(table, open).filter((seat) => !isReady(open, seat)),
          ready: awaited(table, open).filter((seat) => isReady(open, seat)),
        })),
        away: table.seats.flatMap((seat, i) => (seat.away ? [i] : [])),
        lent: table.seats.flatMap((seat, i) => (seat.lent ? [i] : [])),
        ...(isRecorded && { verify: verdictOn(text).line }),
      });
    }
    const statistics = createStatistics(prisma);
    const stats: Record<string, unknown> = {};
    for (const chat of [...new Set(rows.map((row) => Number(row.chat)))]) {
      stats[chat] = tallyOf(games, await statistics.ofChat(chat, 200));
    }
    return { facts: { now: new Date(now).toISOString(), tables: known, stats }, exports };
  } finally {
    await close();
  }
}
