/** Several people in a game, found by the names that a test gives them; what a game adds is in its own kit. */
import type { Note, Seat } from '../../src/kit/game.ts';

export class Party<N extends string, P, S extends { readonly players: readonly P[] }> {
  readonly state: S;
  readonly names: readonly N[];
  readonly notes: readonly Note[];
  constructor(state: S, names: readonly N[], notes: readonly Note[] = []) {
    this.state = state;
    this.names = names;
    this.notes = notes;
  }

  seat(name: N): Seat {
    return this.names.indexOf(name);
  }
  of(name: N): P {
    const player = this.state.players[this.seat(name)];
    if (!player) throw new Error(`nobody is called ${name}`);
    return player;
  }
}
