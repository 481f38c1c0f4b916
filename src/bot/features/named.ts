/** Somebody who need not sit at the table, as a command names him: by @username or by a mention. */
import type { People, Person } from '../../table/ports.ts';
import type { BotContext } from '../context.ts';

/** Undefined: no such word, or somebody whom the bot has never seen. */
export async function personNamed(
  people: Pick<People, 'named' | 'get'>,
  ctx: BotContext,
  word: string,
): Promise<Person | undefined> {
  const mention = ctx.message?.entities?.find((entity) => entity.type === 'text_mention');
  if (mention?.type === 'text_mention') return (await people.get([mention.user.id])).get(mention.user.id);
  return /^@\w{3,32}$/.test(word) ? people.named(word.slice(1)) : undefined;
}
