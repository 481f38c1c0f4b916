/**
 * The program: reads its settings, wires all parts, runs until it is told to stop, and takes everything down in the order in
 * which nothing is lost.
 */
import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Api } from 'grammy';
import type { Update } from 'grammy/types';
import type { Logger } from 'pino';
import type { DialogueState } from './bot/context/needs.ts';
import { createDeliver } from './bot/delivery/deliver.ts';
import { createBot } from './bot/index.ts';
import { createLanes } from './bot/lanes/lanes.ts';
import { registerCommands } from './bot/process/commands.ts';
import { insistentApi, TelegramFault } from './bot/process/insist.ts';
import { poll, webhook } from './bot/process/run.ts';
import { createWarning } from './bot/process/warning.ts';
import { createHeart, type Heart } from './bot/pulse/heart.ts';
import { createMetrics } from './bot/pulse/metrics.ts';
import { createPast } from './bot/stage/past.ts';
import { createPhotos } from './bot/stage/photos.ts';
import { type Config, ConfigFault, EXAMPLES, readConfig } from './config.ts';
import { DoorFault, openDoor } from './door.ts';
import { START_ANEW } from './exit.ts';
import { games as allGames } from './games/index.ts';
import { LocaleFault } from './i18n/load.ts';
import { loadLocales } from './i18n/speak.ts';
import { dutiesOf } from './jobs/duties.ts';
import { lately } from './jobs/lately.ts';
import { createLiveness } from './jobs/liveness.ts';
import { createReadiness } from './jobs/readiness.ts';
import { secureSeeds } from './jobs/seeds.ts';
import { WorkerFault } from './jobs/supervisor.ts';
import { drivenTime, systemTime } from './jobs/time.ts';
import { within } from './jobs/within.ts';
import { startWorker } from './jobs/worker.ts';
import { leversOf } from './levers.ts';
import { createLogger } from './logger.ts';
import { createPictures } from './pictures/index.ts';
import { type Sandbox, startSandbox } from './sandbox/index.ts';
import { cleaner } from './secrets.ts';
import { createBaton } from './storage/baton.ts';
import { connect } from './storage/client.ts';
import { openDatabase } from './storage/database.ts';
import { DatabaseFault } from './storage/fault.ts';
import { createSentFiles } from './storage/files.ts';
import { createHeartbeat } from './storage/heartbeat.ts';
import { createInbox } from './storage/inbox.ts';
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
/** For what metrics want to know of the database. */
const longestLook = 3_000;
/** Seconds that the heart waits for an answer. */
const heartTimeout = 10;
const locales = fileURLToPath(new URL('../locales', import.meta.url));

/** A webhook does not break: Telegram tries again. Nor does a database of others get lost: it comes back. */
const never = new Promise<never>(() => undefined);

