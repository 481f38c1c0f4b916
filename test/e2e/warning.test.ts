/** What operators hear past the queue. */
import { fileURLToPath } from 'node:url';
import { Api } from 'grammy';
import pino from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { createWarning } from '../../src/bot/process/warning.ts';
import { loadLocales } from '../../src/i18n/speak.ts';
import { startSandbox, textOf } from '../../src/sandbox/index.ts';
import { openStorage } from '../storage/kit.ts';

const words = loadLocales(fileURLToPath(new URL('../../locales', import.meta.url)));
const logger = pino({ level: 'silent' });

test('each operator in his language, even where the database is silent; the same no more than once in ten minutes', async () => {
  const [sandbox, storage] = [await startSandbox(), await openStorage()];
  onTestFinished(async () => {
    await sandbox.close();
    await storage.close();
  });
  const anna = sandbox.people.addUser({ first_name: 'Анна', started: true });
  const boris = sandbox.people.addUser({ first_name: 'Boris', started: true });
  const stranger = sandbox.people.addUser({ first_name: 'Never pressed Start' });
  await storage.people.seen({ id: boris.id, name: 'Boris', username: null, languageCode: 'en' });
  let now = 0;
  let isSilent = false;
  const warn = createWarning({
    api: new Api(sandbox.token, { apiRoot: sandbox.apiRoot }),
    admins: [anna.id, boris.id, stranger.id],
    people: {
      ...storage.people,
      get: (ids) => (isSilent ? new Promise(() => undefined) : storage.people.get(ids)),
    },
    words,
    defaults: { locale: 'ru', zone: 'Europe/Moscow' },
    logger,
    now: () => now,
  });
  const heard = () => [anna, boris].map(({ chat }) => chat.fromBot.map(textOf));

  await warn('warning-worker-restarted');
  await warn('warning-worker-restarted');
  expect(heard()).toEqual([
    [expect.stringContaining('Работа перезапущена')],
    [expect.stringContaining('fresh worker')],
  ]);

  isSilent = true;
  await warn('warning-worker-dead');
  expect(heard()[1]).toEqual([expect.any(String), expect.stringContaining('завершится')]);

  now += 11 * 60_000;
  await warn('warning-worker-restarted');
  expect(heard()[0]).toHaveLength(3);
});
