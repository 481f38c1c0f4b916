/**
 * The program is killed at the worst moments, again and again, and started anew: nothing that was acknowledged is lost, no phase
 * closes twice, and the group is told everything, a thing that was on its way at the most twice.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '../../src/sandbox/index.ts';
import { freshDatabase, type TestDatabase } from '../database.ts';
import { formOf } from './crowd.ts';
import { type Program, runProgram } from './program.ts';
import { askOf, isEnd, isSent, isStatus, repeated, type Said, saidSince } from './reading.ts';
import {
  buttonsOf,
  type Directions,
  directions,
  freePort,
  type Group,
  type Message,
  type Person,
  rowsOf,
  settled,
  stopCounting,
  textOf,
} from './stage.ts';
import { openLobby } from './tables.ts';

let database: TestDatabase;
let sandbox: Sandbox;
let dataDir: string;
let env: Readonly<Record<string, string>>;
let stage: Directions;
let program: Program;
let people: readonly Person[];
let anna: Person;
let group: Group;

beforeAll(async () => {
  database = await freshDatabase();
  await stopCounting(database.url);
  sandbox = await startSandbox({ strict: { floods: false } });
  dataDir = await mkdtemp(join(tmpdir(), 'slow-table-kill-'));
  const { token: BOT_TOKEN, apiRoot: BOT_API_ROOT } = sandbox;
  const PORT = String(await freePort());
  env = { DATABASE_URL: database.url, DATA_DIR: dataDir, PORT, BOT_TOKEN, BOT_API_ROOT };
  stage = directions(sandbox);
  anna = stage.person('Анна');
  people = [anna, stage.person('Boris', { language_code: 'en' }), stage.person('Вера')];
  group = await stage.group('Дача', people, { withoutBot: true });
  await start();
  group.inviteBot(anna);
  await stage.until(() => group.fromBot.length > 0);
});
afterAll(async () => {
  await program.end('SIGKILL');
  await sandbox.close();
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

/** What the bot said last in each chat before it was killed: it cannot know whether that arrived. */
const onTheWay = new Set<string>();
let kills = 0;

async function start(): Promise<void> {
  program = runProgram(env);
  await program.said(/at work/);
}

async function killAndStart(): Promise<void> {
  await program.end('SIGKILL');
  kills++;
  const latest = new Map(
    saidSince({ sandbox })
      .filter(isSent)
      .map((said) => [said.chat, said]),
  );
  for (const said of latest.values()) onTheWay.add(named(said));
  await start();
}

/** A form by its question, for its text changes with the hour; anything else by its text. */
const named = (said: Said): string => {
  const ask = askOf(said);
  return `${said.chat}: ${ask === undefined ? said.text.split('\n⏳')[0] : `form ${ask}`}`;
};

const isAbout = (said: Said, text: string) => said.chat === group.id && said.text.includes(text);
const rows = (query: string) => rowsOf(database.url, query);
const quietly = () => settled(database.url, sandbox);
const newForm = (person: Person, title: RegExp): Promise<Message> =>
  stage.until(() => {
    const form = formOf(person);
    return form && title.test(textOf(form)) && form;
  });

test('between the beginning and the first forms', async () => {
  await openLobby(stage, anna, group, 'на вечер'); // which has no quiet hours
  for (const person of people) {
    await stage.press(person, group, 'Вступить');
    await stage.reads(person.chat, /за столом|at table/);
  }
  await stage.ask(anna, group, '/bot 7');
  await stage.press(anna, group, 'Начать');
  await killAndStart();
  for (const person of people) await newForm(person, /выбор бонуса|choose a bonus|bonus/i);
  await stage.reads(group, 'Крепость стоит');
  await stage.reads(group, 'Выбор бонуса\n');
}, 60_000);

test('right after presses were answered', async () => {
  const chosen = await Promise.all(
    people.map(async (person, i) => {
      const form = await newForm(person, /./);
      const label = buttonsOf(form)[i + 2]?.text ?? '';
      expect((await person.press(form, label)).text).toMatch(/^(?:Записано|Noted)/);
      return label;
    }),
  );
  await killAndStart();
  for (const [i, person] of people.entries()) {
    await stage.until(() => buttonsOf(formOf(person) ?? anna.chat.last).some(({ text }) => text === `● ${chosen[i]}`));
  }
}, 60_000);

