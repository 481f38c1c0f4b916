/** The master's commands, and those of others who try them. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { buttonsOf, type Group, openStage, type Person, type Stage, textOf } from './stage.ts';
import { beginGame, complaints } from './tables.ts';

let stage: Stage;
let anna: Person;
let boris: Person;
let group: Group;
beforeAll(async () => {
  stage = await openStage();
  [anna, boris] = [stage.person('Анна'), stage.person('Борис', { username: 'boris_b' })];
});
afterEach(() => expect(complaints(stage)).toEqual([]));
afterAll(() => stage.end());

async function game(title: string): Promise<void> {
  group = await stage.group(title, [anna, boris]);
  await beginGame(stage, group, [anna, boris]);
}

test('time: /extend, /pause, /resume, /deadline', async () => {
  await game('Часы');
  expect(textOf(await stage.ask(anna, group, '/extend soon'))).toContain('/extend 6ч');
  expect(textOf(await stage.ask(boris, group, '/extend 6h'))).toContain('ведущий');
  anna.say(group, '/extend 1ч 30 мин');
  await stage.reads(group, /Срок сдвинут на 1\sч 30\sмин: теперь до \d\d:\d\d/u);
  anna.say(group, '/extend 6h поезд <опаздывает>');
  await stage.reads(group, /Срок сдвинут на 6\sч: теперь до .*\nПричина: поезд <опаздывает>/u);
  anna.say(group, '/pause все в отпуске');
  await stage.reads(group, /Пауза: время не идёт\. Отвечать можно.*\nПричина: все в отпуске/);
  anna.say(group, '/extend 1h');
  await stage.reads(group, /Срок сдвинут на 1\sч\.$/u);
  anna.say(group, '/resume');
  await stage.reads(group, 'Продолжаем');
  await anna.press(await stage.ask(anna, group, '/log'), 'Кто что менял');
  await stage.reads(group, /продлевает срок на 6\sч — «поезд <опаздывает>»[\s\S]*пауза — «все в отпуске»/u);
}, 90_000);

test('/deadline shows and sets the pace, in words and by buttons', async () => {
  await game('Сроки');
  const panel = await stage.ask(anna, group, '/deadline');
  expect(textOf(panel)).toContain('Сроки стола «Сроки»');
  expect((await boris.press(panel, '+6')).text).toContain('ведущий');
  expect((await anna.press(panel, '+6')).text).toContain('Срок сдвинут');
  await stage.reads(group, /Срок сдвинут на 6\sч/u);
  expect(textOf(await stage.ask(anna, group, '/deadline prep 12h'))).toContain('Новый срок: подготовка — 12');
  expect(textOf(await stage.ask(anna, group, '/deadline plan 21:00'))).toContain('до 21:00 (МСК)');
  expect(textOf(await stage.ask(anna, group, '/deadline prep whenever'))).toContain('/deadline prep 12ч');
  expect(textOf(await stage.ask(anna, group, '/deadline whenever'))).toContain('/deadline 12ч');
  const read = await stage.ask(boris, group, '/deadline');
  expect(textOf(read)).toMatch(/Тихие часы: .* · Выходные: нет/);
  expect(textOf(read), 'who may not change it is not told how').not.toContain('/deadline prep');
  expect(buttonsOf(read)).toEqual([]);
}, 90_000);

test('/deadline sets zone, quiet hours, days off, early close and the rest in words, and shows when the next phases close', async () => {
  await game('Слова');
  const settings = async () => {
    const [row] = await stage.rows(`SELECT "settings" FROM "Table" WHERE "name" = 'Слова'`);
    return JSON.parse(String(row?.['settings']));
  };
  const before = await settings();
  for (const [wrong, example] of [
    ['zone Луна', '/deadline пояс Берлин'],
    ['quiet ночью', '/deadline тихо нет'],
    ['days off', '/deadline выходные сб вс'],
    ['early maybe', '/deadline досрочно нет'],
    ['grace forever', '/deadline передумать 2м'],
    ['misses много', '/deadline пропуски 3'],
  ]) {
    expect(textOf(await stage.ask(anna, group, `/deadline ${wrong}`)), wrong).toContain(example);
  }
  expect(textOf(await stage.ask(boris, group, '/deadline quiet off'))).toContain('ведущий');
  expect(await settings(), 'nothing of it has changed anything').toEqual(before);

  const said = async (words: string) => textOf(await stage.ask(anna, group, `/deadline ${words}`));
  const zone = await said('zone Europe/Berlin');
  expect(zone).toContain('Часовой пояс: Берлин');
  expect(zone).toMatch(
    /Выбор бонуса — до .*\(GMT\+[12]\)[\s\S]*Если следующее откроется в срок:\n(?:.*\(GMT\+[12]\)\n?){4}$/,
  );
  expect(await said('пояс мск')).toContain('Часовой пояс: МСК');
  expect(await said('quiet 22-9:30')).toContain('Тихие часы: 22:00–09:30');
  expect(await said('выходные сб вс')).toContain('Выходные: Сб');
  expect(await said('досрочно нет')).toContain('Закрывать, когда все готовы: нет');
  expect(await said('grace 2m')).toMatch(/Время передумать: 2\sмин/u);
  expect(await said('misses 4')).toMatch(/Не ждать после пропусков: .*4/);
  const quiet = { from: '22:00', to: '09:30' };
  expect(await settings()).toMatchObject({ quiet, daysOff: [6, 7], early: false, grace: 120_000, missesUntilAway: 4 });
  expect(await said('early on'), 'what moves no deadline names none').not.toContain('Если следующее');
  await said('early off');
  await anna.press(await stage.ask(anna, group, '/log'), 'Кто что менял');
  await stage.reads(group, /новые настройки: Тихие часы\n[\s\S]*новые настройки: Выходные\n/);

  const examples =
    textOf(await stage.ask(anna, group, '/deadline'))
      .match(/\/deadline тихо .*/)?.[0]
      .split(', ') ?? [];
  expect(examples).toHaveLength(6);
  for (const example of examples)
    expect(await said(example.replace('/deadline ', '')), example).not.toMatch(/^Не (?:понимаю|знаю)/);

  await said('quiet off');
  await said('days none');
  expect(await settings()).toMatchObject({ quiet: null, daysOff: [], clocks: before.clocks });
}, 90_000);

