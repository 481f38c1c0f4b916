/** The bot without Telegram and without a database: updates go in, and what it calls is noted. */
import type { Transformer } from 'grammy';
import type { Update } from 'grammy/types';
import pino from 'pino';
import type { DialogueState } from '../../src/bot/context/needs.ts';
import { createBot } from '../../src/bot/index.ts';
import { createMetrics } from '../../src/bot/pulse/metrics.ts';
import { createPast } from '../../src/bot/stage/past.ts';
import { createPhotos } from '../../src/bot/stage/photos.ts';
import { games } from '../../src/games/index.ts';
import { loadLocales } from '../../src/i18n/speak.ts';
import { hall } from '../table/hall.ts';

const me = {
  ...({ id: 1, is_bot: true, first_name: 'Slow Table', username: 'slow_bot' } as const),
  ...({ can_join_groups: true, can_read_all_group_messages: false, supports_inline_queries: false } as const),
  ...({ can_connect_to_business: false, has_main_web_app: false, has_topics_enabled: false } as const),
  ...({ allows_users_to_create_topics: false, can_manage_bots: false, supports_join_request_queries: false } as const),
};

export interface Call {
  readonly method: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

export const words = loadLocales('locales');

export function shell() {
  const inside = hall();
  for (const [id, game] of Object.entries(games)) inside.program(id, game);
  const { service, tables, people } = inside;
  const calls: Call[] = [];
  const dialogues = new Map<string, DialogueState>();
  const absent = (): Promise<never> => Promise.reject(new Error('not without a database'));
  const { bot, commands } = createBot({
    token: '1:token',
    apiRoot: 'http://127.0.0.1:9',
    service,
    tables,
    people,
    games,
    words,
    sessions: {
      read: async (key) => dialogues.get(key),
      write: async (key, state) => void dialogues.set(key, state),
      delete: async (key) => void dialogues.delete(key),
    },
    mailbag: {
      moved: async () => {},
      reachable: async () => false,
      unreachable: async () => false,
      take: async () => 0,
      later: async () => {},
    },
    statistics: { ofChat: async () => [] },
    operations: {
      ...{ health: absent, lateness: absent, phases: absent, overdue: absent, frozen: absent },
      ...{ usage: absent, maintain: absent, isMaintained: absent },
    },
    admins: [],
    photos: createPhotos({
      pictures: { png: absent },
      files: { get: async () => undefined, set: async () => {}, forget: async () => {} },
    }),
    past: createPast({ tables }),
    time: { now: () => inside.now },
    defaults: { locale: 'ru', zone: 'Europe/Moscow' },
    logger: pino({ level: 'silent' }),
    metrics: createMetrics({
      queueLength: async () => 0,
      tablesByPhase: async () => ({}),
      ages: async () => ({ oldestJob: 0, oldestLetter: 0, heartbeat: 0 }),
      restarts: () => ({}),
    }),
    heart: { hear: async () => {} },
  });
  bot.botInfo = me;
  const telegram: Transformer = async (_, method, payload) => {
    calls.push({ method, payload: { ...payload } });
    return { ok: true, result: true as never };
  };
  bot.api.config.use(telegram);
  let updates = 0;
  const chat = { id: 7, type: 'private', first_name: 'Anna' } as const;
  return {
    commands,
    /** In private, by somebody whose client speaks English: what the bot calls to answer it. */
    async says(text: string): Promise<readonly Call[]> {
      calls.length = 0;
      updates += 1;
      const length = text.split(' ')[0]?.length ?? 0;
      const message = {
        ...{ message_id: updates, date: inside.now / 1000, chat, text },
        from: { id: 7, is_bot: false, first_name: 'Anna', language_code: 'en' },
        entities: text.startsWith('/') ? [{ type: 'bot_command' as const, offset: 0, length }] : [],
      };
      await bot.handleUpdate({ update_id: updates, message } satisfies Update);
      return [...calls];
    },
  };
}
