/** Duels from the first question to the last word, by real buttons: with a silent hand, a restart, double presses, hidden names. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  bookmark,
  foreignIn,
  isEnd,
  isSent,
  repeated,
  saidSince,
  textsFor,
  toastsSince,
  unspokenIn,
} from './reading.ts';
import { buttonsOf, type Group, openStage, type Person, type Stage, textOf } from './stage.ts';
import { complaints } from './tables.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterEach(() => expect(complaints(stage)).toEqual([]));
afterAll(() => stage.end());

const HOUR = 3_600_000;
const ready = /✅ (?:Готово|Ready)/;
/** Thirty-six shots are the most there can be. */
const mostShots = 36;

const isOver = (group: Group) => group.search(/игра окончена/) !== undefined;
/** Whose form of a shot is open. */
const shooterOf = (people: readonly Person[]) => people.find(({ chat }) => chat.searchButton(ready));

async function openDuel(group: Group, people: readonly Person[], preset: string): Promise<void> {
  const [master] = people;
  if (!master) throw new Error('Nobody came');
  await stage.ask(master, group, '/newgame');
  await stage.press(master, group, 'Револьвер');
  await stage.press(master, group, preset);
  await stage.press(master, group, 'день за днём');
  await stage.reads(group, 'собираем команду');
}

async function begin(group: Group, people: readonly Person[]): Promise<void> {
  const [master] = people;
  if (!master) throw new Error('Nobody came');
  for (const person of people) {
    const answer = await stage.press(person, group, 'Вступить');
    if (answer.startsWith('http')) await stage.reads(person.chat, /за столом|at table/);
  }
  await stage.press(master, group, 'Начать');
  await stage.reads(group, 'Один револьвер на двоих');
  await stage.until(() => shooterOf(people));
  await stage.settled();
}

/** The one whose turn it is takes the form as it stands. */
async function shoot(people: readonly Person[]): Promise<Person> {
  const shooter = await stage.until(() => shooterOf(people));
  await stage.press(shooter, shooter.chat, ready);
  await stage.settled();
  return shooter;
}

async function shotsFired(group: Group): Promise<readonly string[]> {
  const rows = await stage.rows(
    `SELECT c."ask" FROM "Commit" c JOIN "Table" t ON t."id" = c."tableId"
     WHERE t."chat" = ${group.id} AND c."ask" LIKE '%"shot:%' ORDER BY c."number"`,
  );
  return rows.map(({ ask }) => /"(shot:\d+)"/.exec(String(ask))?.[1] ?? '');
}

