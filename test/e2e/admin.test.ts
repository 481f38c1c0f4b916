/** The operators' desk, from a fault to its thaw, and what the tables hear of it. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { verdictOn } from '../../src/sim/verdict.ts';
import { type Group, openStage, type Person, type Stage, textOf } from './stage.ts';
import { beginGame, complaints } from './tables.ts';

const operatorsId = 777_001;
let stage: Stage;
let olga: Person;
let anna: Person;
let group: Group;
beforeAll(async () => {
  stage = await openStage({ ADMIN_IDS: String(operatorsId), LOG_LEVEL: 'silent' });
  olga = stage.person('Ольга', { id: operatorsId });
  anna = stage.person('Анна');
  group = await stage.group('Дача', [anna, olga]);
  await beginGame(stage, group, [anna]);
});
afterEach(() => expect(complaints(stage)).toEqual([]));
afterAll(() => stage.end());

const desk = async (command = '') => textOf(await stage.ask(olga, olga.chat, `/admin ${command}`.trim()));

test('is there for operators only, and in private only', async () => {
  expect(textOf(await stage.ask(anna, anna.chat, '/admin'))).toContain('Такой команды не знаю');
  expect(textOf(await stage.ask(olga, group, '/admin@sandbox_bot'))).toContain('Такой команды не знаю');
  expect(await desk('whatever')).toContain('/admin notice');
  const english = stage.person('Eve', { language_code: 'en' });
  expect(textOf(await stage.ask(english, english.chat, '/admin maintenance on'))).toMatch(/command/);
});

test('shows how the bot is, and who uses it', async () => {
  const text = await desk();
  expect(text).toMatch(/База: ответила за \d+ мс/);
  expect(text).toMatch(/Пульс: .+ назад/);
  expect(text).toContain('играют 1');
  expect(text).toMatch(/Дача — столов: 1, нажатий: [1-9]/);
  expect(text).not.toContain('опаздывает');
});

test('a notice reaches every table as it was typed', async () => {
  expect(await desk('notice Завтра <b>в 9:00</b> & ненадолго')).toContain('столов: 1');
  expect(textOf(await stage.reads(group, 'От операторов бота'))).toContain('Завтра <b>в 9:00</b> & ненадолго');
});

test('maintenance holds the time, opens nothing, and is told once', async () => {
  expect(await desk('maintenance on')).toContain('столов: 1');
  await stage.reads(group, 'время стоит, ничего не закроется');
  expect(await desk('maintenance on')).toContain('столов: 0');
  expect(textOf(await stage.ask(anna, group, '/resume'))).toContain('идут работы');
  const boris = stage.person('Борис');
  expect(textOf(await stage.ask(boris, boris.chat, '/practice citadel'))).toContain('идут работы');
  await stage.time.jump(100 * 3_600_000);
  await stage.quiet();
  expect(group.search('волна 1 из 7 · подготовка')).toBeUndefined();
  expect(await desk()).toContain('Идут работы');
  expect(await desk('maintenance off')).toContain('столов: 1');
  await stage.reads(group, 'Работы окончены');
  await stage.quiet();
  expect(group.search('волна 1 из 7 · подготовка')).toBeUndefined();
  expect(await desk()).not.toContain('Идут работы');
});

test('a frozen table is shown with its fault and the command that repeats it, and thaws', async () => {
  await stage.press(anna, anna.chat, 'Поиск');
  await stage.sql(`UPDATE "Table" SET "state" = '{}' WHERE "name" = 'Дача'`);
  await stage.ask(anna, group, '/close');
  const text = await desk();
  expect(text).toContain('остановлены 1');
  expect(text).toMatch(/❄ Стол 1 «Дача»: citadel table 1, after commit 0: /);
  expect(text).toContain('npm run verify -- citadel-1.json');

  const message = await stage.ask(olga, olga.chat, '/admin export 1');
  const bytes = stage.sandbox.world.files.stored.get(message.document?.file_id ?? '')?.bytes;
  const record = new TextDecoder().decode(bytes);
  expect(record).toContain('"seed"');
  expect(record, 'operators need not know who it is').not.toContain(`"person": ${anna.id}`);
  expect(verdictOn(record)).toMatchObject({
    passed: true,
    line: expect.stringContaining('and the pending step goes through'),
  });

  await stage.press(olga, olga.chat, /Обновить/);
  await stage.press(olga, olga.chat, 'Продолжить 1');
  await stage.reads(group, 'Починили, играем дальше');
  await stage.ask(anna, group, '/log');
  await stage.press(anna, group, 'Кто что менял');
  const log = textOf(await stage.reads(group, 'Кто что менял'));
  expect(log).toContain('оператор снял полную запись');
  expect(log).toContain('операторы починили');
  anna.say(group, '/close');
  await stage.reads(group, 'волна 1 из 7 · подготовка');
});

test('the end tells of the record that was taken; /stats counts the game', async () => {
  for (let phase = 0; phase < 60 && !group.search('игра окончена'); phase++) {
    anna.say(group, '/close');
    await stage.quiet();
  }
  expect(textOf(await stage.reads(group, 'игра окончена'))).toContain('с тайными ответами');
  const stats = textOf(await stage.ask(anna, group, '/stats'));
  expect(stats).toContain('Сыграно: 1');
  expect(stats).toMatch(/Анна — игр: 1/);
  expect(textOf(await stage.ask(anna, anna.chat, '/stats'))).toContain('для группы');
}, 120_000);

test('ends a table after a confirmation', async () => {
  await beginGame(stage, group, [anna]);
  const [row] = await stage.rows(`SELECT MAX("id") AS id FROM "Table"`);
  const sure = await stage.ask(olga, olga.chat, `/admin end ${row?.['id']}`);
  expect(textOf(sure)).toContain('Вернуть игру будет нельзя');
  await stage.press(olga, olga.chat, `Закончить ${row?.['id']}`);
  await stage.reads(group, 'закончили операторы бота');
}, 60_000);
