/** How a duel begins. Numbers as in src/games/revolver/RULES.md. */
import { describe, expect, test } from 'vitest';
import { cards, copies } from '../../../src/games/revolver/data/cards.ts';
import { revolver } from '../../../src/games/revolver/index.ts';
import { viewOf } from '../../../src/games/revolver/view.ts';
import { diceOf } from '../../../src/kit/dice.ts';
import { optionsOf } from '../../../src/kit/presets.ts';
import { readBy } from './kit.ts';

const printed = optionsOf(revolver, 'printed');
const begun = (seed: string, options = printed) => revolver.setup(2, options, diceOf(seed, 0));
const seeds = Array.from({ length: 60 }, (_, i) => `setup-${i}`);

test('1: it is called Revolver, and two play it', () => {
  expect(revolver.id).toBe('revolver');
  expect(revolver.seats(printed)).toEqual({ min: 2, max: 2 });
});

describe('2: hands and deck', () => {
  test.each(seeds.slice(0, 5))('three cards each, ten left, four of each kind in all (%s)', (seed) => {
    const { state } = begun(seed);
    expect(state.players.map((x) => x.hand.length)).toEqual([3, 3]);
    expect(state.deck).toHaveLength(10);
    const all = [...state.players.flatMap((x) => x.hand), ...state.deck].sort();
    expect(all).toEqual(cards.flatMap((card) => Array.from({ length: copies }, () => card)).sort());
  });
  test('everybody is told his own hand, and nobody another', () => {
    const { state, notes } = begun('hands');
    for (const seat of [0, 1]) {
      const dealt = readBy(notes, seat).filter((x) => x.id === 'revolver-dealt');
      expect(dealt).toHaveLength(1);
      expect(viewOf(state, seat).me?.hand).toEqual(state.players[seat]?.hand);
    }
    expect(readBy(notes, null).some((x) => x.id === 'revolver-dealt')).toBe(false);
    expect(viewOf(state, null).me).toBeNull();
  });
  test('sizes of hands, bullets and blanks are public', () => {
    const view = viewOf(begun('public').state, null);
    expect(view.people.map((x) => x.cards)).toEqual([3, 3]);
    expect(view.left).toEqual({ bullets: 6, blanks: 6 });
  });
});

describe('3: who begins', () => {
  test('the higher throw, and both throws are told', () => {
    for (const seed of seeds) {
      const { state, notes } = begun(seed);
      const told = notes.filter((x) => x.text?.id === 'revolver-begin-first');
      expect(told).toHaveLength(1);
      const { first, high, low } = told[0]?.text?.args ?? {};
      expect(first).toEqual({ seat: state.shooter });
      expect(Number(high)).toBeGreaterThan(Number(low));
      expect(Number(high)).toBeLessThanOrEqual(6);
    }
  });
  test.each([
    ['a higher', [5, 2], 0],
    ['a lower', [2, 5], 1],
    ['after a tie, the next throw counts: a higher', [3, 3, 6, 1], 0],
    ['after a tie, the next throw counts: a lower', [3, 3, 1, 6], 1],
  ] as const)('%s throw of seat 0 (%j): seat %i shoots first', (_, throws, shooter) => {
    const rest = [...throws];
    const dice = { ...diceOf('throws', 0), range: (low: number) => rest.shift() ?? low };
    expect(revolver.setup(2, printed, dice).state.shooter).toBe(shooter);
    expect(rest).toEqual([]);
  });
  test('ties are thrown again, and each is told', () => {
    const ties = seeds.map((seed) => begun(seed).notes.filter((x) => x.text?.id === 'revolver-begin-tie').length);
    expect(ties.some((n) => n > 0)).toBe(true);
    expect(ties.some((n) => n === 0)).toBe(true);
  });
  test('either may begin', () => {
    expect(new Set(seeds.map((seed) => begun(seed).state.shooter))).toEqual(new Set([0, 1]));
  });
});

test.each(['3', '5', '6'] as const)('18: with the option %s everybody has so many tokens', (health) => {
  const { state } = begun('health', { ...printed, health });
  expect(state.players.map((x) => x.health)).toEqual([Number(health), Number(health)]);
});

test('18, 5: the presets', () => {
  expect(printed).toEqual({ health: '3', defence: 'open' });
  expect(optionsOf(revolver, 'recommended')).toEqual({ health: '5', defence: 'hidden' });
});

test('16: a round begins with six bullets and six blanks in a random order', () => {
  const chambers = seeds.map((seed) => begun(seed).state.chamber);
  for (const chamber of chambers) expect(chamber.filter((x) => x === 'bullet')).toHaveLength(6);
  for (const chamber of chambers) expect(chamber).toHaveLength(12);
  expect(new Set(chambers.map((x) => x.join())).size).toBeGreaterThan(50);
});
