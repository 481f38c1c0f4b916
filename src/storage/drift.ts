/** How far a migrated database is from `prisma/schema.prisma`: for writing a migration, and for the test that none is missing. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { EVERYTHING } from './migrate.ts';
import { withSchemaEngine } from './schema-engine.ts';

const schemaFile = new URL('../../prisma/schema.prisma', import.meta.url);

/** @returns the SQL that would bring the database at `url` to the schema; `undefined` when it is there */
export async function findDrift(url: string): Promise<string | undefined> {
  const files = [{ path: fileURLToPath(schemaFile), content: await readFile(schemaFile, 'utf8') }];
  const { exitCode, stdout } = await withSchemaEngine(url, (engine) =>
    engine.diff({
      // Not `migrations`: for that the engine wants a shadow database, which the adapter makes of the wrong one.
      from: { tag: 'schemaDatasource', files, configDir: '' },
      to: { tag: 'schemaDatamodel', files },
      script: true,
      exitCode: true,
      filters: EVERYTHING,
    }),
  );
  return exitCode === 0 ? undefined : (stdout ?? '');
}
