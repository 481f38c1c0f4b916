import type { Draft } from '../src/kit/menu.ts';

/** Whether everything that `part` says stands in `whole`: a draft was understood, not replaced by defaults. */
export function covers(whole: Draft, part: Draft): boolean {
  if ('rows' in part) {
    return (
      'rows' in whole &&
      Object.entries(part.rows).every(([id, inner]) => {
        const found = whole.rows[id];
        return found !== undefined && covers(found, inner);
      })
    );
  }
  if ('pick' in part && part.within) {
    return (
      'pick' in whole && whole.pick === part.pick && whole.within !== undefined && covers(whole.within, part.within)
    );
  }
  if ('pick' in part) return 'pick' in whole && whole.pick === part.pick;
  return JSON.stringify(whole) === JSON.stringify(part);
}
