/** Work with the storage (3.4, steps 6 and 7; rulings 40, 41, 106). */
import type { Seat } from '../../../kit/game.ts';
import type { Deed, Item, ItemId } from '../state.ts';
import { fail } from './actions.ts';
import { fits, tooMany } from './capacity.ts';
import { makesRoom } from './moments.ts';
import { type Order, ordersTo, type Preparation } from './tasks.ts';

type StorageDeed = Extract<Deed, { readonly do: 'storage' }>;

/** Step 6: what each put down. A backpack stays while the rest would be too much without it (ruling 22). */
export function depositAll(prep: Preparation, orders: readonly Order[]): ReadonlyMap<Seat, readonly Item[]> {
  const deposits = new Map<Seat, readonly Item[]>();
  for (const { seat, player, deed } of ordersTo(orders, 'storage')) {
    const wanted = player.items.filter((x) => deed.put.includes(x.id));
    const rest = player.items.filter((x) => !wanted.includes(x));
    const put = tooMany(player, rest) ? wanted.filter((x) => !makesRoom(x)) : wanted;
    player.items = player.items.filter((x) => !put.includes(x));
    prep.state.storage.push(...put);
    deposits.set(seat, put);
  }
  return deposits;
}

/** One person's work: what he still wishes, and what he has got. */
interface Work {
  readonly order: Order<StorageDeed>;
  readonly wishes: Set<ItemId>;
  readonly took: Item[];
}
interface Wish {
  readonly id: ItemId;
  readonly item: Item;
}

/** Step 7. Everybody names the first wish that can be met; the dice decide between those who name the same thing. */
export function withdrawAll(
  prep: Preparation,
  orders: readonly Order[],
  deposits: ReadonlyMap<Seat, readonly Item[]>,
): void {
  const works = ordersTo(orders, 'storage').map(
    (order): Work => ({ order, wishes: new Set(order.deed.wish), took: [] }),
  );
  for (;;) {
    const named = new Map<Item, { work: Work; wish: Wish }[]>();
    for (const work of works) {
      const wish = nextWish(prep, work);
      if (wish) named.set(wish.item, [...(named.get(wish.item) ?? []), { work, wish }]);
    }
    if (named.size === 0) break;
    for (const [item, rivals] of named) {
      const { work, wish } = prep.dice.pick(rivals);
      prep.state.storage = prep.state.storage.filter((x) => x !== item);
      work.order.player.items.push(item);
      prep.handed.add(item.id);
      work.wishes.delete(wish.id);
      work.took.push({ ...item });
    }
  }
  for (const work of works) report(prep, work, deposits.get(work.order.seat) ?? []);
}

/** A list taken from the top until the hands are full (ruling 106). Of equal things any will do (ruling 116). */
function nextWish(prep: Preparation, { order, wishes }: Work): Wish | undefined {
  const { player, deed } = order;
  const there = prep.state.storage.filter((x) => prep.lay.has(x.id));
  for (const id of wishes) {
    const wished = prep.lay.get(id);
    const item =
      there.find((x) => x.id === id) ?? there.find((x) => wished && isEqual(x, wished) && !deed.wish.includes(x.id));
    if (item && fits(player, item)) return { id, item };
  }
  return undefined;
}

function isEqual(a: Item, b: Item): boolean {
  return (
    a.kind === b.kind &&
    a.variant === b.variant &&
    a.ammo === b.ammo &&
    a.soak === b.soak &&
    a.scope === b.scope &&
    a.bayonet === b.bayonet
  );
}

function report(prep: Preparation, { order, wishes, took }: Work, put: readonly Item[]): void {
  const { seat, deed, player } = order;
  const full = prep.state.storage.filter((x) => prep.lay.has(x.id) && wishes.has(x.id));
  const left = [...full, ...player.items.filter((x) => deed.put.includes(x.id))];
  if (put.length === 0 && took.length === 0) {
    const taken = deed.wish.some((id) => prep.lay.has(id));
    const asked = deed.wish.length + deed.put.length > 0;
    const why = left.length > 0 ? 'full' : taken ? 'taken' : asked ? 'gone' : 'nothing';
    fail(prep, order, why);
    return;
  }
  const missed = wishes.size - full.length;
  prep.events.push({ seat, what: 'storage', put: put.map(copy), took, missed, left: left.map(copy) });
}

function copy(item: Item): Item {
  return { ...item };
}
