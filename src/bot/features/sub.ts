/** `/sub`: somebody else on a seat. Typed or pressed, what would follow is shown first. */
import { msg } from '../../messages/msg.ts';
import { hidesNames } from '../../table/facts/anonymity.ts';
import { nameless } from '../../table/facts/names.ts';
import type { Place, Table } from '../../table/model/aggregate.ts';
import type { Person } from '../../table/ports/ports.ts';
import { hindrance, type Successor } from '../../table/seats/substitutes.ts';
import type { BotContext } from '../context/context.ts';
import type { Needs } from '../context/needs.ts';
import { readWish, type SubWish, seatScreen, subPreview, subScreen } from '../screens/lead/sub.ts';
import { personName } from '../screens/parts/people.ts';
import type { Drawn, Stage } from '../screens/parts/scene.ts';
import { isAway, successorTyped } from '../typed/seats.ts';
import { parseUntil } from '../typed/until.ts';
import { namedAt, personNamed, repliedTo, seatNamed, whomNamed } from './whom.ts';

type SubNeeds = Pick<Needs, 'service' | 'people'>;
type Typed = BotContext & { match: string };

/** `/sub`, `/sub 3`, `/sub 3 bot`, `/sub away`, `/sub 3 nobody`, `/sub 3 @vasya 5d`, `/sub Борис 12.06` in answer to somebody's message. */
export async function subCommand(needs: SubNeeds, ctx: Typed, found: Stage): Promise<void> {
  const { table, speech } = found;
  if (table.master !== ctx.who.id) return ctx.line(msg('table-not-master'), speech);
  if (table.phase !== 'running' && table.phase !== 'paused') return ctx.line(msg('table-not-begun'), speech);
  const [first, ...rest] = ctx.match
    .trim()
    .split(/\s+/)
    .filter((x) => x !== '');
  // The answer would show whose figure it is.
  const answered = hidesNames(table) ? undefined : repliedTo(ctx);
  const answeredSeat = seatNamed(table, answered);
  if (first === undefined) {
    if (answeredSeat !== undefined) return ctx.line(seatScreen(found, { place: answeredSeat, who: null, until: null }));
    return ctx.line(subScreen(found, answered ?? null));
  }
  const place = await placeNamed(needs, ctx, table, first);
  if (place === 'several') return ctx.line(subScreen(found));
  if (place === undefined) return ctx.line(msg('desk-sub-example'), speech);
  const who = await successorNamed(needs, ctx, rest[0]);
  const isPerson = typeof who === 'number' || who === 'unknown';
  if (isPerson && hidesNames(table)) return ctx.line(msg('desk-sub-hidden'), speech);
  if (who === 'unknown') return ctx.line(msg('desk-person-unknown', { name: rest[0] ?? '' }), speech);
  const term = (who === undefined ? rest : rest.slice(1)).join(' ');
  const until = term === '' ? null : parseUntil(term, found.now, table.settings.zone);
  if (until === undefined) return ctx.line(msg('desk-sub-example'), speech);
  const successor = who ?? (answeredSeat === undefined ? answered : undefined) ?? null;
  return show(needs, found, { place, who: successor, until }, (screen) => ctx.line(screen, speech));
}

/** A press on one of the screens. @param value a wish; undefined: back to the choice of a seat */
export async function subPress(
  needs: SubNeeds,
  ctx: BotContext,
  found: Stage,
  value: string | undefined,
): Promise<void> {
  if (value === undefined) {
    await ctx.toast();
    return ctx.redraw(subScreen(found));
  }
  const wish = readWish(value);
  if (!wish) return ctx.toast(msg('error-nothing-here'));
  await ctx.toast();
  return show(needs, found, wish, (screen) => ctx.redraw(screen, found.speech));
}

/** What cannot be is said before it is asked. */
async function show(
  { people }: SubNeeds,
  found: Stage,
  wish: SubWish,
  put: (screen: Drawn | { readonly id: string }) => Promise<void>,
): Promise<void> {
  if (wish.who === null) return put(seatScreen(found, wish));
  const no = hindrance(found.table, found.now, wish.place, wish.who, wish.until);
  if (no) return put(no.refused);
  const { who } = wish;
  const name = typeof who === 'number' ? personName({ ...found, people: await people.get([who]) }, who) : undefined;
  return put(subPreview(found, wish, name ?? nameless));
}

async function placeNamed(
  { people }: SubNeeds,
  ctx: Typed,
  table: Table,
  word: string,
): Promise<Place | 'several' | undefined> {
  if (isAway(word)) return 'away';
  if (/^\d{1,2}$/.test(word)) return table.seats[Number(word) - 1] ? Number(word) - 1 : undefined;
  const person = whomNamed({ match: word, message: ctx.message }, table, await namedAt(people, table));
  if (person === 'unasked') return hidesNames(table) ? undefined : 'several';
  return seatNamed(table, person);
}

/** Undefined: the word is no person, perhaps a term. */
async function successorNamed(
  { people }: SubNeeds,
  ctx: Typed,
  word: string | undefined,
): Promise<Successor | 'unknown' | undefined> {
  if (word === undefined) return undefined;
  const named = successorTyped(word);
  if (named) return named;
  const person: Pick<Person, 'id'> | undefined = await personNamed(people, ctx, word);
  if (person) return person.id;
  return word.startsWith('@') ? 'unknown' : undefined;
}
