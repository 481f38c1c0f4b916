/**
 * What people type in one language, wherever words are read: spans, days, settings, seats. The dictionaries of all languages are read
 * at once, whatever the reader's own is: people copy what they saw elsewhere.
 *
 * Words are written in small letters; `*` at the end stands for any letters.
 */

type Words = readonly string[];

export interface Dictionary {
  /** Behind a number: `12h`, `30 мин`. */
  readonly units: Readonly<Record<Unit, Words>>;
  /** Monday first. */
  readonly weekdays: readonly [Words, Words, Words, Words, Words, Words, Words];
  /** The settings behind `/deadline`. */
  readonly pace: Readonly<Record<PacePage, Words>>;
  readonly yes: Words;
  /** None at all, as in `days none`. */
  readonly none: Words;
  /** Switched off: before days it says that these are free. */
  readonly off: Words;
  /** As in `quiet hours 23-8`. */
  readonly hours: Words;
  /** Behind `/sub`: those who are away, and who is to come. */
  readonly away: Words;
  readonly successors: Readonly<Record<'computer' | 'anyone' | 'nobody', Words>>;
}

export const unitNames = ['day', 'hour', 'minute', 'second'] as const;
export type Unit = (typeof unitNames)[number];

/** The settings that can be changed while a game runs. */
export const pacePages = ['zone', 'quiet', 'days', 'early', 'grace', 'misses'] as const;
export type PacePage = (typeof pacePages)[number];
