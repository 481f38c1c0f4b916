/** What computer players take from the storage and give to each other. */
import type { Hands as Wishing } from '../data/items/wish.ts';
import { handsFull } from '../rules/capacity.ts';
import { isGun, isLoaded, isSlotless, recordOf } from '../rules/moments.ts';
import type { Item } from '../state.ts';
import type { Me, Person, View } from '../view.ts';
import type { Idea } from './idea.ts';
import { blow } from './strength.ts';

/** Goes through everybody who wants something from the storage: since all compute the same, no two wish for the same thing. */
export function fromStorage(view: View, me: Me): readonly Idea[] {
  const people = view.players.flatMap((person) => (person.died === null ? [handsOf(view, person, person.items)] : []));
  const wished: Item[] = [];
  let mine = 0;
  for (const item of view.storage.toSorted((a, b) => worthOf(b) - worthOf(a) || a.id - b.id)) {
    const first = people.findIndex((hands) => wants(hands, item));
    const taker = people[first];
    if (!taker) continue;
    people[first] = handsOf(view, taker.person, [...taker.held, item]);
    if (taker.person.seat !== me.seat) continue;
    wished.push(item);
    mine += worthOf(item);
  }
  const junk = me.items.filter((item) => !isKept(item));
  if (wished.length === 0) return [];
  const rows = {
    wish: { some: wished.map((item) => `item-${item.id}`) },
    put: { some: junk.map((item) => `item-${item.id}`) },
  };
  return [{ worth: mine, draft: { pick: 'storage', within: { rows } } }];
}

function worthOf(item: Item): number {
  return recordOf(item).wish.worth;
}

/** Is it worth a place in the hands? */
function isKept(item: Item): boolean {
  return worthOf(item) > 1 && (!isGun(item) || isLoaded(item));
}

/** Somebody with what they hold or would hold. */
interface Hands extends Wishing {
  readonly person: Person;
  readonly held: readonly Item[];
  readonly full: boolean;
}

function handsOf(view: View, person: Person, held: readonly Item[]): Hands {
  const kept = held.filter(isKept);
  const missing = view.players.map((x) => (x.died === null ? x.maxHealth - x.health : 0));
  return {
    person,
    held,
    kept,
    full: handsFull({ ...person, items: kept }),
    blow: blow(person),
    worstHurt: Math.max(...missing),
  };
}

/** Do these hands have a use for a thing, and room? What it is worth is the same for everybody. */
function wants(hands: Hands, item: Item): boolean {
  const { wish } = recordOf(item);
  if (hands.full && !isSlotless(item)) return false;
  if (hands.held.some((x) => x.kind === item.kind) && !wish.many) return false;
  return wish.wanted?.(item, hands) ?? true;
}

/** Things that are of no use to me, but of use to somebody else. */
export function gifts(view: View, me: Me): readonly Idea[] {
  const others = view.players.filter((person) => person.died === null && person.seat !== me.seat);
  return me.items.flatMap((item): Idea[] => {
    if (!recordOf(item).wish.spare?.(item, me.items)) return [];
    return others.flatMap((person) => {
      if (!wants(handsOf(view, person, person.items), item)) return [];
      const rows = { give: { some: [`item-${item.id}`] } };
      return [
        {
          worth: worthOf(item) - 1,
          draft: { pick: 'exchange', within: { pick: `seat-${person.seat}`, within: { rows } } },
        },
      ];
    });
  });
}
