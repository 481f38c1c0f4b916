/**
 * Deadlines where clocks are moved: every zone that there is, at each of its changes in some years, among them jumps of half
 * an hour (Lord Howe), of two (Troll), a winter that is the exception (Dublin), a month that is (Morocco), and a day that
 * never was (Samoa).
 */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { extended, outOfQuiet, schedule, settingsFor, shifted } from '../../src/table/facts/clocks.ts';
import type { Settings, TimedOpen } from '../../src/table/model/aggregate.ts';
import {
  around,
  atEach,
  type Change,
  calendar,
  changes,
  DAY,
  HOUR,
  isFree,
  MINUTE,
  moments,
  shownAt,
  sinceMidnight,
  skippedBefore,
  timeOfDay,
} from './zones.ts';

const settings = (zone: string, more: Partial<Settings> = {}): Settings => ({
  ...settingsFor({ clocks: { prep: 'long' } }, 'printed', 'daily', zone),
  quiet: null,
  ...more,
});
const openAsk = (openedAt: number, deadline: number): TimedOpen => ({
  number: 1,
  ask: { key: 'prep:1', question: 'plan', title: { id: 'x' }, seats: [], mode: 'sealed', clock: 'prep' },
  askedAt: openedAt,
  openedAt,
  deadline,
  closesAt: deadline,
  acted: [],
  forms: [],
});

/** The clock showed the same not long ago. */
function isSecondTime({ zone, at, jump }: Change, moment: number): boolean {
  return (
    jump < 0 && moment >= at && moment < at - jump && shownAt(zone, moment + jump).time === shownAt(zone, moment).time
  );
}
/** The clock skipped this hour of the day, and shows a later one instead. */
function isMoved({ zone }: Change, moment: number, time: number): boolean {
  const jump = skippedBefore(zone, moment);
  return jump > 0 && (shownAt(zone, moment).time - jump - time) % DAY === 0;
}

const slow = 120_000;

it('the zones are all there, with the changes that are hard', () => {
  const of = (zone: string) => changes.filter((x) => x.zone === zone).map((x) => x.jump);
  expect(of('Europe/Berlin')).toHaveLength(6);
  expect(of('Australia/Lord_Howe')).toContain(-30 * MINUTE);
  expect(of('Antarctica/Troll')).toContain(2 * HOUR);
  expect(of('Pacific/Apia')).toContain(24 * HOUR);
  expect(of('Europe/Dublin').slice(-2).toSorted()).toEqual([-HOUR, HOUR].toSorted());
  expect(of('Africa/Casablanca')).toEqual(expect.arrayContaining([-HOUR, HOUR]));
});

describe('a short span', () => {
  const spans = fc.constantFrom(2, 3, 10, 45, 60, 90, 180, 300, 360).map((x) => x * MINUTE);

  it(
    'lasts as long as it says, whatever the clock does meanwhile',
    () =>
      atEach(moments, fc.record({ span: spans, off: around }), ({ zone, at, off, span }) => {
        const first = schedule(settings(zone), { span }, at + off, null);
        expect(first.deadline).toBe(at + off + span);
        expect(schedule(settings(zone), { span }, first.deadline, first.anchor).deadline).toBe(at + off + 2 * span);
      }),
    slow,
  );

  it(
    'after an early or a late close ends on the grid, with nine tenths of it left',
    () =>
      atEach(
        moments,
        fc.record({ span: spans, off: around, share: fc.double({ min: 0, max: 3, noNaN: true }) }),
        ({ zone, at, off, span, share }) => {
          const first = schedule(settings(zone), { span }, at + off, null);
          const closed = at + off + Math.round(share * span);
          const { deadline } = schedule(settings(zone), { span }, closed, first.anchor);
          expect(deadline - closed).toBeGreaterThanOrEqual(0.9 * span - 1);
          expect(deadline - closed).toBeLessThanOrEqual(1.9 * span + 1);
          // Of two hours of one name the grid remembers neither which; a span that an hour is made of does not care.
          if (HOUR % span === 0) expect((deadline - first.deadline) % span).toBe(0);
        },
      ),
    slow,
  );
});

