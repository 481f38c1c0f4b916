/** The queue's own log, as lines of ours. */
import { Logger as QueueLogger } from 'graphile-worker';
import type { Logger } from 'pino';

export function queueLogger(logger: Logger): QueueLogger {
  const log = logger.child({ part: 'jobs' });
  return new QueueLogger(() => (level, message, meta) => {
    // tasks.ts has told of this failure, with more.
    if (meta?.['failure'] === true) return;
    const err = meta?.['error'];
    const line = err instanceof Error ? { err } : {};
    if (level === 'error') log.error(line, message);
    else if (level === 'warning') log.warn(line, message);
    else log.debug(line, message); // every job begun and done: nobody reads that in quiet times
  });
}