describe('two people in a group', () => {
  let anna: Person;
  let boris: Person;
  let group: Group;
  let people: readonly Person[];
  beforeAll(async () => {
    [anna, boris] = [stage.person('Анна <b>'), stage.person('Boris', { language_code: 'en' })];
    people = [anna, boris];
    group = await stage.group('Дуэль на рассвете', people);
    await openDuel(group, people, 'как в книге');
  }, 60_000);

  test('the lobby takes two and no third', async () => {
    const cecile = stage.person('Сесиль');
    group.add(cecile);
    await begin(group, people);
    expect(await stage.press(cecile, group, 'Моя форма')).not.toBe('');
    await stage.settled();
    expect(cecile.chat.searchButton(ready)).toBeUndefined();
  }, 60_000);

  test('each has his orders at hand, and the one whose turn it is his shot', async () => {
    expect(anna.chat.search('на случай выстрела в вас')).toBeDefined();
    expect(boris.chat.search('in case you are shot at')).toBeDefined();
    expect(people.filter(({ chat }) => chat.searchButton(ready))).toHaveLength(1);
  });

  test('an order is given by one press and its condition, and the shooter sees what it lays', async () => {
    const shooter = await stage.until(() => shooterOf(people));
    const other = people.find((x) => x !== shooter) ?? anna;
    const card = await stage.until(() =>
      other.chat.fromBot.flatMap(buttonsOf).find(({ text }) => /^(?:Щит|Осечка|Shield|Misfire) ▸/u.test(text)),
    );
    await stage.press(other, other.chat, card.text);
    expect(await stage.press(other, other.chat, /всегда|always/)).toMatch(/^(?:Записано: кладу|Noted: lay)/);
    await stage.until(() =>
      /на столе (?:Щит|Осечка)|has a (?:Shield|Misfire) on the table/.test(
        textOf(shooter.chat.searchButton(ready) ?? shooter.chat.lastFromBot),
      ),
    );
    // Nothing of it is told in the group before the shot.
    expect(group.search(/Записано|заготовк/)).toBeUndefined();
  });

  test('a Ready that comes twice fires once', async () => {
    const before = await shotsFired(group);
    stage.sandbox.world.faults.duplicateUpdates(1);
    const shooter = await shoot(people);
    expect(await shotsFired(group)).toHaveLength(before.length + 1);
    await stage.reads(shooter.chat, /Ответ принят: стреляете|Your answer: you shoot|you shoot at/);
  });

  test('an order and a shot at the same moment are both taken', async () => {
    const shooter = await stage.until(() => shooterOf(people));
    const other = people.find((x) => x !== shooter) ?? anna;
    const before = await shotsFired(group);
    await Promise.all([
      stage.press(shooter, shooter.chat, ready),
      stage.press(other, other.chat, /ничего не класть|lay nothing/),
    ]);
    await stage.settled();
    expect(await shotsFired(group)).toHaveLength(before.length + 1);
  });

  test('in the middle the program is stopped and started: the shot that is open stays open', async () => {
    const shooter = await stage.until(() => shooterOf(people));
    const form = shooter.chat.searchButton(ready);
    await stage.restart();
    expect(shooter.chat.searchButton(ready)?.message_id).toBe(form?.message_id);
    const before = await shotsFired(group);
    if (!isOver(group)) await shoot(people);
    expect(await shotsFired(group)).toHaveLength(before.length + 1);
  }, 60_000);

  test('a missed shot is fired by itself and counted, and its owner is not sent away', async () => {
    if (isOver(group)) return;
    const shooter = await stage.until(() => shooterOf(people));
    await stage.time.jump(24 * HOUR);
    await stage.reads(group, /молчит, курок срывается сам\. Пропущено подряд 1 из 3/);
    await stage.settled();
    expect(group.search('давно не отвечает')).toBeUndefined();
    await stage.reads(shooter.chat, /Срок вышел, сыграно за вас|Time was up|played for you/);
  }, 60_000);

  test('shot by shot to the end: outcome, places, seed, once more', async () => {
    for (let shot = 0; shot < mostShots && !isOver(group); shot++) await shoot(people);
    await stage.settled();
    const end = textOf(await stage.reads(group, 'игра окончена'));
    expect(end).toMatch(/Дуэль выигрывает|Ничья/);
    expect(end).toMatch(/[0-9a-f]{64}/);
    const shots = await shotsFired(group);
    expect(shots).toEqual(shots.map((_, i) => `shot:${i + 1}`));
    expect(textOf(await stage.ask(anna, group, '/status'))).toContain('/newgame');
    for (const { chat } of people) {
      const armed = chat.fromBot.filter((message) => buttonsOf(message).some((x) => x.callback_data?.startsWith('a:')));
      expect(armed, 'no form of the duel is open').toEqual([]);
    }
  }, 240_000);

  test('all of it was put into words, once, in the language of its reader', async () => {
    const said = saidSince(stage);
    const names = ['Анна <b>', 'Boris', 'Сесиль', 'Дуэль на рассвете', 'Zombie Office']; // the last is called so in every language
    const texts = said.flatMap(({ text, labels }) => [text, ...labels]);
    expect(unspokenIn([...texts, ...toastsSince(stage)], names)).toEqual([]);
    expect(foreignIn(textsFor(said, group), 'ru', names)).toEqual([]);
    expect(foreignIn(textsFor(said, anna), 'ru', names)).toEqual([]);
    expect(foreignIn(textsFor(said, boris), 'en', names)).toEqual([]);
    const sent = said.filter((x) => x.chat === group.id && isSent(x));
    expect(sent.filter(isEnd)).toHaveLength(1);
    expect(repeated(sent.filter(({ text }) => text.includes('Дальше:')).map(({ text }) => text))).toEqual([]);
  });

  test('the game master closes a shot early: it is fired, and nobody missed anything', async () => {
    await stage.press(anna, group, 'Ещё раз');
    await stage.reads(group, 'собираем команду');
    await begin(group, people);
    const from = bookmark(stage);
    // Nobody can have died by then.
    for (let i = 0; i < 4; i++) {
      await stage.ask(anna, group, '/close');
      await stage.settled();
    }
    const told = textsFor(saidSince(stage, from), group).join('\n');
    expect(told).toMatch(/Дальше:/);
    expect(told).not.toContain('молчит');
    await stage.ask(anna, group, '/cancel');
    await stage.press(anna, group, /^Да|Закончить|Прервать|Сделать/);
    await stage.settled();
  }, 120_000);
});

