/** Writes a whole change and then waits instead of committing; `crash.test.ts` kills it there. */
import pino from 'pino';
import { connect } from '../../src/storage/client.ts';
import { lock } from '../../src/storage/lock.ts';
import { save } from '../../src/storage/save.ts';
import { createTables } from '../../src/storage/tables.ts';
import { isFirst } from '../../src/storage/updates.ts';

const [url = '', id = ''] = process.argv.slice(2);
const { prisma } = connect(url, pino({ level: 'silent' }));
const time = { now: () => Date.now() };
const table = await createTables(prisma, time).read(Number(id));
if (!table) throw new Error(`there is no table ${id}`);

await prisma.$transaction(
  async (tx) => {
    const by = { person: table.master, update: 1 };
    await lock(tx, table.id);
    await isFirst(tx, by);
    const change = {
      table: { ...table, commit: 1, asks: [] },
      commits: [{ number: 1, ask: null, answers: [], notes: [] }],
      closed: [],
      posts: [{ to: 'home', letter: { kind: 'lobby' } }] as const,
      log: [],
    };
    await save(tx, table, change, { by, now: time.now() });
    console.log('written');
    await new Promise((done) => setTimeout(done, 60_000));
  },
  { timeout: 90_000 },
);
