/** A toy in the style of Revolver: strictly in turn, each with a hidden hand. Whoever plays the higher card takes a point. */
import type { Game } from '../../src/kit/game.ts';
import { lettered } from './picture.ts';

interface State {
  readonly turn: number;
  readonly hands: readonly (readonly number[])[];
  readonly laid: number | null;
  readonly points: readonly number[];
}
interface View {
  readonly hand: readonly number[];
  readonly left: readonly number[];
  readonly laid: number | null;
  readonly points: readonly number[];
}
const options = { cards: ['3', '2'] } as const;

export const cards: Game<State, number, View, typeof options> = {
  id: 'cards',
  version: 1,
  options,
  recommended: {},
  clocks: { turn: 'long' },
  topics: [],
  seats: () => ({ min: 2, max: 2 }),
  setup: (_, { cards }, dice) => {
    const deck = dice.shuffle(Array.from({ length: 10 }, (_, i) => i + 1));
    const count = Number(cards);
    return {
      state: { turn: 0, hands: [deck.slice(0, count), deck.slice(count, 2 * count)], laid: null, points: [0, 0] },
      notes: [0, 1].map((seat) => ({
        rank: 'line',
        secret: {
          seats: [seat],
          text: { id: 'cards-dealt', args: { cards: deck.slice(seat * count, (seat + 1) * count) } },
        },
      })),
    };
  },
  asks: (state) =>
    state.hands.every((hand) => hand.length === 0)
      ? []
      : [
          {
            key: `turn:${state.turn}`,
            question: 'turn',
            title: { id: 'cards-ask', args: { player: { seat: state.turn % 2 } } },
            seats: [state.turn % 2],
            mode: 'open',
            clock: 'turn',
          },
        ],
  playing: () => [0, 1],
  view: (state, seat) => ({
    hand: seat === null ? [] : (state.hands[seat] ?? []),
    left: state.hands.map((hand) => hand.length),
    laid: state.laid,
    points: state.points,
  }),
  menu: (view) => ({
    kind: 'pick',
    text: [],
    items: view.hand.map((card) => ({ id: `c${card}`, label: { id: 'cards-card', args: { card } }, do: card })),
    otherwise: `c${Math.min(...view.hand)}`,
  }),
  apply: (state, answers) => {
    const seat = state.turn % 2;
    const card = answers[0]?.action ?? 0;
    const hands = state.hands.map((hand, i) => (i === seat ? hand.filter((x) => x !== card) : hand));
    const winner = state.laid === null ? undefined : card > state.laid ? seat : 1 - seat;
    return {
      state: {
        turn: state.turn + 1,
        hands,
        laid: winner === undefined ? card : null,
        points: state.points.map((n, i) => (i === winner ? n + 1 : n)),
      },
      notes: [{ rank: 'line', text: { id: 'cards-laid', args: { player: { seat }, card } } }],
    };
  },
  outcome: ({ hands, points: [a = 0, b = 0] }) => {
    if (hands.some((hand) => hand.length > 0)) return undefined;
    if (a === b) return [[0, 1]];
    return a > b ? [[0], [1]] : [[1], [0]];
  },
  board: (view) => [{ id: 'cards-board', args: { points: [...view.points] } }],
  picture: (view, words) => lettered(cards.board(view), words),
  tell: (_, __, card) => [{ id: 'cards-card', args: { card } }],
  play: (view) => ({ pick: `c${Math.max(...view.hand)}` }),
};

export const cardsHide = (path: string, seat: number | null): boolean =>
  path.startsWith('hands.') && !path.startsWith(`hands.${seat}.`);
