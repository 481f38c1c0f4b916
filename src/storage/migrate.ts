/**
 * Brings a database up to the schema: the folders of `prisma/migrations` in their order, noted in `_prisma_migrations`,
 * just as `prisma migrate deploy` does it and can go on with it.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { MigrationList } from '@prisma/schema-engine-wasm';
import pg from 'pg';
import { DatabaseFault, reason } from './fault.ts';
import { withSchemaEngine } from './schema-engine.ts';

/** The advisory lock that lets one bot of several migrate while the others wait. */
const MIGRATING = 7_356_111;
const AGAIN_MS = 200;

/** No table is left out of what Prisma looks after. */
export const EVERYTHING = { externalTables: [], externalEnums: [] };

export const migrationsFolder = fileURLToPath(new URL('../../prisma/migrations', import.meta.url));

/**
 * A program that is older than the database does not start; one that is at work already goes on, since the migrations of a release
 * only add (test/storage/expand.test.ts).
 * @returns the names of the migrations applied now; mostly none, in a few milliseconds
 * @param stopping ends the wait for another bot that migrates; a migration under way is never broken off
 * @throws DatabaseFault naming the migration that failed, or those that this program does not know; the reason of `stopping`
 */
export async function migrate(url: string, stopping = new AbortController().signal): Promise<readonly string[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined); // the query in hand fails too, and tells
  try {
    await client.connect();
    while (!(await isOurTurn(client))) await sleep(AGAIN_MS, undefined, { signal: stopping });
    stopping.throwIfAborted();
    const list = await listMigrations();
    const done = await appliedNames(client);
    const known = new Set(list.migrationDirectories.map(({ path }) => path));
    const unknown = [...done].filter((name) => !known.has(name)).sort();
    if (unknown.length > 0) throw new NewerDatabase(unknown);
    // The engine is 5 MB to read and compile; a start with nothing to do goes without.
    if (list.migrationDirectories.every(({ path }) => done.has(path))) return [];
    return await withSchemaEngine(url, async (engine) => {
      const { appliedMigrationNames } = await engine.applyMigrations({ migrationsList: list, filters: EVERYTHING });
      return appliedMigrationNames;
    });
  } catch (cause) {
    stopping.throwIfAborted();
    if (cause instanceof NewerDatabase) throw cause;
    throw new DatabaseFault(`DATABASE_URL: the database could not be migrated (${reason(cause)})`, { cause });
  } finally {
    await client.end(); // and with it the lock
  }
}

async function isOurTurn(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ ours: boolean }>('SELECT pg_try_advisory_lock($1) AS ours', [MIGRATING]);
  return rows[0]?.ours === true;
}

/** What such migrations were for, this program cannot know: it may leave empty what a newer one relies on. */
class NewerDatabase extends DatabaseFault {
  constructor(unknown: readonly string[]) {
    super(
      `DATABASE_URL: a newer version of the bot has migrated this database (${unknown.join(', ')}); start that version, or restore the backup from before it`,
    );
  }
}

async function appliedNames(client: pg.Client): Promise<ReadonlySet<string>> {
  const { rows: tables } = await client.query<{ found: boolean }>(
    `SELECT to_regclass('_prisma_migrations') IS NOT NULL AS found`,
  );
  if (tables[0]?.found !== true) return new Set();
  const { rows } = await client.query<{ migration_name: string }>(
    'SELECT migration_name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL',
  );
  return new Set(rows.map((row) => row.migration_name));
}

/** The migrations on disk, as the engine wants to hear of them. */
async function listMigrations(): Promise<MigrationList> {
  const entries = await readdir(migrationsFolder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  const directories = names.sort().map(async (path) => {
    const value = await readFile(join(migrationsFolder, path, 'migration.sql'), 'utf8');
    return { path, migrationFile: { path: 'migration.sql', content: { tag: 'ok', value } as const } };
  });
  const lockfile = 'migration_lock.toml';
  return {
    baseDir: migrationsFolder,
    lockfile: { path: lockfile, content: await readFile(join(migrationsFolder, lockfile), 'utf8') },
    shadowDbInitScript: '',
    migrationDirectories: await Promise.all(directories),
  };
}
