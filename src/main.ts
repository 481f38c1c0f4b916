/**
 * The program: reads its settings, wires all parts, runs until it is told to stop, and takes everything down in the order in
 * which nothing is lost.
 */
import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Api } from 'grammy';
import type { Logger } from 'pino';
import type { DialogueState } from './bot/context/needs.ts';
import { createDeliver } from './bot/delivery/deliver.ts';
import { createBot } from './bot/index.ts';
import { registerCommands } from './bot/process/commands.ts';
import { introduce, poll, TelegramFault, webhook } from './bot/process/run.ts';
import { createHeart } from './bot/pulse/heart.ts';
import { createMetrics } from './bot/pulse/metrics.ts';
import { createPast } from './bot/stage/past.ts';
import { createPhotos } from './bot/stage/photos.ts';
import { type Config, ConfigFault, readConfig } from './config.ts';
import { DoorFault, openDoor } from './door.ts';
import { games as allGames } from './games/index.ts';
import { LocaleFault } from './i18n/load.ts';
import { loadLocales } from './i18n/speak.ts';
import { secureSeeds } from './jobs/seeds.ts';
import { drivenTime, systemTime } from './jobs/time.ts';
import { startWorker } from './jobs/worker.ts';
import { leversOf } from './levers.ts';
import { createLogger } from './logger.ts';
import { createPictures } from './pictures/index.ts';
import { type Sandbox, startSandbox } from './sandbox/index.ts';
import { connect } from './storage/client.ts';
import { openDatabase } from './storage/database.ts';
import { DatabaseFault } from './storage/fault.ts';
import { createSentFiles } from './storage/files.ts';
import { createHeartbeat } from './storage/heartbeat.ts';
import { createMailbag } from './storage/mailbag.ts';
import { migrate } from './storage/migrate.ts';
import { createOperations } from './storage/operations.ts';
import { keepOutcomes } from './storage/outcomes.ts';
import { createPeople } from './storage/people.ts';
import { prune } from './storage/prune.ts';
import { createSessions } from './storage/sessions.ts';
import { createStatistics } from './storage/statistics.ts';
import { createTables } from './storage/tables.ts';
import type { TableId } from './table/model/aggregate.ts';
import type { Time } from './table/ports/ports.ts';
import type { TooOld } from './table/round/renew.ts';
import { createService } from './table/service/service.ts';

/** Seconds after which one call to Telegram counts as lost. */
const callTimeout = 30;
/** The longest that a stop may take before the rest is left to the next start. */
const longestStop = 20_000;
/** Seconds that the heart waits for an answer. */
const heartTimeout = 10;
const locales = fileURLToPath(new URL('../locales', import.meta.url));

/** Where the bot's Telegram is: the real one, or one of our own. */
export interface Telegram {
  readonly token: string;
  readonly apiRoot: string;
}

