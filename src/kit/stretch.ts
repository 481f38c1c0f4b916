/**
 * A game that outlives the rules it began by is played in stretches: each version of the rules plays some of its commits, and
 * the next goes on from the state that was stored when it took over.
 */

/** How a newer version of the rules took a game over. */
export interface Stretch {
  /** The first commit that these rules were to play. */
  readonly first: number;
  readonly version: number;
  /** From which they went on. */
  readonly state: unknown;
  /** The version that played the commits before. */
  readonly from: number;
  /** What that one had left, where `upgrade` made something else of it. */
  readonly left?: unknown;
}

/** The commits from `first` to before `end`, all by one version. */
export interface Span {
  readonly version: number;
  readonly first: number;
  readonly end: number;
  /** From what it was played; undefined: from seed and options, by the set-up. */
  readonly start?: { readonly state: unknown };
  /** What it left, where that was stored. */
  readonly left?: { readonly state: unknown };
}

/** What there is to know of a recorded game, to divide it. */
export interface Played {
  /** Of the rules that played it last. */
  readonly version: number;
  /** In the order in which they took over; absent: one version has played all of it. */
  readonly stretches?: readonly Stretch[] | undefined;
  readonly commits: readonly unknown[];
  /** What the last commit left, as it was stored; exports of old do not have it. */
  readonly state?: unknown;
}

/** A version that took over and was itself followed before it played anything has an empty span. */
export function spansOf({ version, stretches = [], commits, state }: Played): readonly Span[] {
  const [opening] = stretches;
  const starts = [{ version: opening?.from ?? version, first: 0 }, ...stretches.map(startOf)];
  return starts.map((start, i) => {
    const next = stretches[i];
    const left = next ? { state: next.left ?? next.state } : state == null ? undefined : { state };
    return { ...start, end: Math.min(next?.first ?? commits.length, commits.length), ...(left && { left }) };
  });
}

function startOf({ version, first, state }: Stretch): Pick<Span, 'version' | 'first' | 'start'> {
  return { version, first, start: { state } };
}
