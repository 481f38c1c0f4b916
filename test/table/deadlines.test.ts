/** What a table's deadlines go through: early closes, extensions, pauses, a new pace; and the reminders that follow them. */
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { DONE } from '../../src/kit/form.ts';
import type { AnyGame } from '../../src/kit/game.ts';
import { alarmsOf, remindersOf } from '../../src/table/facts/alarms.ts';
import { outOfQuiet } from '../../src/table/facts/clocks.ts';
import type { Clock, Settings, Table } from '../../src/table/model/aggregate.ts';
import { usual } from '../../src/table/model/habits.ts';
import { hall, START, told } from './hall.ts';
import { pebbles } from './pebbles.ts';
import {
  type Calendar,
  calendar,
  changes,
  clockTime,
  DAY,
  HOUR,
  isFree,
  MINUTE,
  offsetAt,
  shownAt,
  sinceMidnight,
  skippedBefore,
  timeOfDay,
} from './zones.ts';

type Hall = ReturnType<typeof hall>;
const master = { person: 1 };
const none: Calendar = { quiet: null, daysOff: [] };

/** A running table of two at that moment, that waits for silent seats for ever. */
async function tableAt(moment: number, zone: string, more: Partial<Settings> = {}, game?: AnyGame): Promise<Hall> {
  const h = hall(game);
  h.wait(moment - START);
  const clocks = { round: { span: DAY }, count: { span: DAY } };
  const settings = { zone, clocks, quiet: null, missesUntilAway: 10_000, ...more };
  await h.seat(2, { options: { rounds: '70' }, settings });
  return h;
}

/** What holds at any table at any time. */
function expectSound(h: Hall, kept: Calendar): void {
  const table = h.table();
  const open = h.open();
  expect(open.closesAt).toBeLessThanOrEqual(open.deadline);
  expect(isFree(table.settings.zone, kept, open.deadline), 'no deadline at night or on a day off').toBe(true);
  const alarms = alarmsOf(table);
  if (table.phase !== 'running') {
    expect(alarms.filter(({ task }) => task === 'due' || task === 'remind')).toEqual([]);
    return;
  }
  expect(alarms.filter(({ task }) => task === 'due').map(({ at }) => at)).toEqual([open.closesAt]);
  const reminders = alarms.flatMap((x) => (x.task === 'remind' ? [x] : []));
  expect(reminders).toHaveLength(open.deadline - open.openedAt < HOUR / 2 ? 0 : 2);
  for (const { at, payload } of reminders) {
    expect(payload.deadline).toBe(open.deadline);
    expect(at).toBeGreaterThan(open.openedAt);
    expect(at).toBeLessThan(open.deadline);
  }
}

// ---- a long game ----

type Act = { readonly does: 'wait' | 'extend' | 'pause'; readonly ms: number } | { readonly does: 'ready' | 'choose' };
const act: fc.Arbitrary<Act> = fc.oneof(
  fc.record({ does: fc.constant('wait' as const), ms: fc.nat(8 * HOUR) }),
  fc.record({ does: fc.constant('extend' as const), ms: fc.integer({ min: 1, max: 30 * 60 }).map((x) => x * MINUTE) }),
  fc.record({ does: fc.constant('pause' as const), ms: fc.nat(50 * HOUR) }),
  fc.record({ does: fc.constantFrom('ready' as const, 'choose' as const) }),
);
const phase = fc.record({ acts: fc.array(act, { maxLength: 3 }), end: fc.constantFrom('silence', 'ready', '/close') });

async function carryOut(h: Hall, one: Act, kept: Calendar): Promise<void> {
  const before = h.open();
  const { zone } = h.table().settings;
  switch (one.does) {
    case 'wait':
      // Never past the end of the phase: that is another act.
      return h.wait(Math.min(one.ms, Math.max(0, before.closesAt - h.now - 1)));
    case 'ready':
      await h.press(2, DONE);
      return;
    case 'choose':
      await h.press(2, '2');
      return;
    case 'extend':
      expect(told(await h.service.extend(master, 1, one.ms))).toMatch(/^table-told-extended/);
      expect(h.open().deadline).toBe(outOfQuiet({ zone, ...kept }, before.deadline + one.ms));
      expect(h.open().deadline).toBeGreaterThanOrEqual(before.deadline + one.ms);
      return;
    case 'pause':
      await h.service.pause(master, 1);
      expectSound(h, kept);
      h.wait(one.ms);
      await h.service.resume(master, 1);
      expect(h.open().deadline).toBe(outOfQuiet({ zone, ...kept }, before.deadline + one.ms));
      expect(h.open().openedAt).toBe(before.openedAt + one.ms);
      return;
    default:
      one satisfies never;
  }
}

