/** What operators and /stats read of all tables, on the real database. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOperations } from '../../src/storage/operations.ts';
import { createStatistics } from '../../src/storage/statistics.ts';
import { changeTo, HOUR, newGroup, openStorage, type Storage, saved, someAsk, someTable } from './kit.ts';

let storage: Storage;
beforeAll(async () => {
  storage = await openStorage();
});
afterAll(() => storage.close());

test('counts, the overdue and the frozen', async () => {
  const operations = createOperations(storage.prisma);
  const now = Date.now();
  const late = { closesAt: now - HOUR, deadline: now - HOUR };
  const standing = {
    key: 'standing',
    title: { id: 'toy-plan' },
    question: null,
    seats: [0],
    mode: 'standing',
  } as const;
  const overdue = await saved(storage.tables, {
    name: 'Late',
    asks: [someAsk(1, late), someAsk(2), { number: 3, ask: standing, askedAt: now, acted: [], forms: [] }],
  });
  await saved(storage.tables, { phase: 'paused', asks: [someAsk(1, late)] });
  const fault = { what: 'a pebble broke', at: now, was: 'running' } as const;
  const frozen = await saved(storage.tables, { phase: 'frozen', fault, held: 'frozen' });
  expect(frozen).toMatchObject({ fault, held: 'frozen' });

  expect(await operations.phases()).toEqual({ running: 1, paused: 1, frozen: 1 });
  expect(await operations.overdue(now)).toEqual([
    { table: overdue.id, name: 'Late', title: { id: 'toy-plan' }, since: now - HOUR },
  ]);
  expect(await operations.frozen()).toEqual([
    { table: frozen.id, name: 'Friday', game: 'toy', fault: 'a pebble broke' },
  ]);
  expect(await operations.health()).toMatchObject({ queue: 0, waiting: 0, heartbeat: null });
});

test('who uses how much: changes by updates, per chat', async () => {
  const operations = createOperations(storage.prisma);
  const { id } = await saved(storage.tables, { name: 'Busy' });
  for (const update of [11, 12, 12, 13]) {
    await storage.tables.change(id, { person: 1, update }, (table) => changeTo(table));
  }
  const [most] = await operations.usage(1);
  expect(most).toEqual({ name: 'Busy', tables: 1, presses: 3 });
});

test('under maintenance no table is opened', async () => {
  const operations = createOperations(storage.prisma);
  await operations.maintain(Date.now());
  expect(await operations.isMaintained()).toBe(true);
  const refused = { refused: { id: 'table-held' } };
  expect(await storage.tables.create((id) => changeTo(someTable(id)))).toEqual(refused);
  await operations.maintain(null);
  expect(await storage.tables.create((id) => changeTo(someTable(id)))).not.toEqual(refused);
});

test('the tables of a chat, its topics included, with the misses of each seat', async () => {
  const chat = newGroup();
  const { id, seats } = await saved(storage.tables, { home: { chat } });
  await saved(storage.tables, { home: { chat, thread: 7 }, phase: 'cancelled' });
  await saved(storage.tables, { home: { chat, thread: 8 }, phase: 'ended', name: 'Over' });
  const missed = { who: null, text: { id: 'log-missed', args: { seat: { seat: 1 } } } };
  // Somebody who sat there before, and is replaced.
  const before = { ...missed, who: 987_654 };
  await storage.tables.change(id, null, (table) => changeTo(table, { log: [missed, before, missed] }));
  const found = await createStatistics(storage.prisma).ofChat(chat, 10);
  expect(found.map(({ name, phase }) => [name, phase])).toEqual([
    ['Over', 'ended'],
    ['Friday', 'running'],
  ]);
  expect(found[1]).toMatchObject({ seats: seats.map((x) => x.person), missed: new Map([[1, 2]]) });
});
