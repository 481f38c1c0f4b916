/** Places by points; equal points share a place (ruling 26). */
import type { Seat } from '../../../kit/game.ts';
import type { Player, State } from '../state.ts';

/** Undefined while it is played. */
export function outcome(state: State): readonly (readonly Seat[])[] | undefined {
  return state.phase === 'over' ? placesOf(state.players) : undefined;
}

export function placesOf(players: readonly Readonly<Pick<Player, 'points'>>[]): readonly (readonly Seat[])[] {
  const points = [...new Set(players.map((player) => player.points))].sort((a, b) => b - a);
  return points.map((score) => [...players.keys()].filter((seat) => players[seat]?.points === score));
}
