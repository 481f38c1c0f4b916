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

describe('not what it seems', () => {
  test('a button of the private chat shows nothing in a group, nor changes a message there', async () => {
    const [anna, boris] = people('Анна', 'Борис');
    if (!anna || !boris) throw new Error('nobody');
    const group = await stage.group('Чужие кнопки', [anna, boris]);
    await beginGame(stage, group, [anna, boris]);
    await stage.settled();
    const form = buttonsOf(boris.chat.lastFromBot).find(({ callback_data = '' }) => callback_data.startsWith('a:'));
    const page = form?.callback_data?.replace(/:[^:]*$/, ':>0') ?? '';
    expect(page).toMatch(/^a:\d+:\d+:\d+:>0$/);
    const before = group.fromBot.map(textOf);
    const screens = [
      's:home',
      's:games',
      's:settings',
      's:practice:revolver',
      's:lang:en',
      'h:zone:UTC',
      'g',
      'd:1:show',
      'o:desk',
    ];
    for (const data of [page, ...screens]) {
      const { text } = await boris.pressData(group.room, last(group).message_id, data);
      expect(text, data).toBe('Эта кнопка больше ничего не делает.');
    }
    await stage.settled();
    expect(group.fromBot.map(textOf)).toEqual(before);
    await stage.press(boris, boris.chat, 'Готово');
  });

  test('from the choice of rules in a group no way leads to private screens', async () => {
    const [anna] = people('Анна');
    if (!anna) throw new Error('nobody');
    const group = await stage.group('Без стола', [anna]);
    const choice = buttonsOf(await stage.ask(anna, group, '/rules')).map(({ text }) => text);
    expect(choice).toEqual(expect.arrayContaining(['Цитадель', 'Револьвер']));
    expect(choice).not.toContain('‹ В начало');
    expect(buttonsOf(await stage.ask(anna, anna.chat, '/rules')).map(({ text }) => text)).toContain('‹ В начало');
  });

  test('a command that was forwarded, or came through another bot, is not carried out', async () => {
    const [anna, boris] = people('Анна', 'Борис');
    if (!anna || !boris) throw new Error('nobody');
    const group = await stage.group('Переслали', [anna, boris]);
    await beginGame(stage, group, [anna, boris]);
    await stage.settled();
    const before = group.fromBot.length;
    const { world } = stage.sandbox;
    const pause = {
      from: anna.user,
      text: '/pause',
      entities: [{ type: 'bot_command' as const, offset: 0, length: 6 }],
    };
    const ways = [
      { forward_origin: { type: 'user', sender_user: boris.user, date: world.date } },
      { via_bot: { id: 5, is_bot: true, first_name: 'Inline' } },
    ];
    for (const way of ways) {
      for (const { room } of [group, anna.chat])
        world.updates.push({ message: { ...world.post(room, pause), ...way } });
    }
    await stage.reads(anna.chat, 'Пересланные команды');
    await stage.settled();
    expect(group.fromBot).toHaveLength(before);
    expect(await stage.rows(`SELECT "phase"::text FROM "Table" WHERE "name" = 'Переслали'`)).toEqual([
      { phase: 'running' },
    ]);
    expect(textOf(await stage.ask(anna, group, '/pause'))).toContain('Пауза');
  });

  test('in answer to a bot or an anonymous administrator nobody is meant; in answer to a stranger, he is', async () => {
    const [anna, boris, vera] = people('Анна', 'Борис', 'Вера');
    if (!anna || !boris || !vera) throw new Error('nobody');
    const group = await stage.group('Ответом', [anna, boris, vera]);
    await beginGame(stage, group, [anna, boris]);
    await stage.settled();
    const wrote = (from: { id: number; first_name: string; is_bot: boolean }) =>
      stage.sandbox.world.post(group.room, { from, text: 'привет' });
    const nobodies = [
      wrote({ id: 777, first_name: 'Rose', is_bot: true }),
      wrote({ id: 1_087_968_824, first_name: 'Group', is_bot: true }),
      wrote({ id: 777_000, first_name: 'Telegram', is_bot: false }),
    ];
    for (const replyTo of nobodies) {
      expect(textOf(await stage.ask(anna, group, '/handover', { replyTo }))).toContain('Кому передать стол?');
      expect(textOf(await stage.ask(anna, group, '/kick', { replyTo }))).toContain('Чьё место освободить');
      expect(textOf(await stage.ask(anna, group, '/sub 2', { replyTo }))).toContain('До конца игры');
    }
    // The bot has never heard of her: in privacy mode it hears commands only.
    const replyTo = wrote(vera.user);
    expect(textOf(await stage.ask(anna, group, '/kick', { replyTo }))).toContain('нет такого игрока: Вера');
    expect(textOf(await stage.ask(anna, group, '/sub 2', { replyTo }))).toContain('Вера увидит приглашение');
    expect(textOf(await stage.ask(anna, group, '/handover', { replyTo }))).toContain('Вера, Анна предлагает вам вести');
    const table = /^l:(\d+):/.exec(buttonsOf(last(group))[0]?.callback_data ?? '')?.[1];
    for (const data of [`m:${table}:heir:999`, `m:${table}:subgo:1.999.0`]) {
      const { text } = await anna.pressData(group.room, last(group).message_id, data);
      expect(text, data).toBe('Эта кнопка больше ничего не делает.');
    }
    expect((await anna.pressData(group.room, last(group).message_id, `m:${table}:extend:0`)).text).toContain(
      'Не понимаю',
    );
    expect(await stage.press(vera, group, 'Согласиться')).toContain('ведёте вы');
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
