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

async function program(more: Readonly<Record<string, string>> = {}) {
  const { token: BOT_TOKEN, apiRoot: BOT_API_ROOT } = sandbox;
  const PORT = String(await freePort());
  const env = { DATABASE_URL: database.url, DATA_DIR: dataDir, PORT, BOT_TOKEN, BOT_API_ROOT, ...more };
  const started = runProgram(env);
  await started.said(/at work/);
  return {
    ...started,
    isReady: async () => (await fetch(`http://127.0.0.1:${PORT}/readyz`)).status === 200,
    lines: (text: string) => started.stdout().split(text).length - 1,
  };
}

async function ask<T extends pg.QueryResultRow>(sql: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query<T>(sql).finally(() => client.end());
  return rows;
}

const someTime = () => new Promise((resolve) => setTimeout(resolve, 2_000));
const conflicts = () => sandbox.world.log.calls.filter(({ answer }) => !answer.ok && answer.error_code === 409);

test('of two bots on one database the older polls; the younger stands by and follows at once, whatever ends the older', async () => {
  const stage = directions(sandbox);
  const [anna, boris] = [stage.person('Анна'), stage.person('Борис')];
  let older = await program();
  const group = await stage.group('Пересменка', [anna, boris]);
  for (const end of ['SIGTERM', 'SIGKILL', 'SIGSTOP'] as const) {
    const younger = await program();
    await younger.said(/stands by/);
    await someTime();
    expect(await older.isReady()).toBe(true);
    expect(await younger.isReady()).toBe(true);
    expect(textOf(await stage.ask(boris, group, '/status'))).toContain('/newgame');

    const before = group.fromBot.length;
    if (end === 'SIGSTOP') older.child.kill(end);
    else void older.end(end);
    for (let i = 0; i < 3; i++) boris.say(group, '/status'); // nobody may lose them
    await sandbox.until(() => group.fromBot.length >= before + 3, 25_000);
    await younger.said(/takes the updates now/);
    if (end === 'SIGSTOP') {
      older.child.kill('SIGCONT');
      await older.said(/stands by(?!.*takes the updates now)/s);
      await older.end('SIGTERM');
    } else expect(conflicts()).toEqual([]);
    expect(older.stderr()).toBe('');
    expect(older.lines('on a database of its own')).toBe(0);
    older = younger;
  }
  expect(await older.end('SIGTERM')).toBe(0);
}, 120_000);

test('with a program on another database it lives on, says so once and is not ready until that one ends', async () => {
  const stage = directions(sandbox);
  const [ours, elsewhere] = [await program(), await freshDatabase()];
  const foreign = await program({ DATABASE_URL: elsewhere.url });
  await Promise.all([ours.said(/on a database of its own/), foreign.said(/on a database of its own/)]);
  await someTime();
  expect(await ours.isReady()).toBe(false);
  expect(ours.child.exitCode).toBeNull();
  expect(await foreign.end('SIGTERM')).toBe(0);
  await elsewhere.drop();

  const anna = stage.person('Анна');
  anna.say(anna.chat, '/help');
  await sandbox.until(() => anna.chat.fromBot.length > 0, 60_000);
  expect(ours.lines('on a database of its own')).toBe(1);
  expect(await ours.end('SIGTERM')).toBe(0);
  expect(ours.stderr()).toBe('');
}, 120_000);

test('an outage costs nobody his move', async () => {
  const stage = directions(sandbox);
  const older = await program();
  const [anna, boris] = [stage.person('Анна'), stage.person('Борис')];
  const group = await stage.group('Смена', [anna, boris]);
  await beginGame(stage, group, [anna, boris]);
  await stage.quiet();
  await older.end('SIGKILL');

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
