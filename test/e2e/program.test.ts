/** The program: how it begins, how it refuses to, how it ends, and what it remembers of a violent end. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '../../src/sandbox/index.ts';
import { freshDatabase, type TestDatabase } from '../database.ts';
import { runProgram } from './program.ts';
import { buttonsOf, directions, freePort, stopCounting, textOf } from './stage.ts';
import { beginGame } from './tables.ts';

let database: TestDatabase;
let sandbox: Sandbox;
let dataDir: string;
beforeAll(async () => {
  database = await freshDatabase();
  await stopCounting(database.url);
  sandbox = await startSandbox({ strict: { floods: false } });
  dataDir = await mkdtemp(join(tmpdir(), 'slow-table-program-'));
});
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

describe('a start that cannot be ends with one line that says why', () => {
  test.each([
    ['a bad setting', { PORT: 'eighty' }, /^PORT: .* for example PORT=8080$/],
    [
      'an unreachable database',
      { DATABASE_URL: 'postgresql://bot:secret@127.0.0.1:1/none' },
      /^DATABASE_URL: .*127\.0\.0\.1:1.* DATABASE_URL=postgresql:/,
    ],
    [
      'a password that reads as another address',
      { DATABASE_URL: 'postgresql://bot:1/se@cret@127.0.0.1:1/none' },
      /^DATABASE_URL: .*%40.* for example DATABASE_URL=postgresql:/,
    ],
    [
      'a folder that cannot be',
      { DATABASE_URL: '', DATA_DIR: '/dev/null/data' },
      /^DATA_DIR: \/dev\/null\/data .* for example DATA_DIR=\.\/data$/,
    ],
    [
      'a folder in which the sandbox cannot be kept',
      { BOT_TOKEN: '', DATA_DIR: '/dev/null/data' },
      /^DATA_DIR: .*\/dev\/null\/data .* for example DATA_DIR=\.\/data$/,
    ],
    ['a wrong token', { BOT_TOKEN: '123456789:wrong-wrong-wrong-wrong-wrong' }, /^BOT_TOKEN: .*@BotFather/],
  ])('%s', async (_, wrong, line) => {
    const program = runProgram(await settings(wrong));
    expect(await program.ended).toBe(1);
    const lines = program.stderr().trimEnd().split('\n');
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(line);
    expect(program.stderr() + program.stdout()).not.toMatch(/secret@|cret@|wrong-wrong/);
  });

  test('a port that is taken', async () => {
    const env = await settings({ PORT: new URL(sandbox.url).port });
    const program = runProgram(env);
    expect(await program.ended).toBe(1);
    expect(program.stderr()).toMatch(
      /^PORT: \d+ is taken by another program; choose another, for example PORT=8081\n$/,
    );
  });
});

test('without a token it brings its own Telegram, and its page stands on PORT beside /healthz, /readyz and /metrics', async () => {
  const own = await freshDatabase();
  const env = await settings({ BOT_TOKEN: '', BOT_API_ROOT: '', DATABASE_URL: own.url });
  const program = runProgram(env);
  const page = `http://127.0.0.1:${env.PORT}`;
  await program.said(new RegExp(`Sandbox: ${page}`));
  expect(await (await fetch(`${page}/healthz`)).text()).toBe('ok\n');
  expect(await (await fetch(`${page}/readyz`)).text()).toBe('ready\n');
  expect(await (await fetch(`${page}/metrics`)).text()).toMatch(/slow_table_outbox_letters 0/);
  expect(await (await fetch(page)).text()).toMatch(/<html/i);
  const post = (path: string, body: object, origin = page) =>
    fetch(`${page}/sandbox/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin },
      body: JSON.stringify(body),
    });
  const { person } = (await (await post('people', { first_name: 'Анна', language_code: 'ru' })).json()) as {
    person: number;
  };
  expect((await post('start', { person })).status).toBe(200);
  expect((await post('start', { person }, 'http://evil.example')).status, 'another site may not').toBe(403);
  expect(await program.end('SIGTERM')).toBe(0);
  await own.drop();
});

test('with a webhook Telegram posts its updates, and nobody else can', async () => {
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}/telegram`;
  const program = runProgram(await settings({ PORT: port, WEBHOOK_URL: url, WEBHOOK_SECRET: 'a-secret-of-this-test' }));
  await program.said(/at work/);
  const stage = directions(sandbox);
  const anna = stage.person('Анна');
  expect(textOf(await stage.ask(anna, anna.chat, '/help'))).toContain('/games');
  const forged = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"update_id":1}',
  });
  expect(forged.status).toBe(401);
  expect(await program.end('SIGTERM')).toBe(0);
});

test('a game survives being killed in the middle, and the group hears nothing twice', async () => {
  const env = await settings();
  const stage = directions(sandbox);
  let program = runProgram(env);
  await program.said(/at work/);
  const [anna, boris] = [stage.person('Анна'), stage.person('Борис')];
  const group = await stage.group('Дача', [anna, boris]);
  await beginGame(stage, group, [anna, boris]);
  await stage.quiet();

  const form = anna.chat.lastFromBot;
  const choice = buttonsOf(form)[2]?.text ?? '';
  expect(await stage.press(anna, anna.chat, choice)).toContain('Записано');
  expect(await program.end('SIGKILL')).toBe('SIGKILL');

  boris.say(group, '/status'); // while nobody is there
  program = runProgram(env);
  await program.said(/at work/);
  await stage.reads(group, 'ждём: Анна, Борис');
  await sandbox.until(
    () => buttonsOf(anna.chat.current(form) ?? form).some(({ text }) => text === `● ${choice}`),
    15_000,
  );

  anna.say(group, '/close');
  await stage.reads(anna.chat, 'волна 1 из 7 · подготовка');
  await program.end('SIGKILL');
  program = runProgram(env);
  await program.said(/at work/);
  await stage.reads(group, 'Волна 1 из 7 · подготовка');
  await stage.quiet();
  const told = group.fromBot.map(textOf).filter((text) => text.startsWith('🏰 Крепость стоит'));
  expect(told).toHaveLength(1);

  expect(await program.end('SIGTERM')).toBe(0);
  expect(program.stderr()).toBe('');
  expect(sandbox.world.malformed).toEqual([]);
}, 120_000);
