/** In which order the seats stand around the table: the zombie of the beginning is the last (5.2). */
import type { Seat } from '../../../kit/game.ts';
import type { State } from '../state.ts';

export function orderOf({ players, first }: Pick<State, 'players' | 'first'>): readonly Seat[] {
  const seats = [...players.keys()];
  const begin = (first ?? -1) + 1;
  return [...seats.slice(begin), ...seats.slice(0, begin)];
}
