/** Telegram's queue of updates, and a bot that may be killed at any moment: what is confirmed was dealt with. */
import type { Update } from 'grammy/types';
import { describe, expect, test } from 'vitest';
import { createTaker, type Fetch } from '../../src/bot/process/confirm.ts';

/** Forgets what lies before the offset, as Telegram does. */
function telegram(...ids: number[]) {
  let queue = ids.map((update_id): Update => ({ update_id }));
  const asked: Fetch[] = [];
  return {
    asked,
    push: (id: number) => queue.push({ update_id: id }),
    waiting: () => queue.map(({ update_id }) => update_id),
    getUpdates: async (args: Fetch) => {
      asked.push(args);
      queue = queue.filter(({ update_id }) => update_id >= args.offset);
      return queue.slice(0, args.limit);
    },
  };
}

const idsOf = (updates: readonly Update[]) => updates.map(({ update_id }) => update_id);
const ask = (offset: number, limit = 100): Fetch => ({ offset, limit, timeout: 0 });
const signal = undefined;

/** A handler that is at work until it is told. */
function work() {
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { run: () => ended, end };
}

describe('an update', () => {
  test('is confirmed when its handler is done, and handed out once', async () => {
    const server = telegram(1, 2);
    const taker = createTaker(server.getUpdates);
    expect(idsOf(await taker.getUpdates(ask(0), signal))).toEqual([1, 2]);
    const [first, second] = [work(), work()];
    const handled = [taker.handle({ update_id: 1 }, first.run), taker.handle({ update_id: 2 }, second.run)];
    server.push(3);
    second.end();
    expect(idsOf(await taker.getUpdates(ask(3), signal)), 'only what is new').toEqual([3]);
    expect(server.waiting(), 'a kill now would lose none').toEqual([1, 2, 3]);
    await taker.handle({ update_id: 3 }, async () => undefined);
    first.end();
    await Promise.all(handled);
    expect(idsOf(await taker.getUpdates(ask(4), signal))).toEqual([]);
    expect(server.waiting()).toEqual([]);
  });

  test('whose handler fails is dealt with all the same', async () => {
    const server = telegram(1);
    const taker = createTaker(server.getUpdates);
    await taker.getUpdates(ask(0), signal);
    await expect(taker.handle({ update_id: 1 }, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await taker.getUpdates(ask(2), signal);
    expect(server.waiting()).toEqual([]);
  });

  test('whose handler hangs does not hold up the others for ever', async () => {
    let now = 0;
    const server = telegram(1, 2);
    const taker = createTaker(server.getUpdates, () => now);
    await taker.getUpdates(ask(0), signal);
    void taker.handle({ update_id: 1 }, work().run);
    await taker.handle({ update_id: 2 }, async () => undefined);
    await taker.getUpdates(ask(3), signal);
    expect(server.waiting()).toEqual([1, 2]);
    now += 60_000;
    await taker.getUpdates(ask(3), signal);
    expect(server.waiting()).toEqual([]);
  });
});

test('what comes again does not take the room of what is new', async () => {
  const server = telegram(1, 2, 3);
  const taker = createTaker(server.getUpdates);
  await taker.getUpdates(ask(0), signal);
  void taker.handle({ update_id: 1 }, work().run);
  server.push(4);
  expect(idsOf(await taker.getUpdates(ask(4, 1), signal))).toEqual([4]);
});
