import fc from 'fast-check';
import { DateTime } from 'luxon';
import { describe, expect, it } from 'vitest';
import { extended, outOfQuiet, schedule, settingsFor, shifted } from '../../src/table/facts/clocks.ts';
import type { Settings, TimedOpen } from '../../src/table/model/aggregate.ts';

const HOUR = 3_600_000;
const zones = Intl.supportedValuesOf('timeZone');
const daily = (more: Partial<Settings> = {}): Settings => ({
  ...settingsFor({ clocks: { prep: 'long', plan: 'short' } }, 'printed', 'daily', 'Europe/Moscow'),
  quiet: null,
  ...more,
});
const at = (text: string, zone = 'Europe/Moscow') => DateTime.fromISO(text, { zone }).toMillis();
const shown = (moment: number, zone = 'Europe/Moscow') =>
  DateTime.fromMillis(moment, { zone }).toFormat('yyyy-MM-dd HH:mm');
const openAsk = (deadline: number): TimedOpen => ({
  number: 1,
  ask: { key: 'prep:1', question: 'plan', title: { id: 'x' }, seats: [], mode: 'sealed', clock: 'prep' },
  askedAt: deadline - HOUR,
  openedAt: deadline - HOUR,
  deadline,
  closesAt: deadline,
  acted: [],
  forms: [],
});

describe('a span', () => {
  it('counts from the opening for the first ask', () => {
    expect(shown(schedule(daily(), { span: 24 * HOUR }, at('2030-01-07T21:00'), null).deadline)).toBe(
      '2030-01-08 21:00',
    );
  });

  it('keeps the hour after an early close, a late one, and an extension', () => {
    const anchor = at('2030-01-08T21:00', 'utc');
    const next = (now: string) => shown(schedule(daily(), { span: 24 * HOUR }, at(now), anchor).deadline);
    expect(next('2030-01-08T15:00')).toBe('2030-01-09 21:00');
    expect(next('2030-01-08T21:00')).toBe('2030-01-09 21:00');
    expect(next('2030-01-08T21:01')).toBe('2030-01-09 21:00');
    expect(next('2030-01-09T03:00')).toBe('2030-01-10 21:00');
  });

  it('of several days is back at its hour on the first day that it can be', () => {
    const anchor = at('2030-01-08T12:00', 'utc');
    const next = (now: string) => shown(schedule(daily(), { span: 48 * HOUR }, at(now), anchor).deadline);
    expect(next('2030-01-08T12:00')).toBe('2030-01-10 12:00');
    expect(next('2030-01-08T17:00'), 'five hours late').toBe('2030-01-11 12:00');
    expect(next('2030-01-07T16:00'), 'closed most of a day early').toBe('2030-01-09 12:00');
  });

  it('alternates between two hours of the day with 24 and 12', () => {
    const anchor = at('2030-01-08T21:00', 'utc');
    expect(shown(schedule(daily(), { span: 12 * HOUR }, at('2030-01-08T21:00'), anchor).deadline)).toBe(
      '2030-01-09 09:00',
    );
  });

  it('that falls into the hour that summer time skips is late on that day only', () => {
    const settings = daily({ zone: 'Europe/Berlin' });
    const first = schedule(settings, { span: 24 * HOUR }, at('2030-03-30T02:30', 'Europe/Berlin'), null);
    expect(shown(first.deadline, 'Europe/Berlin')).toBe('2030-03-31 03:30');
    const second = schedule(settings, { span: 24 * HOUR }, first.deadline, first.anchor);
    expect(shown(second.deadline, 'Europe/Berlin')).toBe('2030-04-01 02:30');
  });

  it('never walks, in any zone, over a year with both changes of the clock', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.integer({ min: 0, max: 23 }),
        fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 380, maxLength: 380 }),
        (zone, hour, early) => {
          const settings = daily({ zone });
          let { anchor, deadline } = schedule(
            settings,
            { at: `${String(hour).padStart(2, '0')}:30` },
            at('2030-01-01T00:00', zone),
            null,
          );
          for (const share of early) {
            const now = deadline - share * 11 * HOUR;
            ({ anchor, deadline } = schedule(settings, { span: 24 * HOUR }, now, anchor));
            const local = DateTime.fromMillis(deadline, { zone });
            // Where the clock jumps over the hour itself, the day's deadline is moved by the jump, and only that day's.
            const jumped = local.set({ hour, minute: 30 }).hour !== hour;
            if (!jumped) expect(local.toFormat('HH:mm')).toBe(`${String(hour).padStart(2, '0')}:30`);
          }
        },
      ),
      { numRuns: 20 },
    );
  }, 120_000);

  it('leaves at least nine tenths of itself', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 72 }), fc.integer({ min: -200, max: 200 }), (span, off) => {
        const now = at('2030-01-08T12:00');
        const { deadline } = schedule(daily(), { span: span * HOUR }, now, now + off * HOUR);
        expect(deadline - now).toBeGreaterThanOrEqual(span * HOUR * 0.9 - 1);
        expect(deadline - now).toBeLessThanOrEqual(span * HOUR * 1.9 + 1);
      }),
    );
  });
});

