/**
 * The world: everybody's accounts, chats and messages, in memory. It knows one bot. What the bot does comes through
 * `methods/`, what people do through `people.ts` and `groups.ts`; both change the world only by what stands here, so
 * that every change is saved and shown.
 */
import { CommandMenus } from './commands.ts';
import { Faults } from './faults.ts';
import { Files } from './files.ts';
import { Flood, type FloodLimits, usualLimits } from './flood.ts';
import { CallLog, type CallRecord, type Malformed } from './log.ts';
import { CallbackQueries } from './queries.ts';
import type { Chat, MemberStatus, Message, User } from './telegram.ts';
import { Updates } from './updates.ts';

/** How strict this Telegram is. */
export interface Strictness {
  /** Refuse what goes too fast: the usual limits, others, or none. */
  floods: boolean | Partial<FloodLimits>;
  /** In groups the bot hears commands, replies to itself and mentions only. */
  privacyMode: boolean;
  /** Refuse texts that are too long. */
  limits: boolean;
  /** Milliseconds until a press that nobody answered is over. */
  queryLifetime: number;
}

export const fullyStrict: Strictness = { floods: true, privacyMode: true, limits: true, queryLifetime: 15_000 };

/** A person's account, and how it stands with the bot. */
export interface Account {
  user: User;
  /** Has opened the private chat: before that the bot may not write first. */
  started: boolean;
  deactivated: boolean;
  /** The newest message seen, by chat. */
  seen: Map<number, number>;
}

/** A chat as Telegram's servers keep it. */
export interface Room {
  chat: Chat;
  members: Map<number, MemberStatus>;
  /** Oldest first. A message is never changed in place, so whoever holds one holds a snapshot. */
  messages: Map<number, Message>;
  /** Names of forum topics by message_thread_id. */
  topics: Map<number, string>;
  /** Newest last. */
  pinned: number[];
  /** Members may write, and send no photos; administrators may. */
  withoutPhotos?: boolean | undefined;
  /** The supergroup that this group has become. */
  migratedTo?: number | undefined;
}

export interface BotProfile {
  language_code: string;
  name?: string | undefined;
  description?: string | undefined;
  short_description?: string | undefined;
}

export type MessageDraft = Omit<Message, 'message_id' | 'chat' | 'date'>;

/** Ids that are given out once. `message` is shared by private chats and basic groups, as the bot's account counts. */
export interface Counters {
  user: number;
  group: number;
  supergroup: number;
  message: number;
  supergroupMessages: Map<number, number>;
}

export class World {
  readonly bot: User;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly strict: Strictness;
  readonly accounts = new Map<number, Account>();
  readonly rooms = new Map<number, Room>();
  readonly profiles = new Map<string, BotProfile>();
  readonly counters: Counters = {
    user: 1001,
    group: -5001,
    supergroup: -1_002_000_000_001,
    message: 1,
    supergroupMessages: new Map(),
  };
  readonly faults: Faults;
  readonly flood: Flood;
  readonly log = new CallLog();
  readonly updates: Updates;
  readonly queries: CallbackQueries;
  readonly commands = new CommandMenus();
  readonly files = new Files();
  /** Grows with every message that is new or changed; above those of earlier runs, so that a page outlives a restart. */
  revision = Date.now();
  private readonly firstRevision = this.revision;
  private readonly revisions = new WeakMap<Message, number>();
  private readonly listeners = new Set<() => void>();
  private telling: NodeJS.Immediate | undefined;

  constructor(bot: User, now: () => number, strict: Strictness) {
    this.bot = bot;
    this.now = now;
    this.strict = strict;
    this.faults = new Faults(now);
    this.flood = new Flood({ ...usualLimits, ...(typeof strict.floods === 'object' ? strict.floods : {}) }, now);
    this.updates = new Updates(this.faults, 700_000_001, (query) => this.queries.handedOut(query));
    this.queries = new CallbackQueries(
      () => strict.queryLifetime,
      now,
      (query) =>
        this.complain(
          'answerCallbackQuery',
          { data: query.data },
          `a press of ${query.from.first_name} was never answered`,
        ),
    );
  }

  /** Every call of the bot so far, oldest first. */
  get calls(): readonly CallRecord[] {
    return this.log.calls;
  }

  /** What a correct bot never does. */
  get malformed(): readonly Malformed[] {
    return this.log.malformed;
  }

  complain(method: string, params: Readonly<Record<string, unknown>>, reason: string): void {
    this.log.complain({ at: this.now(), method, params, reason });
    this.changed();
  }

  /** The world's time as Telegram writes it: whole seconds. */
  get date(): number {
    return Math.floor(this.now() / 1000);
  }

  addAccount(user: User): Account {
    const account = { user, started: false, deactivated: false, seen: new Map<number, number>() };
    const { first_name, last_name, username } = user;
    this.accounts.set(user.id, account);
    this.addRoom({ id: user.id, type: 'private', first_name, last_name, username }, [
      [user.id, 'member'],
      [this.bot.id, 'member'],
    ]);
    return account;
  }

  addRoom(chat: Chat, members: Iterable<readonly [number, MemberStatus]>): Room {
    const room: Room = { chat, members: new Map(members), messages: new Map(), topics: new Map(), pinned: [] };
    this.rooms.set(chat.id, room);
    this.changed();
    return room;
  }

  /** The user with this id, the bot included. */
  userById(id: number): User | undefined {
    return id === this.bot.id ? this.bot : this.accounts.get(id)?.user;
  }

  post(room: Room, draft: MessageDraft): Message {
    const message_id = this.takeMessageId(room.chat);
    return this.replace(room, { message_id, chat: room.chat, date: this.date, ...draft });
  }

  private takeMessageId({ id, type }: Chat): number {
    if (type !== 'supergroup') return this.counters.message++;
    const next = this.counters.supergroupMessages.get(id) ?? 1;
    this.counters.supergroupMessages.set(id, next + 1);
    return next;
  }

  /** Puts another version of a message in its place. */
  replace(room: Room, message: Message): Message {
    room.messages.set(message.message_id, message);
    this.revision += 1;
    this.revisions.set(message, this.revision);
    this.changed();
    return message;
  }

  /** When this version of a message came, or was read from the disk. */
  revisionOf(message: Message): number {
    return this.revisions.get(message) ?? this.firstRevision;
  }

  remove(room: Room, messageId: number): void {
    room.messages.delete(messageId);
    room.pinned = room.pinned.filter((id) => id !== messageId);
    this.changed();
  }

  /**
   * Tells everybody who watches that something is different now: once for all changes of one turn, when it is over, so
   * that nobody sees a message whose call is not in the log yet.
   */
  changed(): void {
    this.telling ??= setImmediate(() => {
      this.telling = undefined;
      for (const listener of this.listeners) listener();
    });
  }

  onChange(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }
}
