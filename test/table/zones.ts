/** Every time zone there is, the moments at which its clock is moved, and what it shows: read off the zone alone. */
import fc from 'fast-check';
import { IANAZone } from 'luxon';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export const zones: readonly string[] = Intl.supportedValuesOf('timeZone');

/** Samoa left out a day in 2011; the rules of today give the others. */
const years = [2011, 2027, 2028];

export function offsetAt(zone: string, moment: number): number {
  return IANAZone.create(zone).offset(moment) * MINUTE;
}

export interface Change {
  readonly zone: string;
  /** The first moment of the new time. */
  readonly at: number;
  /** By how much the clock was moved forward; below 0: back. */
  readonly jump: number;
}

/** Morocco moves its clock for a month only: weeks are short enough to see both. */
function changesIn(zone: string, year: number): Change[] {
  const found: Change[] = [];
  for (let week = Date.UTC(year, 0, 1); week < Date.UTC(year + 1, 0, 1); week += 7 * DAY) {
    let [before, after] = [week, week + 7 * DAY];
    const jump = offsetAt(zone, after) - offsetAt(zone, before);
    if (jump === 0) continue;
    while (after - before > 1) {
      const middle = Math.floor((before + after) / 2);
      if (offsetAt(zone, middle) === offsetAt(zone, before)) before = middle;
      else after = middle;
    }
    found.push({ zone, at: after, jump });
  }
  return found;
}

export const changes: readonly Change[] = zones.flatMap((zone) => years.flatMap((year) => changesIn(zone, year)));

/** For zones that leave their clocks alone, some moment stands for the change. */
export const moments: readonly Change[] = [
  ...changes,
  ...zones
    .filter((zone) => !changes.some((x) => x.zone === zone))
    .map((zone) => ({ zone, at: Date.UTC(2030, 0, 7, 7), jump: 0 })),
];

/** A property at every one of these changes, in circumstances that are drawn anew for each. */
export function atEach<T>(which: readonly Change[], circumstances: fc.Arbitrary<T>, check: (x: Change & T) => void) {
  for (const change of which) {
    const all = fc.tuple(fc.constant(change), circumstances);
    fc.assert(
      fc.property(all, ([one, more]) => check({ ...one, ...more })),
      { numRuns: 1 },
    );
  }
}

/** What the zone's calendar and clock show. */
export interface Shown {
  /** Days since 1970. */
  readonly day: number;
  /** 1 is Monday. */
  readonly weekday: number;
  /** Milliseconds that the clock shows after midnight. */
  readonly time: number;
}

export function shownAt(zone: string, moment: number): Shown {
  const wall = moment + offsetAt(zone, moment);
  const day = Math.floor(wall / DAY);
  return { day, weekday: ((((day + 3) % 7) + 7) % 7) + 1, time: wall - day * DAY };
}

/** By how much the clock jumped, where hours that it skipped have their names now; 0: they have not. */
export function skippedBefore(zone: string, moment: number): number {
  const jump = offsetAt(zone, moment) - offsetAt(zone, moment - DAY);
  return jump > 0 && offsetAt(zone, moment - jump) === offsetAt(zone, moment - DAY) ? jump : 0;
}

export function sinceMidnight(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * HOUR + minutes * MINUTE;
}

const two = (x: number) => String(x).padStart(2, '0');
export const clockTime = (quarter: number) => `${two(Math.floor(quarter / 4))}:${two((quarter % 4) * 15)}`;
export const timeOfDay = fc.nat(95).map(clockTime);

/** From two days before a change to two days after it, most often the hours around it. */
export const around = fc.oneof(
  fc.integer({ min: -2 * 60, max: 2 * 60 }).map((x) => x * MINUTE),
  fc.integer({ min: -2 * DAY, max: 2 * DAY }),
);

/** Quiet hours of every length and days off that are any but all, or neither. */
export const calendar = fc.record({
  quiet: fc.option(
    fc
      .tuple(fc.nat(95), fc.integer({ min: 1, max: 92 }))
      .map(([from, long]) => ({ from: clockTime(from), to: clockTime((from + long) % 96) })),
  ),
  daysOff: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { maxLength: 6 }),
});
export type Calendar = typeof calendar extends fc.Arbitrary<infer T> ? T : never;

/** Whether a deadline may lie at this moment, by what stands in the settings. */
export function isFree(zone: string, { quiet, daysOff }: Calendar, moment: number): boolean {
  const { time, weekday } = shownAt(zone, moment);
  if (daysOff.includes(weekday)) return false;
  if (!quiet) return true;
  const [from, to] = [sinceMidnight(quiet.from), sinceMidnight(quiet.to)];
  return from < to ? time < from || time >= to : time >= to && time < from;
}
