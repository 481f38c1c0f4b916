/** What it means to use an item in the preparation: what it is aimed at, what it does, how much a computer player wants it. */
import type { Thing } from './thing.ts';
import type { Outlook } from './wish.ts';

/** What can be set up on a line (ruling 49). */
export type Placement = 'trap' | 'glass' | 'wire' | 'bait' | 'pit';

/** The part of a line that laying something changes. */
export interface Ground {
  glass: number | null;
  wire: boolean;
  traps: number;
  pit: boolean;
  baits: number;
}

export interface Place {
  readonly aim: 'line';
  readonly does: 'place';
  readonly what: Placement;
  readonly useless: (line: Readonly<Ground>) => boolean;
  readonly lay: (line: Ground) => void;
  readonly urge: (outlook: Outlook, line: { readonly held: boolean; readonly walls: number }) => number;
}
interface Scout {
  readonly aim: 'line';
  readonly does: 'scout';
  readonly urge: number;
}
interface Heal {
  readonly aim: 'person';
  readonly does: 'heal';
  readonly by: number;
  readonly urge: (patient: { readonly wounded: boolean; readonly self: boolean }) => number;
}
interface Fit {
  readonly aim: 'gun';
  readonly does: 'load' | 'scope' | 'bayonet';
  readonly guns: readonly string[];
  readonly useless: (gun: Thing) => boolean;
  readonly fit: (gun: Thing) => void;
  readonly urge: (gun: Thing) => number;
}
interface Eat {
  readonly aim: 'none';
  readonly does: 'eat';
  readonly melee: number;
  readonly urge: (outlook: Outlook) => number;
}
interface Energize {
  readonly aim: 'none';
  readonly does: 'energize';
  readonly urge: number;
}
interface Drink {
  readonly aim: 'gain';
  readonly does: 'drink';
  readonly health: number;
  readonly melee: number;
  readonly urge: (outlook: Outlook) => { readonly health: number; readonly melee: number };
}
export type Use = Place | Scout | Heal | Fit | Eat | Energize | Drink;
