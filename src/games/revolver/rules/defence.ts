/** What the one who may be hit lays before him. */
import type { Seat } from '../../../kit/game.ts';
import type { DefenceCard } from '../data/cards.ts';
import type { Player, State } from '../state.ts';
import { left, reaches } from './chamber.ts';
import { discardFrom } from './deck.ts';
import { playerAt } from './seats.ts';

/** The card that lies before this player if the other shoots now (rulings 5, 6). */
export function laidBy(state: State, seat: Seat): DefenceCard | null {
  const { defence, hand } = playerAt(state, seat);
  if (!defence || !hand.includes(defence.card)) return null;
  return reaches(left(state), defence.from) ? defence.card : null;
}

/** An order stands as long as a card of its kind is there (rulings 6, 22). @returns the order that has lapsed */
export function lapse(player: Player): DefenceCard | null {
  const { defence, hand } = player;
  if (!defence || hand.includes(defence.card)) return null;
  player.defence = null;
  return defence.card;
}

/** A laid card is spent, whatever was shot at (ruling 9). */
export function spend(state: State, seat: Seat, card: DefenceCard): void {
  const player = playerAt(state, seat);
  discardFrom(state, player, card);
  lapse(player);
}
