import { describe, expect, it } from 'vitest';
import type { PacePage } from '../../src/bot/typed/dictionary.ts';
import { paceWord, parsePace } from '../../src/bot/typed/pace.ts';

const minute = 60_000;

describe('a setting of the pace is read as people type it', () => {
  it.each([
    ['zone', 'Europe/Berlin', { zone: 'Europe/Berlin' }],
    ['пояс', 'asia/tbilisi', { zone: 'Asia/Tbilisi' }],
    ['quiet', '23:00-8:00', { quiet: { from: '23:00', to: '08:00' } }],
    ['тихие', 'часы 23–8', { quiet: { from: '23:00', to: '08:00' } }],
    ['Quiet', '22.30 7:15', { quiet: { from: '22:30', to: '07:15' } }],
    ['quiet', 'off', { quiet: null }],
    ['тихо', 'нет', { quiet: null }],
    ['days', 'off sat sun', { daysOff: [6, 7] }],
    ['days', 'Sunday, Monday', { daysOff: [1, 7] }],
    ['выходные', 'сб, вс', { daysOff: [6, 7] }],
    ['выходные', 'среда среда пятница', { daysOff: [3, 5] }],
    ['days', 'none', { daysOff: [] }],
    ['выходные', 'нет', { daysOff: [] }],
    ['early', 'off', { early: false }],
    ['досрочно', 'да', { early: true }],
    ['grace', '2m', { grace: 2 * minute }],
    ['передумать', '5 минут', { grace: 5 * minute }],
    ['grace', 'off', { grace: 0 }],
    ['grace', '0', { grace: 0 }],
    ['misses', '3', { missesUntilAway: 3 }],
    ['передумать', '2м', { grace: 2 * minute }],
    ['пропуски', '1', { missesUntilAway: 1 }],
  ] as const)('%s %s', (word, text, wish) => {
    const page = paceWord(word);
    expect(page && parsePace(page, text)).toEqual(wish);
  });

  it.each([
    ['zone', ''],
    ['zone', '+03'],
    ['zone', 'Europe/Nowhere'],
    ['zone', 'constructor'],
    ['quiet', ''],
    ['quiet', '23:00'],
    ['quiet', '23:00-23:00'],
    ['quiet', '25:00-8:00'],
    ['quiet', '23:00-8:00-9:00'],
    ['days', ''],
    ['days', 'off'],
    ['days', 'off someday'],
    ['days', 'mo tu we th fr sa su'],
    ['early', 'perhaps'],
    ['early', ''],
    ['grace', '2'],
    ['grace', '2d'],
    ['misses', '0'],
    ['misses', '10'],
  ] as const)('not %s "%s"', (page: PacePage, text) => expect(parsePace(page, text)).toBeUndefined());

  it.each(['prep', 'plan', '12h', 'constructor', ''])('"%s" names none', (word) =>
    expect(paceWord(word)).toBeUndefined(),
  );
});
