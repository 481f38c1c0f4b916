/**
 * The contract between a game and everything else: the page to read first.
 *
 *   game    the rules, as pure functions over plain JSON; knows neither Telegram nor the clock
 *   table   one run of a game among people: seats, deadlines, sealed answers
 *   seat    a place at a table, numbered from 0; who sits there (a person, a computer player) is the table's affair
 *   ask     a question that the game waits on, put to some seats
 *   menu    what one seat may answer to one ask (kit/menu.ts); computed from that seat's view alone
 *   draft   what a seat has filled in of a menu so far, as plain JSON
 *   answer  a finished draft, read through the menu into a typed action
 *   commit  one application of answers to the state; has its own dice
 *   chapter what is told as one: a phase, a turn, a day
 *   note    one line of the story of a chapter
 *   stretch the commits of a game that one version of the rules has played (kit/stretch.ts)
 *
 * A game asks; seats answer; the table opens the answers; the game tells its story.
 */
import type { Draft, Menu } from './menu.ts';
import type { Msg, Words } from './msg.ts';
import type { Svg } from './svg.ts';

/** Text not yet in any language: an id of a message in locales/, and what to put into it. */
export type { Arg, Msg, Words } from './msg.ts';

export type Seat = number;

/**
 * One line of the story. `headline`s stand on top, `line`s follow in order, `detail`s belong to the line before them
 * and are folded. Seats in `secret` read that text instead; a note without `text` is read by nobody else.
 */
export interface Note {
  readonly rank: 'headline' | 'line' | 'detail';
  readonly text?: Msg;
  readonly secret?: { readonly seats: readonly Seat[]; readonly text: Msg };
  /** Cannot wait for the end of the chapter: rings at once, in a message of its own. */
  readonly urgent?: true;
}
/**
 * What a commit did and told. Applying and telling are two things: a *chapter* (a phase, a turn, a whole day) lasts while any of
 * the timed asks with which it began is open; the commit that ends it tells its story, and one before that tells only what is
 * urgent. What happened so far is shown by `chronicle`.
 */
export interface Step<S> {
  readonly state: S;
  readonly notes: readonly Note[];
}

/** What every question has. `question` is the game's own type: it tells a menu what is asked, so that nobody reads keys. */
interface Asked<Q> {
  /** Names the question for as long as it is open: 'prep:3', 'turn:12', 'bitten:7'. */
  readonly key: string;
  /** 'wave 3 of 7 · preparation' */
  readonly title: Msg;
  readonly seats: readonly Seat[];
  readonly question: Q;
}
/**
 * A question that the game waits on. The clock starts when `key` first appears and stops when it is gone.
 *
 *   sealed    answers lie with the table until all are ready or the clock runs out; then they are applied together
 *   open      each answer is applied at once
 *   live      an open day: each answer is applied at once, and the seat goes on being asked until it says Ready, which it may
 *             take back. When all are ready or the clock runs out, the answers that end the day are applied together: of
 *             each seat what silence means
 */
export interface TimedAsk<Q = unknown> extends Asked<Q> {
  readonly mode: 'sealed' | 'open' | 'live';
  /** One of the game's `clocks`. */
  readonly clock: string;
  /** The key of the ask that this one interrupts: that one does not close early before it, and closes it when it closes. */
  readonly within?: string;
}
/**
 * Orders for later (a reaction, a fallback): never waited for, no clock, in force with each press, may be given again. What the
 * menu says silence means is the order that stands.
 */
export interface StandingAsk<Q = unknown> extends Asked<Q> {
  readonly mode: 'standing';
}
export type Ask<Q = unknown> = TimedAsk<Q> | StandingAsk<Q>;

/**
 * An answer counts only for what is asked at that moment: one to an ask that is gone, or from a seat that is asked no more, never
 * reaches the game.
 */
export interface Answer<A> {
  readonly ask: string; // the ask's key
  readonly seat: Seat;
  readonly action: A;
  /**
   * What the seat itself chose of it, as a draft; absent where it chose nothing. Only this may be remembered as a wish: the rest is
   * what silence meant at this moment, and means otherwise at another.
   */
  readonly chosen?: Draft;
  readonly by: AnsweredBy;
}
/**
 * The seat itself; a deadline that found nothing chosen; or an ask that closed `early`, before a deadline could be missed. Ready on
 * an untouched form and silence are the same answer: only a game that `judgesSilence` tells them apart.
 */
export type AnsweredBy = 'player' | 'clock' | 'early';

