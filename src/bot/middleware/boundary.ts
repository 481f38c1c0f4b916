/** A fault of ours in a handler: logged with what it takes to find it, told to the person in one kind line, never fatal. */
import type { MiddlewareFn } from 'grammy';
import { localeOf } from '../../i18n/locale.ts';
import type { Speech } from '../../i18n/speak.ts';
import { TooOld } from '../../table/round/renew.ts';
import { verdictOf } from '../calls/verdict.ts';
import type { BotContext } from '../context/context.ts';
import type { Needs } from '../context/needs.ts';

type BoundaryNeeds = Pick<Needs, 'logger' | 'mailbag' | 'service' | 'words' | 'defaults'>;

export function boundary({ logger, mailbag, service, words, defaults }: BoundaryNeeds): MiddlewareFn<BotContext> {
  return async (ctx, next) => {
    try {
      await next();
    } catch (fault) {
      const kind = verdictOf(fault)?.kind;
      if (kind === 'closed') {
        // Somebody wrote and blocked us at once, or we may not write in that group: nobody is there to be told.
        if (ctx.isPrivate && ctx.isFromPerson && (await mailbag.unreachable(ctx.who.id)))
          await service.cutOff(ctx.who.id);
        return;
      }
      // Telegram wants more patience for this chat than anybody has: an apology would not get through either.
      if (kind === 'wait') return logger.info({ err: fault, chat: ctx.chat?.id }, 'an answer is not given');
      // Two presses on one message: what the first made of it, or that it took it away, is what the second wants.
      if (kind === 'same' || kind === 'gone') return;
      const isTooOld = fault instanceof TooOld;
      if (isTooOld) logger.info({ update: ctx.update.update_id }, fault.message);
      else
        logger.error(
          {
            err: fault,
            update: ctx.update.update_id,
            chat: ctx.chat?.id,
            person: ctx.from?.id,
            press: ctx.callbackQuery?.data,
            command: ctx.message?.text?.match(/^\/\w+/)?.[0],
          },
          'a handler failed',
        );
      // Where the database is gone, nobody has been recognised: his client tells his language.
      const speech = words.speak(localeOf(ctx.from?.language_code) ?? defaults.locale);
      await apologise(ctx, isTooOld ? 'table-too-new' : 'error-fault', ctx.isFromPerson ? ctx.speech : speech).catch(
        (err: unknown) => logger.warn({ err }, 'and could not be apologised for'),
      );
    }
  };
}

async function apologise(ctx: BotContext, id: string, speech: Speech): Promise<void> {
  if (!ctx.chat || ctx.from?.is_bot !== false) return;
  const sorry = { id };
  if (ctx.callbackQuery) await ctx.toast(sorry, speech);
  else if (ctx.message?.text?.startsWith('/') || ctx.isPrivate) await ctx.line(sorry, speech);
}

/** The last of all middleware, around the others: a press that no handler answered is answered with nothing. */
export const answerAtLast: MiddlewareFn<BotContext> = async (ctx, next) => {
  try {
    await next();
  } finally {
    // The query may have expired by now: then there is nobody left to be answered.
    if (ctx.wantsAnswer) await ctx.toast().catch(() => undefined);
  }
};
