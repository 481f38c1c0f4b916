/** Waiting for the world, on the real clock: a driven one would stand still. */
import type { World } from './world.ts';

/** The first value of `look` that is not undefined, null or false, looking again after every change. */
export function until<T>(world: World, look: () => T | undefined | null | false, milliseconds = 5000): Promise<T> {
  return new Promise((resolve, reject) => {
    const end = (): void => {
      clearTimeout(timer);
      stopWatching();
    };
    const check = (): void => {
      try {
        const value = look();
        if (value === undefined || value === null || value === false) return;
        end();
        resolve(value);
      } catch (error) {
        end();
        reject(error);
      }
    };
    const timer = setTimeout(() => {
      end();
      reject(new Error(`Waited ${milliseconds} ms in vain for: ${look.toString()}`));
    }, milliseconds);
    const stopWatching = world.onChange(check);
    check();
  });
}

/** Longer than any bot is busy without a call or a change. */
const patience = 10_000;

/** Resolves when no update waits, no call is underway, and nothing has changed for a while. */
export function quiet(world: World, milliseconds = 50): Promise<void> {
  return new Promise((resolve, reject) => {
    const isBusy = (): boolean => world.updates.queue.length > 0 || world.log.underway > 0;
    const end = (): void => {
      clearTimeout(timer);
      clearTimeout(limit);
      stopWatching();
    };
    const settle = (): void => {
      if (isBusy()) timer = setTimeout(settle, milliseconds);
      else {
        end();
        resolve();
      }
    };
    let timer = setTimeout(settle, milliseconds);
    const limit = setTimeout(() => {
      end();
      reject(new Error(`The bot is still busy: ${world.updates.queue.length} updates, ${world.log.underway} calls`));
    }, patience);
    const stopWatching = world.onChange(() => {
      clearTimeout(timer);
      timer = setTimeout(settle, milliseconds);
    });
  });
}
