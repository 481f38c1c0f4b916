/**
 * Two versions of the program on one database, as while one replaces the other: whatever is pressed wherever, nobody sees a fault,
 * nothing that was acknowledged is lost, and what the newer one carried on the older leaves alone.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { diceOf } from '../../src/kit/dice.ts';
import type { AnyGame } from '../../src/kit/game.ts';
import { replay } from '../../src/kit/replay.ts';
import { createHeartbeat } from '../../src/storage/heartbeat.ts';
import { createPeople } from '../../src/storage/people.ts';
import { createTables } from '../../src/storage/tables.ts';
import { settingsFor } from '../../src/table/facts/clocks.ts';
import { historyOf, wholeRecord } from '../../src/table/facts/record.ts';
import type { Reply, Table } from '../../src/table/model/aggregate.ts';
import { createService } from '../../src/table/service/service.ts';
import { first, second } from '../toys/editions.ts';
import { anotherProcess, newGroup, newPerson, openStorage, type Storage } from './kit.ts';

let storage: Storage;
const faults: unknown[] = [];
const left: number[] = [];
beforeAll(async () => {
  storage = await openStorage();
});
afterAll(() => storage.close());

/** A process of the program that has these rules. */
function process(rules: AnyGame) {
  const { prisma } = anotherProcess(storage);
  const tables = createTables(prisma, storage.time);
  const heartbeat = createHeartbeat(prisma);
  const service = createService({
    tables,
    people: createPeople(prisma),
    games: { [rules.id]: rules },
    time: storage.time,
    seeds: { next: () => 'cd'.repeat(32) },
    heartbeat,
    heard: () => heartbeat.lost(),
    onFault: (fault) => faults.push(fault),
    onTooOld: (_, table) => left.push(table),
  });
  return { tables, service };
}
type Process = ReturnType<typeof process>;

async function begun({ service, tables }: Process): Promise<Table> {
  const [anna, boris] = [newPerson(), newPerson()];
  const opened = await service.open(
    { person: anna },
    {
      game: 'editions',
      preset: 'printed',
      options: { rounds: '6' },
      settings: settingsFor(first, 'printed', 'daily', 'Europe/Moscow'),
      locale: 'ru',
      name: 'Дача',
      home: { chat: newGroup() },
    },
  );
  const id = opened.table ?? 0;
  for (const person of [anna, boris]) await service.join({ person }, id);
  await service.begin({ person: anna }, id);
  return read({ tables }, id);
}
async function read({ tables }: Pick<Process, 'tables'>, id: number): Promise<Table> {
  const table = await tables.read(id);
  if (!table) throw new Error(`no table ${id}`);
  return table;
}
const said = (reply: Reply) => ('refused' in reply ? reply.refused.id : 'said' in reply ? reply.said?.id : 'repeated');

test('a table is renewed in one transaction with its stretch, and read back as it was', async () => {
  const [older, newer] = [process(first), process(second)];
  const { id, seats, asks, state: before } = await begun(older);
  const person = seats[0]?.person ?? 0;
  expect(said(await newer.service.press({ person }, id, { ask: asks[0]?.number ?? 0, stamp: 0, id: '2' }))).toBe(
    'table-chosen',
  );
  const table = await read(newer, id);
  expect(table).toMatchObject({ phase: 'running', version: 2, commit: 0 });
  expect(await newer.tables.stretches(id)).toEqual([
    { first: 1, version: 2, from: 1, state: table.state, left: before },
  ]);
  expect(await newer.tables.commit(id, 0)).toMatchObject({ digest: expect.stringMatching(/^[0-9a-f]{32}$/) });
});

