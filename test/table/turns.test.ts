/** Open asks: who is away holds nobody up, a table that nobody is at does not play itself, and who has acted is told. */
import { describe, expect, test } from 'vitest';
import type { AnsweredBy } from '../../src/kit/game.ts';
import type { Settings } from '../../src/table/model/aggregate.ts';
import { hall, told } from './hall.ts';
import { rounds } from './rounds.ts';

async function played(
  persons: number,
  { settings = {}, options = {}, bots = 0 }: { settings?: Partial<Settings>; options?: object; bots?: number } = {},
) {
  const h = hall(rounds);
  const chosen = { order: 'windows', length: '6', out: 'nobody', ...options };
  await h.seat(persons, { bots, options: chosen, settings: { missesUntilAway: 1, ...settings } });
  const state = () =>
    h.table().state as { round: number; told: { round: number; seat: number; what: string; by: AnsweredBy }[] };
  return {
    ...h,
    get now() {
      return h.now;
    },
    round: () => state().round,
    answers: (round: number) => state().told.filter((x) => x.round === round),
    asked: () => h.table().asks.flatMap(({ ask }) => ask.seats),
    /** All who are asked but these answer; then the clock strikes, and these are away. */
    async lose(...absent: number[]) {
      for (let seat = h.open().ask.seats.find((x) => !absent.includes(x)); seat !== undefined; ) {
        await h.press(seat + 1, 'step');
        seat = h.table().seats.every((x) => !x.away) ? h.open().ask.seats.find((x) => !absent.includes(x)) : undefined;
      }
      await h.strike();
    },
    statuses: (mark: number) => h.since(mark).filter((x) => x.letter.kind === 'status'),
  };
}

describe('a person who is away', () => {
  test('is played as soon as all others have acted, and not before', async () => {
    const h = await played(3);
    await h.lose(2);
    expect(h.table().seats.map((x) => x.away)).toEqual([false, false, true]);
    expect(h.round()).toBe(2);
    const { now } = h;
    await h.press(1, 'step');
    expect(h.asked()).toEqual([1, 2]);
    await h.press(2, 'step');
    expect(h.round()).toBe(3);
    expect(h.answers(2)).toMatchObject([
      { seat: 0, by: 'player' },
      { seat: 1, by: 'player' },
      { seat: 2, what: 'stay', by: 'early' },
    ]);
    expect(h.now).toBe(now);
    expect(h.asked(), 'the next round asks all again').toEqual([0, 1, 2]);
  });

  test('reads what was played, and no deadline is counted as missed', async () => {
    const h = await played(3);
    await h.lose(2);
    const { number } = h.open();
    const misses = h.table().seats[2]?.misses;
    for (const person of [1, 2]) await h.press(person, 'step');
    expect(h.changes.flatMap((x) => x.closed).filter((x) => x.ask === number && x.seat === 2)).toMatchObject([
      { by: 'clock', receipt: [{ id: 'rounds-stay' }] },
    ]);
    expect(h.table().seats[2]?.misses).toBe(misses);
  });

  test('may come back before the last of the others acts, and is waited for again', async () => {
    const h = await played(3);
    await h.lose(2);
    await h.press(1, 'step');
    await h.press(3, 'nonsense');
    await h.press(2, 'step');
    expect(h.asked()).toEqual([2]);
    await h.press(3, 'step');
    expect(h.answers(2).map(({ by }) => by)).toEqual(['player', 'player', 'player']);
  });

  test.each(['he first', 'the other first'])(
    'who presses at the same moment as the last of the others: %s',
    async (order) => {
      const h = await played(2);
      await h.lose(1);
      const { number } = h.open();
      const press = (person: number) => () => h.service.press({ person }, 1, { ask: number, stamp: 0, id: 'step' });
      const both = order === 'he first' ? [press(2), press(1)] : [press(1), press(2)];
      const replies = await Promise.all(both.map((x) => x()));
      expect(h.answers(2)).toHaveLength(2);
      expect(replies.map(told)).toEqual(
        order === 'he first' ? ['table-chosen', 'table-chosen'] : ['table-chosen', 'table-ask-closed'],
      );
      expect(
        h.table().seats.map((x) => x.away),
        'he is back either way',
      ).toEqual([false, false]);
      expect(h.asked()).toEqual([0, 1]);
    },
  );

  test('is passed over where people move in turns, however many there are', async () => {
    const h = await played(4, { options: { order: 'turns' } });
    await h.press(1, 'step');
    await h.strike();
    await h.strike();
    expect(h.table().seats.map((x) => x.away)).toEqual([false, true, true, false]);
    await h.press(4, 'step');
    const { now } = h;
    await h.press(1, 'step');
    expect(h.answers(2)).toMatchObject([
      { seat: 0, by: 'player' },
      { seat: 1, by: 'early' },
      { seat: 2, by: 'early' },
    ]);
    expect(h.asked()).toEqual([3]);
    expect(h.now).toBe(now);
  });

  test('is played to the end of the game where the last of those who are here has ended it', async () => {
    const h = await played(3, { options: { length: '2' } });
    await h.lose(1, 2);
    await h.press(1, 'step');
    expect(h.table().phase).toBe('ended');
  });

  test('keeps the time to the deadline at a table that closes nothing early', async () => {
    const h = await played(3, { settings: { early: false } });
    await h.lose(2);
    for (const person of [1, 2]) await h.press(person, 'step');
    expect(h.asked()).toEqual([2]);
    expect(h.open().closesAt).toBe(h.open().deadline);
    await h.service.pace({ person: 1 }, 1, { early: true });
    expect(h.round(), 'until it does').toBe(3);
  });

  test('is not played while the table pauses, but when it goes on', async () => {
    const h = await played(3);
    await h.lose(2);
    await h.service.pause({ person: 1 }, 1);
    for (const person of [1, 2]) await h.press(person, 'step');
    expect(h.asked()).toEqual([2]);
    await h.service.resume({ person: 1 }, 1);
    expect(h.round()).toBe(3);
  });

  test('is played once a computer player has taken the seat of the last who was awaited', async () => {
    const h = await played(3);
    await h.lose(2);
    await h.press(1, 'step');
    await h.service.kick({ person: 1 }, 1, 2);
    expect(h.round()).toBe(3);
  });
});

