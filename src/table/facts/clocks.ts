/**
 * Deadlines. A table's pace is a grid: each new deadline is a point of the grid that the one before it lay on, so a
 * phase that closed early, late or after an extension does not move the hour at which the table lives.
 */

import { DateTime } from 'luxon';
import type { AnyGame, ClockLength } from '../../kit/game.ts';
import type { Clock, Millis, OpenAsk, Pace, Settings, Table, TimedOpen, Wall } from '../model/aggregate.ts';
import { isTimed } from './asked.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The span of each length of clock, and whether the nights are kept free. */
const paces: Readonly<
  Record<Exclude<Pace, 'own'>, Readonly<Record<ClockLength, Millis>> & { readonly nights: boolean }>
> = {
  live: { long: 3 * MINUTE, short: 2 * MINUTE, brief: MINUTE, nights: false },
  evening: { long: HOUR, short: HOUR, brief: HOUR / 2, nights: false },
  daily: { long: DAY, short: 12 * HOUR, brief: 6 * HOUR, nights: true },
  slow: { long: 2 * DAY, short: DAY, brief: 12 * HOUR, nights: true },
};

/** The settings of a new table. */
export function settingsFor(
  game: Pick<AnyGame, 'clocks'>,
  preset: Table['preset'],
  pace: Exclude<Pace, 'own'>,
  zone: string,
): Settings {
  return {
    ...paced(game, pace),
    zone,
    daysOff: [],
    early: true,
    grace: MINUTE,
    missesUntilAway: 2,
    progress: 'names',
    warn: warns(preset),
  };
}

/** What a named pace settles of them. */
export function paced(
  { clocks }: Pick<AnyGame, 'clocks'>,
  pace: Exclude<Pace, 'own'>,
): Pick<Settings, 'pace' | 'clocks' | 'quiet'> {
  const spans = paces[pace];
  return {
    pace,
    clocks: Object.fromEntries(Object.entries(clocks).map(([name, length]) => [name, { span: spans[length] }])),
    quiet: spans.nights ? { from: '23:00', to: '08:00' } : null,
  };
}

/** With a span for clocks that the game did not have yet: that of another one as long, or the pace's. */
export function withClocks(game: Pick<AnyGame, 'clocks'>, settings: Settings): Settings {
  const known = settings.clocks;
  if (Object.keys(game.clocks).every((name) => known[name])) return settings;
  const usual = paced(game, settings.pace === 'own' ? 'daily' : settings.pace).clocks;
  const alike = (name: string) =>
    Object.keys(game.clocks).flatMap((other) => (game.clocks[other] === game.clocks[name] ? (known[other] ?? []) : []));
  const clocks = Object.entries(usual).map(([name, clock]) => [name, known[name] ?? alike(name)[0] ?? clock]);
  return { ...settings, clocks: { ...known, ...Object.fromEntries(clocks) } };
}

/** The printed game keeps all wishes sealed (ruling 55); as recommended, those concerned hear that they collide. */
export function warns(preset: Table['preset']): boolean {
  return preset === 'recommended';
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
  if ('at' in clock) return due(settings, clock, dayPoint(zone, firstAt(zone, clock.at, now + NOTICE)));
  const { span } = clock;
  // A point in the night is due in the morning: what opens that morning has a day until the next one, not two.
  const leavesTheSpan = (moment: Millis) => fair(settings, clock, moment) >= now + span * (1 - SLACK);
  const grid = span < WALL_CLOCK ? spanPoint : gridPoint;
  return due(settings, clock, grid(zone, span, now, anchor, leavesTheSpan));
}

function due(settings: Settings, clock: Clock, { wall, moment }: Point): ReturnType<typeof schedule> {
  return { anchor: wall, deadline: fair(settings, clock, moment) };
}

interface Point {
  readonly wall: Wall;
  readonly moment: Millis;
}

function dayPoint(zone: string, wall: Wall): Point {
  return { wall, moment: momentOf(zone, wall) };
}

/** The first hour of that name which is not before `earliest`. */
function firstAt(zone: string, at: string, earliest: Millis): Wall {
  const today = Math.floor(wallOf(zone, earliest) / DAY) * DAY;
  // Yesterday's may have been moved past midnight by a clock that skipped it.
  let wall = today - DAY + sinceMidnight(at);
  while (momentOf(zone, wall) < earliest) wall += DAY;
  return wall;
}

/** The first point of the grid, from the one before now on, that is late enough. */
type Grid = (
  zone: string,
  span: Millis,
  now: Millis,
  anchor: Wall | null,
  isLateEnough: (moment: Millis) => boolean,
) => Point;

const gridPoint: Grid = (zone, span, now, anchor, isLateEnough) => {
  // It is the hour that a table lives by: of several days' span one day more is enough to be back at it.
  const mesh = span % DAY === 0 ? DAY : span;
  const today = wallOf(zone, now);
  const from = anchor ?? today;
  let wall = from + Math.floor((today - from) / mesh) * mesh;
  while (!isLateEnough(momentOf(zone, wall))) wall += mesh;
  return dayPoint(zone, wall);
};

