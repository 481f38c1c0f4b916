/** The two piles of bonus cards. */
import type { Dice } from '../../../kit/game.ts';
import type { Card } from '../data/cards.ts';
import type { Player, State } from '../state.ts';

/** The top card; undefined: there is none anywhere (ruling 15). */
export function draw(state: State, dice: Dice): Card | undefined {
  if (state.deck.length === 0) {
    state.deck = dice.shuffle(state.discard);
    state.discard = [];
  }
  return state.deck.shift();
}

/** Takes one such card out of the hand; the caller says where it goes. */
export function takeOut(player: Player, card: Card): void {
  const at = player.hand.indexOf(card);
  if (at === -1) throw new Error(`there is no ${card} in this hand`);
  player.hand.splice(at, 1);
}

export function discardFrom(state: State, player: Player, card: Card): void {
  takeOut(player, card);
  state.discard.push(card);
}