/** Where the bot's Telegram is: the real one, or one of our own. */
export interface Telegram {
  readonly token: string;
  readonly apiRoot: string;
}

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
  const stops: (() => Promise<unknown>)[] = [];
  const ended = new AbortController();
  /** What was started last is stopped first; one that fails does not keep the others. */
  const stop = async () => {
    ended.abort();
    for (const each of stops.splice(0).reverse()) await each().catch((err) => logger.error({ err }, 'while stopping'));
  };
  try {
    const words = loadLocales(locales, (fault) => logger.error({ fault }, 'a text cannot be spoken'));
    const database = await openDatabase({ url: config.databaseUrl, dataDir: config.dataDir, logger, stopping });
    stops.push(() => database.close());
    await migrate(database.url, stopping);
    const { prisma, pool, openPool, close } = connect(database.url, logger);
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
    const liveness = createLiveness();
    const readiness = createReadiness({ lateness: operations.lateness, liveness });
    const metrics = createMetrics({
      queueLength: () => within(longestLook, 'the queue', operations.health()).then(({ queue }) => queue),
      tablesByPhase: () => within(longestLook, 'the tables', operations.phases()),
      ages: readiness.ages,
      restarts: () => liveness.restarts,
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
      heard: () => heart.feel(),
      onFault: (err, { id, commit }) => logger.error({ err, table: id, commit }, 'a game failed; its table is frozen'),
      onTooOld,
    });
    const defaults = { locale: config.defaultLocale, zone: config.defaultTimezone };
    const sessions = createSessions<DialogueState>(prisma);
    const [statistics, admins] = [createStatistics(prisma), config.adminIds];
    const photos = createPhotos({ pictures: createPictures(), files: createSentFiles(prisma) });
    const overall = { operations, statistics, admins };
    const pulse = new Api(token, { apiRoot, timeoutSeconds: heartTimeout });
    const heart: Heart = createHeart({ api: pulse, heartbeat, tables, service, logger });
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
    const unlessEnded = AbortSignal.any([stopping, ended.signal]);
    const insistent = insistentApi(token, { apiRoot, logger, stopping: unlessEnded });
    bot.botInfo = await insistent.getMe();

    const api = new Api(token, { apiRoot, timeoutSeconds: callTimeout });
    const deliver = createDeliver({ ...shell, api, stageFor, defaultLocale: defaults.locale, onTooOld });
    for (const each of [bot.api, api]) each.config.use(heart.listening);
    await heart.hear(); // introduced: Telegram answers. What was lost is given back before any deadline strikes
    const warn = createWarning({ api, admins, people, words, defaults, logger });
    const worker = await startWorker({
      pool,
      openPool,
      time,
      logger,
      liveness,
      onTrouble: (trouble) => warn(`warning-worker-${trouble}`),
      tasks: dutiesOf({
        service,
        deliver,
        prune: async () => {
          await prune(prisma);
          await outcomes();
        },
      }),
    });
    stops.push(() => worker.stop());
    const beating = heart.start();
    stops.push(() => beating.stop());

    const lanes = createLanes({
      ...{ inbox: createInbox<Update>(prisma), metrics, logger },
      carryOut: (update) => bot.handleUpdate(update),
      dismiss: (query) => bot.api.answerCallbackQuery(query),
    });
    let isTaking = () => false;
    const hook = config.webhook && webhook(lanes, insistent, config.webhook);
    const door = await openDoor({
      port: config.port,
      registry: {
        metrics: lately(1_000, () => metrics.registry.metrics()), // dear, and open to whoever reaches the port
        contentType: metrics.registry.contentType,
      },
      complaint: async () => (isTaking() ? readiness.complaint() : 'updates are not taken, or by another program too'),
      webhook: hook,
      behind: sandbox?.url,
    });
    stops.push(() => door.close());
    stops.push(() => lanes.stop());
    const baton = createBaton(database.url, `${apiRoot}/${bot.botInfo.id}`, logger);
    const taking = hook ? undefined : await poll(bot, lanes, { insistent, baton, logger });
    if (taking) stops.push(() => taking.stop());
    await hook?.announce();
    isTaking = taking?.isUncontested ?? (() => true);

    registerCommands(insistent, words, defaults.locale, commands).catch(
      (err) => unlessEnded.aborted || logger.warn({ err }, 'commands are not in the menus'),
    );
    logger.info({ bot: bot.botInfo.username, by: hook ? 'webhook' : 'polling' }, 'the bot is at work');
    const broken = Promise.race([taking?.broken ?? never, worker.broken, database.lost ?? never]);
    broken.catch(() => undefined); // whoever wants to know listens
    return { stop, broken, sandbox, time };
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
  return startSandbox({ worldFile: join(dataDir, 'sandbox.json'), now }).catch((cause) => {
    throw new ConfigFault(
      `DATA_DIR: the sandbox cannot be kept in ${dataDir} (${cause.message}); for example DATA_DIR=${EXAMPLES.DATA_DIR}`,
      { cause },
    );
  });
}

async function main(): Promise<void> {
  const stopping = new AbortController();
  const hurry = () => setTimeout(() => process.exit(1), longestStop).unref();
  // Before anything is taken that would have to be given back. npm and the terminal may both send the signal: the second one is
  // not an impatient person.
  const told = new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => resolve(stopping.abort()));
    // Whoever started us and is killed cannot send a signal (start.ts).
    process.on('disconnect', () => resolve(stopping.abort()));
  });
  void told.then(hurry);
  // What nobody expected leaves a state that nobody knows: all goes well again when it begins anew.
  const unexpected = new Promise<never>((_, reject) => process.on('uncaughtException', reject));
  unexpected.catch(() => undefined); // heard of below
  let app: Awaited<ReturnType<typeof start>> | undefined;
  let code = 0;
  let clean = cleaner();
  try {
    const config = readConfig(process.env);
    clean = cleaner(config);
    app = await start(config, createLogger(config), { stopping: stopping.signal });
    if (app.sandbox) process.stdout.write(`Sandbox: http://127.0.0.1:${config.port}\n`);
    await Promise.race([told, app.broken, unexpected]);
  } catch (fault) {
    if (!stopping.signal.aborted) {
      process.stderr.write(`${complaint(fault, clean)}\n`);
      // What breaks later than the start goes when all begins anew, but for a bot that is not ours to run.
      code = app && !(fault instanceof TelegramFault) ? START_ANEW : 1;
    }
  }
  hurry();
  await app?.stop();
  process.exit(code);
}

const ofSurroundings = [ConfigFault, DatabaseFault, LocaleFault, TelegramFault, DoorFault, WorkerFault];

/** Faults of the surroundings in one line; faults of ours with all that helps to find them. */
function complaint(fault: unknown, clean: (text: string) => string): string {
  if (ofSurroundings.some((kind) => fault instanceof kind) && fault instanceof Error) return fault.message;
  return clean(fault instanceof Error ? (fault.stack ?? fault.message) : String(fault));
}

if (process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) await main();
