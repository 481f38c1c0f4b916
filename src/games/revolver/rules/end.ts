/** When a duel is over, and who has won it (ruling 19). */
import type { Seat } from '../../../kit/game.ts';
import { missesToLose } from '../data/cards.ts';
import type { End, State } from '../state.ts';
import { otherOf, playerAt } from './seats.ts';

/** After a shot. The last card of the last round ends it, whatever was turned up (ruling 24). */
export function endOf(state: State): End | null {
  const dead = state.players.findIndex((player) => player.health === 0);
  if (dead !== -1) return { by: 'shot', winner: otherOf(dead) };
  if (state.chamber.length > 0) return null;
  const [a, b] = [playerAt(state, 0).health, playerAt(state, 1).health];
  if (a === b) return { by: 'draw' };
  return { by: 'count', winner: a > b ? 0 : 1 };
}

/** Counts a missed own shot; the third in a row is not fired any more but loses (rulings 20, 23). @returns whether it did */
export function miss(state: State, seat: Seat): boolean {
  const player = playerAt(state, seat);
  player.missed += 1;
  if (player.missed < missesToLose) return false;
  state.end = { by: 'silence', winner: otherOf(seat) };
  return true;
}

export function outcome({ end }: State): readonly (readonly Seat[])[] | undefined {
  if (!end) return undefined;
  return 'winner' in end ? [[end.winner], [otherOf(end.winner)]] : [[0, 1]];
}
