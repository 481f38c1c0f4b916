/** The process is killed, or its connection cut, in the middle of a change. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { inTransaction } from '../../src/storage/client.ts';
import { lock } from '../../src/storage/lock.ts';
import { createTables } from '../../src/storage/tables.ts';
import { anotherProcess, changeTo, jobs, openStorage, type Storage, saved, say, someAsk } from './kit.ts';

let storage: Storage;
beforeAll(async () => {
  storage = await openStorage();
});
afterAll(() => storage.close());

it('nothing has happened when the process is killed before the commit, and the next one is not held up', async () => {
  const ask = someAsk(1);
  const table = await saved(storage.tables, { asks: [ask], askCount: 1 });
  const before = await jobs(storage, '%');
  const program = new URL('./die-in-change.ts', import.meta.url).pathname;
  const child = spawn(process.execPath, ['--import', 'tsx', program, storage.url, `${table.id}`], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data'); // it has written everything, and does not commit
  expect(await storage.tables.read(table.id)).toEqual(table);
  child.kill('SIGKILL');
  await once(child, 'exit');
  const changed = await storage.tables.change(table.id, { person: table.master, update: 1 }, (old) => {
    expect(old).toEqual(table);
    return changeTo({ ...old, commit: old.commit + 1 });
  });
  expect(changed).toMatchObject({ table: { commit: 1 } });
  expect(await storage.prisma.letter.count()).toBe(0);
  expect(await jobs(storage, '%')).toEqual(before);
});

it('a change whose connection is cut fails as a whole, and the next one finds another connection', async () => {
  const table = await saved(storage.tables);
  const tables = createTables(anotherProcess(storage).prisma, storage.time);
  let cut: Promise<unknown> | undefined;
  const change = tables.change(table.id, null, (old) => {
    cut = storage.pool.query(
      `SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity
       WHERE datname = current_database() AND state LIKE 'idle in transaction%'`,
    );
    return changeTo({ ...old, name: 'never' }, { posts: Array.from({ length: 200 }, () => say('toy-1')) });
  });
  await Promise.allSettled([change, cut]);
  const name = (await storage.tables.read(table.id))?.name;
  const letters = await storage.prisma.letter.count({ where: { tableId: table.id } });
  // Cut before its commit or just after it: all or nothing.
  expect([
    ['Friday', 0],
    ['never', 200],
  ]).toContainEqual([name, letters]);
  expect(await tables.change(table.id, null, (old) => changeTo({ ...old, name: 'again' }))).toMatchObject({
    table: { name: 'again' },
  });
});

it('two transactions that wait for each other both succeed in the end', async () => {
  const [a, b] = [await saved(storage.tables), await saved(storage.tables)];
  let meetings = 0;
  const crossing = (first: number, second: number) =>
    inTransaction(storage.prisma, async (tx) => {
      await lock(tx, first);
      if (++meetings < 2) await vi.waitUntil(() => meetings >= 2, { timeout: 5000 });
      await lock(tx, second);
      return first;
    });
  expect(await Promise.all([crossing(a.id, b.id), crossing(b.id, a.id)])).toEqual([a.id, b.id]);
  expect(meetings).toBe(3); // PostgreSQL broke the knot, and the loser tried again
});
