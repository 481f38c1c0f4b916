/** A whole game of Citadel, from the first question to the last word, with the master closing every phase. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStage, type Stage, textOf } from './stage.ts';
import { beginGame, complaints } from './tables.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.end());

/** Bonus, and for each of seven waves a preparation and a plan; blitz rounds and exchanges may add some. */
const mostPhases = 60;

test('phase after phase until the end: outcome, seed, once more', async () => {
  const anna = stage.person('Анна <b>&');
  const group = await stage.group('Дача & <i>Ко', [anna]);
  await beginGame(stage, group, [anna]);
  for (let phase = 0; phase < mostPhases && !group.search('игра окончена'); phase++) {
    anna.say(group, '/close');
    await stage.settled();
  }
  const end = await stage.reads(group, 'Зерно костей');
  expect(textOf(end)).toMatch(/[0-9a-f]{64}/);
  expect(textOf(await stage.ask(anna, group, '/status'))).toContain('/newgame');

  await stage.press(anna, group, 'Ещё раз');
  await stage.reads(group, /собираем команду[\s\S]*Дача & <i>Ко/);
  expect(complaints(stage)).toEqual([]);
  const stale = anna.chat.fromBot.filter((message) => (message.reply_markup?.inline_keyboard.length ?? 0) > 0);
  expect(stale, 'no form of the old game is open').toEqual([]);
  const longest = Math.max(...group.fromBot.map((message) => textOf(message).length));
  expect(longest).toBeLessThanOrEqual(4096);
}, 180_000);
