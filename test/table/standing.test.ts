/** Answers that are played at once, and orders for later beside them: forms that keep up, computers that order, silence. */

import { describe, expect, test } from 'vitest';
import type { AnsweredBy, AnyGame } from '../../src/kit/game.ts';
import { timed } from '../../src/table/facts/asked.ts';
import type { Letter, Post } from '../../src/table/model/aggregate.ts';
import { camp } from '../toys/live.ts';
import { HOUR, hall, told } from './hall.ts';

/** The toy with a standing order for everybody and an open ask that each may answer twice a day. */
async function camped(persons: number, bots = 0, game: AnyGame = camp) {
  const h = hall(game);
  await h.seat(persons, { bots });
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
    orders: () => (h.table().state as { orders: readonly (string | null)[] }).orders,
    press: (person: number, key: RegExp, id: string) => {
      const { number, forms } = open(key);
      const seat = h.table().seats.findIndex((x) => x.person === person);
      return h.service.press({ person }, 1, { ask: number, stamp: forms.find((x) => x.seat === seat)?.stamp ?? 0, id });
    },
    async strike(key: RegExp) {
      const { number } = open(key);
      const closesAt = timed(h.table()).find((x) => x.number === number)?.closesAt ?? 0;
      h.wait(Math.max(0, closesAt - h.now));
      await h.service.due(1, number);
    },
  };
}

type FormPost = Post & { readonly letter: Extract<Letter, { kind: 'form' }> };
const isForm = (post: Post): post is FormPost => post.letter.kind === 'form';

describe('standing orders', () => {
  test('their form comes once, when the game begins, and without a sound', async () => {
    const h = await camped(3);
    const { number } = h.open(/^order/);
    const sent = h
      .posts()
      .filter(isForm)
      .filter((post) => post.letter.ask === number);
    expect(sent.map(({ letter, silent }) => [letter.seat, silent])).toEqual([
      [0, true],
      [1, true],
      [2, true],
    ]);
  });

  test('a computer player gives the order that he wants, and not again while it stands', async () => {
    const h = await camped(2, 1);
    expect(h.orders()).toEqual([null, null, 'hide']);
    const commits = () => h.changes.flatMap((x) => x.commits).filter((x) => x.ask?.key === 'order');
    expect(commits()).toHaveLength(1);
    await h.press(1, /^day/, 'forage');
    expect(commits()).toHaveLength(1);
  });

  test('a deadline does not close them', async () => {
    const h = await camped(3);
    h.wait(1000 * HOUR);
    await h.service.due(1, h.open(/^order/).number);
    expect(h.orders()).toEqual([null, null, null]);
    expect(h.open(/^order/).ask.mode).toBe('standing');
  });
});

describe('an answer that is played at once', () => {
  test('draws the forms of the others anew where it has changed what they show', async () => {
    const h = await camped(3);
    const mark = h.changes.length;
    await h.press(2, /^day/, 'forage');
    const drawn = h.since(mark).filter(isForm);
    const day = h.open(/^day/);
    expect(drawn.filter(({ letter }) => letter.ask === day.number).map(({ letter }) => letter.seat)).toHaveLength(3);
    expect(drawn.some(({ letter }) => letter.ask === h.open(/^order/).number)).toBe(false);
    expect(drawn.filter(({ letter }) => letter.ask === day.number).every(({ silent }) => silent)).toBe(true);
  });
});

describe('whose silence it was', () => {
  const listening = (): { game: AnyGame; heard: AnsweredBy[] } => {
    const heard: AnsweredBy[] = [];
    const game: AnyGame = {
      ...camp,
      apply: (state, answers, dice) => {
        heard.push(...answers.map((x) => x.by));
        return camp.apply(state, answers, dice);
      },
    };
    return { game, heard };
  };

  test('a deadline that found nothing chosen says so to the game', async () => {
    const { game, heard } = listening();
    const h = await camped(3, 0, game);
    await h.strike(/^day/);
    expect(heard.slice(0, 3)).toEqual(['clock', 'clock', 'clock']);
  });

  test('what the master closes before its deadline was not missed, even after a pause that outlasted the deadline', async () => {
    const { game, heard } = listening();
    const h = await camped(3, 0, game);
    await h.service.pause({ person: 1 }, 1);
    h.wait(1000 * HOUR);
    expect(told(await h.service.close({ person: 1 }, 1))).toBe('table-closed');
    expect(new Set(heard)).toEqual(new Set(['early']));
  });

  test.each([
    ['makes a seat away at most tables', camp, true],
    ['leaves everybody at the table where the game itself judges it', { ...camp, judgesSilence: true as const }, false],
  ])('silence %s', async (_, game, away) => {
    const h = await camped(3, 0, game);
    await h.press(1, /^day/, 'wait');
    await h.strike(/^day/);
    await h.press(1, /^day/, 'wait');
    await h.strike(/^day/);
    expect(h.table().seats.map((x) => x.away)).toEqual([false, away, away]);
    expect(h.table().seats.map((x) => x.misses > 0)).toEqual([false, true, true]);
  });
});

test('a table that is cancelled closes the forms of standing orders with all others', async () => {
  const h = await camped(3);
  const mark = h.changes.length;
  const wanted = h.table().asks.flatMap(({ number, ask }) => ask.seats.map((seat) => ({ ask: number, seat })));
  expect(h.table().asks.some(({ ask }) => ask.mode === 'standing')).toBe(true);
  await h.service.cancel({ person: 1 }, 1);
  const drawn = h
    .since(mark)
    .flatMap(({ letter }) => (letter.kind === 'form' ? [{ ask: letter.ask, seat: letter.seat }] : []));
  expect(drawn).toEqual(expect.arrayContaining(wanted));
});
