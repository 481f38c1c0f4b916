import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { prepareJobs } from '../../src/jobs/worker.ts';
import { connect } from '../../src/storage/client.ts';
import { findDrift } from '../../src/storage/drift.ts';
import { migrate, migrationsFolder } from '../../src/storage/migrate.ts';
import { createPeople } from '../../src/storage/people.ts';
import { createTables } from '../../src/storage/tables.ts';
import { emptyDatabase, freshDatabase, type TestDatabase } from '../database.ts';
import { silent, someAsk, someTable } from './kit.ts';

describe('on an empty database', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await emptyDatabase();
  });
  afterAll(() => database.drop());

  test('of several bots that start at once, one migrates and the others find it done', async () => {
    const results = await Promise.all([1, 2, 3].map(() => migrate(database.url)));
    const byLength = results.toSorted((a, b) => b.length - a.length);
    expect(byLength[0]?.length).toBeGreaterThan(0);
    expect(byLength.slice(1)).toEqual([[], []]);
  });

  test('each migration is noted where `prisma migrate deploy` looks for it', async () => {
    const rows = await query(database.url, 'SELECT migration_name, finished_at, checksum FROM _prisma_migrations');
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) {
      expect(row).toMatchObject({ migration_name: expect.stringMatching(/^\d{14}_/), finished_at: expect.any(Date) });
      expect(row).toMatchObject({ checksum: expect.stringMatching(/^[0-9a-f]{64}$/) });
    }
  });
});

describe('on a migrated database', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await freshDatabase();
  });
  afterAll(() => database.drop());

  test('the migrations and the schema agree', async () => {
    expect(await findDrift(database.url), 'write the missing migration: npm run migration -- <name>').toBeUndefined();
  });

  test('a difference would be found', async () => {
    await query(database.url, 'CREATE TABLE stray (id int)');
    expect(await findDrift(database.url)).toContain('DROP TABLE "stray"');
    await query(database.url, 'DROP TABLE stray');
  });

  test('a further start has nothing to do and says so quickly', async () => {
    const start = performance.now();
    expect(await migrate(database.url)).toEqual([]);
    expect(performance.now() - start).toBeLessThan(1000);
  });
});

test('seats with substitutes, kept in the desk by older versions, go back by the job of all loans', async () => {
  const database = await emptyDatabase();
  const folders = (await readdir(migrationsFolder)).filter((name) => /^\d/.test(name)).toSorted();
  const sql = (name: string) => readFile(join(migrationsFolder, name, 'migration.sql'), 'utf8');
  const lending = folders.findIndex((name) => name.endsWith('_lending'));
  for (const name of folders.slice(0, lending)) await query(database.url, await sql(name));
  const connections = connect(database.url, silent, 3);
  await prepareJobs(connections.pool, silent);
  const until = Date.UTC(2031, 0, 7, 12);
  const desk = {
    touchedAt: 5,
    warnedAt: null,
    asleep: false,
    heir: 9,
    offers: [{ place: 2, person: null, until: null }],
  };
  const loans = [
    { seat: 0, person: 11, until },
    { seat: 1, person: null, until: until + 1 },
  ];
  const { settings } = someTable(1);
  await query(
    database.url,
    `INSERT INTO "Table" ("name", "game", "version", "preset", "options", "settings", "locale", "master", "chat", "phase", "seed",
       "commit", "askCount", "statusCount", "desk")
     VALUES ('Old', 'toy', 1, 'own', '{}', '${JSON.stringify(settings)}', 'ru', 1, -5, 'running', 'ab', 7, 0, 0,
       '${JSON.stringify({ ...desk, loans })}');
     INSERT INTO "Seat" ("tableId", "number", "person", "computer", "misses", "away", "owner", "lentUntil", "lentAt") VALUES
       (1, 0, NULL, true, 0, false, NULL, NULL, NULL), (1, 1, 12, false, 0, false, NULL, NULL, NULL),
       (1, 2, 13, false, 0, false, 14, to_timestamp(${until / 1000}), 3), (1, 3, 15, false, 0, false, NULL, NULL, NULL);
     SELECT graphile_worker.add_job('back', '{"table":1,"seat":0,"at":${until}}', run_at => to_timestamp(${until / 1000}),
       job_key => 'back:1:0', priority => -5)`,
  );
  for (const name of folders.slice(lending)) await query(database.url, await sql(name));

  const table = await createTables(connections.prisma, { now: () => 0 }).read(1);
  const sitter = { computer: false, misses: 0, away: false };
  expect(table?.seats).toEqual([
    { ...sitter, person: null, computer: true, lent: { owner: 11, until, since: 0, as: 'substitute' } },
    { ...sitter, person: 12, lent: { owner: null, until: until + 1, since: 0, as: 'substitute' } },
    { ...sitter, person: 13, lent: { owner: 14, until, since: 3, as: 'deputy' } },
    { ...sitter, person: 15 },
  ]);
  expect(table?.desk).toEqual(desk);
  const jobs = await query(database.url, 'SELECT key, task_identifier, run_at, priority FROM graphile_worker.jobs');
  expect(jobs).toEqual([{ key: 'giveback:1:0', task_identifier: 'giveback', run_at: new Date(until), priority: -5 }]);
  await connections.close();
  await database.drop();
});

