/** A promise that must not keep anybody waiting: what is supervised may hang, and then its promises do. */
import type { Millis } from '../table/model/aggregate.ts';

/** @throws Error if it takes longer; whatever becomes of it afterwards is nobody's business any more */
export async function within<T>(limit: Millis, what: string, promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined);
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} takes longer than ${limit} ms`)), limit);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
