/** Uses of items (3.4, step 1; 3.5). */
import { guns, isGun, items, type Placement, type Use } from '../data/items.ts';
import type { Deed, Item, Line } from '../state.ts';
import { fail } from './actions.ts';
import { comingTo } from './draw.ts';
import { lineAt, livingPlayer } from './living.ts';
import { rememberHealing } from './memory.ts';
import { type Order, ordersTo, type Preparation, spend, usableItem } from './tasks.ts';

export type UseDeed = Extract<Deed, { readonly do: 'use' }>;
type UseOrder = Order<UseDeed>;

/** Strength of a new pane of glass. */
const newGlass = 3;

/** Step 1. What has become useless by now is spent all the same (ruling 107). */
export function useItems(prep: Preparation, orders: readonly Order[]): void {
  for (const order of ordersTo(orders, 'use')) {
    const item = usableItem(prep, order.player, order.deed.item);
    const use = item && items[item.kind].use;
    if (!item || !use) {
      fail(prep, order, 'no-item');
      continue;
    }
    if (carryOut(prep, order, item, use) && items[item.kind].spent) spend(order.player, item);
  }
}

/** False: it did not come to the use. */
function carryOut(prep: Preparation, order: UseOrder, item: Item, use: Use): boolean {
  const { seat, player, deed } = order;
  const tell = prep.events;
  switch (use.does) {
    case 'place': {
      const line = deed.line === undefined ? undefined : lineAt(prep.state, deed.line);
      if (!line || deed.line === undefined) return lost(prep, order, 'gone');
      const wasted = placementUseless(use.what, line);
      place(use.what, line);
      tell.push({ seat, what: 'placed', item: { ...item }, placement: use.what, line: deed.line, wasted });
      return true;
    }
    case 'scout': {
      const number = deed.line;
      if (number === undefined || !lineAt(prep.state, number)) return lost(prep, order, 'gone');
      const horde = comingTo(prep.state, number);
      player.scouted = [...player.scouted.filter((x) => x.line !== number), { line: number, horde }];
      tell.push({ seat, what: 'scouted', line: number, horde });
      return true;
    }
    case 'heal': {
      const target = deed.seat;
      const patient = target === undefined ? undefined : livingPlayer(prep.state, target);
      if (!patient || target === undefined) return lost(prep, order, 'dead');
      const by = heal(patient, use.by);
      if (target !== seat && by > 0) rememberHealing(prep.state, seat, by);
      tell.push({ seat, what: 'healed', item: { ...item }, target, by, health: patient.health });
      return true;
    }
    case 'load':
    case 'scope':
    case 'bayonet': {
      const gun = deed.gun === undefined ? undefined : usableItem(prep, player, deed.gun);
      if (!gun || !isGun(gun.kind) || !use.guns.includes(gun.kind)) return lost(prep, order, 'no-gun');
      const wasted = fittingUseless(use.does, gun);
      if (use.does === 'load') gun.ammo = guns[gun.kind].rounds;
      else gun[use.does] = true;
      tell.push({ seat, what: 'fitted', item: { ...item }, gun: { ...gun }, wasted });
      return true;
    }
    case 'eat':
      player.fed += use.melee; // two portions stack (3.5)
      tell.push({ seat, what: 'fed', item: { ...item }, by: use.melee });
      return true;
    case 'energize':
      player.drinks += 1;
      tell.push({ seat, what: 'energized', item: { ...item } });
      return true;
    case 'drink':
      if (deed.water === 'health') {
        const by = heal(player, use.health);
        tell.push({ seat, what: 'healed', item: { ...item }, target: seat, by, health: player.health });
      } else {
        player.fed += use.melee;
        tell.push({ seat, what: 'fed', item: { ...item }, by: use.melee });
      }
      return true;
    default:
      return use satisfies never;
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

function place(what: Placement, line: Line): void {
  switch (what) {
    case 'trap':
      line.traps += 1;
      return;
    case 'bait':
      line.baits += 1;
      return;
    case 'glass':
      line.glass = newGlass;
      return;
    case 'wire':
      line.wire = true;
      return;
    case 'pit':
      line.pit = true;
      return;
    default:
      what satisfies never;
  }
}

/** One glass, wire and pit per line; traps and baits any number (3.5, ruling 104). */
export function placementUseless(what: Placement, line: Pick<Line, 'glass' | 'wire' | 'pit'>): boolean {
  switch (what) {
    case 'trap':
    case 'bait':
      return false;
    case 'glass':
      return line.glass === newGlass;
    case 'wire':
      return line.wire;
    case 'pit':
      return line.pit;
    default:
      return what satisfies never;
  }
}

/** A full magazine takes no more, and there is one scope and one bayonet to a gun. */
export function fittingUseless(does: 'load' | 'scope' | 'bayonet', gun: Item): boolean {
  if (does === 'load') return isGun(gun.kind) && gun.ammo === guns[gun.kind].rounds;
  return gun[does] === true;
}
