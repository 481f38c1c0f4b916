/**
 * /newgame: a short dialogue by buttons that ends in the lobby message. Its state lies in the database, under the person and
 * the place, so that several people may open tables in several topics at once and a restart loses no answer.
 *
 * The dialogue is replayed from its beginning at every press: all that reads or changes the world stands in `external`.
 */
import { type Conversation, conversations, createConversation } from '@grammyjs/conversations';
import type { Context } from 'grammy';
import { BACK, type Form, press } from '../../kit/form.ts';
import { complete } from '../../kit/menu.ts';
import { optionsOf, presets } from '../../kit/presets.ts';
import { msg } from '../../messages/msg.ts';
import { settingsFor } from '../../table/facts/clocks.ts';
import { isForTwo } from '../../table/facts/private.ts';
import type { BotContext } from '../context/context.ts';
import { Feature } from '../context/feature.ts';
import type { Needs } from '../context/needs.ts';
import { press as button, link, type Row } from '../screens/parts/keyboard.ts';
import { titleOf } from '../screens/parts/named.ts';
import { onePage } from '../screens/parts/page.ts';
import { openingMenu, type Wish } from './opening.ts';
import { CANCEL, openingScreen } from './opening-screen.ts';

/** As long as somebody may take to choose; afterwards his buttons say that they are over. */
const patienceOfDialogue = 30 * 60_000;
/** Raised when the dialogue asks other questions: those in work are then forgotten rather than misread. */
const version = 1;
const name = 'newgame';

type Dialogue = Conversation<BotContext, Context>;
type DialogueNeeds = Pick<Needs, 'games' | 'service' | 'tables' | 'sessions' | 'defaults'>;

export function newgame(needs: DialogueNeeds): Feature {
  const feature = new Feature();
  feature.inMenus({ name, scopes: ['group', 'private'], section: 'opening' });
  // Only what can begin or continue a dialogue costs a look into the database.
  const dialogue = feature.filter((ctx) => ctx.isFromPerson && isAboutDialogue(ctx));
  dialogue.use(
    conversations<BotContext, Context>({
      storage: {
        type: 'key',
        version,
        getStorageKey: (ctx) => `${name}:${ctx.place.chat}:${ctx.place.thread ?? 0}:${ctx.who.id}`,
        adapter: needs.sessions,
      },
    }),
  );
  dialogue.command(name, async (ctx, next) => {
    await ctx.conversation.exitAll(); // a second /newgame begins anew
    await next();
  });
  dialogue.use(
    createConversation<BotContext, Context>(
      async (conversation, _, wanted: string | null, forTwo = false) => talk(needs, conversation, wanted, forTwo),
      {
        id: name,
        maxMillisecondsToWait: patienceOfDialogue,
      },
    ),
  );
  dialogue.command(name, (ctx) => begin(needs, ctx, ctx.match));
  dialogue.callbackQuery(/^n:(\d+):/, async (ctx) => {
    if (Number(ctx.match[1]) !== ctx.who.id) return ctx.toast(msg('shell-dialogue-not-yours'));
    await ctx.toast(msg('shell-dialogue-over'));
    await ctx.redraw(msg('shell-dialogue-over'));
  });
  return feature;
}

function isAboutDialogue(ctx: BotContext): boolean {
  return ctx.callbackQuery?.data?.startsWith('n:') === true || ctx.hasCommand(name);
}

async function begin({ games, tables }: DialogueNeeds, ctx: BotContext, asked: string): Promise<void> {
  if (await tables.at(ctx.place)) return ctx.line(msg(ctx.isPrivate ? 'private-busy' : 'table-busy-chat'));
  const wanted = gameNamed(games, asked, ctx);
  if (asked.trim() !== '' && wanted === undefined) {
    const known = Object.keys(games);
    return ctx.line(msg('shell-no-such-game', { word: asked.trim().slice(0, 64), known, example: known[0] ?? '' }));
  }
  if (ctx.isPrivate) {
    const two = gamesForTwo(games);
    const big = wanted !== undefined && !(wanted in two);
    // A game for more belongs into a group.
    if (big || Object.keys(two).length === 0) {
      return ctx.line(onePage(ctx.speech.html(msg('shell-newgame-in-group')), elsewhere(ctx)));
    }
  }
  // Arguments are kept as JSON, which knows no undefined.
  await ctx.conversation.enter(name, wanted ?? null, ctx.isPrivate);
}

