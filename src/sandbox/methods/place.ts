/** Where a call goes: the chat it names, if the bot may do there what it wants; and how fast. */
import { inside } from '../delivery.ts';
import { badRequest, forbidden, migrated, outdated, tooManyRequests } from '../refusal.ts';
import type { Message } from '../telegram.ts';
import type { Room, World } from '../world.ts';

/** A chat that the bot knows of, whether or not it may write there. */
export function knownRoom(world: World, chat_id: number | string): Room {
  const room =
    typeof chat_id === 'number'
      ? world.rooms.get(chat_id)
      : [...world.rooms.values()].find(({ chat }) => chat.type !== 'private' && `@${chat.username}` === chat_id);
  if (!room || (room.chat.type !== 'private' && !room.members.has(world.bot.id))) throw badRequest('chat not found');
  if (room.migratedTo !== undefined) throw migrated(room.migratedTo);
  return room;
}

/** A chat that the bot may act in. */
export function openRoom(world: World, chat_id: number | string): Room {
  const room = knownRoom(world, chat_id);
  const status = room.members.get(world.bot.id) ?? 'left';
  if (room.chat.type === 'private') {
    const account = world.accounts.get(room.chat.id);
    if (!account || account.deactivated) throw forbidden('user is deactivated');
    if (status === 'kicked') throw forbidden('bot was blocked by the user');
    if (!account.started) throw forbidden("bot can't initiate conversation with a user");
    return room;
  }
  if (status === 'kicked') throw forbidden(`bot was kicked from the ${room.chat.type} chat`);
  if (!inside.includes(status)) throw forbidden(`bot is not a member of the ${room.chat.type} chat`);
  return room;
}

/** General is the topic without a number: Telegram does not find topic 1. */
export function checkThread(room: Room, message_thread_id: number | undefined): void {
  if (message_thread_id === undefined || room.topics.has(message_thread_id)) return;
  if (message_thread_id === 1 || !room.chat.is_forum) throw badRequest('message thread not found');
  throw outdated('message thread not found');
}

/** Counts messages or edits into the flood limits. */
export function pace(world: World, room: Room, count = 1): void {
  if (world.strict.floods === false) return;
  const wait = world.flood.charge(room.chat.id, room.chat.type !== 'private', count);
  if (wait !== undefined) throw tooManyRequests(wait);
}

/** Some groups let their members write only. */
export function checkPhotos(world: World, room: Room): void {
  if (room.withoutPhotos && !rules(world, room)) throw badRequest('not enough rights to send photos to the chat');
}

export function rules(world: World, room: Room): boolean {
  const status = room.members.get(world.bot.id);
  return room.chat.type === 'private' || status === 'administrator' || status === 'creator';
}

const isContent = (message: Message): boolean =>
  (message.text ?? message.photo ?? message.document ?? message.animation) !== undefined;

/** A message that the bot may edit: there, its own, and not a service message. */
export function editableMessage(world: World, room: Room, message_id: number): Message {
  const message = room.messages.get(message_id);
  if (!message) throw outdated('message to edit not found');
  if (message.from?.id !== world.bot.id || !isContent(message)) throw outdated("message can't be edited");
  return message;
}
