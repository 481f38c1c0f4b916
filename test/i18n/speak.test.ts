import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadLocales } from '../../src/i18n/speak.ts';
import { msg } from '../../src/messages/msg.ts';
import { parseHtml } from '../../src/sandbox/html.ts';
import { folder, root, toyWords } from './words.ts';

const words = toyWords();
const ru = words.speak('ru');
const en = words.speak('en');

describe('two outputs', () => {
  test('what was put in is escaped in HTML and left alone in plain text', () => {
    const left = msg('table-left', { name: '<b>Дача</b> & "Ко"' });
    expect(ru.html(left)).toContain('«&lt;b&gt;Дача&lt;/b&gt; &amp; &quot;Ко&quot;»');
    expect(ru.plain(left)).toContain('«<b>Дача</b> & "Ко"»');
  });
  test('our own markup is there in HTML and gone in plain text', () => {
    expect(ru.html(msg('error-span'))).toContain('<code>/extend 6ч</code>');
    expect(ru.plain(msg('error-span'))).toContain('Примеры: /extend 6ч, /extend 90м');
  });
  test('a moment is a tag in HTML and words in plain text', () => {
    const deadline = msg('menu-deadline', { at: 1_796_061_600_000, zone: 'Europe/Moscow', now: 1_796_042_880_000 });
    expect(ru.html(deadline)).toBe(
      '⏳ до <tg-time unix="1796061600" format="wdt">21:00, пн 30 нояб. (МСК)</tg-time> · <tg-time unix="1796061600" format="r">через 5 ч 12 мин</tg-time>',
    );
    expect(ru.plain(deadline)).toBe('⏳ до 21:00, пн 30 нояб. (МСК) · через 5 ч 12 мин');
    expect(en.plain(deadline)).toBe('⏳ until 21:00, Mon 30 Nov (MSK) · in 5 hrs 12 mins');
  });
});

describe('arguments', () => {
  test('a message in a message is spoken in the nominative, or in the case that is asked for', () => {
    expect(ru.plain({ id: 'toy-gun' })).toBe('пушка');
    expect(ru.plain({ id: 'toy-takes', args: { gun: { id: 'toy-gun' } } })).toBe('берёт пушку');
    expect(ru.plain({ id: 'toy-takes', args: { gun: [{ id: 'toy-gun' }, { id: 'toy-gun' }] } })).toBe(
      'берёт пушку и пушку',
    );
  });
  test('a nested message is escaped once', () => {
    const chosen = msg('table-chosen', { what: { id: 'toy-say', args: { text: 'a < b' } } });
    expect(ru.html(chosen)).toBe('Записано: a &lt; b');
  });
  test('lists are joined as the language joins them', () => {
    const known = ['prep', 'plan', 'bonus'];
    expect(ru.plain(msg('table-clock-unknown', { known }))).toContain('Есть: prep, plan и bonus.');
    expect(en.plain(msg('table-clock-unknown', { known }))).toContain('It has: prep, plan and bonus.');
  });
  test('a title begins a line with a capital letter', () => {
    expect(ru.html(msg('table-status-title', { title: { id: 'log-paused' } }))).toBe('<b>Пауза</b>');
  });
  test('numbers are written as the language writes them', () => {
    expect(ru.plain(msg('table-reminded', { count: 12_345 }))).toContain('12\u00a0345');
    expect(en.plain(msg('table-reminded', { count: 12_345 }))).toContain('12,345');
  });
  test.each([
    [1, 'Не хватает 1 игрока'],
    [2, 'Не хватает 2 игроков'],
    [5, 'Не хватает 5 игроков'],
    [11, 'Не хватает 11 игроков'],
    [21, 'Не хватает 21 игрока'],
  ])('%i is counted as Russian counts', (need, said) => {
    expect(ru.plain(msg('table-too-few', { need, min: 30 }))).toContain(said);
  });
  test.each([
    [1, '1 игрок'],
    [2, '2 игрока'],
    [5, '5 игроков'],
    [11, '11 игроков'],
    [21, '21 игрок'],
  ])('%i players are needed', (need, said) => {
    expect(ru.plain(msg('lobby-need', { need }))).toMatch(new RegExp(`${said} —`));
  });
});

test('languages are called as they call themselves', () => {
  expect(ru.plain(msg('lobby-language', { locale: 'en' }))).toBe('English');
  expect(en.plain(msg('lobby-language', { locale: 'ru' }))).toBe('русский');
  expect(() => en.plain(msg('lobby-language', { locale: 'xx' }))).toThrow('LANGUAGE wants');
});

