/** Running tables go on under newer rules; a program that is too old for a table leaves it alone. */

import { describe, expect, test } from 'vitest';
import { commitment } from '../../src/kit/dice.ts';
import type { AnyGame, Ask } from '../../src/kit/game.ts';
import { replay } from '../../src/kit/replay.ts';
import { timed } from '../../src/table/facts/asked.ts';
import { wholeRecord } from '../../src/table/facts/record.ts';
import type { Reply } from '../../src/table/model/aggregate.ts';
import { thaw } from '../../src/table/operators/operators.ts';
import { asRenewed, TooOld } from '../../src/table/round/renew.ts';
import { first, second, third } from '../toys/editions.ts';
import { HOUR, hall, told } from './hall.ts';

const options = { rounds: '3' };

/** A game by the first edition with one round behind it. */
async function begun(more: Parameters<ReturnType<typeof hall>['seat']>[1] = {}) {
  const it = hall(first);
  await it.seat(2, { options, ...more });
  await it.press(1, '3');
  await it.press(2, '2');
  await it.strike();
  expect(it.table()).toMatchObject({ version: 1, commit: 1, state: { 'edition-1': { left: 2 } } });
  return it;
}
const newer = async (rules: AnyGame = second, more: Parameters<typeof begun>[0] = {}) => {
  const it = await begun(more);
  it.program('editions', rules);
  return it;
};
const log = (it: ReturnType<typeof hall>) => it.changes.flatMap((x) => x.log).map(({ text }) => text);
const stretches = (it: ReturnType<typeof hall>) => it.changes.flatMap(({ stretch }) => stretch ?? []);

