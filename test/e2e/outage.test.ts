/** Telegram cannot be reached while a deadline passes: it is held, and moves by the time that nobody could have pressed. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Group, openStage, type Person, type Stage, textOf } from './stage.ts';
import { beginGame, complaints } from './tables.ts';

const HOUR = 3_600_000;
let stage: Stage;
let anna: Person;
let boris: Person;
let group: Group;
beforeAll(async () => {
  stage = await openStage();
});
beforeEach(async () => {
  [anna, boris] = [stage.person('Анна'), stage.person('Борис')];
  group = await stage.group('Связь', [anna, boris]);
  await beginGame(stage, group, [anna, boris]);
  await stage.settled();
});
afterEach(async () => {
  faults().clear();
  expect(complaints(stage)).toEqual([]);
  await stage.ask(anna, group, '/cancel');
  await stage.press(anna, group, 'отменить');
});
afterAll(() => stage.end());

const faults = () => stage.sandbox.world.faults;
const open = async () => {
  const [ask] = await stage.rows(
    `SELECT "number", "deadline" FROM "Ask" WHERE "closedAt" IS NULL AND "tableId" = (SELECT MAX("id") FROM "Table")`,
  );
  return { number: Number(ask?.['number']), deadline: Number(ask?.['deadline']) };
};
const lost = async () => Number((await stage.rows('SELECT "lost" FROM "Heartbeat"'))[0]?.['lost']);
const outagesTold = () => group.fromBot.filter((message) => textOf(message).includes('не на связи')).length;
/** The job of the deadline has come, and was sent away. */
async function held(): Promise<void> {
  const query = `SELECT 1 FROM graphile_worker.jobs WHERE task_identifier = 'due' AND last_error LIKE '%does not answer%'`;
  await expect.poll(() => stage.rows(query), { timeout: 30_000 }).toHaveLength(1);
}
/** Telegram goes away, and the deadline passes by the table's clock. */
async function passInSilence(): Promise<void> {
  const { deadline } = await open();
  await stage.time.jump(deadline - stage.time.now() - HOUR / 2);
  faults().unreachable(24 * HOUR);
  await new Promise((resolve) => setTimeout(resolve, 4_000)); // what was heard just before is no proof any more
  await stage.time.jump(HOUR);
  await held();
}

test('a deadline that passes in an outage moves by its length; the table is told once, and nobody has missed it', async () => {
  const before = await open();
  await passInSilence();
  expect(await open()).toEqual(before);
  await stage.sql(`UPDATE "Heartbeat" SET "at" = "at" - interval '3 hours'`); // the silence so far
  faults().clear();
  await stage.reads(group, /Бот 3\sч.* был не на связи: все сроки сдвинулись/);
  await stage.settled();
  const after = await open();
  expect(after.number).toBe(before.number);
  expect(after.deadline).toBeGreaterThanOrEqual(before.deadline + 3 * HOUR);
  expect(outagesTold()).toBe(1);
  expect(await stage.rows('SELECT 1 FROM "Seat" WHERE "misses" > 0')).toEqual([]);
  expect(textOf(await stage.ask(boris, group, '/status'))).toContain('ждём: Анна, Борис');

  // What was waited for goes on as ever: a press counts, and the new deadline strikes.
  await stage.press(boris, boris.chat, /Готово/);
  await stage.time.jump(after.deadline - stage.time.now() + 1_000);
  await stage.reads(anna.chat, 'волна 1 из 7 · подготовка');
  expect(outagesTold()).toBe(1);
}, 120_000);

test('a hiccup holds a deadline until Telegram answers, and moves nothing', async () => {
  const before = await lost();
  await passInSilence();
  faults().clear();
  await stage.until(() => anna.chat.search('волна 1 из 7 · подготовка'));
  expect(outagesTold()).toBe(0);
  expect(await lost()).toBe(before);
}, 120_000);

test('time that is driven forward is no outage', async () => {
  const [before, { deadline }] = [await lost(), await open()];
  await stage.time.jump(10 * HOUR);
  await stage.ask(anna, group, '/status');
  expect(await open()).toMatchObject({ deadline });
  expect(await lost()).toBe(before);
  expect(outagesTold()).toBe(0);
}, 120_000);
