/** The computer player: what a person at the same table would call sensible. Legality is the contract test's affair. */
import { describe, expect, test } from 'vitest';
import { citadel } from '../../../src/games/citadel/index.ts';
import { postsOf } from '../../../src/games/citadel/play/index.ts';
import type { Action, Item, Player, State } from '../../../src/games/citadel/state.ts';
import { viewOf } from '../../../src/games/citadel/view.ts';
import { diceOf } from '../../../src/kit/dice.ts';
import { complete } from '../../../src/kit/menu.ts';
import { optionsOf } from '../../../src/kit/presets.ts';

function fortress(seats: number, change: Partial<State>, everybody: Partial<Player> = {}): State {
  const { state } = citadel.setup(seats, optionsOf(citadel, 'recommended'), diceOf('play', 0));
  const players = state.players.map((player) => ({ ...player, bonus: 'walls', actions: 1, ...everybody }) as const);
  return { ...state, players, ...change };
}

function withPlayer(state: State, seat: number, change: Partial<Player>): State {
  return { ...state, players: state.players.map((player, i) => (i === seat ? { ...player, ...change } : player)) };
}

function played(state: State, seat: number, throwing = 0): Action {
  const [ask] = citadel.asks(state);
  if (!ask) throw new Error('nothing is asked');
  const view = citadel.view(state, seat);
  const read = complete(citadel.menu(view, ask), citadel.play(view, ask, diceOf('thoughts', throwing)));
  if (!read) throw new Error('no answer');
  return read.action;
}

function deedOf(state: State, seat: number) {
  const action = played(state, seat);
  return action.kind === 'prep' ? action.deeds[0] : undefined;
}

const item = (id: number, kind: Item['kind'], more: Partial<Item> = {}): Item => ({ id, kind, ...more });

describe('where to stand', () => {
  test('everybody works out the same', () => {
    const state = fortress(14, { phase: 'plan', wave: 3 });
    const posts = state.players.map((_, seat) => [...postsOf(viewOf(state, seat)).of]);
    for (const other of posts) expect(other).toEqual(posts[0]);
    for (const [seat, line] of posts[0] ?? []) {
      const action = played(state, seat);
      expect(action.kind === 'plan' && action.plan.line).toBe(line);
    }
  });
  test('in the first wave no line stays empty', () => {
    const state = fortress(16, { phase: 'plan', wave: 1 });
    expect(new Set(postsOf(viewOf(state, null)).of.values()).size).toBe(8);
  });
  test('later fewer lines are held by more people each', () => {
    const state = fortress(16, { phase: 'plan', wave: 7 });
    expect(new Set(postsOf(viewOf(state, null)).of.values()).size).toBeLessThanOrEqual(4);
  });
  test('the machine gun is left to somebody who could not shoot elsewhere', () => {
    const armed = Array.from({ length: 5 }, (_, seat) => seat);
    const bare = fortress(10, { phase: 'plan', wave: 4 });
    const state = armed.reduce((s, seat) => withPlayer(s, seat, { items: [item(seat, 'rifle', { ammo: 5 })] }), bare);
    const gunLine = 1 + state.lines.findIndex((line) => line.gun !== null);
    const there = [...postsOf(viewOf(state, null)).of].filter(([, line]) => line === gunLine).map(([seat]) => seat);
    expect(there.some((seat) => !armed.includes(seat))).toBe(true);
  });
  test('in a blitz somebody in a vest faces the spitters alone, and the others keep away', () => {
    const spitter = { id: 900, kind: 'spitter', health: 5 } as const;
    const bare = fortress(10, { phase: 'plan', wave: 7, blitz: 1 });
    const lines = bare.lines.map((line, i) => ({ ...line, gun: null, glass: null, zombies: i === 2 ? [spitter] : [] }));
    const state = withPlayer({ ...bare, lines }, 6, { items: [item(1, 'vest', { soak: 5 })] });
    const { of } = postsOf(viewOf(state, null));
    expect([...of].filter(([, line]) => line === 3).map(([seat]) => seat)).toEqual([6]);
  });
});

describe('the preparation', () => {
  test('the badly hurt use their medkit on themselves', () => {
    const state = withPlayer(fortress(10, { phase: 'prep', wave: 3 }), 4, { health: 8, items: [item(1, 'medkit')] });
    expect(deedOf(state, 4)).toMatchObject({ do: 'use', item: 1, seat: 4 });
  });
  test('an empty gun is loaded', () => {
    const items = [item(1, 'pistol', { ammo: 0 }), item(2, 'clip')];
    const state = withPlayer(fortress(10, { phase: 'prep', wave: 4 }), 4, { items });
    expect(deedOf(state, 4)).toMatchObject({ do: 'use', item: 2, gun: 1 });
  });
  test('one person, and not all, fetches a shotgun from the storage', () => {
    const state = fortress(10, { phase: 'prep', wave: 3, storage: [item(1, 'shotgun', { ammo: 7 })] });
    const fetching = state.players.filter((_, seat) => deedOf(state, seat)?.do === 'storage');
    expect(fetching).toHaveLength(1);
  });
  test('before the last wave whoever has a weapon prepares it', () => {
    const axe = item(1, 'melee', { variant: 'axe' });
    const bare = fortress(10, { phase: 'prep', wave: 7 });
    const state = withPlayer({ ...bare, lines: bare.lines.map((line) => ({ ...line, walls: 60 })) }, 4, {
      items: [axe],
    });
    expect(deedOf(state, 4)).toMatchObject({ do: 'prepare' });
  });
  test('each of several actions is used', () => {
    const state = withPlayer(fortress(10, { phase: 'prep', wave: 2 }), 4, { actions: 2 });
    const action = played(state, 4);
    expect(action.kind === 'prep' && action.deeds.map((deed) => deed.do)).toHaveLength(2);
  });
});

test('bonuses differ', () => {
  const state = fortress(10, { phase: 'bonus' }, { bonus: null });
  const chosen = Array.from({ length: 60 }, (_, i) => played(state, i % 10, i));
  expect(new Set(chosen.map((action) => action.kind === 'bonus' && action.bonus)).size).toBeGreaterThan(5);
});
