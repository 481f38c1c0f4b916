/**
 * Whether this process's worker lives, judged by the work it has done (pulse.ts) and by nothing that it says of itself;
 * and what is to be done about it. Holds no clock and starts nothing: supervisor.ts looks and acts.
 */
import type { Millis } from '../table/model/aggregate.ts';
import type { Look } from './pulse.ts';

export interface Bounds {
  /** How long a runner that has a hand free may leave a beat undone. */
  readonly idle: Millis;
  /** The same just after the database was away, once: nobody is to blame then, and a fresh runner is sooner back at work. */
  readonly returning: Millis;
  /** The same for one whose hands are all full: a delivery gives its place up after 20 s, a call to Telegram takes 30 s at the most. */
  readonly busy: Millis;
  /** After so many fresh runners one after another, none of which lasted while the database answered, it is given up. */
  readonly tries: number;
  /** A runner that still works after this has lasted: what comes then is another incident. */
  readonly steady: Millis;
}

/** Before the second fresh runner; twice as long before each that follows. */
const PAUSE: Millis = 500;

export const BOUNDS: Bounds = { idle: 12_000, returning: 3_000, busy: 90_000, tries: 5, steady: 60_000 };

/** What is known of the runner at work. */
export interface Seen {
  readonly look: Look;
  /** It ended, or said that it was about to. */
  readonly hasEnded: boolean;
  /** All its hands are full. */
  readonly isFull: boolean;
  /**
   * Since the look before, as far as it was lived through and the database was prompt: a machine that slept, or has no time for
   * its database, has nothing to accuse anybody of.
   */
  readonly passed: Millis;
}

export type Verdict = { readonly kind: 'go on' } | Sentence;
export type Sentence =
  /**
   * By a fresh one, after a pause. `idle`: it did nothing though it could have. `broken`: it ended, or did not
   * get over an outage. `isNews`: the first in this incident that did nothing.
   */
  | { readonly kind: 'replace'; readonly why: 'idle' | 'broken'; readonly pause: Millis; readonly isNews: boolean }
  | { readonly kind: 'give up' };

export interface Liveness {
  see(seen: Seen): Verdict;
  /** One that could not even be started. */
  failed(): Sentence;
  /** How often the runner was replaced, by why. */
  readonly restarts: Readonly<Record<'idle' | 'broken', number>>;
  /** Since a beat was last done. */
  age(): Millis;
}

export function createLiveness({
  bounds = BOUNDS,
  now = () => performance.now(),
}: {
  readonly bounds?: Bounds;
  readonly now?: () => Millis;
} = {}): Liveness {
  const restarts = { idle: 0, broken: 0 };
  let doneAt = now();
  let undone: Millis = 0;
  let isReturning = false;
  /** Replacements in this incident, the last of them, and whether it is known that they did nothing. */
  let tries = 0;
  let replacedAt = Number.NEGATIVE_INFINITY;
  let isKnown = false;

  function replace(why: 'idle' | 'broken'): Sentence {
    undone = 0;
    tries += 1;
    if (tries > bounds.tries) return { kind: 'give up' };
    restarts[why] += 1;
    replacedAt = now();
    const isNews = why === 'idle' && !isKnown;
    isKnown ||= isNews;
    return { kind: 'replace', why, pause: tries === 1 ? 0 : PAUSE * 2 ** (tries - 2), isNews };
  }

  return {
    restarts,
    age: () => now() - doneAt,
    failed: () => replace('broken'),
    see({ look, hasEnded, isFull, passed }) {
      if (look.database !== 'well') {
        // Nothing can be done, and nothing is anybody's fault; a fresh runner would do no better.
        [undone, tries, isReturning] = [0, 0, true];
        return { kind: 'go on' };
      }
      if (look.beat === 'done') {
        [doneAt, undone, isReturning] = [now(), 0, false];
        if (doneAt - replacedAt > bounds.steady) [tries, isKnown] = [0, false];
      }
      if (hasEnded) return replace('broken');
      if (look.beat === 'late') undone += passed;
      const limit = isFull ? bounds.busy : isReturning ? bounds.returning : bounds.idle;
      if (undone <= limit) return { kind: 'go on' };
      const why = isReturning ? 'broken' : 'idle';
      isReturning = false;
      return replace(why);
    },
  };
}
