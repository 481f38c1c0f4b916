/** A random item (ruling 8): every kind is equally likely, in as many copies as luck gives. */
import type { Dice } from '../../../kit/game.ts';
import { type Item, type ItemKind, itemKinds, items } from '../data/items/index.ts';
import type { State } from '../state.ts';

export function findItem(state: State, dice: Dice): Item {
  return makeItem(state, dice.pick(itemKinds), dice);
}

export function makeItem(state: State, kind: ItemKind, dice: Dice): Item {
  return { id: state.nextId++, kind, ...items[kind].made?.(dice) };
}
