/** Forms: each press is one act of the service, answered by a sentence; turning a page is no act and changes nothing. */

import type { Msg } from '../../kit/game.ts';
import { msg } from '../../messages/msg.ts';
import { formView } from '../../table/facts/form.ts';
import { seatOf } from '../../table/facts/sitting.ts';
import { refuse } from '../../table/model/aggregate.ts';
import type { ButtonOn } from '../buttons/buttons.ts';
import { MORE } from '../buttons/fields.ts';
import type { BotContext } from '../context/context.ts';
import { Feature } from '../context/feature.ts';
import type { Needs } from '../context/needs.ts';
import { draw } from '../screens/draw.ts';
import { wholeText } from '../screens/form/form.ts';

type FormButton = ButtonOn<'form'>;
type FormNeeds = Pick<Needs, 'service' | 'tables' | 'metrics' | 'stageFor'>;

export function forms(needs: FormNeeds): Feature {
  const feature = new Feature();
  feature.onButton('form', (ctx, button) => {
    const { id } = button.press;
    if (id === undefined) return turnPage(needs, ctx, button);
    return id === MORE ? tellAll(needs, ctx, button) : press(needs, ctx, button, id);
  });
  return feature;
}

async function press(
  { service, metrics, ...needs }: FormNeeds,
  ctx: BotContext,
  button: FormButton,
  id: string,
): Promise<void> {
  const began = performance.now();
  const { table, ask, stamp } = button;
  const reply = await service.press(ctx.by, table, { ask, stamp, id });
  const said = 'refused' in reply ? reply.refused : 'said' in reply ? reply.said : null;
  await ctx.toast(said, said && namesSeats(said) ? await speechOf(needs, ctx, table) : ctx.speech);
  const fate = 'refused' in reply ? 'refused' : 'said' in reply ? 'accepted' : 'repeated';
  metrics.press(fate, (performance.now() - began) / 1000);
}

/** The names of a table cost two looks into the database: only sentences that need them pay. */
function namesSeats(msg: Msg): boolean {
  return JSON.stringify(msg).includes('"seat":');
}

async function speechOf({ tables, stageFor }: Pick<FormNeeds, 'tables' | 'stageFor'>, ctx: BotContext, id: number) {
  const table = await tables.read(id);
  return table ? (await stageFor(table, ctx.locale)).speech : ctx.speech;
}

async function turnPage(needs: FormNeeds, ctx: BotContext, button: FormButton) {
  const found = await formOf(needs, ctx, button);
  if ('refused' in found) return ctx.toast(found.refused);
  const { stage, form } = found;
  const { stamp, press } = button;
  await ctx.toast(form.stamp === stamp ? null : msg('table-redrawn'));
  const [screen] = draw({ kind: 'form', form, page: form.stamp === stamp ? press.page : undefined }, stage);
  if (screen) await ctx.redraw(screen);
}

async function tellAll(needs: FormNeeds, ctx: BotContext, button: FormButton) {
  const found = await formOf(needs, ctx, button);
  if ('refused' in found) return ctx.toast(found.refused);
  await ctx.toast();
  await ctx.line(wholeText(found.stage, found.form));
}

async function formOf({ tables, stageFor }: FormNeeds, ctx: BotContext, { table: id, ask }: FormButton) {
  const table = await tables.read(id);
  const seat = table && seatOf(table, ctx.who.id);
  if (!table || seat === undefined) return refuse('table-not-your-seat');
  const stage = await stageFor(table, ctx.locale);
  const form = formView(stage.game, table, ask, seat);
  return form ? { stage, form } : refuse('table-ask-closed');
}
