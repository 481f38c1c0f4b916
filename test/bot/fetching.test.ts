/** Fetching updates from a Telegram that is unwell, or that another program asks, too. No time passes here but what is waited. */
import { GrammyError, HttpError } from 'grammy';
import type { Update } from 'grammy/types';
import pino from 'pino';
import { describe, expect, test } from 'vitest';
import { createFetching } from '../../src/bot/process/fetching.ts';

const second = 1_000;
const refused = (error_code: number, description: string, retry_after?: number) =>
  new GrammyError(
    'failed',
    { ok: false, error_code, description, ...(retry_after !== undefined && { parameters: { retry_after } }) },
    'getUpdates',
    {},
  );
const conflict = () => refused(409, 'Conflict: terminated by other getUpdates request');
const reset = () => new HttpError('Network request failed', new Error('ECONNRESET'));
const updates: Update[] = [];

/** @param telegram what becomes of each call; a call that goes well is held for twenty seconds */
function fetching(telegram: (call: number) => Error | undefined) {
  let [clock, calls] = [0, 0];
  const waits: number[] = [];
  const lines: string[] = [];
  const logger = pino({ base: null, timestamp: false }, { write: (line) => lines.push(JSON.parse(line).msg) });
  const { getUpdates, isContested } = createFetching(
    async () => {
      const amiss = telegram(calls++);
      if (amiss) throw amiss;
      clock += 20 * second;
      return updates;
    },
    logger,
    {
      now: () => clock,
      pause: async (milliseconds) => {
        waits.push(milliseconds / second);
        clock += milliseconds;
      },
    },
  );
  return { waits, lines, isContested, once: () => getUpdates({ offset: 0, limit: 100, timeout: 20 }, undefined) };
}

test('what fails is repeated until it goes well, with two lines in the log', async () => {
  const bot = fetching((call) => (call < 200 ? [refused(500, 'Internal Server Error'), reset()][call % 2] : undefined));
  expect(await bot.once()).toBe(updates);
  expect(bot.lines).toEqual(['updates cannot be fetched; still trying', 'updates come again']);
  expect(Math.max(...bot.waits), 'soon after the network is back').toBeLessThanOrEqual(5);
});

test('told to wait, it waits', async () => {
  const bot = fetching((call) => (call < 1 ? refused(429, 'Too Many Requests', 7) : undefined));
  await bot.once();
  expect(bot.waits).toEqual([7]);
});

test('only a token that is unknown by now ends it', async () => {
  await expect(fetching(() => refused(401, 'Unauthorized')).once()).rejects.toThrow('Unauthorized');
});

describe('where another program takes the updates', () => {
  test('it asks ever less often, says so once, and is not ready', async () => {
    const bot = fetching((call) => (call < 9 ? conflict() : undefined));
    await bot.once();
    expect(bot.waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60]);
    expect(bot.lines).toHaveLength(1);
    expect(bot.lines[0]).toMatch(/^BOT_TOKEN: another program/);
    expect(bot.isContested()).toBe(true);
  });

  test('one conflict alone is nothing to speak of', async () => {
    const bot = fetching((call) => (call < 1 ? conflict() : undefined));
    await bot.once();
    expect(bot.waits).toEqual([1]);
    expect(bot.isContested()).toBe(false);
    expect(bot.lines).toEqual([]);
  });

  test('one call between two conflicts proves nothing; a minute alone does', async () => {
    const bot = fetching((call) => (call % 2 ? undefined : call < 8 ? conflict() : undefined));
    for (let i = 0; i < 4; i++) await bot.once();
    expect(bot.waits, 'grown over the calls that went well').toEqual([1, 2, 4, 8]);
    expect(bot.isContested()).toBe(true);
    for (let i = 0; i < 3; i++) await bot.once();
    expect(bot.isContested()).toBe(false);
    expect(bot.lines).toHaveLength(2);
  });
});
