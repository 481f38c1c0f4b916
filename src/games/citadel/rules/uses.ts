/** Uses of items (3.4, step 1; 3.5). */
import type { Use } from '../data/items/uses.ts';
import type { Deed, Item } from '../state.ts';
import { fail } from './actions.ts';
import { comingTo } from './draw.ts';
import { lineAt, livingPlayer } from './living.ts';
import { rememberHealing } from './memory.ts';
import { recordOf } from './moments.ts';
import { type Preparation, spend, type Task, tasksOf, usableItem } from './tasks.ts';

export type UseDeed = Extract<Deed, { readonly do: 'use' }>;
type UseTask = Task<UseDeed>;

/** Step 1. A thing is spent even if it has become useless by now (ruling 107). */
export function useItems(prep: Preparation, tasks: readonly Task[]): void {
  for (const task of tasksOf(tasks, 'use')) {
    const item = usableItem(prep, task.player, task.deed.item);
    const use = item && recordOf(item).use;
    if (!item || !use) {
      fail(prep, task, 'no-item');
      continue;
    }
    if (carryOut(prep, task, item, use) && recordOf(item).spent) spend(task.player, item);
  }
}

/** False: the item could not be used. */
function carryOut(prep: Preparation, task: UseTask, item: Item, use: Use): boolean {
  const { seat, player, deed } = task;
  const tell = prep.events;
  switch (use.aim) {
    case 'line': {
      const number = deed.line;
      const line = number === undefined ? undefined : lineAt(prep.state, number);
      if (!line || number === undefined) return lost(prep, task, 'gone');
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
      if (!patient || target === undefined) return lost(prep, task, 'dead');
      const by = heal(patient, use.by);
      if (target !== seat && by > 0) rememberHealing(prep.state, seat, by);
      tell.push({ seat, what: 'healed', item: { ...item }, target, by, health: patient.health });
      return true;
    }
    case 'gun': {
      const gun = deed.gun === undefined ? undefined : usableItem(prep, player, deed.gun);
      if (!gun || !use.guns.includes(gun.kind)) return lost(prep, task, 'no-gun');
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

function lost(prep: Preparation, task: UseTask, why: 'gone' | 'dead' | 'no-gun'): false {
  fail(prep, task, why);
  return false;
}

/** Never above the maximum (ruling 9). */
function heal(patient: { health: number; readonly maxHealth: number }, by: number): number {
  const before = patient.health;
  patient.health = Math.min(patient.maxHealth, before + by);
  return patient.health - before;
}
