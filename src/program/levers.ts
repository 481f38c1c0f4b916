/**
 * The hand of the sandbox's page on the program: tables are started and time is moved through the service and the clock
 * that people's own commands and deadlines use. There in the sandbox only.
 */
import { presetAbout, presetName, titleOf } from '../bot/screens/parts/named.ts';
import type { Locale } from '../i18n/locale.ts';
import { localeOf } from '../i18n/locale.ts';
import type { Words } from '../i18n/speak.ts';
import type { DrivenTime } from '../jobs/time.ts';
import type { AnyGame } from '../kit/game.ts';
import { optionsOf, presets } from '../kit/presets.ts';
import { msg } from '../messages/msg.ts';
import type { Levers, Wish } from '../sandbox/index.ts';
import { alarmsOf } from '../table/facts/alarms.ts';
import { settingsFor } from '../table/facts/clocks.ts';
import type { Reply } from '../table/model/aggregate.ts';
import type { People, Tables } from '../table/ports/ports.ts';
import type { Service } from '../table/service/service.ts';

export interface LeversNeeds {
  readonly service: Service;
  readonly tables: Tables;
  readonly people: People;
  readonly games: Readonly<Record<string, AnyGame>>;
  readonly words: Words;
  readonly time: DrivenTime;
  readonly defaults: { readonly locale: Locale; readonly zone: string };
}

export function leversOf(needs: LeversNeeds): Levers {
  const { tables, games, words, time, defaults } = needs;
  return {
    offers(language) {
      const speech = words.speak(localeOf(language) ?? defaults.locale);
      return Object.values(games).map((game) => ({
        id: game.id,
        name: speech.plain(titleOf(game.id)),
        presets: presets.map((preset) => {
          const { min, max } = game.seats(optionsOf(game, preset));
          const about = speech.plain(presetAbout(game.id, preset));
          return { id: preset, name: speech.plain(presetName(preset)), about, least: min, most: max };
        }),
      }));
    },
    start: (wish) => startTable(needs, wish),
    async moments() {
      const now = time.now();
      const live = await Promise.all((await tables.live()).map((id) => tables.read(id)));
      const alarms = live.flatMap((table) => (table ? alarmsOf(table) : [])).filter(({ at }) => at > now);
      const next = (task: 'due' | 'remind') => {
        const moments = alarms.filter((alarm) => alarm.task === task).map(({ at }) => at);
        return moments.length > 0 ? Math.min(...moments) : undefined;
      };
      return { reminder: next('remind'), deadline: next('due') };
    },
    jump: (by) => time.jump(by),
  };
}

/** Opened, filled and, if wished, begun, as by the master's own commands one after the other. */
async function startTable(needs: LeversNeeds, wish: Wish): Promise<void> {
  const { service, people, games, words, defaults } = needs;
  const locale = localeOf(wish.language) ?? defaults.locale;
  const speech = words.speak(locale);
  const game = games[wish.game];
  const preset = presets.find((each) => each === wish.preset);
  if (!game || !preset) throw new Error(speech.plain(msg('table-unknown-game')));
  const granted = (reply: Reply): void => {
    if ('refused' in reply) throw new Error(speech.plain(reply.refused));
  };
  const options = optionsOf(game, preset);
  const by = { person: wish.person };
  const opened = await service.open(by, {
    game: game.id,
    preset,
    options,
    settings: settingsFor(game, preset, 'daily', defaults.zone),
    locale,
    name: wish.title,
    home: { chat: wish.chat },
  });
  granted(opened);
  const { table } = opened;
  if (table === undefined) return;
  for (const { id, name, username = null, language_code = null } of wish.players) {
    // A table knows people by their names, and these may never have said a word to the bot.
    await people.seen({ id, name, username, languageCode: language_code });
    granted(await service.join({ person: id }, table));
  }
  if (!wish.begin) return;
  const missing = game.seats(options).min - wish.players.length;
  if (missing > 0) granted(await service.bots(by, table, missing));
  granted(await service.begin(by, table));
}
