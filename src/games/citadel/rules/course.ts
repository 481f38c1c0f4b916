/**
 * A preparation under way.
 *
 *   pass       all first actions, then all second ones, then all third ones (3.4, ruling 99)
 *   order      one person's action in one pass
 *   happening  what came of it, for the story
 */

import type { Dice, Seat } from '../../../kit/game.ts';
import type { Horde } from '../data/hordes.ts';
import type { Placement } from '../data/items.ts';
import type { Deed, Fallback, Item, ItemId, ItemRef, LineNumber, Player, State } from '../state.ts';
import { livingPlayer } from './living.ts';

export interface Course {
  readonly state: State;
  readonly dice: Dice;
  /** What lay in storage when the phase opened: only that can be taken out (3.4, step 7). */
  readonly lay: ReadonlyMap<ItemId, Item>;
  /** Changed hands in this phase: of no use to its new owner before the next (rulings 29, 100). */
  readonly handed: Set<ItemId>;
  /** Did this person decline that person's exchanges? (option exchange_consent) */
  readonly declined: (asker: Seat, asked: Seat) => boolean;
  readonly happened: Happening[];
}

export interface Order<D extends Deed = Deed> {
  readonly seat: Seat;
  readonly player: Player;
  readonly deed: D;
}

/** Actions that may come to nothing, and name another for that case (ruling 48). */
export type Fallible = Extract<Deed, { readonly otherwise?: Fallback }>;

/** Why an action is lost. */
export type Why = 'no-item' | 'no-gun' | 'gone' | 'taken' | 'full' | 'declined' | 'nothing' | 'dead';

export type Happening = { readonly seat: Seat } & (
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

/** The orders of one kind, by seat. */
export function ordersTo<K extends Deed['do']>(
  orders: readonly Order[],
  kind: K,
): readonly Order<Extract<Deed, { readonly do: K }>>[] {
  return orders.flatMap(({ seat, player, deed }) => (isDeed(deed, kind) ? [{ seat, player, deed }] : []));
}

function isDeed<K extends Deed['do']>(deed: Deed, kind: K): deed is Extract<Deed, { readonly do: K }> {
  return deed.do === kind;
}

/** What this person may use now: held when the phase opened, or found by himself since (rulings 29, 100). */
export function usable(course: Course, player: Player): readonly Item[] {
  return player.items.filter((item) => !course.handed.has(item.id));
}

export function usableItem(course: Course, player: Player, ref: ItemRef): Item | undefined {
  return usable(course, player).find((item) => (typeof ref === 'number' ? item.id === ref : item.kind === ref.kind));
}

/** Takes an item out of somebody's hands for good. */
export function spend(player: Player, item: Item): void {
  player.items = player.items.filter((x) => x.id !== item.id);
}

/** The orders of one pass, of the living only. */
export function ordersOf(state: State, deeds: readonly (readonly Deed[])[], pass: number): Order[] {
  return deeds.flatMap((row, seat) => {
    const player = livingPlayer(state, seat);
    const deed = row[pass];
    return player && deed ? [{ seat, player, deed }] : [];
  });
}
