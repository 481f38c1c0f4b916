/** The life of one seat: a person's own settings, a deputy for some days, and what is read on coming back. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { isDigest, isSent, saidSince } from './reading.ts';
import { buttonsOf, openStage, type Stage, textOf } from './stage.ts';
import { beginGame, complaints } from './tables.ts';

const hour = 3_600_000;

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterEach(() => expect(complaints(stage)).toEqual([]));
afterAll(() => stage.end());

test('/settings: quiet hours, zone and reminders, by buttons and in words', async () => {
  const anna = stage.person('Анна');
  expect(textOf(await stage.ask(anna, anna.chat, '/settings'))).toContain('Тихие часы: как у стола');
  await stage.press(anna, anna.chat, 'Тихие часы');
  await stage.press(anna, anna.chat, '23:00–08:00');
  await stage.reads(anna.chat, 'Тихие часы: 23:00–08:00, по времени стола');
  await stage.press(anna, anna.chat, 'Назад');
  await stage.press(anna, anna.chat, 'Часовой пояс');
  await stage.press(anna, anna.chat, 'Берлин');
  await stage.reads(anna.chat, 'Тихие часы: 23:00–08:00 (Берлин)');
  await stage.press(anna, anna.chat, 'Назад');
  await stage.press(anna, anna.chat, 'Напоминания');
  await stage.press(anna, anna.chat, 'только под конец');
  await stage.reads(anna.chat, 'Напоминать: только под конец');
  expect(textOf(await stage.ask(anna, anna.chat, '/settings 22:30 - 7:15'))).toContain('22:30–07:15');
  expect(textOf(await stage.ask(anna, anna.chat, '/settings Asia/Tokyo'))).toContain('(Tokyo)');
  expect(textOf(await stage.ask(anna, anna.chat, '/settings nowhere'))).toContain('/settings 22:30-7:15');
  const bob = stage.person('Bob', { language_code: 'en' });
  expect(textOf(await stage.ask(bob, bob.chat, '/settings'))).toContain('Quiet hours: the table’s');
});

test('the group learns how many sleep through a phase, and which hour would be fairest', async () => {
  const [anna, boris] = [stage.person('Анна'), stage.person('Борис')];
  await stage.ask(boris, boris.chat, '/settings 12:00-11:00');
  const group = await stage.group('Сони', [anna, boris]);
  await beginGame(stage, group, [anna, boris]);
  const panel = textOf(await stage.ask(anna, group, '/deadline'));
  expect(panel).toMatch(/у 1 игрока может остаться меньше 4 ч без сна/);
  expect(panel).toContain('Удобнее всего для всех закрывать в');
  expect(panel, 'nobody’s hours').not.toMatch(/12:00–11:00|12:00-11:00/);
}, 90_000);

test('/deputy: asked by a name, accepted by a press, plays, and is taken back with one press', async () => {
  const [anna, katya] = [stage.person('Анна'), stage.person('Катя')];
  const lev = stage.person('Лев', { username: 'lev_l', language_code: 'en' });
  await stage.ask(lev, lev.chat, '/start');
  const group = await stage.group('Замена', [anna, katya]);
  await beginGame(stage, group, [anna, katya]);
  expect(textOf(await stage.ask(katya, katya.chat, '/deputy @nobody_here 3d'))).toContain('Не знаю, кто это');
  expect(textOf(await stage.ask(katya, katya.chat, '/deputy @lev_l soon'))).toContain('/deputy @name 3d');
  const begun = stage.sandbox.world.calls.length;
  expect(textOf(await stage.ask(katya, katya.chat, '/deputy @lev_l 3d'))).toContain('Лев получит вопрос');
  await stage.reads(lev.chat, 'Катя asks you to play in their place at “Замена”');
  expect(lev.chat.searchButton('Ready'), 'not before he says yes').toBeUndefined();
  expect(await stage.press(lev, lev.chat, 'I’ll play')).toContain('It is you who plays now');
  // What he has missed stands in the message by which he was asked: another would be one more.
  await stage.reads(lev.chat, /you play for Катя until[\s\S]*what you missed\n• /);
  await stage.reads(group, /Вместо игрока Катя до .* играет Лев/);
  await stage.reads(katya.chat, /за вас играет Лев до/);
  await stage.until(() => lev.chat.searchButton('Ready'));
  expect(await stage.press(lev, lev.chat, 'Ready')).toContain('Ready');
  await stage.settled();
  expect(katya.chat.searchButton('Готово'), 'her form is closed').toBeUndefined();

  const letters = saidSince(stage, begun).filter((said) => said.chat === lev.id && isSent(said));
  expect(letters.length, 'the question and the form').toBe(2);

  const from = stage.sandbox.world.calls.length;
  // The bonus is told to all; preparation is the first phase with a digest.
  for (const phase of ['wave 1 of 7 · preparation', 'wave 1 of 7 · plan']) {
    anna.say(group, '/close');
    await stage.reads(lev.chat, phase);
    await stage.settled();
  }
  expect(
    saidSince(stage, from).filter(({ chat }) => chat === katya.id),
    'nothing for her meanwhile',
  ).toEqual([]);
  const digest = saidSince(stage, from).find((said) => said.chat === lev.id && isDigest(said));
  expect(digest?.text.split('\n').slice(1, 3).join(''), 'what was ordered comes first').toMatch(
    /^(?:Your answer|You were silent)/,
  );

  await stage.press(katya, katya.chat, 'Вернуть место себе');
  await stage.reads(katya.chat, 'за себя снова играете вы');
  await stage.reads(group, 'Катя снова играет без заместителя');
  await stage.until(() => katya.chat.searchButton('Готово'));
  await stage.reads(lev.chat, 'you play for nobody here now');
  await stage.settled();
  expect(lev.chat.searchButton('Ready')).toBeUndefined();
  const log = await stage.ask(anna, group, '/log');
  await anna.press(log, 'Кто что менял');
  await stage.reads(group, 'за игрока Катя играет Лев');
}, 120_000);

test('/deputy by buttons: who is known here, for how long; it ends by itself', async () => {
  const [anna, katya, lev] = [stage.person('Анна'), stage.person('Катя'), stage.person('Лев')];
  const group = await stage.group('Неделя', [anna, katya, lev]);
  await beginGame(stage, group, [anna, katya, lev]);
  await anna.press(await stage.ask(anna, group, '/kick Лев'), 'Сделать');
  await stage.reads(lev.chat, 'освободил ваше место');
  const whom = await stage.ask(katya, katya.chat, '/deputy');
  expect(buttonsOf(whom).map(({ text }) => text)).toEqual(['Лев']);
  await stage.press(katya, katya.chat, 'Лев');
  await stage.press(katya, katya.chat, 'сутки');
  await stage.reads(katya.chat, 'Лев ещё не ответил');
  await stage.press(lev, lev.chat, 'Сыграю');
  await stage.reads(lev.chat, /вы играете вместо игрока Катя до/);
  await stage.settled();
  await stage.time.jump(25 * hour);
  await stage.reads(group, 'Катя снова играет без заместителя');
  await stage.reads(lev.chat, 'ни за кого не играете');
  await stage.reads(katya.chat, 'за себя снова играете вы');
}, 120_000);

test('who comes back after being away reads in private what he has missed', async () => {
  const [anna, boris] = [stage.person('Анна'), stage.person('Борис')];
  const group = await stage.group('Отпуск', [anna, boris]);
  await beginGame(stage, group, [anna, boris]);
  await stage.settled();
  await stage.time.jump(60 * hour);
  await stage.reads(group, 'Волна 1 из 7 · подготовка\n');
  await stage.settled();
  await stage.time.jump(90 * hour);
  await stage.reads(group, 'все отошли');
  await stage.settled();
  await stage.press(boris, boris.chat, /Готово/);
  const missed = textOf(await stage.reads(boris.chat, 'что было без вас'));
  expect(missed.split('\n').filter((line) => line.startsWith('• ')).length).toBeGreaterThan(0);
  expect(missed.split('\n').filter((line) => line.startsWith('• ')).length).toBeLessThanOrEqual(10);
}, 120_000);

test('an owner for whom a computer plays takes his seat back by /deputy', async () => {
  const [anna, boris] = [stage.person('Анна'), stage.person('Борис')];
  const group = await stage.group('Пять дней', [anna, boris]);
  await beginGame(stage, group, [anna, boris]);
  await stage.ask(anna, group, '/sub 2 bot 5d');
  await stage.press(anna, group, 'Сделать');
  await stage.reads(boris.chat, /за вас играет бот до/);
  await stage.settled();
  const stands = await stage.ask(boris, boris.chat, '/deputy');
  expect(textOf(stands)).toMatch(/за вас играет бот до/);
  await boris.press(stands, 'Вернуть место себе');
  await stage.reads(group, 'Место 2: снова играет Борис.');
  await stage.until(() => boris.chat.searchButton('Готово'));
}, 120_000);

test('a seat that a deputy plays is found, and told of, by the name that everybody reads', async () => {
  const [anna, katya] = [stage.person('Анна'), stage.person('Катя')];
  const lev = stage.person('Лев', { username: 'lev_two' });
  await stage.ask(lev, lev.chat, '/games');
  const group = await stage.group('Чужое имя', [anna, katya, lev]);
  await beginGame(stage, group, [anna, katya]);
  await stage.ask(katya, katya.chat, '/deputy @lev_two 3d');
  await stage.press(lev, lev.chat, 'Сыграю');
  await stage.reads(group, /Вместо игрока Катя до .* играет Лев/);
  await stage.settled();
  expect(textOf(await stage.ask(anna, group, '/sub Катя bot'))).toContain('2. Катя');
  expect(buttonsOf(await stage.ask(anna, group, '/kick'))[0]?.text, 'not the master’s own').toBe('2. Катя');
  await stage.press(anna, group, 'Катя');
  await stage.reads(group, 'Катя уйдёт с места 2');
  await stage.press(anna, group, 'Сделать');
  await stage.reads(group, 'Катя больше не за столом');
}, 120_000);

test('with the table ends the way back to a seat on loan, for both', async () => {
  const [anna, katya] = [stage.person('Анна'), stage.person('Катя')];
  const lev = stage.person('Лев', { username: 'lev_three' });
  await stage.ask(lev, lev.chat, '/games');
  const group = await stage.group('Короткая подмена', [anna, katya, lev]);
  await beginGame(stage, group, [anna, katya]);
  await stage.ask(katya, katya.chat, '/deputy @lev_three 3d');
  await stage.press(lev, lev.chat, 'Сыграю');
  await stage.reads(katya.chat, /за вас играет Лев до/);
  await stage.until(() => lev.chat.searchButton('Больше не играю'));
  await stage.ask(anna, group, '/cancel');
  await stage.press(anna, group, 'Да, отменить');
  for (const { chat } of [lev, katya]) {
    expect(buttonsOf(await stage.reads(chat, '«Короткая подмена»: игра окончена, и подмена вместе с ней'))).toEqual([]);
  }
}, 120_000);
