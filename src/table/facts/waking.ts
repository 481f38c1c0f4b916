/**
 * Whose nights a pace falls into. Counts and hours only: nobody's own quiet hours can be read out of what is told, except by
 * who is alone in having any. Pure.
 */
import { DateTime } from 'luxon';
import type { Clock, Millis, Settings } from '../model/aggregate.ts';
import type { Habits } from '../model/habits.ts';
import { schedule } from './clocks.ts';
import { wakesAt } from './sleep.ts';

const HOUR: Millis = 3_600_000;
const DAY: Millis = 24 * HOUR;
const MINUTE: Millis = 60_000;

/** Who has fewer waking hours than this for a phase is told of to the group, as one of a number. */
export const enoughHours = 4;
/** How long before a deadline it matters whether somebody is awake: the last half day, in which most people answer. */
const LOOK_BACK: Millis = 12 * HOUR;

/** Hours between the two moments in which this person is awake. */
export function wakingHours(habits: Habits, from: Millis, to: Millis, zone: string): number {
  let awake: Millis = 0;
  for (let at = from; at < to; ) {
    const wakes = wakesAt(habits, at, zone);
    const next = wakes ?? Math.min(to, nextSleep(habits, at, zone));
    if (wakes === null) awake += next - at;
    at = next;
  }
  return awake / HOUR;
}

/** After that moment; where summer time skips the hour, a little later than it says. */
function nextSleep({ quiet, zone }: Habits, at: Millis, otherwise: string): Millis {
  if (!quiet) return Number.POSITIVE_INFINITY;
  const now = DateTime.fromMillis(at, { zone: zone ?? otherwise });
  const [hour = 0, minute = 0] = quiet.from.split(':').map(Number);
  const evening = now.startOf('day').set({ hour, minute });
  const next = evening > now ? evening : now.plus({ days: 1 }).startOf('day').set({ hour, minute });
  return Math.max(next.toMillis(), at + MINUTE);
}

export interface Short {
  readonly clock: string;
  readonly count: number;
}

/** Longer phases than this have a waking day in them for everybody. */
const LONGEST: Millis = 2 * DAY;

/**
 * By the table's clocks, how many of these people would have fewer than `enoughHours` for a phase, at the worst of the phases
 * of the next days if each ran to its deadline. Clocks that are fair to all are left out, and so is live play.
 */
export function shortOfHours(settings: Settings, people: readonly Habits[], now: Millis): readonly Short[] {
  const worst = new Map<string, number>();
  const clocks = Object.entries(settings.clocks).filter(([, clock]) => isSlow(clock));
  const sleepers = people.filter(({ quiet }) => quiet !== null);
  if (clocks.length === 0 || sleepers.length === 0) return [];
  let opened = now;
  let anchor: number | null = null;
  for (let round = 0; round < 3; round++) {
    for (const [name, clock] of clocks) {
      const due: ReturnType<typeof schedule> = schedule(settings, clock, opened, anchor);
      const from = Math.max(opened, due.deadline - LONGEST);
      const count = sleepers.filter((x) => wakingHours(x, from, due.deadline, settings.zone) < enoughHours).length;
      worst.set(name, Math.max(worst.get(name) ?? 0, count));
      ({ anchor, deadline: opened } = due);
    }
  }
  return [...worst].flatMap(([clock, count]) => (count > 0 ? [{ clock, count }] : []));
}

/** An hour or less is an evening together. */
function isSlow(clock: Clock): boolean {
  return 'at' in clock || clock.span > HOUR;
}

/**
 * The hour of a daily deadline that leaves the worst off the most waking hours before it: '21:00', in the table's zone. Of hours that are equal to the worst off, the one that is best for all together; then the one nearest to 21:00, when
 * people who play together are used to be at home. Hours in which the table closes nothing are no choice.
 * @param day some moment of the day that is looked at: summer time moves hours
 */
export function fairestHour(
  settings: Pick<Settings, 'zone' | 'quiet'>,
  people: readonly Habits[],
  day: Millis,
): string {
  const { zone, quiet } = settings;
  const hours = Array.from({ length: 24 }, (_, hour) => hour).map((hour) => {
    const at = DateTime.fromMillis(day, { zone }).startOf('day').set({ hour }).toMillis();
    const each = people.map((x) => beforeDeadline(x, at, zone));
    const isFree = wakesAt({ quiet, zone, reminders: 'both' }, at, zone) === null;
    const least = Math.min(LOOK_BACK / HOUR, ...each);
    return { hour, isFree, least, sum: each.reduce((a, b) => a + b, 0), far: Math.abs(hour - 21) };
  });
  const [best] = hours
    .filter(({ isFree }, _, all) => isFree || all.every((x) => !x.isFree))
    .toSorted((a, b) => b.least - a.least || b.sum - a.sum || a.far - b.far || b.hour - a.hour);
  return `${String(best?.hour ?? 21).padStart(2, '0')}:00`;
}

/** Waking hours of the half day before, and none for who sleeps at that moment: he would wake to find it closed. */
export function beforeDeadline(habits: Habits, at: Millis, zone: string): number {
  return wakesAt(habits, at - 1, zone) === null ? wakingHours(habits, at - LOOK_BACK, at, zone) : 0;
}
