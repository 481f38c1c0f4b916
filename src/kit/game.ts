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
 *   note    one line of the story that a commit told
 *   stretch the commits of a game that one version of the rules has played (kit/stretch.ts)
 *
 * A game asks; seats answer; the table opens the answers; the game tells its story.
 */
import type { Draft, Menu } from './menu.ts';
import type { Svg } from './svg.ts';

export type Seat = number;

/** Text not yet in any language: an id of a message in locales/, and what to put into it. */
export interface Msg {
  readonly id: string;
  readonly args?: Readonly<Record<string, Arg>>;
}
/** A list is joined as the language joins lists ("a, b and c"); a seat is written as the name of who sits there. */
export type Arg = string | number | Msg | { readonly seat: Seat } | readonly Arg[];
/** One language, with the names of those at the table: what puts a message into words for a picture. */
export interface Words {
  say(msg: Msg): string;
}

/**
 * One line of the story. `headline`s stand on top, `line`s follow in order, `detail`s belong to the line before them
 * and are folded. Seats in `secret` read that text instead; a note without `text` is read by nobody else.
 */
export interface Note {
  readonly rank: 'headline' | 'line' | 'detail';
  readonly text?: Msg;
  readonly secret?: { readonly seats: readonly Seat[]; readonly text: Msg };
}
export interface Step<S> {
  readonly state: S;
  readonly notes: readonly Note[];
}

/**
 * A question the game waits on. The clock starts when `key` first appears and stops when it is gone.
 *
 *   sealed    answers lie with the table until all are ready or the clock runs out; then they are applied together
 *   open      each answer is applied at once
 *   standing  orders for later (a reaction, a fallback): never waited for, no clock, applied at once, may be given again;
 *             what its menu says silence means is the order that stands
 */
export interface Ask {
  readonly key: string; // 'prep:3', 'plan:3', 'turn:12', 'bitten:7'
  readonly title: Msg; // 'wave 3 of 7 · preparation'
  readonly seats: readonly Seat[];
  readonly mode: 'sealed' | 'open' | 'standing';
  readonly clock: string; // one of the game's `clocks`
}
export interface Answer<A> {
  readonly ask: string; // the ask's key
  readonly seat: Seat;
  readonly action: A;
  readonly by: AnsweredBy;
}
/** The seat itself; a deadline that found nothing chosen; or an ask that closed `early`, before a deadline could be missed. */
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

/** Each option by name with its values; the first is the one of the preset `printed`. */
export type OptionSpec = Readonly<Record<string, readonly [string, ...string[]]>>;
export type Chosen<O extends OptionSpec> = { readonly [K in keyof O]: O[K][number] };

/**
 * Messages that every game must have in locales/<lang>/<id>.ftl, besides those it names itself:
 *   <id>-title, <id>-about, <id>-printed, <id>-recommended (what the preset means, one line each),
 *   <id>-opt-<option>, <id>-opt-<option>-<value> (a dot in a value is written as `_`), <id>-clock-<clock>,
 *   <id>-rule-<topic> with attribute .title.
 */
export interface Game<S, A, V, O extends OptionSpec> {
  readonly id: string;
  /**
   * Version of the rules. Raised, by one, whenever the answers of an old game would now come to another state or other throws, and
   * whenever a state has another shape or there are other options. Words, pictures and computer players are no rules. A running table is carried on by the
   * newer rules when it is next touched; what was played before is not played again by them.
   */
  readonly version: number;
  readonly options: O;
  /** Where the preset `recommended` departs from `printed`. */
  readonly recommended: Partial<Chosen<O>>;
  /** The named clocks of its asks; the pace of a table gives `long` and `short` their spans. */
  readonly clocks: Readonly<Record<string, 'long' | 'short'>>;
  /** The game itself says what missed deadlines cost; the table makes no seat away for them. */
  readonly judgesSilence?: true;
  /** Chapters of the rules in a player's words, in reading order: the ids behind `/rules`. */
  readonly topics: readonly string[];

  seats(options: Chosen<O>): { readonly min: number; readonly max: number };
  setup(seats: number, options: Chosen<O>, dice: Dice): Step<S>;
  /** Empty: the game is over. */
  asks(state: S): readonly Ask[];
  /** All that the seat may know; null: an onlooker. */
  view(state: S, seat: Seat | null): V;
  /** Sees the view alone, so it cannot leak. */
  menu(view: V, ask: Ask): Menu<A>;
  apply(state: S, answers: readonly Answer<A>[], dice: Dice): Step<S>;
  /** Places from first to last, ties together; undefined while it is played. */
  outcome(state: S): readonly (readonly Seat[])[] | undefined;

  /** The board in words, line by line: the twin of its picture. */
  board(view: V): readonly Msg[];
  /** The board as a picture (kit/svg.ts): the same truth as `board(view)`, for whoever looks rather than reads. */
  picture(view: V, words: Words): Svg;
  /** What an action means, in the words of a receipt ("you strengthen line 2"), its warnings after it. */
  tell(view: V, ask: Ask, action: A): readonly Msg[];
  /** The computer player: fills the menu as a person would, from the same view. Whoever has built that menu may hand it over. */
  play(view: V, ask: Ask, dice: Dice, menu?: Menu<A>): Draft;
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
export type AnyGame = Game<any, any, any, any>;
