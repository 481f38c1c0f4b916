/**
 * A rolling update: the older program and the newer, whose rules have another version, stand behind one webhook, work off one queue
 * and share one database, while people go on pressing.
 */

import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { citadel } from '../../src/games/citadel/index.ts';
import { games } from '../../src/games/index.ts';
import type { AnyGame } from '../../src/kit/game.ts';
import { start } from '../../src/main.ts';
import { readConfig } from '../../src/program/config.ts';
import { type Sandbox, startSandbox } from '../../src/sandbox/index.ts';
import { freshDatabase, type TestDatabase } from '../database.ts';
import { bookmark, saidSince, toastsSince } from './reading.ts';
import { directions, freePort, rowsOf, settled, stopCounting, textOf } from './stage.ts';
import { beginGame } from './tables.ts';

const today: AnyGame = citadel;
/** Its states are of another shape: the older program could not read them. */
const tomorrow: typeof games = {
  ...games,
  citadel: {
    ...today,
    version: today.version + 1,
    setup: (...args) => wrapped(today.setup(...args)),
    asks: (state) => today.asks(state.moved),
    view: (state, seat) => today.view(state.moved, seat),
    apply: (state, answers, dice) => wrapped(today.apply(state.moved, answers, dice)),
    outcome: (state) => today.outcome(state.moved),
    clashes: (state, answers) => today.clashes?.(state.moved, answers) ?? [],
    upgrade: (moved) => ({ moved }),
  },
};
function wrapped(step: ReturnType<AnyGame['apply']>) {
  return { ...step, state: { moved: step.state } };
}

