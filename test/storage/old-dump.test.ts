/**
 * What the program of an older commit left behind is taken over by this one: it migrates, every table loads and says what it
 * said, running games go on to their ends, and what is over is remembered.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tallyOf } from '../../src/bot/screens/person/stats.ts';
import { games } from '../../src/games/index.ts';
import { payloads } from '../../src/jobs/payloads.ts';
import { prepareJobs } from '../../src/jobs/worker.ts';
import type { AnyGame } from '../../src/kit/game.ts';
import { replay } from '../../src/kit/replay.ts';
import { verdictOn } from '../../src/sim/verdict.ts';
import { connect } from '../../src/storage/client.ts';
import { findDrift } from '../../src/storage/drift.ts';
import { createHeartbeat } from '../../src/storage/heartbeat.ts';
import { createMailbag } from '../../src/storage/mailbag.ts';
import { migrate } from '../../src/storage/migrate.ts';
import { createOperations } from '../../src/storage/operations.ts';
import { keepOutcomes } from '../../src/storage/outcomes.ts';
import { createPeople } from '../../src/storage/people.ts';
import { createStatistics } from '../../src/storage/statistics.ts';
import { createTables } from '../../src/storage/tables.ts';
import { awaited, isReady, timed } from '../../src/table/facts/asked.ts';
import { historyOf, recordOf, wholeRecord } from '../../src/table/facts/record.ts';
import type { Table } from '../../src/table/model/aggregate.ts';
import { createOffice } from '../../src/table/operators/office.ts';
import { createService } from '../../src/table/service/service.ts';
import { type OldStats, type OldTable, readDump, restore } from '../dump/restore.ts';
import { silent } from './kit.ts';

/** Longer than any game that silence plays, with all its pauses. */
const mostSteps = 400;

/** The old deployment under this program, with these rules. */
async function takenOver(release: string, rules: typeof games) {
  const dump = readDump(release);
  const faults: unknown[] = [];
  const database = await restore(release);
  await migrate(database.url);
  const connections = connect(database.url, silent, 5);
  const { prisma } = connections;
  await prepareJobs(connections.pool, silent);
  await keepOutcomes(prisma, rules, (fault) => faults.push(fault));
  let now = dump.now;
  const time = { now: () => now };
  const tables = createTables(prisma, time);
  let opened = 0;
  const heartbeat = createHeartbeat(prisma);
  const service = createService({
    tables,
    people: createPeople(prisma),
    games: rules,
    time,
    seeds: { next: () => String(++opened).padStart(64, '0') },
    heartbeat,
    heard: () => heartbeat.lost(),
    onTooOld: (table) => faults.push(table),
    onFault: (fault) => faults.push(fault),
  });
  const office = createOffice({ service, tables, operations: createOperations(prisma), time });
  const load = async (id: number): Promise<Table> => {
    const table = await tables.read(id);
    if (!table) throw new Error(`there is no table ${id}`);
    return table;
  };
  return {
    database,
    connections,
    tables,
    faults,
    load,
    /** Nobody says a word: deadlines close what is open, and whoever wakes a table does no more than that. */
    async playOn(id: number): Promise<Table> {
      now = dump.now;
      for (let step = 0; step < mostSteps; step++) {
        const table = await load(id);
        if (table.phase === 'ended' || table.phase === 'cancelled') return table;
        if (table.held !== undefined) await office.maintain(false);
        else if (table.phase === 'frozen') await office.thaw({ person: table.master }, id);
        else if (table.desk.asleep) await service.forms({ person: sleeper(table) }, id);
        else if (table.phase === 'paused') await service.resume({ person: table.master }, id);
        else {
          const [next] = [...timed(table)].sort((a, b) => a.closesAt - b.closesAt);
          if (!next) throw new Error(`table ${id} waits for nothing`);
          now = Math.max(now, next.closesAt);
          for (const [seat, { lent }] of table.seats.entries()) {
            if (lent && lent.until <= now) await service.loanOver(id, { seat, at: lent.until });
          }
          await service.due(id, next.number);
        }
      }
      throw new Error(`table ${id} does not end`);
    },
    async end(): Promise<void> {
      await connections.close();
      await database.drop();
    },
  };
}

/** By chat and person, what is counted otherwise since: a game given up is won by the other, and a deputy's misses are the owner's. */
const corrected: Readonly<Record<string, Partial<OldStats>>> = {
  '1001 1001': { ranked: 1, wins: 1 },
  '1001 1006': { ranked: 1 },
  '-5008 1010': { person: 1003 },
};

