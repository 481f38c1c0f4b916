/** Storage and exchanges: what is put down, wished for, given and taken. Items are `item-ID`, people `seat-N`. */
import type { Msg } from '../../../kit/game.ts';
import { type Item as Entry, type Menu, type Some, sheet, withText } from '../../../kit/menu.ts';
import { itemState, itemStates, who } from '../names.ts';
import { limitOf, slotsOf } from '../rules/capacity.ts';
import type { Fallback, Item, ItemId } from '../state.ts';
import type { Me, Person, View } from '../view.ts';
import { fallbackMenu, type Wrap } from './lines.ts';
import { hands } from './situation.ts';

type Ids = readonly ItemId[];

export function storageEntry<A>(view: View, me: Me, wrap: Wrap<A>): Entry<A> {
  const tick = { id: 'storage', label: { id: 'citadel-form-storage', args: { count: view.storage.length } } };
  if (view.storage.length === 0 && me.items.length === 0) return { ...tick, no: { id: 'citadel-no-storage' } };
  return { ...tick, open: () => storageMenu(view, me, wrap) };
}

/** Rows: put, wish, otherwise; without the row that has nothing in it. */
function storageMenu<A>(view: View, me: Me, wrap: Wrap<A>): Menu<A> {
  return withText(storageRows(view, me, wrap), () => [
    view.storage.length > 0
      ? { id: 'citadel-form-storage-text', args: { items: itemStates(view.storage) } }
      : { id: 'citadel-form-storage-empty' },
    hands(me),
  ]);
}

function storageRows<A>(view: View, me: Me, wrap: Wrap<A>): Menu<A> {
  const deed = (put: Ids, wish: Ids, otherwise: Fallback): A => wrap({ do: 'storage', put, wish, otherwise });
  const put = { label: { id: 'citadel-form-put' }, menu: several('citadel-form-put-text', me.items) };
  const wish = { label: { id: 'citadel-form-wish' }, menu: several('citadel-form-wish-text', onOffer(view.storage)) };
  const otherwise = { label: { id: 'citadel-form-otherwise' }, menu: fallbackMenu(view, me) };
  if (view.storage.length === 0) {
    type Rows = { put: Ids; otherwise: Fallback };
    return sheet<Rows, A>([], { put, otherwise }, (x) => deed(x.put, [], x.otherwise));
  }
  if (me.items.length === 0) {
    type Rows = { wish: Ids; otherwise: Fallback };
    return sheet<Rows, A>([], { wish, otherwise }, (x) => deed([], x.wish, x.otherwise));
  }
  type Rows = { put: Ids; wish: Ids; otherwise: Fallback };
  return sheet<Rows, A>([], { put, wish, otherwise }, (x) => deed(x.put, x.wish, x.otherwise));
}

/** As many of each kind as fit on one screen; two of each always do. */
function onOffer(storage: readonly Item[]): readonly Item[] {
  for (const most of [6, 5, 4, 3, 2]) {
    const shelf = storage.filter((item, i) => storage.slice(0, i).filter((x) => isSameKind(x, item)).length < most);
    if (shelf.length <= 80) return shelf;
  }
  return storage.slice(0, 80);
}

function isSameKind(a: Item, b: Item): boolean {
  return a.kind === b.kind && a.variant === b.variant;
}

export function exchangeEntry<A>(view: View, me: Me, wrap: Wrap<A>): Entry<A> {
  const tick = { id: 'exchange', label: { id: 'citadel-form-exchange' } };
  const others = view.players.filter(
    (x) => x.seat !== me.seat && x.died === null && x.items.length + me.items.length > 0,
  );
  if (others.length === 0) return { ...tick, no: { id: 'citadel-no-exchange' } };
  return {
    ...tick,
    open: () => ({
      kind: 'pick',
      text: [{ id: 'citadel-form-exchange-text' }, ...others.filter((x) => x.items.length > 0).map(belongings)],
      items: others.map((other) => ({
        id: `seat-${other.seat}`,
        label: { id: 'citadel-form-person-items', args: { person: who(other.seat), count: other.items.length } },
        open: () => exchangeMenu(view, me, other, wrap),
      })),
    }),
  };
}

/** Rows: give, take, otherwise; without the row that has nothing in it. */
function exchangeMenu<A>(view: View, me: Me, other: Person, wrap: Wrap<A>): Menu<A> {
  const { seat } = other;
  const person = who(seat);
  const deed = (give: Ids, take: Ids, otherwise: Fallback): A => wrap({ do: 'exchange', seat, give, take, otherwise });
  const text = [hands(me), belongings(other), { id: `citadel-form-exchange-${view.options.exchange_consent}` }];
  const give = { label: { id: 'citadel-form-give' }, menu: several('citadel-form-give-text', me.items, { person }) };
  const take = { label: { id: 'citadel-form-take' }, menu: several('citadel-form-take-text', other.items, { person }) };
  const otherwise = { label: { id: 'citadel-form-otherwise' }, menu: fallbackMenu(view, me) };
  if (other.items.length === 0) {
    type Rows = { give: Ids; otherwise: Fallback };
    return sheet<Rows, A>(text, { give, otherwise }, (x) => deed(x.give, [], x.otherwise));
  }
  if (me.items.length === 0) {
    type Rows = { take: Ids; otherwise: Fallback };
    return sheet<Rows, A>(text, { take, otherwise }, (x) => deed([], x.take, x.otherwise));
  }
  type Rows = { give: Ids; take: Ids; otherwise: Fallback };
  return sheet<Rows, A>(text, { give, take, otherwise }, (x) => deed(x.give, x.take, x.otherwise));
}

function several(prompt: string, pool: readonly Item[], args: NonNullable<Msg['args']> = {}): Some<Ids> {
  return {
    kind: 'some',
    text: [{ id: prompt, args }],
    items: pool.map((item) => ({ id: `item-${item.id}`, label: itemState(item) })),
    min: 0,
    max: pool.length,
    otherwise: [],
    done: (ids) => ids.flatMap((id) => pool.filter((item) => `item-${item.id}` === id).map((item) => item.id)),
  };
}

function belongings(person: Person): Msg {
  const args = { person: who(person.seat), used: slotsOf(person.items), limit: limitOf(person) };
  return person.items.length > 0
    ? { id: 'citadel-form-person-list', args: { ...args, items: person.items.map(itemState) } }
    : { id: 'citadel-form-person-nothing', args };
}
