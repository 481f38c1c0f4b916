/** Telegram's accidents: lost answers, refusals, outages, people and chats that are gone. The game goes on, and nothing is told thrice. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { buttonsOf, type Group, openStage, type Person, type Stage, textOf } from './stage.ts';
import { beginGame, complaints } from './tables.ts';

let stage: Stage;
let anna: Person;
let boris: Person;
let group: Group;
beforeAll(async () => {
  stage = await openStage({ LOG_LEVEL: 'fatal' });
});
beforeEach(async () => {
  [anna, boris] = [stage.person('Анна'), stage.person('Борис')];
  group = await stage.group('Погода', [anna, boris]);
  await beginGame(stage, group, [anna, boris]);
  await stage.quiet();
});
afterEach(() => expect(complaints(stage)).toEqual([]));
afterAll(() => stage.end());

const faults = () => stage.sandbox.world.faults;
const times = (start: string) => group.fromBot.filter((message) => textOf(message).startsWith(start)).length;
const newForm = (person: Person) => stage.reads(person.chat, 'волна 1 из 7 · подготовка');
const callsTo = (chat: number, method: string) =>
  stage.sandbox.world.calls.filter((call) => call.method === method && call.params['chat_id'] === chat).length;

test('a send whose answer was lost is repeated once, at most', async () => {
  faults().next(1, 'lost', { method: 'sendMessage', chat_id: anna.id });
  anna.say(group, '/close');
  await newForm(anna);
  await newForm(boris);
  await stage.quiet();
  faults().next(9, 'lost', { method: 'sendMessage', chat_id: anna.id });
  anna.say(group, '/close');
  await stage.reads(boris.chat, 'план');
  await new Promise((resolve) => setTimeout(resolve, 4_000));
  faults().clear();
  const tries = new Map<string, number>();
  for (const { method, params, lost } of stage.sandbox.world.calls) {
    const text = String(params['text']);
    if (method === 'sendMessage' && params['chat_id'] === anna.id && lost) tries.set(text, (tries.get(text) ?? 0) + 1);
  }
  expect([...tries.values()].every((count) => count <= 2)).toBe(true);
  expect([...tries.values()]).toContain(2);
});

test('an edit whose answer was lost may be repeated', async () => {
  const form = anna.chat.lastFromBot;
  const choice = buttonsOf(form)[3]?.text ?? '';
  faults().next(2, 'lost', { method: 'editMessageText', chat_id: anna.id });
  await stage.press(anna, anna.chat, choice);
  await stage.until(() => buttonsOf(anna.chat.current(form) ?? form).some(({ text }) => text === `● ${choice}`));
});

test('told to wait, that chat waits and no other', async () => {
  faults().next(1, '429', { method: 'sendMessage', chat_id: group.id, retry_after: 3 });
  const began = Date.now();
  anna.say(group, '/close');
  await newForm(anna);
  expect(Date.now() - began).toBeLessThan(2_500);
  await stage.reads(group, 'Волна 1 из 7 · подготовка\n');
  expect(Date.now() - began).toBeGreaterThan(2_900);
});

test('a Telegram that is unwell is asked again', async () => {
  faults().next(3, '500', { method: 'sendMessage', chat_id: boris.id });
  anna.say(group, '/close');
  await newForm(boris);
});

test('after an outage everything is told, once', async () => {
  anna.say(group, '/close');
  await stage.quiet();
  faults().unreachable(3_000);
  await stage.time.jump(2 * 24 * 3_600_000); // the deadline passes while nobody can be reached
  await stage.reads(anna.chat, 'план');
  await stage.reads(group, 'подготовка закончена');
  await stage.quiet();
  expect(times('🏰 Волна 1: подготовка закончена')).toBe(1);
});

test('who blocks the bot gets nothing more, the game goes on, and Start heals it', async () => {
  boris.block();
  await stage.quiet();
  const before = callsTo(boris.id, 'sendMessage');
  anna.say(group, '/close');
  await newForm(anna);
  await stage.quiet();
  expect(callsTo(boris.id, 'sendMessage')).toBe(before);
  expect(textOf(await stage.ask(anna, group, '/status'))).toContain('Не могу написать: Борис');
  boris.start();
  await stage.reads(boris.chat, 'Здравствуйте');
  await stage.ask(boris, boris.chat, '/games');
  await stage.press(boris, boris.chat, '«Погода»');
  await newForm(boris);
});

test('who is gone without a word is noticed at the first letter', async () => {
  boris.deactivate();
  anna.say(group, '/close');
  await newForm(anna);
  await stage.quiet();
  const before = callsTo(boris.id, 'sendMessage');
  anna.say(group, '/close');
  await stage.reads(anna.chat, 'план');
  await stage.quiet();
  expect(callsTo(boris.id, 'sendMessage')).toBe(before);
});

test('a group that becomes a supergroup takes its game along', async () => {
  group.migrate();
  await stage.quiet();
  anna.say(group, '/close');
  await stage.reads(group, 'подготовка');
  expect(textOf(await stage.ask(boris, group, '/status'))).toContain('ждём: Анна, Борис');
});

test('a form whose message is gone is sent anew', async () => {
  const form = anna.chat.lastFromBot;
  stage.sandbox.world.remove(anna.chat.room, form.message_id);
  await anna.press(form, buttonsOf(form)[2]?.text ?? '');
  await stage.until(() => anna.chat.searchButton('Готово'));
  expect(anna.chat.lastFromBot.message_id).toBeGreaterThan(form.message_id);
});

test('a game that breaks is frozen and told; a letter that cannot be drawn does not hold up the others', async () => {
  await stage.sql(`UPDATE "Table" SET "state" = '{}' WHERE "name" = 'Погода'`);
  const form = anna.chat.lastFromBot;
  const { text } = await anna.press(form, buttonsOf(form)[2]?.text ?? '');
  expect(text).toContain('Стол остановлен');
  await stage.reads(group, 'остановлен');
  await stage.press(anna, anna.chat, buttonsOf(form)[1]?.text ?? '');
  expect(textOf(await stage.ask(anna, anna.chat, '/help'))).toContain('/games');
  expect(textOf(await stage.ask(boris, group, '/status'))).toContain('остановлен');
});

test('without its database the bot apologises, and goes on when it is back', async () => {
  await stage.sql(`ALTER TABLE "Person" RENAME TO "Gone"`);
  const form = anna.chat.lastFromBot;
  expect((await anna.press(form, buttonsOf(form)[2]?.text ?? '')).text).toContain('Что-то сломалось у меня');
  expect(textOf(await stage.ask(boris, boris.chat, '/help'))).toContain('Что-то сломалось у меня');
  await stage.sql(`ALTER TABLE "Gone" RENAME TO "Person"`);
  expect((await anna.press(form, buttonsOf(form)[2]?.text ?? '')).text).toContain('Записано');
});
