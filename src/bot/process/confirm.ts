/**
 * Updates are confirmed when they were dealt with. Telegram forgets what the next getUpdates leaves behind, and the runner
 * asks for the next ones while handlers are still at work: a process killed at that moment would have swallowed presses and
 * commands. So the oldest update in hand is asked for again with every call; those taken already are left out of the
 * answer. After a kill some come twice, which acts bear (storage/updates.ts).
 */
import type { Api } from 'grammy';
import type { Update } from 'grammy/types';

export interface Fetch {
  readonly offset: number;
  readonly limit: number;
  readonly timeout: number;
}
/** Of grammY's own kind: there are two in the world. */
type Signal = Parameters<Api['getUpdates']>[1];
type GetUpdates = (args: Fetch, signal: Signal) => Promise<Update[]>;

/** Telegram answers at once while an update is unconfirmed: how long the call waits for the handlers to be done. */
const breath = 100;
/** Telegram's own limit of one answer. */
const mostAtOnce = 100;
/** A handler that takes longer waits for Telegram's patience or has hung: it must not keep the window from moving on. */
const longest = 10_000;

export interface Taker {
  /** As the runner asks: from `offset` on, what it has not had yet. */
  readonly getUpdates: GetUpdates;
  /** Runs the handlers of one update; afterwards it counts as dealt with. */
  handle(update: Update, run: (update: Update) => Promise<void>): Promise<void>;
}

export function createTaker(getUpdates: GetUpdates, now: () => number = Date.now): Taker {
  /** Taken and not dealt with: since when. */
  const inHand = new Map<number, number>();
  /** Taken, and perhaps still to come again. */
  const taken = new Set<number>();
  let allDone = (): void => undefined;

  const quiet = (): Promise<void> => {
    if (inHand.size === 0) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, breath);
      allDone = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  };

  return {
    async getUpdates(args, signal) {
      await quiet();
      const waiting = [...inHand].filter(([, since]) => now() - since < longest).map(([id]) => id);
      const offset = Math.min(args.offset, ...waiting);
      for (const id of taken) if (id < offset) taken.delete(id);
      // What comes again must not take the room of what is new.
      const limit = Math.min(mostAtOnce, args.limit + taken.size);
      const updates = await getUpdates({ ...args, offset, limit }, signal);
      return updates.filter(({ update_id }) => {
        if (taken.has(update_id)) return false;
        taken.add(update_id);
        inHand.set(update_id, now());
        return true;
      });
    },
    async handle(update, run) {
      try {
        await run(update);
      } finally {
        inHand.delete(update.update_id);
        if (inHand.size === 0) allDone();
      }
    },
  };
}
