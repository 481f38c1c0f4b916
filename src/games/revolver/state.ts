/**
 * What a duel is made of, as plain JSON.
 *
 *   shot      one turn: perhaps a bonus card, perhaps a laid defence, then a card of the chamber is turned up
 *   chamber   the closed pile of this round's twelve revolver cards, bullets and blanks
 *   card      a bonus card; the hand is secret, its size is not
 *   token     a unit of health
 *   order     what a player decided in advance for the other's shot: a defence to lay, when to save himself by a Medkit
 *
 * Rules work on a copy that `apply` made, and change it in place.
 */
import type { Chosen, Seat } from '../../kit/game.ts';
import type { BonusCard, Card, DefenceCard } from './data/cards.ts';
import type { options } from './data/options.ts';

export type Options = Chosen<typeof options>;

/** The card laid when the odds of a bullet, in percent, are at least `from` (ruling 6). */
export interface Defence {
  readonly card: DefenceCard;
  readonly from: number;
}
export const medkitOrders = ['always', 'last', 'never'] as const;
export type MedkitOrder = (typeof medkitOrders)[number];

export interface Player {
  health: number;
  hand: Card[];
  /** There only while a card of that kind is in the hand (rulings 6, 22). */
  defence: Defence | null;
  medkit: MedkitOrder;
  /** Own shots missed in a row. */
  missed: number;
}

/** What became of the card that was turned up; a bullet hits unless a card meets it. */
export type Fate = 'blank' | 'hit' | 'shield' | 'misfire' | 'medkit';

/** A shot as everybody saw it. */
export interface Shot {
  readonly round: number;
  readonly shooter: Seat;
  readonly target: Seat;
  readonly fate: Fate;
}

export type End = { readonly by: 'shot' | 'count' | 'silence'; readonly winner: Seat } | { readonly by: 'draw' };

export interface State {
  readonly options: Options;
  round: number;
  /** Whose turn it is. */
  shooter: Seat;
  /** Top first. */
  chamber: ('bullet' | 'blank')[];
  /** Top first. */
  deck: Card[];
  discard: Card[];
  /** By seat. */
  players: Player[];
  shots: Shot[];
  end: End | null;
}

export type Target = 'other' | 'self';

/** What a seat may answer: the shot to its own ask, orders to the standing one. */
export type Action =
  | { readonly kind: 'shot'; readonly bonus: BonusCard | null; readonly target: Target }
  | { readonly kind: 'defence'; readonly defence: Defence | null }
  | { readonly kind: 'medkit'; readonly medkit: MedkitOrder };
