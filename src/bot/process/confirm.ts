/**
 * Updates are confirmed when they were dealt with. Telegram forgets what the next getUpdates leaves behind, and that is asked for
 * while handlers are still at work: a process killed at that moment would have swallowed presses and commands. So the oldest
 * update in hand is asked for again with every call; those taken already are left out of the answer. After a kill some come
 * twice, which acts bear (storage/updates.ts).
 *
 * An answer has a hundred updates at most, from the oldest in hand on: what stays in hand for long would keep the newest out of
 * it. lanes.ts sees to that.
 */
import type { Api } from 'grammy';
import type { Update } from 'grammy/types';

export interface Fetch {
  readonly offset: number;
  readonly limit: number;
  /** Seconds. */
  readonly timeout: number;
}
/** Of grammY's own kind: there are two in the world. */
export type Signal = Parameters<Api['getUpdates']>[1];
type GetUpdates = (args: Fetch, signal: Signal) => Promise<readonly Update[]>;

/** Telegram answers at once while an update is unconfirmed: for how long a call waits for that, at first and at most. */
const breath = { first: 10, longest: 100 };
/** Telegram's own limit of one answer. */
const limit = 100;
/** Seconds that a poll is held which finds nothing. Each answer is a sign of life (heart.ts): thrice in an outage's length. */
const hold = 20;

export interface Taker {
  /** What has come since, perhaps nothing. */
  next(signal: Signal): Promise<readonly Update[]>;
  /** It is in hand until it is dealt with; where that fails it comes again at the next start. */
  take(update: Update, dealtWith: Promise<void>): void;
  /** The next call would have confirmed what was dealt with since the last one: without it, that comes again at the next start. */
  confirm(): Promise<void>;
}

export function createTaker(getUpdates: GetUpdates): Taker {
  /** Nothing from here on was taken. */
  let end = 0;
  /** Taken and not dealt with. */
  const inHand = new Set<number>();
  /** Taken, and perhaps still to come again. */
  const taken = new Set<number>();
  let pause = 0;
  let allDone = (): void => undefined;

  const quiet = (): Promise<void> => {
    if (inHand.size === 0 || pause === 0) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, pause);
      allDone = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  };
  const offset = (): number => Math.min(end, ...inHand);

  return {
    async next(signal) {
      await quiet();
      const from = offset();
      for (const id of taken) if (id < from) taken.delete(id);
      const updates = await getUpdates({ offset: from, limit, timeout: hold }, signal);
      const news = updates.filter(({ update_id: id }) => !taken.has(id));
      // Where an answer is full there is more.
      if (updates.length === limit && news.length > 0) pause = 0;
      else pause = news.length > 0 ? breath.first : Math.min(Math.max(2 * pause, breath.first), breath.longest);
      return news;
    },
    take({ update_id: id }, dealtWith) {
      end = id + 1;
      taken.add(id);
      inHand.add(id);
      dealtWith.then(
        () => {
          inHand.delete(id);
          if (inHand.size === 0) allDone();
        },
        () => undefined,
      );
    },
    async confirm() {
      if (end > 0) await getUpdates({ offset: offset(), limit: 1, timeout: 0 }, undefined).catch(() => undefined);
    },
  };
}
