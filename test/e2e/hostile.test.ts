/** People who try things: forged buttons, guessed links, everybody at once; and what happens when somebody is gone. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { buttonsOf, type Group, openStage, type Person, type Stage, textOf } from './stage.ts';
import { beginGame, complaints, openLobby } from './tables.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage({ LOG_LEVEL: 'fatal' });
});
afterEach(() => expect(complaints(stage)).toEqual([]));
afterAll(() => stage.end());

const fault = /сломалось|остановлен/;
const people = (...names: string[]) => names.map((name) => stage.person(name));
const last = (chat: Person['chat'] | Group) => chat.lastFromBot;
/** The number of the table of a lobby message. */
const tableOf = (lobby: ReturnType<typeof last>) =>
  /^l:(\d+):/.exec(buttonsOf(lobby)[0]?.callback_data ?? '')?.[1] ?? '';

describe('forged', () => {
  test('buttons of any kind are answered, and none is a fault', async () => {
    const [anna, boris] = [stage.person('Анна'), stage.person('Борис')];
    const group = await stage.group('Подделки', [anna, boris]);
    const table = tableOf(await openLobby(stage, anna, group));
    await stage.press(boris, group, 'Вступить');
    const many = ['999999999999999', '2147483648', '2147483647', '0', '-1', '1.5', 'NaN', 'x', ''];
    const names = ['constructor', 'toString', '__proto__', 'hasOwnProperty'];
    const forged = [
      ...many.flatMap((n) => [`a:${n}:1:1:x`, `a:${table}:${n}:1:x`, `a:${table}:1:${n}:x`, `g:${n}`]),
      ...many.flatMap((n) => [
        `l:${n}:join`,
        `l:${n}:again`,
        `m:${n}:close`,
        `p:${n}:story:1`,
        `p:${table}:story:${n}`,
      ]),
      ...many.flatMap((n) => [`m:${table}:kick:${n}`, `m:${table}:extend:${n}`, `l:${table}:grace:${n}`]),
      ...names.flatMap((x) => [`r:${x}`, `r:${x}:x:1`, `r:citadel:${x}`, `s:lang:${x}`, `a:${table}:1:0:${x}`]),
      ...names.flatMap((x) => ['opt', 'preset', 'zone', 'pace', 'set'].map((act) => `l:${table}:${act}:${x}`)),
      ...names.flatMap((x) => [`l:${table}:opt:${x}:x`, `m:${table}:pace:${x}`]),
      ...[`l:${table}:quiet:9999-9999`, `r:citadel:grenade:999999999`, 'd:1:1:x', ':', 'a', '🦄'],
    ];
    const places = [
      [anna, group],
      [boris, group],
      [boris, boris.chat],
    ] as const;
    for (const [who, chat] of places) {
      for (const data of forged) {
        const { text = '' } = await who.pressData(chat.room, last(chat).message_id, data);
        expect(text, data).not.toMatch(fault);
      }
    }
    expect(textOf(await stage.ask(anna, group, '/status'))).toContain('За столом 1 (нужно 10–16): Борис');
  });

  test('links to tables are not to be guessed', async () => {
    const [anna, vera, zoya] = [stage.person('Анна'), stage.person('Вера', { started: false }), stage.person('Зоя')];
    const group = await stage.group('Ссылки', [anna, vera]);
    const table = tableOf(await openLobby(stage, anna, group));
    for (const payload of [
      `join_${table}`,
      `join_${table}_`,
      `join_${table}_${'A'.repeat(16)}`,
      `join_99999999999_x`,
    ]) {
      zoya.start(payload);
      await stage.quiet();
    }
    expect(textOf(await stage.reads(zoya.chat, 'ссылка не подходит'))).toBeTruthy();
    const forged = await zoya.pressData(zoya.chat.room, last(zoya.chat).message_id, `l:${table}:join`);
    expect(forged.text, 'nor is a button of another chat').toContain('Такого стола нет');
    await stage.press(vera, group, 'Вступить');
    await stage.reads(group, 'За столом 1 (нужно 10–16): Вера');
  });
});

