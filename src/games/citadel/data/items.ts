/**
 * The thirty kinds of item, one record each. A record says what the preparation can do with the item; rules/uses.ts
 * carries it out and menu/use.ts offers it. How an item fights is told at the end, for the chapters of the wave.
 */
import type { ZombieKind } from './zombies.ts';

export const itemKinds = [
  'binoculars',
  'pistol',
  'clip',
  'melee',
  'boards',
  'rebar',
  'medkit',
  'blanket',
  'rifle',
  'rifle_round',
  'grenade',
  'backpack',
  'vest',
  'glass',
  'shotgun',
  'shotgun_round',
  'shield',
  'bait',
  'stick',
  'shovel',
  'food',
  'scope',
  'bayonet',
  'energy',
  'flashlight',
  'wire',
  'water',
  'knuckles',
  'boots',
  'sneakers',
] as const;
export type ItemKind = (typeof itemKinds)[number];

type Range = readonly [low: number, high: number];

export interface GunRecord {
  readonly rounds: number;
  readonly damage: Range;
  /** Kinds that answer when hit and left alive. */
  readonly risky: readonly ZombieKind[];
  readonly scope: boolean;
}
export const guns = {
  pistol: { rounds: 7, damage: [3, 10], risky: ['fast'], scope: true },
  rifle: { rounds: 5, damage: [3, 15], risky: [], scope: true },
  shotgun: { rounds: 7, damage: [20, 30], risky: ['fast', 'spitter'], scope: false },
} as const satisfies Readonly<Record<string, GunRecord>>;
export type GunKind = keyof typeof guns;

export function isGun(kind: ItemKind): kind is GunKind {
  return kind in guns;
}

/** What can be set up on a line as an action (ruling 49). */
export type Placement = 'trap' | 'glass' | 'wire' | 'bait' | 'pit';

/** What using an item as an action of the preparation does, and what it must be aimed at. */
export type Use =
  | { readonly aim: 'line'; readonly does: 'place'; readonly what: Placement }
  | { readonly aim: 'line'; readonly does: 'scout' }
  | { readonly aim: 'person'; readonly does: 'heal'; readonly by: number }
  | { readonly aim: 'gun'; readonly does: 'load' | 'scope' | 'bayonet'; readonly guns: readonly GunKind[] }
  | { readonly aim: 'none'; readonly does: 'eat'; readonly melee: number }
  | { readonly aim: 'none'; readonly does: 'energize' }
  | { readonly aim: 'water'; readonly does: 'drink'; readonly health: number; readonly melee: number };

export interface ItemRecord {
  /** Takes no place in the hands (ruling 24). */
  readonly slotless: boolean;
  /** What it is kept as when the hands get fewer, first to keep first (rulings 21, 103). */
  readonly keep: 'backpack' | 'gun' | 'armour' | 'other';
  /** Null: cannot be used as an action. */
  readonly use: Use | null;
  /** Gone when used. */
  readonly spent: boolean;
}

const carried: ItemRecord = { slotless: false, keep: 'other', use: null, spent: false };
const worn: ItemRecord = { ...carried, slotless: true };
const gun: ItemRecord = { ...carried, keep: 'gun' };
const armour: ItemRecord = { ...carried, keep: 'armour' };
const used = (use: Use): ItemRecord => ({ ...carried, use, spent: true });
const placed = (what: Placement): ItemRecord => used({ aim: 'line', does: 'place', what });
const loads = (kind: GunKind): ItemRecord => used({ aim: 'gun', does: 'load', guns: [kind] });

export const items: Readonly<Record<ItemKind, ItemRecord>> = {
  binoculars: { ...carried, use: { aim: 'line', does: 'scout' } },
  pistol: gun,
  clip: loads('pistol'),
  melee: carried,
  boards: carried, // spent by strengthening (ruling 33)
  rebar: placed('trap'),
  medkit: used({ aim: 'person', does: 'heal', by: 5 }),
  blanket: carried,
  rifle: gun,
  rifle_round: loads('rifle'),
  grenade: carried,
  backpack: { ...carried, keep: 'backpack' },
  vest: armour,
  glass: placed('glass'),
  shotgun: gun,
  shotgun_round: loads('shotgun'),
  shield: armour,
  bait: placed('bait'),
  stick: carried,
  shovel: placed('pit'),
  food: used({ aim: 'none', does: 'eat', melee: 2 }),
  scope: used({ aim: 'gun', does: 'scope', guns: ['pistol', 'rifle'] }),
  bayonet: used({ aim: 'gun', does: 'bayonet', guns: ['pistol', 'rifle', 'shotgun'] }),
  energy: used({ aim: 'none', does: 'energize' }),
  flashlight: worn,
  wire: placed('wire'),
  water: used({ aim: 'water', does: 'drink', health: 1, melee: 1 }),
  knuckles: worn,
  boots: worn,
  sneakers: worn,
};

/** What a vest soaks before it is gone. */
export const vestSoak = 5;

export const meleeVariants = ['knife', 'bat', 'crowbar', 'machete', 'axe', 'katana'] as const;
export type MeleeVariant = (typeof meleeVariants)[number];
/** Damage by variant; all are answered with 25 % (3.5). */
export const meleeDamage: Readonly<Record<MeleeVariant, Range>> = {
  knife: [3, 6],
  bat: [4, 7],
  crowbar: [4, 8],
  machete: [5, 9],
  axe: [6, 10],
  katana: [8, 12],
};