describe('a table that nobody is at', () => {
  test.each(['windows', 'turns'])(
    'falls asleep after one silent round (%s), and nothing is played meanwhile',
    async (order) => {
      const h = await played(3, { options: { order } });
      for (let deadline = 0; deadline < 3 && h.table().phase === 'running'; deadline++) await h.strike();
      expect(h.table()).toMatchObject({ phase: 'paused', desk: { asleep: true } });
      expect(h.round()).toBe(2);
      expect(h.answers(2)).toEqual([]);
      expect(h.answers(1).map(({ by }) => by)).toEqual(['clock', 'clock', 'clock']);
    },
  );

  test('goes on by whoever comes back alone, without waiting for the others', async () => {
    const h = await played(3);
    await h.strike();
    await h.press(2, 'step');
    expect(h.table().phase).toBe('running');
    expect(h.round()).toBe(3);
    expect(h.asked()).toEqual([0, 1, 2]);
  });

  test.each(['windows', 'turns'])('is also one where all who are here are out of the game (%s)', async (order) => {
    const h = await played(3, { options: { out: 'first', order } });
    for (let deadline = 0; deadline < 3 && h.table().phase === 'running'; deadline++) await h.strike();
    expect(h.table().seats[0]).toMatchObject({ away: false, misses: 0 });
    expect(h.table()).toMatchObject({ phase: 'paused', desk: { asleep: true } });
    expect(h.round(), 'a game does not play itself').toBe(2);
  });
});

test('whoever answers in the open keeps a receipt of it', async () => {
  const h = await played(3);
  await h.press(2, 'step');
  expect(h.changes.flatMap((x) => x.closed)).toMatchObject([
    { ask: h.open().number, seat: 1, draft: { pick: 'step' }, by: 'player', receipt: [{ id: 'rounds-step' }] },
  ]);
});

describe('who has acted', () => {
  test('is kept in the order of their moves, and the status is drawn anew after each', async () => {
    const h = await played(4);
    for (const [person, acted] of [
      [3, [2]],
      [1, [2, 0]],
    ] as const) {
      const mark = h.changes.length;
      await h.press(person, 'step');
      expect(h.open().acted).toEqual(acted);
      expect(h.statuses(mark).map(({ slot, silent }) => ({ slot, silent }))).toEqual([
        { slot: 'status:1:1', silent: true },
      ]);
    }
  });

  test('shows by no edit where the group is to know nothing', async () => {
    const h = await played(3, { settings: { progress: 'nothing' } });
    const mark = h.changes.length;
    await h.press(1, 'step');
    expect(h.statuses(mark)).toEqual([]);
  });

  test('is forgotten with the round', async () => {
    const h = await played(2);
    for (const person of [1, 2]) await h.press(person, 'step');
    expect(h.open().acted).toEqual([]);
  });

  test('reads the receipt in the form that closes, and hears so at a press of its old buttons', async () => {
    const h = await played(3);
    const { number } = h.open();
    const mark = h.changes.length;
    await h.press(1, 'step', 0);
    expect(h.since(mark).filter((x) => x.letter.kind === 'form' && x.letter.seat === 0)).not.toEqual([]);
    expect(h.changes.slice(mark).flatMap((x) => x.closed)).toMatchObject([
      { ask: number, seat: 0, by: 'player', receipt: [{ id: 'rounds-step' }] },
    ]);
    expect(told(await h.press(1, 'stay', 0))).toBe('table-acted');
    expect(h.answers(1)).toHaveLength(1);
  });
});
