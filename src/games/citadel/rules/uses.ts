/** Uses of items (3.4, step 1; 3.5). */
import type { Use } from '../data/items/uses.ts';
import type { Deed, Item } from '../state.ts';
import { fail } from './actions.ts';
import { comingTo } from './draw.ts';
import { lineAt, livingPlayer } from './living.ts';
import { rememberHealing } from './memory.ts';
import { recordOf } from './moments.ts';
import { type Order, ordersTo, type Preparation, spend, usableItem } from './tasks.ts';

export type UseDeed = Extract<Deed, { readonly do: 'use' }>;
type UseOrder = Order<UseDeed>;

/** Step 1. What has become useless by now is spent all the same (ruling 107). */
export function useItems(prep: Preparation, orders: readonly Order[]): void {
  for (const order of ordersTo(orders, 'use')) {
    const item = usableItem(prep, order.player, order.deed.item);
    const use = item && recordOf(item).use;
    if (!item || !use) {
      fail(prep, order, 'no-item');
      continue;
    }
    if (carryOut(prep, order, item, use) && recordOf(item).spent) spend(order.player, item);
  }
}

/** False: it did not come to the use. */
function carryOut(prep: Preparation, order: UseOrder, item: Item, use: Use): boolean {
  const { seat, player, deed } = order;
  const tell = prep.events;
  switch (use.aim) {
    case 'line': {
      const number = deed.line;
      const line = number === undefined ? undefined : lineAt(prep.state, number);
      if (!line || number === undefined) return lost(prep, order, 'gone');
      if (use.does === 'place') {
        const wasted = use.useless(line);
        use.lay(line);
        tell.push({ seat, what: 'placed', item: { ...item }, placement: use.what, line: number, wasted });
      } else {
        const horde = comingTo(prep.state, number);
        player.scouted = [...player.scouted.filter((x) => x.line !== number), { line: number, horde }];
        tell.push({ seat, what: 'scouted', line: number, horde });
      }
      return true;
    }
    case 'person': {
      const target = deed.seat;
      const patient = target === undefined ? undefined : livingPlayer(prep.state, target);
      if (!patient || target === undefined) return lost(prep, order, 'dead');
      const by = heal(patient, use.by);
      if (target !== seat && by > 0) rememberHealing(prep.state, seat, by);
      tell.push({ seat, what: 'healed', item: { ...item }, target, by, health: patient.health });
      return true;
    }
    case 'gun': {
      const gun = deed.gun === undefined ? undefined : usableItem(prep, player, deed.gun);
      if (!gun || !use.guns.includes(gun.kind)) return lost(prep, order, 'no-gun');
      const wasted = use.useless(gun);
      use.fit(gun);
      tell.push({ seat, what: 'fitted', item: { ...item }, gun: { ...gun }, wasted });
      return true;
    }
    case 'gain': {
      if (deed.water !== 'health') return eat(use.melee);
      const by = heal(player, use.health);
      tell.push({ seat, what: 'healed', item: { ...item }, target: seat, by, health: player.health });
      return true;
    }
    case 'none':
      if (use.does === 'eat') return eat(use.melee);
      player.drinks += 1;
      tell.push({ seat, what: 'energized', item: { ...item } });
      return true;
    default:
      return use satisfies never;
  }

  /** Two portions stack (3.5). */
  function eat(by: number): true {
    player.fed += by;
    tell.push({ seat, what: 'fed', item: { ...item }, by });
    return true;
  }
}

function lost(prep: Preparation, order: UseOrder, why: 'gone' | 'dead' | 'no-gun'): false {
  fail(prep, order, why);
  return false;
}

/** Never above the maximum (ruling 9). */
function heal(patient: { health: number; readonly maxHealth: number }, by: number): number {
  const before = patient.health;
  patient.health = Math.min(patient.maxHealth, before + by);
  return patient.health - before;
}
