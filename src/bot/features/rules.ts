/** /rules [word]: the rules of this table's game; in private, of the game that is chosen. */
import type { Speech } from '../../i18n/speak.ts';
import type { AnyGame } from '../../kit/game.ts';
import { msg } from '../../messages/msg.ts';
import type { BotContext } from '../context/context.ts';
import { Feature } from '../context/feature.ts';
import { tableHere } from '../context/here.ts';
import type { Needs } from '../context/needs.ts';
import type { Drawn } from '../screens/parts/scene.ts';
import { chooseGame } from '../screens/person/games.ts';
import { isInRules, rulesChapter, rulesContents, rulesSearch } from '../screens/person/rules.ts';

/** Nobody looks for a longer word. */
const longestWord = 64;

export function rules(needs: Pick<Needs, 'tables' | 'games' | 'words'>): Feature {
  const { tables, games, words } = needs;
  const feature = new Feature();

  feature.onCommand({ name: 'rules', scopes: ['group', 'private'], section: 'rules' }, async (ctx) => {
    const table = await tableHere(needs, ctx);
    const speech = await speechAt(ctx);
    const game = (table && games[table.game]) ?? (await gameOf(ctx));
    const word = ctx.match.trim().slice(0, longestWord);
    if (!game) return ctx.line(rulesOfAll(speech, word, ctx.isPrivate ? 'private' : 'group'));
    return ctx.line(word === '' ? rulesContents(speech, game) : rulesSearch(speech, game, word));
  });

  feature.onButton('rules', async (ctx, { game: id, topic, page }, next) => {
    const game = games[id];
    if (!game) return next();
    const speech = await speechAt(ctx);
    const screen = topic === undefined ? rulesContents(speech, game) : rulesChapter(speech, game, topic, page);
    if (!screen) return next();
    await ctx.toast();
    return ctx.redraw(screen);
  });

  /** A group goes on reading in the language of its last table. */
  async function speechAt(ctx: BotContext): Promise<Speech> {
    return words.speak(ctx.localeAt(await tables.latest(ctx.place)));
  }

  /** Whose rules hold the word, if it is one game's alone; else the reader says which game he means. */
  function rulesOfAll(speech: Speech, word: string, place: 'private' | 'group'): Drawn {
    const all = Object.values(games);
    const found = word === '' ? all : all.filter((game) => isInRules(speech, game, word));
    const [only, ...others] = found;
    if (!only) {
      const html = speech.html(msg('error-no-rule', { word }));
      return { ...chooseGame(speech, Object.keys(games), place), html };
    }
    if (word !== '' && others.length === 0) return rulesSearch(speech, only, word);
    return chooseGame(
      speech,
      found.map((game) => game.id),
      place,
    );
  }

  /** The only game there is, or the one that all tables of the person play. */
  async function gameOf(ctx: BotContext): Promise<AnyGame | undefined> {
    const all = Object.keys(games);
    const played = all.length === 1 ? all : (await tables.of(ctx.who.id)).map((table) => table.game);
    const [only, ...others] = new Set(played);
    return only !== undefined && others.length === 0 ? games[only] : undefined;
  }
  return feature;
}
