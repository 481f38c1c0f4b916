import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { apply, setup } from '../../../src/games/citadel/apply.ts';
import { asksOf } from '../../../src/games/citadel/asks.ts';
import { itemKinds } from '../../../src/games/citadel/data/items/index.ts';
import { menuOf } from '../../../src/games/citadel/menu/index.ts';
import { findItem } from '../../../src/games/citadel/rules/find.ts';
import { seatsOf } from '../../../src/games/citadel/rules/setup.ts';
import type { Action, State } from '../../../src/games/citadel/state.ts';
import { tell } from '../../../src/games/citadel/tell/index.ts';
import { viewOf } from '../../../src/games/citadel/view.ts';
import { diceOf } from '../../../src/kit/dice.ts';
import type { Answer } from '../../../src/kit/game.ts';
import { byDefault } from '../../../src/kit/menu.ts';
import { diceWith, printed } from './kit.ts';

const start = (seats: number, seed = 'a'): State => setup(seats, printed, diceOf(seed, 0)).state;
const choose = (seat: number, bonus: Extract<Action, { kind: 'bonus' }>['bonus']): Answer<Action> => ({
  ask: 'bonus',
  seat,
  action: { kind: 'bonus', bonus },
  by: 'player',
});

describe('set-up', () => {
  test('ruling 1: ten to sixteen people; a small table lets fewer play', () => {
    expect(seatsOf(printed)).toEqual({ min: 10, max: 16 });
    expect(seatsOf({ ...printed, small_table: 'on' })).toEqual({ min: 4, max: 16 });
  });

  test('ruling 1: half as many lines as people', () => {
    const lines = [10, 11, 12, 13, 14, 15, 16].map((seats) => start(seats).lines.length);
    expect(lines).toEqual([5, 5, 6, 6, 7, 7, 8]);
  });

  test('ruling 4: one machine gun, one glass, one wire, one concrete, on four different lines', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 8, max: 16 }), (seed, seats) => {
        const { lines } = start(seats, seed);
        const equipped = lines.map((x) => [x.gun, x.glass, x.concrete].filter((y) => y !== null).length + +x.wire);
        expect(equipped.toSorted().slice(-4)).toEqual([1, 1, 1, 1]);
        expect(equipped.filter((x) => x > 0)).toHaveLength(4);
        expect(lines.flatMap((x) => x.gun ?? [])).toEqual([3]);
        expect(lines.flatMap((x) => x.glass ?? [])).toEqual([3]);
        expect(lines.flatMap((x) => x.concrete ?? [])).toEqual([20]);
      }),
      { numRuns: 50 },
    );
  });

  test('ruling 113: with two lines at a small table each gets two of the four', () => {
    const { lines } = start(4);
    const equipped = lines.map((x) => [x.gun, x.glass, x.concrete].filter((y) => y !== null).length + +x.wire);
    expect(equipped).toEqual([2, 2]);
  });

  test('ruling 5: walls of ten to thirty', () => {
    const walls = Array.from({ length: 60 }, (_, i) => start(16, `${i}`)).flatMap((x) => x.lines.map((y) => y.walls));
    expect(Math.min(...walls)).toBe(10);
    expect(Math.max(...walls)).toBe(30);
  });

  test('rulings 6 and 7: empty hands and an empty storage', () => {
    const state = start(10);
    expect(state.players.every((x) => x.items.length === 0)).toBe(true);
    expect(state.storage).toEqual([]);
  });
});

