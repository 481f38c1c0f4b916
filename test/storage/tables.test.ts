import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTables } from '../../src/storage/tables.ts';
import { timed } from '../../src/table/facts/asked.ts';
import type { CommitRecord } from '../../src/table/model/aggregate.ts';
import {
  anotherProcess,
  changeTo,
  newGroup,
  newPerson,
  openStorage,
  type Storage,
  saved,
  say,
  someAsk,
  someForm,
  someSeat,
  someTable,
} from './kit.ts';

let storage: Storage;
beforeAll(async () => {
  storage = await openStorage();
});
afterAll(() => storage.close());

const commit = (number: number, ask: number | null = null): CommitRecord => ({
  number,
  ask: ask === null ? null : { number: ask, key: `plan:${ask}`, title: { id: 'toy-plan', args: { ask } } },
  answers: [{ ask: `plan:${ask}`, seat: 0, by: 'player', draft: { pick: 'a' } }],
  notes: [{ rank: 'line', text: { id: 'toy-noted' } }],
});

describe('a change', () => {
  it('writes the table, its commits, receipts and log, and gives back the result', async () => {
    const table = await saved(storage.tables, { asks: [someAsk(1)], askCount: 1 });
    const changed = await storage.tables.change(table.id, { person: table.master, update: 1001 }, (before) => ({
      ...changeTo(
        { ...before, commit: 1, state: { round: 2 }, asks: [someAsk(2)], askCount: 2 },
        {
          commits: [commit(1, 1)],
          closed: [{ ask: 1, seat: 0, draft: { pick: 'a' }, by: 'player', receipt: [{ id: 'toy-a' }] }],
          log: [{ who: table.master, text: { id: 'toy-closed' } }],
        },
      ),
      result: 'done',
    }));
    const after = await storage.tables.read(table.id);
    expect(changed).toEqual({ result: 'done', table: after });
    expect(after).toMatchObject({ commit: 1, state: { round: 2 }, asks: [{ number: 2 }], askCount: 2 });
    expect(await storage.tables.commit(table.id, 1)).toEqual(commit(1, 1));
    expect(await storage.tables.commitCount(table.id)).toBe(1);
    expect(await storage.tables.closedForm(table.id, 1, 0)).toMatchObject({ by: 'player', receipt: [{ id: 'toy-a' }] });
    expect(await storage.tables.closedForm(table.id, 1, 1)).toBeUndefined();
    const [entry] = await storage.tables.log(table.id);
    expect(entry).toMatchObject({ who: table.master, text: { id: 'toy-closed' } });
    expect(Math.abs((entry?.at ?? 0) - Date.now())).toBeLessThan(10_000);
  });

  it('knows open asks, closed ones, and those that opened and closed within one change', async () => {
    const table = await saved(storage.tables, { asks: [someAsk(1)], askCount: 1 });
    expect(await storage.tables.ask(table.id, 1)).toEqual({ title: { id: 'toy-plan' } });
    await storage.tables.change(table.id, null, (before) =>
      changeTo({ ...before, asks: [someAsk(3)], askCount: 3 }, { commits: [commit(1, 1), commit(2, 2)] }),
    );
    expect(await storage.tables.ask(table.id, 1)).toEqual({ title: { id: 'toy-plan' } });
    expect(await storage.tables.ask(table.id, 2)).toEqual({ title: { id: 'toy-plan', args: { ask: 2 } } });
    expect(await storage.tables.ask(table.id, 4)).toBeUndefined();
  });

  it('keeps the newest receipt of a standing order', async () => {
    const table = await saved(storage.tables);
    const receipt = (id: string) => ({
      ask: 1,
      seat: 0,
      draft: { pick: id },
      by: 'player' as const,
      receipt: [{ id }],
    });
    for (const closed of [[receipt('first')], [receipt('second'), receipt('third')]]) {
      await storage.tables.change(table.id, null, (before) => changeTo(before, { closed }));
    }
    expect(await storage.tables.closedForm(table.id, 1, 0)).toEqual(receipt('third'));
  });

  it('changes nothing when the work throws', async () => {
    const table = await saved(storage.tables, { asks: [someAsk(1)], askCount: 1 });
    const by = { person: table.master, update: 1002 };
    const fault = storage.tables.change(table.id, by, () => {
      throw new Error('a fault of the rules');
    });
    await expect(fault).rejects.toThrow('a fault of the rules');
    expect(await storage.tables.read(table.id)).toEqual(table);
    expect(await storage.prisma.update.count({ where: { id: 1002n } })).toBe(0);
  });

  it('changes nothing when the database refuses a part of it', async () => {
    const table = await saved(storage.tables, { asks: [someAsk(1)], askCount: 1 });
    const fault = storage.tables.change(table.id, null, (before) =>
      changeTo(
        { ...before, state: { round: 2 }, asks: [] },
        { posts: [say('toy-never')], commits: [commit(1), commit(1)] },
      ),
    );
    await expect(fault).rejects.toThrow();
    expect(await storage.tables.read(table.id)).toEqual(table);
    expect(await storage.prisma.letter.count({ where: { tableId: table.id } })).toBe(0);
    expect(await storage.tables.commitCount(table.id)).toBe(0);
  });

  it('writes nothing when it is refused, and may be granted to the same update later', async () => {
    const table = await saved(storage.tables);
    const by = { person: table.master, update: 1003 };
    expect(await storage.tables.change(table.id, by, () => ({ refused: { id: 'toy-no' } }))).toEqual({
      refused: { id: 'toy-no' },
    });
    const granted = await storage.tables.change(table.id, by, (before) => changeTo({ ...before, name: 'granted' }));
    expect(granted).toMatchObject({ table: { name: 'granted' } });
  });

  it('acts once for one update, however often and wherever it is delivered', async () => {
    const other = createTables(anotherProcess(storage).prisma, storage.time);
    const table = await saved(storage.tables, { commit: 0 });
    const by = { person: table.master, update: 1004 };
    const outcomes = await Promise.all(
      [storage.tables, other, storage.tables, other].map((tables) =>
        tables.change(table.id, by, (before) => changeTo({ ...before, commit: before.commit + 1 })),
      ),
    );
    expect(outcomes.filter((outcome) => outcome && 'repeated' in outcome)).toHaveLength(3);
    expect((await storage.tables.read(table.id))?.commit).toBe(1);
    expect(await storage.tables.create((id) => changeTo(someTable(id)), by)).toEqual({ repeated: true });
  });

  it('is one of a row: each reads what the one before it wrote', async () => {
    const other = createTables(anotherProcess(storage).prisma, storage.time);
    const table = await saved(storage.tables, { commit: 0, state: [] });
    const seen: number[] = [];
    await Promise.all(
      Array.from({ length: 12 }, (_, i) =>
        (i % 2 ? storage.tables : other).change(table.id, null, (before) => {
          seen.push(before.commit);
          return changeTo({ ...before, commit: before.commit + 1, state: { after: before.commit } });
        }),
      ),
    );
    expect(seen).toEqual(Array.from({ length: 12 }, (_, i) => i));
    expect(await storage.tables.read(table.id)).toMatchObject({ commit: 12, state: { after: 11 } });
  });

  it('knows nothing of a table that is not there', async () => {
    expect(await storage.tables.change(999_999, null, changeTo)).toBeUndefined();
    expect(await storage.tables.read(999_999)).toBeUndefined();
  });

  it('lets people change places and leave', async () => {
    const [a, b, c] = [someSeat(), someSeat(), someSeat()];
    const table = await saved(storage.tables, { seats: [a, b, c] });
    await storage.tables.change(table.id, null, (before) => changeTo({ ...before, seats: [b, a, c] }));
    expect((await storage.tables.read(table.id))?.seats).toEqual([b, a, c]);
    await storage.tables.change(table.id, null, (before) => changeTo({ ...before, seats: [a, c] }));
    expect((await storage.tables.read(table.id))?.seats).toEqual([a, c]);
  });

  it('takes a press in a small constant number of queries, however many seats there are', async () => {
    const counts: number[] = [];
    for (const size of [2, 20]) {
      const seats = Array.from({ length: size }, () => someSeat());
      const forms = seats.map((_, seat) => someForm(seat));
      const table = await saved(storage.tables, { seats, asks: [someAsk(1, { forms })], askCount: 1 });
      const person = seats[0]?.person ?? 0;
      const { prisma, queries } = counting(storage);
      await createTables(prisma, storage.time).change(table.id, { person, update: 2000 + size }, (before) =>
        changeTo(
          {
            ...before,
            asks: [someAsk(1, { ...timed(before)[0], forms: [someForm(0, { stamp: 1 }), ...forms.slice(1)] })],
          },
          { posts: [{ to: { person }, slot: `form:${table.id}:1:0`, letter: { kind: 'form', ask: 1, seat: 0 } }] },
        ),
      );
      counts.push(queries.length);
    }
    // BEGIN, lock, update, table, seats, asks, forms; form, letter, job, COMMIT.
    expect(counts).toEqual([11, 11]);
  });
});

