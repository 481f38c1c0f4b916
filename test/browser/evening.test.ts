/**
 * A newcomer's evening, on the program as `npm start` runs it: from the empty page to the end of a whole game, with a reload,
 * a restart and a second person in between. Everything is done by clicking.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase, type TestDatabase } from '../database.ts';
import { type Program, runProgram } from '../e2e/program.ts';
import { freePort, rowsOf, stopCounting } from '../e2e/stage.ts';
import { launch, openPage, type Reader } from './browser.ts';

let database: TestDatabase;
let dataDir: string;
let env: Readonly<Record<string, string>>;
let program: Program;
let browser: Browser;
let reader: Reader;
let page: Page;

beforeAll(async () => {
  database = await freshDatabase();
  await stopCounting(database.url);
  dataDir = await mkdtemp(join(tmpdir(), 'slow-table-browser-'));
  const PORT = String(await freePort());
  env = { DATABASE_URL: database.url, DATA_DIR: dataDir, PORT, LOG_LEVEL: 'warn' };
  program = await begin();
  browser = await launch();
  reader = await openPage(browser, `http://127.0.0.1:${PORT}`);
  page = reader.page;
});
afterAll(async () => {
  await browser.close();
  await program.end('SIGTERM');
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

async function begin(): Promise<Program> {
  const started = runProgram(env);
  await started.said(/Sandbox: http/);
  return started;
}

/** A picture is fetched when it comes into sight. */
const slowly = { timeout: 15_000 };

// ---- what one sees and presses ----

const button = (name: string | RegExp): Locator => page.getByRole('button', { name });
const bubbles = (): Locator => page.locator('#messages .message');
const message = (text: string | RegExp): Locator => bubbles().filter({ hasText: text }).last();
/** A button under the newest message that has such a one. */
const key = (name: string | RegExp): Locator => page.locator('.keyboard').getByRole('button', { name }).last();
async function openGroup(): Promise<void> {
  await page.locator('#chats .chat[data-type=group]').click();
  await page.getByRole('heading', { name: 'Дача' }).waitFor();
}

async function openPrivate(): Promise<void> {
  await page.locator('#chats .chat[data-type=private]').click();
  await page.getByRole('heading', { name: 'Sandbox bot' }).waitFor();
}

/** Presses a key and waits until the bot has answered it and said what follows from it. */
async function press(wanted: string | RegExp | Locator): Promise<void> {
  await (typeof wanted === 'string' || wanted instanceof RegExp ? key(wanted) : wanted).click();
  await page.locator('[aria-busy=true]').waitFor({ state: 'detached' });
  await quiet();
}

/** The keys of the newest form that change something: the dice decide which these are. */
const choices = (): Locator =>
  page
    .locator('.keyboard')
    .last()
    .getByRole('button')
    .filter({ hasNotText: /Готово|‹|🚫|Ничего не делать/ });

/** Chooses something other than what stands, down to the last screen, and comes back to the first. */
async function chooseSomething(): Promise<void> {
  await key('Готово').waitFor();
  await press(choices().first());
  for (let depth = 0; depth < 5 && !(await key('Готово').isVisible()); depth++) {
    await press(choices().last());
    if (!(await key('Готово').isVisible()) && (await key('‹').isVisible())) await press('‹');
  }
  await key('Готово').waitFor();
}

/** Until the bot has nothing more to say and the page shows it all. */
async function quiet(): Promise<void> {
  for (let same = 0, before = -1; same < 3; ) {
    const letters = await rowsOf(database.url, 'SELECT 1 FROM "Letter" WHERE "doneAt" IS NULL');
    const count = Number(await page.evaluate('fetch("/sandbox/calls").then((r) => r.json()).then((x) => x.count)'));
    same = letters.length === 0 && count === before ? same + 1 : 0;
    before = count;
    await page.waitForTimeout(100);
  }
  while (!(await page.evaluate(newestAreShown))) await page.waitForTimeout(100);
}

/**
 * In the page: whether its newest keyboards are those that the server has. A busy machine is late to draw them, and while no events
 * come through, as when the program has just begun anew, the page asks every two seconds only.
 */
const newestAreShown = `(async () => {
  const { person, chat } = localStorage;
  const answer = await fetch('/sandbox/chats/' + chat + '?count=100&person=' + person).catch(() => undefined);
  if (!answer?.ok) return false;
  const { messages } = await answer.json();
  const newest = (keyboards) => JSON.stringify(keyboards.filter((keys) => keys.length > 0).slice(-3));
  const shown = [...document.querySelectorAll('#messages .keyboard')].map((keys) =>
    [...keys.querySelectorAll('button')].map((key) => key.firstChild.textContent),
  );
  return newest(shown) === newest(messages.map(({ keyboard }) => keyboard.flat().map(({ text }) => text)));
})()`;

const toDeadline = (): Locator => button(/^К сроку/);

/** On to the next deadline, and to whatever comes of it. */
async function letTimeRun(): Promise<void> {
  await toDeadline().click();
  await quiet();
}

