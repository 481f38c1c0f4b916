/**
 * A toy in the style of Survive: an open day in which everybody does what they like in any order until they are ready; what one meets
 * on the way (bitten? somebody found?) interrupts it for those concerned alone; a standing order answers the first in advance. Who
 * comes to the running game waits until somebody is found whom they can play.
 */
import type { Answer, Ask, Game, Note, Seat } from '../../src/kit/game.ts';
import { sheet } from '../../src/kit/menu.ts';
import { lettered } from './picture.ts';

type Reaction = 'hide' | 'tell';
type Fact = { readonly seat: Seat; readonly what: 'found' | 'bitten'; readonly food: number };
interface State {
  readonly day: number;
  /** Left today. */
  readonly acts: readonly number[];
  readonly food: number;
  /** Who has a character; the others wait for one. */
  readonly inside: readonly boolean[];
  readonly bitten: readonly Seat[];
  /** Somebody was found today whom nobody plays yet. */
  readonly found: boolean;
  /** Known to themselves only. */
  readonly orders: readonly (Reaction | null)[];
  readonly infected: readonly boolean[];
  /** What everybody has seen of this day. */
  readonly seen: readonly Fact[];
}
interface View extends Pick<State, 'day' | 'acts' | 'food' | 'inside' | 'found' | 'seen'> {
  readonly me: { readonly seat: Seat; readonly order: Reaction | null; readonly infected: boolean } | null;
}
type Action =
  | { readonly act: 'forage' | 'wait' }
  | { readonly reaction: Reaction }
  | { readonly order: Reaction }
  | { readonly claim: boolean };
type Question = 'day' | 'bitten' | 'found' | 'order';

const options = { days: ['3'] } as const;
/** More than these nobody could feed. */
const most = 14;
const set = <T>(xs: readonly T[], i: number, x: T): readonly T[] => xs.map((old, j) => (i === j ? x : old));
const seatsWhere = (flags: readonly boolean[], flag: boolean): readonly Seat[] =>
  [...flags.keys()].filter((seat) => flags[seat] === flag);

