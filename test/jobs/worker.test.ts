import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createOrphanage } from '../../src/jobs/orphans.ts';
import { prepareJobs } from '../../src/jobs/worker.ts';
import { connect } from '../../src/storage/client.ts';
import { TooOld } from '../../src/table/round/renew.ts';
import { freshDatabase } from '../database.ts';
import {
  anotherProcess,
  changeTo,
  jobs,
  openStorage,
  type Storage,
  saved,
  say,
  silent,
  someAsk,
} from '../storage/kit.ts';
import { eventually, sleep, worker } from './kit.ts';

let storage: Storage;
beforeAll(async () => {
  storage = await openStorage();
});
afterAll(() => storage.close());
afterEach(() => storage.pool.query('DELETE FROM graphile_worker._private_jobs'));

const soon = (ms: number) => ({ deadline: Date.now() + ms, closesAt: Date.now() + ms });
const add = (task: string, payload: object, key = task) =>
  storage.pool.query('SELECT graphile_worker.add_job($1, $2, job_key => $3)', [task, JSON.stringify(payload), key]);

describe('the worker', () => {
  it('delivers within a moment of the change', async () => {
    const { noted } = await worker(storage);
    await sleep(300);
    const table = await saved(storage.tables);
    const start = Date.now();
    await storage.tables.change(table.id, null, (before) => changeTo(before, { posts: [say('toy-1')] }));
    await eventually(() => expect(noted).toMatchObject([{ task: 'deliver', payload: { chat: table.home.chat } }]));
    expect((noted[0]?.at ?? 0) - start).toBeLessThan(900); // by LISTEN, for it looks by itself once a second
  });

  it('closes an ask at its time, never before', async () => {
    const { noted } = await worker(storage);
    const ask = someAsk(1, soon(700));
    const table = await saved(storage.tables, { asks: [ask], askCount: 1 });
    await eventually(() => expect(noted).toHaveLength(1));
    expect(noted[0]).toMatchObject({ task: 'due', payload: { table: table.id, ask: 1, at: ask.closesAt } });
    expect(noted[0]?.at).toBeGreaterThanOrEqual(ask.closesAt);
    await eventually(async () => expect(await jobs(storage, 'due:%')).toEqual([]));
  });

  it('waits for its own clock when the database is a little ahead', async () => {
    const lag = 400;
    const { noted } = await worker(storage, {}, { time: { now: () => Date.now() - lag } });
    const ask = someAsk(1, soon(500));
    await saved(storage.tables, { asks: [ask], askCount: 1 });
    await eventually(() => expect(noted).toHaveLength(1));
    expect(noted[0]?.at).toBeGreaterThanOrEqual(ask.closesAt + lag);
  });

  it('sets a job anew that comes early by a clock that is behind: no failure, no growing pauses', async () => {
    const lag = 3_000;
    const { noted } = await worker(storage, {}, { time: { now: () => Date.now() - lag } });
    const ask = someAsk(1, soon(500));
    const { id } = await saved(storage.tables, { asks: [ask], askCount: 1 });
    await eventually(async () => {
      const { rows } = await storage.pool.query(`SELECT key, attempts, last_error FROM graphile_worker.jobs`);
      expect(rows).toContainEqual({ key: `due:${id}:1:early`, attempts: 0, last_error: null });
    });
    await eventually(() => expect(noted).toMatchObject([{ task: 'due', payload: { table: id, at: ask.closesAt } }]));
    expect(noted[0]?.at).toBeGreaterThanOrEqual(ask.closesAt + lag - 250);
    await eventually(async () => expect(await jobs(storage, 'due:%')).toEqual([]));
  });

  it('sends the letters of one chat one after another, and those of different chats side by side', async () => {
    let most = 0;
    const running = new Map<number, number>();
    const overlaps: number[] = [];
    const { noted } = await worker(
      storage,
      {
        async deliver({ chat }) {
          running.set(chat, (running.get(chat) ?? 0) + 1);
          if ((running.get(chat) ?? 0) > 1) overlaps.push(chat);
          most = Math.max(most, running.size);
          await sleep(200);
          running.set(chat, (running.get(chat) ?? 0) - 1);
          if (running.get(chat) === 0) running.delete(chat);
          noted.push({ task: 'deliver', payload: { chat }, at: Date.now() });
        },
      },
      { concurrency: 8 },
    );
    const tables = await Promise.all(Array.from({ length: 6 }, () => saved(storage.tables)));
    for (let i = 0; i < 3; i++) {
      await Promise.all(tables.map((table) => storage.post(table.id, [say('toy-1')])));
      await sleep(70);
    }
    await eventually(async () => expect(await jobs(storage, '%')).toEqual([]));
    expect(overlaps).toEqual([]);
    expect(most).toBeGreaterThanOrEqual(3);
    expect(new Set(noted.map((x) => JSON.stringify(x.payload))).size).toBe(6);
  });

  it('tries again what failed, and refuses what it cannot read', async () => {
    let tries = 0;
    const { noted } = await worker(storage, {
      async remind() {
        if (++tries === 1) throw new Error('not this time');
      },
    });
    await add('remind', { table: 1, ask: 1, deadline: 5 });
    await add('due', { table: 'one', ask: 1 });
    await eventually(() => expect(tries).toBe(2));
    expect(noted).toEqual([]);
    await eventually(async () => {
      const { rows } = await storage.pool.query('SELECT last_error FROM graphile_worker._private_jobs');
      expect(rows).toMatchObject([{ last_error: expect.stringContaining('"table"') }]);
    });
  });

  it('waits for the work in hand when it is stopped, and takes no more', async () => {
    let finished = false;
    const { noted, stop } = await worker(storage, {
      async due() {
        await sleep(500);
        finished = true;
      },
    });
    await add('due', { table: 1, ask: 1, at: 0 });
    await sleep(250);
    const stopping = stop();
    await add('remind', { table: 1, ask: 1, deadline: 0 });
    await stopping;
    expect(finished).toBe(true);
    expect(noted).toEqual([]);
    expect(await jobs(storage, '%')).toMatchObject([{ task: 'remind' }]);
  });

  it('leaves a delivery that was cut short to whoever works next', async () => {
    const first = await worker(storage, {
      deliver: (_, signal) => new Promise((done) => signal.addEventListener('abort', () => done(undefined))),
    });
    const table = await saved(storage.tables, {}, [say('toy-1'), say('toy-2')]);
    const { chat } = table.home;
    await eventually(async () => {
      const { rows } = await storage.pool.query('SELECT FROM graphile_worker.jobs WHERE locked_at IS NOT NULL');
      expect(rows).toHaveLength(1);
    });
    await first.stop();
    expect(await jobs(storage, `deliver:${chat}`)).toMatchObject([{ queue: `chat:${chat}` }]);
    const { noted } = await worker(storage);
    await eventually(() => expect(noted).toMatchObject([{ task: 'deliver', payload: { chat } }]));
  });

  it('keeps no place for letters that must wait for the pace: a deadline is kept beside any number of them', async () => {
    let waiting = 0;
    const { noted } = await worker(
      storage,
      {
        async deliver() {
          waiting++;
          return 60_000;
        },
      },
      { concurrency: 2 },
    );
    const tables = await Promise.all(Array.from({ length: 6 }, () => saved(storage.tables, {}, [say('toy-1')])));
    await eventually(() => expect(waiting).toBe(tables.length));
    await add('due', { table: 1, ask: 1, at: 0 });
    await eventually(() => expect(noted).toMatchObject([{ task: 'due' }]));
    expect(await jobs(storage, 'deliver:%')).toHaveLength(tables.length);
  });

  it('lets letters go on when the pace allows it, sooner than it would look by itself', async () => {
    const times: number[] = [];
    await worker(storage, {
      async deliver() {
        times.push(Date.now());
        return times.length <= 8 ? 100 : undefined;
      },
    });
    await saved(storage.tables, {}, [say('toy-1')]);
    await eventually(() => expect(times).toHaveLength(9));
    const took = (times.at(-1) ?? 0) - (times[0] ?? 0);
    expect(took).toBeGreaterThanOrEqual(800);
    expect(took).toBeLessThan(6_000); // it looks by itself once a second
    await eventually(async () => expect(await jobs(storage, 'deliver:%')).toEqual([]));
  });

  it('does not keep a letter waiting that came while an older one was told to', async () => {
    const table = await saved(storage.tables);
    let calls = 0;
    await worker(storage, {
      async deliver() {
        if (++calls > 1) return undefined;
        await storage.post(table.id, [say('toy-2')]);
        return 60_000;
      },
    });
    await storage.post(table.id, [say('toy-1')]);
    await eventually(() => expect(calls).toBe(2), 5_000);
  });

  it('lets chats that were told to wait for the same moment come one after another', async () => {
    const times = new Map<number, number>();
    await worker(
      storage,
      {
        async deliver({ chat }) {
          if (times.has(chat)) times.set(chat, Date.now());
          else {
            times.set(chat, 0);
            return 150;
          }
          return undefined;
        },
      },
      { spacing: 100 },
    );
    await Promise.all(Array.from({ length: 5 }, () => saved(storage.tables, {}, [say('toy-1')])));
    await eventually(() => expect([...times.values()].filter((at) => at > 0)).toHaveLength(5));
    expect(Math.max(...times.values()) - Math.min(...times.values())).toBeGreaterThan(300);
  });

  it('shares the jobs with another process, and each is done once', async () => {
    const [one, two] = [await worker(storage), await worker(anotherProcess(storage))];
    await Promise.all(Array.from({ length: 30 }, (_, i) => add('remind', { table: i, ask: 1, deadline: 0 }, `r:${i}`)));
    await eventually(() => expect(one.noted.length + two.noted.length).toBe(30));
    const done = [...one.noted, ...two.noted].map((x) => JSON.stringify(x.payload));
    expect(new Set(done).size).toBe(30);
  });
});

