import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { InputFile } from 'grammy';
import { afterAll, expect, test } from 'vitest';
import { startSandbox } from '../../src/sandbox/index.ts';
import { stage } from './kit.ts';

const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
afterAll(() => rmSync(folder, { recursive: true }));
const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

test('a world comes back as it was', async () => {
  const worldFile = join(folder, 'deep', 'world.json');
  const before = await stage({ worldFile });
  const anna = before.people.addUser({ first_name: 'Анна', started: true });
  const group = before.people.addGroup('Дача', [anna], { forum: true, botIsAdmin: true });
  const topic = group.addTopic('Игры');
  await before.bot.api.sendAnimation(anna.id, new InputFile(gif, 'a.gif'), { caption: 'look' });
  await before.bot.api.sendMessage(group.id, 'status', { message_thread_id: topic });
  await before.bot.api.pinChatMessage(group.id, group.last.message_id);
  await before.bot.api.setMyCommands([{ command: 'games', description: 'Mine' }]);
  const pending = before.world.updates.queue.length;
  await before.close();

  const after = await stage({ worldFile });
  const again = after.people.group(group.id);
  expect(again.messages).toEqual(JSON.parse(JSON.stringify(group.messages)));
  expect(again.pinned?.text).toBe('status');
  expect(after.people.person(anna.id).chat.last.caption).toBe('look');
  expect(after.world.updates.queue).toHaveLength(pending);
  expect(after.people.person(anna.id).commands(again.room)).toEqual([{ command: 'games', description: 'Mine' }]);
  const file_id = anna.chat.last.animation?.file_id ?? '';
  expect(Buffer.from(after.world.files.get(file_id)?.bytes ?? [])).toEqual(gif);
  expect(readFileSync(join(`${worldFile}.files`, file_id)), 'beside the world, so that it is written once').toEqual(
    gif,
  );
  const next = after.people.addUser({ first_name: 'Борис' });
  expect(next.id).toBe(anna.id + 1);
  expect(next.say(next.chat, 'hi').message_id).toBeGreaterThan(anna.chat.last.message_id);
});

test('changes are saved without closing', async () => {
  const worldFile = join(folder, 'world.json');
  const { people, until } = await stage({ worldFile });
  people.addUser({ first_name: 'Анна' });
  await new Promise((resolve) => setTimeout(resolve, 800));
  await until(() => readFileSync(worldFile, 'utf8').includes('Анна'));
});

test('a file that is no world is named', async () => {
  const worldFile = join(folder, 'other.json');
  writeFileSync(worldFile, '{"version":7}');
  await expect(startSandbox({ worldFile })).rejects.toThrow(worldFile);
});
