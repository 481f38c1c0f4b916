/** Where the bot's Telegram is, the real one or one of our own, and the ways in which it is called. */
import { join } from 'node:path';
import { Api } from 'grammy';
import type { Logger } from 'pino';
import { insistentApi } from '../bot/process/insist.ts';
import { type Sandbox, startSandbox } from '../sandbox/index.ts';
import type { Time } from '../table/ports/ports.ts';
import { type Config, ConfigFault, EXAMPLES } from './config.ts';
import type { Stops } from './stops.ts';
import type { Store } from './store.ts';

/** Seconds after which one call to Telegram counts as lost. */
const callTimeout = 30;
/** Seconds that the heart waits for an answer. */
const heartTimeout = 10;

export interface TelegramNeeds {
  readonly config: Config;
  readonly store: Pick<Store, 'driven'>;
  readonly openSandbox: typeof ourTelegram;
  readonly stops: Stops;
  readonly logger: Logger;
}

export type Telegram = Awaited<ReturnType<typeof reachTelegram>>;

export async function reachTelegram({ config, store, openSandbox, stops, logger }: TelegramNeeds) {
  const sandbox = store.driven && (await openSandbox(config, store.driven));
  if (sandbox) stops.push(() => sandbox.close());
  const { token, apiRoot } = sandbox ?? { token: config.botToken ?? '', apiRoot: config.botApiRoot };
  return {
    sandbox,
    token,
    apiRoot,
    /** For letters, which have a patience of their own. */
    api: new Api(token, { apiRoot, timeoutSeconds: callTimeout }),
    /** For the heart's own question. */
    pulse: new Api(token, { apiRoot, timeoutSeconds: heartTimeout }),
    /** For what the bot cannot be without. */
    insistent: insistentApi(token, { apiRoot, logger, stopping: stops.over }),
  };
}

/**
 * A local Telegram of our own, in which it is as late as at the tables. Its page stands behind our door, so its own port
 * does not matter.
 */
export function ourTelegram({ dataDir }: Config, { now }: Time): Promise<Sandbox> {
  return startSandbox({ worldFile: join(dataDir, 'sandbox.json'), now }).catch((cause) => {
    throw new ConfigFault(
      `DATA_DIR: the sandbox cannot be kept in ${dataDir} (${cause.message}); for example DATA_DIR=${EXAMPLES.DATA_DIR}`,
      { cause },
    );
  });
}
