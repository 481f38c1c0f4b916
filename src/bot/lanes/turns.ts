/** Turns: work for the same key is done one after another, in the order in which it was asked for; for other keys beside it. */
export interface Turns<K> {
  /** How many have a turn or wait for one. */
  length(key: K): number;
  take<T>(key: K, work: () => Promise<T>): Promise<T>;
}

export function createTurns<K>(): Turns<K> {
  const lines = new Map<K, { last: Promise<unknown>; length: number }>();
  return {
    length: (key) => lines.get(key)?.length ?? 0,
    async take(key, work) {
      const line = lines.get(key) ?? { last: Promise.resolve(), length: 0 };
      lines.set(key, line);
      line.length += 1;
      const mine = line.last.then(work);
      line.last = mine.catch(() => undefined); // whoever asked for it is told
      try {
        return await mine;
      } finally {
        line.length -= 1;
        if (line.length === 0) lines.delete(key);
      }
    },
  };
}