test('right after /close was written', async () => {
  anna.say(group, '/close');
  await killAndStart();
  for (const person of people) await newForm(person, /волна 1 из 7 · подготовка|wave 1 of 7/);
  await quietly();
  const answers = await rows(`SELECT "by" FROM "ClosedForm" WHERE "ask" = 1`);
  expect(
    answers.map(({ by }) => by),
    'what was chosen before the kill',
  ).toEqual(['player', 'player', 'player']);
  for (const person of people) await stage.reads(person.chat, /Ответ принят|Your answer/);
}, 60_000);

test('while the report goes to the group', async () => {
  anna.say(group, '/close');
  await stage.until(() => saidSince({ sandbox }).some((said) => isAbout(said, 'Волна 1: подготовка закончена')));
  await killAndStart();
  for (const person of people) await newForm(person, /план|plan/);
}, 60_000);

test('as soon as the first form of the next phase is there', async () => {
  anna.say(group, '/close');
  const isNew = (said: Said) => isSent(said) && askOf(said) === '4';
  await stage.until(() => saidSince({ sandbox }).some(isNew));
  await killAndStart();
  for (const person of people) await newForm(person, /волна 2 из 7 · подготовка|wave 2 of 7/);
}, 60_000);

test('while the deadline strikes, and before one that strikes while nobody is there', async () => {
  await quietly();
  await stage.ask(anna, group, '/deadline prep 3s');
  await stage.until(() => saidSince({ sandbox }).some((said) => isAbout(said, 'Волна 2 из 7 · подготовка — закрыто')));
  await killAndStart();
  for (const person of people) await newForm(person, /план|plan/);
  await quietly();

  await stage.ask(anna, group, '/deadline plan 2s');
  const gone = new Promise((resolve) => setTimeout(resolve, 2_500));
  await program.end('SIGKILL');
  await gone;
  await start();
  for (const person of people) await newForm(person, /волна 3|wave 3/);
  await stage.ask(anna, group, '/deadline 12h');
  await quietly();
}, 60_000);

test('the game goes on to its end', async () => {
  for (let phase = 0; phase < 30 && !group.search('игра окончена'); phase++) {
    const before = group.fromBot.length;
    anna.say(group, '/close');
    await stage.until(() => group.fromBot.length > before);
    await quietly();
    if (phase === 1) await killAndStart();
  }
  await stage.reads(group, 'Зерно костей');
  expect(textOf(await stage.ask(anna, group, '/status'))).toContain('/newgame');
}, 120_000);

test('each phase closed once, and all of it was told', async () => {
  expect(kills).toBe(7);
  const commits = await rows(`SELECT "number", "askNumber" AS ask FROM "Commit" ORDER BY "number"`);
  expect(commits.map(({ number }) => number)).toEqual(commits.map((_, i) => i));
  expect(
    commits.map(({ ask }) => ask),
    'one commit for each question',
  ).toEqual([null, ...commits.slice(1).map((_, i) => i + 1)]);

  const letters = await rows(`SELECT "letter" FROM "Letter" WHERE "failure" IS NOT NULL OR "doneAt" IS NULL`);
  expect(letters, 'letters that never left').toEqual([]);
  const said = saidSince({ sandbox }).filter(isSent);
  expect(said.filter(isEnd), 'the end').toHaveLength(1);

  const news = said.filter((x) => x.chat !== group.id || isStatus(x) || /^[🏰⚔💀🏁]/u.test(x.text)).map(named);
  const twice = repeated(news);
  expect(repeated(twice), 'never thrice').toEqual([]);
  expect(
    twice.filter((text) => !onTheWay.has(text)),
    'only what was on its way comes twice',
  ).toEqual([]);

  // A press that was answered just before a kill comes again afterwards, and its second answer is too late: harmless.
  const isLate = ({ method, reason }: { method: string; reason: string }) =>
    method === 'answerCallbackQuery' && reason.includes('query is too old');
  const faults = sandbox.world.malformed;
  expect(faults.filter((fault) => !isLate(fault))).toEqual([]);
  expect(faults.length, 'the presses before two of the kills').toBeLessThanOrEqual(1 + people.length);
});
