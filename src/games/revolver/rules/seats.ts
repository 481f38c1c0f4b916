/** The two at the table. */
import type { Seat } from '../../../kit/game.ts';
import type { Player, State } from '../state.ts';

export const otherOf = (seat: Seat): Seat => 1 - seat;

export function playerAt(state: State, seat: Seat): Player {
  const player = state.players[seat];
  if (!player) throw new Error(`a duel has no seat ${seat}`);
  return player;
}

/** Tokens at the beginning, and the most that a Medkit can bring back to. */
export function fullHealth(state: Pick<State, 'options'>): number {
  return Number(state.options.health); // ruling 18
}
