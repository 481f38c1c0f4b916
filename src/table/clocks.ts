/**
 * Deadlines. A table's pace is a grid: each new deadline is a point of the grid that the one before it lay on, so a
 * phase that closed early, late or after an extension does not move the hour at which the table lives.
 */
import { DateTime } from 'luxon';
import type { Clock, Millis, OpenAsk, Pace, Settings, Wall } from './aggregate.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Spans of a game's long and short clocks, and whether the nights are kept free. */
const paces: Readonly<Record<Exclude<Pace, 'own'>, { long: Millis; short: Millis; nights: boolean }>> = {
  live: { long: 3 * MINUTE, short: 2 * MINUTE, nights: false },
  evening: { long: HOUR, short: HOUR, nights: false },
  daily: { long: DAY, short: 12 * HOUR, nights: true },
  slow: { long: 2 * DAY, short: DAY, nights: true },
};

/** The settings of a new table. */
export function settingsFor(
  clocks: Readonly<Record<string, 'long' | 'short'>>,
  pace: Exclude<Pace, 'own'>,
  zone: string,
): Settings {
  const spans = paces[pace];
  return {
    pace,
    clocks: Object.fromEntries(Object.entries(clocks).map(([name, length]) => [name, { span: spans[length] }])),
    zone,
    quiet: spans.nights ? { from: '23:00', to: '08:00' } : null,
    daysOff: [],
    early: true,
    grace: MINUTE,
    missesUntilAway: 2,
    progress: 'names',
    warn: false,
  };
}

/** Shorter than this is an evening together, at whatever hour: who plays live is awake. */
const LIVE = HOUR;
/** Less notice than this, and a time of day means tomorrow's. */
const NOTICE = HOUR;
/** From this length on a span counts by the wall clock, so that a change to summer time does not move the hour. */
const WALL_CLOCK = 12 * HOUR;
/** A deadline that fires a moment late must not cost the next phase a whole round of the grid. */
const SLACK = 0.1;

/**
 * When an ask that opens now is due.
 * @param anchor the grid point of the ask before it; null for the first
 */
export function schedule(
  settings: Settings,
  clock: Clock,
  now: Millis,
  anchor: Wall | null,
): { readonly anchor: Wall; readonly deadline: Millis } {
  const { zone } = settings;
  const point =
    'at' in clock
      ? wallOf(zone, nextTimeOfDay(zone, clock.at, now + NOTICE))
      : gridPoint(zone, clock.span, now, anchor);
  return { anchor: point, deadline: fair(settings, clock, momentOf(zone, point)) };
}

function gridPoint(zone: string, span: Millis, now: Millis, anchor: Wall | null): Wall {
  const earliest = now + span * (1 - SLACK);
  const from = anchor ?? wallOf(zone, now);
  // It is the hour that a table lives by: of several days' span one day more is enough to be back at it.
  const mesh = span % DAY === 0 ? DAY : span;
  const step = (count: number): Wall =>
    span < WALL_CLOCK ? wallOf(zone, momentOf(zone, from) + count * mesh) : from + count * mesh;
  let count = Math.ceil((earliest - momentOf(zone, from)) / mesh);
  // A change to summer time can make the last step a little short.
  while (momentOf(zone, step(count)) < earliest) count++;
  return step(count);
}

function wallOf(zone: string, moment: Millis): Wall {
  return DateTime.fromMillis(moment, { zone }).setZone('utc', { keepLocalTime: true }).toMillis();
}

/** An hour that the clock skips is the hour after the jump, on that day only. */
function momentOf(zone: string, wall: Wall): Millis {
  return DateTime.fromMillis(wall, { zone: 'utc' }).setZone(zone, { keepLocalTime: true }).toMillis();
}

function nextTimeOfDay(zone: string, at: string, earliest: Millis): Millis {
  const day = DateTime.fromMillis(earliest, { zone });
  const today = atTime(day, at);
  return today.toMillis() >= earliest ? today.toMillis() : atTime(day.plus({ days: 1 }), at).toMillis();
}

function atTime(day: DateTime, at: string): DateTime {
  const [hour, minute] = at.split(':').map(Number);
  return day.startOf('day').set({ hour: hour ?? 0, minute: minute ?? 0 });
}

/** The deadline that a clock may set: nights and days off are kept free of all but live play. */
export function fair(settings: Settings, clock: Clock | undefined, moment: Millis): Millis {
  return clock && 'span' in clock && clock.span < LIVE ? moment : outOfQuiet(settings, moment);
}

/** The moment itself, or the end of the quiet hours and days off that it falls into. */
export function outOfQuiet(settings: Pick<Settings, 'zone' | 'quiet' | 'daysOff'>, moment: Millis): Millis {
  let time: DateTime<boolean> = DateTime.fromMillis(moment, { zone: settings.zone });
  // Nights and days off can follow one another; a week of both has been seen through after so many steps.
  for (let step = 0; step < 16; step++) {
    const next = endOfNight(settings, time) ?? endOfDayOff(settings, time);
    if (!next) return time.toMillis();
    time = next;
  }
  return time.toMillis();
}

function endOfNight({ quiet }: Pick<Settings, 'quiet'>, time: DateTime): DateTime | undefined {
  if (!quiet || quiet.from === quiet.to) return undefined;
  const now = time.toFormat('HH:mm');
  const overMidnight = quiet.from > quiet.to;
  const asleep = overMidnight ? now >= quiet.from || now < quiet.to : now >= quiet.from && now < quiet.to;
  if (!asleep) return undefined;
  const end = atTime(time, quiet.to);
  return end > time ? end : atTime(time.plus({ days: 1 }), quiet.to);
}

function endOfDayOff({ daysOff }: Pick<Settings, 'daysOff'>, time: DateTime): DateTime | undefined {
  return daysOff.includes(time.weekday) && daysOff.length < 7 ? time.plus({ days: 1 }).startOf('day') : undefined;
}

/** A later deadline; never an earlier one. */
export function extended(settings: Settings, ask: OpenAsk, span: Millis): OpenAsk {
  const deadline = fair(settings, settings.clocks[ask.ask.clock], ask.deadline + span);
  return { ...ask, deadline, closesAt: deadline };
}

/** After a pause of that length. The anchor stays where it was, so that the next deadline is back on the old grid. */
export function shifted(settings: Settings, ask: OpenAsk, span: Millis): OpenAsk {
  const deadline = fair(settings, settings.clocks[ask.ask.clock], ask.deadline + span);
  return { ...ask, openedAt: ask.openedAt + span, deadline, closesAt: deadline };
}