let database: TestDatabase;
let sandbox: Sandbox;
let dataDir: string;
let balancer: Server;
const behind: number[] = [];
beforeAll(async () => {
  database = await freshDatabase();
  await stopCounting(database.url);
  sandbox = await startSandbox({ strict: { floods: false } });
  dataDir = await mkdtemp(join(tmpdir(), 'slow-table-rolling-'));
  let turn = 0;
  balancer = createServer(async (request, response) => {
    const port = behind[turn++ % behind.length];
    const headers = { 'content-type': 'application/json' };
    const secret = request.headers['x-telegram-bot-api-secret-token'];
    const answer = await fetch(`http://127.0.0.1:${port}${request.url}`, {
      method: 'POST',
      headers: { ...headers, ...(secret !== undefined && { 'x-telegram-bot-api-secret-token': String(secret) }) },
      body: await text(request),
    }).catch(() => undefined);
    response.writeHead(answer?.status ?? 502, headers).end(await answer?.text());
  });
});
afterAll(async () => {
  balancer.close();
  await sandbox.close();
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

/** A process of a program with these games, from now on behind the webhook. */
async function program(url: string, rules: typeof games) {
  const port = await freePort();
  const lines: { level: number; msg: string; table?: number }[] = [];
  const logger = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const config = readConfig({
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    PORT: String(port),
    BOT_TOKEN: sandbox.token,
    BOT_API_ROOT: sandbox.apiRoot,
    WEBHOOK_URL: url,
    WEBHOOK_SECRET: 'a-secret-of-the-rolling-update',
  });
  const { stop } = await start(config, logger, { games: rules });
  behind.push(port);
  return {
    lines,
    stop: async () => {
      behind.splice(behind.indexOf(port), 1);
      await stop();
    },
  };
}

test('nobody sees a fault, nothing is lost, and the game goes on by the newer rules', async () => {
  const port = await freePort();
  await new Promise<void>((resolve) => balancer.listen(port, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${port}/telegram`;
  const stage = directions(sandbox);
  const older = await program(url, games);
  const [anna, boris] = [stage.person('Анна'), stage.person('Борис')];
  const group = await stage.group('Дача', [anna, boris]);
  await beginGame(stage, group, [anna, boris]);
  await stage.quiet();
  const begun = bookmark({ sandbox });
  const version = async () => (await rowsOf(database.url, 'SELECT "version" FROM "Table"'))[0]?.['version'];
  const commits = async () => Number((await rowsOf(database.url, 'SELECT "commit" FROM "Table"'))[0]?.['commit']);

  const newer = await program(url, tomorrow);
  // Every other update comes to each of the two.
  for (let press = 0; press < 24; press++) {
    const who = press % 4 < 2 ? anna : boris;
    const form = who.chat.searchButton(/Готово|Поиск/);
    if (form) await who.press(form, /Готово|Поиск/).catch(() => undefined);
    if (press % 6 === 5) anna.say(group, '/close');
    if (press % 8 === 3) boris.say(group, '/board');
    await sleep(50);
  }
  await stage.quiet();
  expect(await version()).toBe(citadel.version + 1);
  const between = await commits();
  expect(between).toBeGreaterThan(0);
  const acked = await rowsOf(database.url, 'SELECT "number" FROM "Commit" ORDER BY "number"');
  expect(acked.map(({ number }) => number)).toEqual([...Array(between + 1).keys()]);

  // While only the older one is at work, a letter waits: neither drawn by the wrong rules nor given up.
  await newer.stop();
  await rowsOf(
    database.url,
    `INSERT INTO "Letter" ("tableId", "chat", "letter", "silent", "fresh", "urgent")
     SELECT "id", "chat", '{"kind":"say","lines":[{"id":"table-told-resumed"}]}', false, false, false FROM "Table"`,
  );
  await rowsOf(
    database.url,
    `SELECT graphile_worker.add_job('deliver', json_build_object('chat', "chat"), queue_name => 'chat:' || "chat",
       job_key => 'deliver:' || "chat") FROM "Table"`,
  );
  await sleep(4_000);
  const waiting = `SELECT "doneAt", "failure" FROM "Letter" WHERE "letter" LIKE '%table-told-resumed%'`;
  expect(await rowsOf(database.url, waiting)).toEqual([{ doneAt: null, failure: null }]);
  const newest = await program(url, tomorrow);
  await stage.reads(group, 'Продолжаем');

  await older.stop();
  anna.say(group, '/close');
  await stage.until(() => group.fromBot.some((x) => textOf(x).includes('волна 1 из 7')));
  for (let phase = 0; phase < 3; phase++) {
    await stage.ask(anna, group, '/close');
    await settled(database.url, sandbox);
  }
  expect(await commits()).toBeGreaterThan(between);

  const seen = [...saidSince({ sandbox }, begun).map((x) => x.text), ...toastsSince({ sandbox }, begun)];
  expect(seen.filter((x) => /сломалось|остановлен/.test(x))).toEqual([]);
  expect(
    seen.some((x) => x.includes('уже ведёт новая версия бота')),
    'the older one was asked, too',
  ).toBe(true);
  expect(await rowsOf(database.url, `SELECT 1 FROM "Table" WHERE "phase" = 'frozen'`)).toEqual([]);
  expect(await rowsOf(database.url, `SELECT "letter", "failure" FROM "Letter" WHERE "failure" IS NOT NULL`)).toEqual(
    [],
  );
  for (const { lines } of [older, newer, newest]) expect(lines.filter(({ level }) => level >= 50)).toEqual([]);
  const left = older.lines.filter(({ msg }) => msg.includes('it is left to a newer one'));
  expect(left, 'once per table').toHaveLength(1);

  await stage.ask(anna, group, '/log');
  await stage.press(anna, group, 'Кто что менял');
  expect(textOf(await stage.reads(group, 'Кто что менял'))).toContain(`по правилам версии ${citadel.version + 1}`);
  expect(textOf(await stage.ask(anna, group, '/board 0'))).toContain('То поле уже не показать');
  expect((await stage.ask(anna, group, '/board')).photo).toBeDefined();
  await newest.stop();
  expect(sandbox.world.malformed).toEqual([]);
}, 180_000);
