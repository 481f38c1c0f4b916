/** Quiet hours and time zones as people type them: `23:00-8:00`, `23–8`, `Europe/Berlin`. */
import type { Settings } from '../../table/model/aggregate.ts';
import { parseTime } from './spans.ts';

/** Undefined: not two times of day, or twice the same. */
export function parseQuiet(text: string): NonNullable<Settings['quiet']> | undefined {
  const [fromText = '', toText = '', ...rest] = text.trim().split(/\s*[-–—\s]\s*/);
  const [from, to] = [hourOf(fromText), hourOf(toText)];
  return from !== undefined && to !== undefined && from !== to && rest.length === 0 ? { from, to } : undefined;
}

function hourOf(text: string): string | undefined {
  return parseTime(/^\d{1,2}$/.test(text) ? `${text}:00` : text);
}

/** A name as IANA gives it; mere shifts like `+03` are none, since they know no summer time. Undefined: no such zone. */
export function parseZone(text: string): string | undefined {
  const name = text.trim();
  if (!/^[A-Za-z]/.test(name) || name.length > 40) return undefined;
  try {
    const known = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
    // The old name of a zone stays as it was typed; `europe/berlin` is written as everybody writes it.
    return known.toLowerCase() === name.toLowerCase() ? known : name;
  } catch {
    return undefined;
  }
}