test('/close is the master’s, and closes at once', async () => {
  await game('Закрытие');
  expect(textOf(await stage.ask(boris, group, '/close'))).toContain('ведущий');
  expect(anna.chat.search('«Закрытие» · волна 1')).toBeUndefined();
  stage.sandbox.world.faults.duplicateUpdates(1);
  anna.say(group, '/close');
  await stage.reads(anna.chat, '«Закрытие» · волна 1 из 7 · подготовка');
  await stage.quiet();
  expect(anna.chat.search('«Закрытие» · волна 1 из 7 · план'), 'a command that came twice acts once').toBeUndefined();
}, 90_000);

test('/kick by name says first what would follow, /cancel with a confirmation', async () => {
  await game('Состав');
  expect(textOf(await stage.ask(anna, group, '/kick Никто'))).toContain('Никто');
  const whom = await stage.ask(anna, group, '/kick');
  expect(buttonsOf(whom).map(({ text }) => text)).toContain('2. Борис');
  const sureOfBoris = await stage.ask(anna, group, '/kick @boris_b');
  expect(textOf(sureOfBoris)).toMatch(/Борис уйдёт с места 2\.\n.*бот/u);
  expect((await boris.press(sureOfBoris, 'Сделать')).text).toContain('ведущий');
  // With a reason it is no slip of the thumb, and done at once.
  anna.say(group, '/kick @boris_b давно не отвечает');
  expect(textOf(await stage.reads(group, 'Борис больше не за столом'))).toContain('Причина: давно не отвечает');
  await stage.reads(boris.chat, 'освободил ваше место за столом «Состав»');

  const sure = await stage.ask(anna, group, '/cancel');
  expect((await boris.press(sure, 'отменить')).text).toContain('ведущий');
  expect((await anna.press(sure, 'отменить')).text).toContain('отменена');
  await stage.reads(group, 'Игра «Состав» отменена ведущим');
  await stage.quiet();
  expect(buttonsOf(anna.chat.find('«Состав» · выбор бонуса')), 'no form stays open').toEqual([]);
}, 90_000);