describe('a table behind the rules of the program', () => {
  test('goes on from its stored state at the next press, and nobody sees a fault', async () => {
    const it = await newer();
    const before = it.table();
    expect(told(await it.press(1, '2'))).toBe('table-chosen');
    expect(it.table()).toMatchObject({ phase: 'running', version: 2, commit: 1 });
    expect(it.table().state).toEqual({
      'edition-2': { ...(before.state as Record<string, object>)['edition-1'], edition: 2 },
    });
    expect(it.faults).toEqual([]);
    await it.press(2, '2');
    await it.strike();
    await it.strike();
    expect(it.table()).toMatchObject({ phase: 'ended', version: 2, commit: 3 });
  });

  test('keeps its questions, their numbers, deadlines and what was filled in', async () => {
    const it = await begun();
    await it.press(2, '3');
    const [before] = it.table().asks;
    it.program('editions', second);
    it.wait(HOUR);
    await it.service.remind({ person: 1 }, 1);
    const [after] = it.table().asks;
    expect(after).toEqual(before);
    expect(after?.forms[1]).toMatchObject({ draft: { pick: '3' } });
  });

  test('has its log say from where the newer rules count', async () => {
    const it = await newer();
    await it.press(1, '2');
    const titles = [{ id: 'editions-round', args: { left: 2 } }];
    expect(log(it)).toContainEqual({ id: 'log-renewed', args: { version: 2, asks: 1, titles } });
    await it.press(2, '2');
    expect(log(it).filter(({ id }) => id === 'log-renewed')).toHaveLength(1);
  });

  test('stores from what it goes on, and what the older rules had left', async () => {
    const it = await newer();
    const { state: left } = it.table();
    await it.press(1, '2');
    expect(stretches(it)).toEqual([{ first: 2, version: 2, from: 1, state: it.table().state, left }]);
  });

  test('is verified stretch by stretch when it is over', async () => {
    const it = await newer();
    await it.strike();
    await it.strike();
    expect(it.table().phase).toBe('ended');
    const record = wholeRecord(it.table(), {
      commits: it.changes.flatMap((x) => x.commits),
      stretches: stretches(it),
    });
    expect(record.hash).toBe(commitment(it.table().seed));
    expect(replay(second, record)).toMatchObject({
      same: true,
      commits: 2,
      over: true,
      unchecked: [{ version: 1, first: 0, last: 1 }],
    });
    expect(replay(first, record)).toMatchObject({ same: true, commits: 2 });
  });

  test('sleeps through a version and goes on all the same', async () => {
    const it = await newer(third);
    expect(told(await it.press(1, '2'))).toBe('table-chosen');
    expect(stretches(it)).toMatchObject([{ version: 3, from: 1 }]);
    expect(it.faults).toEqual([]);
  });

  test('is taken as it is by rules that keep the shape of its state', async () => {
    const it = await begun();
    it.program('editions', { ...first, version: 2 });
    const { state } = it.table();
    await it.press(1, '2');
    expect(it.table()).toMatchObject({ version: 2, state });
    expect(stretches(it)).toEqual([{ first: 2, version: 2, from: 1, state }]);
  });

  test('goes on at its deadline, too, with nobody pressing anything', async () => {
    const it = await newer();
    await it.strike();
    expect(it.table()).toMatchObject({ version: 2, commit: 2 });
  });

  test('goes on in a pause, and when it is resumed, with its time', async () => {
    const it = await begun();
    await it.service.pause({ person: 1 }, 1);
    const left = it.open().deadline - it.now;
    it.program('editions', second);
    it.wait(5 * HOUR);
    expect(told(await it.service.resume({ person: 1 }, 1))).toBe('table-resumed');
    expect(it.table()).toMatchObject({ phase: 'running', version: 2 });
    expect(it.open().deadline - it.now).toBeGreaterThanOrEqual(left);
  });

  test('is woken from its sleep under the newer rules', async () => {
    const it = await begun({ settings: { missesUntilAway: 1 } });
    await it.strike();
    expect(it.table()).toMatchObject({ phase: 'paused', desk: { asleep: true } });
    it.program('editions', second);
    await it.press(1, '2');
    expect(it.table()).toMatchObject({ phase: 'running', version: 2 });
  });

  test('in the lobby begins by the newer rules, with the options that they still know', async () => {
    const it = hall(first);
    await it.seat(1, { options: { rounds: '6' } }); // too few: it stays a lobby
    it.program('editions', { ...second, options: { rounds: ['3', '4'], tides: ['on', 'off'] } });
    await it.service.join({ person: 2 }, 1);
    expect(told(await it.service.begin({ person: 1 }, 1))).toBe('table-begun');
    expect(it.table()).toMatchObject({ phase: 'running', version: 2, options: { rounds: '3', tides: 'on' } });
    expect(stretches(it)).toEqual([]);
  });

  test('is read by the newer rules before it is touched, and nothing of that is stored', async () => {
    const it = await newer();
    const table = it.table();
    const shown = asRenewed(second, table);
    expect(second.view(shown.state, 0)).toEqual({ sum: expect.any(Number) });
    expect(shown.asks).toEqual(table.asks);
    expect(shown.version).toBe(1);
    expect(it.table()).toBe(table);
    expect(asRenewed(first, table)).toBe(table);
  });

  test('that is over stays as it was, and its last board is still to be seen by newer rules', async () => {
    const it = await begun();
    await it.strike();
    await it.strike();
    const over = it.table();
    expect(over).toMatchObject({ phase: 'ended', version: 1 });
    it.program('editions', second);
    expect(told(await it.service.forms({ person: 1 }, 1))).not.toBe('table-frozen');
    expect(it.table()).toMatchObject({ phase: 'ended', version: 1, state: over.state, outcome: over.outcome });
    expect(second.view(asRenewed(second, over).state, null)).toEqual({ sum: expect.any(Number) });
    expect(over.outcome).toEqual({ places: [[0], [1]], whose: [1, 2] });
  });

  test('freezes where its upgrade breaks, and thaws once that is mended', async () => {
    const it = await newer({
      ...second,
      upgrade: () => {
        throw new Error('a leg is missing');
      },
    });
    expect(told(await it.press(1, '2'))).toBe('table-frozen');
    expect(it.table()).toMatchObject({ phase: 'frozen', version: 1, fault: { was: 'running' } });
    expect(it.table().fault?.what).toContain('a leg is missing');
    it.program('editions', second);
    const history = { commits: it.changes.flatMap((x) => x.commits), stretches: [] };
    const said = await it.service.decide<Reply>({ person: 9 }, 1, (...args) => thaw(...args, history));
    expect(told(said)).toBe('admin-thawed');
    expect(it.table()).toMatchObject({ phase: 'running', version: 2, asks: [{ ask: { key: 'round:2' } }] });
    expect(stretches(it)).toHaveLength(1);
  });
});

