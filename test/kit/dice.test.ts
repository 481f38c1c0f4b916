import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { commitment, diceOf } from '../../src/kit/dice.ts';

describe('dice', () => {
  test('the same seed and commit throw the same, in any mixture of throws', () => {
    const throws = fc.array(fc.integer({ min: 1, max: 2 ** 32 }), { maxLength: 40 });
    fc.assert(
      fc.property(fc.string(), fc.nat(), throws, (seed, commit, sides) => {
        const [a, b] = [diceOf(seed, commit), diceOf(seed, commit)];
        expect(sides.map((n) => a.int(n))).toEqual(sides.map((n) => b.int(n)));
      }),
      { numRuns: 50 },
    );
  });

  test('another commit or another seed throws otherwise', () => {
    const first = diceOf('5eed', 1).roll(20, 1000);
    expect(diceOf('5eed', 2).roll(20, 1000)).not.toEqual(first);
    expect(diceOf('5eee', 1).roll(20, 1000)).not.toEqual(first);
    expect(diceOf('5eed1', 1).roll(20, 1000)).not.toEqual(diceOf('5eed', 11).roll(20, 1000));
  });

  test('what is thrown never changes between releases: exports depend on it', () => {
    expect(diceOf('5eed', 0).roll(12)).toMatchInlineSnapshot(`
      [
        4,
        6,
        6,
        5,
        6,
        5,
        5,
        1,
        6,
        1,
        3,
        1,
      ]
    `);
    expect(commitment('5eed')).toMatchInlineSnapshot(
      `"253e2c69fc07d2cf6f83c79b0bf81b9122c816573477986ca87c6ef907a52a53"`,
    );
  });

  test('throws stay within their bounds', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: -50, max: 50 }), fc.nat(50), (commit, low, span) => {
        const dice = diceOf('bounds', commit);
        const n = dice.range(low, low + span);
        expect(n).toBeGreaterThanOrEqual(low);
        expect(n).toBeLessThanOrEqual(low + span);
        expect(dice.int(span + 1)).toBeLessThanOrEqual(span);
        for (const face of dice.roll(5)) expect([1, 2, 3, 4, 5, 6]).toContain(face);
      }),
      { numRuns: 100 },
    );
  });

  test('every face comes about equally often', () => {
    const count = 30_000;
    const faces = new Map<number, number>();
    for (const face of diceOf('fair', 0).roll(count)) faces.set(face, (faces.get(face) ?? 0) + 1);
    const expected = count / 6;
    const chiSquare = [...faces.values()].reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
    expect(faces.size).toBe(6);
    expect(chiSquare).toBeLessThan(20.5); // 5 degrees of freedom: one fair die in a thousand is above
  });

  test('a shuffle keeps what it was given, and what it was given keeps its order', () => {
    fc.assert(
      fc.property(fc.nat(), fc.array(fc.anything(), { maxLength: 20 }), (commit, xs) => {
        const before = [...xs];
        const after = diceOf('shuffle', commit).shuffle(xs);
        expect(xs).toEqual(before);
        expect(after).toHaveLength(xs.length);
        for (const x of xs) {
          const count = (list: readonly unknown[]) => list.filter((y) => Object.is(x, y)).length;
          expect(count(after)).toBe(count(xs));
        }
      }),
      { numRuns: 50 },
    );
  });

  test('every order of three comes about', () => {
    const orders = Array.from({ length: 120 }, (_, commit) =>
      diceOf('orders', commit).shuffle(['a', 'b', 'c']).join(''),
    );
    expect(new Set(orders).size).toBe(6);
  });

  test('a pick is one of those offered, undefined included', () => {
    const dice = diceOf('pick', 0);
    for (let i = 0; i < 20; i++) expect(['a', 'b']).toContain(dice.pick(['a', 'b']));
    expect(dice.pick([undefined])).toBeUndefined();
  });

  test.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 32 + 1])('no die has %s sides', (n) => {
    expect(() => diceOf('x', 0).int(n)).toThrow(RangeError);
  });

  test('nothing can be picked from nothing, and no range runs backwards', () => {
    expect(() => diceOf('x', 0).pick([])).toThrow(RangeError);
    expect(() => diceOf('x', 0).range(3, 1)).toThrow(RangeError);
    expect(diceOf('x', 0).shuffle([])).toEqual([]);
  });
});
