/** /deputy in private: `/deputy @name 3d`, or who and how long by buttons; the one who is asked answers by a press. */
import { msg } from '../../messages/msg.ts';
import { ownSeat, seatOf } from '../../table/facts/sitting.ts';
import type { Reply, Table } from '../../table/model/aggregate.ts';
import type { Person } from '../../table/ports/ports.ts';
import type { ButtonOn } from '../buttons/buttons.ts';
import type { BotContext } from '../context/context.ts';
import { Feature } from '../context/feature.ts';
import type { Needs } from '../context/needs.ts';
import type { Drawn } from '../screens/parts/scene.ts';
import { deputyLetter, deputyScreen, deputySpans, deputyTables } from '../screens/person/deputy.ts';
import { longestSpan, parseSpan } from '../typed/spans.ts';
import { personNamed } from './whom.ts';

type DeputyButton = ButtonOn<'deputy'>;
type DeputyNeeds = Pick<Needs, 'service' | 'tables' | 'people' | 'time' | 'stageFor'>;

const hour = 3_600_000;

export function deputy(needs: DeputyNeeds): Feature {
  const feature = new Feature();

  feature.onCommand({ name: 'deputy', scopes: ['private'], section: 'own' }, async (ctx) => {
    if (!ctx.isPrivate) return ctx.line(msg('error-private-only'));
    const mine = (await needs.tables.of(ctx.who.id)).filter((table) => concerns(table, ctx.who.id));
    const [only] = mine;
    if (!only) return ctx.line(msg('deputy-no-seat'));
    const [word = '', ...rest] = ctx.match.trim().split(/\s+/);
    if (word === '') return ctx.line(mine.length > 1 ? deputyTables(ctx.speech, mine) : await shown(needs, ctx, only));
    const span = rest.length > 0 ? parseSpan(rest.join(' ')) : undefined;
    if (rest.length > 0 && span === undefined) return ctx.line(msg('deputy-example'));
    const whom = await named(needs, ctx, mine, word);
    if (whom === 'several') return ctx.line(msg('deputy-namesakes', { name: word.slice(0, 64) }));
    if (!whom) return ctx.line(msg('deputy-unknown', { name: word.slice(0, 64) }));
    const hours = span === undefined ? undefined : Math.ceil(span / hour);
    if (mine.length > 1) return ctx.line(deputyTables(ctx.speech, mine, whom.id, hours));
    if (hours !== undefined) return ctx.tell(await asked(needs, ctx, only.id, whom, hours));
    return ctx.line(deputySpans(await needs.stageFor(only, ctx.locale), whom));
  });

  feature.onButton('deputy', (ctx, button, next) => (ctx.isPrivate ? press(needs, ctx, button) : next()));
  return feature;
}

function concerns(table: Table, person: number): boolean {
  const isPlayed = table.phase === 'running' || table.phase === 'paused';
  return isPlayed && (seatOf(table, person) !== undefined || ownSeat(table, person) !== undefined);
}

async function shown({ stageFor, people }: DeputyNeeds, ctx: BotContext, table: Table): Promise<Drawn> {
  return deputyScreen(await stageFor(table, ctx.locale), ctx.who.id, await people.knownIn(table.home.chat));
}

/** A mention, a @name, or the name of somebody who is known at one of these tables' groups and bears it alone. */
async function named(
  { people }: DeputyNeeds,
  ctx: BotContext,
  tables: readonly Table[],
  word: string,
): Promise<Person | 'several' | undefined> {
  const called = await personNamed(people, ctx, word);
  if (called) return called;
  const known = await Promise.all(tables.map(({ home }) => people.knownIn(home.chat)));
  const wanted = word.toLowerCase();
  const namesakes = new Map(
    known.flat().flatMap((person) => (person.name.toLowerCase() === wanted ? [[person.id, person] as const] : [])),
  );
  return namesakes.size > 1 ? 'several' : [...namesakes.values()][0];
}

async function asked(
  { service, time }: DeputyNeeds,
  ctx: BotContext,
  table: number,
  { id, name, reach }: Person,
  hours: number,
): Promise<Reply> {
  // Telegram lets the bot write only to those who have opened it.
  if (reach !== 'open') return { refused: msg('deputy-unreachable', { name }) };
  return service.askDeputy(ctx.by, table, { to: id, until: time.now() + hours * hour });
}

async function press(needs: DeputyNeeds, ctx: BotContext, button: DeputyButton): Promise<void> {
  const { service, tables, people, stageFor } = needs;
  const { table: id, act, whom, hours } = button;
  const redraw = async () => {
    const table = await tables.read(id);
    if (table) await ctx.redraw(await shown(needs, ctx, table));
  };
  const answered = async (reply: Reply, isScreen: boolean) => {
    await ctx.tell(reply);
    if ('said' in reply && isScreen) await redraw();
  };
  if (act === 'show') {
    await ctx.toast();
    return redraw();
  }
  if (act === 'withdraw') return answered(await service.withdrawDeputy(ctx.by, id), true);
  if (whom === undefined) return ctx.toast(msg('error-nothing-here'));
  switch (act) {
    case 'span':
    case 'ask': {
      const [table, person] = [await tables.read(id), (await people.get([whom])).get(whom)];
      if (!table || !person || !concerns(table, ctx.who.id)) return ctx.toast(msg('error-nothing-here'));
      if (act === 'ask' && hours !== undefined && hours > 0 && hours * hour <= longestSpan) {
        return answered(await asked(needs, ctx, id, person, hours), true);
      }
      await ctx.toast();
      return ctx.redraw(deputySpans(await stageFor(table, ctx.locale), person));
    }
    // The message with these buttons is a letter: the outbox draws it anew.
    case 'take':
      return answered(await service.acceptDeputy(ctx.by, id, whom), false);
    case 'decline':
      return answered(await service.declineDeputy(ctx.by, id, whom), false);
    case 'end': {
      const before = await tables.read(id);
      const isOwner = before !== undefined && ownSeat(before, ctx.who.id) === whom;
      const reply = await service.giveBack(ctx.by, id, whom);
      await ctx.tell(reply);
      if (!('said' in reply) || !isOwner) return;
      const stage = await stageFor(before, ctx.locale);
      const letter = { kind: 'deputy', seat: whom, owner: ctx.who.id, until: 0, now: 'back' } as const;
      return ctx.redraw(deputyLetter(stage, letter));
    }
    default:
      return act satisfies never;
  }
}
