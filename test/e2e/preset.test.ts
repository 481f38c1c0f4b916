/** Rules as printed or as recommended: sealed wishes that collide are told of by the recommended ones alone, however they were chosen. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openStage, type Stage } from './stage.ts';
import { complaints } from './tables.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterEach(() => expect(complaints(stage)).toEqual([]));
afterAll(() => stage.end());

async function warnsAt(chat: number): Promise<unknown> {
  const [row] = await stage.rows(`SELECT "settings" FROM "Table" WHERE "chat" = ${chat}`);
  const { warn }: { warn?: unknown } = JSON.parse(String(row?.['settings']));
  return warn;
}

test('a practice plays by the recommended rules, so it warns', async () => {
  const anna = stage.person('Анна');
  await stage.ask(anna, anna.chat, '/practice citadel');
  await stage.reads(anna.chat, 'Крепость стоит');
  expect(await warnsAt(anna.id)).toBe(true);
}, 60_000);

test('a lobby that changes its rules changes whether it warns', async () => {
  const anna = stage.person('Анна');
  const group = await stage.group('Правила', [anna]);
  await stage.ask(anna, group, '/newgame citadel');
  await stage.press(anna, group, 'как в книге');
  await stage.press(anna, group, 'день за днём');
  await stage.reads(group, 'собираем команду');
  expect(await warnsAt(group.id)).toBe(false);
  await stage.press(anna, group, 'Настройки');
  await stage.press(anna, group, /^Правила:/);
  await stage.press(anna, group, 'как советуем');
  expect(await warnsAt(group.id)).toBe(true);
  await stage.press(anna, group, 'как в книге');
  expect(await warnsAt(group.id)).toBe(false);
}, 60_000);
