/** Time lost in outages is given back: all of it, once, and to nobody's harm. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DONE } from '../../src/kit/form.ts';
import { alarmsOf } from '../../src/table/facts/alarms.ts';
import { outOfQuiet } from '../../src/table/facts/clocks.ts';
import type { Post } from '../../src/table/model/aggregate.ts';
import { giveTimeBack, OUTAGE, Unheard } from '../../src/table/round/outage.ts';
import { HOUR, hall } from './hall.ts';
import { pebbles } from './pebbles.ts';

const MINUTE = 60_000;
const free = { settings: { quiet: null } };
const linesOf = (posts: readonly Post[]) =>
  posts.flatMap(({ letter }) => (letter.kind === 'say' ? letter.lines.map((line) => line.id) : []));

async function table(persons = 3, more: Parameters<ReturnType<typeof hall>['seat']>[1] = free) {
  const it = hall();
  await it.seat(persons, more);
  return it;
}

describe('an outage', () => {
  test('moves open deadlines by its length, tells the table one line, and counts against nobody', async () => {
    const it = await table();
    const { deadline, number, openedAt } = it.open();
    const mark = it.changes.length;
    await it.outage(30 * HOUR);
    expect(it.open()).toMatchObject({ number, deadline: deadline + 30 * HOUR, openedAt: openedAt + 30 * HOUR });
    expect(linesOf(it.since(mark))).toEqual(['table-told-outage']);
    expect(it.since(mark).map(({ letter }) => letter.kind)).toEqual(['say', 'status', 'form', 'form', 'form']);
    await it.service.due(1, number); // the job of the old deadline
    expect(it.open().number).toBe(number);
    expect(it.table().seats.map((x) => x.misses)).toEqual([0, 0, 0]);
  });

  test('is given back once, however often it is noticed', async () => {
    const it = await table();
    await it.outage(HOUR);
    const before = it.table();
    const mark = it.changes.length;
    await it.service.giveTimeBack(1, HOUR);
    await it.service.giveTimeBack(1, HOUR);
    expect(it.table()).toEqual(before);
    expect(it.changes.length).toBe(mark);
  });

  test('rings for the new deadline again, and no more for the old one', async () => {
    const it = await table();
    const old = it.open();
    const reminders = () => alarmsOf(it.table()).filter(({ task }) => task === 'remind');
    const before = reminders().map(({ at }) => at);
    it.wait(20 * HOUR);
    await it.outage(3 * HOUR);
    expect(reminders().map(({ at }) => at)).toEqual(before.map((at) => at + 3 * HOUR));
    const mark = it.changes.length;
    await it.service.remindDue(1, { ask: old.number, deadline: old.deadline, last: false });
    expect(it.since(mark)).toEqual([]);
    await it.service.remindDue(1, { ask: old.number, deadline: it.open().deadline, last: false });
    expect(it.since(mark).map(({ letter }) => letter.kind)).toEqual(['reminder', 'reminder', 'reminder']);
  });

  test('holds what time would do, and whatever comes first afterwards gives the time back first', async () => {
    const it = await table();
    const { deadline, number } = it.open();
    const mark = it.changes.length;
    it.silence(30 * HOUR);
    await expect(it.service.due(1, number)).rejects.toThrow(Unheard);
    await expect(it.service.idle(1)).rejects.toThrow(Unheard);
    expect(it.changes.length).toBe(mark);
    it.hear();
    await it.service.due(1, number);
    expect(it.open()).toMatchObject({ number, deadline: deadline + 30 * HOUR });
    expect(linesOf(it.since(mark))).toEqual(['table-told-outage']);
    expect(it.table().seats.map((x) => x.misses)).toEqual([0, 0, 0]);
  });

  test('that was given back costs a deadline no second change', async () => {
    const it = await table();
    await it.outage(30 * HOUR);
    const mark = it.changes.length;
    await it.strike();
    expect(it.changes.length).toBe(mark + 1);
  });

  test('does not move the hour at which the table lives', async () => {
    const [calm, troubled] = [await table(), await table()];
    await troubled.outage(5 * HOUR);
    for (const it of [calm, troubled]) await it.strike();
    const hour = (it: typeof calm) => new Date(it.open().deadline).toISOString().slice(11);
    expect(hour(troubled)).toBe(hour(calm));
  });

  test('leaves whoever is ready the usual grace, and does not wait longer for them', async () => {
    const it = await table();
    for (const person of [1, 2, 3]) await it.press(person, DONE);
    expect(it.open().closesAt).toBe(it.now + MINUTE);
    await it.outage(2 * HOUR);
    expect(it.open().closesAt).toBe(it.now + MINUTE);
  });

  test('that a deadline fell into: the first to be ready afterwards does not close it for the others', async () => {
    const it = await table();
    it.wait(30 * HOUR); // the deadline is held, its time not given back yet
    const { number } = it.open();
    await it.press(1, DONE);
    expect(it.open().number).toBe(number);
  });

  test('in a pause is part of the pause: it is told to nobody and given back at its end', async () => {
    const it = await table();
    const { deadline } = it.open();
    await it.service.pause({ person: 1 }, 1);
    const mark = it.changes.length;
    await it.outage(2 * HOUR);
    expect(it.since(mark)).toEqual([]);
    await it.service.resume({ person: 1 }, 1);
    expect(it.open().deadline).toBe(deadline + 2 * HOUR);
  });

  test('does not bring a gathering table nearer to its end', async () => {
    const it = hall();
    await it.seat(0); // too few: it stays a lobby
    const ends = () => alarmsOf(it.table()).find(({ task }) => task === 'idle')?.at ?? 0;
    const before = ends();
    await it.outage(50 * HOUR);
    expect(ends()).toBe(before + 50 * HOUR);
  });

  test('that was over before a table was opened is no affair of that table', async () => {
    const it = hall();
    await it.outage(40 * HOUR);
    await it.seat(2, free);
    const { deadline } = it.open();
    await it.outage(HOUR);
    expect(it.open().deadline).toBe(deadline + HOUR);
  });

  test('is no business of a table that is over', async () => {
    const it = await table();
    await it.service.cancel({ person: 1 }, 1);
    const mark = it.changes.length;
    await it.outage(HOUR);
    expect(it.since(mark)).toEqual([]);
  });
});

describe('whatever is given back', () => {
  const spans = fc.integer({ min: OUTAGE, max: 400 * HOUR });
  const nights = fc.constantFrom(null, { from: '23:00', to: '08:00' }, { from: '01:30', to: '13:00' });
  const daysOff = fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { maxLength: 6 });
  const given = (it: ReturnType<typeof hall>, lost: number, after = 0) => {
    const outcome = giveTimeBack({ game: pebbles, table: it.table(), now: it.now + after }, lost);
    if ('refused' in outcome) throw new Error(outcome.refused.id);
    it.rows.set(1, outcome.table);
  };

  test('no deadline comes earlier than it was by so much, and none falls into free hours', async () => {
    await fc.assert(
      fc.asyncProperty(spans, nights, daysOff, fc.integer({ min: 0, max: 3 }), async (span, quiet, off, ready) => {
        const it = await table(3, { settings: { quiet, daysOff: off } });
        for (let person = 1; person <= ready; person++) await it.press(person, DONE);
        const { deadline, closesAt } = it.open();
        given(it, span, span);
        expect(it.open().deadline).toBeGreaterThanOrEqual(deadline + span);
        expect(it.open().closesAt).toBeGreaterThanOrEqual(closesAt);
        expect(outOfQuiet(it.table().settings, it.open().deadline)).toBe(it.open().deadline);
        if (quiet === null && off.length === 0) expect(it.open().deadline).toBe(deadline + span);
      }),
      { numRuns: 60 },
    );
  });

  test('two outages add up, noticed together or one by one', async () => {
    await fc.assert(
      fc.asyncProperty(spans, spans, async (first, second) => {
        const [together, apart] = [await table(), await table()];
        given(together, first + second);
        given(apart, first);
        given(apart, first + second);
        expect(apart.open()).toEqual(together.open());
        expect(apart.table().credited).toBe(first + second);
      }),
      { numRuns: 40 },
    );
  });
});
