/**
 * A toy whose rules were written three times. Each edition keeps its state in a shape of its own, which the others cannot read,
 * and lets a round weigh more: the first adds what was taken, the second twice that, the third thrice.
 */
import type { AnyGame, Ask, Game, Step } from '../../src/kit/game.ts';
import { lettered } from './picture.ts';

interface State {
  readonly edition: number;
  readonly left: number;
  readonly sum: number;
}
/** What a state is called in its edition, so that none reads another's by chance. */
type Kept = Readonly<Record<string, State>>;
interface View {
  readonly sum: number;
}

const options = { rounds: ['3', '6'] } as const;

function edition(version: number): Game<Kept, number, View, typeof options> {
  const shape = `edition-${version}`;
  const of = (kept: Kept): State => {
    const state = kept[shape];
    if (!state) throw new Error(`edition ${version} cannot read ${JSON.stringify(kept)}`);
    return state;
  };
  const kept = (state: Omit<State, 'edition'>): Kept => ({ [shape]: { ...state, edition: version } });
  const board = ({ sum }: View) => [{ id: 'editions-board', args: { sum } }];
  return {
    id: 'editions',
    version,
    options,
    recommended: {},
    clocks: { round: 'long' },
    topics: [],
    seats: () => ({ min: 2, max: 4 }),
    setup: (_, { rounds }) => ({
      state: kept({ left: Number(rounds), sum: 0 }),
      notes: [{ rank: 'headline', text: { id: 'editions-begin', args: { version } } }],
    }),
    asks: (stored): Ask[] => {
      const { left } = of(stored);
      if (left === 0) return [];
      const title = { id: 'editions-round', args: { left } };
      return [{ key: `round:${left}`, question: null, title, seats: [0, 1], mode: 'sealed', clock: 'round' }];
    },
    playing: () => [0, 1],
    view: (stored) => ({ sum: of(stored).sum }),
    menu: () => ({
      kind: 'pick',
      text: [],
      items: [1, 2, 3].map((take) => ({ id: String(take), label: { id: 'editions-take', args: { take } }, do: take })),
      otherwise: '1',
    }),
    apply: (stored, answers, dice): Step<Kept> => {
      const { left, sum } = of(stored);
      const taken = answers.reduce((all, { action }) => all + action, 0);
      const after = sum + version * (taken + dice.int(6));
      return {
        state: kept({ left: left - 1, sum: after }),
        notes: [{ rank: 'headline', text: { id: 'editions-sum', args: { sum: after } } }],
      };
    },
    outcome: (stored) => (of(stored).left === 0 ? [[0], [1]] : undefined),
    board,
    picture: (view, words) => lettered(board(view), words),
    tell: (_, __, take) => [{ id: 'editions-took', args: { take } }],
    play: () => ({ pick: '3' }),
    ...(version > 1 && {
      upgrade: (old: unknown, from: number) => {
        const state = (old as Kept)[`edition-${from}`];
        if (!state) throw new Error(`not a state of edition ${from}: ${JSON.stringify(old)}`);
        return kept({ left: state.left, sum: state.sum });
      },
    }),
  };
}

export const first: AnyGame = edition(1);
export const second: AnyGame = edition(2);
export const third: AnyGame = edition(3);
