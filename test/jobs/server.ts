/** A PostgreSQL of one's own that a test may stop, start, kill and make read-only; nobody revives it but the test. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { findPrograms, findServerUser, runAs } from '../../src/storage/binaries.ts';
import { DATABASE_USER, ensureCluster, files } from '../../src/storage/cluster.ts';
import { migrate } from '../../src/storage/migrate.ts';
import { findPostmaster } from '../../src/storage/postmaster.ts';
import { freePort } from '../e2e/stage.ts';

export type StopMode = 'fast' | 'immediate';

export interface Server {
  readonly url: string;
  start(): Promise<void>;
  stop(mode: StopMode): Promise<void>;
  restart(mode: StopMode): Promise<void>;
  /** The server alone, as the kernel does it when memory runs out; its children follow. */
  kill(): Promise<void>;
  readOnly(on: boolean): Promise<void>;
  query(sql: string): Promise<readonly Readonly<Record<string, unknown>>[]>;
  /** Ends it for good. */
  remove(): Promise<void>;
}

/** With the whole schema, and running. */
export async function openServer(settings: Readonly<Record<string, string>> = { fsync: 'off' }): Promise<Server> {
  const folder = await mkdtemp(join(tmpdir(), 'slow-table-server-'));
  const home = join(folder, 'postgres');
  const programs = await findPrograms();
  const user = await findServerUser(programs, dirname(home), files(home).cluster);
  const password = await ensureCluster(home, programs, user, settings);
  const { cluster, startLog } = files(home);
  const port = await freePort();
  const url = `postgresql://${DATABASE_USER}:${password}@127.0.0.1:${port}/postgres`;
  const control = (...args: string[]) => runAs(user, programs.pg_ctl, [...args, '--wait', `--pgdata=${cluster}`]);
  const opening = [`--log=${startLog}`, `--options=-p ${port}`];

  const server: Server = {
    url,
    start: () => control('start', ...opening),
    stop: (mode) => control('stop', `--mode=${mode}`),
    restart: (mode) => control('restart', `--mode=${mode}`, ...opening),
    async kill() {
      const running = await findPostmaster(cluster);
      if (running === undefined) throw new Error('no server runs');
      process.kill(running.pid, 'SIGKILL');
    },
    async readOnly(on) {
      await server.query(`ALTER SYSTEM SET default_transaction_read_only = ${on ? 'on' : 'off'}`);
      await server.query('SELECT pg_reload_conf()');
    },
    async query(sql) {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      try {
        return (await client.query<Record<string, unknown>>(sql)).rows;
      } finally {
        await client.end();
      }
    },
    async remove() {
      await server.stop('immediate').catch(() => undefined); // stopped already
      await rm(folder, { recursive: true, force: true });
    },
  };
  await server.start();
  await migrate(url);
  return server;
}
