/** /stats: the games of this chat and its people. */
import { msg } from '../../messages/msg.ts';
import { Feature } from '../context/feature.ts';
import type { Needs } from '../context/needs.ts';
import { statsScreen, tallyOf } from '../screens/person/stats.ts';

/** A chat that has played more remembers its newest games. */
const mostTables = 200;

type StatsNeeds = Pick<Needs, 'statistics' | 'people' | 'tables' | 'words'>;

export function stats({ statistics, people, tables, words }: StatsNeeds): Feature {
  const feature = new Feature();
  feature.onCommand({ name: 'stats', scopes: ['group'], section: 'rules' }, async (ctx) => {
    if (ctx.isPrivate) return ctx.line(msg('error-group-only'));
    const played = await statistics.ofChat(ctx.place.chat, mostTables);
    const tallies = tallyOf(played);
    const latest = await tables.latest(ctx.place);
    const speech = words.speak(ctx.localeAt(latest));
    return ctx.line(statsScreen(speech, played, tallies, await people.get(tallies.map((x) => x.person))));
  });
  return feature;
}
