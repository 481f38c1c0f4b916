/** Whom a command means: the author of the message it answers, a mention, a number of a seat, or a name. */

import type { Seat } from '../../kit/game.ts';
import { hidesNames } from '../../table/facts/anonymity.ts';
import { nameBearer } from '../../table/facts/sitting.ts';
import type { PersonId, Table } from '../../table/model/aggregate.ts';
import type { People, Person } from '../../table/ports/ports.ts';
import type { BotContext } from '../context/context.ts';
import { isPerson } from '../lanes/persons.ts';

type Typed = Pick<BotContext, 'message'> & { match: string };

/** Those whom somebody at the table may mean: who plays there, and whose name a deputy bears. */
export function namedAt(people: Pick<People, 'get'>, { seats }: Table): Promise<ReadonlyMap<PersonId, Person>> {
  return people.get([...new Set(seats.flatMap((x) => [x.person ?? [], nameBearer(x) ?? []].flat()))]);
}

/** The seat that the person plays, or that bears his name. */
export function seatNamed({ seats }: Table, person: PersonId | undefined): Seat | undefined {
  const seat = seats.findIndex((x) => person !== undefined && (x.person === person || nameBearer(x) === person));
  return seat === -1 ? undefined : seat;
}

/** Somebody who need not sit at the table: by @username or by a mention. Undefined: no such word, or somebody never seen. */
export async function personNamed(
  people: Pick<People, 'named' | 'get'>,
  { message }: Pick<BotContext, 'message'>,
  word: string,
): Promise<Person | undefined> {
  const mentioned = mentionIn(message);
  if (mentioned !== undefined) return (await people.get([mentioned])).get(mentioned);
  return /^@\w{3,32}$/.test(word) ? people.named(word.slice(1)) : undefined;
}

function mentionIn(message: BotContext['message']): PersonId | undefined {
  const mention = message?.entities?.find((entity) => entity.type === 'text_mention');
  return mention?.type === 'text_mention' && isPerson(mention.user) ? mention.user.id : undefined;
}

/** `unasked`: nobody was named, or two by one name, so it has to be asked. Undefined: whoever was named does not sit here. */
export function whomNamed(
  ctx: Typed,
  table: Table,
  people: ReadonlyMap<PersonId, Person>,
): PersonId | 'unasked' | undefined {
  const word = ctx.match.trim();
  // Names would be answered by figures: at an anonymous table one says the number of the seat, or chooses a figure.
  if (hidesNames(table) && !/^\d{1,3}$/.test(word)) return 'unasked';
  if (word === '') return repliedTo(ctx) ?? 'unasked';
  const mentioned = mentionIn(ctx.message);
  if (mentioned !== undefined) return mentioned;
  if (/^\d{1,3}$/.test(word)) return table.seats[Number(word) - 1]?.person ?? undefined;
  const wanted = word.replace(/^@/, '').toLowerCase();
  const seated = [...people.values()];
  const known = seated.find(({ username }) => username?.toLowerCase() === wanted);
  if (known) return known.id;
  const [first, second] = seated.filter(({ name }) => name.toLowerCase() === wanted);
  // Two people of one name: rather asked than the wrong one.
  return second ? 'unasked' : first?.id;
}

/** `/kick Tom does not answer`: who it is, and what is said after that. A name of several words comes before a reason. */
export function whomAndWhy(
  ctx: Typed,
  table: Table,
  people: ReadonlyMap<PersonId, Person>,
): { readonly person: ReturnType<typeof whomNamed>; readonly why: string } {
  const words = ctx.match.trim().split(/\s+/);
  const { message } = ctx;
  for (let count = words.length; count > 0; count--) {
    const person = whomNamed({ message, match: words.slice(0, count).join(' ') }, table, people);
    if (person !== undefined) return { person, why: words.slice(count).join(' ') };
  }
  return { person: repliedTo(ctx), why: ctx.match.trim() };
}

/** A button names a person by id or, at an anonymous table, a seat: `s3`. A forged one must not show whose figure it is. */
export function whomButtonNames(table: Table, value: string): PersonId | undefined {
  if (/^s\d{1,3}$/.test(value)) return table.seats[Number(value.slice(1))]?.person ?? undefined;
  return !hidesNames(table) && /^\d{1,15}$/.test(value) ? Number(value) : undefined;
}

/**
 * The person whose message is answered; bots, channels and anonymous admins are nobody. A message in a topic that answers nothing
 * answers, for Telegram, the message that opened the topic.
 */
export function repliedTo({ message }: Pick<BotContext, 'message'>): PersonId | undefined {
  const { from, forum_topic_created } = message?.reply_to_message ?? {};
  return isPerson(from) && !forum_topic_created ? from.id : undefined;
}
