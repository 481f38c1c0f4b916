/** A group reads its table's language, whoever presses; a person's toasts and private chat are in his own. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { buttonsOf, type Group, openStage, type Person, type Stage, textOf } from './stage.ts';
import { complaints, openLobby } from './tables.ts';

let stage: Stage;
let anna: Person;
let john: Person;
let group: Group;
beforeAll(async () => {
  stage = await openStage();
  anna = stage.person('Анна');
  john = stage.person('John', { username: 'john_j', language_code: 'en' });
  group = await stage.group('Слова', [anna, john]);
  await openLobby(stage, anna, group);
});
afterEach(() => expect(complaints(stage)).toEqual([]));
afterAll(() => stage.end());

test('a chapter of the rules that a foreigner turns', async () => {
  const contents = await stage.ask(anna, group, '/rules');
  const [chapter] = buttonsOf(contents);
  await john.press(contents, chapter?.text ?? '');
  const turned = await stage.until(() => {
    const now = group.current(contents);
    return now && textOf(now) !== textOf(contents) ? now : undefined;
  });
  expect(buttonsOf(turned).map(({ text }) => text)).toContain('☰ Оглавление');
});

test('settings that a foreigner who leads the table chooses', async () => {
  await stage.ask(anna, group, '/handover @john_j');
  await stage.press(john, group, 'Согласиться');
  await stage.press(john, group, 'Настройки');
  await stage.press(john, group, /^Темп/);
  await stage.press(john, group, 'не спеша');
  await stage.reads(group, /^Темп: не спеша/);
  await stage.press(john, group, 'Назад');
  await stage.press(john, group, /^Язык/);
  await stage.press(john, group, 'English');
  await stage.reads(group, /^Language: English/);
  await stage.press(john, group, 'русский');
  await stage.reads(group, /^Язык/);
});

test('the fingerprint of the dice and the record, for a foreigner who asks', async () => {
  await stage.ask(john, group, '/bot 10');
  await stage.press(john, group, 'Начать');
  await stage.reads(group, 'Крепость стоит');
  await stage.settled();
  expect(textOf(await stage.ask(john, group, '/verify'))).toContain('Зерно этой игры');
  expect((await stage.ask(john, group, '/export')).caption).toContain('Запись игры');
});

test('who never opened the bot is asked to, in the words of the group', async () => {
  const kate = stage.person('Kate', { language_code: 'en', started: false });
  const other = await stage.group('Другие', [anna, kate]);
  await openLobby(stage, anna, other);
  expect(buttonsOf(await stage.ask(kate, other, '/join'))[0]?.text).toContain('Сесть за стол');
});

test('the menus of commands, each in the language of whoever opens it', () => {
  const shown = (who: Person, chat: Group | Person['chat']) =>
    who
      .commands(chat.room)
      .map((x) => x.command)
      .join(' ');
  expect(shown(anna, group)).toBe(
    'newgame join status board log rules stats begin bot deadline extend pause resume close remind kick sub handover verify export leave cancel help',
  );
  expect(shown(anna, anna.chat)).toBe(
    'games newgame practice rules deputy peek settings help start status board log deadline extend pause resume leave cancel verify',
  );
  expect(shown(john, group)).toBe(shown(anna, group));
  expect(anna.commands(group.room)[0]?.description).toBe('открыть стол');
  expect(john.commands(group.room)[0]?.description).toBe('open a table');
});
