/** What both kits of Citadel's tests share: things by name, and the options of the printed game. */
import { type Item, type ItemKind, itemKinds, items } from '../../../src/games/citadel/data/items/index.ts';
import { type MeleeVariant, meleeVariants } from '../../../src/games/citadel/data/items/thing.ts';
import type { ItemId, Options } from '../../../src/games/citadel/state.ts';
import { Fate } from './fate.ts';

type Fitted = `${ItemKind}+${'scope' | 'bayonet'}`;
/** "axe", "pistol/3" with three rounds, "vest/2" with two points left, "rifle+scope" with a scope fitted. */
export type Thing = ItemKind | MeleeVariant | Fitted | `${ItemKind | Fitted}/${number}`;

export function itemOf(thing: Thing, id: ItemId): Item {
  const variant = meleeVariants.find((x) => x === thing);
  if (variant) return { id, kind: 'melee', variant };
  const [name = '', left] = thing.split('/');
  const [kindName, fitted] = name.split('+');
  const kind = itemKinds.find((x) => x === kindName);
  if (!kind) throw new Error(`what is a ${thing}?`);
  const item: Item = { id, kind, ...items[kind].made?.(new Fate()) };
  if (left !== undefined) item[item.ammo === undefined ? 'soak' : 'ammo'] = Number(left);
  if (fitted === 'scope' || fitted === 'bayonet') item[fitted] = true;
  return item;
}

export const printed: Options = {
  wave_scale: '1.0',
  small_table: 'off',
  empty_line: 'razed',
  exchange_consent: 'off',
  fists_reach_spitters: 'off',
};
