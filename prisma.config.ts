import { defineConfig } from 'prisma/config';

// Before every command the `prisma` CLI wants a native schema engine and downloads one if it has none. `generate` never
// runs it, so for that command alone any file that exists will do, and an installation needs no network.
// Everything else that engine does is done here by its WebAssembly twin: see src/storage/migrate.ts.
if (process.argv.includes('generate')) process.env['PRISMA_SCHEMA_ENGINE_BINARY'] ??= process.execPath;

export default defineConfig({
  schema: 'prisma/schema.prisma',
  migrations: { path: 'prisma/migrations' },
});
