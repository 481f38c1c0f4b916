/** Telegram's queue of updates, and a bot that may be killed at any moment: what is confirmed was dealt with. */
import type { Update } from 'grammy/types';
import { describe, expect, test } from 'vitest';
import { createTaker, type Fetch, type Taker } from '../../src/bot/process/confirm.ts';

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

const signal = undefined;
const done = Promise.resolve();

/** Takes all that is new, each to be dealt with as told. */
async function takeAll(taker: Taker, dealtWith: Promise<void> | ((id: number) => Promise<void>)): Promise<number[]> {
  const updates = await taker.next(signal);
  for (const update of updates) {
    taker.take(update, typeof dealtWith === 'function' ? dealtWith(update.update_id) : dealtWith);
  }
  return updates.map(({ update_id }) => update_id);
}

/** A handler that is at work until it is told. */
function work() {
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { ended, end };
}

describe('an update', () => {
  test('is confirmed when it is dealt with, and handed out once', async () => {
    const server = telegram(1, 2);
    const taker = createTaker(server.getUpdates);
    const [first, second] = [work(), work()];
    expect(await takeAll(taker, (id) => (id === 1 ? first : second).ended)).toEqual([1, 2]);
    server.push(3);
    second.end();
    expect(await takeAll(taker, done), 'only what is new').toEqual([3]);
    expect(server.waiting(), 'a kill now would lose none').toEqual([1, 2, 3]);
    first.end();
    await first.ended;
    expect(await takeAll(taker, done)).toEqual([]);
    expect(server.waiting()).toEqual([]);
  });

  test('that was not dealt with comes again at the next start; what was, does not', async () => {
    const server = telegram(1, 2, 3);
    const taker = createTaker(server.getUpdates);
    await takeAll(taker, (id) => (id === 2 ? Promise.reject(new Error('we are stopping')) : done));
    await taker.confirm();
    expect(await takeAll(createTaker(server.getUpdates), done)).toEqual([2, 3]);
  });
});

test('what comes again does not take the room of what is new, while there is room', async () => {
  const server = telegram(...Array.from({ length: 99 }, (_, i) => i));
  const taker = createTaker(server.getUpdates);
  const first = work();
  await takeAll(taker, (id) => (id === 0 ? first.ended : done));
  server.push(99);
  expect(await takeAll(taker, done)).toEqual([99]);
  server.push(100);
  expect(await takeAll(taker, done), 'the window begins with the oldest in hand').toEqual([]);
  first.end();
  await first.ended;
  expect(await takeAll(taker, done)).toEqual([100]);
});
