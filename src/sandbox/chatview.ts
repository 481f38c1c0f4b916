/** A chat as somebody reads it: its messages, and the buttons on them. */
import type { InlineKeyboardButton, Message } from './telegram.ts';
import type { Room, World } from './world.ts';

export type TextPattern = string | RegExp;

const matches = (text: string, pattern: TextPattern): boolean =>
  typeof pattern === 'string' ? text.includes(pattern) : pattern.test(text);

/** The words of a message, be they text or caption. */
export const textOf = (message: Message): string => message.text ?? message.caption ?? '';

export const buttonsOf = (message: Message): InlineKeyboardButton[] =>
  message.reply_markup?.inline_keyboard.flat() ?? [];

/**
 * The button with this text or this callback_data, else the only one whose text contains it. The message may be an old
 * snapshot: its buttons are the old ones, as on a screen that was not redrawn.
 */
export function findButton(message: Message, wanted: TextPattern): InlineKeyboardButton {
  const buttons = buttonsOf(message);
  const exact =
    buttons.find((button) => button.text === wanted) ?? buttons.find((button) => button.callback_data === wanted);
  if (exact) return exact;
  const [similar, another] = buttons.filter((button) => matches(button.text, wanted));
  if (similar && !another) return similar;
  const labels = buttons.map((button) => `[${button.text}]`).join(' ') || 'none';
  throw new Error(`${similar ? 'Several buttons match' : 'No button matches'} "${wanted}"; the message has: ${labels}`);
}

export class ChatView {
  protected readonly world: World;
  private readonly firstId: number;

  constructor(world: World, id: number) {
    this.world = world;
    this.firstId = id;
  }

  /** The chat's id now: a group that became a supergroup has a new one. */
  get id(): number {
    return this.room.chat.id;
  }

  /** The chat as the servers keep it. */
  get room(): Room {
    let room = this.world.rooms.get(this.firstId);
    while (room?.migratedTo !== undefined) room = this.world.rooms.get(room.migratedTo);
    if (!room) throw new Error(`There is no chat ${this.firstId}`);
    return room;
  }

  /** Oldest first, service messages too. Each is a snapshot. */
  get messages(): Message[] {
    return [...this.room.messages.values()];
  }

  /** What the bot has written here and not deleted, oldest first. */
  get fromBot(): Message[] {
    return this.messages.filter((message) => message.from?.id === this.world.bot.id && textOrMedia(message));
  }

  /** The newest message. */
  get last(): Message {
    return required(this.messages.at(-1), `Chat ${this.id} has no messages`);
  }

  /** The newest message of the bot. */
  get lastFromBot(): Message {
    return required(this.fromBot.at(-1), `The bot has written nothing in chat ${this.id}`);
  }

  /** The newest message whose text or caption matches, if any. */
  search(pattern: TextPattern): Message | undefined {
    return this.messages.findLast((message) => matches(textOf(message), pattern));
  }

  find(pattern: TextPattern): Message {
    return required(this.search(pattern), `No message in chat ${this.id} matches ${pattern}`);
  }

  /** The newest message that has such a button, if any. */
  searchButton(wanted: TextPattern): Message | undefined {
    const has = (button: InlineKeyboardButton): boolean =>
      matches(button.text, wanted) || button.callback_data === wanted;
    return this.messages.findLast((message) => buttonsOf(message).some(has));
  }

  /** The message as it stands now, or undefined if it was deleted. */
  current(message: Message): Message | undefined {
    return this.room.messages.get(message.message_id);
  }

  /** The newest pinned message, if any. */
  get pinned(): Message | undefined {
    const id = this.room.pinned.at(-1);
    return id === undefined ? undefined : this.room.messages.get(id);
  }
}

const textOrMedia = (message: Message): boolean => (message.text ?? message.photo ?? message.document) !== undefined;

function required<T>(value: T | undefined, complaint: string): T {
  if (value === undefined) throw new Error(complaint);
  return value;
}
