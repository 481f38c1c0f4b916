/**
 * What a game counts of itself for the simulation, so that the simulation needs to know nothing of any game: it adds up and
 * divides.
 *
 *   observation   numbers seen once, under a table and a row; a report shows their mean, and how often the row was seen
 */
import type { Step } from './game.ts';

export interface Observation {
  readonly table: string;
  readonly row: string;
  /** Whole numbers: their sums are then the same in whatever order games are played. */
  readonly values: Readonly<Record<string, number>>;
}

export interface Census<S> {
  /** How a finished game ended, in a word: `won`, `lost`. */
  result(state: S): string;
  /** Watches one game: called with each commit in order, the setup first; `over` is true for the last. */
  watch(): (step: Step<S>, over: boolean) => readonly Observation[];
}
