/** Methods that change or delete messages already sent. */
import { z } from 'zod';
import { badRequest, outdated } from '../refusal.ts';
import type { Message } from '../telegram.ts';
import type { Room, World } from '../world.ts';
import { chatId, entityList, flag, integer, json, linkPreviewOptions, parseMode } from './fields.ts';
import { messageCaption, messageText, someOrNone } from './formatting.ts';
import { inlineKeyboardMarkup, shown } from './markup.ts';
import { media, mediaTypes } from './media.ts';
import { type Methods, method } from './method.ts';
import { checkPhotos, editableMessage, openRoom, pace, rules } from './place.ts';

const target = { chat_id: chatId, message_id: integer, reply_markup: json(inlineKeyboardMarkup).optional() };
const caption = {
  caption: z.string().optional(),
  parse_mode: parseMode.optional(),
  caption_entities: entityList.optional(),
  show_caption_above_media: flag.optional(),
};

/** Bots delete messages of the last two days only. */
const deletable = 48 * 3600;

function find(world: World, params: { chat_id: number | string; message_id: number }) {
  const room = openRoom(world, params.chat_id);
  const message = editableMessage(world, room, params.message_id);
  pace(world, room);
  return { room, message };
}

type Content = Partial<
  Pick<Message, 'text' | 'entities' | 'caption' | 'caption_entities' | (typeof mediaTypes)[number]>
>;

/** The parts of a message that an edit may change, in one order, to be compared. */
function comparable({
  text,
  entities,
  caption,
  caption_entities,
  photo,
  document,
  animation,
  reply_markup,
}: Message): string {
  return JSON.stringify([text, entities, caption, caption_entities, photo, document, animation, reply_markup]);
}

/** An edit without a keyboard takes the keyboard away. */
function edit(world: World, room: Room, old: Message, content: Content, markup: Message['reply_markup']): Message {
  const changed = { ...old, ...content, reply_markup: shown(markup) };
  if (comparable(changed) === comparable(old))
    throw outdated(
      'message is not modified: specified new message content and reply markup are exactly the same as a current content and reply markup of the message',
    );
  const isContentNew =
    comparable({ ...changed, reply_markup: undefined }) !== comparable({ ...old, reply_markup: undefined });
  return world.replace(room, isContentNew ? { ...changed, edit_date: world.date } : changed);
}

function remove(world: World, room: Room, message_id: number): void {
  const message = room.messages.get(message_id);
  if (!message) throw outdated('message to delete not found');
  const isOwn = message.from?.id === world.bot.id;
  if (world.date - message.date > deletable || !(isOwn || rules(world, room)))
    throw outdated("message can't be deleted for everyone");
  world.remove(room, message_id);
}

export const editMethods: Methods = {
  editMessageText: method(
    {
      ...target,
      text: z.string(),
      parse_mode: parseMode.optional(),
      entities: entityList.optional(),
      link_preview_options: linkPreviewOptions.optional(),
    },
    ({ world }, params) => {
      const { text, entities } = messageText(world, params);
      const { room, message } = find(world, params);
      if (message.text === undefined) throw badRequest('there is no text in the message to edit');
      return edit(world, room, message, { text, entities: someOrNone(entities) }, params.reply_markup);
    },
  ),
  editMessageCaption: method({ ...target, ...caption }, ({ world }, params) => {
    const { parse_mode, caption_entities: entities } = params;
    const content = messageCaption(world, params.caption, { parse_mode, entities });
    const { room, message } = find(world, params);
    if (message.text !== undefined) throw badRequest('there is no caption in the message to edit');
    const none = { caption: undefined, caption_entities: undefined };
    return edit(world, room, message, { ...none, ...content }, params.reply_markup);
  }),
  editMessageMedia: method(
    {
      ...target,
      media: json(
        z.strictObject({
          ...caption,
          type: z.enum(mediaTypes),
          media: z.string(),
          has_spoiler: z.boolean().optional(),
        }),
      ),
    },
    (call, params) => {
      const { world } = call;
      const { type, media: value, parse_mode, caption_entities: entities } = params.media;
      const content = {
        ...media(call, type, value, 'media'),
        ...messageCaption(world, params.media.caption, { parse_mode, entities }),
      };
      const { room, message } = find(world, params);
      if (type === 'photo') checkPhotos(world, room);
      const none = {
        text: undefined,
        entities: undefined,
        caption: undefined,
        caption_entities: undefined,
        photo: undefined,
        document: undefined,
        animation: undefined,
      };
      return edit(world, room, message, { ...none, ...content }, params.reply_markup);
    },
  ),
  editMessageReplyMarkup: method(target, ({ world }, params) => {
    const { room, message } = find(world, params);
    return edit(world, room, message, {}, params.reply_markup);
  }),
  deleteMessage: method({ chat_id: chatId, message_id: integer }, ({ world }, params) => {
    remove(world, openRoom(world, params.chat_id), params.message_id);
    return true;
  }),
  // Telegram skips what cannot be deleted.
  deleteMessages: method(
    { chat_id: chatId, message_ids: json(z.array(integer).min(1).max(100)) },
    ({ world }, params) => {
      const room = openRoom(world, params.chat_id);
      for (const id of params.message_ids) if (room.messages.has(id)) remove(world, room, id);
      return true;
    },
  ),
};
