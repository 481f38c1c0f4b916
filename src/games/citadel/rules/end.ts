/** Victory and defeat (ruling 83): all together, no score of anybody's own. */
import type { Seat } from '../../../kit/game.ts';
import type { State } from '../state.ts';

/** Held or lost together (rulings 83, 145). Undefined while it is played. */
export function outcome(state: State): readonly (readonly Seat[])[] | undefined {
  if (state.phase !== 'over') return undefined;
  return [state.players.map((_, seat) => seat)];
}
