/** What has to be taken down at the end: what was started last is stopped first. */
import type { Logger } from 'pino';

export interface Stops {
  /** Aborted when the start is broken off, and when the end begins. */
  readonly over: AbortSignal;
  push(stop: () => Promise<unknown>): void;
  /** One that fails does not keep the others. */
  all(): Promise<void>;
}

/** @param breakOff of the start */
export function createStops(logger: Logger, breakOff: AbortSignal): Stops {
  const stops: (() => Promise<unknown>)[] = [];
  const ended = new AbortController();
  return {
    over: AbortSignal.any([breakOff, ended.signal]),
    push: (stop) => stops.push(stop),
    all: async () => {
      ended.abort();
      for (const stop of stops.splice(0).reverse())
        await stop().catch((err) => logger.error({ err }, 'while stopping'));
    },
  };
}
