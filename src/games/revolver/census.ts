/** What the simulation reports of Revolver: who wins, how long it lasts and how it ends, and what the cards do. */
import type { Census, Observation } from '../../kit/census.ts';
import { cards } from './data/cards.ts';
import type { State } from './state.ts';

export const census: Census<State> = {
  result: ({ end, shots }) => {
    if (!end || !('winner' in end)) return 'draw';
    return end.winner === shots[0]?.shooter ? 'the first shooter wins' : 'the second wins';
  },
  watch: () => {
    let first: number | undefined;
    return ({ state }, over) => {
      first ??= state.shooter;
      return over ? atTheEnd(state, first) : [];
    };
  },
};

function atTheEnd(state: State, first: number): readonly Observation[] {
  const { end, round, shots, discard } = state;
  if (!end) return [];
  const percent = (is: boolean) => (is ? 100 : 0);
  const won = 'winner' in end ? (end.winner === first ? 100 : 0) : 50;
  const count = (is: (shot: State['shots'][number]) => boolean) => shots.filter(is).length;
  const decided = { shots: shots.length, 'first wins %': won };
  return [
    {
      table: 'duels',
      row: 'all',
      values: {
        ...decided,
        'round 1 %': percent(round === 1),
        'round 2 %': percent(round === 2),
        'round 3 %': percent(round === 3),
        'by count %': percent(end.by === 'count' || end.by === 'draw'),
        'draw %': percent(end.by === 'draw'),
      },
    },
    { table: 'ends', row: `round ${round}, by ${end.by}`, values: decided },
    {
      table: 'shots of a duel',
      row: 'all',
      values: {
        'at oneself': count(({ shooter, target }) => shooter === target),
        blank: count(({ fate }) => fate === 'blank'),
        hit: count(({ fate }) => fate === 'hit'),
        shield: count(({ fate }) => fate === 'shield'),
        misfire: count(({ fate }) => fate === 'misfire'),
        'saved by medkit': count(({ fate }) => fate === 'medkit'),
      },
    },
    ...cards.map((card) => ({
      table: 'cards in the discard at the end',
      row: card,
      values: { count: discard.filter((x) => x === card).length },
    })),
  ];
}
