/** A PostgreSQL that brings pg_dump, which the embedded one does not: Debian's, for as long as the dump is made. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migrate } from '../../src/storage/migrate.ts';
import { databaseAt, TEMPLATE } from '../database.ts';

const programs = '/usr/lib/postgresql/15/bin';
const port = 25_432;

export default async function setup(project: TestProject): Promise<() => void> {
  const home = mkdtempSync('/tmp/slow-table-dump-');
  const cluster = join(home, 'cluster');
  const run = (program: string, ...args: readonly string[]) =>
    execFileSync('runuser', ['-u', 'postgres', '--', join(programs, program), ...args], { stdio: 'ignore' });
  execFileSync('chown', ['postgres', home]);
  run('initdb', '-D', cluster, '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8');
  run('pg_ctl', '-D', cluster, '-w', '-o', `-p ${port} -k ${home} -c fsync=off`, '-l', join(home, 'log'), 'start');
  const url = `postgresql://postgres@127.0.0.1:${port}/postgres`;
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  await admin.query(`CREATE DATABASE ${TEMPLATE}`);
  await admin.end();
  await migrate(databaseAt(url, TEMPLATE));
  project.provide('postgres', url);
  return () => {
    run('pg_ctl', '-D', cluster, '-m', 'immediate', 'stop');
    rmSync(home, { recursive: true, force: true });
  };
}
