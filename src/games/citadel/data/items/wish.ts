/** How much a computer player wants an item, in health that it saves, roughly. Found by playing against the waves at 0.45. */
import type { Thing } from './thing.ts';

/** What the worth of an action depends on. */
export interface Outlook {
  readonly wave: number;
  /** My best blow, on average. */
  readonly blow: number;
  /** Health that I miss. */
  readonly missing: number;
}

/** Somebody with what they hold, or would hold. */
export interface Hands {
  readonly held: readonly Thing[];
  /** The part of it that is worth keeping. */
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
  /** Do these hands have a use for it? */
  readonly wanted?: (thing: Thing, hands: Hands) => boolean;
  /** Should somebody who holds these things give it away? */
  readonly spare?: (thing: Thing, held: readonly Thing[]) => boolean;
  /** How many zombies one shot or throw kills. */
  readonly fells?: number;
}

/** From this wave on there are enough zombies for what is laid or eaten to pay. */
export function isLate(wave: number): boolean {
  return wave >= 4;
}
