/**
 * What the board looked like after each commit. Not kept: seed and answers are, and play the game again. What is shown of the
 * past is what an onlooker saw then, so it tells no secret of a game that goes on.
 */

import type { AnyGame } from '../../kit/game.ts';
import { type GameRecord, statesOf } from '../../kit/replay.ts';
import { wholeRecord } from '../../table/facts/record.ts';
import type { Table, TableId } from '../../table/model/aggregate.ts';
import type { Tables } from '../../table/ports/ports.ts';

/** The states after the first commits, the set-up first; fewer than asked for where these rules cannot play them again. */
export type Past = (game: AnyGame, table: Table, commits: number) => Promise<readonly unknown[]>;

/** Whoever leafs asks for one after the other: those of the last few tables are kept. The past does not change. */
const tablesKept = 4;

export function createPast({ tables }: { readonly tables: Pick<Tables, 'commits'> }): Past {
  const kept = new Map<TableId, readonly unknown[]>();
  return async (game, table, commits) => {
    const known = kept.get(table.id);
    if (known && known.length >= commits) return known.slice(0, commits);
    const records = await tables.commits(table.id, { skip: 0, take: commits, order: 'asc' });
    const states = [...statesOf(game, wholeRecord(table, records) satisfies GameRecord)];
    kept.delete(table.id);
    kept.set(table.id, states);
    for (const oldest of kept.keys()) {
      if (kept.size <= tablesKept) break;
      kept.delete(oldest);
    }
    return states;
  };
}