describe.each(['3a8f72e'])('the deployment that %s left', (release) => {
  const dump = readDump(release);
  let here: Awaited<ReturnType<typeof takenOver>>;
  beforeAll(async () => {
    here = await takenOver(release, games);
  });
  afterAll(() => here?.end());

  test('has tables of every kind in every phase', () => {
    const found = new Set(dump.tables.map(({ game, phase }) => `${game} ${phase}`));
    for (const game of Object.keys(games)) {
      expect(found, game).toContain(`${game} running`);
      expect(found, game).toContain(`${game} ended`);
    }
    const phases = new Set(dump.tables.map(({ phase }) => phase));
    expect([...phases].sort()).toEqual(['cancelled', 'ended', 'frozen', 'lobby', 'paused', 'running']);
    for (const trait of ['held', 'asleep', 'anonymous'] as const) {
      expect(dump.tables.filter((table) => table[trait] !== undefined).length, trait).toBeGreaterThan(0);
    }
  });

  test('has the schema of this program afterwards', async () => {
    expect(await findDrift(here.database.url)).toBeUndefined();
  });

  test.each(dump.tables)('table $table ($name, $game, $phase) stands as it stood', async (old) => {
    expect(seen(await here.load(old.table))).toEqual(expected(old));
  });

  test.each([...dump.stats])('/stats of chat %i knows what it knew', async (chat, known) => {
    const counted = tallyOf(await createStatistics(here.connections.prisma).ofChat(chat, 200));
    expect(counted).toEqual(known.map((x) => ({ ...x, ...corrected[`${chat} ${x.person}`] })));
  });

  test('and that is something: an office and a duel were won, for those who hold a fortress win or lose together', () => {
    const ranked = [...dump.stats.values()].flat().filter((x) => x.ranked > 0);
    expect(ranked.length).toBeGreaterThan(ranked.filter(({ wins }) => wins > 0).length);
    expect(ranked.filter(({ wins }) => wins > 0)).toHaveLength(2);
  });

  test.each([...dump.exports])('the export of table %i is what it was, and verifies', async (id, old) => {
    const table = await here.load(id);
    const history = await historyOf(here.tables, table);
    const text = JSON.stringify(recordOf(table, history, await here.tables.log(id)));
    expect(JSON.parse(text)).toMatchObject(old);
    const { verify } = dump.tables.find(({ table }) => table === id) ?? {};
    const { passed, line } = verdictOn(text);
    expect(passed, line).toBe(true);
    if (table.version === games[table.game]?.version) expect(line.startsWith(`${verify}`), line).toBe(true);
    else expect(line).toMatch(/^not checked: /);
  });

  test('its jobs are understood', async () => {
    const { rows } = await here.connections.pool.query<{ task: string; payload: unknown; count: number }>(
      `SELECT identifier AS task, payload FROM graphile_worker._private_jobs jobs
       JOIN graphile_worker._private_tasks tasks ON tasks.id = task_id`,
    );
    expect(new Set(rows.map(({ task }) => task))).toEqual(new Set(['deliver', 'due', 'giveback', 'idle', 'remind']));
    const known: Readonly<Record<string, { parse(payload: unknown): unknown }>> = payloads;
    for (const { task, payload } of rows) expect(() => known[task]?.parse(payload), task).not.toThrow();
  });

  test('its letters that wait are found', async () => {
    const { rows } = await here.connections.pool.query<{ chat: string }>(
      'SELECT DISTINCT "chat"::text AS chat FROM "Letter" WHERE "doneAt" IS NULL',
    );
    expect(rows.length).toBeGreaterThan(0);
    await here.connections.pool.query('UPDATE "Chat" SET "notBefore" = NULL'); // the patience that Telegram asked for then is over
    const mailbag = createMailbag(here.connections.prisma, { sendRate: 25 });
    for (const { chat } of rows) expect(await mailbag.next(Number(chat))).toBeDefined();
  });

  const unfinished = dump.tables.filter(({ phase }) => ['running', 'paused', 'frozen'].includes(phase));
  test.each(unfinished)('table $table ($name, $game, $phase) is played to its end', async ({ table: id }) => {
    const table = await here.playOn(id);
    expect(here.faults).toEqual([]);
    expect(table.phase).toBe('ended');
    expect(games[table.game]?.outcome(table.state)).toBeDefined();
  });

  describe('by rules that have got a newer version since', () => {
    const newer = Object.fromEntries(
      Object.entries(games).map(([id, game]) => [id, { ...game, version: game.version + 1 }]),
    );
    const kinds = new Map(unfinished.map((old) => [old.phase === 'running' ? old.game : old.phase, old]));
    let there: typeof here;
    beforeAll(async () => {
      there = await takenOver(release, newer);
    });
    afterAll(() => there?.end());

    test.each([...kinds.values()])(
      'table $table ($game, $phase) goes on, too, and is never frozen by it',
      async (old) => {
        const { version } = await there.load(old.table);
        const table = await there.playOn(old.table);
        expect(there.faults).toEqual([]);
        expect(table).toMatchObject({ phase: 'ended', version: newer[old.game]?.version });
        const log = await there.tables.log(old.table);
        expect(log.filter(({ text }) => text.id === 'log-renewed')).toHaveLength(1);
        const history = await historyOf(there.tables, table);
        expect(replay(newer[old.game] as AnyGame, wholeRecord(table, history))).toMatchObject({
          same: true,
          over: true,
          unchecked: [{ version, first: 0, last: old.commit }],
        });
      },
    );

    test('every win is known', async () => {
      const { connections } = there;
      for (const [chat, known] of dump.stats) {
        const wins = tallyOf(await createStatistics(connections.prisma).ofChat(chat, 200));
        for (const old of known.filter((x) => x.wins > 0)) {
          expect(wins.find(({ person }) => person === old.person)?.wins, `chat ${chat}`).toBeGreaterThanOrEqual(
            old.wins,
          );
        }
      }
    });
  });
});

/** Somebody who is asked, and so can wake the table. */
function sleeper(table: Table): number {
  const asked = timed(table).flatMap(({ ask }) => ask.seats.flatMap((seat) => table.seats[seat]?.person ?? []));
  return asked[0] ?? table.master;
}

function expected({ verify: _, preset, game, name, ...old }: OldTable) {
  return { name, game, preset, ...old };
}

/** The same of a table as this program sees it. */
function seen(table: Table): ReturnType<typeof expected> {
  return {
    table: table.id,
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
    away: seatsWhere(table, ({ away }) => away),
    lent: seatsWhere(table, ({ lent }) => lent !== undefined),
  };
}

function seatsWhere({ seats }: Table, is: (seat: Table['seats'][number]) => boolean): readonly number[] {
  return seats.flatMap((seat, number) => (is(seat) ? [number] : []));
}
