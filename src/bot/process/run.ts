/** How the bot takes its updates: by long polling, or from Telegram's posts to a webhook. */
import { setTimeout as sleep } from 'node:timers/promises';
import { run } from '@grammyjs/runner';
import { type Api, type Bot, GrammyError, webhookCallback } from 'grammy';
import type { Update } from 'grammy/types';
import type { Context as HonoContext } from 'hono';
import type { Logger } from 'pino';
import type { Baton } from '../../table/ports/ports.ts';
import type { BotContext } from '../context/context.ts';
import { createTaker } from './confirm.ts';
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
/** Handlers at work at once: more would only wait for the database. */
const mostAtOnce = 64;
/** Seconds that a poll is held which finds nothing. Each answer is a sign of life (heart.ts): thrice in an outage's length. */
const pollHold = 20;

/**
 * Polls whenever no other process on this database does.
 * @param insistent for the call without which Telegram lets nobody poll
 */
export async function poll(bot: Bot<BotContext>, insistent: Api, baton: Baton, logger: Logger): Promise<Taking> {
  // Once, and not when this process takes over from another: a webhook set meanwhile is somebody's later word.
  await insistent.deleteWebhook();
  const fetching = createFetching((args, signal) => bot.api.getUpdates(args, signal), logger);
  const stopping = new AbortController();
  const polling = baton.carry((over) => fetchUntil(over, bot, fetching, stopping.signal), stopping.signal);
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
async function fetchUntil(over: AbortSignal, bot: Bot<BotContext>, fetching: Fetching, stopping: AbortSignal) {
  let last = 0;
  const taker = createTaker(async (args, signal) => {
    const updates = await fetching.getUpdates(args, signal);
    last = updates.at(-1)?.update_id ?? last;
    return updates;
  });
  const adapter = {
    api: { getUpdates: taker.getUpdates },
    handleUpdate: (update: Update) => taker.handle(update, (it) => bot.handleUpdate(it)),
    errorHandler: bot.errorHandler,
  };
  const runner = run(adapter, {
    runner: { fetch: { allowed_updates: kinds, timeout: pollHold }, silent: true },
    sink: { concurrency: mostAtOnce },
  });
  const told = new Promise<void>((resolve) => over.addEventListener('abort', () => resolve()));
  const fault = await Promise.race([told, runner.task()]).then(() => undefined, pollingFault);
  await runner.stop();
  while (runner.size() > 0) await sleep(20);
  // The next call would have confirmed the last updates: without it they would come again at the next start.
  // Not where another process took over: that call would break off its own.
  if (last > 0 && stopping.aborted)
    await bot.api.getUpdates({ offset: last + 1, limit: 1, timeout: 0 }).catch(() => undefined);
  if (fault) throw fault;
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

/** Telegram repeats an update until it is answered well, so an update is answered when its work is done. */
export function webhook(
  bot: Bot<BotContext>,
  insistent: Api,
  { url, secret }: { url: string; secret: string },
): Webhook & {
  announce(): Promise<void>;
} {
  const handle = webhookCallback(bot, 'hono', {
    secretToken: secret,
    onTimeout: 'return',
    timeoutMilliseconds: 25_000,
  });
  return {
    path: new URL(url).pathname,
    handle,
    announce: async () => {
      await insistent.setWebhook(url, { secret_token: secret, allowed_updates: kinds });
    },
  };
}