test('what was open before it was kept when it was asked counts as asked when its time began', async () => {
  const database = await emptyDatabase();
  const folders = (await readdir(migrationsFolder)).filter((name) => /^\d/.test(name)).toSorted();
  const sql = (name: string) => readFile(join(migrationsFolder, name, 'migration.sql'), 'utf8');
  const asked = folders.findIndex((name) => name.endsWith('_asked_at'));
  for (const name of folders.slice(0, asked)) await query(database.url, await sql(name));
  const { settings, desk } = someTable(1);
  const openedAt = Date.UTC(2031, 0, 7, 12);
  const { ask } = someAsk(1);
  await query(
    database.url,
    `INSERT INTO "Table" ("name", "game", "version", "preset", "options", "settings", "locale", "master", "chat", "phase", "seed",
       "commit", "askCount", "statusCount", "desk")
     VALUES ('Old', 'toy', 1, 'own', '{}', '${JSON.stringify(settings)}', 'ru', 1, -5, 'running', 'ab', 0, 1, 1,
       '${JSON.stringify(desk)}');
     INSERT INTO "Ask" ("tableId", "number", "place", "ask", "openedAt", "anchor", "deadline", "closesAt")
     SELECT 1, 1, 0, '${JSON.stringify(ask)}', at, at, at, at FROM to_timestamp(${openedAt / 1000}) AS at`,
  );
  for (const name of folders.slice(asked)) await query(database.url, await sql(name));
  const connections = connect(database.url, silent, 3);
  const table = await createTables(connections.prisma, { now: () => 0 }).read(1);
  expect(table?.asks).toMatchObject([{ askedAt: openedAt, openedAt, ask }]);
  await connections.close();
  await database.drop();
});

test('a program that is older than the database does not start on it, and says so in one line', async () => {
  const database = await emptyDatabase();
  await migrate(database.url);
  await query(
    database.url,
    `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at)
     VALUES ('1', 'x', '29990101000000_of_tomorrow', now())`,
  );
  const fault = await migrate(database.url).catch((error: unknown) => error);
  expect(fault).toMatchObject({
    name: 'DatabaseFault',
    message: expect.stringMatching(/^DATABASE_URL: a newer version of the bot .*\(29990101000000_of_tomorrow\).*$/),
  });
  await database.drop();
});

test('people and tables keep their language, and a process of the version before can go on writing', async () => {
  const database = await emptyDatabase();
  const folders = (await readdir(migrationsFolder)).filter((name) => /^\d/.test(name)).toSorted();
  const sql = (name: string) => readFile(join(migrationsFolder, name, 'migration.sql'), 'utf8');
  const asText = folders.findIndex((name) => name.endsWith('_locale_as_text'));
  for (const name of folders.slice(0, asText)) await query(database.url, await sql(name));
  const person = (id: number, locale: string) =>
    query(database.url, `INSERT INTO "Person" ("id", "name", "locale") VALUES (${id}, 'Anna', ${locale})`);
  await person(1, `'en'`);
  await person(2, 'NULL');
  for (const name of folders.slice(asText)) await query(database.url, await sql(name));
  await person(3, `CAST('en'::text AS "public"."Locale")`);
  await person(4, `'tlh'`);
  const connections = connect(database.url, silent, 3);
  const people = await createPeople(connections.prisma).get([1, 2, 3, 4]);
  expect([...people.values()].map(({ id, locale }) => [id, locale]).sort()).toEqual([
    [1, 'en'],
    [2, null],
    [3, 'en'],
    [4, null],
  ]);
  await connections.close();
  await database.drop();
});

test('a database that cannot be migrated is named in one line', async () => {
  const database = await emptyDatabase();
  await query(database.url, 'CREATE TABLE _prisma_migrations (foreign_thing int)');
  const fault = await migrate(database.url).catch((error: unknown) => error);
  expect(fault).toMatchObject({
    name: 'DatabaseFault',
    message: expect.stringMatching(/^DATABASE_URL: .*migration_name.*$/),
  });
  await database.drop();
});

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(sql);
  await client.end();
  return rows;
}
