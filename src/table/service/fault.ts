import type { Table } from '../model/aggregate.ts';

/** A fault in a game's code, with what is needed to repeat it. The table is frozen, never half-advanced. */
export class GameFault extends Error {
  readonly table: Table;
  constructor(table: Table, cause: unknown) {
    const why = cause instanceof Error ? cause.message : String(cause);
    super(`${table.game} table ${table.id}, after commit ${table.commit}: ${why}`, { cause });
    this.name = 'GameFault';
    this.table = table;
  }

  static guard<T>(table: Table, run: () => T): T {
    try {
      return run();
    } catch (cause) {
      throw cause instanceof GameFault ? cause : new GameFault(table, cause);
    }
  }
}
