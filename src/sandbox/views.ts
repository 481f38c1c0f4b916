/**
 * What the door tells the page, as JSON. Types alone, so that the page, which is built for browsers, shares them with the
 * server without any of its code.
 */
import type { BotCommand, InlineKeyboardButton, Message, MessageEntity } from './telegram.ts';

/** A formatted text as a tree: strings are text, whatever they look like. */
export interface TextNode extends Omit<MessageEntity, 'offset' | 'length' | 'user'> {
  children: RenderedText[];
  user_id?: number | undefined;
}
export type RenderedText = string | TextNode;

export interface PersonLine {
  id: number;
  name: string;
  username: string | undefined;
  language_code: string | undefined;
  /** Unread messages in all chats of this person. */
  unread: number;
  /** Those in the private chat with the bot: something is asked there. */
  asked: number;
}

export interface ChatLine {
  id: number;
  type: string;
  title: string;
  unread: number;
  last: string;
  date: number;
  isForum: boolean;
  topics: { message_thread_id: number; name: string }[];
}

/** Switches of strictness that the page offers. */
export interface StrictView {
  floods: boolean;
  privacyMode: boolean;
  limits: boolean;
  /** Presses that nobody answers are over after a while. */
  expiry: boolean;
}

/** Misfortunes on order that have not come to pass yet. */
export interface FaultsView {
  calls: string[];
  duplicates: number;
  unreachable: boolean;
}

export interface StateView {
  bot: { name: string; username: string | undefined };
  /** Milliseconds of the world's clock. */
  now: number;
  people: PersonLine[];
  chats: ChatLine[];
  malformed: number;
  strict: StrictView;
  faults: FaultsView;
  /** Something behind the bot can be driven from the page. */
  hasLevers: boolean;
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

export interface ChatView {
  id: number;
  type: string;
  title: string;
  members: string[];
  isForum: boolean;
  topics: { message_thread_id: number; name: string }[];
  hasBot: boolean;
  /** Members may send photos. */
  takesPhotos: boolean;
  started: boolean;
  isBlocked: boolean;
  commands: BotCommand[];
  pinned: { message_id: number; text: string } | undefined;
  /** To be given back as `since`: what was changed later comes with the next answer. */
  revision: number;
  /** All messages that are to be shown, oldest first. */
  ids: number[];
  hasOlder: boolean;
  /** Of those, the ones that the caller has not or no longer right. */
  messages: MessageView[];
}

export interface CallView {
  serial: number;
  at: number;
  method: string;
  params: Readonly<Record<string, unknown>>;
  ok: boolean;
  lost: boolean;
  answer: unknown;
}

export interface CallsView {
  /** To be given back as `since`. */
  count: number;
  calls: CallView[];
  malformed: { at: number; method: string; reason: string }[];
}

/** Something that can be started behind the bot, in the reader's words. */
export interface Offer {
  id: string;
  name: string;
  presets: { id: string; name: string; about: string; least: number; most: number }[];
}

/** When something happens next, on the world's clock. */
export interface Moments {
  reminder?: number | undefined;
  deadline?: number | undefined;
}
