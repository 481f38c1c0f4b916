/** The database restarts, or takes nothing for a while, under a program at work: it goes on by itself, and nothing is told twice. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '../../src/sandbox/index.ts';
import { type Connections, connect } from '../../src/storage/client.ts';
import { createTables } from '../../src/storage/tables.ts';
import { openServer, type Server } from '../jobs/server.ts';
import { changeTo, silent } from '../storage/kit.ts';
import { type Program, runProgram } from './program.ts';
import { type Directions, directions, freePort, type Group, type Person, stopCounting, textOf } from './stage.ts';
import { openLobby } from './tables.ts';

let server: Server;
let ours: Connections;
let sandbox: Sandbox;
let dataDir: string;
let port: string;
let program: Program;
let stage: Directions;
let anna: Person;
let groups: readonly Group[];

beforeAll(async () => {
  server = await openServer();
  await stopCounting(server.url);
  ours = connect(server.url, silent, 4);
  sandbox = await startSandbox({ strict: { floods: false } });
  dataDir = await mkdtemp(join(tmpdir(), 'slow-table-database-'));
  port = String(await freePort());
  const { token: BOT_TOKEN, apiRoot: BOT_API_ROOT } = sandbox;
  program = runProgram({ DATABASE_URL: server.url, DATA_DIR: dataDir, PORT: port, BOT_TOKEN, BOT_API_ROOT });
  await program.said(/at work/);
  stage = directions(sandbox);
  anna = stage.person('Анна');
  groups = await Promise.all(['A', 'B', 'C'].map((title) => stage.group(title, [anna])));
  for (const group of groups) await openLobby(stage, anna, group);
});
afterAll(async () => {
  await program.end('SIGKILL');
  await sandbox.close();
  await ours.close();
  await server.remove();
  await rm(dataDir, { recursive: true, force: true });
});

const readiness = async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).text();

let letters = 0;
/** Letters to all groups, each with a number of its own. */
async function write(): Promise<void> {
  const tables = createTables(ours.prisma, { now: () => Date.now() });
  for (const { id } of await ours.prisma.table.findMany({ select: { id: true } })) {
    const posts = Array.from({ length: 4 }, () => ({
      to: 'home' as const,
      letter: { kind: 'say' as const, lines: [{ id: 'admin-told-notice', args: { text: `№${++letters}.` } }] },
    }));
    await tables.change(id, null, (table) => changeTo(table, { posts }));
  }
}

const told = () =>
  groups.flatMap((group) => group.fromBot.flatMap((message) => /№\d+\./.exec(textOf(message))?.[0] ?? []));
const all = () => Array.from({ length: letters }, (_, i) => `№${i + 1}.`).sort();

test.each([
  [
    'restarted',
    async () => {
      await server.stop('fast');
      await expect.poll(readiness, { timeout: 10_000 }).toBe('not ready: the database does not answer\n');
      await server.start();
    },
  ],
  [
    'read-only',
    async () => {
      await server.readOnly(true);
      await expect.poll(readiness, { timeout: 10_000 }).toBe('not ready: the database is read-only\n');
      await server.readOnly(false);
    },
  ],
])('%s: every letter goes out once, and /readyz says how it stands', async (_, trouble) => {
  await write();
  await trouble();
  await write();
  await expect.poll(() => told().sort(), { timeout: 30_000 }).toEqual(all());
  await expect.poll(readiness, { timeout: 15_000 }).toBe('ready\n');
  await stage.quiet();
  expect(told().sort()).toEqual(all());
});

test('told to end while a job hangs, the program ends in good time, and as it was told', async () => {
  const lock = new pg.Client({ connectionString: server.url });
  await lock.connect();
  await lock.query('BEGIN');
  await lock.query('LOCK TABLE "Slot" IN ACCESS EXCLUSIVE MODE'); // which no delivery can do without
  await write();
  await expect
    .poll(() =>
      server.query(`SELECT key FROM graphile_worker.jobs WHERE locked_at IS NOT NULL AND key LIKE 'deliver%'`),
    )
    .not.toEqual([]);
  const began = Date.now();
  expect(await program.end('SIGTERM')).toBe(0);
  expect(Date.now() - began).toBeLessThan(18_000);
  await lock.end();
});
