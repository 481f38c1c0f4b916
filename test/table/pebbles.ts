/**
 * A toy for the tests of the table. Each round everybody takes one, two or three pebbles in secret; silence takes one.
 * After `rounds` rounds it is over. Seat 0 may then be asked, openly, whether it counts again.
 */
import type { Ask, Game, Seat } from '../../src/kit/game.ts';
import { lettered } from '../toys/picture.ts';

interface State {
  readonly rounds: number;
  readonly round: number;
  readonly taken: readonly number[];
  readonly asking: 'round' | 'count' | 'nothing';
}
type Action = { readonly take: number } | { readonly count: boolean } | { readonly fail: true };

const options = { rounds: ['3', '1', '70'], count: ['off', 'on'] } as const;

export const pebbles: Game<State, Action, { seat: Seat | null; mine: number }, typeof options> = {
  id: 'pebbles',
  version: 1,
  options,
  recommended: {},
  clocks: { round: 'long', count: 'short' },
  topics: [],
  seats: () => ({ min: 2, max: 4 }),
  setup: (seats, chosen) => ({
    state: { rounds: Number(chosen.rounds), round: 1, taken: Array.from({ length: seats }, () => 0), asking: 'round' },
    notes: [{ rank: 'headline', text: { id: 'pebbles-begin' } }],
  }),
  asks: ({ asking, round, taken }): Ask[] => {
    if (asking === 'nothing') return [];
    if (asking === 'count') {
      return [
        { key: 'count', question: 'count', title: { id: 'pebbles-count' }, seats: [0], mode: 'open', clock: 'count' },
      ];
    }
    const seats = taken.map((_, seat) => seat);
    return [
      {
        key: `round:${round}`,
        question: 'round',
        title: { id: 'pebbles-round', args: { round } },
        seats,
        mode: 'sealed',
        clock: 'round',
      },
    ];
  },
  playing: ({ taken }) => [...taken.keys()],
  view: (state, seat) => ({ seat, mine: seat === null ? 0 : (state.taken[seat] ?? 0) }),
  menu: (_, ask) =>
    ask.mode === 'open'
      ? {
          kind: 'pick',
          text: [],
          items: [
            { id: 'yes', label: { id: 'yes' }, do: { count: true } },
            { id: 'no', label: { id: 'no' }, do: { count: false } },
          ],
          otherwise: 'no',
        }
      : {
          kind: 'pick',
          text: [],
          items: [
            ...[1, 2, 3].map((take) => ({
              id: String(take),
              label: { id: 'pebbles-take', args: { take } },
              do: { take },
            })),
            { id: 'four', label: { id: 'pebbles-four' }, no: { id: 'pebbles-too-heavy' } },
            { id: 'fail', label: { id: 'pebbles-fail' }, do: { fail: true as const } },
          ],
          otherwise: '1',
        },
  apply: (state, answers, dice) => {
    const taken = [...state.taken];
    for (const { seat, action } of answers) {
      if ('fail' in action) throw new Error('a pebble broke');
      if ('count' in action) return { state: { ...state, asking: 'nothing' }, notes: [] };
      taken[seat] = (taken[seat] ?? 0) + action.take;
    }
    const last = state.round >= state.rounds;
    return {
      state: {
        ...state,
        taken,
        round: state.round + 1,
        asking: last ? (taken.length > 2 ? 'count' : 'nothing') : 'round',
      },
      notes: [
        {
          rank: 'headline',
          text: { id: 'pebbles-taken', args: { luck: dice.int(1000), sum: taken.reduce((a, b) => a + b) } },
        },
        ...answers.map(({ seat }) => ({
          rank: 'line' as const,
          secret: { seats: [seat], text: { id: 'pebbles-yours', args: { mine: taken[seat] ?? 0 } } },
        })),
      ],
    };
  },
  outcome: (state) => (state.asking === 'nothing' ? [state.taken.map((_, seat) => seat)] : undefined),
  board: () => [],
  picture: (_, words) => lettered([{ id: 'pebbles-board' }], words),
  tell: (_, __, action) => [{ id: 'pebbles-told', args: 'take' in action ? { take: action.take } : {} }],
  play: (_, ask) => ({ pick: ask.mode === 'open' ? 'yes' : '3' }),
  clashes: (_, answers) => {
    const greedy = answers.filter((x) => 'take' in x.action && x.action.take === 3).map((x) => x.seat);
    return greedy.length > 1 ? [{ seats: greedy, text: { id: 'pebbles-greedy' } }] : [];
  },
};
