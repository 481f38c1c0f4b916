/**
 * What only looks like an act of the person who sends it: a button of his private chat pressed in a group, where everybody would
 * read what it shows; a command that somebody else wrote and he passed on.
 */
import type { MiddlewareFn } from 'grammy';
import { msg } from '../../messages/msg.ts';
import { isPrivates } from '../buttons/buttons.ts';
import type { BotContext } from '../context/context.ts';

export const forged: MiddlewareFn<BotContext> = async (ctx, next) => {
  if (ctx.button && isPrivates(ctx.button) && !ctx.isPrivate) return ctx.toast(msg('error-nothing-here'));
  if (isPassedOn(ctx)) return ctx.isPrivate ? ctx.line(msg('shell-passed-on')) : undefined;
  return next();
};

/** Forwarded, or written by another bot in his name. */
function isPassedOn({ message }: BotContext): boolean {
  const isForeign = message?.forward_origin !== undefined || message?.via_bot !== undefined;
  return isForeign && message.text?.startsWith('/') === true;
}
