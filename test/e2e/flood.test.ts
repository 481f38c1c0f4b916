/** Floods: one person, or a crowd in one group, sends far more than anybody can be answered. It costs them, and nobody else. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '../../src/sandbox/index.ts';
import { freshDatabase, type TestDatabase } from '../database.ts';
import { type Program, runProgram } from './program.ts';
import { type Directions, directions, freePort, rowsOf } from './stage.ts';
import { openLobby } from './tables.ts';

/** The one being carried out, and those that wait. */
const mostAtOnce = 21;

describe.each(['polling', 'webhook'])('by %s', (way) => {
  let database: TestDatabase;
  let sandbox: Sandbox;
  let dataDir: string;
  let program: Program;
  let stage: Directions;
  let metrics: string;
  beforeAll(async () => {
    database = await freshDatabase();
    sandbox = await startSandbox();
    stage = directions(sandbox);
    dataDir = await mkdtemp(join(tmpdir(), 'slow-table-flood-'));
    const { token: BOT_TOKEN, apiRoot: BOT_API_ROOT } = sandbox;
    const PORT = String(await freePort());
    metrics = `http://127.0.0.1:${PORT}/metrics`;
    const hook = { WEBHOOK_URL: `http://127.0.0.1:${PORT}/telegram`, WEBHOOK_SECRET: 'a-secret-of-this-test' };
    const env = { DATABASE_URL: database.url, DATA_DIR: dataDir, PORT, BOT_TOKEN, BOT_API_ROOT };
    program = runProgram(way === 'webhook' ? { ...env, ...hook } : env);
    await program.said(/at work/);
  });
  afterAll(async () => {
    await program.end('SIGKILL');
    await sandbox.close();
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  });

  const dropped = async (what: string): Promise<number> => {
    const text = await (await fetch(metrics)).text();
    return Number(new RegExp(`slow_table_dropped_total{what="${what}"} (\\d+)`).exec(text)?.[1] ?? 0);
  };
  /** Metrics are told as they were within the last second. */
  const fresh = { timeout: 5_000 };
  const floods = () => program.stdout().match(/a flood/g)?.length ?? 0;

  test('of 200 commands of one person a few are answered, and another one does not wait for that', async () => {
    const [flo, anna] = [stage.person('Фло'), stage.person('Анна')];
    for (let i = 0; i < 200; i++) flo.say(flo.chat, '/help');
    await stage.ask(anna, anna.chat, '/games'); // waits until all are taken
    expect(flo.chat.fromBot.length, 'the flood is still being answered').toBeLessThan(mostAtOnce);
    await expect.poll(() => dropped('message'), fresh).toBeGreaterThan(150);
    expect(floods(), 'told once').toBe(1);
    await stage.until(() => flo.chat.fromBot.length >= 6); // in their turn, at the pace of that chat
  });

  test('of 60 presses of one person those beyond what may wait are answered with nothing, and change nothing', async () => {
    const flo = stage.person('Флора');
    await stage.ask(flo, flo.chat, '/help');
    const group = await stage.group('Дача', [flo]);
    const lobby = await openLobby(stage, flo, group);
    const answers = await Promise.all(
      Array.from({ length: 60 }, () => flo.press(lobby, 'Вступить').then(({ text = 'nothing' }) => text)),
    );
    const nothings = answers.filter((text) => text === 'nothing').length;
    // The posts of our Telegram come one after another, hardly faster than such a press is carried out.
    if (way === 'polling') expect(nothings).toBeGreaterThan(20);
    await expect.poll(() => dropped('press'), fresh).toBe(nothings);
    expect(await rowsOf(database.url, 'SELECT "person" FROM "Seat"')).toHaveLength(1);
  });

  test('a crowd in one group is not answered without end, and nobody elsewhere waits for it', async () => {
    const crowd = Array.from({ length: 60 }, (_, i) => stage.person(`Толпа ${i}`));
    const boris = stage.person('Борис');
    const group = await stage.group('Площадь', crowd);
    const before = group.fromBot.length;
    for (const person of crowd) person.say(group, '/help');
    await stage.ask(boris, boris.chat, '/games');
    expect(group.fromBot.length - before, 'its pace is kept').toBeLessThanOrEqual(20);
    await stage.until(() => (/flooded/.test(program.stdout()) ? true : undefined));
    await expect.poll(() => dropped('answer'), fresh).toBeGreaterThan(0);
    expect(sandbox.world.malformed).toEqual([]);
  });
});

test('what waits when the program is killed is carried out by the next one', async () => {
  const database = await freshDatabase();
  const sandbox = await startSandbox();
  const stage = directions(sandbox);
  const dataDir = await mkdtemp(join(tmpdir(), 'slow-table-flood-'));
  const { token: BOT_TOKEN, apiRoot: BOT_API_ROOT } = sandbox;
  const env = {
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    PORT: String(await freePort()),
    BOT_TOKEN,
    BOT_API_ROOT,
  };
  let program = runProgram(env);
  try {
    await program.said(/at work/);
    const flo = stage.person('Фло');
    for (let i = 0; i < 5; i++) flo.say(flo.chat, '/help');
    flo.say(flo.chat, '/games');
    await stage.until(() => flo.chat.fromBot.length > 0);
    await sandbox.until(() => sandbox.world.updates.queue.length === 0, 15_000); // Telegram has forgotten them
    await program.end('SIGKILL');
    expect(flo.chat.search('Пока ни одной'), 'that came last').toBeUndefined();
    program = runProgram(env);
    await program.said(/at work/);
    await stage.reads(flo.chat, 'Пока ни одной');
    expect(await rowsOf(database.url, 'SELECT 1 FROM "Inbox"')).toEqual([]);
  } finally {
    await program.end('SIGKILL');
    await sandbox.close();
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  }
});
