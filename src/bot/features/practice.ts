/** /practice: a table in the private chat, with computer players for all other seats. Nobody waits, nobody is waited for. */

import { optionsOf } from '../../kit/presets.ts';
import { msg } from '../../messages/msg.ts';
import { settingsFor } from '../../table/facts/clocks.ts';
import type { BotContext } from '../context/context.ts';
import { Feature } from '../context/feature.ts';
import type { Needs } from '../context/needs.ts';
import { practiceScreen } from '../screens/person/games.ts';

type PracticeNeeds = Pick<Needs, 'service' | 'games' | 'defaults'>;

export function practice(needs: PracticeNeeds): Feature {
  const ids = Object.keys(needs.games);
  const feature = new Feature();

  feature.onCommand({ name: 'practice', scopes: ['private'], section: 'opening' }, async (ctx) => {
    if (!ctx.isPrivate) return ctx.line(msg('error-private-only'));
    const asked = ctx.match.trim().toLowerCase();
    const game = ids.find((id) => id === asked) ?? (ids.length === 1 ? ids[0] : undefined);
    return game === undefined ? ctx.line(practiceScreen(ctx.speech, ids)) : open(needs, ctx, game);
  });

  feature.onButton('start', async (ctx, { screen, value }, next) => {
    if (screen !== 'practice') return next();
    const game = value ?? (ids.length === 1 ? ids[0] : undefined);
    await ctx.toast();
    return game === undefined ? ctx.redraw(practiceScreen(ctx.speech, ids)) : open(needs, ctx, game);
  });
  return feature;
}

/** Opened, filled and begun in one go. The update acts with the first step; the others follow from it. */
async function open({ service, games, defaults }: PracticeNeeds, ctx: BotContext, id: string): Promise<void> {
  const game = games[id];
  if (!game) return ctx.line(msg('table-unknown-game'));
  const preset = 'recommended';
  const options = optionsOf(game, preset);
  const opened = await service.open(ctx.by, {
    game: id,
    preset,
    options,
    settings: settingsFor(game, preset, 'daily', defaults.zone),
    locale: ctx.locale,
    name: ctx.speech.plain(msg('shell-practice-name')),
    home: ctx.place,
  });
  if (opened.table === undefined) return ctx.tell(opened);
  const by = { person: ctx.who.id };
  await service.bots(by, opened.table, game.seats(options).min - 1);
  return ctx.tell(await service.begin(by, opened.table));
}
