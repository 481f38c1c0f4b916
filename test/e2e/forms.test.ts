/** Forms: presses that count, and presses that must not. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { buttonsOf, type Group, openStage, type Person, type Stage, textOf } from './stage.ts';
import { beginGame, complaints } from './tables.ts';

let stage: Stage;
let anna: Person;
let boris: Person;
let group: Group;
beforeAll(async () => {
  stage = await openStage();
  [anna, boris] = [stage.person('Анна'), stage.person('Boris', { language_code: 'en' })];
  group = await stage.group('Дача', [anna, boris]);
  await beginGame(stage, group, [anna, boris]);
});
afterEach(() => expect(complaints(stage)).toEqual([]));
afterAll(() => stage.end());

const formOf = (person: Person) => stage.until(() => person.chat.searchButton(/Готово|Ready/));

test('a press is answered by a sentence, and edits the form in place, in the reader’s language', async () => {
  const form = await formOf(boris);
  expect(textOf(form)).toContain('If you stay silent');
  const choice = buttonsOf(form)[1]?.text ?? '';
  expect(await stage.press(boris, boris.chat, choice)).toContain('Noted');
  await stage.until(() => buttonsOf(boris.chat.current(form) ?? form).some(({ text }) => text === `● ${choice}`));
  expect(boris.chat.fromBot.at(-1)?.message_id, 'one message, edited').toBe(form.message_id);
});

test('an update that comes twice acts once', async () => {
  const form = await formOf(anna);
  stage.sandbox.world.faults.duplicateUpdates(1);
  expect(await stage.press(anna, anna.chat, buttonsOf(form)[1]?.text ?? '')).toContain('Записано');
  await stage.quiet();
  const presses = stage.sandbox.world.calls.filter(({ method }) => method === 'answerCallbackQuery');
  expect(presses.filter(({ answer }) => !answer.ok).length, 'the second answer is too late, and harmless').toBeLessThan(
    2,
  );
});

test('an old keyboard changes nothing, and is redrawn', async () => {
  const old = await formOf(anna);
  const [first, second] = buttonsOf(old).map(({ text }) => text);
  await anna.press(old, first ?? '');
  const { text } = await anna.press(old, second ?? '');
  expect(text).toBe('Кнопка была от прежнего экрана — вот свежий.');
  await stage.quiet();
  const now = buttonsOf(await formOf(anna)).find(({ text: label }) => label.startsWith('●'));
  expect(now?.text).toContain((first ?? '').replace('● ', ''));
});

test('a button of somebody else’s form is not mine', async () => {
  const [mine, other] = [await formOf(anna), await formOf(boris)];
  const data = buttonsOf(mine)[0]?.callback_data ?? '';
  // His own table and ask: the press counts for his own seat, whoever’s message it stands under; a stranger has none.
  const stranger = stage.person('Чужой');
  const { text } = await stranger.pressData(stranger.chat.room, 1, data);
  expect(text).toContain('не ваша');
  await stage.quiet();
  expect(anna.chat.current(mine)).toEqual(mine);
  expect(boris.chat.current(other)).toEqual(other);
});

test.each(['a:1:1:0', 'a:999:1:0:x', 'a:1:1:0:nonsense', 'l:1:fly', 'm:1:kick:x', 'x', 'd:1:2:3'])(
  'forged data %s is answered, and does nothing',
  async (data) => {
    const { text } = await boris.pressData(boris.chat.room, boris.chat.lastFromBot.message_id, data);
    expect(text ?? '').not.toBe('');
  },
);

test('all are ready: after the grace the phase closes, the story goes to the group, the next forms come', async () => {
  await stage.press(anna, anna.chat, 'Готово');
  await stage.press(boris, boris.chat, 'Ready');
  await stage.reads(group, /Все готовы/);
  await stage.time.jump(61_000);
  await stage.reads(anna.chat, 'волна 1 из 7 · подготовка');
  await stage.reads(boris.chat, /wave 1 of 7/);
  await stage.reads(anna.chat, 'Ответ принят');
});

test('a refused item tells its reason, and changes nothing', async () => {
  const form = await stage.until(() => anna.chat.searchButton('🚫 📦'));
  expect((await anna.press(form, '🚫 📦')).text?.length).toBeGreaterThan(10);
  expect(anna.chat.current(form)).toEqual(form);
});

test('/games shows the nearest deadline first, and opens the form below', async () => {
  const list = await stage.ask(anna, anna.chat, '/games');
  expect(textOf(list)).toContain('«Дача» · волна 1 из 7 · подготовка');
  await anna.press(list, '«Дача»');
  const form = await stage.until(() =>
    anna.chat.lastFromBot.message_id > list.message_id ? anna.chat.lastFromBot : null,
  );
  expect(textOf(form)).toContain('подготовка');
  await stage.quiet();
  const armed = anna.chat.fromBot.filter((message) => buttonsOf(message).some(({ text }) => text === '✅ Готово'));
  expect(
    armed.map((message) => message.message_id),
    'the older form has lost its buttons',
  ).toEqual([form.message_id]);
});
