/**
 * Run as a process of its own by database.test.ts: opens the embedded database in the folder given, runs the statements
 * given, prints the last rows as JSON, and then holds the database until a SIGTERM.
 */
import pg from 'pg';
import pino from 'pino';
import { startEmbedded } from '../../src/storage/embedded.ts';

const [home = '', ...statements] = process.argv.slice(2);
const database = await startEmbedded({ home, settings: { fsync: 'off' }, logger: pino({ level: 'silent' }) });
const client = new pg.Client({ connectionString: database.url });
await client.connect();
let rows: unknown[] = [];
for (const statement of statements) ({ rows } = await client.query<Record<string, unknown>>(statement));
await client.end();

const waiting = setInterval(() => undefined, 60_000);
process.once('SIGTERM', () => {
  clearInterval(waiting);
  void database.close();
});
console.log(JSON.stringify({ url: database.url, uid: process.getuid?.(), rows }));
