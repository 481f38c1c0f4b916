/** /admin: the operators' desk, in private. To everybody else the command does not exist. */
import { InputFile } from 'grammy';
import { msg } from '../../messages/msg.ts';
import { createOffice, type Office } from '../../table/operators/office.ts';
import type { ButtonOn } from '../buttons/buttons.ts';
import type { BotContext } from '../context/context.ts';
import { Feature } from '../context/feature.ts';
import type { Needs } from '../context/needs.ts';
import { deskScreen, sureScreen } from '../screens/lead/admin.ts';

type AdminNeeds = Pick<Needs, 'service' | 'tables' | 'operations' | 'admins' | 'time'>;
type AdminButton = ButtonOn<'admin'>;

/** A job that is this late is no longer about to begin. */
const late = 2 * 60_000;
const mostChats = 10;
/** The chat's message, with the head above it, must remain one. */
const longestNotice = 3000;

export function admin(needs: AdminNeeds): Feature {
  const office = createOffice(needs);
  const feature = new Feature();
  const isOperator = (ctx: BotContext) => ctx.isFromPerson && ctx.isPrivate && needs.admins.includes(ctx.who.id);
  // In no menu: there everybody would read of it.
  feature.filter(isOperator).command('admin', (ctx) => command(needs, office, ctx, ctx.match.trim()));
  feature.onButton('admin', (ctx, button, next) => (isOperator(ctx) ? press(needs, office, ctx, button) : next()));
  return feature;
}

async function command(needs: AdminNeeds, office: Office, ctx: BotContext, text: string): Promise<void> {
  const [, word = '', rest = ''] = /^(\S*)\s*([\s\S]*)$/.exec(text) ?? [];
  const table = /^\d{1,9}$/.test(rest) ? Number(rest) : undefined;
  switch (word) {
    case '':
      return ctx.line(await desk(needs, ctx));
    case 'notice': {
      if (rest === '' || rest.length > longestNotice) return ctx.line(msg('admin-help'));
      return ctx.line(msg('admin-noticed', { count: await office.notice(ctx.by, rest) }));
    }
    case 'maintenance': {
      if (rest !== 'on' && rest !== 'off') return ctx.line(msg('admin-help'));
      const count = await office.maintain(rest === 'on');
      return ctx.line(msg(rest === 'on' ? 'admin-maintenance-on' : 'admin-maintenance-off', { count }));
    }
    case 'export':
      return table === undefined ? ctx.line(msg('admin-help')) : exported(office, ctx, table);
    case 'thaw':
      return table === undefined ? ctx.line(msg('admin-help')) : ctx.tell(await office.thaw(ctx.by, table));
    case 'end':
      return table === undefined ? ctx.line(msg('admin-help')) : ctx.line(sureScreen(ctx.speech, table));
    default:
      return ctx.line(msg('admin-help'));
  }
}

async function press(
  needs: AdminNeeds,
  office: Office,
  ctx: BotContext,
  { act, table = 0 }: AdminButton,
): Promise<void> {
  switch (act) {
    case 'desk':
      await ctx.toast();
      return ctx.redraw(await desk(needs, ctx));
    case 'thaw':
      await ctx.tell(await office.thaw(ctx.by, table));
      return ctx.redraw(await desk(needs, ctx));
    case 'export':
      await ctx.toast();
      return exported(office, ctx, table);
    case 'end':
      await ctx.toast();
      return ctx.redraw(sureScreen(ctx.speech, table));
    case 'ended':
      await ctx.tell(await office.end(ctx.by, table));
      return ctx.redraw(await desk(needs, ctx));
    default:
      return act satisfies never;
  }
}

async function desk({ operations, time }: AdminNeeds, ctx: BotContext) {
  const now = time.now();
  const [health, phases, overdue, frozen, usage, isMaintained] = await Promise.all([
    operations.health(),
    operations.phases(),
    operations.overdue(now - late),
    operations.frozen(),
    operations.usage(mostChats),
    operations.isMaintained(),
  ]);
  const uptime = Math.round(process.uptime()) * 1000;
  return deskScreen(ctx.speech, { now, uptime, health, phases, overdue, frozen, usage, isMaintained });
}

async function exported(office: Office, ctx: BotContext, id: number): Promise<void> {
  const record = await office.peek(ctx.by, id);
  if ('repeated' in record) return;
  if ('refused' in record) return ctx.line(record.refused);
  const name = `${record.game}-${id}.json`;
  await ctx.replyWithDocument(new InputFile(Buffer.from(JSON.stringify(record, null, 1)), name), {
    caption: ctx.speech.plain(msg('admin-exported', { command: `npm run verify -- ${name}` })),
  });
}
