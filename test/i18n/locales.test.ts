/** What holds for every text of the shell, in every language. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Message, type Pattern, parse, Transformer, type VariableReference } from '@fluent/syntax';
import { describe, expect, test } from 'vitest';
import { areas } from '../../scripts/areas.ts';
import { render, variablesOf } from '../../scripts/messages.ts';
import { type Locale, locales } from '../../src/i18n/locale.ts';
import { loadLocales, type Words } from '../../src/i18n/speak.ts';
import type { Arg } from '../../src/kit/game.ts';
import { parseHtml } from '../../src/sandbox/html.ts';
import { root } from './words.ts';

function messagesOf(locale: Locale, area: string): readonly Message[] {
  const { body } = parse(readFileSync(join(root, locale, `${area}.ftl`), 'utf8'), {});
  return body.flatMap((entry) => {
    if (entry.type === 'Junk') throw new Error(`${locale}/${area}.ftl: ${entry.content}`);
    return entry.type === 'Message' ? [entry] : [];
  });
}

function isArea(file: string): boolean {
  return areas.some((area) => area === file);
}

class Variables extends Transformer {
  readonly names = new Set<string>();
  override visitVariableReference(node: VariableReference): VariableReference {
    this.names.add(node.id.name);
    return node;
  }
}
function used(message: Message): readonly string[] {
  const variables = new Variables();
  variables.visit(message.clone());
  variables.names.delete('case');
  return [...variables.names].sort();
}

const others = locales.slice(1);
/** Quotation marks and letters of the other language: each has its own. */
const foreign: Partial<Readonly<Record<Locale, readonly RegExp[]>>> = { ru: [/[“”]/], en: [/[«»а-яё]/i] };

/** Read once, and with a fault anew: each test that needs them then says so. */
let read: Words | undefined;
const words = (): Words => (read ??= loadLocales(root));

test('all of locales/ can be loaded', () => {
  expect(words).not.toThrow();
});

test('src/messages/messages.ts is what `npm run messages` would write', () => {
  const target = fileURLToPath(new URL('../../src/messages/messages.ts', import.meta.url));
  expect(readFileSync(target, 'utf8')).toBe(render());
});

test('a message stands in the file of its first word; a game that has more files calls them by it too', () => {
  const files = readdirSync(join(root, locales[0])).map((name) => name.replace(/\.ftl$/, ''));
  const strays = files.flatMap((file) =>
    messagesOf(locales[0], file).flatMap(({ id: { name } }) => {
      const [word = ''] = name.split('-');
      return word === file || (!isArea(file) && file.startsWith(`${word}-`)) ? [] : [`${name} in ${file}.ftl`];
    }),
  );
  expect(strays).toEqual([]);
});

describe.each(areas)('%s.ftl', (area) => {
  test.each(others)('is the same in %s: ids, their order and their variables', (locale) => {
    const [mine, first] = [locale, locales[0]].map((x) =>
      messagesOf(x, area).map((message) => `${message.id.name}: ${used(message).join(' ')}`),
    );
    expect(mine).toEqual(first);
  });

  test.each(locales)('%s documents every variable', (locale) => {
    for (const message of messagesOf(locale, area)) expect(() => variablesOf(message)).not.toThrow();
  });

  test.each(locales)('%s can be spoken with any number, as HTML that Telegram reads and as plain text', (locale) => {
    const speech = words().speak(locale, () => 'Анна');
    for (const message of messagesOf(locale, area)) {
      for (const count of [0, 1, 2, 5, 11, 21]) {
        const args = Object.fromEntries(
          [...variablesOf(message)].map(([name, type]) => [name, sample(type, name, count)]),
        );
        const said = { id: message.id.name, args };
        expect(() => parseHtml(speech.html(said)), message.id.name).not.toThrow();
        const plain = speech.plain(said);
        expect(plain, message.id.name).not.toMatch(/[{}<>]|undefined|NaN|\[object/);
        expect(plain.trim(), message.id.name).not.toBe('');
      }
    }
  });

  test.each(locales)('%s is typed with care', (locale) => {
    for (const message of messagesOf(locale, area)) {
      const text = textOf(message.value);
      expect(text, message.id.name).not.toMatch(/ {2,}\S|\.\.\.| ,| \.(\s|$)|["']\S+["']/);
      for (const strange of foreign[locale] ?? []) expect(text, message.id.name).not.toMatch(strange);
    }
  });
});

test('what the table and the bot say is there to be said', () => {
  const known = words().ids(locales[0]);
  const shell = /['`]((?:lobby|table|error|menu|help|master|log|clock|shell)-[a-z0-9-]*[a-z0-9])['`]/g;
  for (const file of ['table', 'bot', 'jobs'].flatMap(sourcesIn)) {
    for (const [, id = ''] of readFileSync(file, 'utf8').matchAll(shell))
      expect(known.has(id), `${file}: ${id}`).toBe(true);
  }
});

test('what is there to be said is said by somebody', () => {
  const program = ['kit', 'table', 'bot', 'i18n', 'games']
    .flatMap((folder) => sourcesIn(folder))
    .filter((file) => !file.endsWith('messages/messages.ts'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const whole = new Set([...program.matchAll(/['"]([a-z][a-z0-9-]*)['"]/g)].map(([, id = '']) => id));
  const patterns = [...program.matchAll(/`([a-z]+-[a-z0-9-]*\$\{[^`]*)`/g)].map(
    ([, pattern = '']) => new RegExp(`^${pattern.replace(/\$\{[^}]*\}/g, '[a-z0-9_-]+')}$`),
  );
  const ids = areas.flatMap((area) => messagesOf(locales[0], area).map((x) => x.id.name));
  const unsaid = ids.filter((id) => !whole.has(id) && !patterns.some((pattern) => pattern.test(id)));
  expect(unsaid).toEqual([]);
});

function sourcesIn(folder: string): readonly string[] {
  const dir = fileURLToPath(new URL(`../../src/${folder}/`, import.meta.url));
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(dir, name));
}

function sample(type: string, name: string, count: number): Arg {
  switch (type) {
    case 'number':
      return ['at', 'now'].includes(name)
        ? 1_796_061_600_000 + count
        : name === 'ms' || name === 'span'
          ? count * 3_600_000
          : count;
    case 'string':
      return name === 'zone' ? 'Europe/Moscow' : name === 'locale' ? locales[0] : 'слово';
    case 'name':
      return 'слово';
    case 'Msg':
      return { id: 'log-paused' };
    case 'seat':
      return { seat: 1 };
    case 'list':
      return [{ seat: 1 }, { seat: 2 }].slice(0, Math.max(1, count));
    default:
      throw new Error(`a variable of unknown type ${type}`);
  }
}

function textOf(pattern: Pattern | null): string {
  return (pattern?.elements ?? [])
    .map((x) =>
      x.type === 'TextElement'
        ? x.value
        : x.expression.type === 'SelectExpression'
          ? x.expression.variants.map((v) => textOf(v.value)).join(' ')
          : '#',
    )
    .join('');
}
