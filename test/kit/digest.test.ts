import { describe, expect, test } from 'vitest';
import { diceOf } from '../../src/kit/dice.ts';
import { digestOf } from '../../src/kit/digest.ts';

describe('the digest of a commit', () => {
  const state = { round: 2, health: [3, 0], name: 'Дача' };
  test('is the same whatever order a database gives the keys', () => {
    expect(digestOf({ name: 'Дача', health: [3, 0], round: 2 }, [4, 1])).toBe(digestOf(state, [4, 1]));
  });
  test('is another for another state, and for other throws', () => {
    const digests = [
      digestOf(state, [4, 1]),
      digestOf(state, [1, 4]),
      digestOf(state, []),
      digestOf({ ...state, health: [0, 3] }, [4, 1]),
      digestOf({ ...state, name: 'дача' }, [4, 1]),
    ];
    expect(new Set(digests).size).toBe(digests.length);
  });
  test('every throw is heard, however it was asked for', () => {
    const thrown: number[] = [];
    const dice = diceOf('5eed', 7, thrown);
    expect(dice.range(1, 6)).toBe((thrown[0] ?? 0) + 1);
    expect(dice.roll(3)).toEqual(thrown.slice(1).map((x) => x + 1));
    dice.shuffle(['a', 'b', 'c']);
    dice.pick(['a', 'b', 'c']);
    expect(thrown).toHaveLength(8);
  });
});
