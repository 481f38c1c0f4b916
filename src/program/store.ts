/** The database, opened and brought up to date, and all that is kept in it. The tables' clock is kept there too, where it is driven. */
import type { Update } from 'grammy/types';
import type { Logger } from 'pino';
import type { DialogueState } from '../bot/context/needs.ts';
import { drivenTime, systemTime } from '../jobs/time.ts';
import type { AnyGame } from '../kit/game.ts';
import { createBaton } from '../storage/baton.ts';
import { connect } from '../storage/client.ts';
import { openDatabase } from '../storage/database.ts';
import { createSentFiles } from '../storage/files.ts';
import { createHeartbeat } from '../storage/heartbeat.ts';
import { createInbox } from '../storage/inbox.ts';
import { createMailbag } from '../storage/mailbag.ts';
import { migrate } from '../storage/migrate.ts';
import { createOperations } from '../storage/operations.ts';
import { keepOutcomes } from '../storage/outcomes.ts';
import { createPeople } from '../storage/people.ts';
import { prune } from '../storage/prune.ts';
import { createSessions } from '../storage/sessions.ts';
import { createStatistics } from '../storage/statistics.ts';
import { createTables } from '../storage/tables.ts';
import type { Config } from './config.ts';
import type { Stops } from './stops.ts';

export interface StoreNeeds {
  readonly config: Config;
  readonly games: Readonly<Record<string, AnyGame>>;
  readonly stops: Stops;
  readonly logger: Logger;
}

export type Store = Awaited<ReturnType<typeof openStore>>;

export async function openStore({ config, games, stops, logger }: StoreNeeds) {
  const { databaseUrl, dataDir, botToken } = config;
  const database = await openDatabase({ url: databaseUrl, dataDir, logger, stopping: stops.over });
  stops.push(() => database.close());
  await migrate(database.url, stops.over);
  const { prisma, pool, openPool, close } = connect(database.url, logger);
  stops.push(close);
  const outcomes = () =>
    keepOutcomes(prisma, games, (err, table) => logger.error({ err, table }, 'the end of a game cannot be read'));
  await outcomes();
  /** The sandbox's page moves the clock. */
  const driven = botToken === undefined ? await drivenTime(pool) : undefined;
  const time = driven ?? systemTime();
  return {
    lost: database.lost,
    pool,
    openPool,
    driven,
    time,
    tables: createTables(prisma, time),
    people: createPeople(prisma),
    mailbag: createMailbag(prisma, config),
    operations: createOperations(prisma),
    statistics: createStatistics(prisma),
    sessions: createSessions<DialogueState>(prisma),
    files: createSentFiles(prisma),
    heartbeat: createHeartbeat(prisma),
    inbox: createInbox<Update>(prisma),
    /** Who of several processes takes the updates of this bot. */
    baton: (bot: string) => createBaton(database.url, bot, logger),
    /** What is done every hour. */
    tidy: async () => {
      await prune(prisma);
      await outcomes();
    },
  };
}
