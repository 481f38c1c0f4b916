/** What one person sees: the list of his chats, and a chat with its messages, as the page draws them. */
import { inside } from './delivery.ts';
import type { People } from './people.ts';
import type { Person } from './person.ts';
import { type RenderedText, renderText } from './render.ts';
import type { InlineKeyboardButton, Message, User } from './telegram.ts';
import type { Room, World } from './world.ts';

/** Older messages are kept, but a page that draws thousands is slow. */
const shownMessages = 200;

export interface ChatLine {
  id: number;
  type: string;
  title: string;
  unread: number;
  last: string;
  date: number;
}

export interface MessageView {
  message_id: number;
  from: { id: number; name: string; is_bot: boolean };
  date: number;
  edited: boolean;
  topic: string | undefined;
  reply: string | undefined;
  body: RenderedText[];
  /** What happened, when the message is a service message. */
  service: Partial<Message> | undefined;
  photo: { file_id: string; width: number; height: number } | undefined;
  document: { file_id: string; file_name: string; file_size: number } | undefined;
  keyboard: InlineKeyboardButton[][];
}

export const nameOf = ({ first_name, last_name }: User): string => [first_name, last_name].filter(Boolean).join(' ');

const titleOf = (world: World, { chat }: Room): string =>
  chat.type === 'private' ? nameOf(world.bot) : (chat.title ?? '');

const isIn = (room: Room, id: number): boolean => inside.includes(room.members.get(id) ?? 'left');

/** Service messages of a chat that has moved on are of no use to anybody. */
function roomsOf(world: World, person: Person): Room[] {
  return [...world.rooms.values()].filter((room) => isIn(room, person.id) && room.migratedTo === undefined);
}

export function state(world: World, people: People, person: Person | undefined) {
  return {
    bot: { name: nameOf(world.bot), username: world.bot.username },
    now: world.now(),
    people: people.all.map((each) => ({
      id: each.id,
      name: nameOf(each.user),
      username: each.user.username,
      unread: roomsOf(world, each).reduce((sum, room) => sum + unreadOf(each, room), 0),
    })),
    chats: person ? roomsOf(world, person).map((room) => chatLine(world, person, room)) : [],
    malformed: world.malformed.length,
  };
}

function chatLine(world: World, person: Person, room: Room): ChatLine {
  const last = [...room.messages.values()].at(-1);
  return {
    id: room.chat.id,
    type: room.chat.type,
    title: titleOf(world, room),
    unread: unreadOf(person, room),
    last: last ? snippet(last) : '',
    date: last?.date ?? 0,
  };
}

function unreadOf(person: Person, room: Room): number {
  const seen = person.account.seen.get(room.chat.id) ?? 0;
  const isNew = ({ message_id, from }: Message): boolean => message_id > seen && from?.id !== person.id;
  return [...room.messages.values()].filter(isNew).length;
}

const snippet = (message: Message): string =>
  (message.text ?? message.caption ?? '…').slice(0, 80).replace(/\s+/g, ' ');

export function chatScreen(world: World, person: Person, room: Room) {
  const pinned = room.messages.get(room.pinned.at(-1) ?? 0);
  return {
    id: room.chat.id,
    type: room.chat.type,
    title: titleOf(world, room),
    members: [...room.members.keys()].flatMap((id) => {
      const user = world.userById(id);
      return user && isIn(room, id) ? [nameOf(user)] : [];
    }),
    isForum: room.chat.is_forum === true,
    topics: [...room.topics].map(([message_thread_id, name]) => ({ message_thread_id, name })),
    hasBot: isIn(room, world.bot.id),
    started: person.account.started,
    commands: person.commands(room),
    pinned: pinned && { message_id: pinned.message_id, text: snippet(pinned) },
    messages: [...room.messages.values()].slice(-shownMessages).map((message) => messageView(room, message)),
  };
}

function messageView(room: Room, message: Message): MessageView {
  const { message_id, message_thread_id, from, date, edit_date, reply_to_message: reply } = message;
  const photo = message.photo?.at(-1);
  const isAnimation = message.animation?.mime_type.startsWith('image/');
  const shown = photo ?? (isAnimation ? message.animation : undefined);
  return {
    message_id,
    from: { id: from?.id ?? 0, name: from ? nameOf(from) : '', is_bot: from?.is_bot ?? false },
    date,
    edited: edit_date !== undefined,
    topic: message_thread_id === undefined ? undefined : room.topics.get(message_thread_id),
    reply: reply && !reply.forum_topic_created ? snippet(reply) : undefined,
    body: renderText(message.text ?? message.caption ?? '', message.entities ?? message.caption_entities),
    service: serviceOf(message),
    photo: shown && { file_id: shown.file_id, width: shown.width, height: shown.height },
    document: shown ? undefined : message.document,
    keyboard: message.reply_markup?.inline_keyboard ?? [],
  };
}

function serviceOf(message: Message): Partial<Message> | undefined {
  const { new_chat_members, left_chat_member, new_chat_title, group_chat_created } = message;
  const { migrate_from_chat_id, migrate_to_chat_id, pinned_message, forum_topic_created } = message;
  const service = {
    ...(new_chat_members && { new_chat_members }),
    ...(left_chat_member && { left_chat_member }),
    ...(new_chat_title !== undefined && { new_chat_title }),
    ...(group_chat_created && { group_chat_created }),
    ...(migrate_from_chat_id !== undefined && { migrate_from_chat_id }),
    ...(migrate_to_chat_id !== undefined && { migrate_to_chat_id }),
    ...(pinned_message && { pinned_message }),
    ...(forum_topic_created && { forum_topic_created }),
  };
  return Object.keys(service).length > 0 ? service : undefined;
}
