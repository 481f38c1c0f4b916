/**
 * Calls made while somebody waits for an answer. They are counted into the same pace as the letters, and take precedence; told
 * to wait, they wait a little, the answers of one chat one after another; cut off, they try once more. Letters have their own,
 * longer patience (deliver.ts).
 *
 * Waiting costs nobody but the chat: whoever is being answered holds nothing that others need (lanes.ts).
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { GrammyError, type Transformer } from 'grammy';
import type { ApiError } from 'grammy/types';
import type { Logger } from 'pino';
import type { Mailbag } from '../../table/ports/mail.ts';
import { carrier } from '../lanes/carrier.ts';
import { createTurns } from '../lanes/turns.ts';
import type { Metrics } from '../pulse/metrics.ts';

const longestWait = 30;
const tries = 3;
/** Longer than this nobody is kept waiting for the pace's sake: Telegram itself may say no. */
const longestPace = 2_000;
/** Where so many answers wait for one chat, the next would come too late to be of use. */
const mostWaiting = 10;
const counted = new Set(['sendMessage', 'sendPhoto', 'editMessageText', 'editMessageMedia']);

/** As Telegram would put it. */
const tooMany: ApiError = {
  ok: false,
  error_code: 429,
  description: 'Too Many Requests: too many answers wait for this chat',
  parameters: { retry_after: mostWaiting * (longestPace / 1000) },
};

function pause(milliseconds: number): Promise<void> {
  carrier().waits();
  return sleep(milliseconds);
}

export interface PatienceNeeds {
  readonly mailbag: Pick<Mailbag, 'take' | 'later'>;
  readonly metrics: Pick<Metrics, 'dropped'>;
  readonly logger: Logger;
}

export function patience({ mailbag, metrics, logger }: PatienceNeeds): Transformer {
  const turns = createTurns<number>();
  const flooded = new Set<number>();
  /** Until when Telegram wants patience for a chat. */
  const quietUntil = new Map<number, number>();

  /** @returns false where too many wait already */
  async function inTurn(chat: number, wait: () => Promise<unknown>): Promise<boolean> {
    const length = turns.length(chat);
    if (length === 0) flooded.delete(chat);
    if (length >= mostWaiting) {
      metrics.dropped('answer');
      if (!flooded.has(chat)) logger.warn({ chat }, 'a chat is flooded: answers beyond those that wait are dropped');
      flooded.add(chat);
      return false;
    }
    if (length > 0) carrier().waits();
    await turns.take(chat, wait);
    return true;
  }

  /** However many were told so at once, it is waited for once. */
  async function rest(chat: number): Promise<void> {
    const left = (quietUntil.get(chat) ?? 0) - Date.now();
    if (left > 0) await pause(Math.min(left, longestWait * 1000));
    quietUntil.delete(chat);
  }

  async function pace(chat: number): Promise<void> {
    await rest(chat);
    for (let left = longestPace; left > 0; ) {
      // Without its database the bot can still apologise.
      const wait = Math.min(left, await mailbag.take(chat, 'answer').catch(() => 0));
      if (wait === 0) return;
      await pause(wait);
      left -= wait;
    }
  }

  return async (prev, method, payload, signal) => {
    carrier().calls();
    const chat = 'chat_id' in payload && typeof payload.chat_id === 'number' ? payload.chat_id : undefined;
    if (chat !== undefined && counted.has(method) && !(await inTurn(chat, () => pace(chat)))) return tooMany;
    for (let attempt = 1; ; attempt++) {
      try {
        const answer = await prev(method, payload, signal);
        const wait = answer.ok ? undefined : answer.parameters?.retry_after;
        if (answer.ok || attempt >= tries || wait === undefined || wait > longestWait) return answer;
        const until = Date.now() + wait * 1000;
        if (chat === undefined) await pause(wait * 1000);
        else {
          quietUntil.set(chat, until);
          // What Telegram says of a chat holds for its letters too.
          await mailbag.later(chat, until).catch(() => undefined);
          if (!(await inTurn(chat, () => rest(chat)))) return answer;
        }
      } catch (error) {
        // The call may have been carried out: what would then be seen twice is repeated once only.
        if (error instanceof GrammyError || method === 'getUpdates' || signal?.aborted || attempt >= 2) throw error;
        await sleep(500);
      }
    }
  };
}
