/**
 * A table, whole: one run of one game among people, as it is loaded, changed and saved.
 *
 *   person   a human being, by Telegram id
 *   seat     a place at the table; a person sits there, a computer player, or nobody
 *   master   the person who opened the table; sets its pace, need not play
 *   ask      a question of the game with its deadline (kit/game.ts says what is asked)
 *   form     what one seat has filled in of one ask
 *   letter   something to be told to a chat; put into words when it is delivered
 *
 * Times are milliseconds since 1970, as values; nothing here reads a clock.
 */
import type { Locale } from '../../i18n/locale.ts';
import type { Msg, Note, Seat, StandingAsk, TimedAsk } from '../../kit/game.ts';
import type { Draft } from '../../kit/menu.ts';
import type { RecordedAnswer } from '../../kit/replay.ts';
import type { Stretch } from '../../kit/stretch.ts';
import { type MessageId, msg, type Rest } from '../../messages/msg.ts';

export type TableId = number;
export type PersonId = number;
export type Millis = number;
/** What clock and calendar show in the table's zone, as milliseconds as if it were UTC: it also names hours that summer time skips. */
export type Wall = number;

/** `lobby` gathers people; `frozen` met a fault of ours and waits for an operator; the last two are over. */
export type Phase = 'lobby' | 'running' | 'paused' | 'frozen' | 'ended' | 'cancelled';

export interface Table {
  readonly id: TableId;
  readonly name: string;
  readonly game: string;
  readonly version: number;
  readonly preset: 'printed' | 'recommended' | 'own';
  readonly options: Readonly<Record<string, string>>;
  readonly settings: Settings;
  readonly locale: Locale;
  readonly master: PersonId;
  /** The chat that reads the story: a group or one of its topics, or the private chat of the host (private.ts). */
  readonly home: { readonly chat: number; readonly thread?: number | undefined };
  readonly phase: Phase;
  readonly pausedAt: Millis | null;
  /** Secret until the end; its SHA-256 is published when the game begins. */
  readonly seed: string;
  /** How many times answers were applied; the set-up is commit 0. */
  readonly commit: number;
  /** The game's state; null in the lobby. */
  readonly state: unknown;
  readonly seats: readonly Sitter[];
  /** Open asks only. */
  readonly asks: readonly OpenAsk[];
  /** The grid point of the latest timed ask; null before the first. */
  readonly anchor: Wall | null;
  /** How many asks were ever opened: the number of the latest. */
  readonly askCount: number;
  /** Counts status messages: a new one is begun after each announcement, so that it stands below it. */
  readonly statusCount: number;
  /** Present while it is frozen. `what` is the fault's own message: for operators alone, it may speak of secrets. */
  readonly fault?: { readonly what: string; readonly at: Millis; readonly was: 'lobby' | 'running' | 'paused' };
  /** Present while maintenance holds the table: what it was before. Its master can neither begin nor resume it. */
  readonly held?: Phase;
  readonly desk: Desk;
  /** How much of the time that all outages took together it has been given back, or was not there for. */
  readonly credited: Millis;
  /** Present once the game has ended; of games that an older release ended, once storage/outcomes.ts has been there. */
  readonly outcome?: GameOutcome;
}

/** How a game ended: a fact, which rules that come later do not change. */
export interface GameOutcome {
  /** Places from first to last, ties together; none where nobody can say. Whoever gives a game up is last. */
  readonly places: readonly (readonly Seat[])[];
  /** By seats, whose game it was, whoever played it at the end for somebody else; null: a computer player's. */
  readonly whose: readonly (PersonId | null)[];
}

/** What the table keeps in mind beside the game: seats on offer, the heir, and whether anybody still cares. */
export interface Desk {
  /** When a person last did something here; kept while the table gathers or pauses, since nothing else ends it then. */
  readonly touchedAt: Millis;
  /** When it was told that the table will end if nobody comes; null: it was not, or somebody came. */
  readonly warnedAt: Millis | null;
  /** Everybody was away, so the table paused by itself: anybody who sits at it wakes it. */
  readonly asleep: boolean;
  /** To whom the mastery is offered. */
  readonly heir: PersonId | null;
  readonly offers: readonly Offer[];
  /** Who was reminded of what is open now. Absent where nobody was. */
  readonly reminded?: readonly Reminded[];
  /** The latest motion at a private table, answered or not; absent before the first. */
  readonly motion?: Motion;
}

/** How often a person was reminded of an ask, whoever extended it meanwhile. */
export interface Reminded {
  readonly ask: number;
  readonly person: PersonId;
  readonly count: number;
  /** The deadline before which he had the last call; null: before none yet. */
  readonly called: Millis | null;
  /** When he was reminded last. */
  readonly at: Millis;
}

