/** What the game master does to a running table, by commands and by buttons. Whether he may, the service knows. */
import { shorten } from '../../i18n/html.ts';
import { msg } from '../../messages/msg.ts';
import { hidesNames } from '../../table/facts/anonymity.ts';
import { paced } from '../../table/facts/clocks.ts';
import { calledName } from '../../table/facts/names.ts';
import { groupOnly, leads } from '../../table/facts/private.ts';
import { nameBearer } from '../../table/facts/sitting.ts';
import type { By } from '../../table/model/act.ts';
import type { PersonId, Place, Reply } from '../../table/model/aggregate.ts';
import type { ButtonOn } from '../buttons/buttons.ts';
import { markOf, readMarked } from '../buttons/preview.ts';
import type { BotContext } from '../context/context.ts';
import { type Command, Feature } from '../context/feature.ts';
import { leadIfDeserted } from '../context/lead.ts';
import type { Needs } from '../context/needs.ts';
import { cancelScreen, deadlineScreen, kickPreview, kickScreen } from '../screens/lead/master.ts';
import { readWish } from '../screens/lead/sub.ts';
import { namedPaces } from '../screens/lobby/settings.ts';
import type { Drawn, Stage } from '../screens/parts/scene.ts';
import { longestSpan, parseSpanFirst } from '../typed/spans.ts';
import { deadlineCommand } from './deadline.ts';
import { handoverCommand } from './handover.ts';
import { peekPress } from './peek.ts';
import { subCommand, subPress } from './sub.ts';
import { namedAt, seatNamed, whomAndWhy, whomButtonNames } from './whom.ts';

type MasterButton = ButtonOn<'master'>;
type MasterNeeds = Pick<Needs, 'service' | 'tables' | 'people' | 'games' | 'here' | 'stageFor'>;
/** A phase that opened so lately was not on the screen whose button was pressed. */
const doubleTap = 2_000;
type Act = (by: By, found: Stage, ctx: BotContext) => Promise<Reply>;

/** Where the commands of this file stand; a private table is led, too, but nobody there is put on another's seat. */
const anywhere = { scopes: ['group', 'private'], section: 'lead' } as const;
const inGroups = { scopes: ['group'], section: 'lead' } as const;

