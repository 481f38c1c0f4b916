/**
 * How the games ended that a release ended which did not keep it yet: worked out once, by the rules at hand, from the stored
 * state, and a fact from then on. Such a release may still be at work beside this one while it is replaced, so it is looked for
 * again from time to time.
 */
import type { AnyGame, Msg } from '../kit/game.ts';
import { outcomeOf, resignedOutcome } from '../table/facts/outcome.ts';
import { ownerOf } from '../table/facts/sitting.ts';
import type { GameOutcome, Table } from '../table/model/aggregate.ts';
import { asRenewed, isAhead } from '../table/round/renew.ts';
import { fromIdOrNull, fromJson, toJson } from './border.ts';
import type { Client } from './client.ts';
import { tableOf, whole } from './rows.ts';

/** Read at once: a state may have some hundred kilobytes. */
const batch = 50;

const resigned = { text: { startsWith: '{"id":"log-resigned"' } };

/**
 * Several processes may do it at once: each outcome is written once.
 * @param onFault a table whose end these rules cannot read; it is tried again at the next call
 * @returns how many were written
 */
export async function keepOutcomes(
  prisma: Client,
  games: Readonly<Record<string, AnyGame>>,
  onFault: (err: unknown, table: number) => void,
): Promise<number> {
  let written = 0;
  for (let last = 0; ; ) {
    const rows = await prisma.table.findMany({
      where: { phase: 'ended', outcome: null, state: { not: null }, id: { gt: last } },
      orderBy: { id: 'asc' },
      take: batch,
      include: { ...whole, log: { where: resigned } },
    });
    for (const { log, ...row } of rows) {
      last = row.id;
      const table = tableOf(row);
      try {
        const outcome = endOf(games[table.game], table, log);
        if (!outcome) continue;
        const where = { id: table.id, outcome: null };
        written += (await prisma.table.updateMany({ where, data: { outcome: toJson(outcome) } })).count;
      } catch (err) {
        onFault(err, table.id);
      }
    }
    if (rows.length < batch) return written;
  }
}

/** Undefined: a newer program knows. */
function endOf(
  game: AnyGame | undefined,
  table: Table,
  log: readonly { readonly who: bigint | null; readonly text: string }[],
): GameOutcome | undefined {
  if (isAhead(game, table)) return undefined;
  const [gaveUp] = log.filter(({ text }) => fromJson<Msg>(text).id === 'log-resigned');
  const who = gaveUp && fromIdOrNull(gaveUp.who);
  const seat = who == null ? -1 : table.seats.findIndex((sitter) => ownerOf(sitter) === who);
  return seat === -1 ? outcomeOf(game, asRenewed(game, table)) : resignedOutcome(table, seat);
}