/** The dice of one commit: from the table's seed and the commit's number, so a retried commit throws the same. */
export interface Dice {
  /** A whole number from 0 to n - 1, all equally likely. */
  int(n: number): number;
  /** A whole number from low to high, both ends included. */
  range(low: number, high: number): number;
  roll(count: number, sides?: number): number[];
  pick<T>(xs: readonly T[]): T;
  shuffle<T>(xs: readonly T[]): T[];
}

/** `long`: a whole phase; `short`: a turn or a decision that all wait for; `brief`: an interrupt, or one of many small steps. */
export const clockLengths = ['long', 'short', 'brief'] as const;
export type ClockLength = (typeof clockLengths)[number];

/** Each option by name with its values; the first is the one of the preset `printed`. */
export type OptionSpec = Readonly<Record<string, readonly [string, ...string[]]>>;
export type Chosen<O extends OptionSpec> = { readonly [K in keyof O]: O[K][number] };

/**
 * Messages that every game must have in locales/<lang>/<id>.ftl, besides those it names itself:
 *   <id>-title, <id>-about, <id>-printed, <id>-recommended (what the preset means, one line each),
 *   <id>-opt-<option>, <id>-opt-<option>-<value> (a dot in a value is written as `_`), <id>-clock-<clock>,
 *   <id>-rule-<topic> with attribute .title.
 */
export interface Game<S, A, V, O extends OptionSpec, Q = unknown> {
  readonly id: string;
  /**
   * Version of the rules. Raised, by one, whenever the answers of an old game would now come to another state or other throws, and
   * whenever a state has another shape or there are other options. Words, pictures and computer players are no rules. A running
   * table is carried on by the newer rules when it is next touched; what was played before is not played again by them.
   */
  readonly version: number;
  readonly options: O;
  /** Where the preset `recommended` departs from `printed`. */
  readonly recommended: Partial<Chosen<O>>;
  /** The named clocks of its asks; the pace of a table gives each length its span. */
  readonly clocks: Readonly<Record<string, ClockLength>>;
  /** The game itself says what missed deadlines cost; the table makes no seat away for them. */
  readonly judgesSilence?: true;
  /** Chapters of the rules in a player's words, in reading order: the ids behind `/rules`. */
  readonly topics: readonly string[];

  seats(options: Chosen<O>): { readonly min: number; readonly max: number };
  setup(seats: number, options: Chosen<O>, dice: Dice): Step<S>;
  /** Empty: the game is over. */
  asks(state: S): readonly Ask<Q>[];
  /** The seats still in the game. The table sleeps once all of their people are away. */
  playing(state: S): readonly Seat[];
  /** Somebody comes to a running game, at the next free number; absent: nobody can. Refused: not now, with the reason. */
  enter?(state: S, dice: Dice): Step<S> | { readonly refused: Msg };
  /** All that the seat may know; null: an onlooker. */
  view(state: S, seat: Seat | null): V;
  /** Sees the view alone, so it cannot leak. */
  menu(view: V, ask: Ask<Q>): Menu<A>;
  apply(state: S, answers: readonly Answer<A>[], dice: Dice): Step<S>;
  /** Places from first to last, ties together; undefined while it is played. */
  outcome(state: S): readonly (readonly Seat[])[] | undefined;

  /**
   * What has happened in the chapter under way, from an onlooker's view, as its story would tell it so far; shown to the group in a
   * message that is edited. For games with open or live asks.
   */
  chronicle?(view: V): readonly Note[];
  /** The board in words, line by line: the twin of its picture. */
  board(view: V): readonly Msg[];
  /** The board as a picture (kit/svg.ts): the same truth as `board(view)`, for whoever looks rather than reads. */
  picture(view: V, words: Words): Svg;
  /** What an action means, in the words of a receipt ("you strengthen line 2"), its warnings after it. */
  tell(view: V, ask: Ask<Q>, action: A): readonly Msg[];
  /** The computer player: fills the menu as a person would, from the same view. Whoever has built that menu may hand it over. */
  play(view: V, ask: Ask<Q>, dice: Dice, menu?: Menu<A>): Draft;
  /**
   * Carries a state that the rules of version `from` left (any older one; a table may have slept through several) to what these
   * rules expect of one. Without it the state is taken as it is. Options are part of it as far as the game still needs them: only
   * `seats` and `setup` are given any, and a table's options stay as they were when it began.
   */
  upgrade?(state: unknown, from: number): S;
  /** Sealed wishes that will collide, told to those concerned without naming anyone; for tables that allow it. */
  clashes?(state: S, answers: readonly Answer<A>[]): readonly { readonly seats: readonly Seat[]; readonly text: Msg }[];
}
/** A game whose types have been forgotten, as the registry and the table hold it. */
// biome-ignore lint/suspicious/noExplicitAny: the table passes state, view and action through without looking inside
export type AnyGame = Game<any, any, any, any, any>;