test('a newcomer makes a group and a table with nine computers in one form', async () => {
  await button('За кулисами').click();
  await button('Погода').click();
  // Twenty messages a minute would make a long evening.
  await page.getByLabel('Отказывать, когда слишком часто').click();
  await page.getByRole('checkbox', { name: 'Отказывать, когда слишком часто', checked: false }).waitFor();
  await button('Закрыть').click();

  await page.getByRole('main').getByRole('button', { name: 'Новая группа…' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Название группы').fill('Дача');
  await form.getByLabel('Людей в группе').fill('2');
  await form.getByLabel(/^Игра/).selectOption({ label: 'Цитадель' });
  await form.getByLabel(/^Правила/).selectOption({ label: 'как советуем' });
  await form.getByLabel('Из них играют').fill('1');
  await form.getByText('За столом: людей — 1, компьютеров — 9').waitFor();
  await form.getByRole('button', { name: 'Собрать группу и стол' }).click();
  await message('Крепость стоит').waitFor();
  await page.getByRole('heading', { name: 'Дача' }).waitFor();
});

test('the forms are filled by clicking; what was pressed is told, and the message changes in place', async () => {
  await openPrivate();
  await message('выбор бонуса').waitFor();
  const count = await bubbles().count();
  await key('Здоровье').click();
  await page.getByRole('status').getByText('Записано').waitFor();
  // It was the default, so its mark tells nothing: a Done under the keyboard of before would only be shown the new one.
  await quiet();
  await key('● ❤ Здоровье').waitFor();
  expect(await bubbles().count(), 'one message, edited').toBe(count);
  await press('Готово'); // nobody else is waited for

  await message(/волна 1 из 7 · подготовка/).waitFor();
  await chooseSomething();
  await message(/волна 1 из 7 · подготовка/)
    .getByText('Сейчас')
    .waitFor();
});

test('time goes to the deadline, and what was chosen is played', async () => {
  await letTimeRun();
  await message(/Ответ принят|Закрыто, сыграно|что было с вами/)
    .first()
    .waitFor();
  await message(/волна 1 из 7 · план/).waitFor();
  await chooseSomething();
  await press('Готово');
});

test('the group sees the board and reads the report, with what is folded in it', async () => {
  await openGroup();
  const headline = message(/Волна 1: (?!подготовка)/);
  await headline.waitFor();
  const board = headline.locator('img');
  await board.scrollIntoViewIfNeeded();
  await expect
    .poll(() => board.evaluate((image) => 'naturalWidth' in image && Number(image.naturalWidth)), slowly)
    .toBeGreaterThan(0);
  expect(await board.getAttribute('alt')).toContain('Волна 1');
  // Too long for a caption, so it follows the picture.
  const report = bubbles()
    .filter({ has: page.locator('blockquote') })
    .last();
  const more = report.getByRole('button', { name: 'ещё…' }).first();
  await more.scrollIntoViewIfNeeded();
  const quote = report.locator('blockquote').first();
  const folded = (await quote.boundingBox())?.height ?? 0;
  await more.click();
  expect((await quote.boundingBox())?.height ?? 0).toBeGreaterThan(folded);
  expect(await more.or(report.getByRole('button', { name: 'свернуть' })).count()).toBeGreaterThan(0);
});

test('a reload, and a restart of the program: everything is still there, and goes on', async () => {
  await page.reload();
  await message(/Волна 1: (?!подготовка)/).waitFor();
  await page.getByRole('heading', { name: 'Дача' }).waitFor();
  const before = await page.locator('#time > time').textContent();

  expect(await program.end('SIGTERM')).toBe(0);
  program = await begin();
  await quiet(); // the page has found it again by itself, or this would fail
  await message(/Волна 1: (?!подготовка)/).waitFor();
  expect((await page.locator('#time > time').textContent())?.slice(0, 12), 'the moved clock, too').toBe(
    before?.slice(0, 12),
  );
  await openPrivate();
  await message(/волна 2 из 7 · подготовка/).waitFor();
  await chooseSomething();
  await page.reload();
  await key('Готово').waitFor();
});

test('a second person switches in, asks, and is told what is his', async () => {
  await openGroup();
  await button(/^Я — Борис/).click();
  await page.getByRole('button', { name: /^Я — Борис/, pressed: true }).waitFor();
  const field = page.getByRole('textbox', { name: 'Сообщение' });
  await field.fill('/stat');
  await page.getByRole('list', { name: 'Команды' }).getByRole('button', { name: '/status' }).waitFor();
  await field.press('Enter');
  await message('ждём: Анна').waitFor();
  await openPrivate();
  await page.getByRole('textbox', { name: 'Сообщение' }).fill('/games');
  await page.getByRole('textbox', { name: 'Сообщение' }).press('Enter');
  await bubbles().nth(1).waitFor();
  await button(/^Я — Анна/).click();
  await openPrivate();
});

test('the game is played on to its end', async () => {
  const isOver = async () => (await message('игра окончена').count()) > 0;
  await openGroup();
  for (let phase = 0; phase < 60 && !(await isOver()); phase++) {
    await openPrivate();
    await quiet();
    if (await key('Готово').isVisible()) await press('Готово');
    else if (await toDeadline().isEnabled()) await letTimeRun();
    await openGroup();
    await quiet();
  }
  expect(await message('игра окончена').textContent()).toContain('Зерно костей');
  expect(await toDeadline().isDisabled()).toBe(true);
  expect(reader.complaints).toEqual([]);
}, 240_000);

test('of all its calls, none was one that a correct bot does not make', async () => {
  expect(Number(await page.evaluate('fetch("/sandbox/state").then((r) => r.json()).then((x) => x.malformed)'))).toBe(0);
});
