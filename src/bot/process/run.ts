/** How the bot takes its updates: by long polling, or from Telegram's posts to a webhook. */
import { setTimeout as sleep } from 'node:timers/promises';
import { run } from '@grammyjs/runner';
import { type Bot, GrammyError, type Transformer, webhookCallback } from 'grammy';
import type { Update } from 'grammy/types';
import type { Context as HonoContext } from 'hono';
import type { Logger } from 'pino';
import type { BotContext } from '../context/context.ts';
import { createTaker } from './confirm.ts';

/** The bot cannot be run as it is configured. The message is one line for the operator, without the token. */
export class TelegramFault extends Error {
  override readonly name = 'TelegramFault';
}

export interface Taking {
  /** Rejects when updates can no longer be taken; stays open otherwise. */
  readonly broken: Promise<never>;
  /** Takes no more updates, and waits for those in hand. */
  stop(): Promise<void>;
}

const kinds = ['message', 'callback_query', 'my_chat_member'] as const;
/** Handlers at work at once: more would only wait for the database. */
const mostAtOnce = 64;
/** A process so young bears it that another one takes updates, too: it is there to replace that one. */
const newcomer = 20_000;
const conflictPause = 1_000;
/** Seconds that a poll is held which finds nothing. Each answer is a sign of life (heart.ts): thrice in an outage's length. */
const pollHold = 20;
/** A start that hangs longer than this is worth a line in the log. */
const worthTelling = 5_000;

/** @throws TelegramFault where Telegram does not know the token */
export async function introduce(bot: Bot<BotContext>, apiRoot: string, logger: Logger): Promise<void> {
  const told = setInterval(() => logger.warn({ apiRoot }, 'Telegram does not answer yet; still trying'), worthTelling);
  try {
    await bot.init();
  } catch (cause) {
    // Telegram answers 404 where the token is not even of the right form.
    const isUnknown = cause instanceof GrammyError && [401, 404].includes(cause.error_code);
    throw new TelegramFault(
      isUnknown
        ? `BOT_TOKEN: ${apiRoot} does not know this token; take a valid one from @BotFather, for example BOT_TOKEN=123456789:AA…`
        : `BOT_API_ROOT: ${apiRoot} refuses the bot (${cause instanceof GrammyError ? cause.description : 'unknown fault'})`,
      { cause },
    );
  } finally {
    clearInterval(told);
  }
}

export async function poll(bot: Bot<BotContext>, logger: Logger): Promise<Taking> {
  await bot.api.deleteWebhook();
  let last = 0;
  bot.api.config.use(complaining(logger), async (prev, method, payload, signal) => {
    const answer = await prev(method, payload, signal);
    if (method === 'getUpdates' && answer.ok && Array.isArray(answer.result)) {
      for (const update of answer.result) if ('update_id' in update) last = update.update_id;
    }
    return answer;
  });
  const began = Date.now();
  let isReplaced = false;
  const taker = createTaker(async (args, signal) => {
    for (;;) {
      try {
        return await bot.api.getUpdates(args, signal);
      } catch (error) {
        if (!isConflict(error)) throw error;
        // Of two processes the younger one goes on: the older may be about to leave, and says so with a last call.
        isReplaced = Date.now() - began > newcomer;
        if (isReplaced || signal?.aborted) throw error;
        await sleep(conflictPause);
      }
    }
  });
  const adapter = {
    api: { getUpdates: taker.getUpdates },
    handleUpdate: (update: Update) => taker.handle(update, (it) => bot.handleUpdate(it)),
    errorHandler: bot.errorHandler,
  };
  const runner = run(adapter, {
    // Exponential waits would let the bot sleep for an hour after half an hour without a network.
    runner: {
      fetch: { allowed_updates: kinds, timeout: pollHold },
      silent: true,
      retryInterval: 'quadratic',
      maxRetryTime: Number.POSITIVE_INFINITY,
    },
    sink: { concurrency: mostAtOnce },
  });
  const broken = new Promise<never>((_, reject) => {
    runner.task()?.catch((cause) => reject(pollingFault(cause)));
  });
  return {
    broken,
    stop: async () => {
      await runner.stop();
      while (runner.size() > 0) await sleep(20);
      // The next call would have confirmed the last updates: without it they would come again at the next start.
      // Not where another process took over: that call would break off its own.
      if (last > 0 && !isReplaced)
        await bot.api.getUpdates({ offset: last + 1, limit: 1, timeout: 0 }).catch(() => undefined);
    },
  };
}

function isConflict(cause: unknown): boolean {
  return cause instanceof GrammyError && cause.error_code === 409;
}

function pollingFault(cause: unknown): TelegramFault {
  if (isConflict(cause)) {
    return new TelegramFault('BOT_TOKEN: another program takes the updates of this bot; stop it first', { cause });
  }
  const why = cause instanceof GrammyError ? cause.description : 'unknown fault';
  return new TelegramFault(`BOT_TOKEN: updates cannot be taken any more (${why})`, { cause });
}

/** The runner tries again in silence; an operator wants to know that it has to. */
function complaining(logger: Logger): Transformer {
  let failures = 0;
  return async (prev, method, payload, signal) => {
    if (method !== 'getUpdates') return prev(method, payload, signal);
    try {
      const answer = await prev(method, payload, signal);
      if (answer.ok && failures > 0) logger.info({ failures }, 'updates come again');
      failures = answer.ok ? 0 : failures + 1;
      return answer;
    } catch (error) {
      if (signal?.aborted) throw error; // we are stopping
      failures += 1;
      if (failures === 1) logger.warn({ err: error }, 'updates cannot be fetched; still trying');
      throw error;
    }
  };
}

export interface Webhook {
  readonly path: string;
  readonly handle: (context: HonoContext) => Promise<Response>;
}

/** Telegram repeats an update until it is answered well, so an update is answered when its work is done. */
export function webhook(
  bot: Bot<BotContext>,
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
      await bot.api.setWebhook(url, { secret_token: secret, allowed_updates: kinds });
    },
  };
}
