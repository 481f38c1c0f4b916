/**
 * What a commit came to, as a fact to compare: a digest of the state that it left and of the dice that it threw. How it was told
 * is no part of it, so words may change while old games are still verified.
 */
import { sha256 } from '@noble/hashes/sha2.js';

/**
 * A digest of half of SHA-256, in hex. Secret while the game lasts: whoever can guess a state can check the guess.
 * @param throws what the dice showed, in order
 */
export function digestOf(state: unknown, throws: readonly number[]): string {
  const whole = sha256(new TextEncoder().encode(canonical([state, throws])));
  return Array.from(whole.subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** JSON with its keys in order: a database may hand an object back in another. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