async function finish(h: Hall, end: string): Promise<void> {
  const { number } = h.open();
  if (end === '/close') await h.service.close(master, 1);
  else {
    if (end === 'ready') for (const person of [1, 2]) await h.press(person, DONE);
    await h.strike();
  }
  expect(h.open().number).toBe(number + 1);
}

describe('a daily pace', () => {
  const games = { change: fc.constantFrom(...changes), phases: fc.array(phase, { minLength: 60, maxLength: 60 }) };

  it('keeps its hour for sixty phases, through early closes, extensions, pauses and a change of the clock', async () => {
    await fc.assert(
      fc.asyncProperty(fc.record(games), async ({ change: { zone, at }, phases }) => {
        const h = await tableAt(at - 10 * DAY, zone);
        const { time } = shownAt(zone, h.now);
        for (const { acts, end } of phases) {
          const { deadline } = h.open();
          if (skippedBefore(zone, deadline) === 0) expect(shownAt(zone, deadline).time).toBe(time);
          for (const one of acts) {
            await carryOut(h, one, none);
            expectSound(h, none);
          }
          await finish(h, end);
        }
      }),
      { numRuns: 30 },
    );
  }, 120_000);

  it('closes nothing at night or on a day off meanwhile, and its grid does not move', async () => {
    await fc.assert(
      fc.asyncProperty(fc.record({ ...games, calendar }), async ({ change: { zone, at }, phases, calendar: kept }) => {
        const h = await tableAt(at - 10 * DAY, zone, kept);
        const { time } = shownAt(zone, h.now);
        for (const { acts, end } of phases.slice(0, 30)) {
          expect((h.table().anchor ?? Number.NaN) % DAY).toBe(time);
          expectSound(h, kept);
          for (const one of acts) {
            await carryOut(h, one, kept);
            expectSound(h, kept);
          }
          await finish(h, end);
        }
      }),
      { numRuns: 30 },
    );
  }, 120_000);
});

// ---- pauses ----

/** Pebbles with a second question beside the rounds, which changes nothing in them. */
const aside: AnyGame = {
  ...pebbles,
  asks: (state) => {
    const side = {
      key: 'side',
      question: 'side',
      title: { id: 'side' },
      seats: [0],
      mode: 'sealed' as const,
      clock: 'count',
    };
    return state.side ? pebbles.asks(state) : [...pebbles.asks(state), side];
  },
  apply: (state, answers, dice) =>
    answers[0]?.ask === 'side' ? { state: { ...state, side: true }, notes: [] } : pebbles.apply(state, answers, dice),
};
/** Everything but the moment at which the master was last seen, which a pause keeps. */
const timeless = ({ desk: { touchedAt: _, ...desk }, ...table }: Table) => ({ ...table, desk });

describe('a pause that ends at once', () => {
  const states: Record<string, (h: Hall) => Promise<unknown>> = {
    'of a fresh phase': async () => {},
    'of a phase half over': async (h) => h.wait(13 * HOUR),
    'of an extended one': (h) => h.service.extend(master, 1, 5 * HOUR),
    'of one that one is ready for': (h) => h.press(2, DONE),
    'within the grace': async (h) => {
      for (const person of [1, 2]) await h.press(person, DONE);
      h.wait(20_000);
    },
  };
  it.each(Object.keys(states))('%s changes nothing at all', async (state) => {
    const h = await tableAt(START, 'Europe/Moscow', { quiet: { from: '23:00', to: '08:00' } });
    await states[state]?.(h);
    const before = h.table();
    expect(told(await h.service.pause(master, 1))).toBe('table-paused');
    expect(told(await h.service.resume(master, 1))).toBe('table-resumed');
    expect(timeless(h.table())).toEqual(timeless(before));
    expect(alarmsOf(h.table())).toEqual(alarmsOf(before));
  });
});

