/** The names of things, as messages: items in hand with what matters of them, kinds, bonuses, zombies, lines. */

import type { Arg, Msg, Seat } from '../../kit/game.ts';
import type { Bonus } from './data/bonuses.ts';
import type { Horde } from './data/hordes.ts';
import type { ItemKind } from './data/items/index.ts';
import { hands } from './data/items/melee.ts';
import { meleeVariants } from './data/items/thing.ts';
import { type ZombieKind, zombieKinds } from './data/zombies.ts';
import { gunOf } from './rules/moments.ts';
import type { Item, Line, LineNumber, Plan } from './state.ts';

export function kindName(kind: ItemKind): Msg {
  return { id: `citadel-item-${kind}` };
}

/** "axe" for a melee weapon, else the kind. */
export function itemName(item: Pick<Item, 'kind' | 'variant'>): Msg {
  return item.variant === undefined ? kindName(item.kind) : { id: `citadel-melee-${item.variant}` };
}

/** The name with rounds, fittings and wear: "pistol 4/7, scope". */
export function itemState(item: Item): Msg {
  const gun = gunOf(item);
  if (gun) {
    return {
      id: 'citadel-held-gun',
      args: {
        item: itemName(item),
        ammo: item.ammo ?? 0,
        rounds: gun.rounds,
        scope: item.scope ? 'yes' : 'no',
        bayonet: item.bayonet ? 'yes' : 'no',
      },
    };
  }
  if (item.soak !== undefined) return { id: 'citadel-held-vest', args: { item: itemName(item), soak: item.soak } };
  return itemName(item);
}

/** Many items in one list, equal ones with their number: "boards ×3". */
export function itemStates(many: readonly Item[]): readonly Msg[] {
  const counted = new Map<string, { readonly name: Msg; count: number }>();
  for (const item of many) {
    const name = itemState(item);
    const key = JSON.stringify(name);
    const known = counted.get(key);
    if (known) known.count += 1;
    else counted.set(key, { name, count: 1 });
  }
  return [...counted.values()].map(({ name, count }) =>
    count > 1 ? { id: 'citadel-many', args: { item: name, count } } : name,
  );
}

export function bonusName(bonus: Bonus): Msg {
  return { id: `citadel-bonus-${bonus}` };
}

export function bonusEffect(bonus: Bonus): Msg {
  return { id: `citadel-bonus-${bonus}-effect` };
}

export function zombieName(kind: ZombieKind): Msg {
  return { id: `citadel-zombie-${kind}` };
}

/** A seat as an argument: written as the name of who sits there. */
export function who(seat: Seat): { readonly seat: Seat } {
  return { seat };
}

/** A line of the fortress in one short row: number, walls, equipment, what is laid there, how many zombies are there. */
export function lineShort(number: LineNumber, line: Readonly<Line>): Msg {
  return { id: 'citadel-line-short', args: lineArgs(number, line) };
}

/** The arguments of every message that shows a line. Zero stands for equipment that is not there. */
export function lineArgs(number: LineNumber, line: Readonly<Line>): Readonly<Record<string, Arg>> {
  return {
    line: number,
    walls: line.walls,
    gun: line.gun ?? 0,
    glass: line.glass ?? 0,
    concrete: line.concrete ?? 0,
    wire: line.wire ? 1 : 0,
    traps: line.traps,
    pit: line.pit ? 1 : 0,
    baits: line.baits,
    zombies: line.zombies.length,
    lured: line.lured.length,
  };
}

/** "2 normal, 1 fast", or "nobody". */
export function hordeNames(horde: Horde): Arg {
  const parts = zombieKinds.flatMap((kind) =>
    horde[kind] > 0 ? [{ id: `citadel-count-${kind}`, args: { count: horde[kind] } }] : [],
  );
  return parts.length > 0 ? parts : { id: 'citadel-nobody' };
}

/** Bare hands have a name of their own; anything else is called what the item is called. */
export function armName(arm: string): Msg {
  if (arm === hands.name) return { id: 'citadel-arm-hands' };
  return { id: meleeVariants.some((x) => x === arm) ? `citadel-melee-${arm}` : `citadel-item-${arm}` };
}

/** "spitter › fast › fat". */
export function targetsInOrder(kinds: readonly ZombieKind[]): Msg {
  const names = kinds.map(zombieName);
  return names.reduceRight(
    (rest, first) => ({ id: 'citadel-plan-chain', args: { first, rest } }),
    names.pop() ?? { id: 'citadel-nobody' },
  );
}

/** "when the main line is clear", and so on. */
export function conditionName(when: NonNullable<Plan['second']>['when']): Msg {
  if (typeof when === 'string') return { id: `citadel-plan-when-${when}` };
  return 'defendersBelow' in when
    ? { id: 'citadel-plan-when-below', args: { people: when.defendersBelow } }
    : { id: 'citadel-plan-when-walls', args: { strength: when.strengthAtMost } };
}
