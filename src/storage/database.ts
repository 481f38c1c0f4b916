/** The door to PostgreSQL: the server that DATABASE_URL names, or an embedded one in the data folder. */
import { join } from 'node:path';
import pg from 'pg';
import type { Logger } from 'pino';
import { startEmbedded } from './embedded.ts';
import { DatabaseFault, reason } from './fault.ts';

export interface Database {
  /** A connection string that answered just now; it holds a password. */
  readonly url: string;
  /** Ends the embedded server if nobody else works on it. Close pools and workers first. */
  close(): Promise<void>;
}

export interface DatabaseOptions {
  readonly url?: string | undefined;
  readonly dataDir: string;
  readonly logger: Logger;
}

/** @throws DatabaseFault when the database cannot be reached or started. */
export async function openDatabase({ url, dataDir, logger }: DatabaseOptions): Promise<Database> {
  if (url === undefined) return startEmbedded({ home: join(dataDir, 'postgres'), logger });
  await greet(url);
  return { url, close: async () => undefined };
}

async function greet(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined); // also rejects the promise below
  try {
    await client.connect();
    await client.query('SELECT 1');
  } catch (cause) {
    throw new DatabaseFault(
      `DATABASE_URL: ${withoutPassword(url)} cannot be used (${reason(cause)}); is PostgreSQL running there?`,
      {
        cause,
      },
    );
  } finally {
    await client.end().catch(() => undefined);
  }
}

function withoutPassword(url: string): string {
  const parsed = new URL(url);
  if (parsed.password) parsed.password = '***';
  parsed.search = '';
  return parsed.href;
}
