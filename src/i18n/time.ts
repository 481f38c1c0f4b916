/**
 * Moments and spans in words. A moment is written so that a client shows it in the reader's own zone; the text inside is what
 * older clients show, in the table's zone. Without markup (on buttons, in toasts) that text stands alone.
 */
import type { Idiom } from './idiom.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

const units = [
  ['day', day],
  ['hour', hour],
  ['minute', minute],
  ['second', second],
] as const;

/** "5 ч 12 мин", "2 дня 3 ч": the two largest units that are there. */
export function span(idiom: Idiom, milliseconds: number): string {
  let rest = Math.max(0, Math.round(milliseconds / second) * second);
  if (rest === day) return idiom.day;
  const parts: string[] = [];
  for (const [unit, size] of units) {
    const count = Math.floor(rest / size);
    if (count > 0) parts.push(amount(idiom, unit, count));
    else if (parts.length > 0) break; // "1 day" rather than "1 day 4 min"
    if (parts.length === 2) break;
    rest -= count * size;
  }
  return parts.length > 0 ? parts.join(' ') : amount(idiom, 'second', 0);
}

/** "через 5 ч 12 мин": how long until then. Whole minutes, for a text that is read some seconds later. */
export function until(idiom: Idiom, left: number): string {
  if (left <= 0) return idiom.past;
  return left < minute ? idiom.soon : idiom.within(span(idiom, Math.floor(left / minute) * minute));
}

/** `<tg-time …>21:00, пн 30 нояб. (МСК)</tg-time>`, and with `now` how long until then, which newer clients count down. */
export function moment(idiom: Idiom, at: number, zone: string, now?: number): string {
  const unix = Math.floor(at / second);
  const date = `<tg-time unix="${unix}" format="wdt">${dateTime(idiom, at, zone)}</tg-time>`;
  if (now === undefined) return date;
  return `${date} · <tg-time unix="${unix}" format="r">${until(idiom, at - now)}</tg-time>`;
}

/** The same without markup. */
export function plainMoment(idiom: Idiom, at: number, zone: string, now?: number): string {
  const date = dateTime(idiom, at, zone);
  return now === undefined ? date : `${date} · ${until(idiom, at - now)}`;
}

/** "21:00, пн 30 нояб. (МСК)" */
function dateTime(idiom: Idiom, at: number, zone: string): string {
  const format = new Intl.DateTimeFormat(idiom.tag, {
    timeZone: zone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, value]));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
  const date = `${part('weekday')} ${part('day')} ${part('month')}`;
  return `${part('hour')}:${part('minute')}, ${date} (${zoneName(idiom, at, zone)})`;
}

/** "МСК", "CET", "GMT+5": short, because it stands in every deadline. */
export function zoneName(idiom: Idiom, at: number, zone: string): string {
  const known = idiom.zone(zone);
  if (known !== undefined) return known;
  const parts = new Intl.DateTimeFormat(idiom.tag, { timeZone: zone, timeZoneName: 'short' }).formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}

/** A zone without a moment: "МСК", "Берлин", "Berlin". */
export function placeName(idiom: Idiom, zone: string): string {
  return idiom.zone(zone) ?? idiom.place(zone) ?? (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
}

function amount(idiom: Idiom, unit: (typeof units)[number][0], count: number): string {
  const unitDisplay = unit === 'day' ? 'long' : 'short';
  return new Intl.NumberFormat(idiom.tag, { style: 'unit', unit, unitDisplay }).format(count);
}
