/** Databases for tests: each test file takes its own, fully migrated, in some 50 ms. */
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** The server that all test files share. */
    postgres: string;
  }
}

export const TEMPLATE = 'slow_table_template';

export interface TestDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** A database with the whole schema and no rows. Drop it in `afterAll`; pools still open on it are cut off. */
export function freshDatabase(): Promise<TestDatabase> {
  return create(`TEMPLATE ${TEMPLATE}`);
}

/** A database without any schema, for tests of the migrations themselves. */
export function emptyDatabase(): Promise<TestDatabase> {
  return create('TEMPLATE template0');
}

export function databaseAt(url: string, name: string): string {
  return Object.assign(new URL(url), { pathname: `/${name}` }).href;
}

async function create(origin: string): Promise<TestDatabase> {
  const server = inject('postgres');
  const name = `test_${randomBytes(8).toString('hex')}`;
  await runOnServer(server, `CREATE DATABASE ${name} ${origin}`);
  return { url: databaseAt(server, name), drop: () => runOnServer(server, `DROP DATABASE ${name} WITH (FORCE)`) };
}

async function runOnServer(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
