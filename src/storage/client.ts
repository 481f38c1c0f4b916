/** The connections to PostgreSQL: one pool, used by Prisma and by the jobs. */
import { setTimeout as sleep } from 'node:timers/promises';
import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import type { Logger } from 'pino';
import { reason } from './fault.ts';
import { type Prisma, PrismaClient } from './prisma/client.ts';

export type Client = PrismaClient;
/** Inside a transaction or not. */
export type Queries = Prisma.TransactionClient;

export interface Connections {
  readonly prisma: Client;
  readonly pool: pg.Pool;
  /** One more on the same database, for whoever may have to be cut off from it. */
  openPool(max: number): pg.Pool;
  /** Ends both, and does not wait long for a query that hangs. Stop the worker first. */
  close(): Promise<void>;
}

/** PostgreSQL takes a hundred by default: room for several bots, their workers and for whoever looks in by hand. */
const MAX_CONNECTIONS = 20;
/** Whoever holds a connection for longer at the end is cut off by the end of the process. */
const CLOSE_MS = 3_000;

export function connect(url: string, logger: Logger, max = MAX_CONNECTIONS): Connections {
  const openPool = (most: number) => {
    // A connection that broke without a word (a router forgot it, a machine was cut off) is noticed by its silence.
    const pool = new pg.Pool({ connectionString: url, max: most, keepAlive: true });
    // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
    pool.on('error', (error) => logger.warn({ reason: reason(error) }, 'lost a connection to PostgreSQL'));
    // The same for one that breaks in use, between two queries; the next query tells whoever uses it.
    pool.on('connect', (client) => client.on('error', () => undefined));
    return pool;
  };
  const pool = openPool(max);
  const prisma = new PrismaClient({ adapter: new PrismaPg(pool) });
  return {
    prisma,
    pool,
    openPool,
    close: async () => {
      await Promise.race([prisma.$disconnect().then(() => pool.end()), sleep(CLOSE_MS, undefined, { ref: false })]);
    },
  };
}

/**
 * How long a change may wait for a connection, and then for the table's lock and its own statements. Far above what is
 * ever needed; Prisma's own 2 and 5 seconds are too short for a burst of presses on a small machine.
 */
const PATIENCE = { maxWait: 20_000, timeout: 30_000 };

/** Once more when PostgreSQL broke a deadlock at our expense: nothing had happened. */
const ATTEMPTS = 3;

export async function inTransaction<T>(prisma: Client, work: (tx: Queries) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await prisma.$transaction(work, PATIENCE);
    } catch (error) {
      if (attempt === ATTEMPTS || !isDeadlock(error)) throw error;
    }
  }
}

/** PostgreSQL's 40P01 and 40001, which Prisma calls P2034 in its own queries and passes through in raw ones. */
function isDeadlock(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false;
  return error.code === 'P2034' || (error.code === 'P2010' && /40P01|40001/.test(error.message));
}
