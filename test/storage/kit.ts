/** A storage of one's own on the real PostgreSQL, and toy tables: storage does not care what a game means by its asks. */

import pino from 'pino';
import { onTestFinished } from 'vitest';
import { prepareJobs } from '../../src/jobs/worker.ts';
import { type Connections, connect } from '../../src/storage/client.ts';
import { createMailbag } from '../../src/storage/mailbag.ts';
import { createPeople } from '../../src/storage/people.ts';
import { createTables } from '../../src/storage/tables.ts';
import { clearDesk } from '../../src/table/facts/desk.ts';
import type { Change, Post, SeatForm, Table, TableId, TimedOpen } from '../../src/table/model/aggregate.ts';
import type { Tables } from '../../src/table/ports/ports.ts';
import { freshDatabase } from '../database.ts';

export const silent = pino({ level: 'silent' });
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;

/** A database with everything in it, and a second connection as another process would have one. */
export async function openStorage() {
  const database = await freshDatabase();
  const connections = connect(database.url, silent, 10);
  await prepareJobs(connections.pool, silent);
  const time = { now: () => Date.now() };
  const tables = createTables(connections.prisma, time);
  return {
    ...connections,
    url: database.url,
    time,
    tables,
    people: createPeople(connections.prisma),
    /** Letters without any other change of the table. */
    post: (id: TableId, posts: readonly Post[]) => tables.change(id, null, (table) => changeTo(table, { posts })),
    mailbag: createMailbag(connections.prisma, { sendRate: 1000 }),
    async close() {
      await connections.close();
      await database.drop();
    },
  };
}
export type Storage = Awaited<ReturnType<typeof openStorage>>;

/** Another process on the same database, until the test is over. */
export function anotherProcess(storage: Storage): Connections {
  const other = connect(storage.url, silent, 5);
  onTestFinished(() => other.close());
  return other;
}

let chats = 0;
/** A group that no other test writes to. */
export const newGroup = () => -1_000_000_000_000 - ++chats;
let people = 0;
export const newPerson = () => 5_000_000_000 + ++people;

export function someTable(id: number, wish: Partial<Table> = {}): Table {
  return {
    id,
    name: 'Friday',
    game: 'toy',
    version: 1,
    preset: 'printed',
    options: { size: 'small' },
    settings: {
      pace: 'daily',
      clocks: { plan: { span: HOUR } },
      zone: 'Europe/Moscow',
      quiet: null,
      daysOff: [],
      early: true,
      grace: MINUTE,
      missesUntilAway: 2,
      progress: 'names',
      warn: false,
    },
    locale: 'ru',
    master: newPerson(),
    home: { chat: newGroup() },
    phase: 'running',
    pausedAt: null,
    seed: '00'.repeat(32),
    commit: 0,
    state: { round: 1 },
    seats: [someSeat(), someSeat()],
    asks: [],
    anchor: null,
    askCount: 0,
    statusCount: 0,
    desk: clearDesk(0),
    credited: 0,
    ...wish,
  };
}

export function someSeat(person: number | null = newPerson()) {
  return { person, computer: person === null, misses: 0, away: false };
}

export function someAsk(number: number, wish: Partial<TimedOpen> = {}): TimedOpen {
  const now = Date.now();
  return {
    number,
    ask: {
      key: `plan:${number}`,
      question: 'plan',
      title: { id: 'toy-plan' },
      seats: [0, 1],
      mode: 'sealed',
      clock: 'plan',
    },
    askedAt: now,
    openedAt: now,
    deadline: now + HOUR,
    closesAt: now + HOUR,
    acted: [],
    forms: [someForm(0), someForm(1)],
    ...wish,
  };
}

export function someForm(seat: number, wish: Partial<SeatForm> = {}): SeatForm {
  return { seat, draft: null, path: [], touched: false, ready: false, stamp: 0, ...wish };
}

export function changeTo(table: Table, more: Partial<Omit<Change, 'table'>> = {}): Change & { result: null } {
  return { table, commits: [], closed: [], posts: [], log: [], result: null, ...more };
}

export function say(id: string, wish: Partial<Post> = {}): Post {
  return { to: 'home', letter: { kind: 'say', lines: [{ id }] }, ...wish };
}

/** Saves a new table and reads it back. */
export async function saved(tables: Tables, wish: Partial<Table> = {}, posts: readonly Post[] = []): Promise<Table> {
  const created = await tables.create((id) => changeTo(someTable(id, wish), { posts }));
  if (!('table' in created)) throw new Error('the table was not created');
  const table = await tables.read(created.table.id);
  if (!table) throw new Error('the table was not found');
  return table;
}

export interface Job {
  readonly key: string;
  readonly task: string;
  readonly at: number;
  readonly payload: unknown;
  readonly priority: number;
  readonly queue: string | null;
}

/** Jobs that wait, by key; the pulse of a worker is none. */
export async function jobs({ pool }: Storage, like: string): Promise<readonly Job[]> {
  const { rows } = await pool.query<Job>(
    `SELECT key, identifier AS task, (EXTRACT(epoch FROM run_at) * 1000)::float8 AS at, payload, priority, queue_name AS queue
     FROM graphile_worker._private_jobs jobs
     JOIN graphile_worker._private_tasks tasks ON tasks.id = task_id
     LEFT JOIN graphile_worker._private_job_queues queues ON queues.id = job_queue_id
     WHERE key LIKE $1 AND key NOT LIKE 'pulse:%' ORDER BY key`,
    [like],
  );
  return rows;
}