describe('a time of day', () => {
  it('is the next one with an hour of notice', () => {
    const due = (now: string) => shown(schedule(daily(), { at: '21:00' }, at(now), null).deadline);
    expect(due('2030-01-08T12:00')).toBe('2030-01-08 21:00');
    expect(due('2030-01-08T20:30')).toBe('2030-01-09 21:00');
    expect(due('2030-01-08T21:00')).toBe('2030-01-09 21:00');
  });
});

describe('quiet hours and days off', () => {
  const night = daily({ quiet: { from: '23:00', to: '08:00' } });

  it('move a deadline to their end', () => {
    expect(shown(outOfQuiet(night, at('2030-01-08T23:00')))).toBe('2030-01-09 08:00');
    expect(shown(outOfQuiet(night, at('2030-01-09T03:15')))).toBe('2030-01-09 08:00');
    expect(shown(outOfQuiet(night, at('2030-01-09T08:00')))).toBe('2030-01-09 08:00');
    expect(shown(outOfQuiet(night, at('2030-01-09T22:59')))).toBe('2030-01-09 22:59');
  });

  it('do not hold up live play', () => {
    expect(shown(schedule(night, { span: HOUR / 6 }, at('2030-01-08T23:30'), null).deadline)).toBe('2030-01-08 23:40');
    expect(shown(schedule(night, { span: HOUR }, at('2030-01-08T22:30'), null).deadline)).toBe('2030-01-09 08:00');
  });

  it('follow one another', () => {
    const weekend = { ...night, daysOff: [6, 7] };
    expect(shown(outOfQuiet(weekend, at('2030-01-11T23:30')))).toBe('2030-01-14 08:00');
  });

  it('never hold a deadline, in any zone', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.integer({ min: 0, max: 365 * 24 }),
        fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { maxLength: 6 }),
        (zone, hours, daysOff) => {
          const settings = { ...night, zone, daysOff };
          const moment = at('2030-01-01T00:00', zone) + hours * HOUR;
          const moved = outOfQuiet(settings, moment);
          const local = DateTime.fromMillis(moved, { zone });
          expect(moved).toBeGreaterThanOrEqual(moment);
          expect(local.toFormat('HH:mm') >= '08:00' && local.toFormat('HH:mm') < '23:00').toBe(true);
          expect(daysOff).not.toContain(local.weekday);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('do not move the hour of the days after', () => {
    const clock = { span: 15 * HOUR };
    const first = schedule(night, clock, at('2030-01-08T12:00'), null);
    expect(shown(first.deadline)).toBe('2030-01-09 08:00');
    expect(shown(first.anchor, 'utc')).toBe('2030-01-09 03:00');
  });
});

describe('a pace whose hour falls into the night', () => {
  const night = daily({ quiet: { from: '23:00', to: '08:00' } });

  it('gives each phase its day, not two', () => {
    const first = schedule(night, { span: 24 * HOUR }, at('2030-01-07T23:30'), null);
    expect(shown(first.deadline)).toBe('2030-01-09 08:00');
    const second = schedule(night, { span: 24 * HOUR }, first.deadline, first.anchor);
    expect(shown(second.deadline)).toBe('2030-01-10 08:00');
    const third = schedule(night, { span: 24 * HOUR }, second.deadline, second.anchor);
    expect(shown(third.deadline)).toBe('2030-01-11 08:00');
  });

  it('lets a day follow upon a half that ended in the night', () => {
    const plan = schedule(night, { span: 12 * HOUR }, at('2030-01-07T14:00'), at('2030-01-07T14:00', 'utc'));
    expect(shown(plan.deadline)).toBe('2030-01-08 08:00');
    const prep = schedule(night, { span: 24 * HOUR }, plan.deadline, plan.anchor);
    expect(shown(prep.deadline)).toBe('2030-01-09 08:00');
  });

  it('never adds more than half a day or half of itself to a phase, whenever the table begins', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 24 * 60 - 1 }),
        fc.array(fc.constantFrom(6, 12, 24, 48), { minLength: 12, maxLength: 12 }),
        (minute, spans) => {
          let now = at('2030-01-07T00:00') + minute * 60_000;
          let anchor: number | null = null;
          for (const hours of spans) {
            const next = schedule(night, { span: hours * HOUR }, now, anchor);
            expect(next.deadline - now).toBeGreaterThanOrEqual(hours * HOUR * 0.9);
            expect(next.deadline - now).toBeLessThanOrEqual(Math.max(hours * 1.5, hours + 12) * HOUR);
            ({ deadline: now, anchor } = next);
          }
        },
      ),
    );
  });
});

describe('extend, pause and resume', () => {
  it('extending never shortens', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1000 }), fc.integer({ min: 1, max: 1000 }), (hours, more) => {
        const settings = daily({ quiet: { from: '23:00', to: '08:00' }, daysOff: [7] });
        const open = openAsk(outOfQuiet(settings, at('2030-01-08T12:00') + hours * HOUR));
        expect(extended(settings, open, more * HOUR).deadline).toBeGreaterThanOrEqual(open.deadline + more * HOUR);
      }),
    );
  });

  it('a pause moves the deadline by its own length where nights are free', () => {
    const open = openAsk(at('2030-01-08T21:00'));
    expect(shifted(daily(), open, 5 * HOUR).deadline).toBe(open.deadline + 5 * HOUR);
  });
});
