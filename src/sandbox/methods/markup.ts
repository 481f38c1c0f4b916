/** `reply_markup`: every kind of keyboard, with the limits of Telegram. Texts of refusals are Telegram's where known. */
import { z } from 'zod';
import { buttonStyles, type InlineKeyboardMarkup } from '../telegram.ts';
import { json } from './fields.ts';

const actions = [
  'url',
  'callback_data',
  'disabled',
  'copy_text',
  'switch_inline_query',
  'switch_inline_query_current_chat',
  'switch_inline_query_chosen_chat',
  'web_app',
  'login_url',
  'pay',
  'callback_game',
] as const;

/** http(s) with a real host, or Telegram's own schemes; `localhost` is refused by Telegram too. */
export function isLink(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname } = new URL(url);
  if (protocol === 'tg:' || protocol === 'ton:') return true;
  return (protocol === 'http:' || protocol === 'https:') && hostname.includes('.');
}

const buttonText = z.string().refine((text) => text.trim() !== '', 'inline keyboard button text must be non-empty');

const inlineKeyboardButton = z
  .strictObject({
    text: buttonText,
    style: z.enum(buttonStyles).optional(),
    icon_custom_emoji_id: z.string().optional(),
    url: z
      .string()
      .refine(isLink, { error: (issue) => `inline keyboard button URL '${issue.input}' is invalid: Wrong HTTP URL` })
      .optional(),
    callback_data: z
      .string()
      .refine((data) => data !== '' && Buffer.byteLength(data) <= 64, 'BUTTON_DATA_INVALID')
      .optional(),
    disabled: z.strictObject({}).optional(),
    copy_text: z.strictObject({ text: z.string().min(1).max(256) }).optional(),
    switch_inline_query: z.string().optional(),
    switch_inline_query_current_chat: z.string().optional(),
    switch_inline_query_chosen_chat: z.looseObject({}).optional(),
    web_app: z.strictObject({ url: z.string().startsWith('https://') }).optional(),
    login_url: z.looseObject({}).optional(),
    pay: z.boolean().optional(),
    callback_game: z.strictObject({}).optional(),
  })
  .refine((button) => actions.filter((action) => button[action] !== undefined).length === 1, {
    error: "can't parse inline keyboard button: exactly one of the optional fields must be used",
  });

export const inlineKeyboardMarkup = z.strictObject({
  inline_keyboard: z
    .array(z.array(inlineKeyboardButton))
    .refine((rows) => rows.flat().length <= 100, 'reply markup is too long: at most 100 buttons'),
});

const replyKeyboardMarkup = z.strictObject({
  keyboard: z.array(z.array(z.union([z.string().min(1), z.looseObject({ text: buttonText })]))),
  is_persistent: z.boolean().optional(),
  resize_keyboard: z.boolean().optional(),
  one_time_keyboard: z.boolean().optional(),
  input_field_placeholder: z.string().max(64).optional(),
  selective: z.boolean().optional(),
});
const replyKeyboardRemove = z.strictObject({ remove_keyboard: z.literal(true), selective: z.boolean().optional() });
const forceReply = z.strictObject({
  force_reply: z.literal(true),
  input_field_placeholder: z.string().max(64).optional(),
  selective: z.boolean().optional(),
});

/** Chosen by the field that names the kind, so that a fault inside is told by its own words. */
export const replyMarkup = json(
  z.looseObject({}).transform((value, context) => {
    const schema = kindOf(value);
    const parsed = schema.safeParse(value);
    if (parsed.success) return 'inline_keyboard' in parsed.data ? parsed.data : undefined;
    for (const issue of parsed.error.issues)
      context.addIssue({ code: 'custom', message: issue.message, path: issue.path, input: value });
    return z.NEVER;
  }),
);

function kindOf(value: object) {
  if ('keyboard' in value) return replyKeyboardMarkup;
  if ('remove_keyboard' in value) return replyKeyboardRemove;
  return 'force_reply' in value ? forceReply : inlineKeyboardMarkup;
}

/** A keyboard without buttons is none. */
export function shown(markup: InlineKeyboardMarkup | undefined): InlineKeyboardMarkup | undefined {
  const rows = markup?.inline_keyboard.filter((row) => row.length > 0) ?? [];
  return rows.length > 0 ? { inline_keyboard: rows } : undefined;
}
