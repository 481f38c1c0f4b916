/**
 * The embedded PostgreSQL: a real server in a folder of ours, for whoever has none.
 *
 * It is a process of its own, in its own session, so that it outlives a Ctrl-C until the work in hand is stored. It may
 * also outlive us: after a SIGKILL the next start finds it and goes on with it. Several bots may share one folder; each
 * holds a shared advisory lock, and whoever can take that lock alone at its end stops the server.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';
import { findPrograms, findServerUser, type Programs, runAs, type ServerUser } from './binaries.ts';
import { DATABASE_USER, ensureCluster, files } from './cluster.ts';
import { DatabaseFault, reason } from './fault.ts';
import { findPostmaster, type Postmaster } from './postmaster.ts';

/** The advisory lock that says "somebody works on this server"; any number that nobody else takes. */
const IN_USE = 7_356_110;
const PATIENCE_MS = 60_000;

export interface EmbeddedOptions {
  /** The folder of the server; made if absent. */
  readonly home: string;
  readonly logger: Logger;
  /** Settings of PostgreSQL for a new cluster, besides ours. */
  readonly settings?: Readonly<Record<string, string>>;
}

interface Server {
  readonly home: string;
  readonly programs: Programs;
  readonly user: ServerUser;
  readonly password: string;
  readonly logger: Logger;
}

export interface Embedded {
  readonly url: string;
  /** Rejects with a DatabaseFault when the server had to be started again and could not be where it was. */
  readonly lost: Promise<never>;
  close(): Promise<void>;
}

/** @throws DatabaseFault when no server can be brought to answer. */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const { logger, settings = {} } = options;
  const home = resolve(options.home);
  await mkdir(dirname(home), { recursive: true }).catch((cause) => {
    throw new DatabaseFault(
      `DATA_DIR: ${dirname(home)} cannot be made (${reason(cause)}); for example DATA_DIR=./data`,
      { cause },
    );
  });
  const programs = await findPrograms();
  const user = await findServerUser(programs, dirname(home), files(home).cluster);
  const password = await ensureCluster(home, programs, user, settings);
  const server: Server = { home, programs, user, password, logger };

  let keeper = await join(server);
  const { port } = keeper;
  logger.info({ home, port }, 'embedded PostgreSQL is ready');
  let lose: (fault: DatabaseFault) => void = () => undefined;
  const lost = new Promise<never>((_, reject) => {
    lose = reject;
  });
  lost.catch(() => undefined); // whoever wants to know listens
  let closing = false;
  let reviving = Promise.resolve();
  const watch = (client: pg.Client): void => {
    client.once('end', () => {
      if (!closing) reviving = revive();
    });
  };
  /** Nobody else would start it again; connections of this process find it where it was. */
  const revive = async (): Promise<void> => {
    while (!closing) {
      try {
        keeper = await join(server);
        if (keeper.port !== port)
          lose(
            new DatabaseFault(
              `DATA_DIR: the PostgreSQL in ${home} was killed, and its port ${port} is taken now; start again`,
            ),
          );
        else logger.warn({ home, port }, 'embedded PostgreSQL is back');
        return watch(keeper);
      } catch (error) {
        logger.error({ reason: reason(error) }, 'the embedded PostgreSQL does not come back yet');
        await sleep(1_000);
      }
    }
  };
  watch(keeper);
  return {
    url: urlOf(server, port),
    lost,
    close: async () => {
      closing = true;
      await reviving;
      await leave(server, keeper);
    },
  };
}

function urlOf(server: Server, port: number): string {
  return `postgresql://${DATABASE_USER}:${server.password}@127.0.0.1:${port}/postgres`;
}

/** Joins the server that runs, or starts one; tries again when a rival or an ending server came between. */
async function join(server: Server): Promise<pg.Client> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const running = await findPostmaster(files(server.home).cluster);
    try {
      return await hold(server, running?.port ?? (await start(server)));
    } catch (cause) {
      // A server that lives and does not answer is starting, recovering or stopping, which ends. Nothing else does.
      const alive = running ?? (await findPostmaster(files(server.home).cluster));
      if (alive === undefined || Date.now() > end) throw fault(server, alive, cause);
    }
    await sleep(200);
  }
}

function fault({ home }: Server, alive: Postmaster | undefined, cause: unknown): DatabaseFault {
  const cure = alive === undefined ? `see ${files(home).cluster}/log` : `end process ${alive.pid} and start again`;
  return new DatabaseFault(`DATA_DIR: the PostgreSQL in ${home} does not start (${reason(cause)}); ${cure}`, { cause });
}

/** @returns the port of the server started, which answers by then */
async function start(server: Server): Promise<number> {
  const { cluster, startLog, port: portFile } = files(server.home);
  const port = await freePort(Number(await readFile(portFile, 'utf8').catch(() => '0')));
  await writeFile(portFile, `${port}\n`);
  // pg_ctl gives the server a session of its own and waits until it takes connections.
  const args = ['start', '--wait', `--pgdata=${cluster}`, `--log=${startLog}`, `--options=-p ${port}`];
  await runAs(server.user, server.programs.pg_ctl, [...args, `--timeout=${PATIENCE_MS / 1000}`]);
  return port;
}

/** The same port as last time if it is still free, so that other programs find the database where it was. */
async function freePort(wish: number): Promise<number> {
  const listener = createServer();
  const port = await new Promise<number | undefined>((found) => {
    listener.once('error', () => found(undefined));
    listener.listen({ host: '127.0.0.1', port: wish, exclusive: true }, () => {
      const address = listener.address();
      listener.close(() => found(typeof address === 'object' ? address?.port : undefined));
    });
  });
  if (port !== undefined) return port;
  if (wish === 0) throw new Error('no port is free on 127.0.0.1');
  return freePort(0);
}

async function hold(server: Server, port: number): Promise<pg.Client> {
  const keeper = new pg.Client({ connectionString: urlOf(server, port), application_name: 'keeper' });
  keeper.on('error', (error) => server.logger.error({ reason: reason(error) }, 'lost the embedded PostgreSQL'));
  try {
    await keeper.connect();
    await keeper.query('SELECT pg_advisory_lock_shared($1)', [IN_USE]);
    return keeper;
  } catch (error) {
    await keeper.end().catch(() => undefined);
    throw error;
  }
}

/** Leaves the server, and stops it if nobody else is there. Whoever comes meanwhile waits for the lock and starts anew. */
async function leave(server: Server, keeper: pg.Client): Promise<void> {
  keeper.removeAllListeners('error').on('error', () => undefined);
  const alone = await keeper
    .query('SELECT pg_advisory_unlock_shared($1)', [IN_USE])
    .then(() => keeper.query<{ alone: boolean }>('SELECT pg_try_advisory_lock($1) AS alone', [IN_USE]))
    .then(({ rows }) => rows[0]?.alone === true)
    .catch(() => false); // the server is gone already
  if (alone) {
    const { cluster } = files(server.home);
    await runAs(server.user, server.programs.pg_ctl, ['stop', '--wait', '--mode=fast', `--pgdata=${cluster}`]);
  }
  await keeper.end().catch(() => undefined);
}
