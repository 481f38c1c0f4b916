/** Until when, as people type it: `3d`, `2 недели` in days, `12.06`, `12.06.2030`, `2030-06-12`; a day counts to its end. */
import { DateTime } from 'luxon';
import type { Millis } from '../table/aggregate.ts';
import { parseSpan } from './spans.ts';

/** Undefined: no span and no day, or a day that no calendar has. A day without a year is the next one of that name. */
export function parseUntil(words: string, now: Millis, zone: string): Millis | undefined {
  const span = parseSpan(words);
  if (span !== undefined) return now + span;
  const [, day, month, year] = /^(\d{1,2})\.(\d{1,2})(?:\.(\d{4}))?$/.exec(words.trim()) ?? [];
  const iso = /^\d{4}-\d\d-\d\d$/.test(words.trim()) ? DateTime.fromISO(words.trim(), { zone }) : undefined;
  if (iso) return iso.isValid ? endOf(iso) : undefined;
  if (day === undefined || month === undefined) return undefined;
  const today = DateTime.fromMillis(now, { zone });
  const wanted = (of: number) => DateTime.fromObject({ year: of, month: Number(month), day: Number(day) }, { zone });
  const named = wanted(year === undefined ? today.year : Number(year));
  if (!named.isValid) return undefined;
  const next = year === undefined && named < today.startOf('day') ? wanted(today.year + 1) : named;
  return next.isValid ? endOf(next) : undefined;
}

function endOf(day: DateTime): Millis {
  return day.plus({ days: 1 }).startOf('day').toMillis();
}
