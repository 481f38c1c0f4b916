/** Presses on a real database: how many queries, and whether a press costs more late in a game than early. */
import { citadel } from '../src/games/citadel/index.ts';
import { optionsOf } from '../src/kit/presets.ts';
import type { Connections } from '../src/storage/client.ts';
import { createHeartbeat } from '../src/storage/heartbeat.ts';
import { createPeople } from '../src/storage/people.ts';
import { createTables } from '../src/storage/tables.ts';
import { settingsFor } from '../src/table/facts/clocks.ts';
import { createService, type Service } from '../src/table/service/service.ts';
import { ratio } from './engine.ts';

const PRESSES = 200;
const MASTER = 1;
const ID = 1;

export async function presses(connections: Connections): Promise<string[]> {
  const { prisma, pool } = connections;
  const queries = counting(pool);
  const time = { now: () => Date.now() };
  const tables = createTables(prisma, time);
  const people = createPeople(prisma);
  const onFault = (fault: unknown) => {
    throw fault;
  };
  const heartbeat = createHeartbeat(prisma);
  const service = createService({
    tables,
    people,
    games: { citadel },
    time,
    // The same game at every run: one of the two people lives long enough to press.
    seeds: { next: () => '7a'.repeat(32) },
    heartbeat,
    heard: () => heartbeat.lost(),
    onFault,
    onTooOld: onFault,
  });
  const by = { person: MASTER };
  await people.seen({ id: MASTER, name: 'Anna', username: null, languageCode: 'en' });
  await people.seen({ id: MASTER + 1, name: 'Boris', username: null, languageCode: 'en' });
  await service.open(by, {
    game: citadel.id,
    preset: 'recommended',
    options: optionsOf(citadel, 'recommended'),
    settings: settingsFor(citadel, 'recommended', 'daily', 'Europe/Moscow'),
    locale: 'en',
    name: 'Bench',
    home: { chat: -1 },
  });
  for (const person of [MASTER, MASTER + 1]) await service.join({ person }, ID);
  await service.bots(by, ID, 14);
  await service.begin(by, ID);
  await service.close(by, ID);

  const before = queries();
  const early = await pressed(tables, service);
  const sent = queries() - before;
  for (let phase = 0; phase < 11; phase++) await service.close(by, ID);
  const { rows } = await pool.query<{ wave: string }>(
    `SELECT "state"::json->>'wave' AS wave FROM "Table" WHERE id = ${ID}`,
  );
  const late = await pressed(tables, service);
  return [
    `queries per press, 16 seats: ${(sent / PRESSES).toFixed(1)}`,
    `a press in wave ${rows[0]?.wave} to a press in wave 1, 16 seats: ${ratio(late, early)} (${late.toFixed(1)} ms to ${early.toFixed(1)} ms, ${PRESSES} presses each, one after another)`,
  ];
}

/** Milliseconds per press: a step into a deeper screen and back, in turn. */
async function pressed(tables: ReturnType<typeof createTables>, service: Service): Promise<number> {
  const table = await tables.read(ID);
  const open = table?.asks[0];
  const form = open?.forms.find(({ seat }) => typeof table?.seats[seat]?.person === 'number');
  const person = form && table?.seats[form.seat]?.person;
  if (!open || !form || typeof person !== 'number') throw new Error('the bench has nothing to press');
  const deeper = open.ask.key.startsWith('prep') ? 'strengthen' : 'line';
  let { stamp } = form;
  const begun = performance.now();
  for (let i = 0; i < PRESSES; i++) {
    const reply = await service.press({ person }, ID, {
      ask: open.number,
      stamp: stamp++,
      id: i % 2 === 0 ? deeper : '<',
    });
    if ('refused' in reply) throw new Error(`the bench pressed amiss: ${reply.refused.id}`);
  }
  return (performance.now() - begun) / PRESSES;
}

/** Counts what is sent to the database. */
function counting(pool: Connections['pool']): () => number {
  let count = 0;
  pool.on('acquire', (client) => {
    if (counted.has(client)) return;
    counted.add(client);
    const query = client.query.bind(client);
    Object.assign(client, {
      query: (...args: Parameters<typeof query>) => {
        count += 1;
        return query(...args);
      },
    });
  });
  return () => count;
}
const counted = new WeakSet<object>();
