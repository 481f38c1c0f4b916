/** The first of all middleware: who acts, and in which language he reads. */

import type { MiddlewareFn } from 'grammy';
import type { User } from 'grammy/types';
import { cleanName } from '../../i18n/html.ts';
import { msg } from '../../messages/msg.ts';
import type { BotContext } from '../context/context.ts';
import type { Needs } from '../context/needs.ts';
import { anonymousAdmin, isPerson } from '../lanes/persons.ts';
import { readerLocale } from '../stage/reader.ts';

export function who({
  people,
  defaults,
  words,
}: Pick<Needs, 'people' | 'defaults' | 'words'>): MiddlewareFn<BotContext> {
  return async (ctx, next) => {
    const { from } = ctx;
    if (isPerson(from)) {
      const person = await people.seen(acquaintance(from));
      await meetPointedAt(people, ctx);
      // Whoever writes or presses in private can be written to, whatever was known of him before.
      if (isPrivateAct(ctx) && person.reach !== 'open') await people.setReach(person.id, 'open');
      ctx.read(
        isPrivateAct(ctx) ? { ...person, reach: 'open' } : person,
        words.speak(readerLocale(person, defaults.locale)),
      );
    }
    await next();
  };
}

function acquaintance(user: User): Parameters<Needs['people']['seen']>[0] {
  const { id, username = null, language_code: languageCode = null } = user;
  return { id, name: nameOf(user), username, languageCode };
}

/**
 * Whom a command points at by an answer or a mention is known from then on: in privacy mode the bot may never have heard of him.
 * Whoever is known already stays as he himself was seen last.
 */
async function meetPointedAt(people: Needs['people'], { message }: BotContext): Promise<void> {
  const entities = message?.entities ?? [];
  if (!entities.some(({ type, offset }) => type === 'bot_command' && offset === 0)) return;
  const mentioned = entities.flatMap((entity) => (entity.type === 'text_mention' ? [entity.user] : []));
  const pointedAt = [message?.reply_to_message?.from, ...mentioned].filter(isPerson);
  if (pointedAt.length === 0) return;
  const known = await people.get(pointedAt.map(({ id }) => id));
  for (const user of pointedAt) if (!known.has(user.id)) await people.seen(acquaintance(user));
}

/**
 * People play; channels and bots do not. Telegram lets an administrator write as the group itself: he is told why nobody
 * answers, if it was a command.
 */
export function personsOnly({ words, defaults }: Pick<Needs, 'words' | 'defaults'>): MiddlewareFn<BotContext> {
  return async (ctx, next) => {
    if (ctx.isFromPerson) return next();
    const isCommand = ctx.message?.entities?.some(({ type, offset }) => type === 'bot_command' && offset === 0);
    if (ctx.from?.id === anonymousAdmin && isCommand) {
      await ctx.line(msg('shell-anonymous'), words.speak(defaults.locale));
    }
  };
}

/** A message or a press in private; being blocked is an update of the private chat too. */
function isPrivateAct(ctx: BotContext): boolean {
  return ctx.chat?.type === 'private' && (ctx.message !== undefined || ctx.callbackQuery !== undefined);
}

/** Empty where there is nothing in it that could be seen. */
function nameOf({ first_name, last_name }: User): string {
  return cleanName(last_name === undefined ? first_name : `${first_name} ${last_name}`) ?? '';
}
