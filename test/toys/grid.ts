/** A toy in the style of Office: figures on a grid, a turn of several dice steps under one key and one clock. */
import type { Game, Note } from '../../src/kit/game.ts';
import type { Item } from '../../src/kit/menu.ts';
import { lettered } from './picture.ts';

const size = 3;
interface State {
  readonly turn: number;
  /** Dice of this turn that are still to be walked. */
  readonly dice: readonly number[];
  readonly places: readonly number[]; // cell by seat; size * size: out
  /** Where the turn has led so far. */
  readonly went: readonly number[];
}
type Action = { readonly die: number; readonly to: number } | { readonly stop: true };
const options = { turns: ['12', '6'] } as const;
const last = 12;

export const maze: Game<State, Action, State, typeof options> = {
  id: 'maze',
  version: 1,
  options,
  recommended: { turns: '6' },
  clocks: { turn: 'long' },
  topics: [],
  seats: () => ({ min: 4, max: 8 }),
  setup: (seats, { turns }, dice) => ({
    state: {
      turn: last - Number(turns),
      dice: dice.roll(2, 2),
      places: Array.from({ length: seats }, () => 0),
      went: [],
    },
    notes: [],
  }),
  asks: (state) =>
    state.turn >= last
      ? []
      : [
          {
            key: `turn:${state.turn}`,
            question: 'turn',
            title: { id: 'maze-ask' },
            seats: [state.turn % state.places.length],
            mode: 'open',
            clock: 'turn',
          },
        ],
  playing: ({ places }) => [...places.keys()],
  view: (state) => state,
  menu: (view) => {
    const from = view.places[view.turn % view.places.length] ?? 0;
    const ways = [...new Set(view.dice)].map(
      (die): Item<Action> => ({
        id: `die${die}`,
        label: { id: 'maze-die', args: { die } },
        open: () => ({
          kind: 'pick',
          text: [],
          items: reachable(from, die).map((to) => ({
            id: `to${to}`,
            label: { id: 'maze-cell', args: { cell: to } },
            do: { die, to },
          })),
        }),
      }),
    );
    const items: readonly Item<Action>[] = [{ id: 'stop', label: { id: 'maze-stop' }, do: { stop: true } }, ...ways];
    return { kind: 'pick', text: [{ id: 'maze-where', args: { cell: from } }], items, otherwise: 'stop' };
  },
  apply: (state, answers, dice) => {
    const action = answers[0]?.action;
    const seat = state.turn % state.places.length;
    const next = { turn: state.turn + 1, dice: dice.roll(2, 2), went: [] };
    if (!action || 'stop' in action) return { state: { ...state, ...next }, notes: told(seat, state.went) };
    const places = state.places.map((cell, i) => (i === seat ? action.to : cell));
    const used = state.dice.indexOf(action.die);
    const rest = state.dice.filter((_, i) => i !== used);
    const went = [...state.went, action.to];
    if (rest.length > 0) return { state: { ...state, places, dice: rest, went }, notes: [] };
    return { state: { ...next, places }, notes: told(seat, went) };
  },
  outcome: ({ turn, places }) => (turn >= last ? [[...places.keys()]] : undefined),
  chronicle: ({ turn, places, went }) => told(turn % places.length, went),
  board: (view) => [{ id: 'maze-board', args: { cells: [...view.places] } }],
  picture: (view, words) => lettered(maze.board(view), words),
  tell: () => [{ id: 'maze-stop' }],
  play: (view, ask, dice) => {
    const [die] = view.dice;
    const from = view.places[ask.seats[0] ?? 0] ?? 0;
    if (die === undefined) return { pick: 'stop' };
    return { pick: `die${die}`, within: { pick: `to${dice.pick(reachable(from, die))}` } };
  },
};

function told(seat: number, went: readonly number[]): readonly Note[] {
  return went.map((cell) => ({ rank: 'line', text: { id: 'maze-went', args: { player: { seat }, cell } } }));
}

function reachable(from: number, steps: number): readonly number[] {
  const [x, y] = [from % size, Math.floor(from / size)];
  return Array.from({ length: size * size }, (_, cell) => cell).filter(
    (cell) => Math.abs((cell % size) - x) + Math.abs(Math.floor(cell / size) - y) === steps,
  );
}
