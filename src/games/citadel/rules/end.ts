/** Victory and defeat (ruling 83): of all together, nobody has a score of their own. */
import type { Seat } from '../../../kit/game.ts';
import type { State } from '../state.ts';

/** Won or lost together (rulings 83, 145). Undefined while the game goes on. */
export function outcome(state: State): readonly (readonly Seat[])[] | undefined {
  if (state.phase !== 'over') return undefined;
  return [state.players.map((_, seat) => seat)];
}
