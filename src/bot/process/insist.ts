/**
 * Calls without which there is no bot: who it is, how it takes updates, what its menus say. Nobody waits for them, so where Telegram is
 * unwell or out of reach they are repeated without end. Where it refuses for good, only the operator can help: one line names the
 * setting.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { Api, HttpError, type Transformer } from 'grammy';
import type { ApiError } from 'grammy/types';
import type { Logger } from 'pino';

/** The bot cannot be run as it is configured. The message is one line for the operator, without the token. */
export class TelegramFault extends Error {
  override readonly name = 'TelegramFault';
}

export interface Insistence {
  readonly apiRoot: string;
  readonly logger: Logger;
  /** Ends all waiting: calls then fail with its reason. */
  readonly stopping: AbortSignal;
}

/** Seconds after which one call counts as lost. */
const callTimeout = 30;
/** What takes longer than this is worth a line in the log. */
const worthTelling = 5_000;
const firstPause = 500;
const longestPause = 10_000;

/** An Api for such calls alone. They throw TelegramFault where Telegram refuses, and nothing else before `stopping`. */
export function insistentApi(token: string, needs: Insistence): Api {
  const api = new Api(token, { apiRoot: needs.apiRoot, timeoutSeconds: callTimeout });
  api.config.use(insistence(needs));
  return api;
}

function insistence({ apiRoot, logger, stopping }: Insistence): Transformer {
  // grammY's calls take a signal of another kind.
  const broken = new Promise<never>((_, reject) => {
    stopping.addEventListener('abort', () => reject(stopping.reason));
  });
  broken.catch(() => undefined); // most stops break nothing off
  return async (prev, method, payload) => {
    stopping.throwIfAborted();
    let why = 'no answer yet';
    let isTold = false;
    const telling = setTimeout(() => {
      isTold = true;
      logger.warn({ apiRoot, method, why }, 'Telegram does not answer as it should; still trying');
    }, worthTelling);
    try {
      for (let pause = firstPause; ; pause = Math.min(2 * pause, longestPause)) {
        const call = prev(method, payload).catch((error: unknown) => {
          if (!(error instanceof HttpError)) throw error;
          why = reasonOf(error);
        });
        const answer = await Promise.race([call, broken]);
        if (answer?.ok) {
          if (isTold) logger.info({ method }, 'Telegram answers');
          return answer;
        }
        if (answer) {
          if (answer.error_code < 500 && answer.error_code !== 429) throw refusal(apiRoot, payload, answer);
          why = answer.description;
        }
        await sleep((answer?.parameters?.retry_after ?? 0) * 1000 || pause, undefined, { signal: stopping });
      }
    } finally {
      clearTimeout(telling);
    }
  };
}

/** Telegram answers 404 where a token is not even of the right form. What else it does not take is an address. */
function refusal(apiRoot: string, payload: object, { error_code, description }: ApiError): TelegramFault {
  if (error_code === 401 || error_code === 404) {
    return new TelegramFault(
      `BOT_TOKEN: ${apiRoot} does not know this token; take a valid one from @BotFather, for example BOT_TOKEN=123456789:AA…`,
    );
  }
  if ('url' in payload) {
    return new TelegramFault(
      `WEBHOOK_URL: ${apiRoot} does not take ${JSON.stringify(payload.url)} (${description}); for example WEBHOOK_URL=https://bot.example.org/telegram`,
    );
  }
  return new TelegramFault(
    `BOT_API_ROOT: ${apiRoot} refuses the bot (${description}); for example BOT_API_ROOT=https://api.telegram.org`,
  );
}

/** Of the network, or of a page where an answer should be. grammY's own words say only that something was amiss. */
function reasonOf({ message, error }: HttpError): string {
  return error instanceof Error ? error.message : message;
}
