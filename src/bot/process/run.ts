/** How the bot takes its updates: by long polling, or from Telegram's posts to a webhook. */
import { createHash, timingSafeEqual } from 'node:crypto';
import { type Api, type Bot, GrammyError } from 'grammy';
import type { Update } from 'grammy/types';
import type { Context as HonoContext } from 'hono';
import type { Logger } from 'pino';
import type { Baton } from '../../table/ports/ports.ts';
import type { BotContext } from '../context/context.ts';
import type { Lanes } from '../lanes/lanes.ts';
import { createTaker, type Signal } from './confirm.ts';
import { createFetching, type Fetching } from './fetching.ts';
import { TelegramFault } from './insist.ts';

export interface Taking {
  /** Rejects when updates can no longer be taken; stays open otherwise. */
  readonly broken: Promise<never>;
  /** Whether they come to us alone: to this process, or to another one of the same database. */
  isUncontested(): boolean;
  /** Takes no more updates, and waits for those in hand. */
  stop(): Promise<void>;
}

const kinds = ['message', 'callback_query', 'my_chat_member'] as const;

/**
 * Polls whenever no other process on this database does.
 * @param insistent for the call without which Telegram lets nobody poll
 */
export async function poll(
  bot: Bot<BotContext>,
  lanes: Lanes,
  { insistent, baton, logger }: { insistent: Api; baton: Baton; logger: Logger },
): Promise<Taking> {
  // Once, and not when this process takes over from another: a webhook set meanwhile is somebody's later word.
  await insistent.deleteWebhook();
  const fetching = createFetching(
    (args, signal) => bot.api.getUpdates({ ...args, allowed_updates: kinds }, signal),
    logger,
  );
  const stopping = new AbortController();
  const polling = baton.carry((over) => fetchUntil(over, lanes, fetching, stopping.signal), stopping.signal);
  return {
    broken: polling.then(() => new Promise<never>(() => undefined)),
    isUncontested: () => !fetching.isContested(),
    stop: async () => {
      stopping.abort();
      await polling.catch(() => undefined); // told by `broken`
    },
  };
}

/** @throws TelegramFault where updates can no longer be taken */
async function fetchUntil(over: AbortSignal, lanes: Lanes, fetching: Fetching, stopping: AbortSignal): Promise<void> {
  await lanes.resume();
  const taker = createTaker(fetching.getUpdates);
  while (!over.aborted) {
    const updates = await taker.next(asGrammys(over)).catch((cause: unknown) => {
      if (over.aborted) return [];
      throw pollingFault(cause);
    });
    for (const update of updates) taker.take(update, lanes.take(update));
  }
  if (!stopping.aborted) return;
  await lanes.stop();
  // Not where another process took over: that call would break off its own.
  await taker.confirm();
}

/** grammY's types know only the signals of a package from before there were any in Node.js; it listens to both alike. */
function asGrammys(signal: AbortSignal): Signal {
  return signal as unknown as Signal;
}

function pollingFault(cause: unknown): TelegramFault {
  const why = cause instanceof GrammyError ? cause.description : 'unknown fault';
  return new TelegramFault(
    `BOT_TOKEN: updates cannot be taken any more (${why}); take a valid one from @BotFather, for example BOT_TOKEN=123456789:AA…`,
    { cause },
  );
}

export interface Webhook {
  readonly path: string;
  readonly handle: (context: HonoContext) => Promise<Response>;
}

/** Telegram repeats an update until it is answered well, so an update is answered when it need not come again. */
export function webhook(
  lanes: Lanes,
  insistent: Api,
  { url, secret }: { url: string; secret: string },
): Webhook & {
  announce(): Promise<void>;
} {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  const isTelegrams = (given = '') => timingSafeEqual(digest(given), digest(secret));
  return {
    path: new URL(url).pathname,
    handle: async (context) => {
      if (!isTelegrams(context.req.header('x-telegram-bot-api-secret-token'))) return context.body(null, 401);
      return lanes.take(await context.req.json<Update>()).then(
        () => context.body(null, 200),
        () => context.body(null, 503), // we are stopping: it comes again
      );
    },
    announce: async () => {
      await lanes.resume();
      await insistent.setWebhook(url, { secret_token: secret, allowed_updates: kinds });
    },
  };
}