export const camp: Game<State, Action, View, typeof options, Question> = {
  id: 'camp',
  version: 1,
  options,
  recommended: {},
  clocks: { day: 'long', react: 'brief' },
  topics: [],
  seats: () => ({ min: 3, max: 12 }),
  setup: (seats) => {
    const each = <T>(x: T) => Array.from({ length: seats }, () => x);
    const people = { acts: each(2), inside: each(true), orders: each(null), infected: each(false) };
    return { state: { day: 3, food: 0, bitten: [], found: false, seen: [], ...people }, notes: [] };
  },
  asks: (state) => {
    const { day, bitten, inside, found } = state;
    if (day === 0) return [];
    const title = (question: Question) => ({ id: `camp-ask-${question}` });
    const within = `day:${day}`;
    const waiting = seatsWhere(inside, false);
    const decisions = bitten.map((seat): Ask<Question> => {
      const key = `bitten:${day}:${seat}`;
      return { key, question: 'bitten', title: title('bitten'), seats: [seat], mode: 'open', clock: 'react', within };
    });
    const claim: Ask<Question> = {
      key: `found:${day}`,
      question: 'found',
      title: title('found'),
      seats: waiting,
      mode: 'sealed',
      clock: 'react',
      within,
    };
    const people = seatsWhere(inside, true);
    return [
      { key: within, question: 'day', title: title('day'), seats: people, mode: 'live', clock: 'day' },
      ...decisions,
      ...(found && waiting.length > 0 ? [claim] : []),
      { key: 'order', question: 'order', title: title('order'), seats: people, mode: 'standing' },
    ];
  },
  playing: ({ inside }) => seatsWhere(inside, true),
  enter: (state) => {
    if (state.inside.length >= most) return { refused: { id: 'camp-full' } };
    return {
      state: {
        ...state,
        acts: [...state.acts, 0],
        inside: [...state.inside, false],
        orders: [...state.orders, null],
        infected: [...state.infected, false],
      },
      notes: [],
    };
  },
  view: ({ day, acts, food, inside, found, seen, orders, infected }, seat) => ({
    day,
    acts,
    food,
    inside,
    found,
    seen,
    me: seat === null ? null : { seat, order: orders[seat] ?? null, infected: infected[seat] ?? false },
  }),
  menu: (view, { question }) => {
    switch (question) {
      case 'bitten': {
        const items = reactions.map((x) => ({ ...x, do: { reaction: x.id } }));
        return { kind: 'pick', text: [], items, otherwise: view.me?.order ?? 'tell' };
      }
      case 'order': {
        const items = reactions.map((x) => ({ ...x, do: x.id }));
        const menu = { kind: 'pick', text: [], items, otherwise: view.me?.order ?? 'tell' } as const;
        return sheet([], { order: { label: { id: 'camp-order' }, menu } }, (answers: { order: Reaction }) => answers);
      }
      case 'found': {
        const items = [true, false].map((claim) => {
          const id = claim ? 'yes' : 'no';
          return { id, label: { id: `camp-claim-${id}` }, do: { claim } };
        });
        return { kind: 'pick', text: [], items, otherwise: 'no' };
      }
      case 'day': {
        const isTired = (view.acts[view.me?.seat ?? 0] ?? 0) === 0;
        const deeds = (isTired ? (['wait'] as const) : (['forage', 'wait'] as const)).map((id) => ({
          id,
          label: { id: `camp-${id}` },
          do: { act: id },
        }));
        return {
          kind: 'pick',
          text: [{ id: 'camp-food', args: { food: view.food } }],
          items: deeds,
          otherwise: 'wait',
        };
      }
      default:
        return question satisfies never;
    }
  },
  apply: (state, answers, dice) => {
    const [answer] = answers;
    if (!answer) return { state, notes: [] };
    const { seat, action } = answer;
    if ('order' in action) return { state: { ...state, orders: set(state.orders, seat, action.order) }, notes: [] };
    if ('claim' in action) return claimed(state, answers);
    if ('reaction' in action) {
      const fact: Fact = { seat, what: 'bitten', food: state.food };
      const next = {
        ...state,
        bitten: state.bitten.filter((x) => x !== seat),
        infected: set(state.infected, seat, true),
        seen: action.reaction === 'tell' ? [...state.seen, fact] : state.seen,
      };
      const alarm: Note = { rank: 'headline', text: told(fact), urgent: true };
      return { state: next, notes: action.reaction === 'tell' ? [alarm] : [] };
    }
    if (action.act === 'wait') return endOfDay(state);
    const food = state.food + 1;
    const luck = dice.int(6);
    return {
      state: {
        ...state,
        food,
        acts: set(state.acts, seat, (state.acts[seat] ?? 0) - 1),
        bitten: luck < 2 && !state.bitten.includes(seat) ? [...state.bitten, seat] : state.bitten,
        found: state.found || luck === 2,
        seen: [...state.seen, { seat, what: 'found', food }],
      },
      notes: [],
    };
  },
  outcome: ({ day, inside }) => (day === 0 ? [[...inside.keys()]] : undefined),
  chronicle: ({ seen }) => seen.map((fact) => ({ rank: 'line', text: told(fact) })),
  board: (view) => [{ id: 'camp-board', args: { day: view.day, food: view.food } }],
  picture: (view, words) => lettered(camp.board(view), words),
  tell: (_, { question }) => [{ id: `camp-ask-${question}` }],
  play: (view, { question }) => {
    if (question === 'order') return { rows: { order: { pick: 'hide' } } };
    if (question === 'found') return { pick: 'yes' };
    if (question === 'bitten') return { pick: 'hide' };
    return { pick: (view.acts[view.me?.seat ?? 0] ?? 0) > 0 ? 'forage' : 'wait' };
  },
};

const reactions = (['hide', 'tell'] as const).map((id) => ({ id, label: { id: `camp-${id}` } }));

/** Whoever waits longest comes first. */
function claimed(state: State, answers: readonly Answer<Action>[]) {
  const claim = answers.find(({ action }) => 'claim' in action && action.claim);
  if (!claim) return { state: { ...state, found: false }, notes: [] };
  const { seat } = claim;
  const joined: Note = { rank: 'headline', text: { id: 'camp-joined', args: { player: { seat } } }, urgent: true };
  return { state: { ...state, found: false, inside: set(state.inside, seat, true) }, notes: [joined] };
}

/** The night comes once nobody wants anything more, whatever they have left. */
function endOfDay(state: State) {
  const { day, food, inside, seen } = state;
  const acts = inside.map((isInside) => (isInside ? 2 : 0));
  const notes: Note[] = [
    { rank: 'headline', text: { id: 'camp-night', args: { food } } },
    ...seen.map((fact): Note => ({ rank: 'line', text: told(fact) })),
  ];
  return { state: { ...state, day: day - 1, acts, bitten: [], found: false, seen: [] }, notes };
}

function told({ seat, what, food }: Fact) {
  const player = { seat };
  return what === 'bitten' ? { id: 'camp-was-bitten', args: { player } } : { id: 'camp-found', args: { player, food } };
}

/** That somebody was bitten shows in who is asked, not in any view. */
export const campHides = (path: string, seat: number | null): boolean =>
  /^(orders|infected)\./.test(path) && path !== `orders.${seat}` && path !== `infected.${seat}`;
