/** The program: all its parts, in the order in which they are started. What was started last is stopped first (program/stops.ts). */
import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import { registerCommands } from './bot/process/commands.ts';
import { games as allGames } from './games/index.ts';
import { loadLocales } from './i18n/speak.ts';
import { dutiesOf } from './jobs/duties.ts';
import { secureSeeds } from './jobs/seeds.ts';
import { startWorker } from './jobs/worker.ts';
import type { Config } from './program/config.ts';
import { watchHealth } from './program/health.ts';
import { takeUpdates } from './program/intake.ts';
import { runProcess } from './program/process.ts';
import { createShell } from './program/shell.ts';
import { createStops } from './program/stops.ts';
import { openStore } from './program/store.ts';
import { runTables } from './program/tables.ts';
import { ourTelegram, reachTelegram } from './program/telegram.ts';

const locales = fileURLToPath(new URL('../locales', import.meta.url));
/** A webhook does not break: Telegram tries again. Nor does a database of others get lost: it comes back. */
const never = new Promise<never>(() => undefined);

/**
 * @param stopping breaks off the start; what it had taken by then is given back
 * @throws ConfigFault, DatabaseFault, LocaleFault, TelegramFault, DoorFault: each with one line for the operator; or the reason of
 * `stopping`
 */
export async function start(
  config: Config,
  logger: Logger,
  { openSandbox = ourTelegram, seeds = secureSeeds(), stopping = new AbortController().signal, games = allGames } = {},
) {
  const stops = createStops(logger, stopping);
  try {
    const words = loadLocales(locales, (fault) => logger.error({ fault }, 'a text cannot be spoken'));
    const store = await openStore({ config, games, stops, logger });
    const telegram = await reachTelegram({ config, store, openSandbox, stops, logger });
    const health = watchHealth(store);
    const tables = runTables({ store, telegram, games, seeds, logger });
    const shell = await createShell({ ...tables, config, store, telegram, health, games, words, logger });
    const { pool, openPool, time } = store;
    const worker = await startWorker({
      ...{ pool, openPool, time, logger, liveness: health.liveness },
      spacing: 1000 / config.sendRate,
      onTrouble: (trouble) => shell.warn(`warning-worker-${trouble}`),
      tasks: dutiesOf({ service: tables.service, deliver: shell.deliver, prune: store.tidy }),
    });
    stops.push(() => worker.stop());
    const beating = tables.heart.start();
    stops.push(() => beating.stop());
    const { bot, commands } = shell;
    const taking = await takeUpdates({ config, store, telegram, health, bot, stops, logger });

    registerCommands(telegram.insistent, words, config.defaultLocale, commands).catch(
      (err) => stops.over.aborted || logger.warn({ err }, 'commands are not in the menus'),
    );
    logger.info({ bot: bot.botInfo.username, by: taking.by }, 'the bot is at work');
    const broken = Promise.race([taking.broken ?? never, worker.broken, store.lost ?? never]);
    broken.catch(() => undefined); // whoever wants to know listens
    return { stop: () => stops.all(), broken, sandbox: telegram.sandbox, time };
  } catch (fault) {
    await stops.all();
    throw fault;
  }
}

if (process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url))
  await runProcess(start);
