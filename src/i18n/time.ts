/**
 * Moments and spans in words. A moment is written so that a client shows it in the reader's own zone; the text inside is what
 * older clients show, in the table's zone. Without markup (on buttons, in toasts) that text stands alone.
 */
import { type Locale, tags } from './locale.ts';

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

const words: Readonly<Record<Locale, { day: string; soon: string; within: string; past: string }>> = {
  ru: { day: 'сутки', soon: 'меньше чем через минуту', within: 'через', past: 'время вышло' },
  en: { day: '24 hrs', soon: 'in less than a minute', within: 'in', past: 'time is up' },
};

/** "5 ч 12 мин", "2 дня 3 ч": the two largest units that are there. */
export function span(locale: Locale, milliseconds: number): string {
  let rest = Math.max(0, Math.round(milliseconds / second) * second);
  if (rest === day) return words[locale].day;
  const parts: string[] = [];
  for (const [unit, size] of units) {
    const count = Math.floor(rest / size);
    if (count > 0) parts.push(amount(locale, unit, count));
    else if (parts.length > 0) break; // "1 day" rather than "1 day 4 min"
    if (parts.length === 2) break;
    rest -= count * size;
  }
  return parts.length > 0 ? parts.join(' ') : amount(locale, 'second', 0);
}

/** "через 5 ч 12 мин": how long until then. Whole minutes, for a text that is read some seconds later. */
export function until(locale: Locale, left: number): string {
  const { within, soon, past } = words[locale];
  if (left <= 0) return past;
  return left < minute ? soon : `${within} ${span(locale, Math.floor(left / minute) * minute)}`;
}

/** `<tg-time …>21:00, пн 30 нояб. (МСК)</tg-time>`, and with `now` how long until then, which newer clients count down. */
export function moment(locale: Locale, at: number, zone: string, now?: number): string {
  const unix = Math.floor(at / second);
  const date = `<tg-time unix="${unix}" format="wdt">${dateTime(locale, at, zone)}</tg-time>`;
  if (now === undefined) return date;
  return `${date} · <tg-time unix="${unix}" format="r">${until(locale, at - now)}</tg-time>`;
}

/** The same without markup. */
export function plainMoment(locale: Locale, at: number, zone: string, now?: number): string {
  const date = dateTime(locale, at, zone);
  return now === undefined ? date : `${date} · ${until(locale, at - now)}`;
}

/** "21:00, пн 30 нояб. (МСК)" */
function dateTime(locale: Locale, at: number, zone: string): string {
  const format = new Intl.DateTimeFormat(tags[locale], {
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
  return `${part('hour')}:${part('minute')}, ${date} (${zoneName(locale, at, zone)})`;
}

const knownZones: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
  ru: { 'Europe/Moscow': 'МСК' },
  en: { 'Europe/Moscow': 'MSK' },
};

/** "МСК", "CET", "GMT+5": short, because it stands in every deadline. */
export function zoneName(locale: Locale, at: number, zone: string): string {
  const known = knownZones[locale][zone];
  if (known !== undefined) return known;
  const parts = new Intl.DateTimeFormat(tags[locale], { timeZone: zone, timeZoneName: 'short' }).formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}

/** The zones that settings offer, as Russian writes them; English writes them as their identifiers end. */
const knownPlaces: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
  ru: {
    'Europe/Kaliningrad': 'Калининград',
    'Europe/Samara': 'Самара',
    'Asia/Yekaterinburg': 'Екатеринбург',
    'Asia/Novosibirsk': 'Новосибирск',
    'Asia/Vladivostok': 'Владивосток',
    'Asia/Tbilisi': 'Тбилиси',
    'Europe/Berlin': 'Берлин',
    'Europe/London': 'Лондон',
  },
  en: {},
};

/** A zone without a moment: "МСК", "Берлин", "Berlin". */
export function placeName(locale: Locale, zone: string): string {
  return knownZones[locale][zone] ?? knownPlaces[locale][zone] ?? (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
}

function amount(locale: Locale, unit: (typeof units)[number][0], count: number): string {
  const unitDisplay = unit === 'day' ? 'long' : 'short';
  return new Intl.NumberFormat(tags[locale], { style: 'unit', unit, unitDisplay }).format(count);
}