describe('bonuses', () => {
  test('ruling 2: everybody is asked in secret, all is shown at once, two may have the same', () => {
    const state = start(10);
    expect(asksOf(state)).toMatchObject([
      { key: 'bonus', mode: 'sealed', clock: 'bonus', seats: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] },
    ]);
    const { state: after, notes } = apply(state, [choose(0, 'walls'), choose(1, 'walls')], diceOf('a', 1));
    expect(after.players.slice(0, 3).map((x) => x.bonus)).toEqual(['walls', 'walls', 'health']);
    expect(notes.filter((x) => x.rank === 'line' && x.text?.id.startsWith('citadel-prep-bonus'))).toHaveLength(10);
  });

  test('ruling 3: who says nothing gets the health', () => {
    const state = start(10);
    const menu = menuOf(viewOf(state, 0), {
      key: 'bonus',
      title: { id: '' },
      seats: [0],
      question: 'bonus',
      mode: 'sealed',
      clock: 'bonus',
    });
    expect(byDefault(menu)?.action).toEqual({ kind: 'bonus', bonus: 'health' });
    expect(apply(state, [], diceOf('a', 1)).state.players.every((x) => x.bonus === 'health')).toBe(true);
  });

  test('ruling 9: health and its maximum become forty', () => {
    const { state } = apply(start(10), [choose(0, 'health'), choose(1, 'melee')], diceOf('a', 1));
    expect(state.players[0]).toMatchObject({ health: 40, maxHealth: 40 });
    expect(state.players[1]).toMatchObject({ health: 30, maxHealth: 30 });
  });

  test('ruling 6: only the bonus of an item gives one at the start', () => {
    const { state } = apply(start(10), [choose(0, 'item'), choose(1, 'shot')], diceWith({ finds: ['shotgun'] }));
    expect(state.players[0]?.items).toMatchObject([{ kind: 'shotgun', ammo: 7 }]);
    expect(state.players[1]?.items).toEqual([]);
  });

  test('ruling 10: two actions with the bonus and no item at all, a slotless one included', () => {
    const { state } = apply(start(10), [choose(0, 'empty_hands'), choose(1, 'blow')], diceOf('a', 1));
    expect(state.players.slice(0, 2).map((x) => x.actions)).toEqual([2, 1]);
  });

  test('the receipt names the bonus', () => {
    const state = start(10);
    const [ask] = asksOf(state);
    expect(ask && tell(viewOf(state, 0), ask, { kind: 'bonus', bonus: 'shot' })).toMatchObject([
      { id: 'citadel-act-bonus' },
    ]);
  });
});

describe('random items', () => {
  test('ruling 8: every kind comes, about equally often', () => {
    const state = start(10);
    const dice = diceOf('finds', 0);
    const count = new Map<string, number>();
    for (let i = 0; i < 6000; i++) {
      const { kind } = findItem(state, dice);
      count.set(kind, (count.get(kind) ?? 0) + 1);
    }
    expect(count.size).toBe(itemKinds.length);
    for (const n of count.values()) expect(Math.abs(n - 200)).toBeLessThan(75); // over five standard deviations
  });

  test('ruling 8: guns are found loaded, a vest whole, a melee weapon has its name', () => {
    const state = start(10);
    const find = (thing: Parameters<typeof diceWith>[0]) => findItem(state, diceWith(thing));
    expect(find({ finds: ['pistol'] })).toMatchObject({ kind: 'pistol', ammo: 7 });
    expect(find({ finds: ['rifle'] })).toMatchObject({ kind: 'rifle', ammo: 5 });
    expect(find({ finds: ['vest'] })).toMatchObject({ kind: 'vest', soak: 5 });
    expect(find({ finds: ['katana'] })).toMatchObject({ kind: 'melee', variant: 'katana' });
  });
});

describe('the first wave', () => {
  test('ruling 11: it is drawn when the preparation opens, and nobody sees it', () => {
    const { state } = apply(start(10), [], diceOf('a', 1));
    expect(state).toMatchObject({ phase: 'prep', wave: 1 });
    expect(state.coming).toHaveLength(5);
    expect(JSON.stringify(viewOf(state, 0))).not.toContain('coming');
  });

  test('ruling 12: each line has its own draw within the table of waves', () => {
    const hordes = Array.from({ length: 40 }, (_, i) => apply(start(10), [], diceOf(`${i}`, 1)).state.coming).flat();
    expect(new Set(hordes.map((x) => x.normal))).toEqual(new Set([0, 1, 2, 3]));
    expect(hordes.every((x) => x.fast + x.fat + x.spitter === 0)).toBe(true);
  });
});
