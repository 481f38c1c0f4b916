/** What people and lines can do in a fight, as a computer player reckons it. */
import { arms, meleeBonus, preparedBonus, rangedBonus, scopeBonus } from '../data/arms.ts';
import { guns, isGun } from '../data/items.ts';
import { armsInHand } from '../rules/melee.ts';
import type { Item, LineNumber } from '../state.ts';
import type { Person, View } from '../view.ts';

/** Spitters can be had only by shots, and rounds are few: until they come, guns are spared. */
export function isSparing(view: View): boolean {
  return view.blitz === 0 && view.wave <= 3;
}

/** Damage of a person in one exchange, roughly. */
export function strengthOf(view: View, person: Person, near: number): number {
  if (isSparing(view)) return near;
  const best = Math.max(0, ...person.items.map((item) => (isLoadedGun(item) ? shot(person, item) : 0)));
  return best + near / 2;
}

/** Shots count as far as a fight goes. */
export function firepower(person: Person): number {
  return person.items.reduce((sum, item) => {
    if (item.kind === 'grenade') return sum + 60;
    return sum + (isLoadedGun(item) ? Math.min(item.ammo ?? 0, 5) * shot(person, item) : 0);
  }, 0);
}

export function isLoadedGun(item: Item): boolean {
  return isGun(item.kind) && (item.ammo ?? 0) > 0;
}

function shot(person: Person, item: Item): number {
  if (!isGun(item.kind)) return 0;
  const [low, high] = guns[item.kind].damage;
  return (
    (low + high) / 2 +
    (person.bonus === 'ranged' ? rangedBonus : 0) +
    (item.scope ? scopeBonus : 0) +
    (person.prepared ? preparedBonus : 0)
  );
}

/** Damage of the best blow, on average. */
export function blow(person: Person): number {
  const best = armsInHand(person).reduce((most, { arm }) => {
    const { damage, weapon } = arms[arm];
    return Math.max(most, (damage[0] + damage[1]) / 2 + (person.prepared && weapon ? preparedBonus : 0));
  }, 0);
  return best + person.fed + (person.bonus === 'melee' ? meleeBonus : 0);
}

export function hasGun(view: View, number: LineNumber): boolean {
  return (view.lines[number - 1]?.gun ?? null) !== null;
}

export function hasGlass(view: View, number: LineNumber): boolean {
  return (view.lines[number - 1]?.glass ?? null) !== null;
}
