import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenAsk, Table } from '../../src/table/model/aggregate.ts';
import { changeTo, HOUR, jobs, MINUTE, newPerson, openStorage, type Storage, saved, say, someAsk } from './kit.ts';

let storage: Storage;
beforeAll(async () => {
  storage = await openStorage();
});
afterAll(() => storage.close());

/** A table with one ask, and ways to look at its jobs and to change it. */
async function tableWith(ask: OpenAsk, wish: Partial<Table> = {}) {
  const table = await saved(storage.tables, { asks: [ask], askCount: ask.number, ...wish });
  return {
    table,
    jobs: async () => [...(await jobs(storage, `due:${table.id}:%`)), ...(await jobs(storage, `remind:${table.id}:%`))],
    become: (next: Partial<Table>) =>
      storage.tables.change(table.id, null, (before) => changeTo({ ...before, ...next })),
  };
}

describe('the jobs of a deadline', () => {
  it('close the ask at its end, and remind at half time and at one sixth', async () => {
    const ask = someAsk(4);
    const { table, jobs } = await tableWith(ask);
    const { deadline } = ask;
    const remind = (n: number, at: number) => ({
      key: `remind:${table.id}:4:${n}`,
      task: 'remind',
      at,
      payload: { table: table.id, ask: 4, deadline },
    });
    expect(await jobs()).toMatchObject([
      { key: `due:${table.id}:4`, task: 'due', at: deadline, payload: { table: table.id, ask: 4, at: deadline } },
      remind(1, deadline - HOUR / 2),
      remind(2, deadline - HOUR / 6),
    ]);
  });

  it('are without reminders when there is less than half an hour', async () => {
    const now = Date.now();
    const { jobs } = await tableWith(someAsk(1, { deadline: now + 29 * MINUTE, closesAt: now + 29 * MINUTE }));
    expect((await jobs()).map((job) => job.task)).toEqual(['due']);
  });

  it('move with the deadline; a reminder whose hour is past does not come', async () => {
    const ask = someAsk(1);
    const { jobs, become } = await tableWith(ask);
    const later = ask.deadline + HOUR;
    await become({ asks: [{ ...ask, deadline: later, closesAt: later }] });
    expect((await jobs()).map((job) => job.at)).toEqual([later, later - HOUR, later - HOUR / 3]);
    const sooner = Date.now() + 25 * MINUTE;
    await become({ asks: [{ ...ask, openedAt: sooner - HOUR, deadline: sooner, closesAt: sooner }] });
    expect((await jobs()).map(({ task, at }) => [task, at])).toEqual([
      ['due', sooner],
      ['remind', sooner - 10 * MINUTE],
    ]);
  });

  it('are set even if the old one begins in the very moment in which the new one is written', async () => {
    const ask = someAsk(1);
    const { table, jobs, become } = await tableWith(ask);
    const worker = await storage.pool.connect();
    try {
      await worker.query('BEGIN');
      await worker.query(
        `UPDATE graphile_worker._private_jobs SET locked_at = now(), locked_by = 'worker', attempts = 1
         WHERE key = 'due:${table.id}:1'`,
      );
      const later = ask.deadline + HOUR;
      const moved = become({ asks: [{ ...ask, deadline: later, closesAt: later }] });
      // Waits for the row that the worker has in hand.
      await expect
        .poll(async () => {
          const { rows } = await storage.pool.query(
            `SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`,
          );
          return rows.length;
        })
        .toBeGreaterThan(0);
      await worker.query('COMMIT');
      await moved;
      expect((await jobs()).map(({ task, at }) => [task, at])).toContainEqual(['due', later]);
    } finally {
      worker.release();
    }
  });

  it('close earlier when the grace begins, and leave the reminders alone', async () => {
    const ask = someAsk(1);
    const { jobs, become } = await tableWith(ask);
    const reminders = (await jobs()).slice(1);
    const closesAt = Date.now() + MINUTE;
    await become({ asks: [{ ...ask, closesAt }] });
    expect(await jobs()).toEqual([expect.objectContaining({ at: closesAt }), ...reminders]);
  });

  it('go with the ask, and with the table', async () => {
    const ask = someAsk(1);
    for (const next of [{ asks: [] }, { phase: 'paused' }, { phase: 'frozen' }, { phase: 'cancelled' }] as const) {
      const { jobs, become } = await tableWith(ask);
      await become(next);
      expect(await jobs()).toEqual([]);
      await become({ asks: [{ ...ask, number: 2 }], phase: 'running' });
      expect(await jobs()).toHaveLength(3);
    }
  });

  it('are not made for standing orders', async () => {
    const ask = someAsk(1);
    const { jobs } = await tableWith({ ...ask, ask: { ...ask.ask, mode: 'standing' } });
    expect(await jobs()).toEqual([]);
  });

  it('are not made when the change fails', async () => {
    const { table, jobs, become } = await tableWith(someAsk(1));
    const before = await jobs();
    await expect(
      storage.tables.change(table.id, null, (old) =>
        changeTo(
          { ...old, asks: [] },
          { closed: [{ ask: 1, seat: 0, draft: { pick: 'a' }, by: 'nobody' as 'clock', receipt: [] }] },
        ),
      ),
    ).rejects.toThrow();
    expect(await jobs()).toEqual(before);
    await become({ asks: [] });
    expect(await jobs()).toEqual([]);
  });
});