describe('a pause', () => {
  it('within the grace leaves what was left of it', async () => {
    const h = await tableAt(START, 'Europe/Moscow');
    for (const person of [1, 2]) await h.press(person, DONE);
    h.wait(20_000);
    await h.service.pause(master, 1);
    h.wait(9 * HOUR);
    await h.service.resume(master, 1);
    expect(h.open().closesAt).toBe(h.now + 40_000);
    await h.press(2, '3');
    expect(h.open().closesAt, 'an edit still cancels').toBe(h.open().deadline);
  });

  it('in which the last gets ready is followed by one whole grace', async () => {
    const h = await tableAt(START, 'Europe/Moscow');
    await h.service.pause(master, 1);
    h.wait(HOUR);
    for (const person of [1, 2]) await h.press(person, DONE);
    h.wait(2 * HOUR);
    await h.service.resume(master, 1);
    expect(h.open()).toMatchObject({ closesAt: h.now + MINUTE, deadline: START + DAY + 3 * HOUR });
  });

  it('pressed twice is one, and there is nothing to resume that is not paused', async () => {
    const h = await tableAt(START, 'Europe/Moscow');
    const running = h.table();
    expect(told(await h.service.resume(master, 1))).toBe('table-not-paused');
    expect(h.table()).toEqual(running);
    await h.service.pause(master, 1);
    h.wait(HOUR);
    const paused = h.table();
    expect(told(await h.service.pause(master, 1))).toBe('table-already-paused');
    expect(h.table(), 'it lasts since the first press').toEqual(paused);
    h.wait(HOUR);
    await h.service.resume(master, 1);
    expect(h.open().deadline).toBe(START + DAY + 2 * HOUR);
    expect(told(await h.service.resume(master, 1))).toBe('table-not-paused');
    expect(h.open().deadline).toBe(START + DAY + 2 * HOUR);
  });

  it('takes extensions, which count from the end of the pause', async () => {
    const h = await tableAt(START, 'Europe/Moscow');
    await h.service.pause(master, 1);
    h.wait(5 * HOUR);
    expect(told(await h.service.extend(master, 1, 3 * HOUR))).toMatch(/^table-told-extended/);
    expect(alarmsOf(h.table()).filter(({ task }) => task === 'due' || task === 'remind')).toEqual([]);
    await h.service.resume(master, 1);
    expect(h.open().deadline).toBe(START + DAY + 8 * HOUR);
  });

  it('is given back to a question that stays open when the master closes the one before it', async () => {
    const h = await tableAt(START, 'Europe/Moscow', {}, aside);
    h.wait(HOUR);
    for (const person of [1, 2]) await h.service.press({ person }, 1, { ask: 1, stamp: 0, id: DONE });
    h.wait(MINUTE);
    await h.service.due(1, 1);
    const { deadline } = h.open();
    h.wait(HOUR);
    await h.service.pause(master, 1);
    h.wait(HOUR);
    expect(told(await h.service.close(master, 1, 2.5 * HOUR))).toBe('table-closed');
    expect(h.table().asks.map((x) => x.ask.key)).toEqual(['round:2']);
    expect(h.open().deadline).toBe(deadline + HOUR);
  });
});

describe('/close', () => {
  it('that waited out an outage closes the phase it was typed in, also after a pause before', async () => {
    const h = await tableAt(START, 'Europe/Moscow');
    h.wait(20 * MINUTE);
    await h.service.pause(master, 1);
    h.wait(10 * MINUTE);
    await h.service.resume(master, 1);
    h.wait(15 * MINUTE);
    const typedAt = h.now;
    await h.outage(5 * HOUR);
    expect(told(await h.service.close(master, 1, h.now - typedAt))).toBe('table-closed');
    expect(h.table().commit).toBe(1);
  });

  it('that was typed before the phase opened does not close it', async () => {
    const h = await tableAt(START, 'Europe/Moscow');
    h.wait(HOUR);
    const typedAt = h.now;
    h.wait(MINUTE);
    await h.service.close(master, 1);
    await h.outage(5 * HOUR);
    expect(told(await h.service.close(master, 1, h.now - typedAt))).toBe('table-just-opened');
    expect(h.table().commit).toBe(1);
  });
});

