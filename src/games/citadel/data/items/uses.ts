/** What using an item as an action of the preparation does, what it is aimed at, and how much a computer player wants to do it. */
import type { Thing } from './thing.ts';
import type { Sight } from './wish.ts';

/** What can be set up on a line (ruling 49). */
export type Placement = 'trap' | 'glass' | 'wire' | 'bait' | 'pit';

/** What is laid on a line, as far as such a thing changes it. */
export interface Ground {
  glass: number | null;
  wire: boolean;
  traps: number;
  pit: boolean;
  baits: number;
}

interface Place {
  readonly aim: 'line';
  readonly does: 'place';
  readonly what: Placement;
  readonly useless: (line: Readonly<Ground>) => boolean;
  readonly lay: (line: Ground) => void;
  readonly urge: (sight: Sight, line: { readonly held: boolean; readonly walls: number }) => number;
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
  readonly urge: (sight: Sight) => number;
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
  readonly urge: (sight: Sight) => { readonly health: number; readonly melee: number };
}
export type Use = Place | Scout | Heal | Fit | Eat | Energize | Drink;
