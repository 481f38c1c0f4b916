/** Which of the things that happen in chats the bot is told. */
import { textOf } from './chatview.ts';
import type { MemberStatus, Message, User } from './telegram.ts';
import type { Room, World } from './world.ts';

export const inside: readonly MemberStatus[] = ['creator', 'administrator', 'member'];

/** Tells the bot of a message, if it may know of it. */
export function deliver(world: World, room: Room, message: Message): void {
  if (isHeard(world, room, message)) world.updates.push({ message });
}

function isHeard(world: World, room: Room, message: Message): boolean {
  const status = room.members.get(world.bot.id);
  if (status === undefined || !inside.includes(status)) return false;
  if (room.chat.type === 'private' || status !== 'member' || !world.strict.privacyMode) {
    return !isForAnotherBot(world.bot, message);
  }
  if (message.text === undefined && message.caption === undefined) return true;
  if (message.reply_to_message?.from?.id === world.bot.id) return true;
  return hasCommand(message) ? !isForAnotherBot(world.bot, message) : mentions(world.bot, message);
}

function parts(message: Message, type: string): string[] {
  const entities = message.entities ?? message.caption_entities ?? [];
  return entities
    .filter((entity) => entity.type === type)
    .map((entity) => textOf(message).slice(entity.offset, entity.offset + entity.length));
}

/** Only a command at the very beginning is given by the message; others are talk about commands. */
function hasCommand(message: Message): boolean {
  return (message.entities ?? []).some((entity) => entity.type === 'bot_command' && entity.offset === 0);
}

function isForAnotherBot(bot: User, message: Message): boolean {
  const addressee = hasCommand(message) ? parts(message, 'bot_command')[0]?.split('@')[1] : undefined;
  return addressee !== undefined && addressee.toLowerCase() !== bot.username?.toLowerCase();
}

function mentions(bot: User, message: Message): boolean {
  return parts(message, 'mention').some((name) => name.slice(1).toLowerCase() === bot.username?.toLowerCase());
}

/** Changes what somebody is in a chat, and tells the bot of its own fate; of others' only if it rules there. */
export function setStatus(world: World, room: Room, user: User, status: MemberStatus, by: User): void {
  const old = room.members.get(user.id) ?? 'left';
  room.members.set(user.id, status);
  const change = {
    chat: room.chat,
    from: by,
    date: world.date,
    old_chat_member: { user, status: old },
    new_chat_member: { user, status },
  };
  if (user.id === world.bot.id) world.updates.push({ my_chat_member: change });
  else if (room.members.get(world.bot.id) === 'administrator') world.updates.push({ chat_member: change });
  world.changed();
}

/** A service message: posted, and always told. */
export function announce(world: World, room: Room, from: User, service: Partial<Message>): Message {
  const message = world.post(room, { from, ...service });
  deliver(world, room, message);
  return message;
}
