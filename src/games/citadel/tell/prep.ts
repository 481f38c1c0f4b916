/** Receipts of the preparation: "you strengthen line 2 (+8)", with warnings. */
import type { Arg, Msg } from '../../../kit/game.ts';
import { items } from '../data/items/index.ts';
import { itemName, itemState, kindName, who } from '../names.ts';
import { findsOf, wallGain } from '../rules/actions.ts';
import { handsFull, tooMany } from '../rules/capacity.ts';
import { boardsIn, makesRoom, makesWall, recordOf, restWith, wallWith } from '../rules/moments.ts';
import type { Deed, Item, ItemId, ItemRef } from '../state.ts';
import type { Me, View } from '../view.ts';

type Of<D extends Deed['do']> = Extract<Deed, { readonly do: D }>;

export function tellPrep(view: View, deeds: readonly Deed[]): readonly Msg[] {
  const { me } = view;
  if (!me) return [];
  const told = deeds.map((deed, i) => {
    const msg = tellDeed(view, me, deed);
    return deeds.length > 1 ? { id: 'citadel-act-numbered', args: { number: i + 1, deed: msg } } : msg;
  });
  return [...told, ...warnings(view, me, deeds)];
}

export function tellDeed(view: View, me: Me, deed: Deed): Msg {
  switch (deed.do) {
    case 'none':
      return { id: 'citadel-act-none' };
    case 'prepare':
      return { id: 'citadel-act-prepare' };
    case 'search':
      return { id: 'citadel-act-search', args: { finds: findsOf(me.bonus, me.items) } };
    case 'rest': {
      const health = Math.min(me.maxHealth, me.health + restWith(me.items));
      return { id: 'citadel-act-rest', args: { by: health - me.health, health } };
    }
    case 'strengthen': {
      const held = deed.boards ? boardsIn(me.items) : undefined;
      const boards = deed.boards ? (held ? 'yes' : 'hoped') : 'no';
      const by = wallGain(me.bonus, wallWith(held));
      return { id: 'citadel-act-strengthen', args: { line: deed.line, by, boards } };
    }
    case 'use':
      return tellUse(view, me, deed);
    case 'storage':
      return tellStorage(view, me, deed);
    case 'exchange':
      return tellExchange(view, me, deed);
    default:
      return deed satisfies never;
  }
}

function tellUse(view: View, me: Me, deed: Of<'use'>): Msg {
  const what = useOf(me, deed);
  if (typeof deed.item === 'number') return what;
  const args = { item: refName(me, deed.item), deed: what };
  return deed.otherwise
    ? { id: 'citadel-act-hope', args: { ...args, instead: tellDeed(view, me, deed.otherwise) } }
    : { id: 'citadel-act-hope-only', args };
}

function useOf(me: Me, deed: Of<'use'>): Msg {
  const { item: ref } = deed;
  const item = refName(me, ref);
  const kind = typeof ref === 'number' ? me.items.find((x) => x.id === ref)?.kind : ref.kind;
  const use = kind && items[kind].use;
  if (!use) return { id: 'citadel-act-use', args: { item } };
  switch (use.aim) {
    case 'line': {
      const args = { line: deed.line ?? 0 };
      return use.does === 'place' ? { id: `citadel-act-place-${use.what}`, args } : { id: 'citadel-act-scout', args };
    }
    case 'person': {
      const target = deed.seat ?? me.seat;
      return target === me.seat
        ? { id: 'citadel-act-heal-self', args: { item, by: use.by } }
        : { id: 'citadel-act-heal', args: { item, by: use.by, target: who(target) } };
    }
    case 'gun': {
      const gun = deed.gun === undefined ? kindName('pistol') : refName(me, deed.gun);
      return { id: `citadel-act-${use.does}`, args: { gun } };
    }
    case 'none':
      return use.does === 'eat'
        ? { id: 'citadel-act-eat', args: { item, by: use.melee } }
        : { id: 'citadel-act-energize', args: { item } };
    case 'gain':
      return deed.water === 'health'
        ? { id: 'citadel-act-drink', args: { item, by: use.health } }
        : { id: 'citadel-act-eat', args: { item, by: use.melee } };
    default:
      return use satisfies never;
  }
}

function refName(me: Me, ref: ItemRef): Msg {
  if (typeof ref !== 'number') return kindName(ref.kind);
  const item = me.items.find((x) => x.id === ref);
  return item ? itemName(item) : { id: 'citadel-item-gone' };
}

