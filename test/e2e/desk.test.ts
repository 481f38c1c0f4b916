/** The master's desk in the group: substitutes, the mastery in other hands, dry runs, the pace by buttons, silence. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { buttonsOf, type Group, openStage, type Person, type Stage, textOf } from './stage.ts';
import { beginGame, complaints, openLobby } from './tables.ts';

const DAY = 24 * 3_600_000;

let stage: Stage;
let anna: Person;
let boris: Person;
let vera: Person;
let kate: Person;
let group: Group;
beforeAll(async () => {
  stage = await openStage();
  anna = stage.person('Анна');
  boris = stage.person('Борис', { username: 'boris_b' });
  vera = stage.person('Вера', { username: 'vera_v' });
  kate = stage.person('Kate', { language_code: 'en', started: false });
});
afterEach(() => expect(complaints(stage)).toEqual([]));
afterAll(() => stage.end());

async function game(title: string): Promise<void> {
  group = await stage.group(title, [anna, boris, vera, kate]);
  await beginGame(stage, group, [anna, boris]);
}

test('/sub by buttons: what would follow, the offer, a newcomer from the group', async () => {
  await game('Подмена');
  expect(textOf(await stage.ask(boris, group, '/sub'))).toContain('ведущий');
  await stage.ask(anna, group, '/sub');
  await stage.press(anna, group, '2. Борис');
  const seat = await stage.reads(group, 'До конца игры');
  expect(buttonsOf(seat).map((x) => x.text)).toContain('● Насовсем');
  await stage.press(anna, group, '3 дня');
  await stage.reads(group, 'потом место возвращается прежнему игроку');
  await stage.press(anna, group, 'Объявить в группе');
  await stage.reads(group, 'Что будет:');
  await stage.press(anna, group, '‹ Назад');
  await stage.until(() => group.searchButton('● 3 дня'));
  await stage.press(anna, group, '‹ Назад');
  await stage.press(anna, group, '2. Борис');
  await stage.press(anna, group, '3 дня');
  await stage.until(() => group.searchButton('● 3 дня'));
  await stage.press(anna, group, 'Объявить в группе');
  const run = await stage.reads(group, 'Что будет:');
  expect(textOf(run)).toContain('место вернётся прежнему игроку само');
  expect((await boris.press(run, 'Сделать')).text).toContain('ведущий');
  await stage.press(anna, group, 'Сделать');
  await stage.reads(group, 'Столу «Подмена» нужна подмена');
  // She has never opened the bot: the link does that, and takes the seat.
  await stage.press(kate, group, 'Вступить');
  await stage.reads(kate.chat, /you play for Борис until/);
  await stage.reads(kate.chat, /“Подмена”.*bonus/iu);
  await stage.reads(group, 'Место 2: Kate вместо игрока Борис до');
  await stage.reads(group, 'Подмена больше не нужна');
  await stage.reads(boris.chat, 'за вас играет Kate до');

  await stage.settled();
  await stage.time.jump(3 * DAY + 60_000);
  await stage.reads(group, 'Место 2: снова играет Борис.');
  await stage.reads(boris.chat, 'за себя снова играете вы');
  await stage.reads(kate.chat, 'you play for nobody here now');
  // The same jump has closed a phase, whose report is on its way.
  await stage.settled();
  const log = await stage.ask(anna, group, '/log');
  expect(textOf(log)).toContain('История');
  await stage.press(anna, group, 'Кто что менял');
  await stage.reads(group, 'место 2 снова у прежнего игрока: Борис');
}, 120_000);

test('/sub in words: a named person, a bot until a day, and what is not understood', async () => {
  await game('Слова');
  expect(textOf(await stage.ask(anna, group, '/sub nobody'))).toContain('/sub 3 бот');
  expect(textOf(await stage.ask(anna, group, '/sub 2 bot whenever'))).toContain('/sub 3 бот');
  expect(textOf(await stage.ask(anna, group, '/sub 2 @stranger_x'))).toContain('ещё не видел');
  expect(textOf(await stage.ask(anna, group, '/sub 3 bot'))).toContain('и так играет бот');
  expect(textOf(await stage.ask(anna, group, '/sub away'))).toContain('Место того');
  await stage.ask(anna, group, '/sub 2 bot 2d');
  await stage.press(anna, group, 'Сделать');
  await stage.reads(boris.chat, 'за вас играет бот до');
  await stage.press(boris, boris.chat, 'Вернуть место себе');
  await stage.reads(group, 'Место 2: снова играет Борис.');
  await stage.reads(boris.chat, 'за себя снова играете вы');
  vera.say(vera.chat, '/games');
  await stage.quiet();
  expect(textOf(await stage.ask(anna, group, '/sub Борис @vera_v 5d'))).toContain('Вера увидит приглашение');
  await stage.press(anna, group, 'Сделать');
  await stage.reads(group, 'Вера, стол «Слова» зовёт вас на подмену');
  expect(await stage.press(boris, group, 'Вступить')).toContain('уже за этим столом');
  await stage.press(vera, group, 'Вступить');
  await stage.reads(group, 'Место 2: Вера вместо игрока Борис до');
  expect(textOf(await stage.ask(anna, group, '/sub 2 bot'))).toContain('Место займёт бот');
  await stage.press(anna, group, 'Сделать');
  await stage.reads(vera.chat, 'ни за кого не играете');
  await stage.reads(boris.chat, 'на вашем месте играет другой');
}, 120_000);

test('an offer is taken back by a button, and its call in the group closes', async () => {
  await game('Передумали');
  await stage.ask(vera, vera.chat, '/games');
  await stage.ask(anna, group, '/sub 2 open');
  await stage.press(anna, group, 'Сделать');
  const call = await stage.reads(group, 'Столу «Передумали» нужна подмена');
  expect(textOf(await stage.ask(anna, group, '/sub 2'))).toContain('В группе уже ищут');
  await stage.press(anna, group, 'Больше не искать');
  expect(textOf(await stage.reads(group, 'Что будет:'))).toContain('подмены больше не ищем');
  expect(await stage.press(anna, group, 'Сделать')).toContain('Больше не ищем');
  await stage.reads(group, 'Подмена больше не нужна');
  expect((await vera.press(call, 'Вступить')).text).toContain('уже не предлагают');
  expect(textOf(await stage.ask(anna, group, '/sub 2 никто'))).toContain('уже не предлагают');
}, 120_000);

test('two people of one name are told apart in every list, by seat or by @username', async () => {
  const [lead, first, second] = [
    stage.person('Анна'),
    stage.person('Саша', { username: 'sasha_a' }),
    stage.person('Саша', { username: 'sasha_b' }),
  ];
  const chat = await stage.group('Тёзки', [lead, first, second]);
  await beginGame(stage, chat, [lead, first, second]);
  const labels = async (command: string) =>
    buttonsOf(await stage.ask(lead, chat, command))
      .map((x) => x.text)
      .filter((label) => label.includes('Саша'));
  for (const command of ['/kick', '/kick Саша', '/sub', '/sub Саша bot', '/handover', '/handover Саша']) {
    expect(await labels(command), command).toEqual(['2. Саша', '3. Саша 2']);
  }
  // Both lose their seats, so that both may be asked to be the deputy.
  for (const number of [2, 3]) {
    await stage.ask(lead, chat, `/kick ${number}`);
    await stage.press(lead, chat, 'Сделать');
    await stage.settled();
  }
  const whom = await stage.ask(lead, lead.chat, '/deputy');
  expect(
    buttonsOf(whom)
      .map((x) => x.text)
      .toSorted(),
  ).toEqual(['Саша (@sasha_a)', 'Саша (@sasha_b)']);
  expect(textOf(await stage.ask(lead, lead.chat, '/deputy Саша 3d'))).toContain('Людей с именем Саша здесь несколько');
  await lead.press(whom, 'Саша (@sasha_b)');
  // An invisible joiner keeps a name from becoming a mention.
  await stage.reads(lead.chat, /Саша \(@\u2060?sasha_b\) сыграет за вас\. Сколько\?/u);
}, 120_000);

test('/handover is offered and accepted', async () => {
  await game('Шляпа');
  await stage.ask(anna, group, '/handover @boris_b');
  await stage.reads(group, 'Борис, Анна предлагает вам вести стол «Шляпа»');
  expect(await stage.press(vera, group, 'Согласиться')).toContain('не вам');
  expect(await stage.press(boris, group, 'Согласиться')).toContain('ведёте вы');
  await stage.reads(group, 'Теперь стол ведёт Борис');
  expect(textOf(await stage.ask(anna, group, '/remind'))).toContain('ведущий');
  const boss = await stage.ask(boris, group, '/handover');
  expect(buttonsOf(boss).map((x) => x.text)).toContain('1. Анна');
}, 120_000);

test('/kick by a button and /cancel show what would follow', async () => {
  await game('Проба');
  await stage.ask(anna, group, '/kick');
  await stage.press(anna, group, 'Борис');
  await stage.press(anna, group, '‹ Назад');
  await stage.press(anna, group, 'Борис');
  const run = await stage.reads(group, 'Борис уйдёт с места 2');
  expect(textOf(run)).toContain('Место займёт бот');
  expect(textOf(run)).toContain('сохранится');
  await stage.press(anna, group, 'Сделать');
  await stage.reads(group, 'Борис больше не за столом');
  expect(textOf(await stage.ask(anna, group, '/cancel'))).toContain('прервётся без исхода: выбор бонуса');
}, 120_000);

test('the pace of a running table by buttons', async () => {
  await game('Темп');
  expect(textOf(await stage.ask(anna, group, '/deadline'))).toContain('Если следующее откроется в срок');
  expect(await stage.press(boris, group, 'Подробно')).toContain('ведущий');
  await stage.press(anna, group, 'Подробно');
  await stage.press(anna, group, /^подготовка/iu);
  await stage.reads(group, '/deadline prep 12ч');
  expect(await stage.press(anna, group, 'до 21:00')).toContain('Новый срок');
  await stage.press(anna, group, 'Назад');
  for (const [page, choice] of [
    ['Часовой пояс', 'Берлин'],
    ['Тихие часы', '22:00'],
    ['Выходные', 'Вс'],
    ['Закрывать, когда все готовы', 'нет'],
    ['Время передумать', '5'],
    ['Не ждать после пропусков', '3'],
  ] as const) {
    await stage.press(anna, group, page);
    expect(await stage.press(anna, group, new RegExp(`^${choice}`, 'iu')), page).toContain('записаны');
    await stage.press(anna, group, 'Назад');
  }
  const [row] = await stage.rows(`SELECT "settings" FROM "Table" WHERE "name" = 'Темп'`);
  expect(JSON.parse(String(row?.['settings']))).toMatchObject({
    pace: 'own',
    clocks: { prep: { at: '21:00' } },
    zone: 'Europe/Berlin',
    quiet: { from: '22:00' },
    daysOff: [7],
    early: false,
    grace: 300_000,
    missesUntilAway: 3,
  });
}, 120_000);

test('silence: no-shows are told, all away pauses, a month ends it', async () => {
  // People of their own: the other tables' forms stay out of their chats.
  [anna, boris] = [stage.person('Инна'), stage.person('Глеб')];
  await game('Тишина');
  await stage.settled();
  await stage.time.jump(2 * DAY);
  const notice = await stage.reads(anna.chat, 'первый срок прошёл');
  expect(buttonsOf(notice).map((x) => x.text)).toEqual(['2. Глеб']);
  await anna.press(notice, 'Глеб');
  await stage.reads(anna.chat, 'До конца игры');
  await stage.settled();
  await stage.time.jump(2 * DAY);
  await stage.reads(group, 'За столом «Тишина» все отошли');
  await stage.settled();
  const asleep = group.fromBot.length;
  await stage.time.jump(5 * DAY);
  await stage.settled();
  expect(group.fromBot.length, 'said once, and then it is quiet').toBe(asleep);
  expect(saidOf('все отошли')).toBe(1);
  expect(saidOf('Больше не ждём'), 'which says it of everybody').toBe(0);
  await stage.press(boris, boris.chat, /Готово/);
  await stage.reads(group, 'Продолжаем');
  await stage.settled();
  expect(saidOf('Продолжаем')).toBe(1);
  const [open] = await stage.rows(
    `SELECT max("deadline") AS at FROM "Ask" JOIN "Table" t ON t."id" = "tableId" WHERE t."name" = 'Тишина' AND "closedAt" IS NULL`,
  );
  expect(open?.['at'] instanceof Date && open['at'].getTime() - stage.time.now(), 'time to answer').toBeGreaterThan(
    DAY / 3,
  );
  for (let i = 0; i < 3; i++) {
    await stage.time.jump(2 * DAY);
    await stage.settled();
  }
  await stage.time.jump(29 * DAY);
  await stage.reads(group, 'через сутки игра закроется');
  await stage.settled();
  await stage.time.jump(DAY);
  await stage.reads(group, 'Игра «Тишина» закрыта');
}, 120_000);

function saidOf(words: string): number {
  return group.fromBot.filter((message) => textOf(message).includes(words)).length;
}

test('a lobby that nobody comes to is told and closed, in the language of its table', async () => {
  const john = stage.person('John', { language_code: 'en' });
  group = await stage.group('Empty', [john]);
  await stage.ask(john, group, '/newgame citadel');
  await stage.press(john, group, 'as we suggest');
  await stage.press(john, group, 'day by day');
  await stage.reads(group, 'John');
  await stage.settled();
  await stage.time.jump(7 * DAY + 60_000);
  await stage.reads(group, 'I close it in a day');
  await stage.settled();
  await stage.time.jump(DAY + 60_000);
  await stage.reads(group, 'is closed: nobody came');
}, 120_000);

test('a newcomer whom a link brings gets the seat under which he pressed, not the first on offer', async () => {
  [anna, boris] = [stage.person('Ада'), stage.person('Олег')];
  const zoe = stage.person('Zoe', { language_code: 'en', started: false });
  group = await stage.group('Два места', [anna, boris, zoe]);
  await beginGame(stage, group, [anna, boris]);
  for (const command of ['/sub 4 open', '/sub 2 open 3d']) {
    await stage.ask(anna, group, command);
    await stage.press(anna, group, 'Сделать');
    await stage.reads(group, 'Столу «Два места» нужна подмена');
    await stage.settled();
  }
  await stage.press(zoe, group, 'Вступить');
  await stage.reads(zoe.chat, /you play for Олег until/);
  await stage.reads(group, 'Место 2: Zoe вместо игрока Олег до');
  const offers = await stage.rows(`SELECT "desk"::json -> 'offers' AS offers FROM "Table" WHERE "name" = 'Два места'`);
  expect(offers[0]?.['offers'], 'the other seat still waits').toMatchObject([{ place: 3 }]);
}, 120_000);

test('whose name is nothing that could be seen is a dash, never a number', async () => {
  const blank = stage.person('\u3164', { username: 'blank_b' });
  await stage.ask(blank, blank.chat, '/games');
  await game('Без имени');
  await stage.ask(anna, group, '/handover @blank_b');
  await stage.reads(group, '—, Ада предлагает вам вести стол');
  await stage.ask(anna, group, '/sub 2 @blank_b');
  await stage.reads(group, '— увидит приглашение');
  await stage.press(anna, group, 'Сделать');
  await stage.reads(group, '—, стол «Без имени» зовёт вас на подмену');
  await stage.settled();
  for (const { text } of group.fromBot.map((message) => ({ text: textOf(message) }))) {
    expect(text).not.toContain(String(blank.id));
  }
  const log = await stage.rows(
    `SELECT e."text" FROM "LogEntry" e JOIN "Table" t ON t."id" = e."tableId" WHERE t."name" = 'Без имени'`,
  );
  const written = log.map((row) => String(row['text']));
  expect(written.filter((text) => text.includes('log-heir'))).toEqual([expect.stringContaining('"name":"—"')]);
  expect(written.join(), 'what is kept for ever').not.toContain(String(blank.id));
}, 120_000);

test('what was shown is not done once it would be something else, and nothing is offered twice by two taps', async () => {
  [anna, boris] = [stage.person('Ася'), stage.person('Егор')];
  await stage.ask(vera, vera.chat, '/games');
  group = await stage.group('Позже', [anna, boris, vera]);
  await openLobby(stage, anna, group);
  await stage.press(anna, group, 'Вступить');
  await stage.press(boris, group, 'Вступить');
  const cancel = await stage.ask(anna, group, '/cancel');
  const kick = await stage.ask(anna, group, '/kick 2');
  await stage.ask(anna, group, '/bot 8');
  await stage.press(anna, group, 'Начать');
  await stage.settled();
  // In the lobby two would have stood up and a seat would have been free; now a game would break off.
  for (const [old, now] of [
    [cancel, 'прервётся без исхода'],
    [kick, 'Место займёт бот'],
  ] as const) {
    expect((await anna.press(old, /Да, отменить|Сделать/)).text).toContain('что-то поменялось');
    await stage.until(() => textOf(group.current(old) ?? old).includes(now));
  }
  expect(await seatOf('Позже', 1)).toBe(boris.id);

  const preview = await stage.ask(anna, group, '/sub 2 bot');
  const offer = await stage.ask(anna, group, '/sub 2 open');
  const taps = [await anna.press(offer, 'Сделать'), await anna.press(offer, 'Сделать')];
  expect(taps.map(({ text }) => text)).toEqual([
    expect.stringContaining('группе'),
    expect.stringContaining('поменялось'),
  ]);
  await stage.settled();
  expect(saidOf('Столу «Позже» нужна подмена')).toBe(1);
  await stage.press(vera, group, 'Вступить');
  await stage.settled();
  expect((await anna.press(preview, 'Сделать')).text, 'it named another person').toContain('что-то поменялось');
  expect(await seatOf('Позже', 1)).toBe(vera.id);
  await stage.until(() => textOf(group.current(preview) ?? preview).includes('2. Вера'));
  await stage.press(anna, group, 'Сделать');
  await stage.settled();
  expect(await seatOf('Позже', 1)).toBeNull();

  const heirs = await stage.ask(anna, group, '/sub 3 @vera_v');
  await anna.press(heirs, 'Сделать');
  await stage.press(vera, group, 'Вступить');
  const list = await stage.ask(anna, group, '/handover');
  const asked = [await anna.press(list, 'Вера'), await anna.press(list, 'Вера')];
  expect(asked.map(({ text }) => text)).toEqual([
    expect.stringContaining('согласится'),
    expect.stringContaining('уже спросили'),
  ]);
  await stage.settled();
  expect(saidOf('предлагает вам вести стол')).toBe(1);
}, 120_000);

async function seatOf(title: string, number: number): Promise<unknown> {
  const [row] = await stage.rows(
    `SELECT s."person"::int FROM "Seat" s JOIN "Table" t ON t."id" = s."tableId"
     WHERE t."name" = '${title}' AND s."number" = ${number}`,
  );
  return row?.['person'];
}
