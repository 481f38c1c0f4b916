/**
 * Using an item: what can be aimed at; what would be useless now is not offered (ruling 107). Ids:
 *
 *   item-ID                         what needs no aim
 *   item-ID ▸ line-N, seat-N, gun-ID, health, melee
 *   kind-KIND ▸ sheet of `aim` (the same ids, if there is an aim) and `otherwise`, where one hopes to find it first (ruling 32)
 *   kind-KIND ▸ line-N              what makes a wall stronger
 */
import type { Msg } from '../../../kit/game.ts';
import { type Item as Entry, type Menu, sheet } from '../../../kit/menu.ts';
import { type ItemKind, itemKinds, items } from '../data/items/index.ts';
import type { Use } from '../data/items/uses.ts';
import { waves } from '../data/zombies.ts';
import { itemState, kindName, lineShort, who } from '../names.ts';
import { recordOf } from '../rules/moments.ts';
import type { Deed, Fallback } from '../state.ts';
import type { Me, View } from '../view.ts';
import { boardsHeld, fallbackMenu, hopedBoardsMenu, type Wrap } from './lines.ts';

type UseDeed = Extract<Deed, { readonly do: 'use' }>;
/** What a use is aimed at; empty where it needs no aim. */
type Aim = Pick<UseDeed, 'line' | 'seat' | 'gun' | 'water'>;
type AimEntry = { readonly id: string; readonly label: Msg; readonly aim: Aim };

/** Items in hand. */
export function useEntry<A>(view: View, me: Me, wrap: Wrap<A>): Entry<A> {
  const entries = me.items.flatMap((item): Entry<A>[] => {
    const { use } = recordOf(item);
    if (!use) return [];
    const tick = { id: `item-${item.id}`, label: { id: 'citadel-form-item', args: { item: itemState(item) } } };
    const aims = aimsOf(view, me, use);
    if (aims.length === 0) return [{ ...tick, no: { id: `citadel-no-${use.does}` } }];
    const deed = (aim: Aim): A => wrap({ do: 'use', item: item.id, ...aim });
    if (use.aim === 'none') return [{ ...tick, do: deed({}) }];
    return [{ ...tick, open: () => aimMenu(view, use, aims, deed) }];
  });
  const tick = { id: 'use', label: { id: 'citadel-form-use' } };
  if (entries.every((entry) => 'no' in entry)) return { ...tick, no: { id: 'citadel-no-use' } };
  return { ...tick, open: () => ({ kind: 'pick', text: [{ id: 'citadel-form-use-text' }], items: entries }) };
}

/** Items that an earlier action may bring. */
export function hopeEntry<A>(view: View, me: Me, wrap: Wrap<A>): Entry<A> {
  const entries = itemKinds.flatMap((kind): Entry<A>[] => {
    const tick = { id: `kind-${kind}`, label: { id: 'citadel-form-item', args: { item: kindName(kind) } } };
    const { wall, use } = items[kind];
    if (wall !== undefined) {
      return boardsHeld(me) > 0 ? [] : [{ ...tick, open: () => hopedBoardsMenu(view, me, wall, wrap) }];
    }
    if (!use || aimsOf(view, me, use).length === 0) return [];
    return [{ ...tick, open: () => hopeMenu(view, me, kind, use, wrap) }];
  });
  return {
    id: 'hope',
    label: { id: 'citadel-form-hope' },
    open: () => ({ kind: 'pick', text: [{ id: 'citadel-form-hope-text' }], items: entries }),
  };
}

function hopeMenu<A>(view: View, me: Me, kind: ItemKind, use: Use, wrap: Wrap<A>): Menu<A> {
  const text = [{ id: 'citadel-form-hope-kind', args: { item: kindName(kind) } }];
  const otherwise = { label: { id: 'citadel-form-hope-otherwise' }, menu: fallbackMenu(view, me) };
  const deed = (aim: Aim, instead: Fallback): A => wrap({ do: 'use', item: { kind }, ...aim, otherwise: instead });
  if (use.aim === 'none') return sheet<{ otherwise: Fallback }, A>(text, { otherwise }, (x) => deed({}, x.otherwise));
  const aims = aimsOf(view, me, use);
  const aim = {
    label: { id: 'citadel-form-aim' },
    menu: { ...aimMenu(view, use, aims, (x) => x), otherwise: aims[0]?.id },
  };
  return sheet<{ aim: Aim; otherwise: Fallback }, A>(text, { aim, otherwise }, (x) => deed(x.aim, x.otherwise));
}

function aimMenu<A>(view: View, use: Use, aims: readonly AimEntry[], done: (aim: Aim) => A) {
  const lines = use.aim === 'line' ? view.lines.map((line, i) => lineShort(i + 1, line)) : [];
  return {
    kind: 'pick',
    text: [{ id: `citadel-form-aim-${use.does}` }, ...lines],
    items: aims.map(({ id, label, aim }) => ({ id, label, do: done(aim) })),
  } as const;
}

/** Empty: using it now would do nothing. */
function aimsOf(view: View, me: Me, use: Use): readonly AimEntry[] {
  switch (use.aim) {
    case 'line': {
      const useless = (line: View['lines'][number]) => use.does === 'place' && use.useless(line);
      return view.lines.flatMap((line, i) => (useless(line) ? [] : [lineAim(view, i)]));
    }
    case 'person':
      return view.players
        .filter((x) => x.died === null && x.health < x.maxHealth)
        .toSorted((a, b) => Number(b.seat === me.seat) - Number(a.seat === me.seat))
        .map(({ seat, health, maxHealth }) => ({
          id: `seat-${seat}`,
          label: { id: 'citadel-form-person-health', args: { person: who(seat), health, max: maxHealth } },
          aim: { seat },
        }));
    case 'gun':
      return me.items.flatMap((item) =>
        use.guns.includes(item.kind) && !use.useless(item)
          ? [{ id: `gun-${item.id}`, label: itemState(item), aim: { gun: item.id } }]
          : [],
      );
    case 'none':
      return use.does === 'energize' && view.wave >= waves.length ? [] : [anywhere]; // no preparation follows the last wave
    case 'gain': {
      const melee: AimEntry = {
        id: 'melee',
        label: { id: 'citadel-form-water-melee', args: { by: use.melee } },
        aim: { water: 'melee' },
      };
      if (me.health === me.maxHealth) return [melee];
      return [
        {
          id: 'health',
          label: { id: 'citadel-form-water-health', args: { by: use.health } },
          aim: { water: 'health' },
        },
        melee,
      ];
    }
    default:
      return use satisfies never;
  }
}

const anywhere: AimEntry = { id: 'none', label: { id: 'citadel-form-use' }, aim: {} };

function lineAim(view: View, index: number): AimEntry {
  const line = index + 1;
  return {
    id: `line-${line}`,
    label: { id: 'citadel-form-line', args: { line, walls: view.lines[index]?.walls ?? 0 } },
    aim: { line },
  };
}