function tellStorage(view: View, me: Me, deed: Of<'storage'>): Msg {
  const put = named(me.items, deed.put);
  const wish = named(view.storage, deed.wish);
  const instead = tellDeed(view, me, deed.otherwise);
  return both('citadel-act-storage', { put }, { wish }, { instead });
}

function tellExchange(view: View, me: Me, deed: Of<'exchange'>): Msg {
  const give = named(me.items, deed.give);
  const take = named(view.players[deed.seat]?.items ?? [], deed.take);
  const instead = tellDeed(view, me, deed.otherwise);
  return both('citadel-act-exchange', { give }, { take }, { instead, other: who(deed.seat) });
}

type Lists = Readonly<Record<string, readonly Msg[]>>;

/** The message for what goes out, what comes in, both or nothing, with the lists that are not empty. */
function both(id: string, out: Lists, into: Lists, rest: Readonly<Record<string, Arg>>): Msg {
  const goes = Object.values(out).some((list) => list.length > 0);
  const comes = Object.values(into).some((list) => list.length > 0);
  const which = goes ? (comes ? 'both' : 'out') : comes ? 'in' : 'nothing';
  return { id: `${id}-${which}`, args: { ...rest, ...(goes && out), ...(comes && into) } };
}

function named(pool: readonly Item[], ids: readonly ItemId[]): readonly Msg[] {
  return ids.flatMap((id) => pool.filter((x) => x.id === id).map(itemState));
}

/** Contradictions between one's own actions, and with what everybody can see (ruling 112). */
function warnings(view: View, me: Me, deeds: readonly Deed[]): readonly Msg[] {
  const boards = me.items.filter(makesWall).length;
  const wanted = deeds.filter((x) => x.do === 'strengthen' && x.boards).length;
  const named = deeds.flatMap((deed) => goesAway(me, deed));
  const twice = me.items.filter((item) => named.filter((id) => id === item.id).length > 1);
  const stuck = deeds.some((deed) => keepsBackpack(me, goesAway(me, deed)));
  return [
    ...(deeds.some((x) => x.do === 'search') && handsFull(me) ? [{ id: 'citadel-warn-search-full' }] : []),
    ...(boards > 0 && wanted > boards ? [{ id: 'citadel-warn-boards', args: { held: boards } }] : []),
    ...(twice.length > 0 ? [{ id: 'citadel-warn-twice', args: { items: twice.map(itemName) } }] : []),
    ...(stuck ? [{ id: 'citadel-warn-backpack' }] : []),
    ...(!stuck && deeds.some((deed) => isTooMuch(view, me, deed)) ? [{ id: 'citadel-warn-room' }] : []),
    ...(view.options.exchange_consent === 'on' && deeds.some((x) => x.do === 'exchange')
      ? [{ id: 'citadel-warn-consent' }]
      : []),
  ];
}

/** What a deed takes out of my hands. */
function goesAway(me: Me, deed: Deed): readonly ItemId[] {
  switch (deed.do) {
    case 'use': {
      const item = me.items.find((x) => x.id === deed.item);
      return item && recordOf(item).spent ? [item.id] : [];
    }
    case 'storage':
      return deed.put;
    case 'exchange':
      return deed.give;
    default:
      return [];
  }
}

/** A backpack stays if the rest would be too much without it (ruling 22). */
function keepsBackpack(me: Me, going: readonly ItemId[]): boolean {
  return me.items.some((x) => makesRoom(x) && going.includes(x.id)) && tooMany(me, without(me.items, going));
}

/** Would an exchange leave either side with too much (ruling 46)? */
function isTooMuch(view: View, me: Me, deed: Deed): boolean {
  const other = deed.do === 'exchange' ? view.players[deed.seat] : undefined;
  if (deed.do !== 'exchange' || !other) return false;
  const gives = me.items.filter((x) => deed.give.includes(x.id));
  const takes = other.items.filter((x) => deed.take.includes(x.id));
  return (
    tooMany(me, [...without(me.items, deed.give), ...takes]) ||
    tooMany(other, [...without(other.items, deed.take), ...gives])
  );
}

function without(held: readonly Item[], ids: readonly ItemId[]): readonly Item[] {
  return held.filter((x) => !ids.includes(x.id));
}
