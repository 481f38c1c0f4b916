/** Which choices a menu offers and which a draft takes, written as the ids that lead there: `use › item-N › line-N`. */
import type { Draft, Menu } from '../kit/menu.ts';
import { leaves } from '../kit/wander.ts';

export function offeredIn(menu: Menu<unknown>): ReadonlySet<string> {
  const found = new Set<string>();
  for (const draft of leaves(menu)) for (const choice of takenIn(draft)) found.add(choice);
  return found;
}

/** Rankings are left out: every order of them is a choice. */
export function takenIn(draft: Draft, path = ''): readonly string[] {
  if ('pick' in draft) {
    const here = join(path, draft.pick);
    return draft.within ? takenIn(draft.within, here) : [here];
  }
  if ('some' in draft) return draft.some.map((id) => join(path, id));
  if ('order' in draft) return [];
  return Object.entries(draft.rows).flatMap(([id, row]) => takenIn(row, join(path, id)));
}

function join(path: string, id: string): string {
  const name = id.replace(/\d+/g, 'N');
  return path === '' ? name : `${path} › ${name}`;
}
