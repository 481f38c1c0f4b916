/** An open day (mode `live`): everybody does what they like until they are ready, and what one meets holds up only those concerned. */
import { describe, expect, test } from 'vitest';
import { DONE } from '../../src/kit/form.ts';
import type { AnyGame } from '../../src/kit/game.ts';
import { replay } from '../../src/kit/replay.ts';
import { timed } from '../../src/table/facts/asked.ts';
import { wholeRecord } from '../../src/table/facts/record.ts';
import type { Letter, Post } from '../../src/table/model/aggregate.ts';
import { camp } from '../toys/live.ts';
import { HOUR, hall, told } from './hall.ts';

type State = ReturnType<typeof camp.setup>['state'];

/** Nothing happens on the way but what the test wants. */
const quiet: AnyGame = {
  ...camp,
  apply: (state, answers, dice) => camp.apply(state, answers, { ...dice, int: () => 5 }),
};
const met = (luck: number): AnyGame => ({
  ...camp,
  apply: (state, answers, dice) => camp.apply(state, answers, { ...dice, int: () => luck }),
});

async function camped(persons: number, game: AnyGame = quiet, bots = 0) {
  const h = hall(game);
  await h.seat(persons, { bots, options: { days: '3' } });
  const open = (key: RegExp) => {
    const found = h.table().asks.find(({ ask }) => key.test(ask.key));
    if (!found) throw new Error(`nothing like ${key} is open`);
    return found;
  };
  return {
    ...h,
    get now() {
      return h.now;
    },
    open,
    isOpen: (key: RegExp) => h.table().asks.some(({ ask }) => key.test(ask.key)),
    state: () => h.table().state as State,
    press: (person: number, key: RegExp, id: string) => {
      const { number, forms } = open(key);
      const seat = h.table().seats.findIndex((x) => x.person === person);
      return h.service.press({ person }, 1, {
        ask: number,
        stamp: forms.find((x) => x.seat === seat)?.stamp ?? 0,
        id: id,
      });
    },
    async strike(key: RegExp) {
      const { number } = open(key);
      const closesAt = timed(h.table()).find((x) => x.number === number)?.closesAt ?? 0;
      h.wait(Math.max(0, closesAt - h.now));
      await h.service.due(1, number);
    },
    letters: (mark = 0) => h.since(mark).map(({ letter }) => letter),
  };
}
type Camped = Awaited<ReturnType<typeof camped>>;

const kinds = (posts: readonly Post[], kind: Letter['kind']) => posts.filter(({ letter }) => letter.kind === kind);
const seatsShown = (posts: readonly Post[]) =>
  posts.flatMap(({ letter }) => (letter.kind === 'form' ? [letter.seat] : []));

describe('an open day', () => {
  test('plays each deed at once, and goes on asking who did it', async () => {
    const h = await camped(3);
    await h.press(2, /^day/, 'forage');
    expect(h.state()).toMatchObject({ food: 1, acts: [2, 1, 2] });
    await h.press(2, /^day/, 'forage');
    expect(h.state()).toMatchObject({ food: 2, acts: [2, 0, 2] });
    expect(h.open(/^day/).ask.seats).toEqual([0, 1, 2]);
  });

  test('closes after the grace once all are ready, whatever they have left; one may take that back', async () => {
    const h = await camped(3);
    for (const person of [1, 2, 3]) await h.press(person, /^day/, DONE);
    const [day] = timed(h.table());
    expect(day?.closesAt).toBe(h.now + 60_000);
    await h.press(2, /^day/, 'forage');
    expect(timed(h.table())[0]?.closesAt, 'a deed takes Ready back').toBe(day?.deadline);
    expect(told(await h.press(2, /^day/, 'wait')), 'to want nothing more is to be ready').toBe('table-ready');
    await h.strike(/^day/);
    expect(h.state().day).toBe(2);
    expect(h.now).toBeLessThan((day?.deadline ?? 0) - HOUR);
  });

  test('ends the same by Ready and by silence', async () => {
    const states = [];
    for (const ready of [true, false]) {
      const h = await camped(3);
      await h.press(1, /^day/, 'forage');
      if (ready) for (const person of [1, 2, 3]) await h.press(person, /^day/, DONE);
      await h.strike(/^day/);
      states.push(h.state());
    }
    expect(states[0]).toEqual(states[1]);
  });

  test('counts no miss for whoever did something, and one for who said nothing', async () => {
    const h = await camped(3);
    await h.press(1, /^day/, 'forage');
    await h.press(2, /^day/, DONE);
    await h.strike(/^day/);
    expect(h.table().seats.map(({ misses }) => misses)).toEqual([0, 0, 1]);
  });

  test('is done with by computer players at once, who hold nobody up', async () => {
    const h = await camped(1, quiet, 3);
    expect(h.state()).toMatchObject({ food: 6, acts: [2, 0, 0, 0] });
    await h.press(1, /^day/, DONE);
    expect(h.state().day).toBe(2);
  });
});

