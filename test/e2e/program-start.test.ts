/** The start of the program while Telegram is unwell, does not answer or refuses, and a stop before it is done. */
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { type Sandbox, startSandbox } from '../../src/sandbox/index.ts';
import { freshDatabase, type TestDatabase } from '../database.ts';
import { runProgram } from './program.ts';
import { directions, freePort, textOf } from './stage.ts';

let database: TestDatabase;
let sandbox: Sandbox;
let dataDir: string;
beforeAll(async () => {
  database = await freshDatabase();
  sandbox = await startSandbox({ strict: { floods: false } });
  dataDir = await mkdtemp(join(tmpdir(), 'slow-table-start-'));
});
beforeEach(() => sandbox.world.faults.clear());
afterAll(async () => {
  await sandbox.close();
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

async function settings(more: Readonly<Record<string, string>> = {}) {
  const port = String(await freePort());
  const { token: BOT_TOKEN, apiRoot: BOT_API_ROOT } = sandbox;
  return { DATABASE_URL: database.url, DATA_DIR: dataDir, PORT: port, BOT_TOKEN, BOT_API_ROOT, ...more };
}

async function byWebhook(url: (port: string) => string) {
  const PORT = String(await freePort());
  return settings({ PORT, WEBHOOK_URL: url(PORT), WEBHOOK_SECRET: 'a-secret-of-this-test' });
}

describe('Telegram fails at every call of the start, and the bot is at work in the end', () => {
  test.each([
    ['polling', '500', () => settings()],
    ['by webhook', 'lost', () => byWebhook((port) => `http://127.0.0.1:${port}/telegram`)],
  ] as const)('%s: %s', async (_, kind, env) => {
    for (const method of ['getMe', 'deleteWebhook', 'setWebhook', 'setMyCommands', 'getUpdates'])
      sandbox.world.faults.next(2, kind, { method });
    const before = sandbox.world.log.calls.length;
    const program = runProgram(await env());
    await program.said(/at work/);
    const menus = () =>
      sandbox.world.log.calls.slice(before).filter(({ method, answer }) => method === 'setMyCommands' && answer.ok);
    await sandbox.until(() => menus().length >= 9, 30_000);
    expect(await program.end('SIGTERM')).toBe(0);
    expect(program.stderr()).toBe('');
  });
});

test('it is not ready before it takes updates, and comes to itself when Telegram does', async () => {
  sandbox.world.faults.next(50, '500', { method: 'deleteWebhook' });
  const env = await settings();
  const program = runProgram(env);
  const status = () =>
    fetch(`http://127.0.0.1:${env.PORT}/readyz`).then(
      (answer) => answer.status,
      () => 0,
    );
  await expect.poll(status, { timeout: 30_000 }).toBe(503);
  await program.said(/still trying/);
  sandbox.world.faults.clear();
  await program.said(/at work/);
  expect(await status()).toBe(200);
  const stage = directions(sandbox);
  const anna = stage.person('Анна');
  expect(textOf(await stage.ask(anna, anna.chat, '/help'))).toContain('/games');
  expect(await program.end('SIGTERM')).toBe(0);
});

test('a webhook that Telegram refuses ends the start with one line that names it', async () => {
  const program = runProgram(await byWebhook(() => 'http://bot.example.org/telegram'));
  expect(await program.ended).toBe(1);
  expect(program.stderr()).toMatch(/^WEBHOOK_URL: .*bot\.example\.org.* HTTPS .* for example WEBHOOK_URL=https:\S+\n$/);
});

describe('a stop before the start is done ends it in good order', () => {
  /** Where whoever connects is never answered. */
  const silence = async () => {
    let heard = (): void => undefined;
    const called = new Promise<void>((resolve) => {
      heard = resolve;
    });
    const server = createServer(() => heard());
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    const address = server.address();
    return { at: `127.0.0.1:${typeof address === 'object' ? address?.port : 0}`, called };
  };

  test('while Telegram does not answer, and with the PostgreSQL that it brought up', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'slow-table-stop-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const { at } = await silence();
    const env = await settings({ DATABASE_URL: '', DATA_DIR: folder, BOT_API_ROOT: `http://${at}` });
    const program = runProgram(env);
    await program.said(/still trying/);
    expect(existsSync(join(folder, 'postgres/cluster/postmaster.pid'))).toBe(true);
    expect(await program.end('SIGTERM')).toBe(0);
    expect(existsSync(join(folder, 'postgres/cluster/postmaster.pid'))).toBe(false);
    expect(program.stderr()).toBe('');
  });

  test('while its PostgreSQL is being brought up', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'slow-table-stop-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const program = runProgram(await settings({ DATABASE_URL: '', DATA_DIR: folder }));
    await expect.poll(() => existsSync(join(folder, 'postgres/cluster')), { timeout: 30_000, interval: 10 }).toBe(true);
    expect(await program.end('SIGTERM')).toBe(0);
    expect(existsSync(join(folder, 'postgres/cluster/postmaster.pid'))).toBe(false);
    expect(program.stdout()).not.toMatch(/at work/);
    expect(program.stderr()).toBe('');
  });

  test('while a database elsewhere does not answer', async () => {
    const { at, called } = await silence();
    const program = runProgram(await settings({ DATABASE_URL: `postgresql://bot:password@${at}/x` }));
    await called;
    const asked = Date.now();
    expect(await program.end('SIGTERM')).toBe(0);
    expect(Date.now() - asked, 'far less than the connection would be waited for').toBeLessThan(5_000);
  });
});
