/**
 * Schemas of parameters. A call may come as JSON or as a form, where everything is a string: numbers and flags are taken
 * in both spellings, objects also as JSON in a string, as Telegram does.
 */
import { z } from 'zod';
import { entityTypes } from '../telegram.ts';

export const integer = z.preprocess(
  (value) => (typeof value === 'string' && /^-?\d{1,16}$/.test(value) ? Number(value) : value),
  z.int(),
);

export const flag = z.preprocess((value) => {
  if (value === 'true' || value === 'True' || value === '1' || value === 1) return true;
  return value === 'false' || value === 'False' || value === '0' || value === 0 ? false : value;
}, z.boolean());

/** An object or array, plain or as JSON text. */
export const json = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => {
    if (typeof value !== 'string') return value;
    try {
      return JSON.parse(value);
    } catch {
      return value;
    }
  }, schema);

/** A number, or `@username` of a public chat. */
export const chatId = z.union([integer, z.string().regex(/^@\w+$/)], { error: 'chat_id is empty or not a chat' });

export const languageCode = z.union([z.literal(''), z.string().regex(/^[a-z]{2}$/, 'invalid language code specified')]);

export const messageEntity = z.strictObject({
  type: z.enum(entityTypes),
  offset: z.int(),
  length: z.int(),
  url: z.string().optional(),
  user: z.looseObject({ id: z.int() }).optional(),
  language: z.string().optional(),
  custom_emoji_id: z.string().optional(),
  unix_time: z.int().min(0).optional(),
  date_time_format: z
    .string()
    .regex(/^(r|w?[dD]?[tT]?)$/)
    .optional(),
});

export const entityList = json(z.array(messageEntity).max(100));

export const parseMode = z.string();

export const linkPreviewOptions = json(
  z.strictObject({
    is_disabled: z.boolean().optional(),
    url: z.string().optional(),
    prefer_small_media: z.boolean().optional(),
    prefer_large_media: z.boolean().optional(),
    show_above_text: z.boolean().optional(),
  }),
);

export const replyParameters = json(
  z.strictObject({
    message_id: z.int(),
    chat_id: chatId.optional(),
    allow_sending_without_reply: z.boolean().optional(),
    quote: z.string().optional(),
    quote_parse_mode: z.string().optional(),
    quote_entities: z.array(messageEntity).optional(),
    quote_position: z.int().optional(),
  }),
);