describe('rules that ask otherwise', () => {
  /** What is asked has other keys, and a clock that there was not. */
  const renamed: AnyGame = {
    ...second,
    clocks: { bell: 'long' },
    asks: (state) => second.asks(state).map((ask: Ask) => ({ ...ask, key: `bell:${ask.key}`, clock: 'bell' })),
  };

  test('close what is asked no more and ask anew, with no less time than there was', async () => {
    const it = await begun();
    await it.service.extend({ person: 1 }, 1, 72 * HOUR);
    const before = it.open();
    it.program('editions', renamed);
    it.wait(HOUR);
    await it.service.remind({ person: 1 }, 1);
    expect(it.table().asks).toHaveLength(1);
    expect(it.open()).toMatchObject({ number: before.number + 1, ask: { key: 'bell:round:2' } });
    expect(it.open().deadline).toBeGreaterThanOrEqual(before.deadline);
    expect(it.open().closesAt).toBe(it.open().deadline);
  });

  test('are followed even where the deadline of a question strikes that is asked no more', async () => {
    const it = await newer(renamed);
    const { number } = it.open();
    it.wait(48 * HOUR);
    await it.service.due(1, number);
    // Not closed unseen: it is asked under its new name, and has a deadline that will come.
    expect(it.table()).toMatchObject({ version: 2, commit: 1, asks: [{ ask: { key: 'bell:round:2' } }] });
    await it.strike();
    expect(it.table().commit).toBe(2);
  });

  test('read what was filled in through their own menu: what is on offer no more counts as silence', async () => {
    const it = await begun();
    await it.press(1, '3');
    await it.press(2, '2');
    const least: AnyGame = {
      ...second,
      menu: (view, ask) => {
        const menu = second.menu(view, ask);
        return menu.kind === 'pick' ? { ...menu, items: menu.items.filter(({ id }) => id !== '3') } : menu;
      },
    };
    it.program('editions', least);
    await it.strike();
    const [, answers] = it.changes.flatMap((x) => x.commits.map((commit) => commit.answers)).slice(-2);
    expect(answers).toMatchObject([
      { seat: 0, draft: { pick: '1' } },
      { seat: 1, draft: { pick: '2' } },
    ]);
  });
});

describe('a program that is too old for a table', () => {
  const left = async (rules: AnyGame | undefined = first) => {
    const it = await newer();
    await it.press(1, '2');
    it.program('editions', rules);
    return { it, table: it.table() };
  };

  test('answers kindly, changes nothing and freezes nothing', async () => {
    const { it, table } = await left();
    expect(told(await it.press(1, '3'))).toBe('table-too-new');
    expect(told(await it.service.close({ person: 1 }, 1))).toBe('table-too-new');
    expect(it.table()).toBe(table);
    expect(it.faults).toEqual([]);
    expect(it.left[0]).toBe('table 1 plays editions by version 2 of its rules, which this program does not have yet');
  });

  test('leaves to another what time would do, and lets its own job be put off', async () => {
    const { it, table } = await left();
    const [open] = timed(table);
    it.wait(48 * HOUR);
    await expect(it.service.due(1, open?.number ?? 0)).rejects.toThrow(TooOld);
    await expect(it.service.idle(1)).rejects.toThrow(TooOld);
    await expect(it.service.remindDue(1, { ask: open?.number ?? 0, deadline: open?.deadline ?? 0 })).rejects.toThrow(
      TooOld,
    );
    await expect(it.service.loanOver(1, { seat: 0, at: it.now })).rejects.toThrow(TooOld);
    // These concern many tables at once: the others must not wait for it.
    await it.service.giveTimeBack(1, HOUR);
    await it.service.backInChat(-5);
    await it.service.backToPerson(2);
    expect(it.table()).toBe(table);
    expect(it.faults).toEqual([]);
  });

  test('does not know the game at all: the same', async () => {
    const { it, table } = await left(undefined);
    expect(told(await it.press(1, '3'))).toBe('table-too-new');
    expect(it.table()).toBe(table);
  });

  test('is replaced by one that goes on where the table stood', async () => {
    const { it } = await left();
    await it.press(2, '2');
    it.program('editions', second);
    await it.press(2, '2');
    await it.strike();
    expect(it.table()).toMatchObject({ phase: 'running', commit: 2 });
  });
});
