/**
 * While a release is rolled out, processes of the release before work on its schema. So the migrations of one release only add;
 * what nobody needs any more goes with the release after it. `prisma/released.txt` names the last migration of the last release:
 * who makes a release writes the newest one there.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrationsFolder } from '../../src/storage/migrate.ts';
import { emptyDatabase, type TestDatabase } from '../database.ts';

const sqlOf = (name: string) => readFile(join(migrationsFolder, name, 'migration.sql'), 'utf8');
const released = (await readFile(join(migrationsFolder, '../released.txt'), 'utf8')).trim();
const names = (await readdir(migrationsFolder)).filter((name) => /^\d{14}_/.test(name)).toSorted();
const [before, since] = [names.filter((name) => name <= released), names.filter((name) => name > released)];

/**
 * An enum that became text: the client of the release before casts what it writes to the enum, which PostgreSQL takes as text, and reads
 * either (migrate.test.ts tries it). Gone with the next release.
 */
const asText = { migration: '20261201033821_locale_as_text', columns: ['Table.locale', 'Person.locale'] };

/** Statements that a process of the release before would not survive, or that lose what it still writes. */
function breaking(sql: string): readonly string[] {
  const statements = sql
    .replaceAll(/--.*$/gm, '')
    .split(';')
    .map((x) => x.trim().replaceAll(/\s+/g, ' '));
  const created = statements.flatMap((x) => /^CREATE TABLE "(\w+)"/i.exec(x)?.[1] ?? []);
  return statements.filter((statement) => {
    const table = /^ALTER TABLE (?:ONLY )?"(\w+)"/i.exec(statement)?.[1];
    if (table !== undefined && created.includes(table)) return false;
    return [
      /\bDROP\b/i,
      /\bRENAME\b/i,
      /\bTRUNCATE\b/i,
      /^DELETE\b/i,
      /^ALTER TYPE\b/i,
      /\bALTER COLUMN\b(?! "\w+" SET DEFAULT)/i,
      /\bADD COLUMN\b(?=[^,]*\bNOT NULL\b)(?![^,]*\bDEFAULT\b)/i,
      // An older process knows nothing of a new rule that its writes break.
      /\bADD CONSTRAINT\b/i,
      /^CREATE UNIQUE INDEX\b/i,
    ].some((pattern) => pattern.test(statement));
  });
}

describe('the migrations since the last release', () => {
  test('follow a release that is there', () => expect(names).toContain(released));

  test.each(since.filter((name) => name !== asText.migration))('%s only adds', async (name) => {
    expect(breaking(await sqlOf(name))).toEqual([]);
  });

  test.each([
    'ALTER TABLE "Ask" DROP COLUMN "anchor"',
    'DROP TABLE "Ask"',
    'DROP INDEX "Seat_person_idx"',
    'ALTER TABLE "Ask" RENAME COLUMN "anchor" TO "point"',
    `ALTER TYPE "Phase" ADD VALUE 'resting'`,
    'ALTER TABLE "Ask" ALTER COLUMN "place" SET DATA TYPE BIGINT',
    'ALTER TABLE "Ask" ALTER COLUMN "closedAt" SET NOT NULL',
    'ALTER TABLE "Ask" ADD COLUMN "note" TEXT NOT NULL',
    'ALTER TABLE "Ask" ADD COLUMN "a" INTEGER NOT NULL DEFAULT 0, ADD COLUMN "b" TEXT NOT NULL',
    'ALTER TABLE "Ask" ADD CONSTRAINT "Ask_place_check" CHECK ("place" > 0)',
    'CREATE UNIQUE INDEX "Ask_place_key" ON "Ask"("tableId", "place")',
    'DELETE FROM "Letter"',
  ])('would be refused: %s', (sql) => expect(breaking(`${sql};\n`)).toHaveLength(1));

  test.each([
    'ALTER TABLE "Ask" ADD COLUMN "note" TEXT, ADD COLUMN "place2" INTEGER NOT NULL DEFAULT 0',
    'CREATE TABLE "New" ("id" INT NOT NULL); ALTER TABLE "New" ADD CONSTRAINT "New_fkey" FOREIGN KEY ("id") REFERENCES "Ask"("id")',
    'CREATE INDEX "Ask_place_idx" ON "Ask"("place")',
    'ALTER TABLE "Ask" ALTER COLUMN "place" SET DEFAULT 0',
    '-- what DROP would do\nSELECT 1',
  ])('may: %s', (sql) => expect(breaking(sql)).toEqual([]));
});

describe('a process of the last release, on the schema of this one,', () => {
  let database: TestDatabase;
  let client: pg.Client;
  let old: readonly Column[];
  beforeAll(async () => {
    database = await emptyDatabase();
    client = new pg.Client({ connectionString: database.url });
    await client.connect();
    for (const name of before) await client.query(await sqlOf(name));
    old = await columns(client);
    for (const name of since) await client.query(await sqlOf(name));
  });
  afterAll(async () => {
    await client.end();
    await database.drop();
  });

  test('finds each of its columns as it knows it', async () => {
    expect(old.length).toBeGreaterThan(100);
    const known = old.map((x) =>
      asText.columns.includes(`${x.table}.${x.name}`) ? { ...x, type: 'text', labels: null } : x,
    );
    expect(await columns(client)).toEqual(expect.arrayContaining(known));
  });

  test('reads, writes and changes every table by the columns that it knows', async () => {
    // Rows of other tables hang on those of "Table".
    for (const table of new Set(['Table', ...old.map((x) => x.table)])) {
      const own = old.filter((x) => x.table === table);
      const known = own.map((x) => `"${x.name}"`).join(', ');
      const values = own.map(sample).join(', ');
      await client.query(`INSERT INTO "${table}" (${known}) VALUES (${values}) ON CONFLICT DO NOTHING`);
      const { rows } = await client.query(`SELECT ${known} FROM "${table}"`);
      expect(rows.length, table).toBeGreaterThan(0);
      const { rowCount } = await client.query(
        `UPDATE "${table}" SET ${own.map(({ name }) => `"${name}" = "${name}"`)}`,
      );
      expect(rowCount, table).toBe(rows.length);
    }
  });
});

interface Column {
  readonly table: string;
  readonly name: string;
  readonly type: string;
  readonly nullable: string;
  readonly labels: readonly string[] | null;
}

async function columns(client: pg.Client): Promise<readonly Column[]> {
  const { rows } = await client.query<Column>(
    `SELECT table_name AS "table", column_name AS name, udt_name AS type, is_nullable AS nullable,
       (SELECT array_agg(enumlabel::text ORDER BY enumsortorder) FROM pg_enum JOIN pg_type ON pg_type.oid = enumtypid
        WHERE typname = udt_name) AS labels
     FROM information_schema.columns WHERE table_schema = 'public' ORDER BY table_name, ordinal_position`,
  );
  return rows;
}

function sample({ name, type, nullable, labels }: Column): string {
  if (labels) return `'${labels[0]}'`;
  if (nullable === 'YES') return 'NULL';
  if (name === 'id' || name === 'tableId') return '1';
  if (type.startsWith('_')) return `'{}'`;
  if (type === 'timestamptz') return 'now()';
  if (type === 'bool') return 'false';
  return type === 'text' ? `'{}'` : '1';
}