describe('a database that goes away', () => {
  it('is found again when it is back', async () => {
    const other = anotherProcess(storage);
    const { noted } = await worker(other);
    await add('remind', { table: 1, ask: 1, deadline: 0 });
    await eventually(() => expect(noted).toHaveLength(1));
    await storage.pool.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND pid <> pg_backend_pid()`,
    );
    await add('remind', { table: 2, ask: 1, deadline: 0 });
    await eventually(() => expect(noted).toHaveLength(2));
  });
});

describe('a process that died', () => {
  it('leaves its jobs to others within seconds', async () => {
    const table = await saved(storage.tables, {}, [say('toy-1')]);
    // What a dead worker leaves behind: its name on a job and on a queue, and on no connection.
    await storage.pool.query(
      `UPDATE graphile_worker._private_jobs SET locked_by = 'pool-dead', locked_at = now() - interval '1 minute'`,
    );
    await storage.pool.query(
      `UPDATE graphile_worker._private_job_queues SET locked_by = 'pool-dead', locked_at = now() - interval '1 minute'
       WHERE queue_name = $1`,
      [`chat:${table.home.chat}`],
    );
    const { noted } = await worker(storage);
    await eventually(() => expect(noted).toMatchObject([{ task: 'deliver', payload: { chat: table.home.chat } }]));
  });

  it('leaves nothing for ever: neither a job whose key was taken over meanwhile, nor its pulse', async () => {
    const lost = `UPDATE graphile_worker._private_jobs SET locked_by = 'pool-dead', locked_at = now(), attempts = 1`;
    await add('remind', { table: 1, ask: 1, deadline: 0 });
    await storage.pool.query(lost);
    await add('remind', { table: 1, ask: 1, deadline: 1 });
    await add('pulse:dead', {}, 'pulse:dead');
    await storage.pool.query(
      `UPDATE graphile_worker._private_jobs SET run_at = now() - interval '1 hour' WHERE key = 'pulse:dead'`,
    );
    const { noted } = await worker(storage);
    await eventually(async () => {
      const { rows } = await storage.pool.query(
        `SELECT key FROM graphile_worker.jobs WHERE key IS NULL OR key = 'pulse:dead' OR task_identifier = 'remind'`,
      );
      expect(rows).toEqual([]);
    });
    expect(noted).toMatchObject([{ task: 'remind', payload: { deadline: 1 } }]);
    const { rows } = await storage.pool.query(
      `SELECT FROM graphile_worker._private_tasks WHERE identifier = 'pulse:dead'`,
    );
    expect(rows).toEqual([]);
  });

  it('is not what one looks like whose name is missing for a moment', async () => {
    let now = 0;
    const orphanage = createOrphanage(storage.pool, () => now);
    await add('remind', { table: 1, ask: 1, deadline: 0 });
    await storage.pool.query(
      `UPDATE graphile_worker._private_jobs SET locked_by = 'pool-blinking', locked_at = now() - interval '1 minute'`,
    );
    const look = (at: number) => {
      now = at;
      return orphanage.look().then(({ dead }) => dead);
    };
    expect([await look(0), await look(1_900)]).toEqual([0, 0]);
    const name = new pg.Client({ connectionString: storage.url, application_name: 'pool-blinking' });
    await name.connect();
    expect(await look(4_000)).toBe(0);
    await name.end();
    await eventually(async () => {
      const { rows } = await storage.pool.query(
        `SELECT FROM pg_stat_activity WHERE application_name = 'pool-blinking'`,
      );
      expect(rows).toEqual([]);
    });
    expect([await look(5_000), await look(6_900), await look(7_000)]).toEqual([0, 0, 1]);
  });

  it('is not judged by what was seen before the database was away, or took nothing', async () => {
    const pool = new pg.Pool({ connectionString: storage.url, max: 1, connectionTimeoutMillis: 2_000 });
    onTestFinished(() => pool.end());
    await pool.query('SELECT 1');
    let now = 0;
    const orphanage = createOrphanage(pool, () => now);
    const look = async (at: number) => {
      now = at;
      return (await orphanage.look().catch(() => undefined))?.dead;
    };
    await add('remind', { table: 1, ask: 1, deadline: 0 });
    await storage.pool.query(`UPDATE graphile_worker._private_jobs SET locked_by = 'pool-dead', locked_at = now()`);

    expect(await look(0)).toBe(0);
    const taken = await pool.connect();
    expect(await look(5_000)).toBeUndefined();
    taken.release();
    expect(await look(9_000)).toBe(0);

    await pool.query('SET default_transaction_read_only = on');
    expect(await look(15_000)).toBe(0);
    await pool.query('SET default_transaction_read_only = off');
    expect([await look(20_000), await look(21_900), await look(22_000)]).toEqual([0, 0, 1]);
  });

  it('is not what a busy one looks like', async () => {
    let begun = 0;
    await worker(storage, {
      async due() {
        begun++;
        await sleep(1500);
      },
    });
    await add('due', { table: 1, ask: 1, at: 0 });
    await eventually(() => expect(begun).toBe(1));
    await sleep(300);
    await storage.pool.query(`UPDATE graphile_worker._private_jobs SET locked_at = now() - interval '1 minute'`);
    await worker(anotherProcess(storage));
    await sleep(500);
    expect(begun).toBe(1);
  });
});

describe('what only a newer program can do', () => {
  const kept = async () =>
    (
      await storage.pool.query(
        `SELECT key, attempts, last_error FROM graphile_worker._private_jobs WHERE key NOT LIKE 'pulse:%' ORDER BY key`,
      )
    ).rows;

  it('is left to it at once, is not taken again, and counts as no failure', async () => {
    const table = await saved(storage.tables);
    const asked: unknown[] = [];
    const leaves = async (job: unknown) => {
      asked.push(job);
      throw new TooOld(table);
    };
    await worker(storage, { due: leaves, deliver: leaves });
    await worker(anotherProcess(storage), { due: leaves, deliver: leaves });
    const [due, deliver] = [{ table: table.id, ask: 1, at: 0 }, { chat: table.home.chat }];
    await add('due', due, `due:${table.id}:1`);
    await add('deliver', deliver, `deliver:${deliver.chat}`);
    await eventually(() => expect(asked).toHaveLength(4)); // each of the two once
    await sleep(2500);
    expect(asked).toHaveLength(4);
    const left = [
      { key: `deliver:${deliver.chat}:left`, attempts: 0, last_error: null },
      { key: `due:${table.id}:1:left`, attempts: 0, last_error: null },
    ];
    expect(await kept()).toEqual(left);
    // Meanwhile the deadline has been moved: the job of the new one stands beside what was left.
    const later = { ...due, at: Date.now() + 60_000 };
    await storage.pool.query(
      `SELECT graphile_worker.add_job('due', $1, run_at => now() + interval '1 minute', job_key => $2)`,
      [JSON.stringify(later), `due:${table.id}:1`],
    );
    const { noted } = await worker(anotherProcess(storage));
    await eventually(() => expect(noted.map(({ payload }) => payload)).toEqual(expect.arrayContaining([due, deliver])));
    await eventually(async () =>
      expect(await kept()).toEqual([{ key: `due:${table.id}:1`, attempts: 0, last_error: null }]),
    );
  });
});

describe('the tables of the queue', () => {
  it('are made once when two processes start together', async () => {
    const database = await freshDatabase();
    const pools = [1, 2, 3].map(() => connect(database.url, silent, 2));
    try {
      await Promise.all(pools.map(({ pool }) => prepareJobs(pool, silent)));
      const { rows } = (await pools[0]?.pool.query('SELECT count(*)::int AS count FROM graphile_worker.jobs')) ?? {
        rows: [],
      };
      expect(rows).toEqual([{ count: 0 }]);
    } finally {
      await Promise.all(pools.map((pool) => pool.close()));
      await database.drop();
    }
  });
});