describe('a long span', () => {
  it(
    'ends at its hour, on the first day that leaves nine tenths of it',
    () =>
      atEach(
        moments,
        fc.record({
          hour: timeOfDay,
          span: fc.constantFrom(12 * HOUR, DAY, 2 * DAY),
          off: around,
          late: fc.integer({ min: -40 * HOUR, max: 40 * HOUR }),
        }),
        ({ hour, span, off, late, ...change }) => {
          const { zone, at } = change;
          const first = schedule(settings(zone), { at: hour }, at + off, null);
          const closed = first.deadline + late;
          const { deadline } = schedule(settings(zone), { span }, closed, first.anchor);
          const earliest = closed + 0.9 * span;
          expect(deadline).toBeGreaterThanOrEqual(earliest);
          const steps = Math.min(span, DAY);
          const named = (moment: number) => (shownAt(zone, moment).time - sinceMidnight(hour)) % steps === 0;
          const isNamed = named(deadline) || isMoved(change, deadline, sinceMidnight(hour));
          const isNight = steps < DAY && isMoved(change, deadline, (sinceMidnight(hour) + steps) % DAY);
          expect(isNamed || isNight).toBe(true);
          // A span of two days has two grids; which of them is the table's, its first deadline says. And where a whole day was
          // left out, each hour after it has two names.
          if (span > DAY || change.jump >= DAY) return;
          for (let sooner = deadline - 15 * MINUTE; sooner >= earliest; sooner -= 15 * MINUTE) {
            if (named(sooner)) expect(isSecondTime(change, sooner), new Date(sooner).toISOString()).toBe(true);
          }
        },
      ),
    slow,
  );

  it(
    'keeps its hour through the change, however early phases close',
    () =>
      atEach(
        changes,
        fc.record({
          hour: timeOfDay,
          early: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 4, maxLength: 4 }),
        }),
        ({ hour, early, ...change }) => {
          const { zone, at } = change;
          let { anchor, deadline } = schedule(settings(zone), { at: hour }, at - 2 * DAY, null);
          for (const share of early) {
            ({ anchor, deadline } = schedule(settings(zone), { span: DAY }, deadline - share * 11 * HOUR, anchor));
            const isNamed = shownAt(zone, deadline).time === sinceMidnight(hour);
            expect(isNamed || isMoved(change, deadline, sinceMidnight(hour))).toBe(true);
          }
        },
      ),
    slow,
  );
});

describe('a time of day', () => {
  it(
    'is the next with an hour of notice: the first of two, and moved by the jump where there is none',
    () =>
      atEach(moments, fc.record({ hour: timeOfDay, off: around }), ({ hour, off, ...change }) => {
        const { zone, at } = change;
        const time = sinceMidnight(hour);
        const earliest = at + off + HOUR;
        const { deadline } = schedule(settings(zone), { at: hour }, at + off, null);
        expect(deadline).toBeGreaterThanOrEqual(earliest);
        expect(shownAt(zone, deadline).time === time || isMoved(change, deadline, time)).toBe(true);
        expect(isSecondTime(change, deadline)).toBe(false);
        for (let sooner = deadline - 15 * MINUTE; sooner >= earliest; sooner -= 15 * MINUTE) {
          if (shownAt(zone, sooner).time === time) expect(isSecondTime(change, sooner)).toBe(true);
        }
      }),
    slow,
  );

  it('that the clock skips gives the days after it their own hour back', () => {
    const berlin = settings('Europe/Berlin');
    const first = schedule(berlin, { at: '02:30' }, Date.UTC(2030, 2, 30, 12), null);
    expect(new Date(first.deadline).toISOString(), '3:30 in summer time').toBe('2030-03-31T01:30:00.000Z');
    const next = schedule(berlin, { span: DAY }, first.deadline, first.anchor);
    expect(new Date(next.deadline).toISOString(), '2:30 again').toBe('2030-04-01T00:30:00.000Z');
  });
});

