/** What the work on an update says of itself, from wherever it is, to whoever has it carried out (lanes.ts). */
import { AsyncLocalStorage } from 'node:async_hooks';

export interface Carrier {
  /** It turns to Telegram: until that answers it works at nothing. */
  calls(): void;
  /** It is told to wait, and may be long. */
  waits(): void;
}

const carriers = new AsyncLocalStorage<Carrier>();
/** What belongs to no update. */
const nobody: Carrier = { calls: () => undefined, waits: () => undefined };

export function carryBy<T>(carrier: Carrier, work: () => Promise<T>): Promise<T> {
  return carriers.run(carrier, work);
}

export function carrier(): Carrier {
  return carriers.getStore() ?? nobody;
}
