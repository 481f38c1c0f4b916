import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import type { Dice } from './game.ts';

/**
 * The dice of one commit. The stream is HMAC-SHA-256(seed, "<commit>:<block>"), so that throws seen by the players tell
 * nothing of the seed or of the throws to come, and anybody who knows the seed can repeat them.
 * @param thrown each throw is added to it, as a number from 0
 */
export function diceOf(seed: string, commit: number, thrown?: number[]): Dice {
  const keyed = hmac.create(sha256, bytes(seed)); // keyed once: half of the hashing of each block
  let block = 0;
  let pool: number[] = [];

  const word = (): number => {
    const next = pool.pop();
    if (next !== undefined) return next;
    const digest = new DataView(
      keyed
        .clone()
        .update(bytes(`${commit}:${block++}`))
        .digest().buffer,
    );
    pool = Array.from({ length: 8 }, (_, i) => digest.getUint32(28 - i * 4));
    return word();
  };

  const int = (n: number): number => {
    if (!Number.isInteger(n) || n < 1) throw new RangeError(`a die needs at least one side, not ${n}`);
    if (n > 2 ** 32) throw new RangeError(`a die of ${n} sides is more than one word can throw`);
    const fair = 2 ** 32 - (2 ** 32 % n); // words from here on would favour the low numbers
    let w = word();
    while (w >= fair) w = word();
    thrown?.push(w % n);
    return w % n;
  };

  return {
    int,
    range: (low, high) => low + int(high - low + 1),
    roll: (count, sides = 6) => Array.from({ length: count }, () => 1 + int(sides)),
    pick: (xs) => {
      const i = int(xs.length);
      const found = xs.slice(i, i + 1);
      for (const x of found) return x;
      throw new RangeError('nothing to pick from');
    },
    shuffle: (xs) => {
      const rest = [...xs];
      return Array.from(xs, () => rest.splice(int(rest.length), 1)).flat();
    },
  };
}

/** The published commitment to a secret seed: SHA-256 of its text, in hex. */
export function commitment(seed: string): string {
  return Array.from(sha256(bytes(seed)), (b) => b.toString(16).padStart(2, '0')).join('');
}

function bytes(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
