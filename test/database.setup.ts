/** Before the tests on PostgreSQL: one server for all of them, with one migrated database to copy. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import pino from 'pino';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '../src/storage/embedded.ts';
import { migrate } from '../src/storage/migrate.ts';
import { databaseAt, TEMPLATE } from './database.ts';

/** Nobody needs the data after a crash of the machine, and several workers bring several pools each. */
const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '300' };

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'slow-table-test-'));
  const home = join(folder, 'postgres');
  const server = await startEmbedded({ home, settings, logger: pino({ level: 'silent' }) });
  const stop = async () => {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await makeTemplate(server.url);
  } catch (error) {
    await stop();
    throw error;
  }
  project.provide('postgres', server.url);
  return stop;
}

async function makeTemplate(url: string): Promise<void> {
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  await admin.query(`CREATE DATABASE ${TEMPLATE}`);
  await admin.end();
  await migrate(databaseAt(url, TEMPLATE));
}
