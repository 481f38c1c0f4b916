/** Ruling 87: what a person may know. The contract test changes every secret; here each is named. */
import { describe, expect, test } from 'vitest';
import { citadel } from '../../../src/games/citadel/index.ts';
import type { Deed, State } from '../../../src/games/citadel/state.ts';
import { viewOf } from '../../../src/games/citadel/view.ts';
import { diceOf } from '../../../src/kit/dice.ts';
import { optionsOf } from '../../../src/kit/presets.ts';

const poison = 'POISON';
const number = 987654;

/** Every secret of the state filled with what occurs nowhere else. */
function poisoned(phase: State['phase']): State {
  const { state } = citadel.setup(10, optionsOf(citadel, 'printed'), diceOf('view', 0));
  const horde = { normal: number, fast: number, fat: number, spitter: number };
  const deed: Deed = { do: 'use', item: number, line: number };
  return {
    ...state,
    phase,
    coming: state.lines.map(() => horde),
    waiting: state.players.map(() => [deed]),
    players: state.players.map((player) => ({
      ...player,
      bonus: 'walls',
      scouted: [{ line: number, horde }],
      keep: [number],
      plan: {
        line: number,
        gun: true,
        shoot: { on: true, weapons: [number], targets: [] },
        melee: { opening: true, weapon: number, targets: [] },
        joint: [number],
        later: { ammoAbove: number },
        grenade: number,
        second: { line: number, when: 'clear' },
        keep: [number],
      },
    })),
  };
}

describe('ruling 87', () => {
  test.each(['bonus', 'prep', 'consent', 'plan', 'over'] as const)(
    'in the phase %s others and onlookers see no secret',
    (phase) => {
      const state = poisoned(phase);
      const others = {
        ...state,
        players: state.players.map((player, seat) => (seat === 3 ? state.players[0] : player)),
      };
      expect(JSON.stringify(viewOf(state, null))).not.toContain(String(number));
      const mine = viewOf({ ...state, players: others.players.map((x) => ({ ...(x ?? fail()) })) }, 3);
      const { me, ...rest } = mine;
      expect(JSON.stringify(rest)).not.toContain(String(number));
      expect(me?.scouted).toHaveLength(1); // my own are there
      expect(me?.keep).toEqual([number]);
      expect(me?.plan?.line).toBe(number);
    },
  );
  test('a word added to the state later stays out', () => {
    const state = poisoned('prep');
    const grown = {
      ...state,
      omen: poison,
      players: state.players.map((player) => ({ ...player, omen: poison })),
      lines: state.lines.map((line) => ({ ...line, omen: poison })),
    };
    for (const seat of [0, null]) expect(JSON.stringify(viewOf(grown, seat))).not.toContain(poison);
  });
  test('bonuses are shown when all have chosen, before that only mine (ruling 2)', () => {
    const choosing = viewOf(poisoned('bonus'), 2);
    expect(choosing.me?.bonus).toBe('walls');
    expect(choosing.players.filter((person) => person.bonus !== null).map((person) => person.seat)).toEqual([2]);
    expect(viewOf(poisoned('bonus'), null).players.every((person) => person.bonus === null)).toBe(true);
    expect(viewOf(poisoned('prep'), null).players.every((person) => person.bonus === 'walls')).toBe(true);
  });
});

describe('offers (ruling 43)', () => {
  const state = poisoned('consent');
  const [a, b] = state.players;
  if (!a || !b) throw new Error('no players');
  a.items = [{ id: 1, kind: 'clip' }];
  b.items = [{ id: 2, kind: 'pistol', ammo: 3 }];
  const exchange: Deed = { do: 'exchange', seat: 1, give: [1], take: [2], otherwise: { do: 'rest' } };
  state.waiting = state.players.map((_, seat) => (seat === 0 ? [exchange, { do: 'rest' }] : []));

  test('whom an exchange touches sees who gives and takes what', () => {
    expect(viewOf(state, 1).offers).toEqual([{ who: 0, gives: a.items, takes: b.items }]);
  });
  test('nobody else sees it', () => {
    for (const seat of [0, 2, null]) expect(viewOf(state, seat).offers).toEqual([]);
  });
  test('several exchanges of one person are one offer, since consent is given to a person', () => {
    const twice = {
      ...state,
      waiting: state.players.map((_, seat) => (seat === 0 ? [exchange, { ...exchange, take: [] }] : [])),
    };
    expect(viewOf(twice, 1).offers).toEqual([{ who: 0, gives: a.items, takes: b.items }]);
  });
});

function fail(): never {
  throw new Error('no such player');
}