/** Short spans are counted in real time; nothing but the anchor is read off the clock. */
const spanPoint: Grid = (zone, span, now, anchor, isLateEnough) => {
  const from = anchor === null ? now : momentOf(zone, anchor, now);
  let moment = from + Math.floor((now - from) / span) * span;
  while (!isLateEnough(moment)) moment += span;
  return { wall: wallOf(zone, moment), moment };
};

function wallOf(zone: string, moment: Millis): Wall {
  return moment + offsetOf(zone, moment);
}

/**
 * An hour that the clock skips is the hour after the jump, on that day only.
 * @param near of two moments at which the clock shows the same, the one nearer to this; without it, the first
 */
function momentOf(zone: string, wall: Wall, near: Millis = Number.NEGATIVE_INFINITY): Millis {
  const shown = DateTime.fromMillis(wall, { zone: 'utc' }).setZone(zone, { keepLocalTime: true });
  const [first = shown.toMillis(), second = first] = shown.getPossibleOffsets().map((x) => x.toMillis());
  return near - first > second - near ? second : first;
}

function sinceMidnight(at: string): Millis {
  const [hours = 0, minutes = 0] = at.split(':').map(Number);
  return hours * HOUR + minutes * MINUTE;
}

/** The deadline that a clock may set: nights and days off are kept free of all but live play. */
export function fair(settings: Settings, clock: Clock | undefined, moment: Millis): Millis {
  return clock && 'span' in clock && clock.span < LIVE ? moment : outOfQuiet(settings, moment);
}

/** What keeps hours free: no deadline falls into it. */
export type Calendar = Pick<Settings, 'zone' | 'quiet' | 'daysOff'>;

/** Days off that are all the days there are would leave no day for a deadline. */
export function leavesTime({ daysOff }: Pick<Calendar, 'daysOff'>): boolean {
  return daysOff.length < 7;
}

/** The first moment, from this one on, that is neither in quiet hours nor on a day off. */
export function outOfQuiet(calendar: Calendar, moment: Millis): Millis {
  const { zone } = calendar;
  let at = moment;
  for (let left = untilFree(calendar, at); left > 0; left = untilFree(calendar, at)) {
    const end = at + left;
    // Where the clock is moved meanwhile, it has to be read again.
    at = offsetOf(zone, end) === offsetOf(zone, at) ? end : clockChange(zone, at, end);
  }
  return at;
}

/** How far the clock has to go until the night or the day off is over that it shows; 0: it shows neither. */
function untilFree({ zone, quiet, daysOff }: Calendar, moment: Millis): Millis {
  const wall = wallOf(zone, moment);
  const now = wall - Math.floor(wall / DAY) * DAY;
  const from = sinceMidnight(quiet?.from ?? '00:00');
  const to = sinceMidnight(quiet?.to ?? '00:00');
  const isNight = from > to ? now >= from || now < to : now >= from && now < to;
  if (isNight) return to > now ? to - now : to + DAY - now;
  const isOff = leavesTime({ daysOff }) && daysOff.includes(DateTime.fromMillis(wall, { zone: 'utc' }).weekday);
  return isOff ? DAY - now : 0;
}

function offsetOf(zone: string, moment: Millis): Millis {
  return DateTime.fromMillis(moment, { zone }).offset * MINUTE;
}

/** The moment between the two at which the zone's clock is moved. */
function clockChange(zone: string, from: Millis, to: Millis): Millis {
  const before = offsetOf(zone, from);
  let [last, first] = [from, to];
  while (first - last > 1) {
    const middle = Math.floor((last + first) / 2);
    if (offsetOf(zone, middle) === before) last = middle;
    else first = middle;
  }
  return first;
}

/** A later deadline; never an earlier one. */
export function extended(settings: Settings, ask: TimedOpen, span: Millis): TimedOpen {
  const deadline = fair(settings, settings.clocks[ask.ask.clock], ask.deadline + span);
  return { ...ask, deadline, closesAt: deadline };
}

/**
 * After a pause of that length. The anchor stays where it was, so that the next deadline is back on the old grid. A grace
 * that ran goes on where it was.
 */
export function shifted(settings: Settings, ask: TimedOpen, span: Millis): TimedOpen;
export function shifted(settings: Settings, ask: OpenAsk, span: Millis): OpenAsk;
export function shifted(settings: Settings, ask: OpenAsk, span: Millis): OpenAsk {
  if (!isTimed(ask)) return ask;
  const deadline = fair(settings, settings.clocks[ask.ask.clock], ask.deadline + span);
  const closesAt = ask.closesAt < ask.deadline ? ask.closesAt + span : deadline;
  return { ...ask, openedAt: ask.openedAt + span, deadline, closesAt };
}
