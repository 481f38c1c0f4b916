/** What one person can carry, and what wounds do to it (3.3). */
import { keeps } from '../data/items/record.ts';
import type { Fact } from '../facts.ts';
import type { Item, ItemId, Player, State } from '../state.ts';
import { isSlotless, recordOf, roomOf } from './moments.ts';

/** What the limit of a person depends on: part of a player in the state and of a person in a view. */
export type Carrier = Pick<Player, 'bonus' | 'health' | 'maxHealth'> & { readonly items: readonly Item[] };

/** Half damage in melee and one item less to carry (ruling 20). */
export function isBadlyWounded(person: Pick<Player, 'bonus' | 'health' | 'maxHealth'>): boolean {
  return person.maxHealth - person.health >= (person.bonus === 'health' ? 20 : 15);
}

/** How many items this person may carry; a backpack itself counts as one of them (rulings 17-19). */
export function limitOf(person: Carrier): number {
  const room = roomOf(person.items);
  return (isBadlyWounded(person) ? room.wounded : room.hale) + (person.bonus === 'capacity' ? 1 : 0);
}

/** Items that take a place in the hands (ruling 24). */
export function slotsOf(carried: readonly Item[]): number {
  return carried.filter((x) => !isSlotless(x)).length;
}

export function handsFull(person: Carrier): boolean {
  return slotsOf(person.items) >= limitOf(person);
}

/** How many of these are too many for this person; below 0 there is room. */
export function excessOf(person: Carrier, carried: readonly Item[]): number {
  return slotsOf(carried) - limitOf({ ...person, items: carried });
}

/** Would these be too many for this person? */
export function tooMany(person: Carrier, carried: readonly Item[]): boolean {
  return excessOf(person, carried) > 0;
}

/** The incoming item is counted as held, so a backpack may be taken with full hands (ruling 23). */
export function fits(person: Carrier, item: Item): boolean {
  return isSlotless(item) || !tooMany(person, [...person.items, item]);
}

function rankOf(item: Item): number {
  return keeps.indexOf(recordOf(item).keep?.(item) ?? 'other');
}

/** Own wishes first, then the backpack, weapons with ammo, armour, others, in order of acquisition (rulings 21, 103). */
export function keepOrder(carried: readonly Item[], wishes: readonly ItemId[]): Item[] {
  const wished = [...new Set(wishes)].flatMap((id) => carried.filter((x) => x.id === id));
  const others = carried.filter((x) => !wished.includes(x));
  return [...wished, ...others.toSorted((a, b) => rankOf(a) - rankOf(b))];
}

/**
 * The part of an order that is a wish: none of it if it is the usual order, which is worked out again when the hands hold less, from
 * what is held and loaded then (ruling 103).
 */
export function wishesOf(carried: readonly Item[], order: readonly ItemId[]): readonly ItemId[] {
  const usual = keepOrder(carried, []).flatMap((x) => (isSlotless(x) ? [] : [x.id]));
  const isUsual = usual.length === order.length && usual.every((id, i) => id === order[i]);
  return isUsual ? [] : order;
}

/** What stays in hand and what is too much. */
export function sortByLimit(person: Carrier, wishes: readonly ItemId[]): { kept: Item[]; surplus: Item[] } {
  let kept: Item[] = [];
  // Twice: there may be room after the backpack for what did not fit before it.
  for (const _scan of [1, 2]) {
    for (const item of keepOrder(person.items, wishes)) {
      if (!kept.includes(item) && fits({ ...person, items: kept }, item)) kept = [...kept, item];
    }
  }
  return { kept: person.items.filter((x) => kept.includes(x)), surplus: person.items.filter((x) => !kept.includes(x)) };
}

/** After the fighting, before the next preparation: what is too much goes to storage (ruling 21). */
export function enforceLimits(state: State): Fact[] {
  const facts: Fact[] = [];
  state.players.forEach((player, seat) => {
    if (player.died !== null) return;
    const { kept, surplus } = sortByLimit(player, player.keep);
    if (surplus.length === 0) return;
    player.items = kept;
    state.storage.push(...surplus);
    facts.push({ what: 'surplus', seat, items: surplus, limit: limitOf(player) });
  });
  return facts;
}
