/** Who is alive, and the person at a seat. */
import type { Seat } from '../../../kit/game.ts';
import type { Strength } from '../data/works.ts';
import type { Line, LineNumber, Player, State } from '../state.ts';

export function livingSeats(state: { readonly players: readonly Pick<Player, 'died'>[] }): Seat[] {
  return state.players.flatMap((player, seat) => (player.died === null ? [seat] : []));
}

/** Undefined for the dead and for seats that are not there. */
export function livingPlayer(state: State, seat: Seat): Player | undefined {
  const player = state.players[seat];
  return player?.died === null ? player : undefined;
}

/** What stands there now. */
export function strengthOf(line: Line): Strength {
  return { glass: line.glass ?? 0, gun: line.gun ?? 0, concrete: line.concrete ?? 0, walls: line.walls };
}

export function lineAt(state: State, line: LineNumber): Line | undefined {
  return state.lines[line - 1];
}
