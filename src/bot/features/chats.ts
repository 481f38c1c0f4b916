/** What befalls the chats themselves: the bot is blocked, let in again, added to a group; a group becomes a supergroup. */
import { Composer } from 'grammy';
import type { BotContext } from '../context.ts';
import type { Needs } from '../needs.ts';

const outside = new Set(['left', 'kicked']);

type ChatNeeds = Pick<Needs, 'service' | 'people' | 'mailbag' | 'words' | 'defaults' | 'logger'>;

export function chats({ service, people, mailbag, words, defaults, logger }: ChatNeeds): Composer<BotContext> {
  const feature = new Composer<BotContext>();

  feature.on('my_chat_member', async (ctx) => {
    const { old_chat_member: before, new_chat_member: after } = ctx.myChatMember;
    const isIn = !outside.has(after.status);
    if (ctx.isPrivate) {
      const person = ctx.myChatMember.chat.id;
      await people.setReach(person, isIn ? 'open' : 'closed');
      // What he would have been asked meanwhile was never sent.
      if (isIn && outside.has(before.status)) await service.backToPerson(person);
      return;
    }
    if (ctx.chat.type === 'channel') return;
    logger.info({ chat: ctx.chat.id, status: after.status }, 'membership of a group changed');
    if (!isIn) return;
    await mailbag.reachable(ctx.chat.id);
    // Whoever added the bot may be anonymous.
    const speech = ctx.isFromPerson ? ctx.speech : words.speak(defaults.locale);
    if (!outside.has(before.status)) return;
    await ctx.line({ id: 'shell-hello-group' }, speech);
    await service.backInChat(ctx.chat.id);
  });

  // Both sides of the move are told; the old chat's message names the new id, whichever is heard first.
  feature.on('message:migrate_to_chat_id', (ctx) => mailbag.moved(ctx.chat.id, ctx.message.migrate_to_chat_id));
  feature.on('message:migrate_from_chat_id', (ctx) => mailbag.moved(ctx.message.migrate_from_chat_id, ctx.chat.id));
  return feature;
}