describe('what one meets on the way', () => {
  test('holds up only whom it concerns: the others go on', async () => {
    const h = await camped(3, met(0));
    await h.press(2, /^day/, 'forage');
    expect(h.open(/^bitten/).ask).toMatchObject({ seats: [1], within: 'day:3' });
    await h.press(1, /^day/, 'forage');
    expect(h.state().food).toBe(2);
  });

  test('keeps the day from closing early until it is decided', async () => {
    const h = await camped(2, met(0), 1);
    await h.press(1, /^day/, 'forage');
    for (const person of [1, 2]) await h.press(person, /^day/, DONE);
    const day = () => timed(h.table()).find(({ ask }) => ask.mode === 'live');
    expect(day()?.closesAt).toBe(day()?.deadline);
    await h.press(1, /^bitten/, 'hide');
    expect(day()?.closesAt).toBeLessThan(day()?.deadline ?? 0);
  });

  test('has a clock of its own, which does not move the hour of the days', async () => {
    const h = await camped(3, met(0));
    const { anchor } = h.table();
    await h.press(2, /^day/, 'forage');
    expect(h.table().anchor).toBe(anchor);
    await h.strike(/^bitten/);
    expect(h.isOpen(/^bitten/)).toBe(false);
    expect(h.state().day, 'the day goes on').toBe(3);
  });

  test('is answered when the day closes: by the standing order, else by default', async () => {
    const h = await camped(3, met(0));
    await h.press(1, /^order/, 'order');
    await h.press(1, /^order/, 'hide');
    for (const person of [1, 2]) await h.press(person, /^day/, 'forage');
    const mark = h.changes.length;
    await h.strike(/^day/);
    const answers = h.changes.slice(mark).flatMap(({ commits }) => commits.flatMap((x) => x.answers));
    expect(answers.slice(0, 2).map(({ ask, draft }) => [ask, draft])).toEqual([
      ['bitten:3:0', { pick: 'hide' }],
      ['bitten:3:1', { pick: 'tell' }],
    ]);
    expect(h.state()).toMatchObject({ day: 2, infected: [true, true, false] });
  });
});

test('a sheet of standing orders is in force with each press', async () => {
  const h = await camped(3);
  await h.press(2, /^order/, 'order');
  expect(h.state().orders).toEqual([null, null, null]);
  await h.press(2, /^order/, 'hide');
  expect(h.state().orders).toEqual([null, 'hide', null]);
});

