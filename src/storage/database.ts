/** The door to PostgreSQL: the server that DATABASE_URL names, or an embedded one in the data folder. */
import { join } from 'node:path';
import pg from 'pg';
import type { Logger } from 'pino';
import { startEmbedded } from './embedded.ts';
import { DatabaseFault, reason } from './fault.ts';

const EXAMPLE = 'postgresql://bot:password@127.0.0.1:5432/slow_table';

export interface Database {
  /** A connection string that answered just now; it holds a password. */
  readonly url: string;
  /** Rejects with a DatabaseFault when it cannot be found under this address any more. */
  readonly lost?: Promise<never>;
  /** Ends the embedded server if nobody else works on it. Close pools and workers first. */
  close(): Promise<void>;
}

export interface DatabaseOptions {
  readonly url?: string | undefined;
  readonly dataDir: string;
  readonly logger: Logger;
  /** Ends the wait for a server elsewhere. Ours is waited for: left half started, nobody would end it. */
  readonly stopping?: AbortSignal;
}

/** @throws DatabaseFault when the database cannot be reached or started; the reason of `stopping` */
export async function openDatabase({ url, dataDir, logger, stopping }: DatabaseOptions): Promise<Database> {
  if (url === undefined) return startEmbedded({ home: join(dataDir, 'postgres'), logger });
  await unless(stopping, greet(url));
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
      `DATABASE_URL: no PostgreSQL can be used at ${placeOf(url)} (${reason(cause)}); is it running there? For example DATABASE_URL=${EXAMPLE}`,
      { cause },
    );
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** No more of the address than cannot hold a password. */
function placeOf(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}

/** For what would be given up without harm. */
async function unless<T>(stopping: AbortSignal | undefined, promise: Promise<T>): Promise<T> {
  if (!stopping) return promise;
  stopping.throwIfAborted();
  const stopped = new Promise<never>((_, reject) => {
    stopping.addEventListener('abort', () => reject(stopping.reason), { once: true });
  });
  return Promise.race([promise, stopped]);
}