test('whoever misses three own shots in a row loses, and was never sent away', async () => {
  const people = [stage.person('Вера'), stage.person('Глеб')] as const;
  const [vera, gleb] = people;
  const group = await stage.group('Тихая дуэль', people);
  await openDuel(group, people, 'как советуем');
  await begin(group, people);
  for (let shot = 0; shot < mostShots && !isOver(group); shot++) {
    const shooter = await stage.until(() => shooterOf(people));
    if (shooter === vera) await shoot(people);
    else await stage.time.jump(24 * HOUR);
    await stage.settled();
  }
  const end = textOf(await stage.reads(group, 'игра окончена'));
  expect(end).toContain('Глеб не приходит к барьеру. Дуэль выигрывает Вера');
  expect(end).toMatch(/1\. Вера\n2\. Глеб/);
  expect(group.search('давно не отвечает')).toBeUndefined();
  expect(gleb.chat.search('больше не ждём')).toBeUndefined();
}, 240_000);

test('with hidden names the duellists are figures until the end', async () => {
  const people = [stage.person('Аделаида'), stage.person('Бонифаций')] as const;
  const [adelaide] = people;
  const group = await stage.group('Маскарад', people);
  await openDuel(group, people, 'как в книге');
  await stage.press(adelaide, group, 'Настройки');
  expect(group.lastFromBot.reply_markup?.inline_keyboard.flat().some(({ text }) => text.includes('пропус'))).toBe(
    false,
  );
  await stage.press(adelaide, group, 'Скрыть имена');
  await stage.press(adelaide, group, /^да$/);
  await stage.press(adelaide, group, /Назад|‹/);
  await stage.press(adelaide, group, 'Закрыть');
  await stage.settled();
  const masked = bookmark(stage);
  await begin(group, people);
  for (let shot = 0; shot < mostShots && !isOver(group); shot++) await shoot(people);
  await stage.settled();
  const end = textOf(await stage.reads(group, 'игра окончена'));
  expect(end).toContain('Кто кем был');
  // The last shot ends it: what that shot told is drawn from a duel that is over.
  const said = saidSince(stage, masked);
  const unmasked = said.findIndex(({ text }) => /Аделаида|Бонифаций/.test(text));
  const lastShot = said.findLastIndex(({ labels }) => labels.some((x) => ready.test(x)));
  expect(unmasked).toBeGreaterThan(lastShot);
  expect(said.slice(0, lastShot).some(({ text }) => /🦊|🦉/u.test(text))).toBe(true);
}, 240_000);

test('alone against a computer: every Ready is answered by its shot, and the computer lays its cards', async () => {
  const dora = stage.person('Дора');
  await stage.ask(dora, dora.chat, '/practice revolver');
  await stage.reads(dora.chat, 'Один револьвер на двоих');
  for (let shot = 0; shot < mostShots && !dora.chat.search('игра окончена'); shot++) await shoot([dora]);
  await stage.reads(dora.chat, 'игра окончена');
  const commits = await stage.rows(
    `SELECT c."ask" FROM "Commit" c JOIN "Table" t ON t."id" = c."tableId" WHERE t."chat" = ${dora.id} AND c."ask" LIKE '%"orders"%'`,
  );
  expect(commits.length, 'orders, all of them the computer’s').toBeGreaterThan(0);
}, 240_000);
