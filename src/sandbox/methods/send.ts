/** Methods that post messages. */
import { z } from 'zod';
import { badRequest } from '../refusal.ts';
import type { InlineKeyboardMarkup, Message } from '../telegram.ts';
import type { MessageDraft, Room, World } from '../world.ts';
import { chatId, entityList, flag, integer, json, linkPreviewOptions, parseMode, replyParameters } from './fields.ts';
import { messageCaption, messageText, someOrNone } from './formatting.ts';
import { replyMarkup, shown } from './markup.ts';
import { type MediaType, media } from './media.ts';
import { type Call, type Method, type Methods, method } from './method.ts';
import { checkPhotos, checkThread, openRoom, pace } from './place.ts';

const common = {
  chat_id: chatId,
  message_thread_id: integer.optional(),
  disable_notification: flag.optional(),
  protect_content: flag.optional(),
  allow_paid_broadcast: flag.optional(),
  message_effect_id: z.string().optional(),
  reply_parameters: replyParameters.optional(),
};
const withKeyboard = { ...common, reply_markup: replyMarkup.optional() };
const withCaption = {
  ...withKeyboard,
  caption: z.string().optional(),
  parse_mode: parseMode.optional(),
  caption_entities: entityList.optional(),
  show_caption_above_media: flag.optional(),
};

interface CommonParams {
  chat_id: number | string;
  message_thread_id?: number | undefined;
  protect_content?: boolean | undefined;
  reply_parameters?: { message_id: number; allow_sending_without_reply?: boolean | undefined } | undefined;
  reply_markup?: InlineKeyboardMarkup | undefined;
}

/** Finds the chat and begins the message with what all kinds of messages share. */
function begin(world: World, params: CommonParams, count = 1): { room: Room; draft: MessageDraft } {
  const room = openRoom(world, params.chat_id);
  checkThread(room, params.message_thread_id);
  pace(world, room, count);
  const thread = params.message_thread_id;
  return {
    room,
    draft: {
      from: world.bot,
      ...(thread === undefined ? {} : { message_thread_id: thread, is_topic_message: true }),
      reply_to_message: repliedMessage(room, params),
      has_protected_content: params.protect_content || undefined,
      reply_markup: shown(params.reply_markup),
    },
  };
}

function repliedMessage(room: Room, { reply_parameters }: CommonParams): Message | undefined {
  if (!reply_parameters) return undefined;
  const message = room.messages.get(reply_parameters.message_id);
  if (!message && !reply_parameters.allow_sending_without_reply) throw badRequest('message to be replied not found');
  return message && { ...message, reply_to_message: undefined };
}

const captionOf = (
  world: World,
  params: {
    caption?: string | undefined;
    parse_mode?: string | undefined;
    caption_entities?: z.output<typeof entityList> | undefined;
  },
) => messageCaption(world, params.caption, { parse_mode: params.parse_mode, entities: params.caption_entities });

function sendMedia(type: MediaType, extra: Record<string, z.ZodType>): Method {
  const field = { [type]: z.string().optional() };
  return method({ ...withCaption, ...field, ...extra }, (call, params) => {
    const caption = captionOf(call.world, params);
    const value: unknown = new Map(Object.entries(params)).get(type);
    const content = media(call, type, typeof value === 'string' ? value : undefined, type);
    const { room, draft } = begin(call.world, params);
    if (type === 'photo') checkPhotos(call.world, room);
    return call.world.post(room, { ...draft, ...content, ...caption });
  });
}

const inputMedia = z.strictObject({
  type: z.enum(['photo', 'document']),
  media: z.string(),
  caption: z.string().optional(),
  parse_mode: parseMode.optional(),
  caption_entities: entityList.optional(),
  has_spoiler: z.boolean().optional(),
  show_caption_above_media: z.boolean().optional(),
  disable_content_type_detection: z.boolean().optional(),
});

function sendMediaGroup(call: Call, params: CommonParams & { media: z.output<typeof inputMedia>[] }): Message[] {
  const { world } = call;
  const types = new Set(params.media.map((item) => item.type));
  if (types.size > 1) throw badRequest("document can't be mixed with other media types");
  const contents = params.media.map((item) => ({
    ...media(call, item.type, item.media, 'media'),
    ...captionOf(world, item),
  }));
  const { room, draft } = begin(world, params, contents.length);
  if (types.has('photo')) checkPhotos(world, room);
  const media_group_id = `${world.now()}${world.counters.message}`;
  return contents.map((content) => world.post(room, { ...draft, ...content, media_group_id }));
}

export const sendMethods: Methods = {
  sendMessage: method(
    {
      ...withKeyboard,
      text: z.string(),
      parse_mode: parseMode.optional(),
      entities: entityList.optional(),
      link_preview_options: linkPreviewOptions.optional(),
    },
    ({ world }, params) => {
      const { text, entities } = messageText(world, params);
      const { room, draft } = begin(world, params);
      const { link_preview_options } = params;
      return world.post(room, { ...draft, text, entities: someOrNone(entities), link_preview_options });
    },
  ),
  sendPhoto: sendMedia('photo', { has_spoiler: flag.optional() }),
  sendDocument: sendMedia('document', {
    thumbnail: z.string().optional(),
    disable_content_type_detection: flag.optional(),
  }),
  sendAnimation: sendMedia('animation', {
    duration: integer.optional(),
    width: integer.optional(),
    height: integer.optional(),
    thumbnail: z.string().optional(),
    has_spoiler: flag.optional(),
  }),
  sendMediaGroup: method({ ...common, media: json(z.array(inputMedia).min(2).max(10)) }, sendMediaGroup),
};
