/**
 * `npm run migration -- <name>`: writes what `prisma/schema.prisma` has and the migrations lack as a new migration.
 * `prisma migrate dev` would do the same, but only after downloading its engine.
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { openDatabase } from '../src/storage/database.ts';
import { findDrift } from '../src/storage/drift.ts';
import { migrate, migrationsFolder } from '../src/storage/migrate.ts';

const [name] = process.argv.slice(2);
if (name === undefined || !/^[a-z][a-z0-9_]*$/.test(name)) {
  console.error('Name the migration in small letters, for example: npm run migration -- add_deputies');
  process.exit(2);
}

const dataDir = await mkdtemp(join(tmpdir(), 'migration-'));
const database = await openDatabase({ dataDir, logger: pino({ level: 'silent' }) });
try {
  await migrate(database.url);
  const sql = await findDrift(database.url);
  if (sql === undefined) {
    console.log('The migrations agree with the schema; nothing is written.');
  } else {
    const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
    const folder = join(migrationsFolder, `${stamp}_${name}`);
    await mkdir(folder);
    await writeFile(join(folder, 'migration.sql'), sql);
    console.log(`Written: ${join(folder, 'migration.sql')}. Read it before you commit it.`);
  }
} finally {
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
}
