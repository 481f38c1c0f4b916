/** A game alone in the private chat: no group, no waiting, from the first Ready to the last. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStage, type Stage, textOf } from './stage.ts';
import { complaints } from './tables.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.end());

const mostPresses = 60;

test('every Ready closes the phase at once, and the game comes to its end', async () => {
  const anna = stage.person('Анна');
  const { chat } = anna;
  await stage.ask(anna, chat, '/start');
  await stage.press(anna, chat, 'Попробовать с ботами');
  await stage.reads(chat, 'Крепость стоит');
  for (let press = 0; press < mostPresses && !chat.search('игра окончена'); press++) {
    await stage.press(anna, chat, 'Готово');
    await stage.settled();
  }
  const end = textOf(await stage.reads(chat, 'игра окончена'));
  expect(end).toContain('Зерно костей');
  expect(end).toMatch(/выстояла|пала|устоял|конец|выжил/i);
  expect(end).not.toMatch(/^1\. /m);

  // What is over can be reread; nothing is running any more.
  expect(textOf(await stage.ask(anna, chat, '/log'))).not.toContain('нет стола');
  expect((await stage.ask(anna, chat, '/board')).photo).toBeDefined();
  await stage.press(anna, chat, 'Словами');
  await stage.reads(chat, '🧱');
  expect(textOf(await stage.ask(anna, chat, '/status'))).toContain('для группы');
  expect(complaints(stage)).toEqual([]);
}, 180_000);

test('one practice at a time, and not in a group', async () => {
  const boris = stage.person('Борис');
  await stage.ask(boris, boris.chat, '/practice');
  await stage.reads(boris.chat, 'Крепость стоит');
  await stage.quiet();
  boris.say(boris.chat, '/practice');
  await stage.reads(boris.chat, 'уже есть стол');
  const group = await stage.group('Дача', [boris]);
  expect(textOf(await stage.ask(boris, group, '/practice'))).toMatch(/личк|личн/i);
}, 60_000);
