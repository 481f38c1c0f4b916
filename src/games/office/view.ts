/**
 * What a seat may know. All happens on an open board (ruling 13): only what lies face down is hidden, and from everybody.
 * Everything is picked by name, so that a secret added to the state later stays out until somebody lets it in here.
 */
import type { Seat } from '../../kit/game.ts';
import type { Cell } from './data/plan.ts';
import type { Player, State } from './state.ts';

export interface View
  extends Readonly<
    Pick<State, 'options' | 'phase' | 'turn' | 'first' | 'pool' | 'plan' | 'lying' | 'alone' | 'events'>
  > {
  /** null: an onlooker. */
  readonly seat: Seat | null;
  readonly players: readonly Readonly<Player>[];
  /** Where tokens lie face down. */
  readonly tokens: readonly Cell[];
}

export function viewOf(state: State, seat: Seat | null): View {
  const { options, phase, turn, first, pool, plan, tokens, lying, alone, players, events } = state;
  return {
    seat,
    options,
    phase,
    turn,
    first,
    pool,
    plan,
    lying,
    alone,
    events,
    players,
    tokens: tokens.map(({ cell }) => cell),
  };
}
