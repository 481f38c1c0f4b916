/** `/peek` in private: the master chooses a table and a seat, reads what would follow, and looks. */
import { msg } from '../../messages/msg.ts';
import { isPrivate } from '../../table/facts/private.ts';
import { peekBarred } from '../../table/lead/peek.ts';
import type { Table, TableId } from '../../table/model/aggregate.ts';
import type { ButtonOn } from '../buttons/buttons.ts';
import { startLink } from '../buttons/links.ts';
import { markOf, readMarked } from '../buttons/preview.ts';
import type { BotContext } from '../context/context.ts';
import { Feature } from '../context/feature.ts';
import type { Needs } from '../context/needs.ts';
import { peekPreview, peekSeats, peekTables } from '../screens/lead/peek.ts';
import { link } from '../screens/parts/keyboard.ts';
import { onePage } from '../screens/parts/page.ts';

type PeekNeeds = Pick<Needs, 'service' | 'tables' | 'stageFor'>;

export function peek(needs: PeekNeeds): Feature {
  const feature = new Feature();
  feature.onCommand({ name: 'peek', scopes: ['private'], section: 'own' }, (ctx) => peekCommand(needs, ctx));
  return feature;
}

async function peekCommand(needs: PeekNeeds, ctx: BotContext): Promise<void> {
  if (!ctx.isPrivate) {
    const here = await needs.tables.at(ctx.place);
    const to = here ? ({ to: 'peek', table: here.id } as const) : ({ to: 'games' } as const);
    const button = link(ctx.speech.plain(msg('peek-button-private')), startLink(ctx.me.username, to));
    return ctx.line(onePage(ctx.speech.html(msg('error-private-only')), [[button]]));
  }
  const led = (await needs.tables.of(ctx.who.id)).filter((table) => table.master === ctx.who.id && !isPrivate(table));
  const [only] = led;
  if (!only) return ctx.line(msg('peek-no-table'));
  return led.length > 1 ? ctx.line(peekTables(ctx.speech, led)) : peekAt(needs, ctx, only);
}

/** The link from the group: `/start peek_12`. */
export async function peekLinked(needs: PeekNeeds, ctx: BotContext, id: TableId): Promise<void> {
  const table = await needs.tables.read(id);
  return table ? peekAt(needs, ctx, table) : ctx.line(msg('table-unknown'));
}

async function peekAt({ stageFor }: PeekNeeds, ctx: BotContext, table: Table): Promise<void> {
  const no = peekBarred(table, ctx.by);
  return ctx.line(no ? no.refused : peekSeats(await stageFor(table, ctx.locale)));
}

/** A press on one of the screens. In the group everybody would see where it leads: it leads into the private chat. */
export async function peekPress(
  { service, stageFor }: PeekNeeds,
  ctx: BotContext,
  table: Table,
  { act, value }: ButtonOn<'master'>,
): Promise<void> {
  if (!ctx.isPrivate) return ctx.toastLink(startLink(ctx.me.username, { to: 'peek', table: table.id }));
  const { what, mark } = readMarked(value ?? '');
  const seat = /^\d{1,3}$/.test(what) ? Number(what) : undefined;
  const isAsShown = seat !== undefined && mark === markOf(table, seat);
  if (act === 'peekgo' && seat !== undefined && isAsShown) {
    const reply = await service.peek(ctx.by, table.id, seat);
    await ctx.tell(reply);
    if ('said' in reply && reply.said) await ctx.dismiss(reply.said);
    return;
  }
  const no = peekBarred(table, ctx.by, seat);
  if (no) return ctx.toast(no.refused);
  await ctx.toast(act === 'peekgo' ? msg('master-preview-stale') : null);
  const stage = await stageFor(table, ctx.locale);
  return ctx.redraw(seat === undefined ? peekSeats(stage) : peekPreview(stage, seat));
}
