/**
 * A toy in the style of Survive: a window in which everybody acts in any order, interrupted by a question to one (bitten?), with
 * a standing order that answers it in advance.
 */
import type { Ask, Game } from '../../src/kit/game.ts';
import { sheet } from '../../src/kit/menu.ts';
import { lettered } from './picture.ts';

type Reaction = 'hide' | 'tell';
interface State {
  readonly day: number;
  readonly acts: readonly number[]; // left today
  readonly food: number;
  readonly bitten: number | null;
  /** Known to themselves only. */
  readonly orders: readonly (Reaction | null)[];
  readonly infected: readonly boolean[];
}
interface View extends Pick<State, 'day' | 'acts' | 'food' | 'bitten'> {
  readonly me: { readonly order: Reaction | null; readonly infected: boolean } | null;
}
type Action = { readonly act: 'forage' | 'wait' } | { readonly reaction: Reaction } | { readonly order: Reaction };
const options = { days: ['3'] } as const;
const ask = (key: string, seats: readonly number[], mode: Ask['mode']): Ask => ({
  key,
  title: { id: `camp-ask-${key.split(':')[0]}` },
  seats,
  mode,
  clock: mode === 'standing' ? 'react' : 'day',
});
const set = <T>(xs: readonly T[], i: number, x: T): readonly T[] => xs.map((old, j) => (i === j ? x : old));

export const camp: Game<State, Action, View, typeof options> = {
  id: 'camp',
  version: 1,
  options,
  recommended: {},
  clocks: { day: 'long', react: 'short' },
  topics: [],
  seats: () => ({ min: 3, max: 12 }),
  setup: (seats) => {
    const each = <T>(x: T) => Array.from({ length: seats }, () => x);
    return {
      state: { day: 3, acts: each(2), food: 0, bitten: null, orders: each(null), infected: each(false) },
      notes: [],
    };
  },
  asks: (state) => {
    if (state.day === 0) return [];
    const everyone = [...state.acts.keys()];
    const order = ask('order:0', everyone, 'standing');
    if (state.bitten !== null) return [ask(`bitten:${state.day}`, [state.bitten], 'open'), order];
    const awake = everyone.filter((seat) => (state.acts[seat] ?? 0) > 0);
    return [ask(`day:${state.day}`, awake, 'open'), order];
  },
  view: ({ day, acts, food, bitten, orders, infected }, seat) => ({
    day,
    acts,
    food,
    bitten,
    me: seat === null ? null : { order: orders[seat] ?? null, infected: infected[seat] ?? false },
  }),
  menu: (view, { key }) => {
    const reactions = (['hide', 'tell'] as const).map((id) => ({ id, label: { id: `camp-${id}` } }));
    if (key.startsWith('bitten')) {
      const items = reactions.map((x) => ({ ...x, do: { reaction: x.id } }));
      return { kind: 'pick', text: [], items, otherwise: view.me?.order ?? 'tell' };
    }
    if (key.startsWith('order')) {
      const items = reactions.map((x) => ({ ...x, do: x.id }));
      const menu = { kind: 'pick', text: [], items } as const;
      return sheet([], { order: { label: { id: 'camp-order' }, menu } }, (answers: { order: Reaction }) => answers);
    }
    const items = (['forage', 'wait'] as const).map((id) => ({ id, label: { id: `camp-${id}` }, do: { act: id } }));
    return { kind: 'pick', text: [], items, otherwise: 'wait' };
  },
  apply: (state, answers, dice) => {
    const [answer] = answers;
    if (!answer) return { state, notes: [] };
    const { seat, action } = answer;
    if ('order' in action) return { state: { ...state, orders: set(state.orders, seat, action.order) }, notes: [] };
    if ('reaction' in action) {
      const infected = set(state.infected, seat, true);
      const told = { rank: 'headline', text: { id: 'camp-was-bitten', args: { player: { seat } } } } as const;
      return { state: endOfDay({ ...state, bitten: null, infected }), notes: action.reaction === 'tell' ? [told] : [] };
    }
    const acts = set(state.acts, seat, (state.acts[seat] ?? 0) - 1);
    if (action.act === 'wait') return { state: endOfDay({ ...state, acts }), notes: [] };
    const bitten = dice.int(3) === 0 ? seat : null;
    const next = { ...state, acts, food: state.food + 1, bitten };
    return {
      state: bitten === null ? endOfDay(next) : next,
      notes: [{ rank: 'line', text: { id: 'camp-found', args: { player: { seat }, food: next.food } } }],
    };
  },
  outcome: ({ day, acts }) => (day === 0 ? [[...acts.keys()]] : undefined),
  board: (view) => [{ id: 'camp-board', args: { day: view.day, food: view.food } }],
  picture: (view, words) => lettered(camp.board(view), words),
  tell: (_, { key }) => [{ id: `camp-ask-${key.split(':')[0]}` }],
  play: (_, { key }) => {
    if (key.startsWith('order')) return { rows: { order: { pick: 'hide' } } };
    return { pick: key.startsWith('bitten') ? 'hide' : 'forage' };
  },
};

function endOfDay(state: State): State {
  if (state.acts.some((n) => n > 0)) return state;
  return { ...state, day: state.day - 1, acts: state.acts.map(() => 2) };
}

export const campHides = (path: string, seat: number | null): boolean =>
  /^(orders|infected)\./.test(path) && path !== `orders.${seat}` && path !== `infected.${seat}`;