describe('names', () => {
  const spoken = (name: string | undefined, html = true) => {
    const speech = words.speak('ru', () => name);
    const back = msg('log-back', { seat: { seat: 2 } });
    return (html ? speech.html(back) : speech.plain(back)).replace(': снова в игре', '');
  };
  test('HTML in a name is only text', () => {
    expect(spoken('<b>Вася</b>')).toBe('&lt;b&gt;Вася&lt;/b&gt;');
    expect(parseHtml(spoken('<a href="x">&amp;</a>')).entities).toEqual([]);
  });
  test('direction marks, line breaks and halves of pairs are gone', () => {
    expect(spoken('\u202eавсяВ\u2066\r\nи \ud83d Ко\u0000')).toBe('авсяВ и Ко');
  });
  test('a name that cannot be seen is a seat', () => {
    for (const name of ['', '   ', '\u200f\u3164\u2800', '\ud800', undefined]) expect(spoken(name)).toBe('место 3');
  });
  test('emoji made of several stay whole, and long names end in an ellipsis', () => {
    const family = '👩‍👩‍👧‍👦';
    expect(spoken(family.repeat(20))).toBe(family.repeat(20));
    expect(spoken('я'.repeat(64))).toBe(`${'я'.repeat(31)}…`);
    expect(spoken(family.repeat(40))).toBe(`${family.repeat(31)}…`);
  });
  test('towers of marks are cut', () => {
    expect(spoken(`a${'\u0301'.repeat(500)}b`).length).toBeLessThan(40);
  });
  test('a name pings nobody and offers no command, yet reads the same', () => {
    for (const name of ['@admin', '/close', '#tag', 't.me/x', 'https://evil.example']) {
      expect(spoken(name)).not.toBe(name);
      expect(spoken(name).replaceAll('\u2060', '')).toBe(name);
      expect(spoken(name, false)).toBe(name);
    }
  });
  test('computer players have names of their own, the same at every look', () => {
    const all = Array.from({ length: 16 }, (_, seat) => words.computer('ru', seat));
    expect(new Set(all).size).toBe(16);
    expect(all.every((name) => name.startsWith('🤖 '))).toBe(true);
    expect(words.computer('ru', 0)).toBe(words.computer('ru', 0));
    expect(words.computer('en', 16)).toBe(`${words.computer('en', 0)} 2`);
  });
});

/** What is wanted of every language beside its texts. */
const idioms = Object.fromEntries(
  ['ru', 'en'].map((locale) => [`${locale}/language.ftl`, readFileSync(join(root, locale, 'language.ftl'), 'utf8')]),
);

describe('faults', () => {
  test('an unknown message or a missing argument is thrown', () => {
    expect(() => ru.html({ id: 'no-such' })).toThrow('there is no message "no-such"');
    expect(() => ru.html({ id: 'table-joined' })).toThrow('"table-joined" cannot be spoken');
  });
  test('in production they are told, and the reader sees neither an id nor a brace', () => {
    const told: string[] = [];
    const files = { 'ru/a.ftl': 'a-b = { $x }', 'en/a.ftl': 'a-b = { $x }' };
    const speech = loadLocales(folder({ ...files, ...idioms }), (x) => told.push(x)).speak('en');
    for (const id of ['no-such', 'a-b']) expect(speech.html({ id })).toBe('(this text got lost)');
    expect(told).toHaveLength(2);
  });
  test.each([
    [{ 'ru/a.ftl': 'a = б\nb = { $x ', 'en/a.ftl': 'a = b\nb = b' }, 'locales/ru/a.ftl:2: cannot read message "b"'],
    [{ 'ru/a.ftl': 'a = б\nчто-то', 'en/a.ftl': 'a = b' }, 'locales/ru/a.ftl:2: this line belongs to no message'],
    [{ 'ru/a.ftl': 'a = б\nb = в', 'en/a.ftl': 'a = b' }, '"b" is missing in en'],
    [{ 'ru/a.ftl': 'a = б', 'ru/b.ftl': 'a = в', 'en/a.ftl': 'a = b' }, 'message "a" is written twice'],
    [{ 'ru/a.ftl': 'a = б' }, 'no .ftl files in'],
    [{ 'ru/a.ftl': 'a = б', 'en/a.ftl': 'a = b' }, 'locales/ru: there is no message "language-name"'],
  ])('a broken folder is named at start', (files, fault) => {
    expect(() => loadLocales(folder(files))).toThrow(fault);
  });
});
