/**
 * The computer player: fills in the menu as a person would, from its own view only. What it wants is written as a draft, and whatever
 * of that is not on offer is left out.
 */
import type { Ask, Dice } from '../../../kit/game.ts';
import { byDefault, type Draft, type Menu } from '../../../kit/menu.ts';
import { wander } from '../../../kit/wander.ts';
import type { Bonus } from '../data/bonuses.ts';
import { menuOf } from '../menu/index.ts';
import { isLoaded } from '../rules/moments.ts';
import type { Action } from '../state.ts';
import type { Me, View } from '../view.ts';
import { postsInBlitz } from './blitz.ts';
import { type Posts, postsInWave } from './posts.ts';
import { prepWishes } from './prep.ts';
import { blow, isSparing } from './strength.ts';

export function play(view: View, ask: Ask, dice: Dice, menu: Menu<Action> = menuOf(view, ask)): Draft {
  for (const wish of view.me ? wishes(view, view.me, menu, dice) : []) {
    const draft = onOffer(menu, wish);
    if (draft) return draft;
  }
  return byDefault(menu)?.draft ?? wander(menu, dice);
}

function wishes(view: View, me: Me, menu: Menu<unknown>, dice: Dice): Iterable<Draft> {
  switch (view.phase) {
    case 'bonus':
      return [{ pick: dice.pick(bonusMix) }];
    case 'prep':
      return prepWishes(view, me, postsOf(view), (draft) => onOfferInRow(menu, draft), dice);
    case 'plan':
      return [planWish(view, me)];
    case 'consent':
    case 'over':
      return [];
    default:
      return view.phase satisfies never;
  }
}

/** Where everybody would stand if all thought alike. */
export function postsOf(view: View): Posts {
  return view.blitz > 0 ? postsInBlitz(view) : postsInWave(view);
}

/** Bonuses that helped most in games among computer players come more often. */
const bonusMix: readonly Bonus[] = [
  'health',
  'health',
  'item',
  'melee',
  'melee',
  'ranged',
  'ranged',
  'capacity',
  'search',
  'search',
  'walls',
  'shot',
  'blow',
  'empty_hands',
];

function planWish(view: View, me: Me): Draft {
  const { of, gunners, held } = postsOf(view);
  const line = of.get(me.seat) ?? 1;
  const armed = me.items.some(isLoaded);
  const gunner = gunners.includes(me.seat);
  const spare = isSparing(view) && !gunner;
  const comrades = [...of].flatMap(([seat, post]) => (post === line && seat !== me.seat ? [seat] : []));
  const next = held.find((number) => number !== line);
  return {
    rows: {
      line: { pick: `line-${line}` },
      gun: { pick: gunner ? 'yes' : 'no' },
      how: {
        rows: {
          shoot: { pick: spare ? 'off' : 'on' },
          later: { pick: spare ? 'melee' : 'shoot' },
          opening: { pick: armed && !spare && blow(me) < 4 ? 'no' : 'yes' },
          weapon: { pick: 'best' },
        },
      },
      targets: {
        rows: {
          shots: { order: ['spitter', 'fast', 'normal', 'fat'] },
          blows: { order: ['fast', 'normal', 'fat'] },
        },
      },
      // A zombie that several people strike falls sooner and answers less.
      joint: { some: comrades.map((seat) => `seat-${seat}`) },
      grenade: { pick: view.wave < 6 ? 'from-50' : 'from-30' },
      ...(next === undefined ? {} : { second: { pick: `line-${next}`, within: { pick: 'clear' } } }),
    },
  };
}

/** With several actions each row is a menu of its own: a draft for one row, if the first row offers it. */
function onOfferInRow(menu: Menu<unknown>, draft: Draft): Draft | undefined {
  const row = menu.kind === 'sheet' ? menu.rows[0]?.menu : menu;
  return row && onOffer(row, draft);
}

/** As much of a draft as the menu offers; undefined: none of it. */
export function onOffer(menu: Menu<unknown>, draft: Draft): Draft | undefined {
  switch (menu.kind) {
    case 'pick': {
      const item = 'pick' in draft ? menu.items.find((x) => x.id === draft.pick) : undefined;
      if (!item || !('pick' in draft) || 'no' in item) return undefined;
      if ('do' in item) return { pick: item.id };
      const within = draft.within ? onOffer(item.open(), draft.within) : byDefault(item.open())?.draft;
      return within && { pick: item.id, within };
    }
    case 'some': {
      if (!('some' in draft)) return undefined;
      const some = draft.some.filter((id) => menu.items.some((x) => x.id === id)).slice(0, menu.max);
      return some.length >= menu.min ? { some } : undefined;
    }
    case 'order': {
      if (!('order' in draft)) return undefined;
      const order = draft.order.filter((id) => menu.items.some((x) => x.id === id));
      return order.length === menu.items.length ? { order } : undefined;
    }
    case 'sheet': {
      if (!('rows' in draft)) return undefined;
      const rows = menu.rows.flatMap(({ id, menu: row }): [string, Draft][] => {
        const wanted = draft.rows[id];
        const found = wanted && onOffer(row, wanted);
        return found ? [[id, found]] : [];
      });
      return { rows: Object.fromEntries(rows) };
    }
    default:
      return menu satisfies never;
  }
}