export function master(needs: MasterNeeds): Feature {
  const { service, here, people } = needs;
  const feature = new Feature();

  const onTable = (command: Command, run: (ctx: BotContext & { match: string }, found: Stage) => Promise<unknown>) =>
    feature.onCommand(command, async (ctx) => {
      const found = await here(ctx);
      if (!found) return;
      const now = (await leadIfDeserted(service, ctx, found.table)) ? await here(ctx) : found;
      if (now) await run(ctx, now);
    });
  /** `isTold`: the table itself hears of it, so the master needs no answer of his own in the same chat. */
  const simple = (command: Command, act: Act, isTold: boolean) =>
    onTable(command, async (ctx, found) => answer(ctx, found, await act(because(ctx, ctx.match), found, ctx), isTold));
  /** Between two these make no sense, and a sentence says so. */
  const inGroup = (
    name: Command['name'],
    run: (ctx: BotContext & { match: string }, found: Stage) => Promise<unknown>,
  ) =>
    onTable({ name, ...inGroups }, (ctx, found) => {
      const no = groupOnly(found.table);
      return no ? ctx.tell(no, found.speech) : run(ctx, found);
    });

  onTable({ name: 'deadline', ...anywhere }, (ctx, found) => deadlineCommand(needs, ctx, found));
  onTable({ name: 'extend', ...anywhere }, async (ctx, found) => {
    const read = parseSpanFirst(ctx.match);
    if (!read) return ctx.line(msg('error-span'), found.speech);
    return answer(ctx, found, await service.extend(because(ctx, read.rest), found.table.id, read.span), true);
  });
  simple({ name: 'pause', ...anywhere }, (by, { table }) => service.pause(by, table.id), true);
  simple({ name: 'resume', ...anywhere }, (by, { table }) => service.resume(by, table.id), true);
  simple({ name: 'close', ...inGroups }, (by, { table }, ctx) => service.close(by, table.id, age(ctx)), false);
  simple({ name: 'remind', ...inGroups }, (by, { table }) => service.remind(by, table.id), false);
  inGroup('kick', async (ctx, found) => {
    const { table, speech } = found;
    if (table.master !== ctx.who.id) return ctx.line(msg('table-not-master'), speech);
    const { person, why } = whomAndWhy(ctx, table, await namedAt(people, table));
    if (person === 'unasked' || (person === undefined && hidesNames(table))) return ctx.line(kickScreen(found));
    const seat = table.seats.findIndex((x) => x.person === person || nameBearer(x) === person);
    if (person === undefined || seat < 0) {
      // In answer to somebody's message there is no name to repeat.
      const name =
        person === undefined ? ctx.match.trim().slice(0, 64) : calledName((await people.get([person])).get(person));
      return ctx.line(msg('table-not-seated', { name }), speech);
    }
    // A whole sentence is no slip of the thumb: who says why has thought of it.
    return why === ''
      ? ctx.line(kickPreview(found, seat))
      : answer(ctx, found, await service.kick(because(ctx, why), table.id, person), table.phase !== 'lobby');
  });
  inGroup('sub', (ctx, found) => subCommand(needs, ctx, found));
  inGroup('handover', (ctx, found) => handoverCommand(needs, ctx, found));
  onTable({ name: 'cancel', scopes: ['group', 'private'], section: 'leaving' }, (ctx, found) =>
    leads(found.table, ctx.who.id) ? ctx.line(cancelScreen(found)) : ctx.line(msg('table-not-master'), found.speech),
  );
  feature.onButton('master', (ctx, button) => press(needs, ctx, button));
  return feature;
}

/** A reason is a few words for the log, not a letter. */
const longestReason = 120;

/** The same act with the reason that was typed behind the command. */
function because({ by }: BotContext, words: string): By {
  const why = words.trim();
  return why === '' ? by : { ...by, why: shorten(why, longestReason) };
}

/** Telegram keeps an update for a day; an older date says nothing. */
const oldest = 24 * 3_600_000;

/** Milliseconds since a command was typed, as far as Telegram's whole seconds tell: after an outage it may be old. */
function age({ msg }: BotContext): number {
  const passed = msg === undefined ? 0 : Date.now() - (msg.date + 1) * 1000;
  return passed > 0 && passed < oldest ? passed : 0;
}

async function answer(ctx: BotContext, { speech }: Stage, reply: Reply, isTold: boolean): Promise<void> {
  if (isTold && 'said' in reply && !reply.asked) return;
  await ctx.tell(reply, speech);
}

