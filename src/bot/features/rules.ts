/** /rules [word]: the rules of this table's game; in private, of the game that is chosen. */
import { Composer } from 'grammy';
import type { AnyGame } from '../../kit/game.ts';
import { unpack } from '../buttons.ts';
import type { BotContext } from '../context.ts';
import { tableHere } from '../here.ts';
import type { Needs } from '../needs.ts';
import { chooseGame } from '../screens/games.ts';
import { rulesChapter, rulesContents, rulesSearch } from '../screens/rules.ts';

/** Nobody looks for a longer word. */
const longestWord = 64;

export function rules(needs: Pick<Needs, 'tables' | 'games' | 'words'>): Composer<BotContext> {
  const { tables, games, words } = needs;
  const feature = new Composer<BotContext>();

  feature.command('rules', async (ctx) => {
    const table = await tableHere(needs, ctx);
    const speech = table && !ctx.isPrivate ? words.speak(table.locale) : ctx.speech;
    const game = (table && games[table.game]) ?? (await gameOf(ctx));
    if (!game) return ctx.line(chooseGame(speech, Object.keys(games)));
    const word = ctx.match.trim().slice(0, longestWord);
    return ctx.line(word === '' ? rulesContents(speech, game) : rulesSearch(speech, game, word));
  });

  feature.callbackQuery(/^r:/, async (ctx, next) => {
    const button = unpack(ctx.callbackQuery.data);
    const game = button?.on === 'rules' ? games[button.game] : undefined;
    if (button?.on !== 'rules' || !game) return next();
    const { topic, page } = button;
    const screen = topic === undefined ? rulesContents(ctx.speech, game) : rulesChapter(ctx.speech, game, topic, page);
    if (!screen) return next();
    await ctx.toast();
    return ctx.redraw(screen);
  });

  /** The only game there is, or the one that all tables of the person play. */
  async function gameOf(ctx: BotContext): Promise<AnyGame | undefined> {
    const all = Object.keys(games);
    const played = all.length === 1 ? all : (await tables.of(ctx.who.id)).map((table) => table.game);
    const [only, ...others] = new Set(played);
    return only !== undefined && others.length === 0 ? games[only] : undefined;
  }
  return feature;
}
