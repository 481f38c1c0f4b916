import { type ChildProcess, spawn } from 'node:child_process';
import { access, chmod, chown, constants, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import pino from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { EXAMPLES } from '../../src/program/config.ts';
import { openDatabase } from '../../src/storage/database.ts';
import { startEmbedded } from '../../src/storage/embedded.ts';
import { findPostmaster } from '../../src/storage/postmaster.ts';

const logger = pino({ level: 'silent' });
const root = process.getuid?.() === 0;
const NOBODY = 65_534;

let dataDir: string;
const processes: ChildProcess[] = [];
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'slow-table-data-'));
});
afterEach(async () => {
  for (const process of processes.splice(0)) await end(process, 'SIGKILL');
  await stopServer();
  await rm(dataDir, { recursive: true, force: true });
});

const home = () => join(dataDir, 'postgres');
const cluster = () => join(home(), 'cluster');

/** Where `openDatabase` has it, but quicker: a killed process loses nothing that the kernel has, with or without fsync. */
const open = () => startEmbedded({ home: home(), settings: { fsync: 'off' }, logger });

async function stopServer(): Promise<void> {
  const server = await findPostmaster(cluster());
  if (server === undefined) return;
  process.kill(server.pid, 'SIGINT');
  await expect.poll(() => findPostmaster(cluster()), { timeout: 20_000 }).toBeUndefined();
}

const Report = z.object({ url: z.string(), uid: z.number().optional(), rows: z.array(z.unknown()) });

/** A bot of its own on the same folder, as far as the database goes. */
async function holder(statements: readonly string[], user: { uid?: number; gid?: number } = {}) {
  const script = fileURLToPath(new URL('hold-database.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', script, home(), ...statements], {
    ...user,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  processes.push(child);
  const line = await new Promise<string>((resolve, reject) => {
    let complaint = '';
    child.stderr.on('data', (chunk: Buffer) => {
      complaint += chunk.toString();
    });
    child.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString()));
    child.once('exit', () => reject(new Error(complaint)));
  });
  return { child, ...Report.parse(JSON.parse(line)) };
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await ended;
}

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

const WRITE = ['CREATE TABLE kept (word text)', "INSERT INTO kept VALUES ('слово')"];
const READ = 'SELECT word FROM kept';
const KEPT = [{ word: 'слово' }];

