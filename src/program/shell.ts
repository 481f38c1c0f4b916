/** The bot as people meet it: it has introduced itself to Telegram, and can answer and deliver. */
import type { Logger } from 'pino';
import { createDeliver } from '../bot/delivery/deliver.ts';
import { createBot } from '../bot/index.ts';
import { createWarning } from '../bot/process/warning.ts';
import { createPast } from '../bot/stage/past.ts';
import { createPhotos } from '../bot/stage/photos.ts';
import type { Words } from '../i18n/speak.ts';
import type { AnyGame } from '../kit/game.ts';
import { createPictures } from '../pictures/index.ts';
import type { Config } from './config.ts';
import type { Health } from './health.ts';
import { leversOf } from './levers.ts';
import type { Store } from './store.ts';
import type { runTables } from './tables.ts';
import type { Telegram } from './telegram.ts';

export interface ShellNeeds extends ReturnType<typeof runTables> {
  readonly config: Config;
  readonly store: Store;
  readonly telegram: Telegram;
  readonly health: Health;
  readonly games: Readonly<Record<string, AnyGame>>;
  readonly words: Words;
  readonly logger: Logger;
}

export async function createShell({ config, store, telegram, health, service, heart, onTooOld, ...rest }: ShellNeeds) {
  const { games, words, logger } = rest;
  const { tables, people, mailbag, sessions, statistics, operations, time, driven } = store;
  const { api, token, apiRoot, sandbox, insistent } = telegram;
  const defaults = { locale: config.defaultLocale, zone: config.defaultTimezone };
  const given = {
    ...{ token, apiRoot, service, tables, people, mailbag, sessions, statistics, operations, time, heart },
    ...{ games, words, defaults, logger },
    admins: config.adminIds,
    metrics: health.metrics,
    past: createPast({ tables }),
    photos: createPhotos({ pictures: createPictures(), files: store.files }),
  };
  if (driven) sandbox?.attach(leversOf({ ...given, time: driven }));
  const { bot, stageFor, commands } = createBot(given);
  bot.botInfo = await insistent.getMe();
  const deliver = createDeliver({ ...given, mailbag, api, stageFor, defaultLocale: defaults.locale, onTooOld });
  for (const each of [bot.api, api]) each.config.use(heart.listening);
  await heart.hear(); // introduced: Telegram answers. What was lost is given back before any deadline strikes
  return { bot, commands, deliver, warn: createWarning({ ...given, api }) };
}
