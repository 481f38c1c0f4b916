/** For what cannot be taken back: it is noted however long the database is away. */
import { setTimeout as sleep } from 'node:timers/promises';

/** Longer than any restart. A fault that is none of the database's absence must come to light, too. */
const PATIENCE_MS = 300_000;
const PAUSES_MS = { first: 50, longest: 250 };

/** @throws the last error, after some minutes */
export async function keepTrying<T>(work: () => Promise<T>): Promise<T> {
  const end = performance.now() + PATIENCE_MS;
  for (let pause = PAUSES_MS.first; ; pause = Math.min(2 * pause, PAUSES_MS.longest)) {
    try {
      return await work();
    } catch (error) {
      if (performance.now() > end) throw error;
      await sleep(pause, undefined, { ref: false });
    }
  }
}
