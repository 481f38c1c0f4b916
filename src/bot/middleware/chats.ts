/** What befalls the chats themselves: the bot is blocked, let in again, added to a group; a group becomes a supergroup. */
import { Composer } from 'grammy';
import { msg } from '../../messages/msg.ts';
import type { BotContext } from '../context/context.ts';
import type { Needs } from '../context/needs.ts';

const outside = new Set(['left', 'kicked']);

type ChatNeeds = Pick<Needs, 'service' | 'people' | 'mailbag' | 'words' | 'defaults' | 'logger'>;

export function chats({ service, people, mailbag, words, defaults, logger }: ChatNeeds): Composer<BotContext> {
  const feature = new Composer<BotContext>();

  feature.on('my_chat_member', async (ctx) => {
    const { old_chat_member: before, new_chat_member: after } = ctx.myChatMember;
    const isIn = !outside.has(after.status);
    if (ctx.isPrivate) {
      const person = ctx.myChatMember.chat.id;
      if (!isIn) return cutOff(person);
      await people.setReach(person, 'open');
      // What he would have been asked meanwhile was never sent.
      if (outside.has(before.status)) await service.backToPerson(person);
      return;
    }
    if (ctx.chat.type === 'channel') return;
    logger.info({ chat: ctx.chat.id, status: after.status }, 'membership of a group changed');
    if (!isIn) return cutOff(ctx.chat.id);
    const isNews = await mailbag.reachable(ctx.chat.id);
    if (outside.has(before.status)) {
      // Whoever added the bot may be anonymous.
      const speech = ctx.isFromPerson ? ctx.speech : words.speak(defaults.locale);
      await ctx.line(msg('shell-hello-group'), speech);
    }
    if (isNews || outside.has(before.status)) await service.backInChat(ctx.chat.id);
  });

  feature.on('message:left_chat_member', (ctx) => service.leftChat(ctx.chat.id, ctx.message.left_chat_member.id));

  // Both sides of the move are told; the old chat's message names the new id, whichever is heard first.
  feature.on('message:migrate_to_chat_id', (ctx) => mailbag.moved(ctx.chat.id, ctx.message.migrate_to_chat_id));
  feature.on('message:migrate_from_chat_id', (ctx) => mailbag.moved(ctx.message.migrate_from_chat_id, ctx.chat.id));

  // Nobody tells the bot that a muted group may be written to again: whoever turns to it there is worth a try.
  feature.on(['message', 'callback_query'], async (ctx, next) => {
    if (!ctx.isPrivate && ctx.chat && (await mailbag.reachable(ctx.chat.id))) await service.backInChat(ctx.chat.id);
    await next();
  });
  return feature;

  /** Whoever hears of it first, an update or a letter, tells those whom it concerns. */
  async function cutOff(chat: number): Promise<void> {
    if (await mailbag.unreachable(chat)) await service.cutOff(chat);
  }
}
