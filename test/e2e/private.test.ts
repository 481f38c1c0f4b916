/** The private chat, and commands that are typed where they do not belong. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { buttonsOf, openStage, type Stage, textOf } from './stage.ts';
import { complaints } from './tables.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterEach(() => expect(complaints(stage)).toEqual([]));
afterAll(() => stage.end());

test('/start says what this is, and changes the language by a button', async () => {
  const anna = stage.person('Анна');
  const hello = await stage.ask(anna, anna.chat, '/start');
  expect(textOf(hello)).toContain('друзья играют');
  await stage.press(anna, anna.chat, 'English');
  await stage.reads(anna.chat, 'friends play');
  expect(textOf(await stage.ask(anna, anna.chat, '/games'))).toContain('My games');
  await stage.press(anna, anna.chat, 'Русский').catch(() => undefined);
});

test('text where a button is expected gets a hint with the way on', async () => {
  const anna = stage.person('Анна');
  const hint = await stage.ask(anna, anna.chat, 'привет! <b>как дела</b>');
  expect(textOf(hint)).toContain('Я понимаю кнопки и команды');
  await stage.press(anna, anna.chat, 'Мои игры');
  await stage.reads(anna.chat, 'Мои игры');
});

test('an unknown command is answered in private, and in a group only where it is ours', async () => {
  const anna = stage.person('Анна');
  expect(textOf(await stage.ask(anna, anna.chat, '/fly'))).toContain('Такой команды не знаю');
  const group = await stage.group('Группа', [anna], { botIsAdmin: true });
  const before = group.fromBot.length;
  anna.say(group, '/fly');
  anna.say(group, '/newgame@other_bot');
  anna.say(group, 'всем привет');
  await stage.quiet();
  expect(group.fromBot.length).toBe(before);
  expect(textOf(await stage.ask(anna, group, '/fly@sandbox_bot'))).toContain('Такой команды не знаю');
});

test.each([
  '/join',
  '/begin',
  '/status',
  '/board',
  '/log',
  '/deadline',
  '/extend 6h',
  '/pause',
  '/close',
  '/kick',
  '/cancel',
])('%s in private says where it belongs', async (command) => {
  const anna = stage.person('Анна');
  const answer = await stage.ask(anna, anna.chat, command);
  expect(textOf(answer)).toContain('для группы');
  expect(buttonsOf(answer)[0]?.text).toContain('Мои игры');
});

test('/games in a group leads into private; /status without a table says how to open one', async () => {
  const anna = stage.person('Анна');
  const group = await stage.group('Группа', [anna]);
  const answer = await stage.ask(anna, group, '/games');
  await anna.press(answer, 'Мои игры');
  await stage.reads(anna.chat, 'Мои игры');
  expect(textOf(await stage.ask(anna, group, '/status'))).toContain('/newgame');
});

test('/rules: chapters by buttons, and a word that is looked for', async () => {
  const anna = stage.person('Анна');
  const contents = await stage.ask(anna, anna.chat, '/rules');
  await anna.press(contents, 'Револьвер');
  await stage.until(() => anna.chat.current(contents)?.text?.includes('Револьвер'));
  const chapters = await stage.until(() => anna.chat.searchButton('Барабан и раунды'));
  await anna.press(chapters, 'Барабан и раунды');
  await stage.until(() =>
    buttonsOf(anna.chat.current(contents) ?? contents).some(({ text }) => text.includes('Оглавление')),
  );
  // A word that one game alone has is shown there, one that several have asks which.
  expect(textOf(await stage.ask(anna, anna.chat, '/rules пулемёт')).length).toBeGreaterThan(50);
  const which = await stage.ask(anna, anna.chat, '/rules аптечка');
  expect(buttonsOf(which).map(({ text }) => text)).toEqual(expect.arrayContaining(['Цитадель', 'Револьвер']));
  expect(textOf(await stage.ask(anna, anna.chat, '/rules <i>абракадабра'))).toContain(
    'В правилах нет слова «<i>абракадабра»',
  );
});

test('commands stand in the menus of both languages', async () => {
  await stage.quiet();
  const { menus } = stage.sandbox.world.commands;
  for (const language of ['', 'ru', 'en']) {
    for (const type of ['default', 'all_group_chats', 'all_private_chats']) {
      expect(menus.some((menu) => menu.scope.type === type && menu.language_code === language)).toBe(true);
    }
  }
});
