/** The table of the place where a command was typed, and the language in which to speak of it. */
import { msg } from '../../messages/msg.ts';
import { isPrivate, readersOf } from '../../table/facts/private.ts';
import type { Table } from '../../table/model/aggregate.ts';
import { press } from '../screens/parts/keyboard.ts';
import { onePage } from '../screens/parts/page.ts';
import type { BotContext } from './context.ts';
import type { FindHere, Needs } from './needs.ts';

/**
 * The table that a command in this place is about. In private first the one that the person hosts, then that where he sits as a
 * guest, the next deadline first.
 * @param over where nothing is going on, the one that was last will do
 */
export async function tableHere(
  { tables }: Pick<Needs, 'tables'>,
  ctx: BotContext,
  over = false,
): Promise<Table | undefined> {
  const here = await tables.at(ctx.place);
  if (here) return here;
  const guest = ctx.isPrivate ? (await tables.of(ctx.who.id)).find(isPrivate) : undefined;
  return guest ?? (over ? await tables.latest(ctx.place) : undefined);
}

/** Whether this is where the table's lobby and its end are read. Buttons can be forged. */
export function isHome(ctx: BotContext, table: Table): boolean {
  return isPrivate(table) ? ctx.isPrivate && readersOf(table).includes(ctx.who.id) : table.home.chat === ctx.chat?.id;
}

export function finder({ tables, stageFor }: Pick<Needs, 'tables' | 'stageFor'>): FindHere {
  return async (ctx, over = false) => {
    const table = await tableHere({ tables }, ctx, over);
    if (!table) {
      await sayNone(ctx);
      return undefined;
    }
    return stageFor(table, ctx.localeAt(table));
  };
}

async function sayNone(ctx: BotContext): Promise<void> {
  if (!ctx.isPrivate) return ctx.line(msg('error-no-table'));
  const mine = press(ctx.speech.plain(msg('help-button-games')), { on: 'games' });
  return ctx.line(onePage(ctx.speech.html(msg('error-group-only')), [[mine]]));
}

/** Buttons can be forged: a table's story is told, and its board shown, where it is played. */
export function isAt(ctx: BotContext, table: Table): boolean {
  return table.home.chat === ctx.chat?.id || table.seats.some((x) => x.person === ctx.who.id);
}