test('of several presses at once on a table behind, one renews it and all count', async () => {
  const newer = [process(second), process(second)] as const;
  const { id, seats, asks } = await begun(process(first));
  const [open] = asks;
  const replies = await Promise.all(
    seats.map(({ person }, seat) =>
      newer[seat % 2]?.service.press({ person: person ?? 0 }, id, {
        ask: open?.number ?? 0,
        stamp: 0,
        id: String(seat + 2),
      }),
    ),
  );
  expect(replies.map((reply) => reply && said(reply))).toEqual(['table-chosen', 'table-chosen']);
  const table = await read(newer[0], id);
  expect(table.asks[0]?.forms.map(({ draft }) => draft)).toEqual([{ pick: '2' }, { pick: '3' }]);
  expect(await newer[0].tables.stretches(id)).toHaveLength(1);
});

describe('an older and a newer process under presses', () => {
  test('nobody sees a fault, every press that was acknowledged counts, and no table is frozen', async () => {
    const [older, newer] = [process(first), process(second)];
    const dice = diceOf('versions', 1);
    const ids: number[] = [];
    for (let i = 0; i < 3; i++) ids.push((await begun(older)).id);
    const seen = new Map<string, number>();
    /** What each seat was last told that it has chosen, of which ask. */
    const promised = new Map<string, string>();
    for (let round = 0; round < 14; round++) {
      await Promise.all(
        ids
          .flatMap((id) => [0, 1].map((seat) => ({ id, seat })))
          .map(async ({ id, seat }) => {
            // The older process is asked less and less: its updates go to the newer one.
            const { service, tables } = dice.int(14) > round ? older : newer;
            const table = await read(older, id);
            const [open] = table.asks;
            if (!open) return;
            if (dice.int(10) === 0) {
              // The master closes the phase; what it opens next is closed by nobody.
              const reply = said(await service.close({ person: table.master }, id)) ?? '';
              seen.set(reply, (seen.get(reply) ?? 0) + 1);
              return;
            }
            const person = table.seats[seat]?.person ?? 0;
            const form = open.forms.find((x) => x.seat === seat);
            const pick = String(dice.range(1, 3));
            const reply =
              said(await service.press({ person }, id, { ask: open.number, stamp: form?.stamp ?? 0, id: pick })) ?? '';
            seen.set(reply, (seen.get(reply) ?? 0) + 1);
            if (reply !== 'table-chosen') return;
            promised.set(`${id} ${open.number} ${seat}`, pick);
            expect((await read({ tables }, id)).version).toBeGreaterThanOrEqual(table.version);
          }),
      );
    }
    expect(faults).toEqual([]);
    expect(seen.get('table-frozen')).toBeUndefined();
    expect(seen.get('table-too-new'), 'the older one was asked for what it could not do').toBeGreaterThan(0);
    expect(new Set(left).size).toBeGreaterThan(0);
    for (const id of ids) {
      for (let last = await read(newer, id); last.phase !== 'ended'; last = await read(newer, id)) {
        expect(last.phase).toBe('running');
        await newer.service.close({ person: last.master }, id);
      }
      const table = await read(newer, id);
      const history = await historyOf(newer.tables, table);
      const answers = history.commits.flatMap(({ ask, answers: given }) =>
        given.map(({ seat, draft }) => [`${id} ${ask?.number} ${seat}`, draft] as const),
      );
      for (const [key, draft] of answers) {
        const pick = promised.get(key);
        if (pick !== undefined) expect(draft, key).toEqual({ pick });
      }
      expect(replay(second, wholeRecord(table, history))).toMatchObject({ same: true, over: true });
    }
  });

  test('a table that the newer one has carried on is left as it stands by the older', async () => {
    const [older, newer] = [process(first), process(second)];
    const { id, master, asks } = await begun(older);
    await newer.service.remind({ person: master }, id);
    const before = await read(newer, id);
    left.length = 0;
    for (const act of ['close', 'pause', 'forms', 'remind'] as const) {
      expect(said(await older.service[act]({ person: master }, id)), act).toBe('table-too-new');
    }
    await expect(older.service.due(id, asks[0]?.number ?? 0)).rejects.toThrow('does not have yet');
    expect(await read(newer, id)).toEqual(before);
    expect(new Set(left)).toEqual(new Set([id]));
  });
});
