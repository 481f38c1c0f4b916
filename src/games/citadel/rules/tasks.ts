/**
 * A preparation under way.
 *
 *   pass       all first actions, then all second ones, then all third ones (3.4, ruling 99)
 *   order      one person's action in one pass
 */

import type { Dice, Seat } from '../../../kit/game.ts';
import type { PrepEvent } from '../facts.ts';
import type { Deed, Item, ItemId, ItemRef, Player, State } from '../state.ts';
import { livingPlayer } from './living.ts';

export interface Preparation {
  readonly state: State;
  readonly dice: Dice;
  /** What lay in storage when the phase opened: only that can be taken out (3.4, step 7). */
  readonly lay: ReadonlyMap<ItemId, Item>;
  /** Changed hands in this phase: of no use to its new owner before the next (rulings 29, 100). */
  readonly handed: Set<ItemId>;
  /** Did this person decline that person's exchanges? (option exchange_consent) */
  readonly declined: (asker: Seat, asked: Seat) => boolean;
  readonly events: PrepEvent[];
}

export interface Order<D extends Deed = Deed> {
  readonly seat: Seat;
  readonly player: Player;
  readonly deed: D;
}

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
export function usable(prep: Preparation, player: Player): readonly Item[] {
  return player.items.filter((item) => !prep.handed.has(item.id));
}

export function usableItem(prep: Preparation, player: Player, ref: ItemRef): Item | undefined {
  return usable(prep, player).find((item) => (typeof ref === 'number' ? item.id === ref : item.kind === ref.kind));
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
