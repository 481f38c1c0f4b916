/** How the bot takes its updates: by long polling, or from Telegram's posts to a webhook. */
import { run } from '@grammyjs/runner';
import { type Bot, GrammyError, type Transformer, webhookCallback } from 'grammy';
import type { Context as HonoContext } from 'hono';
import type { Logger } from 'pino';
import type { BotContext } from './context.ts';

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
  const runner = run(bot, {
    // Exponential waits would let the bot sleep for an hour after half an hour without a network.
    runner: {
      fetch: { allowed_updates: kinds },
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
      while (runner.size() > 0) await new Promise((resolve) => setTimeout(resolve, 20));
      // The next call would have confirmed the last updates: without it they would come again at the next start.
      if (last > 0) await bot.api.getUpdates({ offset: last + 1, limit: 1, timeout: 0 }).catch(() => undefined);
    },
  };
}

function pollingFault(cause: unknown): TelegramFault {
  if (cause instanceof GrammyError && cause.error_code === 409) {
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
