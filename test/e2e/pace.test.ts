/** At Telegram's own pace: what is said in a busy group must not be refused, and presses do not wait behind it. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
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

test('a deadline is kept while letters of more chats than are served at once wait for their pace', async () => {
  await stage.quiet();
  const chats = Array.from({ length: 12 }, (_, i) => stage.person(`Занятый ${i}`).id);
  const each = `(SELECT unnest(ARRAY[${chats}]::bigint[]) AS chat) AS busy`;
  await stage.sql(`INSERT INTO "Pace" SELECT 'chat:' || chat, now() + interval '1 minute' FROM ${each}`);
  await stage.sql(
    `INSERT INTO "Letter" ("tableId", "chat", "letter", "silent", "fresh", "urgent")
     SELECT (SELECT max("id") FROM "Table"), chat, '{"kind":"say","lines":[{"id":"help-games-none"}]}', false, false, false
     FROM ${each}`,
  );
  await stage.sql(
    `SELECT graphile_worker.add_job('deliver', json_build_object('chat', chat),
       queue_name => 'chat:' || chat, job_key => 'deliver:' || chat) FROM ${each}`,
  );
  const taken = () => stage.rows('SELECT 1 FROM "Letter" WHERE "taken" IS NOT NULL AND "doneAt" IS NULL');
  await vi.waitFor(async () => expect((await taken()).length).toBeGreaterThanOrEqual(8), 10_000);
  const closed = async () => (await stage.rows('SELECT 1 FROM "Ask" WHERE "closedAt" IS NOT NULL')).length;
  expect(await closed()).toBe(0);
  await stage.time.jump(3 * 86_400_000);
  await vi.waitFor(async () => expect(await closed()).toBeGreaterThan(0), 10_000);
  const late = await stage.rows('SELECT 1 FROM "Letter" WHERE "doneAt" IS NULL');
  expect(late.length, 'the letters still wait').toBeGreaterThanOrEqual(chats.length);
}, 60_000);
