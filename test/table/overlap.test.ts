/** Several questions at once: closing one may end another, and an answer counts only for what is asked at that moment. */
import { describe, expect, test } from 'vitest';
import { DONE } from '../../src/kit/form.ts';
import type { Ask, Game, Seat } from '../../src/kit/game.ts';
import { replay } from '../../src/kit/replay.ts';
import { timed } from '../../src/table/facts/asked.ts';
import { wholeRecord } from '../../src/table/facts/record.ts';
import { lettered } from '../toys/picture.ts';
import { hall } from './hall.ts';

type Mode = Ask['mode'];
type Question = 'first' | 'second';
interface State {
  readonly seats: readonly Seat[];
  /** What is still asked. */
  readonly open: readonly Question[];
  readonly heard: readonly Question[];
  readonly over: boolean;
}
const options = {
  first: ['sealed', 'open', 'standing', 'live'],
  second: ['sealed', 'open'],
  count: ['off'],
  rounds: ['3'],
} as const;

/**
 * Two questions at once; the answer to the first ends the second. It looks at every answer as sternly as a game may: a menu for what
 * is not asked, or an answer to it, is a fault.
 */
const overlap: Game<State & { first: Mode; second: Mode }, Question, State, typeof options, Question> = {
  id: 'overlap',
  version: 1,
  options,
  recommended: {},
  clocks: { both: 'long' },
  topics: [],
  seats: () => ({ min: 2, max: 4 }),
  setup: (count, { first, second }) => {
    const seats = Array.from({ length: count }, (_, seat) => seat);
    return { state: { seats, open: ['first', 'second'], heard: [], over: false, first, second }, notes: [] };
  },
  asks: (state) =>
    state.over
      ? []
      : state.open.map((question): Ask<Question> => {
          const asked = { key: question, question, title: { id: `overlap-${question}` }, seats: state.seats };
          const mode = state[question];
          return mode === 'standing' ? { ...asked, mode } : { ...asked, mode, clock: 'both' };
        }),
  playing: ({ seats }) => seats,
  view: (state) => state,
  menu: (view, { question }) => {
    if (!view.open.includes(question)) throw new Error(`${question} is not asked`);
    return {
      kind: 'pick',
      text: [],
      items: ['yes', 'no'].map((id) => ({ id, label: { id }, do: question })),
      otherwise: 'no',
    };
  },
  apply: (state, answers) => {
    for (const { action } of answers) if (!state.open.includes(action)) throw new Error(`${action} is not asked`);
    const [question = 'second'] = answers.map(({ action }) => action);
    const heard = [...state.heard, question];
    return {
      state: { ...state, heard, open: [], over: true },
      notes: [{ rank: 'line', text: { id: 'overlap-told' } }],
    };
  },
  outcome: ({ over, seats }) => (over ? [seats] : undefined),
  board: () => [],
  picture: (_, words) => lettered([{ id: 'overlap-board' }], words),
  tell: (_, __, question) => [{ id: `overlap-${question}` }],
  play: () => ({ pick: 'yes' }),
};

async function asked(first: string, second: string, persons = 3) {
  const h = hall(overlap);
  await h.seat(persons, { options: { first, second } });
  const number = (key: Question) => h.table().asks.find(({ ask }) => ask.key === key)?.number ?? 0;
  return { ...h, number, heard: () => (h.table().state as State).heard };
}
type Asked = Awaited<ReturnType<typeof asked>>;

function expectWhole(h: Asked, heard: readonly Question[]) {
  expect(h.faults).toEqual([]);
  expect(h.table().phase).toBe('ended');
  expect(h.heard()).toEqual(heard);
  const record = wholeRecord(h.table(), { commits: h.changes.flatMap(({ commits }) => commits), stretches: [] });
  expect(replay(overlap, JSON.parse(JSON.stringify(record)))).toMatchObject({ same: true, over: true });
}

describe.each([
  ['sealed', 'sealed'],
  ['sealed', 'open'],
  ['open', 'sealed'],
  ['live', 'sealed'],
])('of two questions (%s, %s) the first ends the second', (first, second) => {
  test('when the master closes both', async () => {
    const h = await asked(first, second);
    await h.service.close({ person: 1 }, 1);
    expectWhole(h, ['first']);
  });

  test('when both are due in one moment', async () => {
    const h = await asked(first, second);
    const numbers = timed(h.table()).map(({ number }) => number);
    h.wait(48 * 3_600_000);
    for (const number of numbers) await h.service.due(1, number);
    expectWhole(h, ['first']);
  });

  test('when all are ready for both', async () => {
    const h = await asked(first, second, 1);
    await h.service.bots({ person: 1 }, 1, 1);
    if (h.table().phase === 'lobby') return expect(first).toBeTruthy();
    for (const key of ['second', 'first'] as const)
      await h.service.press({ person: 1 }, 1, { ask: h.number(key), stamp: 0, id: DONE });
    h.wait(61_000);
    for (const { number } of timed(h.table())) await h.service.due(1, number);
    return expect(h.faults).toEqual([]);
  });

  test('when a computer player takes over a seat whose form was filled in', async () => {
    const h = await asked(first, second, 2);
    await h.service.kick({ person: 1 }, 1, 2);
    await h.service.kick({ person: 1 }, 1, 1);
    expect(h.faults).toEqual([]);
    expect(h.heard().length).toBeLessThanOrEqual(1);
  });
});

test('a standing order that ends the question beside it takes its form away', async () => {
  const h = await asked('standing', 'sealed');
  const [second] = [h.number('second')];
  await h.service.press({ person: 2 }, 1, { ask: h.number('first'), stamp: 0, id: 'yes' });
  expectWhole(h, ['first']);
  expect(h.posts().filter(({ letter }) => letter.kind === 'form' && letter.ask === second).length).toBeGreaterThan(3);
  expect(await h.service.press({ person: 3 }, 1, { ask: second, stamp: 0, id: 'yes' })).toEqual({
    refused: { id: 'table-over' },
  });
});
