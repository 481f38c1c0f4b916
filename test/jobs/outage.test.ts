/** The database goes away under a worker with its hands full, in every way that databases go, and comes back. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { prepareJobs } from '../../src/jobs/worker.ts';
import { type Connections, connect } from '../../src/storage/client.ts';
import { silent } from '../storage/kit.ts';
import { eventually, sleep, worker } from './kit.ts';
import { openServer, type Server } from './server.ts';

let server: Server;
let connections: Connections;
beforeAll(async () => {
  server = await openServer();
  connections = connect(server.url, silent, 10);
  await prepareJobs(connections.pool, silent);
});
afterAll(async () => {
  await connections.close();
  await server.remove();
});

const troubles: readonly (readonly [string, () => Promise<void>])[] = [
  ['a fast restart', () => server.restart('fast')],
  [
    'an immediate stop',
    async () => {
      await server.stop('immediate');
      await sleep(1_000);
      await server.start();
    },
  ],
  [
    'a kill',
    async () => {
      await server.kill();
      await sleep(1_000);
      // Its children may still hold what a new one needs.
      await eventually(() => server.start());
    },
  ],
  [
    'some seconds of read-only',
    async () => {
      await server.readOnly(true);
      await sleep(4_000);
      await server.readOnly(false);
    },
  ],
];

let jobs = 0;
/** Work of all kinds: some that ends in the midst of the trouble, some that fails. */
async function load(): Promise<void> {
  for (let i = 0; i < 16; i++) {
    await server.query(
      `SELECT graphile_worker.add_job('remind', '{"table": ${++jobs}, "ask": 1, "deadline": 0}', job_key => 'r:${jobs}')`,
    );
  }
}

it.each(troubles)('after %s all work is done, by the same process', async (_, trouble) => {
  const done = new Set<number>();
  const { stop } = await worker(
    connections,
    {
      async remind({ table }) {
        await sleep(100 + (table % 8) * 100);
        done.add(table);
      },
    },
    { concurrency: 8 },
  );
  const before = jobs;
  await load();
  await eventually(() => expect(done.size).toBeGreaterThan(2));
  await trouble();
  await load();
  await eventually(() => expect(done.size).toBe(jobs - before));
  await eventually(async () => {
    const left = await server.query(
      `SELECT key FROM graphile_worker._private_jobs WHERE key LIKE 'r:%' OR key IS NULL`,
    );
    expect(left).toEqual([]);
  });
  const began = Date.now();
  await stop();
  expect(Date.now() - began, 'ms to stop').toBeLessThan(5_000);
});
