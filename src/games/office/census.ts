/** What the simulation reports of Zombie Office: the columns of the balance table of the rules page, and what the two sides do. */
import type { Census, Observation } from '../../kit/census.ts';
import { placesOf } from './rules/outcome.ts';
import { peopleOf } from './rules/people.ts';
import type { State } from './state.ts';

export const census: Census<State> = {
  result: (state) => (peopleOf(state.players).length > 0 ? 'police' : 'all eaten'),
  watch: () => {
    let last: State | undefined;
    return ({ state }, over) => {
      const observed = [...(last ? between(last, state) : []), ...(over ? atTheEnd(state) : [])];
      last = state;
      return observed;
    };
  },
};

function between(before: State, after: State): readonly Observation[] {
  return after.players.flatMap((player, seat): readonly Observation[] => {
    const was = before.players[seat];
    if (!was || was.cell === null || player.cell !== null) return [];
    return [{ table: 'falls', row: was.role === 'human' ? 'people' : 'zombies', values: { turn: before.turn } }];
  });
}

function atTheEnd(state: State): readonly Observation[] {
  const { players, first, turn } = state;
  const [top = []] = placesOf(players);
  const alive = peopleOf(players).map(({ seat }) => seat);
  const deaths = players.flatMap(({ died }) => (died === null ? [] : [died]));
  const percent = (yes: boolean) => (yes ? 100 : 0);
  return [
    {
      table: 'games',
      row: 'all',
      values: {
        deaths: deaths.length,
        'alive at the end': alive.length,
        'first zombie on top %': percent(first !== null && top.includes(first)),
        'a survivor on top %': percent(top.some((seat) => alive.includes(seat))),
        turns: turn,
      },
    },
    ...(deaths.length > 0
      ? [{ table: 'games', row: 'with a death', values: { 'first death': Math.min(...deaths) } }]
      : []),
    ...players.map((player, seat): Observation => {
      const row = seat === first ? 'first zombie' : player.died === null ? 'survivors' : 'bitten';
      const { points, kills, assists } = player;
      return { table: 'figures', row, values: { points, kills, assists, 'on top %': percent(top.includes(seat)) } };
    }),
  ];
}
