import { describe, expect, it } from 'vitest';
import { parseClock, parseSpan, parseSpanFirst, parseTime } from '../../src/bot/typed/spans.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

describe('a span is read as people type it', () => {
  it.each([
    ['12h', 12 * hour],
    ['90m', 90 * minute],
    ['30s', 30_000],
    ['1d', day],
    ['1d12h', 36 * hour],
    ['1d 12h', 36 * hour],
    ['12ч', 12 * hour],
    ['30 мин', 30 * minute],
    ['30 мин.', 30 * minute],
    ['1 день 6 часов', 30 * hour],
    ['2 суток', 2 * day],
    ['2 Hours', 2 * hour],
    ['45 секунд', 45_000],
  ])('%s', (text, milliseconds) => expect(parseSpan(text)).toBe(milliseconds));

  it.each(['', '12', 'h', '0h', '-1h', '12 horses', '1e9h', '61d', '99999d', '6h please', '<b>', '١٢h'])(
    'not %s',
    (text) => expect(parseSpan(text)).toBeUndefined(),
  );
});

describe('a time of day', () => {
  it.each([
    ['21:00', '21:00'],
    ['9:05', '09:05'],
    ['09.30', '09:30'],
    [' 0:00 ', '00:00'],
  ])('%s', (text, time) => expect(parseTime(text)).toBe(time));
  it.each(['24:00', '9:60', '9', '9:5', '21:00:00'])('not %s', (text) => expect(parseTime(text)).toBeUndefined());
});

it('a clock is either', () => {
  expect(parseClock('21:00')).toEqual({ at: '21:00' });
  expect(parseClock('12h')).toEqual({ span: 12 * hour });
  expect(parseClock('soon')).toBeUndefined();
});

it.each([
  ['6h', 6 * 3_600_000, ''],
  ['6h the train is late', 6 * 3_600_000, 'the train is late'],
  ['1 день 6 часов у Бориса отключили свет', 30 * 3_600_000, 'у Бориса отключили свет'],
  ['30 мин 2 раза постучите', 30 * 60_000, '2 раза постучите'],
])('%s: a span first, a reason after it', (text, span, rest) => expect(parseSpanFirst(text)).toEqual({ span, rest }));
it.each(['', 'soon', 'the train, 6h'])('%s begins with no span', (text) =>
  expect(parseSpanFirst(text)).toBeUndefined(),
);
