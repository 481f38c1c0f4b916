/** The menus of commands, as Telegram is told them: made of what the features declare. */
import { describe, expect, test } from 'vitest';
import { menuOf } from '../../src/bot/process/commands.ts';
import { locales } from '../../src/i18n/locale.ts';
import { msg } from '../../src/messages/msg.ts';
import { shell, words } from './shell.ts';

const { commands } = shell();
const english = words.speak('en');
const namesIn = (scope: Parameters<typeof menuOf>[1]) => menuOf(commands, scope).map(({ name }) => name);

test('everybody who opens a menu finds first what he needs most', () => {
  expect(namesIn('default')).toEqual(['help']);
  expect(namesIn('group').slice(0, 3)).toEqual(['newgame', 'join', 'status']);
  expect(namesIn('private').slice(0, 3)).toEqual(['games', 'newgame', 'practice']);
});

test('no command is declared twice, and Telegram takes every name', () => {
  const names = commands.map(({ name }) => name);
  expect(names).toEqual([...new Set(names)]);
  expect(names.filter((name) => !/^[a-z0-9_]{1,32}$/.test(name))).toEqual([]);
});

describe.each(locales)('in %s', (locale) => {
  const described = [...words.ids(locale)].flatMap((id) => /^help-command-(.+)$/.exec(id)?.[1] ?? []);
  test('what is described can be done', () => {
    expect(described.toSorted()).toEqual(commands.map(({ name }) => name).toSorted());
  });
  test.each(described)('/%s is described in a few words', (name) => {
    const text = words.speak(locale).plain({ id: `help-command-${name}` });
    expect(text.length).toBeGreaterThan(2);
    expect(text.length).toBeLessThanOrEqual(60);
  });
});

test.each(commands.map(({ name }) => name))('/%s is answered', async (name) => {
  const answers = await shell().says(`/${name}`);
  const texts = answers.filter(({ method }) => method === 'sendMessage').map(({ payload }) => payload['text']);
  expect(texts).not.toEqual([]);
  for (const id of ['error-unknown-command', 'error-fault'] as const)
    expect(texts).not.toContain(english.html(msg(id)));
});
