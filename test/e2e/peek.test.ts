/** A peek by the master: what he reads, what nobody else hears of, and what all are told at the end. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { formOf, standing } from './crowd.ts';
import { bookmark, saidSince } from './reading.ts';
import { buttonsOf, type Group, openStage, type Person, type Stage, textOf } from './stage.ts';
import { beginGame, complaints } from './tables.ts';

const mostPhases = 60;

let stage: Stage;
let anna: Person;
let boris: Person;
let vera: Person;
let group: Group;
beforeAll(async () => {
  stage = await openStage();
});
afterEach(() => expect(complaints(stage)).toEqual([]));
afterAll(() => stage.end());

/** People of their own for each game, so that nobody leads two tables. */
async function game(title: string): Promise<void> {
  anna = stage.person('Анна');
  boris = stage.person('Борис', { username: `boris_${title.length}` });
  vera = stage.person('Вера', { username: `vera_${title.length}` });
  group = await stage.group(title, [anna, boris, vera]);
  await beginGame(stage, group, [anna, boris]);
}

/** What Boris has chosen, as his own form says it. */
async function choice(): Promise<string> {
  const form = formOf(boris);
  const other = form && buttonsOf(form).find(({ text }) => !/[●✅▸‹]/u.test(text));
  if (!form || !other?.callback_data) throw new Error('Boris has nothing to choose');
  await boris.press(form, other.callback_data);
  await stage.until(() => formOf(boris) !== form);
  await stage.settled();
  const [line = ''] = standing(formOf(boris) ?? form);
  expect(line).not.toBe('');
  return line;
}

async function peekAtBoris(): Promise<void> {
  await stage.ask(anna, anna.chat, '/peek');
  await stage.press(anna, anna.chat, '2. Борис');
  const run = textOf(await stage.reads(anna.chat, 'Что будет:'));
  expect(run).toContain('Вы увидите всё, что видит место 2 (Борис)');
  expect(run).toContain('сразу запишется');
  expect(run).toContain('в конце прочтут все');
  expect(await stage.press(anna, anna.chat, /^👁 Заглянуть$/u)).toContain('Записано');
  await stage.reads(anna.chat, 'место 2, Борис');
  await stage.settled();
}

const betrays = /👁 По ходу|посмотрел, что там|заглядывал/u;

test('the master sees what the seat sees; nobody hears of it until the game is cancelled, and then everybody', async () => {
  await game('Спор');
  const chosen = await choice();
  const from = bookmark(stage);
  await peekAtBoris();
  const seen = textOf(await stage.reads(anna.chat, 'место 2, Борис'));
  expect(seen, 'what Boris has chosen').toContain(chosen);
  expect(seen).toContain('Выбор бонуса');
  expect(seen, 'his board').toMatch(/Борис/);

  const elsewhere = saidSince(stage, from).filter(({ chat }) => chat !== anna.id);
  expect(elsewhere, 'not a letter, not an edit to anybody else').toEqual([]);
  await stage.ask(anna, group, '/log');
  await stage.press(anna, group, 'Кто что менял');
  const log = textOf(await stage.reads(group, 'Кто что менял'));
  expect(log).not.toMatch(betrays);
  expect(JSON.stringify(await exported())).not.toContain('peeks');

  await stage.ask(anna, group, '/cancel');
  await stage.press(anna, group, 'отменить');
  await stage.reads(group, 'отменена');
  const told = textOf(await stage.reads(group, 'По ходу игры ведущий заглядывал'));
  expect(told).toMatch(/Анна: место 2, Борис — посмотрел.*\(выбор бонуса\)/);
  await stage.settled();
  await stage.ask(anna, group, '/log');
  await stage.press(anna, group, 'Кто что менял');
  await stage.reads(group, /Кто что менял[\s\S]*Анна: место 2, Борис/);
  expect(JSON.parse(await exported())).toMatchObject({ peeks: [{ number: 2 }] });
}, 120_000);

test('it is the master’s alone: neither a player’s nor his deputy’s', async () => {
  await game('Чужие');
  await stage.ask(vera, vera.chat, '/games'); // or the bot would not know her
  await stage.ask(anna, anna.chat, '/deputy @vera_5 3d');
  await stage.press(vera, vera.chat, 'Сыграю');
  await stage.reads(group, 'Вера');
  await stage.settled();
  for (const person of [boris, vera]) {
    expect(textOf(await stage.ask(person, person.chat, '/peek'))).toContain('не ведёте ни одного стола');
    expect(textOf(await stage.ask(person, person.chat, `/start peek_${await tableId()}`))).toContain('ведущий');
  }
  const desk = await stage.ask(anna, group, '/deadline');
  for (const person of [boris, vera]) expect((await person.press(desk, 'Заглянуть')).text).toContain('ведущий');
  expect(await logged()).toEqual([]);
}, 120_000);

test('from the group the way leads into the private chat', async () => {
  await game('Дорога');
  const here = await stage.ask(anna, group, '/peek');
  expect(textOf(here)).toContain('для личной переписки');
  await stage.press(anna, group, 'В личку');
  await stage.reads(anna.chat, '«Дорога»: на чьё место');
  await stage.settled();
  const before = group.fromBot.length;
  await stage.ask(anna, group, '/deadline');
  expect(await stage.press(anna, group, 'Заглянуть')).toContain('peek_');
  await stage.settled();
  expect(group.fromBot.length, 'only the desk itself').toBe(before + 1);
  // A choice is left without a trace.
  await stage.press(anna, anna.chat, '2. Борис');
  await stage.press(anna, anna.chat, 'Назад');
  expect(await logged()).toEqual([]);
}, 120_000);

test('the end tells it, by the name of who led the table then', async () => {
  await game('Финал');
  await peekAtBoris();
  await stage.ask(anna, group, '/handover @boris_5');
  await stage.press(boris, group, 'Согласиться');
  await stage.reads(group, 'Теперь стол ведёт Борис');
  expect(textOf(await stage.ask(anna, anna.chat, '/peek'))).toContain('не ведёте');
  for (let phase = 0; phase < mostPhases && !group.search('игра окончена'); phase++) {
    expect(saidSince(stage).filter(({ chat, text }) => chat === group.id && betrays.test(text))).toEqual([]);
    boris.say(group, '/close');
    await stage.quiet();
  }
  await stage.settled();
  const end = textOf(await stage.reads(group, 'игра окончена'));
  expect(end).toContain('По ходу игры ведущий заглядывал на чужие места');
  expect(end).toMatch(/Анна: место 2, Борис — посмотрел/);
  expect(textOf(await stage.ask(boris, boris.chat, `/start peek_${await tableId()}`))).toContain('окончена');
}, 180_000);

async function tableId(): Promise<number> {
  const [row] = await stage.rows(`SELECT "id"::int FROM "Table" WHERE "chat" = ${group.id}`);
  return Number(row?.['id']);
}

async function logged(): Promise<readonly unknown[]> {
  return stage.rows(`SELECT 1 FROM "LogEntry" WHERE "tableId" = ${await tableId()} AND "text" LIKE '%master-peek%'`);
}

async function exported(): Promise<string> {
  const message = await stage.ask(anna, group, '/export');
  const file = stage.sandbox.world.files.stored.get(message.document?.file_id ?? '');
  return new TextDecoder().decode(file?.bytes);
}
