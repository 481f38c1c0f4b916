/**
 * Fetching updates, however Telegram feels: a call that fails is repeated without end, and the log tells once that it has to be, and
 * once that it is over.
 *
 * That another program takes the updates (a *conflict*) says that it keeps its books elsewhere: the processes on one database agree among
 * themselves (storage/baton.ts). Neither of the two can be meant to give way, and each call breaks off one of the other's; so we
 * stay alive for what else there is to do, and ask ever less often until we are alone.
 */
import { GrammyError } from 'grammy';
import type { Update } from 'grammy/types';
import type { Logger } from 'pino';
import type { Fetch, Signal } from './confirm.ts';

type GetUpdates = (args: Fetch, signal: Signal) => Promise<Update[]>;

export interface Fetching {
  /** Fails only where Telegram does not know the token any more, or once `signal` is aborted. */
  readonly getUpdates: GetUpdates;
  /** Whether another program takes updates, too. */
  isContested(): boolean;
}

/** Longer waits would leave the bot asleep after an hour without a network. */
const pauses = { failure: { first: 100, longest: 5_000 }, conflict: { first: 1_000, longest: 60_000 } };
/** A single one meets a process that was cut off so long that another one took over, and is about to hear of that. */
const worthTelling = 2;
/** We are alone when calls have gone well for so long: longer than Telegram holds one. */
const calm = 30_000;

export function createFetching(
  getUpdates: GetUpdates,
  logger: Logger,
  { now = Date.now, pause = sleep }: { now?: () => number; pause?: typeof sleep } = {},
): Fetching {
  let failures = 0;
  let conflicts = 0;
  /** Since the last conflict. */
  let wellSince: number | undefined;

  const well = (): void => {
    if (failures > 0) logger.info({ failures }, 'updates come again');
    failures = 0;
    if (conflicts === 0) return;
    wellSince ??= now();
    if (now() - wellSince < calm) return;
    if (conflicts >= worthTelling) logger.info('no other program takes the updates of this bot any more');
    conflicts = 0;
  };

  /** @returns how long to wait */
  const amiss = (error: unknown): number => {
    if (error instanceof GrammyError && error.error_code === 409) {
      wellSince = undefined;
      conflicts += 1;
      if (conflicts === worthTelling) {
        logger.warn(
          { reason: error.description },
          'BOT_TOKEN: another program, on a database of its own, takes the updates of this bot; stop it, or give this one a token of its own',
        );
      }
      return grown(pauses.conflict, conflicts);
    }
    failures += 1;
    if (failures === 1) logger.warn({ err: error }, 'updates cannot be fetched; still trying');
    const told = error instanceof GrammyError ? error.parameters.retry_after : undefined;
    return told === undefined ? grown(pauses.failure, failures) : told * 1000;
  };

  return {
    isContested: () => conflicts >= worthTelling,
    async getUpdates(args, signal) {
      for (;;) {
        try {
          const updates = await getUpdates(args, signal);
          well();
          return updates;
        } catch (error) {
          if (signal?.aborted || isUnknown(error)) throw error;
          await pause(amiss(error), signal);
          if (signal?.aborted) throw error;
        }
      }
    },
  };
}

function isUnknown(error: unknown): boolean {
  return error instanceof GrammyError && error.error_code === 401;
}

function grown({ first, longest }: { first: number; longest: number }, times: number): number {
  return Math.min(first * 2 ** (times - 1), longest);
}

function sleep(milliseconds: number, signal: Signal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
