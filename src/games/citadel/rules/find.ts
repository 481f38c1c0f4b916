/** A random item (ruling 8): uniform over the thirty kinds, as many copies as luck gives; guns come loaded (3.5). */
import type { Dice } from '../../../kit/game.ts';
import { guns, type ItemKind, isGun, itemKinds, meleeVariants, vestSoak } from '../data/items.ts';
import type { Item, State } from '../state.ts';

export function findItem(state: State, dice: Dice): Item {
  return makeItem(state, dice.pick(itemKinds), dice);
}

export function makeItem(state: State, kind: ItemKind, dice: Dice): Item {
  const id = state.nextId++;
  if (isGun(kind)) return { id, kind, ammo: guns[kind].rounds };
  if (kind === 'melee') return { id, kind, variant: dice.pick(meleeVariants) };
  if (kind === 'vest') return { id, kind, soak: vestSoak };
  return { id, kind };
}
