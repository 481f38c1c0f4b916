/**
 * Calls made while somebody waits for an answer. They are counted into the same pace as the letters, and take precedence; told
 * to wait, they wait a little; cut off, they try once more. Letters have their own, longer patience (deliver.ts).
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { GrammyError, type Transformer } from 'grammy';
import type { Mailbag } from '../../table/ports/mail.ts';

const longestWait = 30;
const tries = 3;
/** Longer than this nobody is kept waiting for the pace's sake: Telegram itself may say no. */
const longestPace = 2_000;
const counted = new Set(['sendMessage', 'sendPhoto', 'editMessageText', 'editMessageMedia']);

export function patience({ take, later }: Pick<Mailbag, 'take' | 'later'>): Transformer {
  return async (prev, method, payload, signal) => {
    const chat = 'chat_id' in payload && typeof payload.chat_id === 'number' ? payload.chat_id : undefined;
    if (chat !== undefined && counted.has(method)) {
      // Without its database the bot can still apologise.
      const wait = await take(chat, 'answer').catch(() => 0);
      if (wait > 0) await sleep(Math.min(wait, longestPace));
    }
    for (let attempt = 1; ; attempt++) {
      try {
        const answer = await prev(method, payload, signal);
        const wait = answer.ok ? undefined : answer.parameters?.retry_after;
        if (answer.ok || attempt >= tries || wait === undefined || wait > longestWait) return answer;
        // What Telegram says of a chat holds for its letters too.
        if (chat !== undefined) await later(chat, Date.now() + wait * 1000).catch(() => undefined);
        await sleep(wait * 1000);
      } catch (error) {
        // The call may have been carried out: what would then be seen twice is repeated once only.
        if (error instanceof GrammyError || method === 'getUpdates' || signal?.aborted || attempt >= 2) throw error;
        await sleep(500);
      }
    }
  };
}
