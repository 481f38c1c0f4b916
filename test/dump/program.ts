/** The whole program on a sandbox, which can be stopped while its database stays to be looked at. */
import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import pino from 'pino';
import { readConfig } from '../../src/config.ts';
import type { DrivenTime } from '../../src/jobs/time.ts';
import { start } from '../../src/main.ts';
import { startSandbox } from '../../src/sandbox/index.ts';
import { freshDatabase } from '../database.ts';
import { directions, freePort, settled, stopCounting } from '../e2e/stage.ts';

/** @param begins what its clock shows at first */
export async function openProgram(env: Readonly<Record<string, string>>, begins: number) {
  const { url, drop } = await freshDatabase();
  const pool = new pg.Pool({ connectionString: url });
  await stopCounting(url);
  await pool.query('INSERT INTO "TimeShift" ("id", "ms") VALUES (1, $1)', [begins - Date.now()]);
  const dataDir = await mkdtemp(join(tmpdir(), 'slow-table-dump-'));
  const PORT = String(await freePort());
  const config = readConfig({ DATABASE_URL: url, DATA_DIR: dataDir, PORT, LOG_LEVEL: 'fatal', ...env });
  const logger = pino({ level: config.logLevel }, pino.destination(2));
  let games = 0;
  const seeds = { next: () => createHash('sha256').update(`dump ${++games}`).digest('hex') };
  let shown: (() => number) | undefined;
  const sandbox = await startSandbox({ strict: { floods: false }, now: () => shown?.() ?? begins });
  const app = await start(config, logger, {
    openSandbox: () => Promise.resolve({ ...sandbox, close: async () => {} }),
    seeds,
  });
  shown = () => app.time.now();
  return {
    ...directions(sandbox),
    url,
    sandbox,
    pool,
    time: app.time as DrivenTime,
    settled: () => settled(url, sandbox),
    rows: async (query: string) => (await pool.query<Record<string, unknown>>(query)).rows,
    stop: () => app.stop(),
    end: async () => {
      await sandbox.close();
      await pool.end();
      await drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
export type Program = Awaited<ReturnType<typeof openProgram>>;
