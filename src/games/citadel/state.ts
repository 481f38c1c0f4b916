/**
 * What a game of Citadel is made of, as plain JSON.
 *
 *   line      a point of the defence: walls, equipment, traps, and the zombies before it
 *   wave      one of seven; drawn when its preparation opens, revealed when it comes
 *   blitz     a round after wave 7 without preparation and without new zombies (rulings 84-86)
 *   exchange  one beat of the fighting, the same on all lines at once (3.7)
 *   deed      one action of the preparation; a person may have several (rulings 10, 99)
 *   plan      how a person fights the coming wave
 *
 * Rules work on a copy that `apply` made, and change it in place.
 */

import type { Chosen, Seat } from '../../kit/game.ts';
import type { Bonus } from './data/bonuses.ts';
import type { Horde } from './data/hordes.ts';
import type { Item, ItemKind } from './data/items/index.ts';
import type { options } from './data/options.ts';
import type { ZombieKind } from './data/zombies.ts';

export type Options = Chosen<typeof options>;
export type LineNumber = number; // from 1
export type ItemId = number;
export type { Item };

export interface Zombie {
  readonly id: number;
  readonly kind: ZombieKind;
  health: number;
}

export interface Line {
  walls: number;
  /** Strength left; null: there is none here. At 0 a machine gun, glass or concrete is gone (null). */
  gun: number | null;
  glass: number | null;
  concrete: number | null;
  wire: boolean;
  traps: number;
  pit: boolean;
  baits: number;
  /** Standing there: during a wave those who came with it, between waves the spitters who stayed (ruling 14). */
  zombies: Zombie[];
  /** Led away by a bait; they come back with the next wave or blitz round (rulings 14, 86). */
  lured: Zombie[];
}

export interface Player {
  bonus: Bonus | null;
  health: number;
  maxHealth: number;
  /** In order of acquisition. */
  items: Item[];
  kills: number;
  /** The wave in which this person died. */
  died: number | null;
  /** Where this person stood in the last wave. */
  line: LineNumber | null;
  /** Actions of the preparation that is open, counted when it opened (rulings 10, 99). */
  actions: number;
  /** Drinks taken: extra actions in the next preparation. */
  drinks: number;
  /** Weapon preparation for the coming wave (ruling 36). */
  prepared: boolean;
  /** Melee bonus of food and water for the coming wave. */
  fed: number;
  /** What binoculars showed this person of the coming wave. */
  scouted: { readonly line: LineNumber; readonly horde: Horde }[];
  /** The last plan this person gave: offered again, and used when they are silent (ruling 111). */
  plan: Plan | null;
  /** Which items to keep when the hands get fewer, first to keep first (rulings 21, 103); empty: the default order. */
  keep: ItemId[];
}

export type Phase = 'bonus' | 'prep' | 'consent' | 'plan' | 'over';

export interface State {
  readonly options: Options;
  phase: Phase;
  /** The wave being prepared, planned or fought, from 1. */
  wave: number;
  /** 0 before the first blitz round. */
  blitz: number;
  lines: Line[];
  players: Player[];
  storage: Item[];
  /** New zombies of the coming wave by line, hidden until it comes (rulings 11, 12). */
  coming: Horde[];
  /** Deeds that wait for consent (option exchange_consent), by seat. */
  waiting: Deed[][] | null;
  nextId: number;
  /** What the end of the game will tell; there once there is something to remember. */
  memory?: Memory;
}

/** Moments worth telling at the end, each the greatest of its kind so far. */
export interface Memory {
  shot: { seat: Seat; wave: number; line: LineNumber; arm: ItemKind | 'machine'; damage: number } | null;
  /** The least health with which anybody came out of a wave that hurt them. */
  escape: { seat: Seat; wave: number; health: number } | null;
  /** The line whose fall let the most damage through, and how many people had stood there. */
  breach: { wave: number; line: LineNumber; manned: number; damage: number } | null;
  /** The most waves in a row that one person stood on one line. */
  guard: { seat: Seat; line: LineNumber; waves: number } | null;
  /** By seat: the line of the last wave, and for how many in a row. */
  watch: { line: LineNumber; waves: number }[];
  /** Health given to people with medkits. */
  healed: { seat: Seat; health: number }[];
}

// ---- the preparation ----

/** An item in hand, or one hoped for: "if I have a K" (ruling 32). */
export type ItemRef = ItemId | { readonly kind: ItemKind };

export type Fallback =
  | { readonly do: 'rest' }
  | { readonly do: 'strengthen'; readonly line: LineNumber; readonly boards: boolean };

export type Deed =
  | { readonly do: 'none' }
  | { readonly do: 'prepare' }
  | { readonly do: 'search' }
  | Fallback
  | {
      readonly do: 'use';
      readonly item: ItemRef;
      /** What it is used on: a line, a person, one's own gun, or what water is to do. */
      readonly line?: LineNumber;
      readonly seat?: Seat;
      readonly gun?: ItemRef;
      readonly water?: 'health' | 'melee';
      /** What to do if the hoped-for item does not turn up (ruling 32). */
      readonly otherwise?: Fallback;
    }
  | {
      readonly do: 'storage';
      readonly put: readonly ItemId[];
      readonly wish: readonly ItemId[];
      readonly otherwise: Fallback;
    }
  | {
      readonly do: 'exchange';
      readonly seat: Seat;
      readonly give: readonly ItemId[];
      readonly take: readonly ItemId[];
      readonly otherwise: Fallback;
    };

// ---- the plan of a wave ----

/** `best` is worked out when the blow falls; what is only worn is named by its kind. */
export type MeleeChoice = 'best' | 'hands' | ItemKind | ItemId;

export interface Plan {
  /** 0: where the fewest stand (rules/plan.ts, `anyLine`). */
  readonly line: LineNumber;
  /** Wants the machine gun of the line they stand on. */
  readonly gun: boolean;
  readonly shoot: {
    readonly on: boolean;
    /** Own guns in the order in which to use them; guns not named come after them. */
    readonly weapons: readonly ItemId[];
    readonly targets: readonly ZombieKind[];
  };
  readonly melee: {
    /** Also strikes in the opening, after shooting. */
    readonly opening: boolean;
    readonly weapon: MeleeChoice;
    readonly targets: readonly ZombieKind[];
  };
  /** Attacks the same targets as these people, if they name this one too (ruling 109). */
  readonly joint: readonly Seat[];
  /** After the opening: shoot while there is anything to shoot with, strike, or shoot while ammo in hand is above a number. */
  readonly later: 'shoot' | 'melee' | { readonly ammoAbove: number };
  /** Throws a grenade when the zombies of the line have at least so much health together; null: never. */
  readonly grenade: number | null;
  /** Sneakers (ruling 82). */
  readonly second: {
    readonly line: LineNumber;
    readonly when: 'clear' | 'outnumbered' | { readonly defendersBelow: number } | { readonly strengthAtMost: number };
  } | null;
  readonly keep: readonly ItemId[];
}

/** What a seat may answer, by ask. */
export type Action =
  | { readonly kind: 'bonus'; readonly bonus: Bonus }
  | { readonly kind: 'prep'; readonly deeds: readonly Deed[] }
  | { readonly kind: 'consent'; readonly agreed: readonly Seat[] }
  | { readonly kind: 'plan'; readonly plan: Plan };
