/** Honest dice: the fingerprint at the beginning, the seed at the end, and a record that plays again to the letter. */
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { verdictOn } from '../../src/sim/verdict.ts';
import { openStage, type Stage, textOf } from './stage.ts';
import { beginGame, complaints } from './tables.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.end());

const mostPhases = 60;

test('what was published at the beginning holds at the end, and the record can be played again', async () => {
  const anna = stage.person('Анна');
  const group = await stage.group('Дача', [anna]);
  expect(textOf(await stage.ask(anna, group, '/verify'))).toContain('ещё не начиналась');
  await beginGame(stage, group, [anna]);
  const hash = /[0-9a-f]{64}/.exec(textOf(await stage.reads(group, 'Его отпечаток')))?.[0];
  expect(textOf(await stage.ask(anna, group, '/verify'))).toContain(hash);

  await stage.press(anna, anna.chat, 'Поиск');
  anna.say(group, '/close');
  await stage.reads(group, 'волна 1 из 7 · подготовка');
  await stage.press(anna, anna.chat, 'Оружие');
  await stage.quiet();
  const during = await exportedBy(stage);
  expect(during).not.toContain('"seed"');
  expect(during).not.toContain('prepare');
  expect(during).not.toContain('secret');

  for (let phase = 0; phase < mostPhases && !group.search('игра окончена'); phase++) {
    anna.say(group, '/close');
    await stage.settled();
  }
  const seed = /[0-9a-f]{64}/.exec(textOf(await stage.reads(group, 'Зерно костей')))?.[0] ?? '';
  expect(createHash('sha256').update(seed).digest('hex')).toBe(hash);

  const record = await exportedBy(stage);
  expect(verdictOn(record)).toMatchObject({ passed: true });
  const [wave] = /"low": \d+|"health": \d+/.exec(record) ?? [];
  expect(wave, 'a number of the story').toBeDefined();
  expect(verdictOn(record.replace(`${wave}`, '"health": 777')).line).toContain('told in other words from commit');
  const [digest] = /"digest": "[0-9a-f]+"/.exec(record) ?? [];
  expect(digest, 'what a commit came to').toBeDefined();
  expect(verdictOn(record.replace(`${digest}`, '"digest": "00"'))).toMatchObject({ passed: false });
  expect(verdictOn(record.replaceAll(seed, 'f'.repeat(64)))).toMatchObject({ passed: false });
  expect(complaints(stage)).toEqual([]);

  async function exportedBy({ sandbox }: Stage): Promise<string> {
    const message = await stage.ask(anna, group, '/export');
    const file = sandbox.world.files.stored.get(message.document?.file_id ?? '');
    if (!file) throw new Error('no document came');
    return new TextDecoder().decode(file.bytes);
  }
}, 180_000);
