/** First contact, in private: what this is and where one can go from here; links that lead to a table; language. */
import { locales } from '../../i18n/locale.ts';
import type { Speech } from '../../i18n/speak.ts';
import { msg } from '../../messages/msg.ts';
import { opens } from '../buttons/invitation.ts';
import { readStartLink, type StartLink } from '../buttons/links.ts';
import type { BotContext } from '../context/context.ts';
import { Feature } from '../context/feature.ts';
import type { Needs } from '../context/needs.ts';
import type { Drawn } from '../screens/parts/scene.ts';
import { chooseGame, gamesScreen } from '../screens/person/games.ts';
import { habitsScreen } from '../screens/person/habits.ts';
import { helpScreen, startScreen } from '../screens/person/start.ts';
import { tellBoard } from './board.ts';
import { openForms } from './games.ts';
import { peekLinked } from './peek.ts';

type StartNeeds = Pick<Needs, 'service' | 'tables' | 'people' | 'words' | 'games' | 'time' | 'past' | 'stageFor'>;

export function start(needs: StartNeeds): Feature {
  const { service, tables, people, words, games, time } = needs;
  const feature = new Feature();
  const home = (ctx: BotContext, speech: Speech) => startScreen(words, speech, ctx.me.username);
  const mine = async (ctx: BotContext) => gamesScreen(ctx.speech, ctx.who.id, await tables.of(ctx.who.id), time.now());

  feature.onCommand({ name: 'start', scopes: ['private'], section: 'help' }, async (ctx) => {
    if (!ctx.isPrivate) return ctx.line(msg('shell-hello-group'));
    const link = readStartLink(ctx.match.trim());
    if (link?.to === 'games') return ctx.line(await mine(ctx));
    if (link?.to === 'table') return openForms(service, ctx, link.table);
    if (link?.to === 'peek') return peekLinked(needs, ctx, link.table);
    if (link?.to === 'join' || link?.to === 'seat') return join(needs, ctx, link);
    if (link?.to === 'board') return readBoard(needs, ctx, link);
    return ctx.line(home(ctx, ctx.speech));
  });

  feature.onButton('start', async (ctx, button, next) => {
    const show = async (screen: Drawn) => {
      await ctx.toast();
      await ctx.redraw(screen);
    };
    switch (button.screen) {
      case 'home':
        return show(home(ctx, ctx.speech));
      case 'games':
        return show(await mine(ctx));
      case 'rules':
        return show(chooseGame(ctx.speech, Object.keys(games), 'private'));
      case 'help':
        return show(helpScreen(ctx.speech, 'private'));
      case 'settings':
        return show(habitsScreen(words, ctx.speech, ctx.who.habits));
      case 'practice':
        return next();
      case 'lang': {
        const locale = locales.find((x) => x === button.value);
        if (!locale) return next();
        await people.setLocale(ctx.who.id, locale);
        const speech = words.speak(locale);
        await ctx.toast(msg('help-language-saved'), speech);
        return ctx.redraw(home(ctx, speech));
      }
      default:
        return button.screen satisfies never;
    }
  });
  return feature;
}

/** Tables are numbered in a row: only a link that was given to somebody lets in from outside the group. */
async function join(
  { service, tables }: StartNeeds,
  ctx: BotContext,
  link: Extract<StartLink, { to: 'join' | 'seat' }>,
): Promise<void> {
  const { table: id, key } = link;
  const table = await tables.read(id);
  if (!table || !opens(key, table)) return ctx.line(msg('table-link-invalid'));
  const reply = await (link.to === 'seat' ? service.takeSeat(ctx.by, id, link.place) : service.join(ctx.by, id));
  // A seat of a running game has been told in a letter of its own, to this very chat.
  if ('said' in reply && table.phase !== 'lobby') return;
  return ctx.tell(reply);
}

async function readBoard(
  needs: StartNeeds,
  ctx: BotContext,
  { table: id, commit, key }: Extract<StartLink, { to: 'board' }>,
): Promise<void> {
  const table = await needs.tables.read(id);
  if (!table || !opens(key, table, 'board')) return ctx.line(msg('table-link-invalid'));
  return tellBoard(needs, ctx, table, commit);
}