async function press(needs: MasterNeeds, ctx: BotContext, button: MasterButton): Promise<void> {
  const { service, tables, people, stageFor, games } = needs;
  const { table: id, act, value = '' } = button;
  let table = await tables.read(id);
  if (table && (await leadIfDeserted(service, ctx, table))) table = await tables.read(id);
  if (!table) return ctx.toast(msg('table-unknown'));
  const speech = (await stageFor(table, ctx.locale)).speech;
  // Whose they are, the service knows; a stranger's forged press changes nothing.
  if (act === 'agree' || act === 'decline') {
    return ctx.tell(await service.answerMotion(ctx.by, id, { number: Number(value), said: act }), speech);
  }
  if (!leads(table, ctx.who.id) && act !== 'resign') return ctx.toast(msg('table-not-master'));
  const redraw = async (reply: Reply) => {
    await ctx.tell(reply, speech);
    const after = 'said' in reply ? await tables.read(id) : undefined;
    if (after) await ctx.redraw(deadlineScreen(await stageFor(after, ctx.localeAt(after)), true));
  };
  /** The question has been answered: its message goes. */
  const settle = async (reply: Reply) => {
    await ctx.tell(reply, speech);
    if ('said' in reply) await ctx.dismiss(reply.said ?? msg('master-cancel-kept'), (await shown()).speech);
  };
  /** Buttons can be forged: nobody waits for somebody who may not exist. */
  const isKnown = async (person: PersonId) => (await people.get([person])).has(person);
  /** What was shown before is not what would happen now. */
  const askAgain = async (preview: Drawn) => {
    await ctx.toast(msg('master-preview-stale'));
    await ctx.redraw(preview);
  };
  const here = table;
  const isOver = table.phase === 'ended' || table.phase === 'cancelled';
  const isStale = (mark: string, place?: Place) => !isOver && mark !== markOf(here, place);
  const shown = () => stageFor(here, ctx.localeAt(here));
  switch (act) {
    case 'extend':
      return /^[1-9]\d{0,9}$/.test(value) && Number(value) <= longestSpan
        ? redraw(await service.extend(ctx.by, id, Number(value)))
        : ctx.toast(msg('error-span'));
    case 'pause':
      return redraw(await service.pause(ctx.by, id));
    case 'resume':
      return redraw(await service.resume(ctx.by, id));
    case 'close':
      return redraw(await service.close(ctx.by, id, doubleTap));
    case 'remind':
      return ctx.tell(await service.remind(ctx.by, id), speech);
    case 'pace': {
      const pace = namedPaces.find((x) => x === value);
      const game = games[table.game];
      if (!pace || !game) return ctx.toast(msg('error-nothing-here'));
      return redraw(await service.pace(ctx.by, id, paced(game, pace)));
    }
    case 'kick': {
      if (button.value === undefined) {
        await ctx.toast();
        return ctx.redraw(kickScreen(await shown()));
      }
      const seat = seatNamed(table, whomButtonNames(table, value));
      await ctx.toast(seat === undefined ? msg('error-nothing-here') : undefined);
      return seat === undefined ? undefined : ctx.redraw(kickPreview(await shown(), seat));
    }
    case 'sub':
      return subPress(needs, ctx, await shown(), button.value);
    case 'peek':
    case 'peekgo':
      return peekPress(needs, ctx, here, button);
    case 'subgo': {
      const { what, mark } = readMarked(value);
      const wish = readWish(what);
      if (!wish || wish.who === null || (typeof wish.who === 'number' && !(await isKnown(wish.who))))
        return ctx.toast(msg('error-nothing-here'));
      if (isStale(mark, wish.place)) {
        await ctx.toast(msg('master-preview-stale'));
        return subPress(needs, ctx, await shown(), what);
      }
      return settle(await service.substitute(ctx.by, id, { ...wish, who: wish.who }));
    }
    case 'heir': {
      const person = hidesNames(table) ? undefined : whomButtonNames(table, value);
      // A second tap asks nobody twice.
      if (person !== undefined && table.desk.heir === person) return ctx.toast(msg('desk-heir-asked'));
      return person !== undefined && (await isKnown(person))
        ? settle(await service.handOver(ctx.by, id, person))
        : ctx.toast(msg('error-nothing-here'));
    }
    case 'kickgo': {
      const { what, mark } = readMarked(value);
      const person = whomButtonNames(table, what);
      if (person === undefined) return ctx.toast(msg('error-nothing-here'));
      const seat = seatNamed(table, person);
      return seat !== undefined && isStale(mark, seat)
        ? askAgain(kickPreview(await shown(), seat))
        : settle(await service.kick(ctx.by, id, person));
    }
    case 'cancel':
      return isStale(value) ? askAgain(cancelScreen(await shown())) : settle(await service.cancel(ctx.by, id));
    case 'resign':
      return settle(await service.resign(ctx.by, id));
    case 'keep':
      return settle({ said: msg('master-cancel-kept') });
    default:
      return act satisfies never;
  }
}