describe('quiet hours and days off', () => {
  it(
    'move a deadline to the first moment that is free, and no further',
    () =>
      atEach(moments, fc.record({ calendar, off: around }), ({ zone, at, off, calendar: kept }) => {
        const moment = at + off;
        const moved = outOfQuiet({ zone, ...kept }, moment);
        expect(isFree(zone, kept, moved)).toBe(true);
        if (moved === moment) return;
        expect(moved).toBeGreaterThan(moment);
        expect(isFree(zone, kept, moved - 1)).toBe(false);
        // No free time is shorter than a quarter of an hour, but where a change cuts it short.
        for (let sooner = moment; sooner < moved; sooner += 15 * MINUTE) expect(isFree(zone, kept, sooner)).toBe(false);
      }),
    slow,
  );

  it('leave the only free hour of a week, also where summer time takes it away once', () => {
    const kept = { zone: 'Europe/Berlin', quiet: { from: '03:00', to: '02:00' }, daysOff: [1, 2, 3, 4, 5, 6] };
    const moved = outOfQuiet(kept, Date.UTC(2030, 2, 25));
    expect(new Date(moved).toISOString(), 'the Sunday after the Sunday without that hour').toBe(
      '2030-04-07T00:00:00.000Z',
    );
  });

  it('end on the same night where the clock shows their end twice', () => {
    const kept = { zone: 'Europe/Berlin', quiet: { from: '23:00', to: '02:30' }, daysOff: [] };
    // 2:10 in winter time: it had been 2:30 in summer time already.
    expect(new Date(outOfQuiet(kept, Date.UTC(2030, 9, 27, 1, 10))).toISOString()).toBe('2030-10-27T01:30:00.000Z');
  });

  it(
    'hold no deadline, whatever clock sets it',
    () =>
      atEach(
        moments,
        fc.record({
          calendar,
          off: around,
          clock: fc.oneof(
            timeOfDay.map((time) => ({ at: time })),
            fc.integer({ min: 1, max: 48 }).map((hours) => ({ span: hours * HOUR })),
          ),
        }),
        ({ zone, at, off, calendar: kept, clock }) => {
          const { deadline } = schedule(settings(zone, kept), clock, at + off, null);
          expect(isFree(zone, kept, deadline)).toBe(true);
        },
      ),
    slow,
  );
});

describe('an extension', () => {
  it(
    'never shortens, and more of it is never less',
    () =>
      atEach(
        moments,
        fc.record({
          calendar,
          off: around,
          more: fc.integer({ min: 1, max: 72 * 60 }),
          less: fc.double({ min: 0, max: 1, noNaN: true }),
        }),
        ({ zone, at, off, calendar: kept, more, less }) => {
          const table = settings(zone, kept);
          const open = openAsk(at + off - DAY, outOfQuiet(table, at + off));
          const long = extended(table, open, more * MINUTE);
          expect(long.deadline).toBeGreaterThanOrEqual(open.deadline + more * MINUTE);
          expect(isFree(zone, kept, long.deadline)).toBe(true);
          expect(extended(table, open, Math.round(less * more) * MINUTE).deadline).toBeLessThanOrEqual(long.deadline);
        },
      ),
    slow,
  );
});

describe('a pause', () => {
  const pauses = fc.record({ off: around, one: fc.nat(5 * DAY), two: fc.nat(5 * DAY) });

  it(
    'moves a deadline by its own length, and two by both',
    () =>
      atEach(moments, pauses, ({ zone, at, off, one, two }) => {
        const table = settings(zone);
        const open = openAsk(at + off - DAY, at + off);
        const once = shifted(table, open, one);
        expect(once).toEqual({
          ...open,
          openedAt: open.openedAt + one,
          deadline: open.deadline + one,
          closesAt: open.closesAt + one,
        });
        expect(shifted(table, once, two)).toEqual(shifted(table, open, one + two));
      }),
    slow,
  );

  it(
    'moves it on to the end of the quiet hours or days off that it then falls into, and never forward',
    () =>
      atEach(moments, fc.record({ pauses, calendar }), ({ zone, at, pauses: { off, one, two }, calendar: kept }) => {
        const table = settings(zone, kept);
        const open = openAsk(at + off - DAY, outOfQuiet(table, at + off));
        const once = shifted(table, open, one);
        expect(once.deadline).toBe(outOfQuiet(table, open.deadline + one));
        expect(shifted(table, once, two).deadline).toBeGreaterThanOrEqual(shifted(table, open, one + two).deadline);
        expect(shifted(table, open, 0), 'no pause at all').toEqual(open);
      }),
    slow,
  );
});