describe('at once', () => {
  test('the last seat is taken by one, a game begins once, and a press beside a close is written or refused', async () => {
    const crowd = people('Анна', 'Борис', 'Вера', 'Глеб', 'Дина', 'Ева');
    const [anna] = crowd;
    if (!anna) throw new Error('nobody');
    for (const person of crowd) person.start();
    const group = await stage.group('Толпа', crowd);
    const lobby = await openLobby(stage, anna, group);
    await stage.ask(anna, group, '/bot 13');
    const joined = await Promise.all(crowd.map((person) => person.press(lobby, 'Вступить')));
    expect(joined.filter(({ text = '' }) => text.includes('Вы за столом'))).toHaveLength(3);
    expect(
      joined.filter(({ text = '' }) => text.includes('места заняты') || text.includes('мест заняты')),
    ).toHaveLength(3);

    const begun = await Promise.all([1, 2, 3].map(() => anna.press(lobby, 'Начать')));
    expect(begun.filter(({ text = '' }) => text.includes('Начинаем'))).toHaveLength(1);
    const seated = crowd.filter((_, i) => joined[i]?.text?.includes('Вы за столом'));
    for (const { chat } of seated) await stage.until(() => chat.searchButton('Готово'));
    await stage.quiet();

    const forms = seated.map((person) => ({ person, form: last(person.chat) }));
    anna.say(group, '/close');
    anna.say(group, '/close');
    const answers = await Promise.all(
      forms.flatMap(({ person, form }) =>
        buttonsOf(form)
          .slice(0, 4)
          .map(({ text }) => person.press(form, text)),
      ),
    );
    for (const { text = '' } of answers) expect(text).not.toMatch(fault);
    await stage.quiet();
    const story = group.fromBot.map(textOf);
    expect(story.filter((text) => text.startsWith('🏰 Крепость стоит'))).toHaveLength(1);
    const reports = story.filter((text) => !/⏳|^Закрыто|^Этот вопрос только/.test(text)); // answers to /close are two
    expect(new Set(reports).size, 'nothing is told twice').toBe(reports.length);
  });
});

describe('gone and back', () => {
  test('who unblocks the bot finds his question again; a group that invites it anew reads how things stand', async () => {
    const [anna, boris] = [stage.person('Анна'), stage.person('Борис')];
    const group = await stage.group('Ушли', [anna, boris]);
    await beginGame(stage, group, [anna, boris]);
    await stage.quiet();
    boris.block();
    group.kickBot();
    await stage.quiet();
    await stage.time.jump(3 * 86_400_000); // the bonus is chosen by silence, and nobody is told
    await stage.reads(anna.chat, 'волна 1 из 7 · подготовка');
    await stage.quiet();

    boris.start();
    await stage.reads(boris.chat, /волна 1 из 7 · (подготовка|план)/);
    group.inviteBot(anna);
    await stage.reads(group, /Волна 1 из 7 · (подготовка|план)/);
  });

  test('a table whose master left the group is led by its administrators', async () => {
    const [olga, anna, boris] = [stage.person('Ольга'), stage.person('Анна'), stage.person('Борис')];
    const group = await stage.group('Без ведущего', [olga, anna, boris]);
    await openLobby(stage, anna, group);
    expect(textOf(await stage.ask(olga, group, '/cancel')), 'he is there').toContain('ведущий');
    anna.leave(group);
    expect(textOf(await stage.ask(boris, group, '/cancel')), 'no administrator').toContain('ведущий');
    expect(textOf(await stage.ask(olga, group, '/bot 3'))).toContain('ещё 3 компьютерных игрока');
    await stage.reads(group, 'ведёт Ольга');
  });

  test('of two people of one name none is kicked unasked', async () => {
    const [olga, anna, other] = [stage.person('Ольга'), stage.person('Анна'), stage.person('Анна')];
    const group = await stage.group('Тёзки', [olga, anna, other]);
    await openLobby(stage, olga, group);
    for (const person of [anna, other]) await stage.press(person, group, 'Вступить');
    expect(buttonsOf(await stage.ask(olga, group, '/kick анна')).length).toBeGreaterThan(2);
    const follows = await stage.ask(olga, group, '/kick 2');
    expect(textOf(follows)).toContain('Анна');
    await olga.press(follows, 'Сделать');
    await stage.reads(group, 'За столом 1 (нужно 10–16): Анна');
  });
});
