/** What people and lines are worth in a fight, as a computer player estimates it. */
import { meleeBonus, preparedBonus } from '../data/arms.ts';
import type { Range } from '../data/zombies.ts';
import { armsInHand, gunOf, isLoaded, recordOf, shotBonus } from '../rules/moments.ts';
import type { Item, LineNumber } from '../state.ts';
import type { Person, View } from '../view.ts';

/** Only shots reach spitters, and rounds are few: until spitters come, guns are kept for them. */
export function isSparing(view: View): boolean {
  return view.blitz === 0 && view.wave <= 3;
}

/** Damage of a person in one exchange, roughly. */
export function strengthOf(view: View, person: Person, near: number): number {
  if (isSparing(view)) return near;
  const best = Math.max(0, ...person.items.map((item) => (isLoaded(item) ? shot(person, item) : 0)));
  return best + near / 2;
}

/** Only as many shots count as a fight usually lasts. */
export function firepower(person: Person): number {
  return person.items.reduce((sum, item) => {
    const { thrown } = recordOf(item);
    if (thrown) return sum + mean(thrown);
    return sum + (isLoaded(item) ? Math.min(item.ammo ?? 0, 5) * shot(person, item) : 0);
  }, 0);
}

function shot(person: Person, item: Item): number {
  const gun = gunOf(item);
  return gun ? mean(gun.damage) + shotBonus(person, item) : 0;
}

function mean([low, high]: Range): number {
  return (low + high) / 2;
}

/** Damage of the best blow, on average. */
export function blow(person: Person): number {
  const best = armsInHand(person).reduce((most, { arm }) => {
    return Math.max(most, mean(arm.damage) + (person.prepared && arm.weapon ? preparedBonus : 0));
  }, 0);
  return best + person.fed + (person.bonus === 'melee' ? meleeBonus : 0);
}

export function hasGun(view: View, number: LineNumber): boolean {
  return (view.lines[number - 1]?.gun ?? null) !== null;
}

export function hasGlass(view: View, number: LineNumber): boolean {
  return (view.lines[number - 1]?.glass ?? null) !== null;
}
