/** What the simulation reports of Citadel: how far people and walls last, what kills, and what bonuses and items are worth. */
import type { Census, Observation } from '../../kit/census.ts';
import type { Note } from '../../kit/game.ts';
import type { ItemKind } from './data/items/index.ts';
import type { State } from './state.ts';
import { killersIn } from './story/wave.ts';

export const census: Census<State> = {
  result: (state) => (state.players.some((player) => player.died === null) ? 'won' : 'lost'),
  watch: () => {
    /** Kinds of item that each seat ever held. */
    const held: Set<ItemKind>[] = [];
    let last: State | undefined;
    return ({ state, notes }, over) => {
      state.players.forEach((player, seat) => {
        held[seat] ??= new Set();
        for (const item of player.items) held[seat].add(item.kind);
      });
      const fought = last?.phase === 'plan';
      const observed = [
        ...(fought ? afterWave(last ?? state, state) : []),
        ...deaths(notes),
        ...(over ? atTheEnd(state, held) : []),
      ];
      last = state;
      return observed;
    };
  },
};

function afterWave(before: State, after: State): readonly Observation[] {
  const living = after.players.filter((player) => player.died === null);
  const row = before.blitz > 0 ? `blitz ${before.blitz}` : `wave ${before.wave}`;
  return [
    {
      table: 'after each wave',
      row,
      values: {
        alive: living.length,
        'health together': living.reduce((sum, player) => sum + player.health, 0),
        'walls together': after.lines.reduce((sum, line) => sum + line.walls, 0),
        'lines without walls': after.lines.filter((line) => line.walls === 0).length,
        'items in hand': living.reduce((sum, player) => sum + player.items.length, 0),
        'items in storage': after.storage.length,
        kills: sumOf(after) - sumOf(before),
      },
    },
  ];
}

function sumOf(state: State): number {
  return state.players.reduce((sum, player) => sum + player.kills, 0);
}

function deaths(notes: readonly Note[]): readonly Observation[] {
  return killersIn(notes).map((row) => ({ table: 'deaths', row, values: {} }));
}

function atTheEnd(state: State, held: readonly ReadonlySet<ItemKind>[]): readonly Observation[] {
  const won = state.players.some((player) => player.died === null) ? 100 : 0;
  return state.players.flatMap(({ bonus, died, kills }, seat): Observation[] => {
    const values = { 'won %': won, 'survived %': died === null ? 100 : 0, kills };
    return [
      ...(bonus ? [{ table: 'bonuses', row: bonus, values }] : []),
      ...[...(held[seat] ?? [])].map((kind) => ({ table: 'items ever held', row: kind, values })),
    ];
  });
}
