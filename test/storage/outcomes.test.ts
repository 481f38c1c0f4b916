/** How old games ended is worked out once, and stays. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AnyGame } from '../../src/kit/game.ts';
import { keepOutcomes } from '../../src/storage/outcomes.ts';
import { createStatistics } from '../../src/storage/statistics.ts';
import type { Table } from '../../src/table/model/aggregate.ts';
import { first, second } from '../toys/editions.ts';
import { changeTo, newGroup, openStorage, type Storage, saved, someSeat } from './kit.ts';

let storage: Storage;
const faults: number[] = [];
const keep = (games: Readonly<Record<string, AnyGame>>) =>
  keepOutcomes(storage.prisma, games, (_, table) => faults.push(table));
beforeAll(async () => {
  storage = await openStorage();
});
afterAll(() => storage.close());

const [anna, boris] = [71, 72];
const ended = (wish: Partial<Table> = {}) =>
  saved(storage.tables, {
    game: 'editions',
    phase: 'ended',
    state: { 'edition-1': { edition: 1, left: 0, sum: 4 } },
    seats: [someSeat(anna), someSeat(boris)],
    ...wish,
  });
const outcome = async ({ id }: Table) => (await storage.tables.read(id))?.outcome;

describe('games that ended before their end was kept', () => {
  test('get theirs by the rules at hand, each once', async () => {
    const over = await ended();
    const running = await saved(storage.tables, { game: 'editions' });
    const cancelled = await ended({ phase: 'cancelled' });
    expect(await keep({ editions: first })).toBe(1);
    expect(await outcome(over)).toEqual({ places: [[0], [1]], whose: [anna, boris] });
    expect(await outcome(running)).toBeUndefined();
    expect(await outcome(cancelled)).toBeUndefined();
    expect(await keep({ editions: { ...first, outcome: () => [[1], [0]] } })).toBe(0);
    expect(await outcome(over)).toEqual({ places: [[0], [1]], whose: [anna, boris] });
  });

  test('get it by newer rules, which first carry the state over', async () => {
    const over = await ended();
    await keep({ editions: second });
    expect(await outcome(over)).toEqual({ places: [[0], [1]], whose: [anna, boris] });
  });

  test('were lost by whoever gave them up', async () => {
    const state = { 'edition-1': { edition: 1, left: 2, sum: 4 } };
    const over = await ended({ state });
    await storage.tables.change(over.id, null, (table) =>
      changeTo(table, { log: [{ who: anna, text: { id: 'log-resigned' } }] }),
    );
    await keep({ editions: first });
    expect(await outcome(over)).toEqual({ places: [[1], [0]], whose: [anna, boris] });
  });

  test('wait for a program that can read them: a newer one, or a mended one', async () => {
    const newer = await ended({ version: 9 });
    const broken = await ended({ state: {} });
    faults.length = 0;
    expect(await keep({ editions: first })).toBe(0);
    expect(faults).toEqual([broken.id]);
    expect(await keep({ editions: { ...second, version: 9, outcome: () => [] } })).toBe(1);
    expect(await outcome(newer)).toEqual({ places: [], whose: [anna, boris] });
    expect(await keep({})).toBe(0);
  });

  test('are all reached, however many there are, by several processes at once', async () => {
    const many = [];
    for (let i = 0; i < 120; i++) many.push(await ended());
    const written = await Promise.all([keep({ editions: first }), keep({ editions: first })]);
    expect(written[0] + written[1]).toBe(many.length);
    for (const table of many) expect(await outcome(table)).toBeDefined();
  });
});

test('/stats reads them, whose game it was included, and counts a seat on loan as its owner’s', async () => {
  const chat = newGroup();
  const lent = { owner: boris, until: Date.now() + 1000, since: 0, as: 'deputy' } as const;
  await ended({ home: { chat }, seats: [someSeat(anna), { ...someSeat(99), lent }] });
  await saved(storage.tables, { home: { chat, thread: 2 }, seats: [{ ...someSeat(98), lent }] });
  await keep({ editions: first });
  const [running, over] = await createStatistics(storage.prisma).ofChat(chat, 10);
  expect(over).toMatchObject({ seats: [anna, boris], outcome: { places: [[0], [1]] } });
  expect(running).toMatchObject({ seats: [boris] });
  expect(running).not.toHaveProperty('outcome');
});
