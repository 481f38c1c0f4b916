import { DateTime } from 'luxon';
import { expect, test } from 'vitest';
import { parseUntil } from '../../src/bot/typed/until.ts';

const zone = 'Europe/Moscow';
const now = DateTime.fromISO('2030-06-10T15:00', { zone }).toMillis();
const until = (words: string) => {
  const at = parseUntil(words, now, zone);
  return at === undefined ? undefined : DateTime.fromMillis(at, { zone }).toFormat('yyyy-MM-dd HH:mm');
};

test.each([
  ['3d', '2030-06-13 15:00'],
  ['12.06', '2030-06-13 00:00'],
  ['10.06', '2030-06-11 00:00'],
  ['9.6', '2031-06-10 00:00'],
  ['12.06.2031', '2031-06-13 00:00'],
  ['2030-06-12', '2030-06-13 00:00'],
  ['29.02', '2032-03-01 00:00'],
  ['10.06.2040', '2040-06-11 00:00'],
])('%s is a time until which a seat can be lent', (words, at) => expect(until(words)).toBe(at));

test.each([
  ...['', 'whenever', '32.01', '31.02', '29.02.2031', '2030-13-01', '12.06.30', '0d', '-5d', '1e9d', '25:61'],
  // Telegram writes no date after the year 5138, and nobody lends a seat for so long.
  ...['11.06.2040', '12.06.6000', '31.12.9999', '9999-12-31', '99999999999d'],
])('%s is none', (words) => expect(until(words)).toBeUndefined());