test('there is nothing to extend where only standing orders are open', async () => {
  const game: AnyGame = {
    ...pebbles,
    asks: (state) => pebbles.asks(state).map((ask) => ({ ...ask, mode: 'standing' as const })),
  };
  const h = await tableAt(START, 'Europe/Moscow', {}, game);
  const before = h.changes.length;
  expect(told(await h.service.extend(master, 1, HOUR))).toBe('table-nothing-open');
  expect(h.changes).toHaveLength(before);
});

// ---- a new pace ----

const clock: fc.Arbitrary<Clock> = fc.oneof(
  timeOfDay.map((at) => ({ at })),
  fc.constantFrom(2, 10, 60, 3 * 60, 12 * 60, 24 * 60, 48 * 60).map((minutes) => ({ span: minutes * MINUTE })),
);
const notice = (wanted: Clock) => ('span' in wanted ? Math.min(wanted.span, 5 * MINUTE) : 5 * MINUTE);
const isLive = (wanted: Clock) => 'span' in wanted && wanted.span < HOUR;

function expectPromised(h: Hall, wanted: Clock, kept: Calendar, wasPaused: boolean): void {
  const { deadline, openedAt } = h.open();
  const { zone } = h.table().settings;
  expect(deadline - h.now, 'never in the past, never at once').toBeGreaterThanOrEqual(notice(wanted));
  if (!isLive(wanted)) expect(isFree(zone, kept, deadline)).toBe(true);
  if ('span' in wanted) expect(deadline - openedAt).toBeGreaterThanOrEqual(0.9 * wanted.span);
  // Unless the night, a pause or a change of the clock moved it.
  else if (kept === none && !wasPaused && offsetAt(zone, deadline - DAY) === offsetAt(zone, deadline)) {
    expect(shownAt(zone, deadline).time, 'a time of day is that time').toBe(sinceMidnight(wanted.at));
  }
}

describe('a new clock for an open phase', () => {
  const circumstances = fc.record({
    change: fc.constantFrom(...changes),
    kept: fc.oneof(fc.constant(none), calendar),
    old: clock,
    wanted: clock,
    off: fc.integer({ min: -2 * 24 * 60, max: 60 }),
    open: fc.double({ min: 0, max: 1, noNaN: true }),
    pause: fc.option(fc.nat(30 * HOUR)),
  });

  it('leaves it the time that it promises, counted from its opening, and some notice', async () => {
    await fc.assert(
      fc.asyncProperty(circumstances, async ({ change: { zone, at }, kept, old, wanted, off, open, pause }) => {
        const clocks = { round: old, count: old };
        const h = await tableAt(at + off * MINUTE, zone, { ...kept, clocks });
        h.wait(Math.floor(open * (h.open().closesAt - h.now - 1)));
        if (pause !== null) await h.service.pause(master, 1);
        h.wait((pause ?? 0) / 2);
        expect(told(await h.service.clock(master, 1, { name: 'round', clock: wanted }))).toBe('table-clock-set');
        h.wait((pause ?? 0) / 2);
        if (pause !== null) await h.service.resume(master, 1);
        if (JSON.stringify(old) !== JSON.stringify(wanted)) expectPromised(h, wanted, kept, pause !== null);
      }),
      { numRuns: 300 },
    );
  }, 120_000);

  it('that is the old one moves nothing, nor does the same pace once more', async () => {
    const h = await tableAt(START, 'Europe/Moscow');
    h.wait(6 * HOUR);
    for (const person of [1, 2]) await h.press(person, DONE);
    await h.strike();
    h.wait(HOUR);
    await h.service.extend(master, 1, 4 * HOUR);
    const { asks, anchor } = h.table();
    await h.service.clock(master, 1, { name: 'round', clock: { span: DAY } });
    await h.service.pace(master, 1, { pace: 'daily', clocks: { round: { span: DAY }, count: { span: 12 * HOUR } } });
    expect(h.table()).toMatchObject({ asks, anchor });
  });

  it('that is a time of day which is nearly over means tomorrow', async () => {
    const h = await tableAt(START, 'Europe/Moscow', { clocks: { round: { span: 2 * DAY }, count: { span: DAY } } });
    h.wait(34 * HOUR + 58 * MINUTE); // Tuesday, 20:58
    await h.service.clock(master, 1, { name: 'round', clock: { at: '21:00' } });
    expect(h.open().deadline).toBe(START + 59 * HOUR);
  });

  it('an hour of the day is that hour in another zone too, for what is open as for what comes', async () => {
    const clocks = { round: { at: '21:00' }, count: { span: DAY } };
    const h = await tableAt(START, 'Europe/Moscow', { clocks });
    expect(h.open().deadline).toBe(START + 11 * HOUR);
    await h.service.pace(master, 1, { zone: 'Europe/Berlin' });
    expect(h.open().deadline, 'two hours later').toBe(START + 13 * HOUR);
    await h.strike();
    expect(h.open().deadline).toBe(START + DAY + 13 * HOUR);
    await h.service.pace(master, 1, { zone: 'Asia/Vladivostok' });
    const [hour, notice] = [h.open().deadline, h.open().deadline - h.now];
    expect(shownAt('Asia/Vladivostok', hour).time).toBe(21 * HOUR);
    expect(notice, 'earlier, and still with notice').toBeGreaterThanOrEqual(5 * MINUTE);
  });

  it('does not hurry those who are all ready, nor make them wait', async () => {
    const h = await tableAt(START, 'Europe/Moscow');
    for (const person of [1, 2]) await h.press(person, DONE);
    await h.service.clock(master, 1, { name: 'round', clock: { span: 2 * DAY } });
    expect(h.open()).toMatchObject({ closesAt: h.now + MINUTE, deadline: START + 2 * DAY });
  });
});

