/**
 * What happened, as plain facts in order, kept while the chapter lasts: its chronicle and its story put them into words.
 *
 *   whim   which of several wordings is told: drawn, so that no two bites read alike
 */
import type { Seat } from '../../../kit/game.ts';
import type { Cell, Direction, Edge, Section } from './plan.ts';
import type { Drink, Thing, Token, Weapon } from './things.ts';

export type Event =
  | { readonly what: 'placed'; readonly seat: Seat; readonly section: Section; readonly drawn: boolean }
  | { readonly what: 'went'; readonly seat: Seat; readonly from: Cell; readonly to: Cell; readonly steps: number }
  | { readonly what: 'found'; readonly seat: Seat; readonly cell: Cell; readonly token: Token; readonly whim: number }
  | { readonly what: 'took'; readonly seat: Seat; readonly thing: Thing; readonly left: Thing | null }
  | { readonly what: 'dropped'; readonly seat: Seat; readonly thing: Thing }
  | { readonly what: 'drank'; readonly seat: Seat; readonly drink: Drink }
  | { readonly what: 'chopped'; readonly seat: Seat; readonly edge: Edge; readonly cell: Cell }
  | {
      readonly what: 'threw';
      readonly seat: Seat;
      readonly weapon: Weapon;
      readonly at: Seat;
      readonly distance: number;
      readonly hit: boolean;
      /** The turn in which the zombie returns, if it was hit. */
      readonly returns: number;
      readonly whim: number;
    }
  | { readonly what: 'stayed'; readonly seat: Seat }
  /** The number on the die of movement; `red` whether it was the red one. */
  | { readonly what: 'rolled'; readonly seat: Seat; readonly number: number; readonly red: boolean }
  | { readonly what: 'raged'; readonly seat: Seat; readonly from: Cell; readonly to: Cell }
  | {
      readonly what: 'broke';
      readonly seat: Seat;
      readonly cell: Cell;
      readonly direction: Direction;
      readonly edge: Edge;
      readonly through: boolean;
    }
  | ({ readonly what: 'bit'; readonly seat: Seat; readonly whom: Seat; readonly whim: number } & Bite)
  | { readonly what: 'rose'; readonly seat: Seat; readonly cell: Cell; readonly again: boolean; readonly whim: number };

/** How an attack went. `defence`: skulls of the two dice for an axe; null: no axe. `dice`: null: it did not come to that. */
export interface Bite {
  readonly cell: Cell;
  readonly defence: number | null;
  readonly dice: readonly [boolean, boolean] | null;
  readonly outcome: 'axed' | 'missed' | 'aided' | 'died';
  readonly helpers: readonly Seat[];
  /** The turn in which whoever fell returns: the attacker by the axe, the victim otherwise. */
  readonly returns: number;
}
