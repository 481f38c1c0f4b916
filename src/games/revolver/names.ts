/** The names of things, as messages. */
import type { Arg, Msg, Seat } from '../../kit/game.ts';
import { type BonusCard, type Card, cards, type DefenceCard } from './data/cards.ts';
import type { Unplayable } from './rules/bonus.ts';
import { type Left, odds } from './rules/chamber.ts';
import type { Defence, MedkitOrder } from './state.ts';

/** A seat as an argument: written as the name of who sits there. */
export function who(seat: Seat): { readonly seat: Seat } {
  return { seat };
}

export function cardName(card: Card): Msg {
  return { id: `revolver-card-${card}` };
}

/** "Shield, Medkit ×2", in the order of data/cards.ts. */
export function handNames(hand: readonly Card[]): Arg {
  return cards.flatMap((card): Msg[] => {
    const count = hand.filter((x) => x === card).length;
    return count > 0 ? [{ id: 'revolver-cards', args: { card: cardName(card), count } }] : [];
  });
}

/** "5 bullets and 6 blanks", with the odds. */
export function chamberArgs(left: Left): { readonly bullets: number; readonly blanks: number; readonly odds: number } {
  return { ...left, odds: odds(left) };
}

export function unplayableText(card: BonusCard, why: Unplayable): Msg {
  return { id: `revolver-no-${card}-${why}` };
}

export function defenceName(defence: Defence | null): Msg {
  if (!defence) return { id: 'revolver-order-none' };
  return { id: 'revolver-order-defence', args: { card: cardName(defence.card), from: defence.from } };
}

export function medkitName(order: MedkitOrder): Msg {
  return { id: `revolver-order-medkit-${order}` };
}

export function noSuchCard(card: DefenceCard): Msg {
  return { id: 'revolver-no-card', args: { card: cardName(card) } };
}
