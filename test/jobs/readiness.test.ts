/** What /readyz complains of, and what it rightly does not. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createReadiness } from '../../src/jobs/readiness.ts';
import { createOperations } from '../../src/storage/operations.ts';
import type { Lateness } from '../../src/table/ports/operations.ts';
import { newPerson, openStorage, type Storage, saved, say } from '../storage/kit.ts';

let storage: Storage;
beforeAll(async () => {
  storage = await openStorage();
});
afterAll(() => storage.close());
afterEach(async () => {
  for (const rest of ['"Table" CASCADE', '"Chat"', '"Heartbeat"', 'graphile_worker._private_jobs']) {
    await storage.pool.query(`TRUNCATE ${rest}`);
  }
});

const sql = (statement: string) => storage.pool.query(statement);
const fresh = (heartbeat = 0) =>
  createReadiness({ lateness: createOperations(storage.prisma).lateness, liveness: { age: () => heartbeat } });
const complaint = (heartbeat?: number) => fresh(heartbeat).complaint();
const ago = (span: string) => `now() - interval '${span}'`;
/** A letter that was queued so long ago, with its job, to a group. */
async function letter(span: string): Promise<number> {
  const { home } = await saved(storage.tables, {}, [say('toy-1')]);
  await sql(`UPDATE "Letter" SET "queuedAt" = ${ago(span)} WHERE "chat" = ${home.chat}`);
  return home.chat;
}
/** The work in hand of a runner, or waiting for its next try. */
const job = (chat: number, set: string) =>
  sql(`UPDATE graphile_worker._private_jobs SET ${set} WHERE key = 'deliver:${chat}'`);

describe('not ready is a process', () => {
  it('whose worker has done nothing for a minute', async () => {
    expect(await complaint(59_000)).toBeUndefined();
    expect(await complaint(75_000)).toBe('the worker has done nothing for 75 s');
  });

  it('when a job is due that nobody takes', async () => {
    await storage.pool.query(`SELECT graphile_worker.add_job('due', run_at => ${ago('50 seconds')})`);
    expect(await complaint()).toBeUndefined();
    await storage.pool.query(`SELECT graphile_worker.add_job('due', run_at => ${ago('70 seconds')})`);
    expect(await complaint()).toBe('a job has been due for 70 s');
  });

  it('when a letter waits that nobody sees to: without a job, or in a hand that does not move', async () => {
    const chat = await letter('80 seconds');
    await job(chat, `locked_at = now(), locked_by = 'a runner'`);
    expect(await complaint()).toBe('a letter has been waiting for 80 s');
    await sql('TRUNCATE graphile_worker._private_jobs');
    expect(await complaint()).toBe('a letter has been waiting for 80 s');
  });

  it('when the database takes nothing, or does not answer', async () => {
    const answer: Lateness = { isReadOnly: true, isHeard: true, job: 0, letter: 0, forgotten: 0 };
    const liveness = { age: () => 0 };
    const readOnly = createReadiness({ lateness: async () => answer, liveness });
    expect(await readOnly.complaint()).toBe('the database is read-only');
    const mute = createReadiness({ lateness: () => new Promise(() => undefined), liveness });
    expect(await mute.complaint()).toBe('the database does not answer');
    const refused = createReadiness({ lateness: () => Promise.reject(new Error('refused')), liveness });
    expect(await refused.complaint()).toBe('the database does not answer');
    expect(await refused.ages()).toEqual({ oldestJob: Number.NaN, oldestLetter: Number.NaN, heartbeat: 0 });
  });
});

describe('ready is a process', () => {
  it('that has nothing to do, or whose letters have just come', async () => {
    expect(await complaint()).toBeUndefined();
    await letter('10 seconds');
    expect(await complaint()).toBeUndefined();
  });

  it('whose letters wait because Telegram asked for patience; their age counts from its end', async () => {
    const chat = await letter('5 minutes');
    await storage.mailbag.later(chat, Date.now() + 60_000);
    expect(await complaint()).toBeUndefined();
    expect((await fresh().ages()).oldestLetter).toBe(0);
    await sql(`UPDATE "Chat" SET "notBefore" = ${ago('20 seconds')}`);
    await job(chat, 'run_at = now()');
    expect(await complaint()).toBeUndefined();
    expect((await fresh().ages()).oldestLetter).toBeCloseTo(20, -1);
  });

  it('whose letters cannot reach somebody', async () => {
    const person = newPerson();
    await storage.people.seen({ id: person, name: 'Anna', username: null, languageCode: null });
    await saved(storage.tables, {}, [say('toy-1', { to: { person } })]);
    await sql(`UPDATE "Letter" SET "queuedAt" = ${ago('5 minutes')}`);
    await storage.mailbag.unreachable(person);
    await sql('TRUNCATE graphile_worker._private_jobs');
    expect(await complaint()).toBeUndefined();
  });

  it('with a long queue for one group, as long as it moves', async () => {
    const chat = await letter('3 minutes');
    await job(chat, `locked_at = now(), locked_by = 'a runner'`);
    await sql(`INSERT INTO "Letter" ("tableId", "chat", "letter", "silent", "fresh", "urgent", "queuedAt", "doneAt")
      SELECT "tableId", "chat", "letter", false, false, false, "queuedAt", ${ago('10 seconds')} FROM "Letter"`);
    expect(await complaint()).toBeUndefined();
    expect((await fresh().ages()).oldestLetter).toBeCloseTo(180, -1);
  });

  it('where one chat alone is in trouble, and waits for its next try', async () => {
    const chat = await letter('3 minutes');
    await job(chat, `attempts = 4, run_at = now() + interval '40 seconds'`);
    expect(await complaint()).toBeUndefined();
  });

  it('while Telegram is away, so that deadlines are held and letters wait', async () => {
    await letter('3 minutes');
    await storage.pool.query(`SELECT graphile_worker.add_job('due', run_at => ${ago('3 minutes')})`);
    await sql(`INSERT INTO "Heartbeat" ("at") VALUES (${ago('2 minutes')})`);
    expect(await complaint()).toBeUndefined();
    await sql(`UPDATE "Heartbeat" SET "at" = ${ago('10 seconds')}`);
    expect(await complaint()).toBe('a job has been due for 180 s');
  });
});

it('however many ask, the database is looked at once', async () => {
  let looks = 0;
  const look = createOperations(storage.prisma).lateness;
  const readiness = createReadiness({
    lateness: () => {
      looks += 1;
      return look();
    },
    liveness: { age: () => 0 },
  });
  await Promise.all(Array.from({ length: 300 }, () => Promise.all([readiness.complaint(), readiness.ages()])));
  expect(looks).toBe(1);
});