/** A client whose statements are written down, in short. */
function counting(from: Storage): { prisma: Storage['prisma']; queries: string[] } {
  const { prisma, pool } = anotherProcess(from);
  const queries: string[] = [];
  pool.on('connect', (client) => {
    const query = client.query.bind(client);
    Object.assign(client, {
      query: (config: string | { text: string }, ...rest: []) => {
        const text = typeof config === 'string' ? config : config.text;
        queries.push(
          text
            .replace(/\s+/g, ' ')
            .replace(/"public"\./g, '')
            .slice(0, 70),
        );
        return query(config, ...rest);
      },
    });
  });
  return { prisma, queries };
}

describe('finding tables', () => {
  it('finds the table of a chat or of a topic, while it is not over', async () => {
    const chat = newGroup();
    const plain = await saved(storage.tables, { home: { chat } });
    const topic = await saved(storage.tables, { home: { chat, thread: 7 }, phase: 'lobby' });
    expect(await storage.tables.at({ chat })).toEqual(plain);
    expect(await storage.tables.at({ chat, thread: 7 })).toEqual(topic);
    expect(await storage.tables.at({ chat, thread: 8 })).toBeUndefined();
    await storage.tables.change(plain.id, null, (before) => changeTo({ ...before, phase: 'ended' }));
    expect(await storage.tables.at({ chat })).toBeUndefined();
  });

  it('finds for a guest the newest table where he sat in private, and none of his groups’', async () => {
    const [host, guest] = [newPerson(), newPerson()];
    const seats = [someSeat(host), someSeat(guest)];
    const over = await saved(storage.tables, { home: { chat: host }, master: host, seats, phase: 'ended' });
    await saved(storage.tables, { seats, phase: 'ended' });
    expect((await storage.tables.latest({ chat: guest }))?.id).toBe(over.id);
    expect((await storage.tables.latest({ chat: host }))?.id).toBe(over.id);
    const own = await saved(storage.tables, { home: { chat: guest }, master: guest, seats: [someSeat(guest)] });
    expect((await storage.tables.latest({ chat: guest }))?.id).toBe(own.id);
    expect((await storage.tables.latest({ chat: host }))?.id).toBe(over.id);
  });

  it('lets one of two people open a table in the same chat at the same moment', async () => {
    const home = { chat: newGroup() };
    const outcomes = await Promise.all(
      [1, 2, 3].map(() => storage.tables.create((id) => changeTo(someTable(id, { home, phase: 'lobby' })))),
    );
    expect(outcomes.filter((outcome) => 'table' in outcome)).toHaveLength(1);
    expect(outcomes.filter((outcome) => 'refused' in outcome)).toEqual([
      { refused: { id: 'table-busy-chat' } },
      { refused: { id: 'table-busy-chat' } },
    ]);
  });

  it('finds the tables of a person, next deadline first', async () => {
    const person = newPerson();
    const due = (deadline: number) => [someAsk(1, { deadline, closesAt: deadline })];
    const seats = [someSeat(person)];
    const late = await saved(storage.tables, { seats, asks: due(Date.now() + 9e6) });
    const none = await saved(storage.tables, { master: person, phase: 'lobby' });
    const soon = await saved(storage.tables, { seats, asks: due(Date.now() + 1e6) });
    await saved(storage.tables, { seats, phase: 'ended' });
    const found = await storage.tables.of(person);
    expect(found.map((table) => table.id)).toEqual([soon.id, late.id, none.id]);
    expect(found[0]).toEqual(soon);
  });

  it('turns the pages of the story in both directions', async () => {
    const table = await saved(storage.tables);
    await storage.tables.change(table.id, null, (before) =>
      changeTo(before, { commits: [0, 1, 2, 3].map((n) => commit(n)) }),
    );
    const numbers = async (skip: number, take: number, order: 'asc' | 'desc') =>
      (await storage.tables.commits(table.id, { skip, take, order })).map((x) => x.number);
    expect(await numbers(0, 2, 'asc')).toEqual([0, 1]);
    expect(await numbers(1, 2, 'desc')).toEqual([2, 1]);
  });
});
