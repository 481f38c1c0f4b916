/**
 * Lanes: what one person does in one chat is carried out in the order in which it came, and all lanes go side by side. Whoever
 * has to wait, for the pace of a busy chat or for Telegram's patience, waits in a lane of their own, and nobody else with them.
 *
 * Twenty updates of one person may wait. More is a *flood*: presses are answered with nothing, messages are dropped.
 *
 * Telegram has not many updates under way at once: an answer of getUpdates has a hundred at most, a webhook some forty posts. So
 * an update that has to wait, or takes long, is kept in the database, and Telegram may forget it. What a process leaves there when
 * it is killed is carried out by the next; some of it for the second time, which acts bear (storage/updates.ts).
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Update } from 'grammy/types';
import type { Logger } from 'pino';
import type { Metrics } from '../pulse/metrics.ts';
import { carryBy } from './carrier.ts';
import { type Origin, originOf } from './origin.ts';
import { createPlaces } from './places.ts';

/** Updates that Telegram need not keep any more. */
export interface Inbox {
  keep(updates: readonly Update[]): Promise<void>;
  done(update: number): Promise<void>;
  /** What is kept, in its order. */
  left(): Promise<readonly Update[]>;
}

export interface LaneNeeds {
  carryOut(update: Update): Promise<unknown>;
  /** Answers a press with nothing. */
  dismiss(query: string): Promise<unknown>;
  readonly inbox: Inbox;
  readonly metrics: Pick<Metrics, 'update' | 'dropped'>;
  readonly logger: Logger;
}

export interface Lanes {
  /**
   * Done when the update need not come again: it was carried out, is kept, or was dropped.
   * @throws where no more updates are taken
   */
  take(update: Update): Promise<void>;
  /** Carries out what an earlier process left behind. To be called before anything is taken. */
  resume(): Promise<void>;
  /** Begins nothing more, and waits for what is being carried out, if that is not long. What is left is kept, or comes again. */
  stop(): Promise<void>;
}

const mostWaiting = 20;
/** In one chat, besides those that wait for Telegram. */
const mostAtOnce = 2;
/** What takes longer waits for somebody's patience, or hangs. */
const long = 1_000;
/** Who waits for longer than this is answered by the next process. */
const longestStop = 10_000;
/** After so many milliseconds the client has given up on a press. */
const patienceOfClient = 15_000;
/** Telegram repeats what it thinks unheard within a minute or so. */
const remembered = 2_000;

interface Item {
  readonly update: Update;
  readonly origin: Origin;
  /** Tells `take` that the update need not come again. */
  readonly settle: () => void;
  /** Once it is kept, or on its way there; false where that failed. */
  kept: Promise<boolean> | undefined;
}

