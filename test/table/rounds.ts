/**
 * A toy for the tests of the table: each round everybody steps or stays, openly, in any order (`windows`) or one after the other
 * (`turns`). Silence stays. A seat that is `out` is never asked.
 */
import type { AnsweredBy, Ask, Game, Seat } from '../../src/kit/game.ts';
import { lettered } from '../toys/picture.ts';

interface State {
  readonly order: 'windows' | 'turns';
  readonly rounds: number;
  readonly round: number;
  readonly players: readonly Seat[];
  /** Not yet in this round. */
  readonly left: readonly Seat[];
  readonly told: readonly {
    readonly round: number;
    readonly seat: Seat;
    readonly what: Action;
    readonly by: AnsweredBy;
  }[];
}
type Action = 'step' | 'stay';

const options = { order: ['windows', 'turns'], length: ['6', '2'], out: ['nobody', 'first'] } as const;

export const rounds: Game<State, Action, null, typeof options> = {
  id: 'rounds',
  version: 1,
  options,
  recommended: {},
  clocks: { round: 'long' },
  topics: [],
  seats: () => ({ min: 2, max: 6 }),
  setup: (seats, { order, length, out }) => {
    const players = Array.from({ length: seats }, (_, seat) => seat).slice(out === 'first' ? 1 : 0);
    return { state: { order, rounds: Number(length), round: 1, players, left: players, told: [] }, notes: [] };
  },
  asks: ({ order, rounds, round, left }): Ask[] => {
    if (round > rounds) return [];
    const ask = {
      question: 'round',
      title: { id: 'rounds-ask', args: { round } },
      mode: 'open',
      clock: 'round',
    } as const;
    if (order === 'windows') return [{ ...ask, key: `round:${round}`, seats: left }];
    return left.slice(0, 1).map((seat) => ({ ...ask, key: `turn:${round}:${seat}`, seats: [seat] }));
  },
  playing: ({ players }) => players,
  view: () => null,
  menu: () => ({
    kind: 'pick',
    text: [],
    items: (['step', 'stay'] as const).map((id) => ({ id, label: { id: `rounds-${id}` }, do: id })),
    otherwise: 'stay',
  }),
  apply: (state, answers) => {
    const told = [
      ...state.told,
      ...answers.map(({ seat, action, by }) => ({ round: state.round, seat, what: action, by })),
    ];
    const left = state.left.filter((seat) => answers.every((x) => x.seat !== seat));
    const next = left.length > 0 ? { left } : { left: state.players, round: state.round + 1 };
    const isOver = state.order === 'turns' || left.length === 0;
    return { state: { ...state, told, ...next }, notes: isOver ? [{ rank: 'line', text: { id: 'rounds-told' } }] : [] };
  },
  outcome: (state) => (state.round > state.rounds ? [state.players] : undefined),
  board: () => [],
  picture: (_, words) => lettered([{ id: 'rounds-board' }], words),
  tell: (_, __, action) => [{ id: `rounds-${action}` }],
  play: () => ({ pick: 'step' }),
};