describe('embedded PostgreSQL', () => {
  test('starts in an empty folder, ends with us, and has the data and the port on the next start', async () => {
    const first = await openDatabase({ dataDir, logger });
    for (const sql of WRITE) await query(first.url, sql);
    await first.close();
    expect(await findPostmaster(cluster())).toBeUndefined();

    const second = await openDatabase({ dataDir, logger });
    expect(second.url).toBe(first.url);
    expect(await query(second.url, READ)).toEqual(KEPT);
    await second.close();
  });

  test('listens on the loopback address only and asks for its password, which nobody else may read', async () => {
    const database = await open();
    expect(await query(database.url, 'SHOW listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }]);
    const wrong = Object.assign(new URL(database.url), { password: 'guess' }).href;
    await expect(query(wrong, 'SELECT 1')).rejects.toThrow(/password authentication failed/);
    expect((await stat(join(dataDir, 'postgres', 'password'))).mode & 0o777).toBe(0o600);
    await database.close();
  });

  test('is not in our process group, so a Ctrl-C leaves it to us', async () => {
    const { child, url } = await holder(WRITE);
    if (child.pid === undefined) throw new Error('the process did not start');
    process.kill(-child.pid, 'SIGINT');
    await end(child, 'SIGKILL');
    expect(await query(url, READ)).toEqual(KEPT);
  });

  test('outlives a SIGKILL of the bot, and the next start goes on with the same server', async () => {
    const { child } = await holder(WRITE);
    await end(child, 'SIGKILL');
    const orphan = await findPostmaster(cluster());
    expect(orphan).toBeDefined();

    const next = await open();
    expect(await findPostmaster(cluster())).toEqual(orphan);
    expect(await query(next.url, READ)).toEqual(KEPT);
    await next.close();
    expect(await findPostmaster(cluster())).toBeUndefined();
  });

  test('is started again where it was when it alone was killed', async () => {
    const { url, close } = await open();
    for (const sql of WRITE) await query(url, sql);
    const server = await findPostmaster(cluster());
    if (server === undefined) throw new Error('no server runs');
    process.kill(server.pid, 'SIGKILL');
    await expect.poll(() => query(url, READ).catch(() => undefined), { timeout: 20_000 }).toEqual(KEPT);
    await close();
    expect(await findPostmaster(cluster())).toBeUndefined();
  });

  test('recovers when bot and server were both killed', async () => {
    const { child } = await holder(WRITE);
    const server = await findPostmaster(cluster());
    if (server === undefined) throw new Error('no server runs');
    await end(child, 'SIGKILL');
    process.kill(server.pid, 'SIGKILL');

    const next = await open();
    expect(await query(next.url, READ)).toEqual(KEPT);
    await next.close();
  });

  test('a leftover pid file with the number of a living stranger does not stop it', async () => {
    const first = await open();
    const pidFile = join(cluster(), 'postmaster.pid');
    const text = await readFile(pidFile, 'utf8');
    await first.close();
    await writeFile(pidFile, text.replace(/^\d+/, String(process.pid)));

    const next = await open();
    expect(await query(next.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await next.close();
  });

  test('several bots on one folder share a server; the last to leave stops it', async () => {
    const databases = await Promise.all([1, 2].map(() => open()));
    expect(new Set(databases.map(({ url }) => url)).size).toBe(1);
    const [first, ...others] = databases;
    await first?.close();
    for (const { url } of others) expect(await query(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await Promise.all(others.map((database) => database.close()));
    expect(await findPostmaster(cluster())).toBeUndefined();
  });

  test('says in one line when the folder cannot be used', async () => {
    await writeFile(join(dataDir, 'postgres'), 'a file in the way');
    const fault = await open().catch((error: unknown) => error);
    expect(fault).toMatchObject({ name: 'DatabaseFault', message: expect.stringMatching(/^DATA_DIR: .*postgres.*$/) });
  });
});

describe.runIf(root)('embedded PostgreSQL, started by root', () => {
  test('runs as an ordinary user, even in a folder that only root may enter', async () => {
    await chmod(dataDir, 0o700);
    const database = await open();
    expect((await stat(cluster())).uid).not.toBe(0);
    await database.close();
  });

  test('goes on with the files of an ordinary user, and he with them after', async ({ skip }) => {
    const readable = await ordinaryUserReads(fileURLToPath(import.meta.url));
    skip(!readable, 'an ordinary user cannot read this checkout');
    await chown(dataDir, NOBODY, NOBODY);
    const user = { uid: NOBODY, gid: NOBODY };
    const first = await holder(WRITE, user);
    expect(first.uid).toBe(NOBODY);
    await end(first.child, 'SIGTERM');

    const asRoot = await open();
    expect(await query(asRoot.url, READ)).toEqual(KEPT);
    await asRoot.close();

    const again = await holder([READ], user);
    expect(again.rows).toEqual(KEPT);
    await end(again.child, 'SIGTERM');
    expect(await findPostmaster(cluster())).toBeUndefined();
  });
});

async function ordinaryUserReads(path: string): Promise<boolean> {
  const child = spawn('cat', [path], { uid: NOBODY, gid: NOBODY, cwd: '/', stdio: 'ignore' });
  return new Promise((resolve) => child.once('exit', (code) => resolve(code === 0)));
}

describe('DATABASE_URL', () => {
  test.each([
    [
      'nobody listens',
      'postgresql://bot:hush@127.0.0.1:1/none',
      /^DATABASE_URL: .* 127\.0\.0\.1:1\/none \(.*ECONNREFUSED.*/,
    ],
    ['no such host', 'postgresql://bot:hush@no-host.invalid/none', /^DATABASE_URL: .*no-host\.invalid.*/],
    ['@ in the password', 'postgresql://bot:hu@sh-hush@127.0.0.1:1/none', /^DATABASE_URL: .* 127\.0\.0\.1:1\/none .*/],
  ])('%s: one line, without the password', async (_case, url, line) => {
    const fault = await openDatabase({ url, dataDir, logger }).catch((error: unknown) => error);
    expect(fault).toMatchObject({ name: 'DatabaseFault', message: expect.stringMatching(line) });
    expect(String(fault).split('; ').at(-1), 'an example').toBe(
      `is it running there? For example DATABASE_URL=${EXAMPLES.DATABASE_URL}`,
    );
    expect(String(fault)).not.toContain('hush');
    await expect(access(join(dataDir, 'postgres'), constants.F_OK)).rejects.toThrow();
  });
});
