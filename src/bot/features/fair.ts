/** /verify and /export: whether the dice were honest, for anybody who wants to check. */
import { InputFile } from 'grammy';
import { commitment } from '../../kit/dice.ts';
import { msg } from '../../messages/msg.ts';
import { historyOf, recordOf } from '../../table/facts/record.ts';
import type { BotContext } from '../context/context.ts';
import { Feature } from '../context/feature.ts';
import { tableHere } from '../context/here.ts';
import type { Needs } from '../context/needs.ts';
import { onePage, spoken, text } from '../screens/parts/page.ts';

export function fair(needs: Pick<Needs, 'tables' | 'words'>): Feature {
  const { tables, words } = needs;
  const feature = new Feature();
  /** The game of this place that has begun last; a finished one too, since that is when people check. */
  const begun = async (ctx: BotContext) => {
    const table = await tableHere(needs, ctx, true);
    if (table && table.state !== null) return table;
    await ctx.line(msg('shell-nothing-to-verify'));
    return undefined;
  };

  feature.onCommand({ name: 'verify', scopes: ['group', 'private'], section: 'proof' }, async (ctx) => {
    const table = await begun(ctx);
    if (!table) return;
    const isOver = table.phase === 'ended' || table.phase === 'cancelled';
    const hash = commitment(table.seed);
    const said = isOver ? msg('shell-verify-over', { hash, seed: table.seed }) : msg('shell-verify-running', { hash });
    const stretches = await tables.stretches(table.id);
    const renewals = stretches.map(({ first, version }) => msg('shell-verify-stretch', { first, version }));
    const speech = words.speak(ctx.localeAt(table));
    return ctx.line(onePage(text(spoken(speech, [said]), spoken(speech, renewals))), speech);
  });

  feature.onCommand({ name: 'export', scopes: ['group'], section: 'proof' }, async (ctx) => {
    const table = await begun(ctx);
    if (!table) return;
    const history = await historyOf(tables, table);
    const json = JSON.stringify(recordOf(table, history, await tables.log(table.id)), null, 1);
    const isOver = table.phase === 'ended' || table.phase === 'cancelled';
    const speech = words.speak(ctx.localeAt(table));
    const caption = speech.plain(msg(isOver ? 'shell-export-over' : 'shell-export-running'));
    const { thread } = ctx.place;
    await ctx.replyWithDocument(new InputFile(Buffer.from(json), `${table.game}-${table.id}.json`), {
      caption,
      ...(thread !== undefined && thread !== 1 && { message_thread_id: thread }),
    });
  });
  return feature;
}
