/**
 * The Bot API objects that the sandbox keeps and hands out, with the names of https://core.telegram.org/bots/api.
 * Only the fields that a bot of text, pictures and buttons meets. A field that may be missing may also be
 * `undefined`: JSON drops it either way.
 */

export interface User {
  id: number;
  is_bot: boolean;
  first_name: string;
  last_name?: string | undefined;
  username?: string | undefined;
  language_code?: string | undefined;
}

export type ChatType = 'private' | 'group' | 'supergroup';

export interface Chat {
  id: number;
  type: ChatType;
  title?: string | undefined;
  username?: string | undefined;
  first_name?: string | undefined;
  last_name?: string | undefined;
  is_forum?: boolean | undefined;
}

export const memberStatuses = ['creator', 'administrator', 'member', 'left', 'kicked'] as const;
export type MemberStatus = (typeof memberStatuses)[number];

export interface ChatMember {
  user: User;
  status: MemberStatus;
  is_anonymous?: boolean | undefined;
  until_date?: number | undefined;
}

export const entityTypes = [
  'mention',
  'hashtag',
  'cashtag',
  'bot_command',
  'url',
  'email',
  'phone_number',
  'bold',
  'italic',
  'underline',
  'strikethrough',
  'spoiler',
  'blockquote',
  'expandable_blockquote',
  'code',
  'pre',
  'text_link',
  'text_mention',
  'custom_emoji',
  'date_time',
] as const;
export type EntityType = (typeof entityTypes)[number];

/** Offset and length count UTF-16 units, as JavaScript does. */
export interface MessageEntity {
  type: EntityType;
  offset: number;
  length: number;
  url?: string | undefined;
  user?: User | undefined;
  language?: string | undefined;
  custom_emoji_id?: string | undefined;
  unix_time?: number | undefined;
  date_time_format?: string | undefined;
}

export interface FormattedText {
  text: string;
  entities: MessageEntity[];
}

export const buttonStyles = ['primary', 'success', 'danger'] as const;

/** Exactly one field besides `text`, `style` and `icon_custom_emoji_id` says what the button does. */
export interface InlineKeyboardButton {
  text: string;
  style?: (typeof buttonStyles)[number] | undefined;
  icon_custom_emoji_id?: string | undefined;
  url?: string | undefined;
  callback_data?: string | undefined;
  disabled?: Record<string, never> | undefined;
  copy_text?: { text: string } | undefined;
  switch_inline_query?: string | undefined;
  switch_inline_query_current_chat?: string | undefined;
  switch_inline_query_chosen_chat?: Record<string, unknown> | undefined;
  web_app?: { url: string } | undefined;
  login_url?: Record<string, unknown> | undefined;
  pay?: boolean | undefined;
  callback_game?: Record<string, never> | undefined;
}

export interface InlineKeyboardMarkup {
  inline_keyboard: InlineKeyboardButton[][];
}

export interface PhotoSize {
  file_id: string;
  file_unique_id: string;
  width: number;
  height: number;
  file_size: number;
}

export interface Document {
  file_id: string;
  file_unique_id: string;
  file_name: string;
  mime_type: string;
  file_size: number;
}

export interface Animation extends Document {
  width: number;
  height: number;
  duration: number;
}

export interface Message {
  message_id: number;
  message_thread_id?: number | undefined;
  is_topic_message?: boolean | undefined;
  from?: User | undefined;
  chat: Chat;
  date: number;
  edit_date?: number | undefined;
  reply_to_message?: Message | undefined;
  media_group_id?: string | undefined;
  has_protected_content?: boolean | undefined;
  link_preview_options?: { is_disabled?: boolean | undefined } | undefined;
  text?: string | undefined;
  entities?: MessageEntity[] | undefined;
  photo?: PhotoSize[] | undefined;
  document?: Document | undefined;
  animation?: Animation | undefined;
  caption?: string | undefined;
  caption_entities?: MessageEntity[] | undefined;
  reply_markup?: InlineKeyboardMarkup | undefined;
  new_chat_members?: User[] | undefined;
  left_chat_member?: User | undefined;
  new_chat_title?: string | undefined;
  group_chat_created?: boolean | undefined;
  migrate_to_chat_id?: number | undefined;
  migrate_from_chat_id?: number | undefined;
  pinned_message?: Message | undefined;
  forum_topic_created?: { name: string; icon_color: number } | undefined;
}

/** What stands in a callback query for a message that is gone: `date` is always 0. */
export interface InaccessibleMessage {
  chat: Chat;
  message_id: number;
  date: 0;
}

export interface CallbackQuery {
  id: string;
  from: User;
  message: Message | InaccessibleMessage;
  chat_instance: string;
  data: string;
}

export interface ChatMemberUpdated {
  chat: Chat;
  from: User;
  date: number;
  old_chat_member: ChatMember;
  new_chat_member: ChatMember;
}

export interface UpdateContent {
  message?: Message;
  callback_query?: CallbackQuery;
  my_chat_member?: ChatMemberUpdated;
  chat_member?: ChatMemberUpdated;
}

export interface Update extends UpdateContent {
  update_id: number;
}

export interface BotCommand {
  command: string;
  description: string;
}
