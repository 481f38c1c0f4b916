/**
 * What happened, in the terms of the rulebook and as plain data. The chapters of the rules give facts in the order in which they came
 * about; story/ puts them into words.
 *
 *   event   one thing that happened in the preparation or in a fight
 *   log     a wave as it was fought, line by line: what came, what stood, how it ended, and its events in order
 *   hit     what one zombie took: damage, and the health it was left with (0: it fell)
 *   harm    what one person took
 */
import type { Seat } from '../../kit/game.ts';
import type { Bonus } from './data/bonuses.ts';
import type { Horde } from './data/hordes.ts';
import type { ItemKind } from './data/items/index.ts';
import type { Placement } from './data/items/uses.ts';
import type { Strength, Work } from './data/works.ts';
import type { ZombieKind } from './data/zombies.ts';
import type { Deed, Fallback, Item, Line, LineNumber, Plan } from './state.ts';

export type Fact =
  | { readonly what: 'built'; readonly lines: readonly Line[] }
  /** `items`: what the bonus brought. */
  | { readonly what: 'bonus'; readonly seat: Seat; readonly bonus: Bonus; readonly items: readonly Item[] }
  | { readonly what: 'preparation'; readonly wave: number; readonly events: readonly PrepEvent[] }
  /** `left`: the things of the dead. */
  | { readonly what: 'wave'; readonly log: WaveLog; readonly left: readonly Item[] }
  /** What was too much for the hands and went to storage. */
  | { readonly what: 'surplus'; readonly seat: Seat; readonly items: readonly Item[]; readonly limit: number }
  /** Somebody has more than one action in the preparation that opens. */
  | { readonly what: 'actions'; readonly seat: Seat; readonly actions: number }
  | { readonly what: 'over' };

export function factsOf<W extends Fact['what']>(
  facts: readonly Fact[],
  what: W,
): Extract<Fact, { readonly what: W }>[] {
  return facts.filter((x): x is Extract<Fact, { readonly what: W }> => x.what === what);
}

// ---- the preparation ----

/** Actions that may fail and may name another to do instead (ruling 48). */
export type Fallible = Extract<Deed, { readonly otherwise?: Fallback }>;

/** Why an action is lost. */
export type Why = 'no-item' | 'no-gun' | 'gone' | 'taken' | 'full' | 'declined' | 'nothing' | 'dead';

export type PrepEvent = { readonly seat: Seat } & (
  | { readonly what: 'idle' }
  | {
      readonly what: 'strengthened';
      readonly line: LineNumber;
      readonly by: number;
      /** `missing`: wanted, but there were none. */
      readonly boards: 'used' | 'missing' | 'none';
    }
  | { readonly what: 'rested'; readonly by: number; readonly health: number }
  | { readonly what: 'prepared' }
  | {
      readonly what: 'searched';
      readonly kept: readonly Item[];
      readonly stored: readonly Item[];
      readonly lost: readonly Item[];
    }
  | {
      readonly what: 'placed';
      readonly item: Item;
      readonly placement: Placement;
      readonly line: LineNumber;
      readonly wasted: boolean;
    }
  | { readonly what: 'scouted'; readonly line: LineNumber; readonly horde: Horde }
  | {
      readonly what: 'healed';
      readonly item: Item;
      readonly target: Seat;
      readonly by: number;
      readonly health: number;
    }
  | { readonly what: 'fitted'; readonly item: Item; readonly gun: Item; readonly wasted: boolean }
  | { readonly what: 'fed'; readonly item: Item; readonly by: number }
  | { readonly what: 'energized'; readonly item: Item }
  | {
      readonly what: 'storage';
      readonly put: readonly Item[];
      readonly took: readonly Item[];
      /** Wishes that went to others. */
      readonly missed: number;
      readonly left: readonly Item[];
    }
  | {
      readonly what: 'exchanged';
      readonly other: Seat;
      readonly gave: readonly Item[];
      readonly took: readonly Item[];
      readonly left: readonly Item[];
    }
  | {
      readonly what: 'failed';
      readonly deed: Fallible['do'];
      readonly why: Why;
      readonly instead: Fallback | undefined;
    }
);

// ---- a wave ----

export interface Hit {
  readonly kind: ZombieKind;
  readonly damage: number;
  readonly left: number;
}
export interface Harm {
  /** Kept off by what the person wears. */
  readonly soaked: number;
  readonly lost: number;
  /** Health after it. */
  readonly left: number;
}

export type FightEvent =
  /** 0 is the opening. */
  | { readonly what: 'exchange'; readonly number: number }
  | { readonly what: 'pit'; readonly taken: Horde }
  | { readonly what: 'ran'; readonly seat: Seat; readonly from: LineNumber; readonly to: LineNumber }
  | { readonly what: 'lot'; readonly seat: Seat; readonly wanted: readonly Seat[] }
  | {
      readonly what: 'shot';
      readonly seat: Seat;
      readonly gun: ItemKind | 'machine';
      readonly wire: boolean;
      readonly roll: number;
      readonly bonus: number;
      readonly ammo: number | null;
      readonly hits: readonly Hit[];
    }
  | {
      readonly what: 'thrown';
      readonly seat: Seat;
      readonly item: ItemKind;
      readonly roll: number;
      readonly hits: readonly Hit[];
    }
  | {
      readonly what: 'blow';
      readonly seat: Seat;
      /** A kind of item, a variant, or `hands`. */
      readonly arm: string;
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
      /** 1 to 100; up to the chance it hits; null: no die was thrown. */
      readonly roll: number | null;
      /** `stopped`: by the thing named in `by`. */
      readonly outcome: 'missed' | 'glass' | 'stopped' | 'hit';
      readonly by: ItemKind | null;
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

/** Grows while the line is fought over. */
export interface LineLog {
  readonly number: LineNumber;
  readonly arrived: Horde;
  readonly before: Strength;
  after: Strength;
  readonly manned: Seat[];
  readonly events: FightEvent[];
  ended: Ended;
  /** Exchanges after the opening. */
  exchanges: number;
  /** Health lost there by each person. */
  readonly losses: { readonly seat: Seat; lost: number }[];
  breached: Horde | null;
}

/** Orders as they were opened (ruling 55); `placed`: the engine chose the line; `armed`: with a loaded gun. */
export interface OpenedOrders {
  readonly seat: Seat;
  readonly plan: Plan;
  readonly placed: boolean;
  readonly armed: boolean;
}

export interface Death {
  readonly seat: Seat;
  readonly line: LineNumber | null;
  readonly cause: ZombieKind | 'breach';
}

/** Grows while the wave is fought. */
export interface WaveLog {
  readonly wave: number;
  readonly blitz: number;
  readonly lines: readonly LineLog[];
  readonly orders: OpenedOrders[];
  /** How many points of the breach hit each person, and what they did (ruling 79). */
  readonly aftermath: { readonly seat: Seat; readonly points: number; readonly harm: Harm }[];
  breachDamage: number;
  readonly dead: Death[];
}

/** Everybody who lost health. */
export function hurtIn(log: WaveLog): ReadonlySet<Seat> {
  return new Set([
    ...log.lines.flatMap((line) => line.losses.map((x) => x.seat)),
    ...log.aftermath.flatMap(({ seat, harm }) => (harm.lost > 0 ? [seat] : [])),
  ]);
}
