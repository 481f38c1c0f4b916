/** What one person sees: the list of his chats, and a chat with its messages, as the page draws them. */
import type { Scene } from './action.ts';
import { inside } from './delivery.ts';
import type { CallRecord } from './log.ts';
import type { Person } from './person.ts';
import { renderText } from './render.ts';
import type { Message, User } from './telegram.ts';
import type { CallsView, CallView, ChatLine, ChatView, MessageView, PersonLine, StateView } from './views.ts';
import { faultsView, strictView } from './weather.ts';
import type { Room, World } from './world.ts';

/** The page shows so many calls; the rest is in the log of the library. */
const shownCalls = 500;

export const nameOf = ({ first_name, last_name }: User): string => [first_name, last_name].filter(Boolean).join(' ');

const titleOf = (world: World, { chat }: Room): string =>
  chat.type === 'private' ? nameOf(world.bot) : (chat.title ?? '');

const isIn = (room: Room, id: number): boolean => inside.includes(room.members.get(id) ?? 'left');

/** Service messages of a chat that has moved on are of no use to anybody. */
function roomsOf(world: World, person: Person): Room[] {
  return [...world.rooms.values()].filter((room) => isIn(room, person.id) && room.migratedTo === undefined);
}

export function stateView({ world, people, levers }: Scene, person: Person | undefined): StateView {
  return {
    bot: { name: nameOf(world.bot), username: world.bot.username },
    now: world.now(),
    people: people.all.map((each) => personLine(world, each)),
    chats: person ? roomsOf(world, person).map((room) => chatLine(world, person, room)) : [],
    malformed: world.malformed.length,
    strict: strictView(world),
    faults: faultsView(world),
    hasLevers: levers !== undefined,
  };
}

function personLine(world: World, person: Person): PersonLine {
  const { id, user } = person;
  return {
    id,
    name: nameOf(user),
    username: user.username,
    language_code: user.language_code,
    unread: roomsOf(world, person).reduce((sum, room) => sum + unreadOf(person, room), 0),
    asked: unreadOf(person, person.chat.room),
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
    isForum: room.chat.is_forum === true,
    topics: topicsOf(room),
  };
}

function unreadOf(person: Person, room: Room): number {
  const seen = person.account.seen.get(room.chat.id) ?? 0;
  const isNew = ({ message_id, from }: Message): boolean => message_id > seen && from?.id !== person.id;
  return [...room.messages.values()].filter(isNew).length;
}

const snippet = (message: Message): string =>
  (message.text ?? message.caption ?? '…').slice(0, 80).replace(/\s+/g, ' ');

const topicsOf = (room: Room): ChatLine['topics'] =>
  [...room.topics].map(([message_thread_id, name]) => ({ message_thread_id, name }));

/** What the caller has, and how much of the chat he wants to see. */
export interface Wanted {
  /** So many messages, the newest. */
  count: number;
  /** Forum topic; 0 for General; all of them without. */
  topic: number | undefined;
  /** The revision that he was told last, and his oldest message. */
  since: number;
  oldest: number;
}

export function chatView(world: World, person: Person, room: Room, { count, topic, since, oldest }: Wanted): ChatView {
  const pinned = room.messages.get(room.pinned.at(-1) ?? 0);
  const all = [...room.messages.values()].filter((message) => isUnder(topic, message));
  const shown = all.slice(-count);
  const isNews = (message: Message): boolean => message.message_id < oldest || world.revisionOf(message) > since;
  return {
    id: room.chat.id,
    type: room.chat.type,
    title: titleOf(world, room),
    members: [...room.members.keys()].flatMap((id) => {
      const user = world.userById(id);
      return user && isIn(room, id) ? [nameOf(user)] : [];
    }),
    isForum: room.chat.is_forum === true,
    topics: topicsOf(room),
    hasBot: isIn(room, world.bot.id),
    takesPhotos: !room.withoutPhotos,
    started: person.account.started,
    isBlocked: person.hasBlockedBot,
    commands: person.commands(room),
    pinned: pinned && { message_id: pinned.message_id, text: snippet(pinned) },
    revision: world.revision,
    ids: shown.map(({ message_id }) => message_id),
    hasOlder: all.length > shown.length,
    messages: shown.filter(isNews).map((message) => messageView(room, message)),
  };
}

const isUnder = (topic: number | undefined, { message_thread_id = 0 }: Message): boolean =>
  topic === undefined || topic === message_thread_id;

export function callsView({ calls, malformed, log }: World, since: number): CallsView {
  const fresh = Math.min(shownCalls, Math.max(0, log.count - since), calls.length);
  const first = log.count - fresh;
  return {
    count: log.count,
    calls: calls.slice(calls.length - fresh).map((call, i) => callView(call, first + i + 1)),
    malformed: malformed.slice(-shownCalls).map(({ at, method, reason }) => ({ at, method, reason })),
  };
}

function callView({ at, method, params, answer, lost = false }: CallRecord, serial: number): CallView {
  return { serial, at, method, params, ok: answer.ok, lost, answer };
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
