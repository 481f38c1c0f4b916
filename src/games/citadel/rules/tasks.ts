/**
 * A preparation under way.
 *
 *   pass       all first actions, then all second ones, then all third ones (3.4, ruling 99)
 *   task       one person's action in one pass
 */

import type { Dice, Seat } from '../../../kit/game.ts';
import type { PrepEvent } from '../facts.ts';
import type { Deed, Item, ItemId, ItemRef, Player, State } from '../state.ts';
import { livingPlayer } from './living.ts';

export interface Preparation {
  readonly state: State;
  readonly dice: Dice;
  /** What lay in storage when the phase opened: only that can be taken out (3.4, step 7). */
  readonly shelf: ReadonlyMap<ItemId, Item>;
  /** Things that changed hands in this phase: their new owner cannot use them before the next (rulings 29, 100). */
  readonly handed: Set<ItemId>;
  /** Did the one who was asked decline the other's exchanges? (option exchange_consent) */
  readonly declined: (asker: Seat, asked: Seat) => boolean;
  readonly events: PrepEvent[];
}

export interface Task<D extends Deed = Deed> {
  readonly seat: Seat;
  readonly player: Player;
  readonly deed: D;
}

/** The tasks of one kind, by seat. */
export function tasksOf<K extends Deed['do']>(
  tasks: readonly Task[],
  kind: K,
): readonly Task<Extract<Deed, { readonly do: K }>>[] {
  return tasks.flatMap(({ seat, player, deed }) => (isDeed(deed, kind) ? [{ seat, player, deed }] : []));
}

function isDeed<K extends Deed['do']>(deed: Deed, kind: K): deed is Extract<Deed, { readonly do: K }> {
  return deed.do === kind;
}

/** What this person may use now: held when the phase opened, or found by themself since (rulings 29, 100). */
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

/** The tasks of the living in one pass. */
export function tasksIn(state: State, deeds: readonly (readonly Deed[])[], pass: number): Task[] {
  return deeds.flatMap((row, seat) => {
    const player = livingPlayer(state, seat);
    const deed = row[pass];
    return player && deed ? [{ seat, player, deed }] : [];
  });
}
