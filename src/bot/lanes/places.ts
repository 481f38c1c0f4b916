/**
 * Places: how much of one chat is worked at once. A crowd in one group would otherwise make everybody wait until all of it is
 * done. Whoever only waits gives up the place, and it goes to the next.
 */
export interface Places<K> {
  isFree(key: K): boolean;
  /** @param work is given what gives up its place; at its end that is done anyhow */
  take<T>(key: K, work: (giveUp: () => void) => Promise<T>): Promise<T>;
}

interface Room {
  taken: number;
  /** Each is given a place by being called. */
  readonly waiting: (() => void)[];
}

export function createPlaces<K>(most: number): Places<K> {
  const rooms = new Map<K, Room>();

  function leave(key: K, room: Room): void {
    const give = room.waiting.shift();
    if (give) give();
    else {
      room.taken -= 1;
      if (room.taken === 0) rooms.delete(key);
    }
  }

  return {
    isFree: (key) => (rooms.get(key)?.taken ?? 0) < most,
    async take(key, work) {
      const room = rooms.get(key) ?? { taken: 0, waiting: [] };
      rooms.set(key, room);
      if (room.taken < most) room.taken += 1;
      else await new Promise<void>((given) => room.waiting.push(given));
      let isHeld = true;
      const giveUp = () => {
        if (isHeld) leave(key, room);
        isHeld = false;
      };
      try {
        return await work(giveUp);
      } finally {
        giveUp();
      }
    },
  };
}
