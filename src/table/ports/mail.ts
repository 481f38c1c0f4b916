/**
 * The delivering side of the outbox: what a deliverer of letters needs of storage. One chat has one deliverer at a time
 * (a named queue of the jobs), over all processes; different chats are delivered side by side.
 */
import type { Letter, Millis, PersonId, TableId } from '../model/aggregate.ts';

/** A letter taken from a chat's queue. */
export interface Mail {
  readonly id: bigint;
  readonly table: TableId;
  readonly chat: number;
  readonly thread?: number;
  /** To whom it was addressed, where that was a person. */
  readonly person?: PersonId;
  readonly letter: Letter;
  readonly silent: boolean;
  /** An answer to something that this chat's person did just now; the `kind` for `take`. */
  readonly kind: MailKind;
  /** The message that is written once and edited ever after. */
  readonly slot?: string;
  /** Where the slot was last written; absent before the first time. */
  readonly message?: number;
  /** Hash of what the slot's message shows. */
  readonly shown?: string;
  /** To be written anew all the same, below whatever came since; the older message loses its buttons. */
  readonly fresh: boolean;
  /** How many parts are sent already. */
  readonly part: number;
  /** How often the part in hand was tried before. More than none: an answer was lost, and it may have arrived. */
  readonly attempts: number;
}
export type MailKind = 'answer' | 'broadcast';

export interface Mailbag {
  /**
   * The letter whose turn it is. None while Telegram wants patience for this chat; the chat's job is then set for the
   * end of it. Edits that answer a press come first: they change nobody's order of messages.
   */
  next(chat: number): Promise<Mail | undefined>;
  /**
   * Asks for leave to send one message, at a pace that holds for all processes together. 0: go ahead, it is counted.
   * Otherwise nothing is counted, and it is worth asking again after so many milliseconds.
   */
  take(chat: number, kind: MailKind): Promise<Millis>;
  /** Noted before each try, so that a try whose answer was lost is known afterwards. */
  attempting(id: bigint): Promise<void>;
  /** The try came to nothing for sure: Telegram refused, or it never left. */
  refused(id: bigint): Promise<void>;
  /**
   * It is sent: wholly, or the first `part` parts of it. `message` and `shown` are kept for its slot. A letter that was
   * replaced while it was on its way stays in the queue.
   */
  sent(
    id: bigint,
    what?: { readonly part?: number; readonly message?: number; readonly shown?: string },
  ): Promise<void>;
  /** Telegram wants patience for this chat, until then by the system's clock; the chat's job is set for it. */
  later(chat: number, until: Millis): Promise<void>;
  /** This letter cannot be sent, ever. */
  giveUp(id: bigint, why: string): Promise<void>;
  /**
   * The chat takes nothing from us: its letters are dropped, and new ones are not queued until it is heard of again.
   * @returns whether that is news
   */
  unreachable(chat: number): Promise<boolean>;
  /**
   * The bot may write into this group. (For a person, `People.setReach`.)
   * @returns whether that is news
   */
  reachable(chat: number): Promise<boolean>;
  /** A group became a supergroup: its tables, letters and job go with it; its messages have new ids and are forgotten. */
  moved(from: number, to: number): Promise<void>;
  /** The slot's message is gone; the next letter for it is sent anew. */
  forget(chat: number, slot: string): Promise<void>;
}

/** What Telegram calls the files that it has of us, by the hash of what is in them: none is sent to it twice. */
export interface SentFiles {
  get(hash: string): Promise<string | undefined>;
  set(hash: string, file: string): Promise<void>;
  /** Telegram does not know it any more. */
  forget(hash: string): Promise<void>;
}
