/** How many hours the players are awake for a phase, and the hour that is fair to all, in every zone there is. */
import fc from 'fast-check';
import { DateTime } from 'luxon';
import { expect, test } from 'vitest';
import { settingsFor } from '../../src/table/facts/clocks.ts';
import { wakesAt } from '../../src/table/facts/sleep.ts';
import { beforeDeadline, fairestHour, shortOfHours, wakingHours } from '../../src/table/facts/waking.ts';
import { type Habits, usual } from '../../src/table/model/habits.ts';
import { HOUR } from './hall.ts';

const two = (hour: number) => `${String(hour).padStart(2, '0')}:00`;
const zone = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
const moment = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2028, 0, 1) });
const sleeper = fc
  .record({ from: fc.nat(23), length: fc.integer({ min: 1, max: 12 }), zone: fc.option(zone) })
  .map(({ from, length, zone: own }): Habits => {
    return { ...usual, zone: own, quiet: { from: two(from), to: two((from + length) % 24) } };
  });

test('waking hours are what counting quarters of an hour gives, but for the nights that move the clock', () => {
  fc.assert(
    fc.property(sleeper, moment, fc.integer({ min: 1, max: 30 }), zone, (habits, start, hours, otherwise) => {
      const from = start - (start % (HOUR / 4));
      const to = from + hours * HOUR;
      let awake = 0;
      for (let at = from; at < to; at += HOUR / 4) if (wakesAt(habits, at, otherwise) === null) awake += 0.25;
      const offset = (at: number) => DateTime.fromMillis(at, { zone: habits.zone ?? otherwise }).offset;
      const isMoved = offset(from - 24 * HOUR) !== offset(to + 24 * HOUR);
      const counted = wakingHours(habits, from, to, otherwise);
      expect(Math.abs(counted - awake)).toBeLessThanOrEqual(isMoved ? 1 : 1e-9);
    }),
    { numRuns: 150 },
  );
});

test('no other hour leaves the worst off more waking hours', () => {
  fc.assert(
    fc.property(fc.array(sleeper, { minLength: 1, maxLength: 5 }), moment, zone, (people, day, tableZone) => {
      const settings = { zone: tableZone, quiet: null };
      const leastAt = (hour: number) => {
        const at = DateTime.fromMillis(day, { zone: tableZone }).startOf('day').set({ hour }).toMillis();
        return Math.min(...people.map((x) => beforeDeadline(x, at, tableZone)));
      };
      const fairest = (all: readonly Habits[]) => leastAt(Number(fairestHour(settings, all, day).slice(0, 2)));
      const best = fairest(people);
      for (let hour = 0; hour < 24; hour++) expect(leastAt(hour)).toBeLessThanOrEqual(best);
      expect(fairest(people.toReversed()), 'whoever is named first').toBe(best);
      expect(fairest([...people, usual]), 'who never sleeps').toBe(best);
    }),
    { numRuns: 60 },
  );
}, 120_000);

test('is no hour in which the table closes nothing', () => {
  fc.assert(
    fc.property(fc.array(sleeper, { maxLength: 4 }), moment, zone, (people, day, tableZone) => {
      const time = fairestHour({ zone: tableZone, quiet: { from: '23:00', to: '08:00' } }, people, day);
      expect(time >= '08:00' && time < '23:00').toBe(true);
    }),
    { numRuns: 60 },
  );
});

test('of equals it is nine in the evening', () => {
  const settings = { zone: 'Europe/Moscow', quiet: null };
  const day = Date.UTC(2030, 0, 7, 9);
  expect(fairestHour(settings, [usual], day)).toBe('21:00');
  const early: Habits = { ...usual, quiet: { from: '20:00', to: '04:00' } };
  expect(fairestHour(settings, [early], day)).toBe('20:00');
});

test('who sleeps through a phase is counted, by the clock of the phase', () => {
  const settings = settingsFor({ clocks: { prep: 'long', plan: 'short' } }, 'printed', 'daily', 'Europe/Moscow');
  const now = Date.UTC(2030, 0, 7, 18); // 21:00 in Moscow: plans run from 21:00 to 9:00
  const night: Habits = { ...usual, quiet: { from: '22:00', to: '08:00' } };
  expect(shortOfHours(settings, [night, night, usual], now)).toEqual([{ clock: 'plan', count: 2 }]);
  expect(shortOfHours(settings, [usual], now)).toEqual([]);
  expect(
    shortOfHours(settingsFor({ clocks: { plan: 'short' } }, 'printed', 'live', 'UTC'), [night], now),
    'live play',
  ).toEqual([]);
});
