/** From /newgame to the beginning: the dialogue, the lobby, those who sit down. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { buttonsOf, openStage, type Stage, textOf } from './stage.ts';
import { complaints, openLobby } from './tables.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterEach(() => expect(complaints(stage)).toEqual([]));
afterAll(() => stage.end());

describe('the dialogue of /newgame', () => {
  test('asks for game, rules and pace by buttons, and ends in the lobby', async () => {
    const anna = stage.person('Анна');
    const group = await stage.group('Дача', [anna]);
    const question = await stage.ask(anna, group, '/newgame');
    expect(textOf(question)).toContain('Во что сыграем?');
    await stage.press(anna, group, 'Цитадель');
    await stage.reads(group, 'По каким правилам?');
    await stage.press(anna, group, 'Назад');
    await stage.press(anna, group, 'Цитадель');
    await stage.press(anna, group, 'как в книге');
    await stage.reads(group, 'В каком темпе?');
    await stage.press(anna, group, 'не спеша');
    const lobby = await stage.reads(group, 'собираем команду');
    expect(textOf(lobby)).toContain('«Дача» · ведёт Анна');
    expect(textOf(lobby)).toContain('как в книге');
    expect(group.search('В каком темпе?'), 'the dialogue leaves nothing behind').toBeUndefined();
  });

  test('speaks English to who reads English, in a topic of a forum', async () => {
    const bob = stage.person('Bob', { language_code: 'en' });
    const group = await stage.group('Cabin', [bob], { forum: true });
    const message_thread_id = group.addTopic('Games');
    const question = await stage.ask(bob, group, '/newgame citadel', { message_thread_id });
    expect(textOf(question)).toContain('By which rules?');
    await stage.press(bob, group, 'our own');
    await stage.press(bob, group, 'Small table');
    await stage.press(bob, group, 'yes, 4 people');
    await stage.press(bob, group, 'Open the table');
    const lobby = await stage.reads(group, 'Table “Cabin”');
    expect(lobby.message_thread_id).toBe(message_thread_id);
    expect(textOf(lobby)).toContain('Rules: our own');
    expect(textOf(lobby)).toContain('4 to 16');
  });

  test('hears its opener alone, and says to others whose buttons these are', async () => {
    const [anna, boris] = [stage.person('Анна'), stage.person('Борис')];
    const group = await stage.group('Двое', [anna, boris]);
    const question = await stage.ask(anna, group, '/newgame');
    expect(await stage.press(boris, group, 'Цитадель')).toContain('кто открывает игру');
    expect(group.current(question)).toEqual(question);
  });

  test('can be cancelled, and begun anew; old buttons then say that they are over', async () => {
    const anna = stage.person('Анна');
    const group = await stage.group('Раздумье', [anna]);
    await stage.ask(anna, group, '/newgame');
    await stage.press(anna, group, 'Отмена');
    await stage.reads(group, 'Передумали');
    const older = await stage.ask(anna, group, '/newgame');
    await stage.ask(anna, group, '/newgame');
    expect((await anna.press(older, 'Цитадель')).text).toContain('закончен');
    await stage.press(anna, group, 'Цитадель');
    await stage.reads(group, 'По каким правилам?');
  });

  test('names the games it knows where somebody asks for another', async () => {
    const anna = stage.person('Анна');
    const group = await stage.group('Шахматы', [anna]);
    expect(textOf(await stage.ask(anna, group, '/newgame <b>chess'))).toContain('«<b>chess» у меня нет. Есть: citadel');
  });

  test('in private offers what two can play, and the ways into a group and to computer players', async () => {
    const anna = stage.person('Анна');
    const offered = buttonsOf(await stage.ask(anna, anna.chat, '/newgame'));
    expect(offered.map(({ text }) => text)).toEqual([
      'Револьвер',
      'Добавить в группу',
      '🤖 Попробовать с ботами',
      '✖ Отмена',
    ]);
    expect(offered[1]?.url).toBe('https://t.me/sandbox_bot?startgroup=newgame');
    await stage.press(anna, anna.chat, 'Попробовать с ботами');
    await stage.reads(anna.chat, 'Игра с ботами');
  });

  test('opens one table in a place', async () => {
    const anna = stage.person('Анна');
    const group = await stage.group('Занято', [anna]);
    await openLobby(stage, anna, group);
    expect(textOf(await stage.ask(anna, group, '/newgame'))).toContain('уже есть стол');
  });
});

describe('the lobby', () => {
  test('lets people in by the button, by the link and by the command', async () => {
    const [anna, boris, vera] = [stage.person('Анна'), stage.person('Борис'), stage.person('Вера', { started: false })];
    const group = await stage.group('Лобби', [anna, boris, vera]);
    const lobby = await openLobby(stage, anna, group);

    expect(await stage.press(vera, group, 'Вступить'), 'nobody can write to her yet').toMatch(
      /\?start=join_\d+_[\w-]{16}$/,
    );
    await stage.reads(vera.chat, 'Вы за столом «Лобби»');

    boris.start();
    await stage.reads(boris.chat, 'Здравствуйте');
    expect(await stage.press(boris, group, 'Вступить')).toContain('Вы за столом «Лобби»');
    expect(await stage.press(boris, group, 'Вступить')).toContain('уже за этим столом');

    const link = await stage.ask(anna, group, '/join');
    expect(buttonsOf(link)[0]?.url).toMatch(/\?start=join_\d+_[\w-]{16}$/);
    await stage.press(anna, group, 'Сесть за стол');
    await stage.reads(anna.chat, 'Вы за столом «Лобби»');
    await stage.reads(group, 'За столом 3 (нужно 10–16): Вера, Борис, Анна');
    expect(await stage.press(boris, group, 'Выйти')).toContain('больше не за столом');
    const now = await stage.reads(group, 'За столом 2 (нужно 10–16): Вера, Анна');
    expect(now.message_id, 'one message, edited').toBe(lobby.message_id);
  });

  test('is the master’s to fill and to begin, and says what is missing', async () => {
    const [anna, boris] = [stage.person('Анна'), stage.person('Борис')];
    const group = await stage.group('Ведущий', [anna, boris]);
    await openLobby(stage, anna, group);
    expect(await stage.press(boris, group, 'Добавить бота')).toContain('ведущий');
    expect(await stage.press(anna, group, 'Начать')).toContain('Не хватает 10 игроков');
    expect(await stage.press(anna, group, 'Добавить бота')).toContain('ещё 1 компьютерный игрок');
    expect(textOf(await stage.ask(boris, group, '/bot 3'))).toContain('ведущий');
    expect(textOf(await stage.ask(anna, group, '/bot three'))).toContain('/bot 3');
  });

  test('keeps its settings by buttons', async () => {
    const [anna, boris] = [stage.person('Анна'), stage.person('Борис')];
    const group = await stage.group('Настройки', [anna, boris]);
    await openLobby(stage, anna, group);
    expect(await stage.press(boris, group, 'Настройки')).toContain('ведущий');
    await stage.press(anna, group, '⚙ Настройки');
    await stage.press(anna, group, 'Язык стола');
    await stage.press(anna, group, 'English');
    await stage.reads(group, 'Table “Настройки”');
    // From here on the group reads its table's language, whoever presses.
    await stage.press(anna, group, 'Back');
    await stage.press(anna, group, 'Pace');
    await stage.press(anna, group, 'live');
    await stage.reads(group, '3 min');
    await stage.press(anna, group, 'Back');
    await stage.press(anna, group, '✅ Close');
    await stage.until(() => !group.search('⚙ Settings of table'));
  });
});
