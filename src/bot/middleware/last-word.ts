/** The last word to whatever nobody else understood: never silence to a person who expects an answer. */
import { Composer } from 'grammy';
import { msg } from '../../messages/msg.ts';
import type { BotContext } from '../context/context.ts';
import { press } from '../screens/parts/keyboard.ts';
import { onePage } from '../screens/parts/page.ts';

export function lastWord(): Composer<BotContext> {
  const composer = new Composer<BotContext>();

  composer.on('callback_query', (ctx) => ctx.toast(msg('error-nothing-here')));

  composer.on('message', async (ctx) => {
    const command = /^\/(\w+)(@\w+)?/.exec(ctx.message.text ?? '');
    if (command) {
      // In a group a bare command may be meant for another bot; one with our name is meant for us.
      const addressee = command[2]?.slice(1).toLowerCase();
      const isOurs = addressee === ctx.me.username.toLowerCase();
      if (isOurs || (ctx.isPrivate && addressee === undefined)) await ctx.line(msg('error-unknown-command'));
      return;
    }
    // What people write to each other in a group is not our business.
    if (!ctx.isPrivate || isService(ctx)) return;
    const mine = press(ctx.speech.plain(msg('help-button-games')), { on: 'games' });
    await ctx.line(onePage(ctx.speech.html(msg('shell-text-in-private')), [[mine]]));
  });
  return composer;
}

/** "Anna pinned a message" and the like: written by Telegram. */
function isService({ message }: BotContext): boolean {
  return message?.pinned_message !== undefined || message?.message_auto_delete_timer_changed !== undefined;
}