describe('the telling of a day', () => {
  test('is one status that is edited and one report, and urgent news rings', async () => {
    const h = await camped(3, met(0));
    const mark = h.changes.length;
    await h.press(1, /^day/, 'forage');
    await h.press(1, /^bitten/, 'tell');
    const during = h.since(mark);
    expect(kinds(during, 'report').map(({ letter, silent }) => [letter, silent])).toEqual([
      [{ kind: 'report', commit: 2, urgent: true }, undefined],
    ]);
    expect(new Set(kinds(during, 'status').map(({ slot }) => slot))).toEqual(new Set(['status:1:1']));
    expect(kinds(during, 'status').every(({ silent }) => silent)).toBe(true);
    const night = h.changes.length;
    await h.strike(/^day/);
    expect(kinds(h.since(night), 'report').map(({ letter }) => letter)).toEqual([
      { kind: 'report', commit: h.table().commit },
    ]);
    expect(h.table().statusCount).toBe(2);
  });

  test('redraws each form once at most, and only where it shows something else', async () => {
    const h = await camped(3);
    const mark = h.changes.length;
    await h.press(2, /^day/, 'forage');
    // All see the food on the form of the day; nobody's orders have changed.
    const day = h.open(/^day/).number;
    expect(seatsShown(h.since(mark)).toSorted()).toEqual([0, 1, 2]);
    expect(h.letters(mark).flatMap((x) => (x.kind === 'form' ? [x.ask] : []))).toEqual([day, day, day]);
    const ready = h.changes.length;
    await h.press(3, /^day/, DONE);
    expect(seatsShown(h.since(ready))).toEqual([2]);
  });
});

/** Persons 4 and on come to a game that runs. */
async function joined(h: Camped, ...persons: readonly number[]) {
  const said = [];
  for (const person of persons) said.push(told(await h.service.join({ person }, 1)));
  return said;
}

describe('who comes to a running game', () => {
  test('gets a seat of their own and waits, asked nothing, until somebody is found', async () => {
    const h = await camped(3, met(2));
    expect(await joined(h, 4)).toEqual(['table-entered']);
    expect(h.table().seats[3]).toMatchObject({ person: 4, computer: false, away: false });
    expect(h.open(/^day/).ask.seats).toEqual([0, 1, 2]);
    await h.press(1, /^day/, 'forage');
    expect(h.open(/^found/).ask.seats).toEqual([3]);
    await h.press(4, /^found/, 'yes');
    await h.press(4, /^found/, DONE);
    await h.strike(/^found/);
    expect(h.open(/^day/).ask.seats).toEqual([0, 1, 2, 3]);
  });

  test('is refused with a reason where the game has no room, and where it takes nobody', async () => {
    const h = await camped(3);
    const come = await joined(h, ...Array.from({ length: 12 }, (_, i) => i + 4));
    expect(come.slice(0, 11)).toEqual(Array.from({ length: 11 }, () => 'table-entered'));
    expect(come[11]).toBe('camp-full');
    expect(await joined(h, 4)).toEqual(['table-already-in']);
    const closed = hall();
    await closed.seat(2);
    expect(told(await closed.service.join({ person: 9 }, 1))).toBe('table-not-lobby');
  });

  test('leaves as they came while they wait, and the next one takes their place', async () => {
    const h = await camped(3);
    await joined(h, 4, 5);
    expect(told(await h.service.leave({ person: 4 }, 1))).toBe('table-left');
    expect(h.table().seats[3]).toMatchObject({ person: null, computer: false });
    await joined(h, 6);
    expect(h.table().seats.map(({ person }) => person)).toEqual([1, 2, 3, 6, 5]);
    expect(told(await h.service.leave({ person: 1 }, 1)), 'whoever plays does not just go').toBe('table-not-lobby');
  });

  test('does not keep a table awake that all others have left', async () => {
    const h = await camped(3);
    await joined(h, 4);
    for (const _ of [1, 2]) await h.strike(/^day/);
    expect(h.table()).toMatchObject({ phase: 'paused', desk: { asleep: true } });
  });

  test('is part of the record, which plays again', async () => {
    const h = await camped(3, met(2));
    await joined(h, 4);
    await h.press(1, /^day/, 'forage');
    await h.press(4, /^found/, 'yes');
    await h.strike(/^found/);
    while (h.table().phase === 'running') await h.strike(/^day/);
    await h.service.cancel({ person: 1 }, 1);
    const whole = wholeRecord(h.table(), { commits: h.changes.flatMap(({ commits }) => commits), stretches: [] });
    const record = { ...whole, options: { days: '3' } };
    expect(replay(met(2), JSON.parse(JSON.stringify(record)))).toMatchObject({ same: true });
  });
});
