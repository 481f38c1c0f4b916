/** One look for all who ask at the same time, or shortly after. */
import type { Millis } from '../table/model/aggregate.ts';

/** A look that takes longer will not come to an answer any more. */
const HUNG: Millis = 10_000;

/** @returns asks `look` unless an answer is on its way or no older than `age`; a failure is not kept */
export function lately<T>(age: Millis, look: () => Promise<T>): () => Promise<T> {
  let last: { readonly answer: Promise<T>; until: Millis } | undefined;
  return () => {
    if (last && performance.now() <= last.until) return last.answer;
    const mine = { answer: look(), until: performance.now() + HUNG };
    last = mine;
    mine.answer.then(
      () => {
        mine.until = performance.now() + age;
      },
      () => {
        if (last === mine) last = undefined;
      },
    );
    return mine.answer;
  };
}
