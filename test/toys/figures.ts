/**
 * A toy in the style of Skirmish: a seat leads several figures and acts with each once a round, and figures found on the way
 * join whoever found them.
 */
import type { Game, Note } from '../../src/kit/game.ts';
import { lettered } from './picture.ts';

interface Figure {
  readonly seat: number;
  readonly ready: boolean;
  readonly loot: number;
}
interface State {
  readonly round: number;
  /** What was done in this round. */
  readonly done: readonly { readonly seat: number; readonly what: 'loot' | 'call' }[];
  readonly figures: readonly Figure[];
  readonly seats: number;
}
interface View extends State {
  readonly me: number | null;
}
interface Action {
  readonly figure: number;
  readonly what: 'loot' | 'call';
}
const options = { rounds: ['3'] } as const;

export const gangs: Game<State, Action, View, typeof options> = {
  id: 'gangs',
  version: 1,
  options,
  recommended: {},
  clocks: { round: 'long' },
  topics: [],
  seats: () => ({ min: 1, max: 6 }),
  setup: (seats) => ({
    state: {
      round: 3,
      done: [],
      seats,
      figures: Array.from({ length: seats }, (_, seat) => ({ seat, ready: true, loot: 0 })),
    },
    notes: [],
  }),
  asks: ({ round, figures }) =>
    round === 0
      ? []
      : [
          {
            key: `round:${round}`,
            question: 'round',
            title: { id: 'gangs-ask' },
            seats: [...new Set(figures.filter((x) => x.ready).map((x) => x.seat))],
            mode: 'open',
            clock: 'round',
          },
        ],
  playing: ({ seats }) => Array.from({ length: seats }, (_, seat) => seat),
  view: (state, seat) => ({
    ...state,
    me: seat,
    figures: state.figures.map((x) => (x.seat === seat ? x : { ...x, loot: 0 })),
  }),
  menu: (view) => {
    const mine = view.figures.flatMap((x, figure) => (x.ready && x.seat === view.me ? [{ ...x, figure }] : []));
    return {
      kind: 'pick',
      text: [],
      picture: (words) => lettered(gangs.board(view), words),
      items: mine.map(({ figure }) => ({
        id: `f${figure}`,
        label: { id: 'gangs-figure', args: { figure } },
        open: () => ({
          kind: 'pick',
          text: [],
          picture: (words) => lettered([{ id: 'gangs-sight', args: { figure } }], words),
          stays: true,
          items: [
            { id: 'loot', label: { id: 'gangs-loot' }, do: { figure, what: 'loot' } },
            { id: 'call', label: { id: 'gangs-call' }, do: { figure, what: 'call' } },
          ],
          otherwise: 'loot',
        }),
      })),
      otherwise: `f${mine[0]?.figure}`,
    };
  },
  apply: (state, answers, dice) => {
    const action = answers[0]?.action;
    const actor = action && state.figures[action.figure];
    if (!action || !actor) return { state, notes: [] };
    const loot = dice.range(1, 6);
    const joins = action.what === 'call' && state.figures.length < 3 * state.seats;
    const figures = [
      ...state.figures.map((x, i) =>
        i === action.figure ? { ...x, ready: false, loot: x.loot + (action.what === 'loot' ? loot : 0) } : x,
      ),
      ...(joins ? [{ seat: actor.seat, ready: false, loot: 0 }] : []),
    ];
    const done = [...state.done, { seat: actor.seat, what: action.what }];
    const resting = figures.every((x) => !x.ready);
    return {
      state: resting
        ? { ...state, round: state.round - 1, done: [], figures: figures.map((x) => ({ ...x, ready: true })) }
        : { ...state, done, figures },
      notes: resting ? told(done) : [],
    };
  },
  outcome: ({ round, seats }) => (round === 0 ? [Array.from({ length: seats }, (_, seat) => seat)] : undefined),
  chronicle: ({ done }) => told(done),
  board: (view) => [{ id: 'gangs-board', args: { figures: view.figures.length } }],
  picture: (view, words) => lettered(gangs.board(view), words),
  tell: (_, __, { figure }) => [{ id: 'gangs-figure', args: { figure } }],
  play: (view, _, dice) => {
    const mine = view.figures.flatMap((x, i) => (x.ready && x.seat === view.me ? [i] : []));
    return { pick: `f${dice.pick(mine)}`, within: { pick: dice.pick(['loot', 'call']) } };
  },
};

function told(done: State['done']): readonly Note[] {
  return done.map(({ seat, what }) => ({
    rank: 'line',
    text: { id: `gangs-did-${what}`, args: { player: { seat } } },
  }));
}

export const gangsHide = (path: string, seat: number | null, state: State): boolean => {
  const [, figure] = /^figures\.(\d+)\.loot$/.exec(path) ?? [];
  return figure !== undefined && state.figures[Number(figure)]?.seat !== seat;
};
