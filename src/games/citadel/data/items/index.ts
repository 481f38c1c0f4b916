/** All kinds of item by name, from the files of their families. */
import { armour } from './armour.ts';
import { guns } from './guns.ts';
import { melee } from './melee.ts';
import type { ItemRecord } from './record.ts';
import { supplies } from './supplies.ts';
import type { Thing } from './thing.ts';
import { tools } from './tools.ts';
import { works } from './works.ts';

const all = { ...guns, ...melee, ...armour, ...works, ...supplies, ...tools };
export type ItemKind = keyof typeof all;
export const items: Readonly<Record<ItemKind, ItemRecord>> = all;

/** In the order of their numbers. */
export const itemKinds: readonly ItemKind[] = Object.keys(items)
  .filter(isKind)
  .toSorted((a, b) => items[a].number - items[b].number);

function isKind(name: string): name is ItemKind {
  return name in items;
}

export interface Item extends Thing {
  readonly kind: ItemKind;
}
