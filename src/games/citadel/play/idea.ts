/** Something that a computer player might do in the preparation. */
import type { Draft } from '../../../kit/menu.ts';

/** @property worth in health that it saves or wins for the whole table, roughly */
export interface Idea {
  readonly worth: number;
  readonly draft: Draft;
}

/** A walk down a menu. */
export const pick = (...ids: readonly [string, ...string[]]): Draft => {
  const [id, ...rest] = ids;
  const [next, ...more] = rest;
  return next === undefined ? { pick: id } : { pick: id, within: pick(next, ...more) };
};
