/** `/deadline`: how the table's time stands; with words after it, the pace is changed and what comes of it shown. */

import type { Msg } from '../../kit/game.ts';
import { msg } from '../../messages/msg.ts';
import { leads } from '../../table/facts/private.ts';
import type { BotContext } from '../context/context.ts';
import type { Needs } from '../context/needs.ts';
import { deadlineScreen } from '../screens/lead/master.ts';
import { pacedScreen } from '../screens/lobby/pace.ts';
import { zones } from '../screens/lobby/settings.ts';
import { clockName } from '../screens/parts/named.ts';
import type { Stage } from '../screens/parts/scene.ts';
import type { PacePage } from '../typed/dictionary.ts';
import { paceWord, parsePace } from '../typed/pace.ts';
import { parseClock } from '../typed/spans.ts';

type DeadlineNeeds = Pick<Needs, 'service' | 'tables' | 'stageFor'>;

/** `/deadline`, `/deadline 12h` for all clocks, `/deadline prep 12h` for one, `/deadline quiet 23:00-8:00` for the rest. */
export async function deadlineCommand(
  needs: DeadlineNeeds,
  ctx: BotContext & { match: string },
  found: Stage,
): Promise<void> {
  const { table, game, speech } = found;
  const { service } = needs;
  const text = ctx.match.trim();
  if (text === '') return ctx.line(deadlineScreen(found, leads(table, ctx.who.id)));
  const all = parseClock(text);
  if (all) {
    const clocks = Object.fromEntries(Object.keys(game.clocks).map((name) => [name, all]));
    return answer(needs, ctx, found, await service.pace(ctx.by, table.id, { pace: 'own', clocks }));
  }
  const [word = '', ...rest] = text.split(/\s+/);
  const name = clockNamed(found, word);
  const page = Object.hasOwn(table.settings.clocks, name) ? undefined : paceWord(word);
  if (page) {
    const wish = parsePace(page, page === 'zone' ? zoneNamed(found, rest.join(' ')) : rest.join(' '));
    if (!wish) return ctx.line(msg(`master-example-${page}`), speech);
    return answer(needs, ctx, found, await service.pace(ctx.by, table.id, wish), page);
  }
  const clock = parseClock(rest.join(' '));
  if (!clock) {
    const isKnown = Object.hasOwn(table.settings.clocks, name);
    return ctx.line(isKnown ? msg('master-example-clock', { example: name }) : msg('error-clock'), speech);
  }
  return answer(needs, ctx, found, await service.clock(ctx.by, table.id, { name, clock }));
}

/** What is now, and when the next phases would close. */
async function answer(
  { tables, stageFor }: DeadlineNeeds,
  ctx: BotContext,
  { table, speech }: Stage,
  reply: Awaited<ReturnType<Needs['service']['pace']>>,
  page?: PacePage,
): Promise<void> {
  const what: PacePage | Msg | null | undefined = page ?? ('said' in reply ? reply.said : undefined);
  // Where the other of two has to agree first, nothing has changed yet.
  const after = 'said' in reply && !reply.asked ? await tables.read(table.id) : undefined;
  if (!after || !what) return ctx.tell(reply, speech);
  return ctx.line(pacedScreen(await stageFor(after, speech.locale), what), speech);
}

/** A clock by its own name or as the table's language calls it; what is neither is for the service to refuse. */
function clockNamed({ table, speech }: Stage, word: string): string {
  const wanted = word.toLowerCase();
  const names = Object.keys(table.settings.clocks);
  const byWord = names.find((name) => speech.plain(clockName(table.game, name)).toLowerCase() === wanted);
  return names.includes(wanted) ? wanted : (byWord ?? wanted);
}

/** A zone that has a button may be called by what stands on it. */
function zoneNamed({ speech }: Stage, text: string): string {
  const wanted = text.toLowerCase();
  return zones.find((zone) => speech.plain(msg('lobby-zone', { zone })).toLowerCase() === wanted) ?? text;
}
