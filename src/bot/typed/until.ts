/** Until when, as people type it: `3d`, `2 недели` in days, `12.06`, `12.06.2030`, `2030-06-12`; a day counts to its end. */
import { DateTime } from 'luxon';
import type { Millis } from '../../table/model/aggregate.ts';
import { parseSpan } from './spans.ts';

/** Nobody means a day that is further away; Telegram cannot even write some of them. */
const furthestYears = 10;
/** A day of the calendar comes again within these, the 29th of February too. */
const nextYears = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/** Undefined: no span and no day, or a day that no calendar has. A day without a year is the next one of that name. */
export function parseUntil(words: string, now: Millis, zone: string): Millis | undefined {
  const span = parseSpan(words);
  if (span !== undefined) return now + span;
  const today = DateTime.fromMillis(now, { zone }).startOf('day');
  const day = dayNamed(words.trim(), today);
  return day?.isValid && day <= today.plus({ years: furthestYears }) ? endOf(day) : undefined;
}

function dayNamed(words: string, today: DateTime): DateTime | undefined {
  if (/^\d{4}-\d\d-\d\d$/.test(words)) return DateTime.fromISO(words, { zone: today.zone });
  const [, day, month, year] = /^(\d{1,2})\.(\d{1,2})(?:\.(\d{4}))?$/.exec(words) ?? [];
  if (day === undefined || month === undefined) return undefined;
  const wanted = (of: number) =>
    DateTime.fromObject({ year: of, month: Number(month), day: Number(day) }, { zone: today.zone });
  if (year !== undefined) return wanted(Number(year));
  return nextYears.map((n) => wanted(today.year + n)).find((x) => x.isValid && x >= today);
}

function endOf(day: DateTime): Millis {
  return day.plus({ days: 1 }).startOf('day').toMillis();
}