/** A command that one of the two at a private table asks the other to agree to (motion.ts). */
export interface Motion {
  /** Counts the motions of the table, so that an old message's button is recognised. */
  readonly number: number;
  readonly by: PersonId;
  readonly to: PersonId;
  readonly act: MotionAct;
  /** Numbers of the timed asks that were open when it was moved. */
  readonly asks: readonly number[];
  /** `over`: overtaken before it was answered. */
  readonly state: 'open' | 'agreed' | 'declined' | 'over';
}
export type MotionAct =
  | { readonly kind: 'pause' | 'resume' | 'close' | 'cancel' }
  | { readonly kind: 'extend'; readonly span: Millis }
  | { readonly kind: 'clock'; readonly name: string; readonly clock: Clock }
  | { readonly kind: 'pace'; readonly settings: Partial<Settings> };

/** One seat, or whichever is away. */
export type Place = Seat | 'away';

/** A seat that waits for a substitute. */
export interface Offer {
  readonly place: Place;
  /** Whom it is for; null: whoever comes first. */
  readonly person: PersonId | null;
  /** Until when he would play; null: to the end. */
  readonly until: Millis | null;
}

/** Who sits at a seat. The index in `Table.seats` is the seat's number. */
export interface Sitter {
  readonly person: PersonId | null;
  readonly computer: boolean;
  /** Deadlines missed in a row. */
  readonly misses: number;
  /** No longer waited for, until the person presses something. */
  readonly away: boolean;
  /** The seat is somebody else's, and goes back to him. */
  readonly lent?: Lent | undefined;
  /** Somebody was asked to be the deputy and has not answered. */
  readonly offer?: { readonly to: PersonId; readonly until: Millis } | undefined;
}

/** `person`, or a computer player, plays for the owner until then, or until either of the two ends it. */
export interface Lent {
  /** Null: the seat is a computer player's. */
  readonly owner: PersonId | null;
  readonly until: Millis;
  /** The last commit before the owner left. */
  readonly since: number;
  /** A deputy was asked by the owner and plays under the owner's name; a substitute was called by the master and has his own. */
  readonly as: 'deputy' | 'substitute';
}

/** A question of the game that lies before its seats; `ask` as it was when the table last looked. */
export type OpenAsk = TimedOpen | StandingOpen;

interface Put {
  readonly number: number;
  /** When it was put to the seats. */
  readonly askedAt: Millis;
  /** Seats that it asked and asks no more, in that order: in an open ask, who has acted. */
  readonly acted: readonly Seat[];
  readonly forms: readonly SeatForm[];
}
export interface StandingOpen extends Put {
  readonly ask: StandingAsk;
}
export interface TimedOpen extends Put {
  readonly ask: TimedAsk;
  /** From when its time counts: later than it was asked by all pauses and outages since. */
  readonly openedAt: Millis;
  /** What everybody is told. */
  readonly deadline: Millis;
  /** When it closes as things stand: the deadline, or the end of the grace once all are ready. */
  readonly closesAt: Millis;
}

export interface SeatForm {
  readonly seat: Seat;
  readonly draft: Draft | null;
  readonly path: readonly string[];
  /** Something was chosen here by the person. */
  readonly touched: boolean;
  readonly ready: boolean;
  /** Counts accepted presses, so that a double tap or an old message is recognised. */
  readonly stamp: number;
}

// ---- settings ----

/** A span after the phase opens, or a time of day in the table's zone. */
export type Clock = { readonly span: Millis } | { readonly at: string };
export type Pace = 'live' | 'evening' | 'daily' | 'slow' | 'own';

export interface Settings {
  readonly pace: Pace;
  /** By the game's names of its clocks. */
  readonly clocks: Readonly<Record<string, Clock>>;
  /** IANA name. */
  readonly zone: string;
  /** No deadline from `from` to `to` ('23:00', '08:00'); null: the nights are free. */
  readonly quiet: { readonly from: string; readonly to: string } | null;
  /** ISO weekdays (1 Monday) without deadlines. */
  readonly daysOff: readonly number[];
  /** Close before the deadline when all are ready. */
  readonly early: boolean;
  /** How long after the last Ready it may still be taken back. */
  readonly grace: Millis;
  /** Deadlines missed in a row until a seat is away. */
  readonly missesUntilAway: number;
  /** What the group sees of who is in. */
  readonly progress: 'names' | 'count' | 'nothing';
  /** Tell of sealed wishes that collide, without names. */
  readonly warn: boolean;
  /** Figures instead of names until the end. Absent where a table was opened before there was this choice: no. */
  readonly anonymous?: boolean;
}

// ---- what a change brings with it ----

/** One application of answers, as it is kept for ever. */
export interface CommitRecord {
  readonly number: number;
  /** Key and title of the ask whose closing this was; null for the set-up, and where somebody entered. */
  readonly ask: { readonly number: number; readonly key: string; readonly title: Msg } | null;
  /** The seat of whoever came to the running game by it. */
  readonly entered?: Seat;
  readonly answers: readonly RecordedAnswer[];
  readonly notes: readonly Note[];
  /** What it came to (kit/digest.ts); absent where an older release applied it. */
  readonly digest?: string | undefined;
}

/** Something done to the table by a person or by time, for `/log`. */
export interface LogEntry {
  readonly who: PersonId | null;
  readonly text: Msg;
}

