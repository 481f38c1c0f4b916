import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { secureSeeds } from '../../src/jobs/seeds.ts';
import { drivenTime, systemTime } from '../../src/jobs/time.ts';
import { createTables } from '../../src/storage/tables.ts';
import { changeTo, HOUR, jobs, openStorage, type Storage, saved, someAsk } from '../storage/kit.ts';
import { eventually, worker } from './kit.ts';

let storage: Storage;
beforeAll(async () => {
  storage = await openStorage();
});
afterAll(() => storage.close());

describe('the driven clock', () => {
  it('begins with the time of the system, and keeps what it was moved over a restart', async () => {
    const clock = await drivenTime(storage.pool);
    const ahead = () => 0 + Math.round((clock.now() - systemTime().now()) / 1000);
    expect(ahead()).toBe(0);
    await clock.jump(HOUR);
    await clock.jump(HOUR);
    expect(ahead()).toBe(7200);
    const restarted = await drivenTime(storage.pool);
    expect(restarted.now() - clock.now()).toBeLessThan(100);
    await expect(clock.jump(-1)).rejects.toThrow(RangeError);
  });

  it('brings deadlines nearer, also those set after a jump, and at once what has become due', async () => {
    const clock = await drivenTime(storage.pool);
    const tables = createTables(storage.prisma, clock);
    const { noted } = await worker(storage, {}, { time: clock });
    const openedAt = clock.now();
    const deadline = openedAt + 12 * HOUR;
    const ask = someAsk(1, { openedAt, deadline, closesAt: deadline });
    const table = await saved(tables, { asks: [ask], askCount: 1 });
    const [job] = await jobs(storage, `due:${table.id}:%`);
    expect((job?.at ?? 0) - Date.now()).toBeGreaterThan(11.9 * HOUR);
    expect((job?.at ?? 0) - Date.now()).toBeLessThanOrEqual(12 * HOUR);

    await clock.jump(6 * HOUR + 1000);
    await eventually(() => expect(noted).toMatchObject([{ task: 'remind', payload: { ask: 1, deadline } }]));
    await clock.jump(6 * HOUR);
    await eventually(() => expect(noted.map((x) => x.task).sort()).toEqual(['due', 'remind', 'remind']));
  });

  it('lets no job slip between a change in hand and a jump', async () => {
    const clock = await drivenTime(storage.pool);
    const tables = createTables(storage.prisma, clock);
    const table = await saved(tables);
    const closesAt = clock.now() + 100 * HOUR;
    const numbers = Array.from({ length: 12 }, (_, i) => i + 1);
    await Promise.all(
      numbers.flatMap((number) => [
        tables.change(table.id, null, (before) =>
          changeTo({ ...before, asks: [...before.asks, someAsk(number, { deadline: closesAt, closesAt })] }),
        ),
        clock.jump(HOUR),
      ]),
    );
    const left = (await jobs(storage, `due:${table.id}:%`)).map((job) => Math.round((job.at - Date.now()) / HOUR));
    expect(left).toEqual(numbers.map(() => 88));
  });

  it('does not touch deliveries', async () => {
    const clock = await drivenTime(storage.pool);
    const table = await saved(storage.tables);
    await storage.post(table.id, [{ to: 'home', letter: { kind: 'lobby' } }]);
    const until = Date.now() + HOUR;
    await storage.mailbag.later(table.home.chat, until);
    await clock.jump(10 * HOUR);
    const [job] = await jobs(storage, `deliver:${table.home.chat}`);
    expect(job?.at).toBeCloseTo(until, 0);
  });
});

it('secret seeds are 64 hex digits, never the same', () => {
  const seeds = Array.from({ length: 50 }, () => secureSeeds().next());
  for (const seed of seeds) expect(seed).toMatch(/^[0-9a-f]{64}$/);
  expect(new Set(seeds).size).toBe(50);
});
