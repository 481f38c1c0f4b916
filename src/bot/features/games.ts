/** /games: all tables of a person, the next deadline first, each opening its forms. */
import { msg } from '../../messages/msg.ts';
import type { Service } from '../../table/service/service.ts';
import { startLink } from '../buttons/links.ts';
import type { BotContext } from '../context/context.ts';
import { Feature } from '../context/feature.ts';
import type { Needs } from '../context/needs.ts';
import { link } from '../screens/parts/keyboard.ts';
import { onePage } from '../screens/parts/page.ts';
import { gamesScreen } from '../screens/person/games.ts';

export function games({ service, tables, time }: Pick<Needs, 'service' | 'tables' | 'time'>): Feature {
  const feature = new Feature();
  const mine = async (ctx: BotContext) => gamesScreen(ctx.speech, ctx.who.id, await tables.of(ctx.who.id), time.now());

  feature.onCommand({ name: 'games', scopes: ['private'], section: 'mine' }, async (ctx) => {
    if (ctx.isPrivate) return ctx.line(await mine(ctx));
    // A list of one's tables is nobody else's business.
    const button = link(ctx.speech.plain(msg('help-button-games')), startLink(ctx.me.username, { to: 'games' }));
    return ctx.line(onePage(ctx.speech.html(msg('error-private-only')), [[button]]));
  });

  feature.onButton('games', async (ctx, button) => {
    if (button.table !== undefined) return openForms(service, ctx, button.table);
    await ctx.toast();
    return ctx.line(await mine(ctx));
  });
  return feature;
}

/** The forms come as letters, below whatever was written since. */
export async function openForms(service: Service, ctx: BotContext, table: number): Promise<void> {
  await ctx.tell(await service.forms(ctx.by, table));
}
