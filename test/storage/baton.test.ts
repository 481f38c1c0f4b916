/** Which of several processes polls. Each baton here is a process of its own, as far as PostgreSQL can tell. */
import pg from 'pg';
import pino from 'pino';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { createBaton } from '../../src/storage/baton.ts';
import { freshDatabase, type TestDatabase } from '../database.ts';

let database: TestDatabase;
let admin: pg.Client;
beforeAll(async () => {
  database = await freshDatabase();
  admin = new pg.Client({ connectionString: database.url });
  admin.on('error', () => undefined);
  await admin.connect();
});
afterAll(async () => {
  await admin.end();
  await database.drop();
});

/** Tries for the baton until the test is over, and counts how often it got and lost it. */
function bearer(
  name: string,
  work = (over: AbortSignal) => new Promise<void>((end) => over.addEventListener('abort', () => end())),
) {
  const stopping = new AbortController();
  const seen = { begun: 0, ended: 0 };
  const carried = createBaton(database.url, name, pino({ level: 'silent' })).carry(async (over) => {
    seen.begun += 1;
    await work(over).finally(() => {
      seen.ended += 1;
    });
  }, stopping.signal);
  const stop = () => {
    stopping.abort();
    return carried;
  };
  onTestFinished(() => stop().catch(() => undefined));
  return {
    seen,
    carried,
    stop,
    carries: () => vi.waitUntil(() => seen.begun > seen.ended, { timeout: 20_000, interval: 20 }),
    gaveUp: () => vi.waitUntil(() => seen.begun === seen.ended, { timeout: 20_000, interval: 20 }),
  };
}

/** Connections that try for the baton, the one that has it first. */
async function connections(): Promise<readonly { pid: number; has: boolean }[]> {
  const { rows } = await admin.query<{ pid: number; has: boolean }>(
    `SELECT pid, EXISTS (SELECT FROM pg_locks l WHERE l.pid = a.pid AND locktype = 'advisory' AND granted) AS has
     FROM pg_stat_activity a WHERE application_name LIKE 'baton %' AND datname = current_database() ORDER BY has DESC`,
  );
  return rows;
}
const someTime = () => new Promise((resolve) => setTimeout(resolve, 1_200));

test('who came first keeps it, however often another one comes; it goes on when the work has ended', async () => {
  let finish = (): void => undefined;
  const first = bearer('a', () => new Promise((end) => (finish = end)));
  await first.carries();
  for (let again = 0; again < 2; again++) {
    const restless = bearer('a');
    await someTime();
    await restless.stop();
    expect(restless.seen.begun).toBe(0);
  }
  const second = bearer('a');
  void first.stop();
  await someTime();
  expect(second.seen.begun, 'while the work in hand is being finished').toBe(0);
  finish();
  await first.carried;
  await second.carries();
  expect(first.seen).toEqual({ begun: 1, ended: 1 });
}, 30_000);

test('batons of two names have nothing to do with each other', async () => {
  const [one, two] = [bearer('b1'), bearer('b2')];
  await Promise.all([one.carries(), two.carries()]);
});

test('whose connection breaks goes on, unless another one was faster', async () => {
  const first = bearer('c');
  await first.carries();
  const [connection] = await connections();
  await admin.query('SELECT pg_terminate_backend($1)', [connection?.pid]);
  await vi.waitUntil(async () => (await connections()).some(({ pid, has }) => has && pid !== connection?.pid), {
    timeout: 20_000,
  });
  expect(first.seen).toEqual({ begun: 1, ended: 0 });

  const rival = new pg.Client({ connectionString: database.url });
  await rival.connect();
  const [again] = await connections();
  await rival.query('SELECT pg_terminate_backend($1)', [again?.pid]);
  await rival.query(`SELECT pg_advisory_lock(7356112, hashtext('c'))`);
  await first.gaveUp();
  await rival.end();
  await first.carries();
  expect(first.seen).toEqual({ begun: 2, ended: 1 });
}, 30_000);

test('what the work throws ends it', async () => {
  const { carried } = bearer('e', () => Promise.reject(new Error('no more updates')));
  await expect(carried).rejects.toThrow('no more updates');
});
