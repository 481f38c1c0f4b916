/**
 * What happened in a wave, kept by line. Events happen in lockstep over all lines and are told line by line, so they are
 * written down here first, as plain facts with their numbers; story/wave.ts puts them into words.
 *
 *   entry   one line's wave: what came, what stood, how it ended, and its events in order
 *   hit     what one zombie took: damage, and the health it was left with (0: it fell)
 *   harm    what one person took
 */

import type { Seat } from '../../../kit/game.ts';
import type { ArmName } from '../data/arms.ts';
import type { Horde } from '../data/hordes.ts';
import type { GunKind } from '../data/items.ts';
import type { ZombieKind } from '../data/zombies.ts';
import type { Line, LineNumber, Plan } from '../state.ts';

export interface Hit {
  readonly kind: ZombieKind;
  readonly damage: number;
  readonly left: number;
}
export interface Harm {
  /** Kept off by a vest, wholly if it was spit. */
  readonly soaked: number;
  readonly lost: number;
  /** Health after it. */
  readonly left: number;
}
/** The parts of a line that can be torn down, in the order in which that happens (ruling 70). */
export const works = ['glass', 'gun', 'concrete', 'walls'] as const;
export type Work = (typeof works)[number];
export type Strength = Readonly<Record<Work, number>>;

export type Event =
  /** 0 is the opening. */
  | { readonly what: 'exchange'; readonly number: number }
  | { readonly what: 'pit'; readonly taken: Horde }
  | { readonly what: 'ran'; readonly seat: Seat; readonly from: LineNumber; readonly to: LineNumber }
  | { readonly what: 'lot'; readonly seat: Seat; readonly wanted: readonly Seat[] }
  | {
      readonly what: 'shot';
      readonly seat: Seat;
      readonly gun: GunKind | 'machine';
      readonly wire: boolean;
      readonly roll: number;
      readonly bonus: number;
      readonly ammo: number | null;
      readonly hits: readonly Hit[];
    }
  | { readonly what: 'grenade'; readonly seat: Seat; readonly roll: number; readonly hits: readonly Hit[] }
  | {
      readonly what: 'blow';
      readonly seat: Seat;
      readonly arm: ArmName;
      readonly roll: number;
      readonly bonus: number;
      readonly halved: boolean;
      readonly hit: Hit;
    }
  | {
      readonly what: 'answer';
      readonly kind: ZombieKind;
      readonly seat: Seat;
      readonly chance: number;
      /** 1 to 100, a hit up to the chance; null: nothing to roll for. */
      readonly roll: number | null;
      readonly outcome: 'missed' | 'glass' | 'shield' | 'hit';
      readonly damage: number;
      readonly harm: Harm | null;
    }
  | {
      readonly what: 'assault';
      readonly kind: ZombieKind;
      readonly rolls: readonly number[];
      readonly on: Work;
      readonly loss: number;
      readonly left: number;
    }
  | {
      readonly what: 'mauled';
      readonly kind: ZombieKind;
      readonly rolls: readonly number[];
      readonly seat: Seat;
      readonly harm: Harm;
    }
  | { readonly what: 'glassed'; readonly count: number }
  | { readonly what: 'trap'; readonly roll: number; readonly hits: readonly Hit[] }
  | { readonly what: 'lured'; readonly horde: Horde }
  | { readonly what: 'razed'; readonly lost: Strength }
  | { readonly what: 'breach'; readonly horde: Horde }
  | { readonly what: 'died'; readonly seat: Seat };

export type Ended =
  | 'quiet' // nobody came
  | 'held'
  | 'lured'
  | 'stalled' // two exchanges changed nothing (ruling 75)
  | 'tired' // the cap of exchanges (ruling 75)
  | 'breached'
  | 'left'; // spitters stand before a line without defenders (ruling 78)

export interface Entry {
  readonly number: LineNumber;
  readonly arrived: Horde;
  readonly before: Strength;
  after: Strength;
  readonly manned: Seat[];
  readonly events: Event[];
  ended: Ended;
  /** Exchanges after the opening. */
  exchanges: number;
  /** Health lost there by each person. */
  readonly losses: Map<Seat, number>;
  breached: Horde | null;
}

export interface Chronicle {
  readonly wave: number;
  readonly blitz: number;
  readonly entries: readonly Entry[];
  /** Orders as they were opened (ruling 55), by seat; `posted`: the engine chose the line; `armed`: with a loaded gun. */
  readonly orders: Map<Seat, { readonly plan: Plan; readonly posted: boolean; readonly armed: boolean }>;
  /** Points of the breach by seat, with what they did (ruling 79). */
  readonly aftermath: { readonly seat: Seat; readonly points: number; readonly harm: Harm }[];
  breachDamage: number;
  readonly dead: { readonly seat: Seat; readonly line: LineNumber | null; readonly cause: ZombieKind | 'breach' }[];
}

export function strengthOf(line: Line): Strength {
  return { glass: line.glass ?? 0, gun: line.gun ?? 0, concrete: line.concrete ?? 0, walls: line.walls };
}
