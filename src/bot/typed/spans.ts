/**
 * Spans and times of day as people type them: `12h`, `90m`, `30s`, `1d12h`, `12ч`, `30 мин`, `1 день 6 часов`; `21:00`, `9.30`.
 */
import type { Clock, Millis } from '../../table/model/aggregate.ts';
import { type Unit, unitNames } from './dictionary.ts';
import { means } from './words.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

const sizes: Readonly<Record<Unit, Millis>> = { day, hour, minute, second };
const units = unitNames.map((unit) => [sizes[unit], means(({ units }) => units[unit])] as const);

/** Longer than this is a slip of the thumb, not a pace. */
export const longestSpan = 60 * day;

/** Undefined: not a span, nothing at all, or longer than anybody waits. */
export function parseSpan(text: string): Millis | undefined {
  const words = text.trim().toLowerCase();
  if (!/^(?:\d{1,5}\s*\p{L}+\.?\s*)+$/u.test(words)) return undefined;
  let sum = 0;
  for (const [, count = '', unit = ''] of words.matchAll(/(\d+)\s*(\p{L}+)/gu)) {
    const size = units.find(([, isUnit]) => isUnit(unit))?.[0];
    if (size === undefined) return undefined;
    sum += Number(count) * size;
  }
  return sum > 0 && sum <= longestSpan ? sum : undefined;
}

/** A span and whatever is said after it: `6h the train is late`. */
export function parseSpanFirst(text: string): { readonly span: Millis; readonly rest: string } | undefined {
  const words = text.trim().split(/\s+/);
  for (let count = words.length; count > 0; count--) {
    const span = parseSpan(words.slice(0, count).join(' '));
    if (span !== undefined) return { span, rest: words.slice(count).join(' ') };
  }
  return undefined;
}

/** A time of day as the table keeps it: `09:05`. */
export function parseTime(text: string): string | undefined {
  const [, hours = '', minutes = ''] = /^([01]?\d|2[0-3])[:.]([0-5]\d)$/.exec(text.trim()) ?? [];
  return minutes === '' ? undefined : `${hours.padStart(2, '0')}:${minutes}`;
}

export function parseClock(text: string): Clock | undefined {
  const at = parseTime(text);
  if (at !== undefined) return { at };
  const span = parseSpan(text);
  return span === undefined ? undefined : { span };
}
