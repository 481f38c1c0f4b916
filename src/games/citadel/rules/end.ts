/** Victory and defeat (ruling 83): all together, no score of anybody's own. */
import type { Seat } from '../../../kit/game.ts';
import type { State } from '../state.ts';
import { livingSeats } from './living.ts';

/** Survivors before the fallen; in a defeat nobody is ahead of anybody (ruling 145). Undefined while it is played. */
export function outcome(state: State): readonly (readonly Seat[])[] | undefined {
  if (state.phase !== 'over') return undefined;
  const living = livingSeats(state);
  const fallen = state.players.map((_, seat) => seat).filter((seat) => !living.includes(seat));
  return [living, fallen].filter((seats) => seats.length > 0);
}
