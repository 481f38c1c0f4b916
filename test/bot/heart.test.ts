/** The heart: when it beats, what it holds, and that time lost is given back before anything else happens. */
import { Api, type Transformer } from 'grammy';
import pino from 'pino';
import { expect, test } from 'vitest';
import { createHeart } from '../../src/bot/pulse/heart.ts';
import { Unheard } from '../../src/table/round/outage.ts';

const MINUTE = 60_000;
type Weather = 'fair' | 'away' | 500 | 429 | 403;

/** A Telegram in some weather, a clock that the test sets, and a heartbeat that counts as the database's does. */
function body() {
  let now = 1_000_000;
  let weather: Weather = 'fair';
  let noted = now;
  let lost = 0;
  const asked: string[] = [];
  const given: string[] = [];
  const owed = new Map([
    [1, 0],
    [2, 0],
  ]);
  const telegram: Transformer = async (_, method) => {
    asked.push(method);
    if (weather === 'away') throw new Error('nobody there');
    if (weather === 'fair') return { ok: true, result: true as never };
    return { ok: false, error_code: weather, description: 'no' };
  };
  const apiOf = (...more: Transformer[]) => {
    const api = new Api('1:token');
    api.config.use(telegram, ...more);
    return api;
  };
  const faulty = new Set<number>();
  const heart = createHeart({
    api: apiOf(),
    now: () => now,
    logger: pino({ level: 'silent' }),
    heartbeat: {
      async beat(ago) {
        const heard = now - ago;
        if (heard - noted > MINUTE) lost += heard - noted;
        noted = Math.max(noted, heard);
        return lost;
      },
    },
    tables: { owed: async (total) => [...owed].filter(([, credited]) => credited < total).map(([id]) => id) },
    service: {
      async giveTimeBack(table, total) {
        if (faulty.has(table)) throw new Error(`table ${table} cannot be loaded`);
        if ((owed.get(table) ?? 0) >= total) return;
        owed.set(table, total);
        given.push(`${table}: ${total / MINUTE} min`);
      },
    },
  });
  const other = apiOf(heart.listening);
  return {
    heart,
    asked,
    given,
    faulty,
    pass: (ms: number) => {
      now += ms;
    },
    turn: (to: Weather) => {
      weather = to;
    },
    /** A call that the bot makes for another reason. */
    call: (method: 'getChat' | 'getUpdates' = 'getChat') =>
      (method === 'getChat' ? other.getChat(7) : other.getUpdates()).catch(() => undefined),
  };
}

test('a deadline is held while Telegram is away, and the time is given back before it may strike', async () => {
  const it = body();
  await it.heart.feel();
  it.turn('away');
  it.pass(10 * MINUTE);
  await expect(it.heart.feel()).rejects.toThrow(Unheard);
  it.pass(20 * MINUTE);
  await expect(it.heart.feel()).rejects.toThrow(Unheard);
  expect(it.given).toEqual([]);
  it.turn('fair');
  await it.heart.feel();
  expect(it.given).toEqual(['1: 30 min', '2: 30 min']);
  await it.heart.feel();
  expect(it.given).toHaveLength(2);
});

test('a silence shorter than a minute holds a deadline and gives nothing back', async () => {
  const it = body();
  await it.heart.feel();
  it.turn('away');
  it.pass(40_000);
  await expect(it.heart.feel()).rejects.toThrow(Unheard);
  it.turn('fair');
  await it.heart.feel();
  expect(it.given).toEqual([]);
});

test.each([429, 403] as const)('%s is an answer', async (refusal) => {
  const it = body();
  await it.heart.feel();
  it.turn(refusal);
  for (let minute = 0; minute < 10; minute++) {
    it.pass(MINUTE / 2);
    await it.call();
    await it.heart.feel();
  }
  expect(it.given).toEqual([]);
});

test('a Telegram that only says 500 is away', async () => {
  const it = body();
  await it.heart.feel();
  it.turn(500);
  it.pass(2 * MINUTE);
  await it.call();
  await expect(it.heart.feel()).rejects.toThrow(Unheard);
  it.turn('fair');
  await it.heart.feel();
  expect(it.given).toEqual(['1: 2 min', '2: 2 min']);
});

test('who asked for something else lately need not ask for the heart’s sake', async () => {
  const it = body();
  for (let i = 0; i < 5; i++) {
    it.pass(MINUTE / 2);
    await it.call();
    await it.heart.feel();
  }
  expect(it.asked).toEqual(['getChat', 'getChat', 'getChat', 'getChat', 'getChat']);
});

test('the answer that ends a silence brings its updates only when the time is given back', async () => {
  const it = body();
  await it.heart.feel();
  it.turn('away');
  it.pass(5 * MINUTE);
  await it.call('getUpdates');
  it.turn('fair');
  it.pass(MINUTE);
  await it.call('getUpdates');
  expect(it.given).toEqual(['1: 6 min', '2: 6 min']);
});

test('so does an update that comes by itself, and of many at once all wait', async () => {
  const it = body();
  await it.heart.feel();
  it.pass(3 * MINUTE);
  await Promise.all(
    Array.from({ length: 20 }, async () => {
      await it.heart.hear();
      expect(it.given).toEqual(['1: 3 min', '2: 3 min']);
    }),
  );
});

test('a table that cannot be loaded holds up no other', async () => {
  const it = body();
  await it.heart.feel();
  it.faulty.add(1);
  it.pass(2 * MINUTE);
  expect(await it.heart.feel(), 'what its own deadlines will find to be owed').toBe(2 * MINUTE);
  expect(it.given).toEqual(['2: 2 min']);
});

test('beating by itself, it asks only where nothing was heard for long', async () => {
  const it = body();
  await it.call();
  const beating = it.heart.start();
  await new Promise((resolve) => setTimeout(resolve, 20));
  await beating.stop();
  expect(it.asked).toEqual(['getChat']);
  it.pass(MINUTE / 2);
  const again = it.heart.start();
  await expect.poll(() => it.asked, { timeout: 10_000 }).toEqual(['getChat', 'getMe']);
  await again.stop();
});
