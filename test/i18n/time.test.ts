import { expect, test } from 'vitest';
import { idiomOf } from '../../src/i18n/idiom.ts';
import { readLanguages } from '../../src/i18n/load.ts';
import type { Locale } from '../../src/i18n/locale.ts';
import { moment, plainMoment, span, until, zoneName } from '../../src/i18n/time.ts';
import { root } from './words.ts';

const languages = readLanguages(root);
const idiom = (locale: Locale) => {
  const language = languages.get(locale);
  if (!language) throw new Error(`no ${locale}`);
  return idiomOf(language);
};
const [ru, en] = [idiom('ru'), idiom('en')];

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

test.each([
  [5 * hour + 12 * minute, '5 ч 12 мин', '5 hrs 12 mins'],
  [12 * hour, '12 ч', '12 hrs'],
  [day, 'сутки', '24 hrs'],
  [2 * day + 3 * hour + 7 * minute, '2 дня 3 ч', '2 days 3 hrs'],
  [21 * day, '21 день', '21 days'],
  [day + 4 * minute, '1 день', '1 day'],
  [90_000, '1 мин 30 с', '1 min 30 secs'],
  [0, '0 с', '0 secs'],
])('a span of %i ms', (ms, russian, english) => {
  expect(span(ru, ms)).toBe(russian);
  expect(span(en, ms)).toBe(english);
});

test('how long until then', () => {
  expect(until(ru, 5 * hour + 59_000)).toBe('через 5 ч');
  expect(until(ru, 30_000)).toBe('меньше чем через минуту');
  expect(until(en, -1)).toBe('time is up');
});

test('a moment is told in the zone of the table, summer time included', () => {
  const winter = Date.UTC(2026, 10, 30, 18);
  const summer = Date.UTC(2026, 6, 1, 18);
  expect(plainMoment(ru, winter, 'Europe/Moscow')).toBe('21:00, пн 30 нояб. (МСК)');
  expect(plainMoment(en, winter, 'Europe/Berlin')).toBe('19:00, Mon 30 Nov (CET)');
  expect(plainMoment(en, summer, 'Europe/Berlin')).toBe('20:00, Wed 1 Jul (CEST)');
  expect(zoneName(ru, winter, 'Asia/Yekaterinburg')).toBe('GMT+5');
  expect(moment(en, winter, 'UTC')).toBe('<tg-time unix="1796061600" format="wdt">18:00, Mon 30 Nov (UTC)</tg-time>');
});

test('midnight is 00:00', () => {
  expect(plainMoment(ru, Date.UTC(2026, 10, 29, 21), 'Europe/Moscow')).toMatch(/^00:00/);
});
