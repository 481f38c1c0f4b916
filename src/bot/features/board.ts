/**
 * /board: the board now or after a phase, as a picture and in words; in private as one's own seat sees it. The whole of a finished
 * game on one sheet.
 */
import { msg } from '../../messages/msg.ts';
import { seatOf } from '../../table/facts/sitting.ts';
import type { PersonId, Table } from '../../table/model/aggregate.ts';
import type { PageKind } from '../buttons/buttons.ts';
import { boardLink } from '../buttons/invitation.ts';
import { verdictOf } from '../calls/verdict.ts';
import type { BotContext } from '../context/context.ts';
import { Feature } from '../context/feature.ts';
import { isAt } from '../context/here.ts';
import type { Needs } from '../context/needs.ts';
import { keyboard } from '../screens/parts/keyboard.ts';
import { onePage } from '../screens/parts/page.ts';
import type { Drawn, Stage } from '../screens/parts/scene.ts';
import { type Board, boardInWords, boardScreen, noBoard, stripScreen, whichBoard } from '../screens/story/board.ts';
import { endButtons } from '../screens/story/end.ts';
import type { WithPicture } from '../stage/photos.ts';

type BoardNeeds = Pick<Needs, 'tables' | 'photos' | 'past' | 'here' | 'stageFor'>;

export function board(needs: BoardNeeds): Feature {
  const { tables, photos, here, stageFor } = needs;
  const feature = new Feature();

  // The past is leafed through when it is over, too.
  feature.onCommand({ name: 'board', scopes: ['group', 'private'], section: 'story' }, async (ctx) => {
    const mine = ctx.isPrivate ? await playedBy(tables, ctx.who.id) : [];
    if (mine.length > 1) return ctx.line(whichBoard(ctx.speech, mine));
    const [only] = mine;
    const stage = only ? await stageFor(only, ctx.locale) : await here(ctx, true);
    if (!stage) return;
    const { table } = stage;
    if (table.state === null) return ctx.line(noBoard(stage));
    const wanted = ctx.match.trim();
    if (!/^\d{0,9}$/.test(wanted)) return ctx.line(msg('board-what-number'), stage.speech);
    const commit = wanted === '' ? table.commit : Number(wanted);
    if (commit > table.commit) return ctx.line(msg('board-no-such', { last: table.commit }), stage.speech);
    const found = await boardOf(needs, stage, commit, viewerOf(ctx, table));
    if (!found) return ctx.line(msg('board-past-lost'), stage.speech);
    return show(ctx, boardScreen(stage, found), () => boardInWords(stage, found));
  });

  feature.onButton('page', async (ctx, button, next) => {
    if (!isBoard(button.what)) return next();
    const table = await tables.read(button.table);
    if (!table || !isAt(ctx, table)) return ctx.toast(msg('error-nothing-here'));
    const stage = await stageFor(table, ctx.localeAt(table));
    if (button.what === 'strip') return strip(ctx, stage);
    const found = await boardOf(needs, stage, button.page, viewerOf(ctx, table));
    if (!found) return ctx.toast(msg('board-past-lost'));
    // A group is not told twice what it sees: whoever wants the words reads them in private.
    if (button.what === 'words' && !ctx.isPrivate) return ctx.toastLink(boardLink(ctx.me.username, table, button.page));
    await ctx.toast();
    if (button.what === 'words') return lines(ctx, boardInWords(stage, found));
    return turn(ctx, boardScreen(stage, found));
  });
  return feature;

  async function strip(ctx: BotContext, stage: Stage): Promise<void> {
    const { table, game } = stage;
    if (table.phase !== 'ended') return ctx.toast(msg('error-nothing-here'));
    const before = await needs.past(game, table, table.commit);
    const states = [...before, table.state].filter((state) => state !== undefined);
    if (states.length <= 1) return ctx.toast(msg('board-past-lost'));
    await ctx.toast();
    // Once is enough for everybody who reads there.
    const { keyboard: rest } = keyboard(endButtons(stage, { strip: false }));
    await ctx.editMessageReplyMarkup(rest === undefined ? {} : { reply_markup: rest }).catch(ignoreSame);
    const views = states.map((state): unknown => game.view(state, null));
    return show(ctx, stripScreen(stage, views), () => [onePage(stage.speech.html(msg('board-no-photos')))]);
  }

  async function show(ctx: BotContext, drawn: WithPicture, instead: () => readonly Drawn[]): Promise<void> {
    const { chat, thread } = ctx.place;
    try {
      await photos.send(ctx.api, chat, drawn, thread === undefined ? {} : { message_thread_id: thread });
    } catch (error) {
      if (verdictOf(error)?.kind !== 'no-photos') throw error;
      await lines(ctx, instead());
    }
  }

  async function turn(ctx: BotContext, drawn: WithPicture): Promise<void> {
    const { chat, message_id: message } = ctx.callbackQuery?.message ?? {};
    if (chat && message !== undefined) await photos.edit(ctx.api, chat.id, message, drawn).catch(ignoreSame);
  }
}

/** Words of the board behind a link (invitation.ts), for whoever came from the group to read them. */
export async function tellBoard(
  needs: Pick<BoardNeeds, 'tables' | 'past' | 'stageFor'>,
  ctx: BotContext,
  table: Table,
  commit: number,
): Promise<void> {
  const stage = await needs.stageFor(table, ctx.locale);
  const found = await boardOf(needs, stage, commit, null);
  return found ? lines(ctx, boardInWords(stage, found)) : ctx.line(msg('board-past-lost'));
}

/** Whatever somebody sits at that has begun and is not over. */
async function playedBy(tables: BoardNeeds['tables'], person: PersonId): Promise<readonly Table[]> {
  const all = await tables.of(person);
  return all.filter((table) => table.state !== null && seatOf(table, person) !== undefined);
}

async function lines(ctx: BotContext, all: readonly Drawn[]): Promise<void> {
  for (const part of all) await ctx.line(part);
}

function ignoreSame(error: unknown): void {
  if (verdictOf(error)?.kind !== 'same') throw error;
}

type BoardKind = Extract<PageKind, 'board' | 'words' | 'strip'>;
const isBoard = (what: PageKind): what is BoardKind => what === 'board' || what === 'words' || what === 'strip';

/** In a group the board is what an onlooker sees, whoever asks: everybody reads the answer. */
function viewerOf(ctx: BotContext, table: Table): number | null {
  return ctx.isPrivate ? (seatOf(table, ctx.who.id) ?? null) : null;
}

/**
 * The board after a commit. The newest as the viewer sees it; the past as an onlooker saw it, for who sat where then, and what he
 * knew, is another matter.
 */
async function boardOf(
  { tables, past }: Pick<BoardNeeds, 'tables' | 'past'>,
  { table, game }: Stage,
  number: number,
  viewer: number | null,
): Promise<Board | undefined> {
  const isNewest = number === table.commit;
  const commit = await tables.commit(table.id, number);
  const state: unknown = isNewest ? table.state : (await past(game, table, number + 1))[number];
  if (!commit || state === undefined || state === null) return undefined;
  return { view: game.view(state, isNewest ? viewer : null), commit, last: table.commit };
}