/** @throws ConfigFault, DatabaseFault, LocaleFault, TelegramFault, DoorFault: each with one line for the operator */
export async function start(
  config: Config,
  logger: Logger,
  openSandbox = ourTelegram,
  seeds = secureSeeds(),
  games = allGames,
) {
  const stops: (() => Promise<unknown>)[] = [];
  /** What was started last is stopped first; one that fails does not keep the others. */
  const stop = async () => {
    for (const each of stops.splice(0).reverse()) await each().catch((err) => logger.error({ err }, 'while stopping'));
  };
  try {
    const words = loadLocales(locales, (fault) => logger.error({ fault }, 'a text cannot be spoken'));
    const database = await openDatabase({ url: config.databaseUrl, dataDir: config.dataDir, logger });
    stops.push(() => database.close());
    await migrate(database.url);
    const { prisma, pool, close } = connect(database.url, logger);
    stops.push(close);
    const outcomes = () =>
      keepOutcomes(prisma, games, (err, table) => logger.error({ err, table }, 'the end of a game cannot be read'));
    await outcomes();

    const driven = config.botToken === undefined ? await drivenTime(pool) : undefined;
    const time = driven ?? systemTime();
    const sandbox = driven && (await openSandbox(config, time));
    if (sandbox) stops.push(() => sandbox.close());
    const { token, apiRoot }: Telegram = sandbox ?? { token: config.botToken ?? '', apiRoot: config.botApiRoot };

    const [tables, people, mailbag] = [createTables(prisma, time), createPeople(prisma), createMailbag(prisma, config)];
    const operations = createOperations(prisma);
    const metrics = createMetrics({
      queueLength: async () => (await operations.health()).queue,
      tablesByPhase: operations.phases,
    });
    const heartbeat = createHeartbeat(prisma);
    const left = new Set<TableId>();
    const onTooOld = ({ message }: TooOld, table: TableId) => {
      if (!left.has(table)) logger.warn({ table }, `${message}; it is left to a newer one`);
      left.add(table);
    };
    const service = createService({
      tables,
      people,
      games,
      time,
      seeds,
      heartbeat,
      onFault: (err, { id, commit }) => logger.error({ err, table: id, commit }, 'a game failed; its table is frozen'),
      onTooOld,
    });
    const defaults = { locale: config.defaultLocale, zone: config.defaultTimezone };
    const sessions = createSessions<DialogueState>(prisma);
    const [statistics, admins] = [createStatistics(prisma), config.adminIds];
    const photos = createPhotos({ pictures: createPictures(), files: createSentFiles(prisma) });
    const overall = { operations, statistics, admins };
    const pulse = new Api(token, { apiRoot, timeoutSeconds: heartTimeout });
    const heart = createHeart({ api: pulse, heartbeat, tables, service, logger });
    const shell = {
      service,
      tables,
      people,
      mailbag,
      sessions,
      words,
      photos,
      past: createPast({ tables }),
      games,
      time,
      defaults,
      logger,
      metrics,
      heart,
      ...overall,
    };
    if (driven) sandbox?.attach(leversOf({ ...shell, time: driven }));
    const { bot, stageFor, commands } = createBot({ token, apiRoot, ...shell });
    await introduce(bot, apiRoot, logger);

    const api = new Api(token, { apiRoot, timeoutSeconds: callTimeout });
    const deliver = createDeliver({ ...shell, api, stageFor, defaultLocale: defaults.locale, onTooOld });
    for (const each of [bot.api, api]) each.config.use(heart.listening);
    await heart.hear(); // introduced: Telegram answers. What was lost is given back before any deadline strikes
    const worker = await startWorker({
      pool,
      time,
      logger,
      tasks: {
        due: async ({ table, ask }) => {
          await heart.feel(table);
          await service.due(table, ask);
        },
        remind: async ({ table, ...which }) => {
          await heart.feel(table);
          await service.remindDue(table, which);
        },
        giveback: ({ table, ...loan }) => service.loanOver(table, loan),
        idle: async ({ table }) => {
          await heart.feel(table);
          await service.idle(table);
        },
        deliver: ({ chat }, stopping) => deliver(chat, stopping),
        prune: async () => {
          await prune(prisma);
          await outcomes();
        },
      },
    });
    stops.push(() => worker.stop());
    const beating = heart.start();
    stops.push(() => beating.stop());

    const hook = config.webhook && webhook(bot, config.webhook);
    const door = await openDoor({
      port: config.port,
      registry: metrics.registry,
      isReady: async () => (await pool.query('SELECT 1')).rowCount === 1,
      webhook: hook,
      behind: sandbox?.url,
    });
    stops.push(() => door.close());
    const taking = hook ? undefined : await poll(bot, logger);
    if (taking) stops.push(() => taking.stop());
    await hook?.announce();

    registerCommands(bot.api, words, defaults.locale, commands).catch((err) =>
      logger.warn({ err }, 'commands are not in the menus'),
    );
    logger.info({ bot: bot.botInfo.username, by: hook ? 'webhook' : 'polling' }, 'the bot is at work');
    return { stop, broken: taking?.broken, sandbox, time };
  } catch (fault) {
    await stop();
    throw fault;
  }
}

/**
 * A local Telegram of our own, in which it is as late as at the tables. Its page stands behind our door, so its own port
 * does not matter.
 */
function ourTelegram({ dataDir }: Config, { now }: Time): Promise<Sandbox> {
  return startSandbox({ worldFile: join(dataDir, 'sandbox.json'), now });
}

async function main(): Promise<void> {
  try {
    const config = readConfig(process.env);
    const logger = createLogger(config);
    const app = await start(config, logger);
    if (app.sandbox) process.stdout.write(`Sandbox: http://127.0.0.1:${config.port}\n`);
    const end = once(async (code: number) => {
      setTimeout(() => process.exit(code || 1), longestStop).unref();
      await app.stop();
      process.exit(code);
    });
    // npm and the terminal may both send the signal: the second one is not an impatient person.
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => end(0));
    app.broken?.catch((fault) => {
      complain(fault);
      return end(1);
    });
  } catch (fault) {
    complain(fault);
    process.exitCode = 1;
  }
}

const told = [ConfigFault, DatabaseFault, LocaleFault, TelegramFault, DoorFault];

/** Faults of the surroundings in one line; faults of ours with all that helps to find them. */
function complain(fault: unknown): void {
  const isTold = told.some((kind) => fault instanceof kind);
  process.stderr.write(`${fault instanceof Error ? (isTold ? fault.message : fault.stack) : String(fault)}\n`);
}

function once<A extends unknown[]>(run: (...args: A) => Promise<void>): (...args: A) => Promise<void> {
  let running: Promise<void> | undefined;
  return (...args) => {
    running ??= run(...args);
    return running;
  };
}

if (process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) await main();
