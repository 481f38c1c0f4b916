/**
 * Where everybody stands in a blitz round, if all think alike. As a rule only spitters are left: they harm nobody behind glass or in a
 * vest, only shots kill them, and anybody who stays out of it may be sent alone to a line that nobody holds (ruling 84).
 */
import type { Seat } from '../../../kit/game.ts';
import { isLoaded, isProof, isThrown, recordOf } from '../rules/moments.ts';
import type { Item, LineNumber } from '../state.ts';
import type { Person, View } from '../view.ts';
import type { Posts } from './posts.ts';
import { firepower, hasGlass, hasGun } from './strength.ts';

export function postsInBlitz(view: View): Posts {
  const of = new Map<Seat, LineNumber>();
  const all = view.lines.map((_, i) => i + 1);
  const threatened = all
    .filter((number) => count(view, number) > 0)
    .toSorted((a, b) => count(view, a) - count(view, b));
  const waiting = view.players
    .filter((person) => person.died === null)
    .toSorted((a, b) => firepower(b) - firepower(a) || b.health - a.health || a.seat - b.seat);
  const post = (person: Person | undefined, number: LineNumber) => {
    if (!person) return;
    waiting.splice(waiting.indexOf(person), 1);
    of.set(person.seat, number);
  };

  const sheltered = threatened.filter((number) => hasGlass(view, number) || hasGun(view, number));
  const open = threatened.filter((number) => !sheltered.includes(number));
  const gunners: Seat[] = [];
  for (const number of sheltered) {
    const guard = waiting.at(-1);
    post(guard, number);
    if (guard && hasGun(view, number)) gunners.push(guard.seat);
  }
  const manned = [...sheltered];
  for (const number of open) {
    const vest = waiting.find((person) => isProof(person.items, 'spitter'));
    const need = count(view, number);
    const shooters = waiting.filter((person) => firepower(person) > 0);
    const enough = upTo(shooters, need);
    if (vest) post(vest, number);
    else if (enough) for (const person of enough) post(person, number);
    else continue;
    manned.push(number);
  }
  // If every line is manned the rest are safe on a quiet one; otherwise they stay together where it is least dangerous.
  const quiet = all.find((number) => !threatened.includes(number));
  const refuge = (manned.length === threatened.length ? quiet : undefined) ?? manned[0] ?? quiet ?? threatened[0] ?? 1;
  for (const person of [...waiting]) post(person, refuge);
  return { of, gunners, held: threatened.length > 0 ? threatened : all };
}

/** The fewest who can shoot so many at once; undefined: not even all of them can. */
function upTo(shooters: readonly Person[], need: number): readonly Person[] | undefined {
  let shots = 0;
  for (const [i, shooter] of shooters.entries()) {
    shots += shotsOf(shooter);
    if (shots >= need * 1.3) return shooters.slice(0, i + 1);
  }
  return undefined;
}

/** In one exchange; a shotgun or a grenade takes several at once. */
function shotsOf(person: Person): number {
  const thrown = person.items.filter(isThrown).reduce((sum, item) => sum + fells(item), 0);
  const gun = person.items.find(isLoaded);
  return thrown + (gun ? fells(gun) * (person.bonus === 'shot' ? 2 : 1) : 0);
}

function fells(item: Item): number {
  return recordOf(item).wish.fells ?? 1;
}

function count(view: View, number: LineNumber): number {
  const line = view.lines[number - 1];
  return (line?.zombies.length ?? 0) + (line?.lured.length ?? 0);
}