describe('the job of a delivery', () => {
  it('is one for each chat that got letters, in a queue of its own', async () => {
    const table = await saved(storage.tables);
    const [first, second] = table.seats.map((seat) => seat.person ?? 0);
    await storage.tables.change(table.id, { person: first ?? 0 }, (before) =>
      changeTo(before, {
        posts: [say('toy-a'), say('toy-b'), ...[first, second].map((person = 0) => say('toy-c', { to: { person } }))],
      }),
    );
    const { chat } = table.home;
    expect(await jobs(storage, `deliver:${chat}`)).toMatchObject([
      { task: 'deliver', payload: { chat }, queue: `chat:${chat}`, priority: 0 },
    ]);
    // Who pressed is answered before the others are told.
    expect(await jobs(storage, `deliver:${first}`)).toMatchObject([{ queue: `chat:${first}`, priority: -10 }]);
    expect(await jobs(storage, `deliver:${second}`)).toMatchObject([{ priority: 0 }]);
  });
});

describe('the jobs of a seat', () => {
  it('put a reminder off to one moment, however many there were', async () => {
    const ask = someAsk(2);
    const { table } = await tableWith(ask);
    const putOff = { ask: 2, seat: 1, deadline: ask.deadline, at: Date.now() + 20 * MINUTE };
    for (const at of [putOff.at - MINUTE, putOff.at]) {
      await storage.tables.change(table.id, null, (x) => changeTo(x, { putOff: [{ ...putOff, at }] }));
    }
    expect(await jobs(storage, `remind:${table.id}:2:seat:%`)).toMatchObject([
      { task: 'remind', at: putOff.at, payload: { table: table.id, ask: 2, deadline: ask.deadline, seat: 1 } },
    ]);
  });

  it('give it back when the time of its loan is over, unless it was given back before', async () => {
    const until = Date.now() + HOUR;
    const sitter = { person: newPerson(), computer: false, misses: 0, away: false };
    const lent = { owner: newPerson(), until, since: 0, as: 'deputy' } as const;
    const { table, become } = await tableWith(someAsk(1), { seats: [{ ...sitter, lent }] });
    const found = () => jobs(storage, `giveback:${table.id}:%`);
    expect(await found()).toMatchObject([{ at: until, payload: { table: table.id, seat: 0, at: until } }]);
    await become({ seats: [sitter] });
    expect(await found()).toEqual([]);
  });
});
