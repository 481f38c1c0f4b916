/** Again at a private table: the same two, or the same person with his computer players. */

import { seatOpposite } from '../../table/facts/private.ts';
import { nameBearer, seatOf } from '../../table/facts/sitting.ts';
import type { Table } from '../../table/model/aggregate.ts';
import type { BotContext } from '../context/context.ts';
import type { Needs } from '../context/needs.ts';

/**
 * Whoever presses first is the host of the new table, and the other finds an invitation to it. If he presses Again himself, he
 * takes that seat.
 */
export async function rematch(
  { tables, service }: Pick<Needs, 'tables' | 'service'>,
  ctx: BotContext,
  over: Table,
): Promise<void> {
  const me = ctx.who.id;
  const seat = seatOpposite(over, me);
  // Whoever only stood in for somebody is not asked again.
  const guest = (seat === undefined ? undefined : nameBearer(over.seats[seat] ?? { person: null })) ?? undefined;
  const theirs = guest === undefined ? undefined : await tables.at({ chat: guest });
  const isInvited = theirs?.phase === 'lobby' && theirs.game === over.game && theirs.seats.length === 1;
  // He who sits there hears so: a second tap opens no second table.
  if (theirs?.phase === 'lobby' && (isInvited || seatOf(theirs, me) !== undefined)) {
    return ctx.tell(await service.join(ctx.by, theirs.id));
  }
  const { game, preset, options, settings, locale } = over;
  const name = guest === undefined ? over.name : ctx.who.name;
  const opened = await service.open(ctx.by, {
    ...{ game, preset, options, settings, locale, name, home: { chat: me } },
    ...(guest !== undefined && { guest }),
  });
  if (guest !== undefined || opened.table === undefined) return ctx.tell(opened);
  // The update acts with the first step; the others follow from it.
  const by = { person: me };
  await service.bots(by, opened.table, over.seats.length - 1);
  return ctx.tell(await service.begin(by, opened.table));
}
