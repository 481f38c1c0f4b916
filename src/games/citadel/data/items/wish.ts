/** What a computer player wants of a kind of item. Found by playing against the waves at 0.45; in health that it saves, roughly. */
import type { Thing } from './thing.ts';

/** What the worth of an action depends on. */
export interface Sight {
  readonly wave: number;
  /** My best blow, on average. */
  readonly blow: number;
  /** Health that I miss. */
  readonly missing: number;
}

/** Somebody with what they hold, or would hold. */
export interface Hands {
  readonly held: readonly Thing[];
  /** Those of them that are worth keeping. */
  readonly kept: readonly Thing[];
  readonly blow: number;
  /** The most health that anybody misses. */
  readonly worstHurt: number;
}

export interface Wish {
  /** How much anybody would want to have it. */
  readonly worth: number;
  /** A second one is as good as the first. */
  readonly many?: true;
  /** Have these hands a use for it? */
  readonly wanted?: (thing: Thing, hands: Hands) => boolean;
  /** Better given away by whoever holds these things. */
  readonly spare?: (thing: Thing, held: readonly Thing[]) => boolean;
  /** Zombies that one shot or throw fells. */
  readonly fells?: number;
}

/** From this wave on the dead are many, and what is laid or eaten pays. */
export function isLate(wave: number): boolean {
  return wave >= 4;
}
