/**
 * /newgame: a short dialogue by buttons that ends in the lobby message. Its state lies in the database, under the person and
 * the place, so that several people may open tables in several topics at once and a restart loses no answer.
 *
 * The dialogue is replayed from its beginning at every press: all that reads or changes the world stands in `external`.
 */
import { type Conversation, conversations, createConversation } from '@grammyjs/conversations';
import { Composer, type Context } from 'grammy';
import { BACK, type Form, press } from '../../kit/form.ts';
import { complete } from '../../kit/menu.ts';
import { settingsFor } from '../../table/clocks.ts';
import type { BotContext } from '../context.ts';
import type { Needs } from '../needs.ts';
import { link } from '../screens/keyboard.ts';
import { onePage } from '../screens/page.ts';
import { openingMenu, type Wish } from './opening.ts';
import { CANCEL, openingScreen } from './opening-screen.ts';

/** As long as somebody may take to choose; afterwards his buttons say that they are over. */
const patienceOfDialogue = 30 * 60_000;
/** Raised when the dialogue asks other questions: those in work are then forgotten rather than misread. */
const version = 1;
const name = 'newgame';

type Dialogue = Conversation<BotContext, Context>;
type DialogueNeeds = Pick<Needs, 'games' | 'service' | 'tables' | 'sessions' | 'defaults'>;

export function newgame(needs: DialogueNeeds): Composer<BotContext> {
  const feature = new Composer<BotContext>();
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
      async (conversation, _, wanted: string | null) => talk(needs, conversation, wanted),
      {
        id: name,
        maxMillisecondsToWait: patienceOfDialogue,
      },
    ),
  );
  dialogue.command(name, (ctx) => begin(needs, ctx, ctx.match));
  dialogue.callbackQuery(/^n:(\d+):/, async (ctx) => {
    if (Number(ctx.match[1]) !== ctx.who.id) return ctx.toast({ id: 'shell-dialogue-not-yours' });
    await ctx.toast({ id: 'shell-dialogue-over' });
    await ctx.redraw({ id: 'shell-dialogue-over' });
  });
  return feature;
}

function isAboutDialogue(ctx: BotContext): boolean {
  return ctx.callbackQuery?.data?.startsWith('n:') === true || ctx.hasCommand(name);
}

async function begin({ games, tables }: DialogueNeeds, ctx: BotContext, asked: string): Promise<void> {
  if (ctx.isPrivate) {
    const url = `https://t.me/${ctx.me.username}?startgroup=${name}`;
    const text = ctx.speech.plain({ id: 'shell-add-to-group-button' });
    return ctx.line(onePage(ctx.speech.html({ id: 'shell-newgame-in-group' }), [[link(text, url)]]));
  }
  if (await tables.at(ctx.place)) return ctx.line({ id: 'table-busy-chat' });
  const wanted = gameNamed(games, asked, ctx);
  if (asked.trim() !== '' && wanted === undefined) {
    const known = Object.keys(games);
    return ctx.line({
      id: 'shell-no-such-game',
      args: { word: asked.trim().slice(0, 64), known, example: known[0] ?? '' },
    });
  }
  // Arguments are kept as JSON, which knows no undefined.
  await ctx.conversation.enter(name, wanted ?? null);
}

/** By its id, or by how its title begins in the person's language. */
function gameNamed(games: DialogueNeeds['games'], asked: string, ctx: BotContext): string | undefined {
  const word = asked.trim().toLowerCase();
  if (word === '') return undefined;
  const ids = Object.keys(games);
  return (
    ids.find((id) => id === word) ??
    ids.find((id) =>
      ctx.speech
        .plain({ id: `${id}-title` })
        .toLowerCase()
        .includes(word),
    )
  );
}

async function talk(needs: DialogueNeeds, conversation: Dialogue, wanted: string | null): Promise<void> {
  const menu = openingMenu(needs.games);
  /** Who named a game is not asked for it. */
  const start = wanted === null ? [] : [wanted];
  let form: Form = { path: start };
  /** The number of the first message of the dialogue: buttons of an older one are recognised by it. */
  const mark = await conversation.external((ctx) => ctx.update.update_id);
  const prefix = await conversation.external((ctx) => `n:${ctx.who.id}:${mark}:`);
  await conversation.external((ctx) => ctx.line(openingScreen(ctx.speech, menu, form, { prefix, root: start.length })));

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
      return conversation.external((ctx) => ctx.redraw({ id: 'shell-dialogue-cancelled' }));
    }
    const next = id === BACK && form.path.length <= start.length ? undefined : press(menu, form, id);
    if (!next) {
      await conversation.external((ctx) => ctx.toast({ id: 'table-redrawn' }));
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
    await conversation.external((ctx) =>
      ctx.redraw(openingScreen(ctx.speech, menu, form, { prefix, root: start.length })),
    );
  }
}

/** The last answer: the table is opened, and the dialogue's message makes room for the lobby. */
async function open({ games, service, defaults }: DialogueNeeds, ctx: BotContext, wish: Wish): Promise<void> {
  const game = games[wish.game];
  if (!game) return ctx.toast({ id: 'table-unknown-game' });
  const reply = await service.open(ctx.by, {
    game: wish.game,
    preset: wish.preset,
    options: wish.options,
    settings: settingsFor(game, wish.preset, wish.pace, defaults.zone),
    locale: ctx.locale,
    name: tableName(ctx, wish.game),
    home: ctx.place,
  });
  await ctx.tell(reply);
  if ('refused' in reply) await ctx.redraw(reply.refused);
  else await ctx.dismiss({ id: 'shell-dialogue-done' });
}

/** A table is called after its chat: that is how its people will tell it from their others. */
function tableName(ctx: BotContext, game: string): string {
  return ctx.chat?.title ?? ctx.speech.plain({ id: `${game}-title` });
}