export function createLanes({ carryOut, dismiss, inbox, metrics, logger }: LaneNeeds): Lanes {
  /** The first of each lane is being carried out. */
  const lanes = new Map<string, Item[]>();
  /** Besides those. */
  const waiting = new Map<string, number>();
  const flooding = new Set<string>();
  /** The presses of a flood are answered one after another: it costs nobody else. */
  const dismissals = new Map<string, Promise<unknown>>();
  const inHand = new Map<number, Promise<void>>();
  const carriedOut = new Set<number>();
  const places = createPlaces<Origin['chat']>(mostAtOnce);
  const atWork = new Set<Promise<void>>();
  let toKeep: { readonly item: Item; readonly answer: (isKept: boolean) => void }[] = [];
  let isStopping = false;
  let stopped: Promise<void> | undefined;

  function take(update: Update): Promise<void> {
    if (isStopping) return Promise.reject(new Error('no more updates are taken'));
    const { update_id: id } = update;
    if (carriedOut.has(id)) return Promise.resolve();
    const known = inHand.get(id);
    if (known) return known;
    metrics.update();
    const origin = originOf(update);
    if (!origin.isNews && lanes.has(origin.lane) && count(origin) >= mostWaiting) return drop(update, origin);
    return admit(update, origin, undefined);
  }

  function admit(update: Update, origin: Origin, kept: Item['kept']): Promise<void> {
    const settled = new Promise<void>((settle) => join({ update, origin, settle, kept }));
    inHand.set(update.update_id, settled);
    return settled;
  }

  function join(item: Item): void {
    const { lane, sender } = item.origin;
    const others = lanes.get(lane);
    if (!others) {
      lanes.set(lane, [item]);
      const work = clear(lane).finally(() => atWork.delete(work));
      atWork.add(work);
      return;
    }
    others.push(item);
    waiting.set(sender, count(item.origin) + 1);
    // All of the lane: what is before it must not come after it when both come again.
    others.forEach(keep);
  }

  async function clear(lane: string): Promise<void> {
    const items = lanes.get(lane) ?? [];
    for (let item = items[0]; item; item = items[0]) {
      await work(item);
      if (isStopping) return;
      items.shift();
      const [next] = items;
      if (next) leaveQueue(next.origin);
    }
    lanes.delete(lane);
  }

  async function work(item: Item): Promise<void> {
    const { update_id: id } = item.update;
    const { chat } = item.origin;
    const slow = setTimeout(keep, long, item);
    if (!places.isFree(chat)) keep(item);
    const isDone = await places.take(chat, (giveUp) => carriedOutNow(item, giveUp)).finally(() => clearTimeout(slow));
    if (!isDone) return;
    remember(id);
    inHand.delete(id);
    item.settle();
    // If that fails it is carried out once more by the next process.
    if (await item.kept) await inbox.done(id).catch((err) => logger.warn({ err, update: id }, 'an update stays kept'));
  }

  async function carriedOutNow(item: Item, giveUpPlace: () => void): Promise<boolean> {
    if (isStopping) return false;
    const { update } = item;
    try {
      await carryBy({ calls: giveUpPlace, waits: () => keep(item) }, async () => carryOut(update));
    } catch (err) {
      logger.error({ err, update: update.update_id }, 'an update could not be carried out');
    }
    return true;
  }

  function remember(id: number): void {
    carriedOut.add(id);
    const [oldest] = carriedOut;
    if (carriedOut.size > remembered && oldest !== undefined) carriedOut.delete(oldest);
  }

  // ---- waiting ----

  const count = ({ sender }: Origin): number => waiting.get(sender) ?? 0;

  function leaveQueue(origin: Origin): void {
    const left = count(origin) - 1;
    if (left > 0) waiting.set(origin.sender, left);
    else {
      waiting.delete(origin.sender);
      flooding.delete(origin.sender);
    }
  }

  /** Together with all that is to be kept at this moment, in one statement. */
  function keep(item: Item): void {
    item.kept ??= new Promise((answer) => {
      if (toKeep.length === 0) setImmediate(keepAll);
      toKeep.push({ item, answer });
    });
  }

  async function keepAll(): Promise<void> {
    const all = toKeep;
    toKeep = [];
    const isKept = await inbox.keep(all.map(({ item }) => item.update)).then(
      () => true,
      (err) => {
        // Then Telegram keeps them: they stay in its window until they are carried out.
        logger.warn({ err, updates: all.length }, 'updates that wait cannot be kept');
        return false;
      },
    );
    for (const { item, answer } of all) {
      answer(isKept);
      if (isKept) item.settle();
      else item.kept = undefined;
    }
  }

  // ---- floods ----

  function drop(update: Update, origin: Origin): Promise<void> {
    const { query, sender } = origin;
    metrics.dropped(query === undefined ? 'message' : 'press');
    if (!flooding.has(sender)) {
      flooding.add(sender);
      logger.warn({ sender, update: update.update_id }, 'a flood: what comes beyond the updates that wait is dropped');
    }
    if (query !== undefined) answerWithNothing(sender, query);
    return Promise.resolve();
  }

  function answerWithNothing(sender: string, query: string): void {
    const pressed = Date.now();
    const isLate = () => Date.now() - pressed > patienceOfClient;
    const before = dismissals.get(sender) ?? Promise.resolve();
    const mine = before
      .then(() => (isLate() || isStopping ? undefined : dismiss(query)))
      .catch(() => undefined) // it has expired
      .finally(() => dismissals.get(sender) === mine && dismissals.delete(sender));
    dismissals.set(sender, mine);
  }

  return {
    take,
    async resume() {
      const isOurs = ({ update_id: id }: Update) => inHand.has(id) || carriedOut.has(id);
      const left = await inbox.left().catch((err): readonly Update[] => {
        logger.warn({ err }, 'updates that were left waiting are taken up at the next start');
        return [];
      });
      const updates = left.filter((update) => !isOurs(update));
      if (updates.length > 0) logger.info({ updates: updates.length }, 'taking up updates that were left waiting');
      for (const update of updates) void admit(update, originOf(update), Promise.resolve(true));
    },
    stop() {
      isStopping = true;
      stopped ??= end();
      return stopped;
    },
  };

  async function end(): Promise<void> {
    const over = new AbortController();
    await Promise.race([Promise.all(atWork), sleep(longestStop, undefined, over).catch(() => undefined)]);
    over.abort();
  }
}
