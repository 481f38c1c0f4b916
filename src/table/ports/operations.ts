/** What operators and the statistics of a chat read of all tables together. Storage implements it. */
import type { Msg, Seat } from '../../kit/game.ts';
import type { GameOutcome, Millis, PersonId, Phase, Settings, TableId } from '../model/aggregate.ts';

export interface Health {
  /** How long the database took to answer. */
  readonly latency: Millis;
  /** Letters that wait, and since when the oldest does. */
  readonly queue: number;
  readonly waiting: Millis;
  /** Since the last heartbeat; null before the first. */
  readonly heartbeat: Millis | null;
}
/** How late work is, of all processes together. Where nothing is late, or nothing waits: 0. */
export interface Lateness {
  /** The database takes nothing: a standby, or an operator's order. */
  readonly isReadOnly: boolean;
  /** Telegram answers, or was heard a moment ago: else all that waits waits rightly. */
  readonly isHeard: boolean;
  /** How long the oldest job has been due that nobody has taken, though somebody could. */
  readonly job: Millis;
  /** How long the oldest unsent letter has waited, not counting what Telegram itself put off. */
  readonly letter: Millis;
  /** The same without those whose chat has had something of late, or waits for another try: what nobody sees to. */
  readonly forgotten: Millis;
}
export interface Overdue {
  readonly table: TableId;
  readonly name: string;
  readonly title: Msg;
  readonly since: Millis;
}
export interface Frozen {
  readonly table: TableId;
  readonly name: string;
  readonly game: string;
  /** Empty where it froze before faults were kept. */
  readonly fault: string;
}
export interface Usage {
  /** The name of the chat's newest table: a table bears its chat's title unless told otherwise. */
  readonly name: string;
  readonly tables: number;
  /** Presses and commands that changed something, as long as updates are remembered (storage/prune.ts). */
  readonly presses: number;
}

export interface Operations {
  health(): Promise<Health>;
  lateness(): Promise<Lateness>;
  phases(): Promise<Readonly<Partial<Record<Phase, number>>>>;
  /** Asks of running tables that should have closed before that time. */
  overdue(before: Millis): Promise<readonly Overdue[]>;
  frozen(): Promise<readonly Frozen[]>;
  /** By chats, the most presses first. */
  usage(chats: number): Promise<readonly Usage[]>;
  /** From when on no table is opened; null: it is over. */
  maintain(since: Millis | null): Promise<void>;
  isMaintained(): Promise<boolean>;
}

export interface ChatTable {
  readonly name: string;
  readonly phase: Phase;
  readonly settings: Settings;
  /** Absent before the end. */
  readonly outcome?: GameOutcome;
  /** Whose game it is, whoever plays for them; null: a computer player's. */
  readonly seats: readonly (PersonId | null)[];
  /** Deadlines that passed in silence. */
  readonly missed: ReadonlyMap<Seat, number>;
}
export interface Statistics {
  /** The newest tables of a chat with all its topics; cancelled ones are nobody's game. */
  ofChat(chat: number, most: number): Promise<readonly ChatTable[]>;
}