/** What two people can play by the rules as printed or as recommended: by own rules they may be more. */
function gamesForTwo(games: DialogueNeeds['games']): DialogueNeeds['games'] {
  return Object.fromEntries(
    Object.entries(games).filter(([, game]) => presets.every((preset) => isForTwo(game, optionsOf(game, preset)))),
  );
}

/** From the private chat: into a group, or alone with computer players. */
function elsewhere(ctx: BotContext): readonly Row[] {
  const { speech } = ctx;
  const url = `https://t.me/${ctx.me.username}?startgroup=${name}`;
  return [
    [link(speech.plain(msg('shell-add-to-group-button')), url)],
    [button(speech.plain(msg('help-button-practice')), { on: 'start', screen: 'practice' })],
  ];
}

/** By its id, or by how its title begins in the person's language. */
function gameNamed(games: DialogueNeeds['games'], asked: string, ctx: BotContext): string | undefined {
  const word = asked.trim().toLowerCase();
  if (word === '') return undefined;
  const ids = Object.keys(games);
  return ids.find((id) => id === word) ?? ids.find((id) => ctx.speech.plain(titleOf(id)).toLowerCase().includes(word));
}

/** @param forTwo in private: a table for two */
async function talk(
  needs: DialogueNeeds,
  conversation: Dialogue,
  wanted: string | null,
  forTwo: boolean,
): Promise<void> {
  const menu = openingMenu(forTwo ? gamesForTwo(needs.games) : needs.games);
  /** Who named a game is not asked for it. */
  const start = wanted === null ? [] : [wanted];
  let form: Form = { path: start };
  /** The number of the first message of the dialogue: buttons of an older one are recognised by it. */
  const mark = await conversation.external((ctx) => ctx.update.update_id);
  const prefix = await conversation.external((ctx) => `n:${ctx.who.id}:${mark}:`);
  const drawn = (ctx: BotContext) => {
    const beside = forTwo && form.path.length === 0 ? elsewhere(ctx) : [];
    return openingScreen(ctx.speech, menu, form, { prefix, root: start.length, beside });
  };
  await conversation.external((ctx) => ctx.line(drawn(ctx)));

  for (;;) {
    const { callbackQuery } = await conversation.waitUntil(
      (ctx) => ctx.callbackQuery?.data?.startsWith(prefix) === true,
      {
        next: true,
      },
    );
    const id = callbackQuery?.data?.slice(prefix.length) ?? '';
    if (id === CANCEL) {
      await conversation.external((ctx) => ctx.toast());
      return conversation.external((ctx) => ctx.redraw(msg('shell-dialogue-cancelled')));
    }
    const next = id === BACK && form.path.length <= start.length ? undefined : press(menu, form, id);
    if (!next) {
      await conversation.external((ctx) => ctx.toast(msg('table-redrawn')));
      continue;
    }
    if ('refused' in next) {
      await conversation.external((ctx) => ctx.toast(next.refused));
      continue;
    }
    form = next.form;
    const wish = next.end === undefined ? undefined : complete(menu, form.draft)?.action;
    if (wish) return conversation.external((ctx) => open(needs, ctx, wish));
    await conversation.external((ctx) => ctx.toast());
    await conversation.external((ctx) => ctx.redraw(drawn(ctx)));
  }
}

/** The last answer: the table is opened, and the dialogue's message makes room for the lobby. */
async function open({ games, service, defaults }: DialogueNeeds, ctx: BotContext, wish: Wish): Promise<void> {
  const game = games[wish.game];
  if (!game) return ctx.toast(msg('table-unknown-game'));
  const reply = await service.open(ctx.by, {
    game: wish.game,
    preset: wish.preset,
    options: wish.options,
    settings: settingsFor(game, wish.preset, wish.pace, defaults.zone),
    locale: ctx.locale,
    name: tableName(ctx),
    home: ctx.place,
  });
  await ctx.tell(reply);
  if ('refused' in reply) await ctx.redraw(reply.refused);
  else await ctx.dismiss(msg('shell-dialogue-done'));
}

/** A table is called after its chat, in private after its host: that is how its people will tell it from their others. */
function tableName(ctx: BotContext): string {
  return ctx.chat?.title ?? ctx.who.name;
}
