/** At Telegram's own pace: what is said in a busy group must not be refused, and presses do not wait behind it. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buttonsOf, openStage, type Stage } from './stage.ts';
import { beginGame, complaints } from './tables.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage({}, 'kept');
});
afterAll(() => stage.end());

test('a busy beginning stays within the limits, and a press is answered at once', async () => {
  const people = ['Анна', 'Борис', 'Вася'].map((name) => stage.person(name));
  const [anna] = people;
  if (!anna) throw new Error('nobody came');
  const group = await stage.group('Дача', people);
  await beginGame(stage, group, people);
  const form = anna.chat.lastFromBot;
  const began = Date.now();
  await stage.press(anna, anna.chat, buttonsOf(form)[3]?.text ?? '');
  expect(Date.now() - began).toBeLessThan(1_000);
  const refused = stage.sandbox.world.calls.filter(({ answer }) => !answer.ok && answer.error_code === 429);
  expect(refused.map(({ method }) => method)).toEqual([]);
  expect(complaints(stage)).toEqual([]);
}, 120_000);
