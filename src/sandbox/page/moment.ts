/** Moments and spans in the reader's language and time zone. */
import { language } from './words.ts';

/** British dates in English: the order in which both languages say them. */
const tag = (): string => (language.value === 'ru' ? 'ru' : 'en-GB');

const formats = new Map<string, Intl.DateTimeFormat>();
/** Making a format takes longer than formatting a whole chat with it. */
function format(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = tag() + JSON.stringify(options);
  const made = formats.get(key) ?? new Intl.DateTimeFormat(tag(), options);
  formats.set(key, made);
  return made;
}

export const clockTime = (at: number): string => format({ hour: '2-digit', minute: '2-digit' }).format(at);

export const dayAndTime = (at: number): string =>
  format({ weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' }).format(at);

export const day = (at: number): string => format({ weekday: 'long', day: 'numeric', month: 'long' }).format(at);

/** https://core.telegram.org/bots/api#date-time-entity-formatting; undefined where the text itself is to stand. */
export function momentText(at: number, how: string, now: number): string | undefined {
  if (how === 'r') return relative(at - now);
  const options: Intl.DateTimeFormatOptions = {};
  if (how.includes('w')) options.weekday = 'short';
  if (how.includes('d')) Object.assign(options, { day: 'numeric', month: 'short' });
  if (how.includes('D')) Object.assign(options, { day: 'numeric', month: 'long', year: 'numeric' });
  if (/t/i.test(how)) Object.assign(options, { hour: '2-digit', minute: '2-digit' });
  if (how.includes('T')) options.second = '2-digit';
  return Object.keys(options).length === 0 ? undefined : format(options).format(at);
}

/** The unit, its seconds, and from how many seconds on it is told: "in 29 hours" says more than "tomorrow". */
const units: readonly [Intl.RelativeTimeFormatUnit, number, number][] = [
  ['day', 86_400, 2 * 86_400],
  ['hour', 3600, 2 * 3600],
  ['minute', 60, 60],
  ['second', 1, 0],
];

/** 'in 5 hours', 'in 12 seconds', '3 minutes ago'. */
export function relative(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  const [unit, size] = units.find(([, , from]) => Math.abs(seconds) >= from) ?? ['second', 1];
  return new Intl.RelativeTimeFormat(tag(), { numeric: 'auto' }).format(Math.trunc(seconds / size), unit);
}
