/** Prisma's schema engine as WebAssembly: what the native one behind `prisma migrate` does, with nothing to download. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { PrismaPg } from '@prisma/adapter-pg';
import { bindMigrationAwareSqlAdapterFactory, ColumnTypeEnum, type SqlQuery } from '@prisma/driver-adapter-utils';
import * as glue from '@prisma/schema-engine-wasm/schema_engine_bg';
import pg from 'pg';

export type SchemaEngine = glue.SchemaEngine;

/** The part of it used here; its types come otherwise only with those of a whole browser. */
declare const WebAssembly: {
  instantiate(code: Uint8Array, imports: object): Promise<{ instance: { exports: Record<string, unknown> } }>;
};

/** Works with an engine on the database at `url`, and lets go of both. */
export async function withSchemaEngine<T>(url: string, work: (engine: SchemaEngine) => Promise<T>): Promise<T> {
  await load();
  // One connection, so that the lock which the engine takes for a session covers all it does.
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  try {
    const adapter = bindMigrationAwareSqlAdapterFactory(new CatalogAdapter(pool));
    const engine = await glue.SchemaEngine.new({ datamodels: undefined }, () => undefined, adapter);
    try {
      return await work(engine);
    } finally {
      engine.free();
    }
  } finally {
    await pool.end();
  }
}

/**
 * Prisma's adapter refuses the type `"char"` of PostgreSQL's catalogs, which the engine reads when it compares schemas.
 * Such columns pass it here as arrays of that type, a type it knows and the engine never asks for, and are set right
 * behind it. The values are plain strings all the way.
 */
class CatalogAdapter extends PrismaPg {
  constructor(pool: pg.Pool) {
    const original = pool.query.bind(pool);
    const query = async (config: pg.QueryArrayConfig) => {
      const result = await original(config);
      for (const field of result.fields ?? []) if (field.dataTypeID === CHAR) field.dataTypeID = CHAR_ARRAY;
      return result;
    };
    super(Object.assign(pool, { query }));
  }

  override async connect() {
    const adapter = await super.connect();
    const original = adapter.queryRaw.bind(adapter);
    const queryRaw = async (query: SqlQuery) => {
      const result = await original(query);
      const { CharacterArray, Character } = ColumnTypeEnum;
      return { ...result, columnTypes: result.columnTypes.map((type) => (type === CharacterArray ? Character : type)) };
    };
    return Object.assign(adapter, { queryRaw });
  }
}

/** Numbers of types in PostgreSQL's `pg_type`. */
const CHAR = 18;
const CHAR_ARRAY = 1002;

let loading: Promise<void> | undefined;

/** The package's entry imports the `.wasm` as a module, which Node.js does only behind a flag; so it is done by hand. */
function load(): Promise<void> {
  loading ??= (async () => {
    // `require`, as `import.meta.resolve` is missing where vitest runs its global setup.
    const script = createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm/schema_engine_bg');
    const code = await readFile(script.replace(/\.js$/, '.wasm'));
    const { instance } = await WebAssembly.instantiate(code, { './schema_engine_bg.js': imports() });
    glue.__wbg_set_wasm(instance.exports);
    const { __wbindgen_start: start } = instance.exports;
    if (typeof start === 'function') start();
  })();
  return loading;
}

/** The glue as it is, but for the engine's timers: it leaves one of 10 s behind, and no process should wait for that. */
function imports(): object {
  const timer = Object.keys(glue).find((name) => name.startsWith('__wbg_setTimeout_'));
  const setTimer = (act: () => void, delay: number) => setTimeout(act, delay).unref();
  return timer === undefined ? { ...glue } : { ...glue, [timer]: setTimer };
}
