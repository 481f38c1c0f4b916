/**
 * What is decided on: somebody wants something of a table at a moment, or time brings it. Whatever else an act is given is its
 * own affair and comes beside this one value.
 */
import type { AnyGame } from '../../kit/game.ts';
import type { Millis, PersonId, Table } from './aggregate.ts';
import type { Habits } from './habits.ts';

/** Who wants something, and by which Telegram update: the same update acts once, however often it is delivered. */
export interface By {
  readonly person: PersonId;
  readonly update?: number | undefined;
  /** In his own words, for the log and for whom it concerns. */
  readonly why?: string | undefined;
}

/** A table as it was loaded, the rules it is played by, and what time it is. */
export interface Moment {
  readonly game: AnyGame;
  readonly table: Table;
  readonly now: Millis;
}
/** The same, and who wants something. */
export interface Act extends Moment {
  readonly by: By;
}

/** Names as they are now, for what will be read when they are others. */
export type NameOf = (person: PersonId | null) => string;

/** For acts that write down what somebody is called. */
export interface Names {
  readonly nameOf: NameOf;
}
/** For acts that mind when people sleep. Whoever is missing has chosen nothing. */
export interface KnownHabits {
  readonly habits: ReadonlyMap<PersonId, Habits>;
}
