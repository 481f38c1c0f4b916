/** The shooter's one card before the shot (rulings 4, 7). */
import type { Dice, Seat } from '../../../kit/game.ts';
import type { BonusCard, Card } from '../data/cards.ts';
import type { State } from '../state.ts';
import { discardFrom, takeOut } from './deck.ts';
import { fullHealth, otherOf, playerAt } from './seats.ts';

export type Played =
  | { readonly card: 'intercept'; readonly stolen: Card }
  | { readonly card: 'medkit'; readonly health: number };

/** Why a card in hand cannot be played; undefined: it can. */
export type Unplayable = 'full' | 'empty';

export function unplayable(
  card: BonusCard,
  { health, full, cards }: { readonly health: number; readonly full: number; readonly cards: number },
): Unplayable | undefined {
  if (card === 'medkit') return health >= full ? 'full' : undefined; // ruling 13
  return cards === 0 ? 'empty' : undefined; // ruling 14
}

/** Undefined where it cannot be played: the shot goes on without it. */
export function playBonus(state: State, seat: Seat, card: BonusCard, dice: Dice): Played | undefined {
  const [me, other] = [playerAt(state, seat), playerAt(state, otherOf(seat))];
  const full = fullHealth(state);
  if (!me.hand.includes(card) || unplayable(card, { health: me.health, full, cards: other.hand.length })) {
    return undefined;
  }
  discardFrom(state, me, card);
  if (card === 'medkit') {
    me.health += 1;
    return { card, health: me.health };
  }
  const stolen = dice.pick(other.hand);
  takeOut(other, stolen);
  me.hand.push(stolen);
  return { card, stolen };
}