/** A form that closed, with the receipt of what was answered, kept so that its message can say so. */
export interface ClosedForm {
  readonly ask: number;
  readonly seat: Seat;
  readonly draft: Draft;
  readonly by: 'player' | 'clock';
  readonly receipt: readonly Msg[];
}

export type Letter =
  | { readonly kind: 'lobby' }
  /** Who is awaited and until when. `of` is the table's status count: a status that is no longer the last says only that `title` is over. */
  | { readonly kind: 'status'; readonly of: number; readonly title: Msg }
  /** The public story of the chapter that this commit ended; `urgent`: what of it could not wait for that end. */
  | { readonly kind: 'report'; readonly commit: number; readonly urgent?: true }
  /** Outcome, seed and Again. `resigned`: the seat that gave the game up. */
  | { readonly kind: 'end'; readonly resigned?: Seat }
  /** One seat's form of one ask, open or closed. */
  | { readonly kind: 'form'; readonly ask: number; readonly seat: Seat }
  /** What a commit told this seat alone. */
  | { readonly kind: 'digest'; readonly commit: number; readonly seat: Seat }
  | { readonly kind: 'reminder'; readonly ask: number; readonly seat: Seat }
  /**
   * What happened after commit `since` (null: after his last answer), in ten lines; `seat` only where he sat there all the
   * while, for his own secrets.
   */
  | { readonly kind: 'catch-up'; readonly since: number | null; readonly to: number; readonly seat?: Seat }
  /**
   * For each of the two whom a seat on loan concerns: asks somebody to play for the owner, then says how it stands. `to` is the
   * last commit before who reads it came, where he comes by it.
   */
  | {
      readonly kind: 'deputy';
      readonly seat: Seat;
      readonly owner: PersonId | null;
      readonly until: Millis;
      readonly to?: number;
    }
  /** A seat waits for a substitute, or does not any more. */
  | { readonly kind: 'offer'; readonly place: Place }
  /** Asks one of two to agree to what the other wants; once answered or overtaken, it says so. */
  | { readonly kind: 'motion'; readonly number: number }
  /** The mastery is offered, or has been taken. */
  | { readonly kind: 'heir'; readonly person: PersonId }
  /** For the master: who did not come to the first phase. */
  | { readonly kind: 'no-show'; readonly seats: readonly Seat[] }
  /** For the master: what a seat sees and has chosen. */
  | { readonly kind: 'peek'; readonly seat: Seat }
  /** Which seats the masters have peeked at, once no outcome will tell it. */
  | { readonly kind: 'peeks' }
  /** Plain lines; with `open`, a button that leads to the table's forms. */
  | { readonly kind: 'say'; readonly lines: readonly Msg[]; readonly open?: boolean };

/**
 * A letter on its way. A slot names a message that is written once and edited ever after: a newer letter for the same
 * slot replaces an unsent older one. Without a slot it is sent once.
 */
export interface Post {
  /** The home of a private table is the private chat of everybody who sits there. */
  readonly to: 'home' | { readonly person: PersonId };
  readonly slot?: string;
  readonly letter: Letter;
  /** With a slot: written anew, below whatever came since; the older message loses its buttons. */
  readonly fresh?: boolean;
  /** Delivered without a sound. */
  readonly silent?: boolean;
}

/** A reminder put off to the end of the person's quiet hours. */
export interface PutOff {
  readonly ask: number;
  readonly seat: Seat;
  readonly deadline: Millis;
  readonly at: Millis;
  /** As in the job that put it off; absent: the master's. */
  readonly last?: boolean | undefined;
}

/** What a change of a table writes, all of it or nothing. */
export interface Change {
  readonly table: Table;
  readonly commits: readonly CommitRecord[];
  readonly closed: readonly ClosedForm[];
  readonly posts: readonly Post[];
  readonly log: readonly LogEntry[];
  readonly putOff?: readonly PutOff[];
  /** Newer rules take the table over. */
  readonly stretch?: Stretch | undefined;
}
/** A person's mistake: told, and nothing changes. */
export interface Refusal {
  readonly refused: Msg;
}
/** What a decision comes to; `result` is for whoever asked for it. */
export type Outcome<T> = (Change & { readonly result: T }) | Refusal;

/**
 * What came of an act: a sentence for who did it (null where the screen says it all). `repeated`: the same update had
 * acted before; say nothing. `asked`: it is not done yet, the other of two was asked to agree.
 */
export type Reply = { readonly said: Msg | null; readonly asked?: true } | Refusal | { readonly repeated: true };

export function refuse<K extends MessageId>(id: K, ...args: Rest<K>): Refusal {
  return { refused: msg(id, ...args) };
}

export const slots = {
  lobby: (table: TableId) => `lobby:${table}`,
  status: (table: TableId, count: number) => `status:${table}:${count}`,
  form: (table: TableId, ask: number, seat: Seat) => `form:${table}:${ask}:${seat}`,
  deputy: (table: TableId, seat: Seat) => `deputy:${table}:${seat}`,
  offer: (table: TableId, place: Place) => `offer:${table}:${place}`,
  heir: (table: TableId) => `heir:${table}`,
  motion: (table: TableId, number: number) => `motion:${table}:${number}`,
};
