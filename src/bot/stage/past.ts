/**
 * What the board looked like after each commit. Not kept: seed and answers are, and play the game again. What is shown of the
 * past is what an onlooker saw then, so it tells no secret of a game that goes on.
 */

import type { AnyGame } from '../../kit/game.ts';
import { statesOf } from '../../kit/replay.ts';
import { historyOf, wholeRecord } from '../../table/facts/record.ts';
import type { Table, TableId } from '../../table/model/aggregate.ts';
import type { Tables } from '../../table/ports/ports.ts';

/**
 * The states after the first commits, the set-up first; undefined where these rules cannot say it: other rules played that
 * commit, or these cannot play it again.
 */
export type Past = (game: AnyGame, table: Table, commits: number) => Promise<readonly unknown[]>;

/** Whoever leafs asks for one after the other: those of the last few tables are kept. The past does not change. */
const tablesKept = 4;

export function createPast({ tables }: { readonly tables: Pick<Tables, 'commits' | 'stretches'> }): Past {
  const kept = new Map<TableId, { readonly version: number; readonly states: readonly unknown[] }>();
  return async (game, table, commits) => {
    const known = kept.get(table.id);
    // Rules that take a table over know the board with which they do.
    if (known && known.version === table.version && known.states.length >= commits)
      return known.states.slice(0, commits);
    // Read whole, though not played to its end: how many sat down at first is told by who has come since.
    const record = wholeRecord(table, await historyOf(tables, table));
    const states: unknown[] = [];
    for (const state of statesOf(game, record)) {
      if (states.push(state) === commits) break;
    }
    kept.delete(table.id);
    kept.set(table.id, { version: table.version, states });
    for (const oldest of kept.keys()) {
      if (kept.size <= tablesKept) break;
      kept.delete(oldest);
    }
    return states;
  };
}
