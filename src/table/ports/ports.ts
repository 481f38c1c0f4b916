/** What the outside must implement for the tables to live: storage, time and chance. */

import type { Locale } from '../../i18n/locale.ts';
import type { Msg } from '../../kit/game.ts';
import type { Stretch } from '../../kit/stretch.ts';
import type { By } from '../model/act.ts';
import type {
  Change,
  ClosedForm,
  CommitRecord,
  LogEntry,
  Millis,
  Outcome,
  PersonId,
  Refusal,
  Table,
  TableId,
} from '../model/aggregate.ts';
import type { Habits } from '../model/habits.ts';

export interface Person {
  readonly id: PersonId;
  readonly name: string;
  readonly username: string | null;
  /** Chosen in /settings. */
  readonly locale: Locale | null;
  /** What Telegram says of the person's client. */
  readonly languageCode: string | null;
  /** `unknown`: never started the bot; `closed`: blocked it or is gone. */
  readonly reach: 'unknown' | 'open' | 'closed';
  readonly habits: Habits;
}

/** What `change` came to: `repeated` where the update had acted before. */
export type Changed<T> = { readonly result: T; readonly table: Table } | Refusal | { readonly repeated: true };

export interface Tables {
  /** Saves a new table under the next free id, given to `make`. */
  create(make: (id: TableId) => Change, by?: By): Promise<Changed<null>>;
  /**
   * One transaction: locks the table, hands it to `work`, and writes what comes back: the table, its commits, closed
   * forms, log, outbox rows, and the jobs for every deadline that appeared, moved or went. A refusal writes nothing;
   * a throw rolls back. `work` may run again and must depend on nothing but its arguments.
   */
  change<T>(id: TableId, by: By | null, work: (table: Table) => Outcome<T>): Promise<Changed<T> | undefined>;

  read(id: TableId): Promise<Table | undefined>;
  /** The table that is gathering or played in this chat or topic. */
  at(home: Table['home']): Promise<Table | undefined>;
  /** The newest table of this chat or topic, over or not; in a private chat also of those where its person is a guest. */
  latest(home: Table['home']): Promise<Table | undefined>;
  /** Ids of all tables that are not over, or of those in one chat with all its topics. */
  live(chat?: number): Promise<readonly TableId[]>;
  /** Ids of all tables that are not over and have not been given back all of `lost`. */
  owed(lost: Millis): Promise<readonly TableId[]>;
  /** Tables not over at which this person sits, has lent his seat, or which he masters, next deadline first. */
  of(person: PersonId): Promise<readonly Table[]>;
  /** From the newest to the oldest if `order` is 'desc'. */
  commits(
    id: TableId,
    page: { readonly skip: number; readonly take: number; readonly order: 'asc' | 'desc' },
  ): Promise<readonly CommitRecord[]>;
  commit(id: TableId, number: number): Promise<CommitRecord | undefined>;
  commitCount(id: TableId): Promise<number>;
  /** How newer versions of the rules took the table over, in that order. Mostly none. */
  stretches(id: TableId): Promise<readonly Stretch[]>;
  closedForm(id: TableId, ask: number, seat: number): Promise<ClosedForm | undefined>;
  /** An ask, open or closed. */
  ask(id: TableId, number: number): Promise<{ readonly title: Msg } | undefined>;
  log(id: TableId): Promise<readonly (LogEntry & { readonly at: Millis })[]>;
}

export interface People {
  /** Notes who was seen, with the name of the day. */
  seen(person: Pick<Person, 'id' | 'name' | 'username' | 'languageCode'>): Promise<Person>;
  get(ids: readonly PersonId[]): Promise<ReadonlyMap<PersonId, Person>>;
  /** By username, without its @, in small or capital letters, as far as the bot has seen who bears it. */
  named(username: string): Promise<Person | undefined>;
  setLocale(id: PersonId, locale: Locale | null): Promise<void>;
  setReach(id: PersonId, reach: Person['reach']): Promise<void>;
  /** Only what is named changes. */
  setHabits(id: PersonId, habits: Partial<Habits>): Promise<void>;
  /** Whoever has ever sat at a table of this chat or led one, as far as its names are not hidden. */
  knownIn(chat: number): Promise<readonly Person[]>;
}

/** When Telegram last answered one of us: one heart for all processes, beating by the database's clock. */
export interface Heartbeat {
  /**
   * Notes that Telegram answered so long ago. A silence before that answer was an outage if it was longer than OUTAGE.
   * @returns how long all outages ever took together; never less than before
   */
  beat(ago: Millis): Promise<Millis>;
  /** The same, as far as it is known. */
  lost(): Promise<Millis>;
}

/** What one process at a time carries, of all that share a database; the others stand by. */
export interface Baton {
  /**
   * Does `work` whenever it is carried here, until `stopping`. `over` is aborted when the work is to end; only then is the baton handed
   * on.
   * @throws whatever `work` throws
   */
  carry(work: (over: AbortSignal) => Promise<void>, stopping: AbortSignal): Promise<void>;
}

export interface Time {
  now(): Millis;
}

export interface Seeds {
  /** A fresh secret seed: 64 hex digits from the system's secure source. */
  next(): string;
}
