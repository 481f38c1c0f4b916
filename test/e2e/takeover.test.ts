/** One bot follows on another: at the same time, and after a long silence. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '../../src/sandbox/index.ts';
import { freshDatabase, type TestDatabase } from '../database.ts';
import { runProgram } from './program.ts';
import { directions, freePort, stopCounting, textOf } from './stage.ts';
import { beginGame } from './tables.ts';

let database: TestDatabase;
let sandbox: Sandbox;
let dataDir: string;
beforeAll(async () => {
  database = await freshDatabase();
  await stopCounting(database.url);
  sandbox = await startSandbox({ strict: { floods: false } });
  dataDir = await mkdtemp(join(tmpdir(), 'slow-table-takeover-'));
});
afterAll(async () => {
  await sandbox.close();
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

async function program() {
  const { token: BOT_TOKEN, apiRoot: BOT_API_ROOT } = sandbox;
  const PORT = String(await freePort());
  const started = runProgram({ DATABASE_URL: database.url, DATA_DIR: dataDir, PORT, BOT_TOKEN, BOT_API_ROOT });
  await started.said(/at work/);
  return started;
}

async function ask<T extends pg.QueryResultRow>(sql: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query<T>(sql).finally(() => client.end());
  return rows;
}

test('the younger of two bots goes on, the older ends with one line; an outage costs nobody his move', async () => {
  const stage = directions(sandbox);
  const older = await program();
  const [anna, boris] = [stage.person('Анна'), stage.person('Борис')];
  const group = await stage.group('Смена', [anna, boris]);
  await beginGame(stage, group, [anna, boris]);
  await stage.quiet();
  await new Promise((resolve) => setTimeout(resolve, 20_000)); // no longer a newcomer

  const younger = await program();
  expect(await older.ended).toBe(1);
  expect(older.stderr()).toMatch(/^BOT_TOKEN: another program takes the updates of this bot; stop it first\n$/);
  expect(textOf(await stage.ask(boris, group, '/status'))).toContain('ждём');
  await new Promise((resolve) => setTimeout(resolve, 2_000)); // the older one's last words are said
  expect(textOf(await stage.ask(boris, group, '/status'))).toContain('ждём');
  await younger.end('SIGKILL');

  const deadlines = () =>
    ask<{ at: Date; number: number }>('SELECT "number", "deadline" AS at FROM "Ask" WHERE "closedAt" IS NULL');
  // It passed an hour ago, while nobody lived: its job is the first that a new bot finds.
  await ask(`UPDATE "Ask" SET "deadline" = now() - interval '1 hour', "closesAt" = now() - interval '1 hour'`);
  await ask(`UPDATE graphile_worker._private_jobs AS job SET run_at = now() - interval '1 hour', payload =
    json_build_object('table', 1, 'ask', (payload ->> 'ask')::int, 'at', EXTRACT(epoch FROM now()) * 1000 - 3600000)
    FROM graphile_worker._private_tasks AS task WHERE task.id = job.task_id AND task.identifier = 'due'`);
  await ask(`UPDATE "Heartbeat" SET "at" = "at" - interval '3 hours'`);
  const before = await deadlines();
  const next = await program();
  await stage.reads(group, /Бот 3\sч.* был не на связи/);
  const after = await deadlines();
  expect(after.map(({ number }) => number)).toEqual(before.map(({ number }) => number));
  expect(Number(after[0]?.at) - Number(before[0]?.at)).toBeGreaterThanOrEqual(3 * 3_600_000);
  expect(await ask('SELECT 1 FROM "Seat" WHERE "misses" > 0')).toEqual([]);
  expect(await next.end('SIGTERM')).toBe(0);
  expect(sandbox.world.malformed).toEqual([]);
}, 180_000);
