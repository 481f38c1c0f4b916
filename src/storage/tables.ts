/** Tables in PostgreSQL. */

import { timed } from '../table/facts/asked.ts';
import type { By } from '../table/model/act.ts';
import {
  type Millis,
  type Outcome,
  type Phase,
  type Refusal,
  refuse,
  type Table,
  type TableId,
} from '../table/model/aggregate.ts';
import type { Changed, Tables, Time } from '../table/ports/ports.ts';
import { toId } from './border.ts';
import { type Client, inTransaction, type Queries } from './client.ts';
import { lock } from './lock.ts';
import { isMaintained } from './maintenance.ts';
import { Prisma } from './prisma/client.ts';
import { createRecords } from './records.ts';
import { tableOf, whole } from './rows.ts';
import { save } from './save.ts';
import { isFirst } from './updates.ts';

/** The same phases stand in the index "Table_live_home_key". */
const LIVE: Phase[] = ['lobby', 'running', 'paused', 'frozen'];

export function createTables(prisma: Client, time: Time): Tables {
  return {
    ...createRecords(prisma),

    async create(make, by) {
      try {
        return await refusable((tx) => create(tx, make, by ?? null, time.now()), prisma);
      } catch (error) {
        // Somebody else opened a table here since we looked.
        if (isHomeTaken(error)) return refuse('table-busy-chat');
        throw error;
      }
    },

    change: (id, by, work) => refusable((tx) => change(tx, id, by, work, time), prisma),

    read: (id) => read(prisma, id),

    async at({ chat, thread }) {
      const where = { chat: toId(chat), thread: thread ?? null, phase: { in: LIVE } };
      const row = await prisma.table.findFirst({ where, include: whole });
      return row ? tableOf(row) : undefined;
    },

    async latest({ chat, thread }) {
      const sits = { OR: [{ person: toId(chat) }, { owner: toId(chat) }] };
      // A private chat is home to the tables of its person, and to those where he sits as a guest.
      const guest = chat > 0 ? [{ chat: { gt: 0 }, seats: { some: sits } }] : [];
      const where = { OR: [{ chat: toId(chat), thread: thread ?? null }, ...guest] };
      const row = await prisma.table.findFirst({ where, orderBy: { id: 'desc' }, include: whole });
      return row ? tableOf(row) : undefined;
    },

    async live(chat) {
      const where = { phase: { in: LIVE }, ...(chat !== undefined && { chat: toId(chat) }) };
      const rows = await prisma.table.findMany({ where, orderBy: { id: 'asc' }, select: { id: true } });
      return rows.map((row) => row.id);
    },

    async owed(lost) {
      const where = { phase: { in: LIVE }, credited: { lt: BigInt(lost) } };
      const rows = await prisma.table.findMany({ where, orderBy: { id: 'asc' }, select: { id: true } });
      return rows.map((row) => row.id);
    },

    async of(person) {
      const sits = { OR: [{ person: toId(person) }, { owner: toId(person) }] };
      const concerned = [{ master: toId(person) }, { seats: { some: sits } }];
      const rows = await prisma.table.findMany({
        where: { phase: { in: LIVE }, OR: concerned },
        orderBy: { id: 'asc' },
        include: whole,
      });
      return rows.map(tableOf).sort(byDeadline);
    },
  };
}

async function create(
  tx: Queries,
  make: Parameters<Tables['create']>[0],
  by: By | null,
  now: Millis,
): Promise<Changed<null>> {
  if (!(await isFirst(tx, by))) return { repeated: true };
  if (await isMaintained(tx)) throw new Refused(refuse('table-held'));
  // The id is part of what `make` writes, so it is drawn before the row is there; Prisma draws ids with the insert only.
  const [drawn] = await tx.$queryRaw<{ id: bigint }[]>`SELECT nextval(pg_get_serial_sequence('"Table"', 'id')) AS id`;
  if (!drawn) throw new Error('PostgreSQL draws no id for a table');
  const made = make(Number(drawn.id));
  await save(tx, null, made, { by, now });
  return { result: null, table: made.table };
}

async function change<T>(
  tx: Queries,
  id: TableId,
  by: By | null,
  work: (table: Table) => Outcome<T>,
  time: Time,
): Promise<Changed<T> | undefined> {
  if (!(await lock(tx, id))) return undefined;
  if (!(await isFirst(tx, by, id))) return { repeated: true };
  const before = await read(tx, id);
  if (!before) throw new Error(`table ${id} is gone under its lock`);
  const outcome = work(before);
  if ('refused' in outcome) throw new Refused(outcome);
  await save(tx, before, outcome, { by, now: time.now() });
  return { result: outcome.result, table: outcome.table };
}

async function read(queries: Queries, id: TableId): Promise<Table | undefined> {
  const row = await queries.table.findUnique({ where: { id }, include: whole });
  return row ? tableOf(row) : undefined;
}

function byDeadline(a: Table, b: Table): number {
  const [x, y] = [nextDeadline(a), nextDeadline(b)];
  return x === y ? 0 : x - y;
}

/** Infinity where nothing is open. */
function nextDeadline(table: Table): Millis {
  return Math.min(...timed(table).map((open) => open.deadline));
}

/** Carries a refusal out of the transaction, which is rolled back with the update's id: asked again, it may be granted. */
class Refused extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super('refused');
    this.refusal = refusal;
  }
}

async function refusable<T>(work: (tx: Queries) => Promise<T>, prisma: Client): Promise<T | Refusal> {
  try {
    return await inTransaction(prisma, work);
  } catch (error) {
    if (error instanceof Refused) return error.refusal;
    throw error;
  }
}

/** The only unique rule that a new table with its own id can break. */
function isHomeTaken(error: unknown): boolean {
  return (
    error instanceof Prisma.PrismaClientKnownRequestError &&
    error.code === 'P2002' &&
    error.meta?.['modelName'] === 'Table'
  );
}
