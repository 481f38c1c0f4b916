import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findDrift } from '../../src/storage/drift.ts';
import { migrate } from '../../src/storage/migrate.ts';
import { emptyDatabase, freshDatabase, type TestDatabase } from '../database.ts';

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
