/** `/handover`: the mastery for somebody else, who accepts it by a press in the group. */
import { msg } from '../../messages/msg.ts';
import { hidesNames } from '../../table/facts/anonymity.ts';
import type { BotContext } from '../context/context.ts';
import type { Needs } from '../context/needs.ts';
import { heirsScreen } from '../screens/lead/handover.ts';
import type { Stage } from '../screens/parts/scene.ts';
import { namedAt, personNamed, repliedTo, whomNamed } from './whom.ts';

type HandoverNeeds = Pick<Needs, 'service' | 'people'>;

export async function handoverCommand(
  { service, people }: HandoverNeeds,
  ctx: BotContext & { match: string },
  found: Stage,
): Promise<void> {
  const { table, speech } = found;
  if (table.master !== ctx.who.id) return ctx.line(msg('table-not-master'), speech);
  const word = ctx.match.trim();
  const answered = word === '' ? repliedTo(ctx) : undefined;
  if (word === '' && answered === undefined) return ctx.line(heirsScreen(found));
  const called = (await personNamed(people, ctx, word))?.id;
  // At an anonymous table a name or a number would be looked for among those who sit there.
  const seated = hidesNames(table) ? undefined : await namedAt(people, table);
  const person = answered ?? called ?? (seated && whomNamed(ctx, table, seated));
  // Nor is a name said again there.
  if (person === 'unasked' || (person === undefined && hidesNames(table))) return ctx.line(heirsScreen(found));
  if (person === undefined) {
    return ctx.line(msg('desk-person-unknown', { name: word.slice(0, 64) }), speech);
  }
  const reply = await service.handOver(ctx.by, table.id, person);
  // The offer itself says it all.
  if ('refused' in reply) await ctx.tell(reply, speech);
}