test('seven days off are refused, in the lobby and later', async () => {
  const lobby = hall();
  await lobby.seat(0);
  const all = { daysOff: [1, 2, 3, 4, 5, 6, 7] };
  expect(told(await lobby.service.configure(master, 1, { settings: all }))).toBe('table-no-day-left');
  expect(lobby.table().settings.daysOff).toEqual([]);
  const h = await tableAt(START, 'Europe/Moscow');
  const before = h.table();
  expect(told(await h.service.pace(master, 1, all))).toBe('table-no-day-left');
  expect(h.table()).toEqual(before);
  expect(told(await h.service.pace(master, 1, { daysOff: [1, 2, 3, 4, 5, 6] }))).toBe('table-settings-saved');
  expect(shownAt('Europe/Moscow', h.open().deadline)).toMatchObject({ weekday: 7, time: 0 });
});

// ---- reminders ----

describe('a reminder', () => {
  it('is put off to the end of the person’s night, never to the deadline or beyond it', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...changes),
        fc.nat(95),
        fc.integer({ min: 1, max: 95 }),
        fc.integer({ min: -DAY, max: HOUR }),
        fc.boolean(),
        async ({ zone, at }, from, long, off, last) => {
          const h = await tableAt(at + off, zone);
          const quiet = { from: clockTime(from), to: clockTime((from + long) % 96) };
          h.habits.set(2, { ...usual, quiet });
          const { number, deadline, openedAt } = h.open();
          h.wait(((deadline - openedAt) * (last ? 5 : 3)) / 6);
          const mark = h.changes.length;
          await h.service.remindDue(1, { ask: number, deadline, last });
          const letters = h
            .since(mark)
            .filter(({ to, letter }) => letter.kind === 'reminder' && to !== 'home' && to.person === 2);
          const putOff = h.changes.slice(mark).flatMap((x) => x.putOff ?? []);
          const wakes = outOfQuiet({ zone, quiet, daysOff: [] }, h.now);
          // Of two that would come in one night or when it ends, the last is enough.
          const isEnough = !last && wakes > h.now && remindersOf(h.open()).every((x) => x <= wakes);
          expect(letters.length + putOff.length).toBe(isEnough ? 0 : 1);
          for (const later of putOff) {
            expect(later.at).toBeGreaterThan(h.now);
            expect(later.at).toBeLessThan(deadline);
            expect(isFree(zone, { quiet, daysOff: [] }, later.at)).toBe(true);
          }
          expect(letters.map(({ silent }) => silent === true)).toEqual(
            wakes === h.now ? [false] : wakes >= deadline && last ? [true] : [],
          );
        },
      ),
      { numRuns: 100 },
    );
  }, 120_000);
});
