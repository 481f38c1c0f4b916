/** Workers that hang: they are replaced, or given up, and keep nobody from ending the process. */
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createLiveness } from '../../src/jobs/liveness.ts';
import type { Runner } from '../../src/jobs/runner.ts';
import { supervise, type Trouble } from '../../src/jobs/supervisor.ts';
import { openStorage, type Storage, silent } from '../storage/kit.ts';
import { eventually, worker } from './kit.ts';

let storage: Storage;
beforeAll(async () => {
  storage = await openStorage();
});
afterAll(() => storage.close());
afterEach(() => storage.pool.query('DELETE FROM graphile_worker._private_jobs'));

const add = (table: number) =>
  storage.pool.query(
    `SELECT graphile_worker.add_job('remind', '{"table": ${table}, "ask": 1, "deadline": 0}', job_key => 'r:${table}')`,
  );
const never = () => new Promise<never>(() => undefined);
const impatient = (tries: number) =>
  createLiveness({ bounds: { idle: 1_000, returning: 1_000, busy: 1_000, tries, steady: 60_000 } });

it('whose hands are all full of what never ends is replaced, and operators hear of it once', async () => {
  const told: Trouble[] = [];
  const liveness = impatient(5);
  const [seen, done] = [new Set<number>(), new Set<number>()];
  await worker(
    storage,
    {
      async remind({ table }) {
        if (!seen.has(table)) {
          seen.add(table);
          await never();
        }
        done.add(table);
      },
    },
    { concurrency: 1, liveness, onTrouble: async (trouble) => void told.push(trouble) },
  );
  await add(1);
  await eventually(() => expect(done).toEqual(new Set([1])), 40_000);
  expect(liveness.restarts).toEqual({ idle: 1, broken: 0 });
  expect(told).toEqual(['restarted']);
  await eventually(() => expect(liveness.age()).toBeLessThan(1_000));
});

it('is given up when nothing helps; the process can end at once all the same', async () => {
  const told: Trouble[] = [];
  const { broken, stop } = await worker(
    storage,
    { remind: never },
    { concurrency: 1, liveness: impatient(0), onTrouble: async (trouble) => void told.push(trouble) },
  );
  await add(1);
  await expect(broken).rejects.toThrow(/^the worker does nothing though the database answers, .*anew$/);
  expect(told).toEqual(['dead']);
  const began = Date.now();
  await stop();
  expect(Date.now() - began).toBeLessThan(3_000);
});

it('that lets nobody go is not waited for, and one that ended wakes nobody while the database is away', async () => {
  let [looks, hired] = [0, 0];
  let database: 'well' | 'away' = 'well';
  let end: () => void = () => undefined;
  const hire = async (onEnd: () => void): Promise<Runner> => {
    hired += 1;
    let hasEnded = false;
    end = () => {
      hasEnded = true;
      onEnd();
    };
    return { hasEnded: () => hasEnded, isFull: () => false, leave: async () => undefined };
  };
  const look = async () => {
    looks += 1;
    return database === 'well' ? ({ database, beat: 'done' } as const) : ({ database, why: 'refused' } as const);
  };
  const { stop } = supervise({ pulse: { look }, liveness: impatient(5), hire, logger: silent });
  await eventually(() => expect(hired).toBe(1));
  database = 'away';
  end();
  await eventually(() => expect(looks).toBeGreaterThanOrEqual(4));
  const before = looks;
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  expect(looks - before, 'looks in a second').toBeLessThanOrEqual(3);
  expect(hired).toBe(1);
  database = 'well';
  await eventually(() => expect(hired).toBe(2));
  await stop();
});
