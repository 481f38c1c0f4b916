/** Whom the game waits for. */
import type { Ask, Seat } from '../../kit/game.ts';
import { pool } from './data/floor.ts';
import { who } from './names.ts';
import { orderOf } from './rules/order.ts';
import { lastTurn } from './rules/round.ts';
import { builder, left } from './rules/walls.ts';
import type { State } from './state.ts';

/** People's and zombies' turns are open: each is played at once (5.2). */
export type Question = 'zombie' | 'wall' | 'turn';

export function asksOf(state: State): readonly Ask<Question>[] {
  const { phase, turn, players } = state;
  switch (phase) {
    case 'roles': {
      const seats = [...players.keys()];
      return [
        {
          key: 'zombie',
          question: 'zombie',
          title: { id: 'office-ask-zombie' },
          seats,
          mode: 'sealed',
          clock: 'zombie',
        },
      ];
    }
    case 'walls': {
      const section = pool.plain + pool.door - left(state.pool) + 1;
      const seat = builder(state);
      const args = { section, sections: pool.plain + pool.door, person: who(seat) };
      const title = { id: 'office-ask-wall', args };
      return [{ key: `wall:${section}`, question: 'wall', title, seats: [seat], mode: 'open', clock: 'walls' }];
    }
    case 'humans':
    case 'zombies': {
      const seats = orderOf(state).filter((seat) => players[seat]?.course);
      if (state.options.order === 'windows') {
        const title = { id: `office-ask-${phase}`, args: { turn, turns: lastTurn } };
        return [{ key: `${phase}:${turn}`, question: 'turn', title, seats, mode: 'open', clock: phase }];
      }
      return seats.slice(0, 1).map((seat) => turnAsk(state, seat));
    }
    case 'over':
      return [];
    default:
      return phase satisfies never;
  }
}

/** Strict order: one figure after the other, each with a clock of its own. */
function turnAsk({ phase, turn }: State, seat: Seat): Ask<Question> {
  const title = { id: `office-ask-turn-${phase}`, args: { turn, turns: lastTurn, person: who(seat) } };
  const clock = phase === 'zombies' ? 'zombies' : 'humans';
  return { key: `${phase}:${turn}:${seat}`, question: 'turn', title, seats: [seat], mode: 'open', clock };
}
