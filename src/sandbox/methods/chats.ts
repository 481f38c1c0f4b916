/** Methods about chats, their members, pins and topics. */
import { z } from 'zod';
import { announce, inside, setStatus } from '../delivery.ts';
import { badRequest, outdated } from '../refusal.ts';
import type { ChatMember, Message } from '../telegram.ts';
import type { Room, World } from '../world.ts';
import { chatId, flag, integer, json } from './fields.ts';
import { type Methods, method } from './method.ts';
import { checkThread, knownRoom, openRoom, rules } from './place.ts';

const inChat = { chat_id: chatId };
const chatActions = [
  'typing',
  'upload_photo',
  'record_video',
  'upload_video',
  'record_voice',
  'upload_voice',
  'upload_document',
  'choose_sticker',
  'find_location',
  'record_video_note',
  'upload_video_note',
] as const;

/** What an administrator may do; the sandbox makes no narrower ones. */
const rights = {
  can_be_edited: false,
  is_anonymous: false,
  can_manage_chat: true,
  can_delete_messages: true,
  can_manage_video_chats: true,
  can_restrict_members: true,
  can_promote_members: false,
  can_change_info: true,
  can_invite_users: true,
  can_pin_messages: true,
  can_manage_topics: true,
};

function memberOf(world: World, room: Room, userId: number): ChatMember {
  const user = world.userById(userId);
  if (!user) throw badRequest('user not found');
  const status = room.members.get(userId) ?? 'left';
  switch (status) {
    case 'creator':
      return { user, status, is_anonymous: false };
    case 'administrator':
      return { user, status, ...rights };
    case 'kicked':
      return { user, status, until_date: 0 };
    case 'member':
    case 'left':
      return { user, status };
  }
}

const membersOf = (world: World, room: Room): ChatMember[] =>
  [...room.members].filter(([, status]) => inside.includes(status)).map(([id]) => memberOf(world, room, id));

function pinRoom(world: World, chat_id: number | string): Room {
  const room = openRoom(world, chat_id);
  if (!rules(world, room)) throw outdated('not enough rights to manage pinned messages in the chat');
  return room;
}

function latestPin(room: Room): Message | undefined {
  const id = room.pinned.at(-1);
  return id === undefined ? undefined : room.messages.get(id);
}

export const chatMethods: Methods = {
  getChat: method(inChat, ({ world }, params) => {
    const room = knownRoom(world, params.chat_id);
    return { ...room.chat, accent_color_id: 0, max_reaction_count: 11, pinned_message: latestPin(room) };
  }),
  getChatMember: method({ ...inChat, user_id: integer }, ({ world }, params) =>
    memberOf(world, openRoom(world, params.chat_id), params.user_id),
  ),
  getChatAdministrators: method(inChat, ({ world }, params) => {
    const room = openRoom(world, params.chat_id);
    if (room.chat.type === 'private') throw badRequest('there are no administrators in the private chat');
    return membersOf(world, room).filter(({ status }) => status === 'creator' || status === 'administrator');
  }),
  getChatMemberCount: method(inChat, ({ world }, params) => membersOf(world, openRoom(world, params.chat_id)).length),
  leaveChat: method(inChat, ({ world }, params) => {
    const room = openRoom(world, params.chat_id);
    if (room.chat.type === 'private') throw badRequest("chat member status can't be changed in private chats");
    announce(world, room, world.bot, { left_chat_member: world.bot });
    setStatus(world, room, world.bot, 'left', world.bot);
    return true;
  }),
  pinChatMessage: method(
    { ...inChat, message_id: integer, disable_notification: flag.optional() },
    ({ world }, params) => {
      const room = pinRoom(world, params.chat_id);
      const message = room.messages.get(params.message_id);
      if (!message) throw outdated('message to pin not found');
      if (room.pinned.includes(params.message_id)) return true;
      room.pinned = [...room.pinned, params.message_id];
      const { message_thread_id, is_topic_message } = message;
      announce(world, room, world.bot, { pinned_message: message, message_thread_id, is_topic_message });
      return true;
    },
  ),
  unpinChatMessage: method({ ...inChat, message_id: integer.optional() }, ({ world }, params) => {
    const room = pinRoom(world, params.chat_id);
    const id = params.message_id ?? room.pinned.at(-1);
    if (id === undefined || !room.pinned.includes(id)) throw outdated('message to unpin not found');
    room.pinned = room.pinned.filter((pinned) => pinned !== id);
    world.changed();
    return true;
  }),
  unpinAllChatMessages: method(inChat, ({ world }, params) => {
    pinRoom(world, params.chat_id).pinned = [];
    world.changed();
    return true;
  }),
  sendChatAction: method(
    { ...inChat, message_thread_id: integer.optional(), action: z.enum(chatActions) },
    ({ world }, params) => {
      checkThread(openRoom(world, params.chat_id), params.message_thread_id);
      return true;
    },
  ),
  // Checked, not kept: nothing here shows reactions.
  setMessageReaction: method(
    {
      ...inChat,
      message_id: integer,
      reaction: json(z.array(z.looseObject({ type: z.string() })).max(1)).optional(),
      is_big: flag.optional(),
    },
    ({ world }, params) => {
      const room = openRoom(world, params.chat_id);
      if (!room.messages.has(params.message_id)) throw outdated('message to react not found');
      return true;
    },
  ),
  createForumTopic: method(
    {
      ...inChat,
      name: z.string().min(1).max(128),
      icon_color: integer.optional(),
      icon_custom_emoji_id: z.string().optional(),
    },
    ({ world }, params) => {
      const room = openRoom(world, params.chat_id);
      if (!room.chat.is_forum) throw badRequest('the chat is not a forum');
      if (!rules(world, room)) throw outdated('not enough rights to create a topic');
      const { name, icon_color = 0x6f_b9_f0 } = params;
      const message = announce(world, room, world.bot, { forum_topic_created: { name, icon_color } });
      room.topics.set(message.message_id, name);
      world.changed();
      return { message_thread_id: message.message_id, name, icon_color };
    },
  ),
};
