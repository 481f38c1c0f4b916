/**
 * `npm run bench`: what the program costs, as counts and ratios that hold on any machine, with their conditions.
 * Times are given only beside what they are compared with.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { prepareJobs } from '../src/jobs/worker.ts';
import { connect } from '../src/storage/client.ts';
import { startEmbedded } from '../src/storage/embedded.ts';
import { migrate } from '../src/storage/migrate.ts';
import { boards } from './boards.ts';
import { engine } from './engine.ts';
import { presses } from './presses.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);
const silent = pino({ level: 'silent' });
const folder = await mkdtemp(join(tmpdir(), 'slow-table-bench-'));
const server = await startEmbedded({ home: join(folder, 'postgres'), logger: silent });
try {
  await migrate(server.url);
  const connections = connect(server.url, silent);
  await prepareJobs(connections.pool, silent);
  say(`node ${process.version}, ${cpus().length} cores; Citadel, recommended; PostgreSQL from the packages, fsync on
`);
  for (const line of [...engine(), ...(await boards()), ...(await presses(connections))]) say(line);
  await connections.close();
} finally {
  await server.close();
  await rm(folder, { recursive: true, force: true });
}
