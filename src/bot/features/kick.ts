/** Whom a /kick means: the author of the message it answers, a mention, a number of a seat, or a name. */
import type { PersonId, Table } from '../../table/aggregate.ts';
import { hidesNames } from '../../table/anonymity.ts';
import type { Person } from '../../table/ports.ts';
import type { BotContext } from '../context.ts';

/** `unasked`: nobody was named, or two by one name, so it has to be asked. Undefined: whoever was named does not sit here. */
export function whomToKick(
  ctx: Pick<BotContext, 'message' | 'me'> & { match: string },
  table: Table,
  people: ReadonlyMap<PersonId, Person>,
): PersonId | 'unasked' | undefined {
  const word = ctx.match.trim();
  // Names would be answered by figures: at an anonymous table one says the number of the seat, or chooses a figure.
  if (hidesNames(table) && !/^\d{1,3}$/.test(word)) return 'unasked';
  if (word === '') return repliedTo(ctx) ?? 'unasked';
  const mentioned = ctx.message?.entities?.find((entity) => entity.type === 'text_mention');
  if (mentioned?.type === 'text_mention') return mentioned.user.id;
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
  ctx: Pick<BotContext, 'message' | 'me'> & { match: string },
  table: Table,
  people: ReadonlyMap<PersonId, Person>,
): { readonly person: ReturnType<typeof whomToKick>; readonly why: string } {
  const words = ctx.match.trim().split(/\s+/);
  const { message, me } = ctx;
  for (let count = words.length; count > 0; count--) {
    const person = whomToKick({ message, me, match: words.slice(0, count).join(' ') }, table, people);
    if (person !== undefined) return { person, why: words.slice(count).join(' ') };
  }
  return { person: repliedTo(ctx), why: ctx.match.trim() };
}

/** A button names a person by id or, at an anonymous table, a seat: `s3`. A forged one must not show whose figure it is. */
export function whomButtonNames(table: Table, value: string): PersonId | undefined {
  if (/^s\d{1,3}$/.test(value)) return table.seats[Number(value.slice(1))]?.person ?? undefined;
  return !hidesNames(table) && /^\d{1,15}$/.test(value) ? Number(value) : undefined;
}

/** A message in a topic that answers nothing answers, for Telegram, the message that opened the topic. */
export function repliedTo({ message, me }: Pick<BotContext, 'message' | 'me'>): PersonId | undefined {
  const replied = message?.reply_to_message;
  if (!replied?.from || replied.forum_topic_created || replied.from.id === me.id) return undefined;
  return replied.from.id;
}
