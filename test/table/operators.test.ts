/** What operators do to tables: a fault, a thaw, maintenance, a notice. */

import { describe, expect, test } from 'vitest';
import type { AnyGame } from '../../src/kit/game.ts';
import { alarmsOf } from '../../src/table/facts/alarms.ts';
import { timed } from '../../src/table/facts/asked.ts';
import type { History } from '../../src/table/facts/record.ts';
import type { Table } from '../../src/table/model/aggregate.ts';
import { endTable, hold, notice, peeked, release, thaw } from '../../src/table/operators/operators.ts';
import { HOUR, hall, told } from './hall.ts';
import { pebbles } from './pebbles.ts';

/** The program in which pebbles no longer break. */
const mended: AnyGame = {
  ...pebbles,
  version: 2,
  apply: (state, answers, dice) =>
    pebbles.apply(
      state,
      answers.map((x) => ('fail' in x.action ? { ...x, action: { take: 1 } } : x)),
      dice,
    ),
};

const historyOf = (it: ReturnType<typeof hall>): History => ({
  commits: it.changes.flatMap((x) => x.commits),
  stretches: it.changes.flatMap(({ stretch }) => stretch ?? []),
});
const nothing: History = { commits: [], stretches: [] };

async function broken() {
  const it = hall();
  await it.seat(3);
  await it.press(2, '3');
  await it.press(1, 'fail');
  it.wait(HOUR);
  expect(told(await it.service.close({ person: 1 }, 1))).toBe('table-frozen');
  return { it, table: it.table(), history: historyOf(it) };
}

const ids = (posts: ReturnType<ReturnType<typeof hall>['posts']>) =>
  posts.flatMap(({ letter }) => (letter.kind === 'say' ? letter.lines.map((line) => line.id) : [letter.kind]));

describe('a frozen table', () => {
  test('keeps its fault for the operators', async () => {
    const { it, table } = await broken();
    expect(table.fault).toMatchObject({ was: 'running', at: it.now });
    expect(table.fault?.what).toContain('pebbles table 1, after commit 0: a pebble broke');
  });

  test('freezes again where the step still fails, and says so', async () => {
    const { it, history } = await broken();
    it.wait(HOUR);
    const again = await it.service.decide({ person: 9 }, 1, (moment) => thaw(moment, history));
    expect(again).toMatchObject({ refused: { id: 'table-frozen' } });
    expect(it.table()).toMatchObject({ phase: 'frozen', fault: { was: 'running' } });
    expect(it.faults).toHaveLength(2);
  });

  test('goes on by mended rules with its drafts, its version and the time it stood still', async () => {
    const { table, history } = await broken();
    const at = table.fault?.at ?? 0;
    const change = thaw({ game: mended, table, now: at + 5 * HOUR }, history);
    if ('refused' in change) throw new Error(change.refused.id);
    expect(change.table).toMatchObject({ phase: 'running', version: 2, commit: 0 });
    expect(change.table.fault).toBeUndefined();
    expect(change.table.asks[0]?.forms).toEqual(table.asks[0]?.forms);
    const [before, after] = [timed(table)[0]?.deadline ?? 0, timed(change.table)[0]?.deadline ?? 0];
    expect(after - before).toBeGreaterThanOrEqual(5 * HOUR);
    expect(change.log).toMatchObject([
      { text: { id: 'log-renewed', args: { version: 2 } } },
      { text: { id: 'log-thawed' } },
    ]);
    expect(change.stretch).toEqual({ first: 1, version: 2, from: 1, state: table.state });
    expect(ids(change.posts)).toContain('admin-told-thawed');
  });

  test('has its state rebuilt from what was answered', async () => {
    const { table, history } = await broken();
    const change = thaw(
      { game: { ...mended, version: 1 }, table: { ...table, state: {} }, now: table.fault?.at ?? 0 },
      history,
    );
    expect(change).toMatchObject({ table: { state: table.state } });
  });

  test('goes on from where it stood where the same version of the rules now comes to something else', async () => {
    const { table, history } = await broken();
    const other: AnyGame = {
      ...mended,
      version: 1,
      setup: (seats, chosen, dice) => {
        const { state, notes } = pebbles.setup(seats, chosen, dice);
        return { state: { ...state, taken: state.taken.map(() => 9) }, notes };
      },
    };
    expect(thaw({ game: other, table, now: 0 }, history)).toMatchObject({
      table: { phase: 'running', version: 1, state: table.state },
      stretch: { first: 1, version: 1, from: 1, state: table.state },
      log: [{ text: { id: 'log-renewed' } }, { text: { id: 'log-thawed' } }],
    });
    // Told in other words only, it needs no new beginning.
    const reworded: AnyGame = {
      ...mended,
      version: 1,
      setup: (seats, chosen, dice) => ({ ...pebbles.setup(seats, chosen, dice), notes: [] }),
    };
    expect(thaw({ game: reworded, table, now: 0 }, history)).not.toHaveProperty('stretch');
  });

  test('that froze at its beginning gathers again', async () => {
    const failing: AnyGame = {
      ...pebbles,
      setup: () => {
        throw new Error('no pebbles');
      },
    };
    const it = hall(failing);
    await it.seat(2);
    expect(it.table()).toMatchObject({ phase: 'frozen', fault: { was: 'lobby' } });
    expect(() => thaw({ game: failing, table: it.table(), now: it.now }, nothing)).toThrow('no pebbles');
    expect(thaw({ game: pebbles, table: it.table(), now: it.now }, nothing)).toMatchObject({
      table: { phase: 'lobby' },
    });
  });
});

describe('maintenance', () => {
  const operate = (it: ReturnType<typeof hall>, act: typeof hold) => it.service.decide(null, 1, act);
  const letGo = (it: ReturnType<typeof hall>) => it.service.decide(null, 1, release);

  test('holds deadlines and gives the time back, told once', async () => {
    const it = hall();
    await it.seat(2);
    const { deadline, number } = it.open();
    const mark = it.changes.length;
    await operate(it, hold);
    expect(await operate(it, hold)).toMatchObject({ refused: {} });
    it.wait(40 * HOUR);
    await it.service.due(1, number);
    expect(it.open().number).toBe(number);
    await letGo(it);
    expect(it.open().deadline).toBeGreaterThanOrEqual(deadline + 40 * HOUR);
    expect(it.table()).toMatchObject({ phase: 'running', pausedAt: null });
    expect(it.table().held).toBeUndefined();
    const heard = ids(it.since(mark));
    expect(heard.filter((id) => id === 'admin-told-held')).toHaveLength(1);
    expect(heard.filter((id) => id === 'admin-told-released')).toHaveLength(1);
  });

  test('is not ended by a master, who can neither resume nor close nor begin', async () => {
    const it = hall();
    await it.seat(2);
    await operate(it, hold);
    expect(told(await it.service.resume({ person: 1 }, 1))).toBe('table-held');
    expect(told(await it.service.close({ person: 1 }, 1))).toBe('table-held');
    const lobby = hall();
    await lobby.seat(1); // too few: it stays a lobby
    await operate(lobby, hold);
    expect(told(await lobby.service.join({ person: 2 }, 1))).toBe('table-joined');
    expect(told(await lobby.service.begin({ person: 1 }, 1))).toBe('table-held');
    await letGo(lobby);
    expect(told(await lobby.service.begin({ person: 1 }, 1))).toBe('table-begun');
  });

  test('leaves paused what its master had paused', async () => {
    const it = hall();
    await it.seat(2);
    await it.service.pause({ person: 1 }, 1);
    const { pausedAt } = it.table();
    it.wait(HOUR);
    await operate(it, hold);
    it.wait(HOUR);
    await letGo(it);
    expect(it.table()).toMatchObject({ phase: 'paused', pausedAt });
  });

  test.each(['a pause', 'a lobby'])('leaves %s that had its last call all its patience', async (what) => {
    const it = hall();
    await it.seat(what === 'a pause' ? 2 : 1); // one is too few: it stays a lobby
    if (what === 'a pause') await it.service.pause({ person: 1 }, 1);
    const idleAt = () => alarmsOf(it.table()).find(({ task }) => task === 'idle')?.at;
    const patience = (idleAt() ?? 0) - it.now;
    it.wait(patience);
    await it.service.idle(1);
    expect(it.table().desk.warnedAt).toBe(it.now);
    await operate(it, hold);
    expect(idleAt()).toBeUndefined();
    it.wait(25 * HOUR);
    await letGo(it);
    expect(idleAt()).toBe(it.now + patience);
    await it.service.idle(1);
    expect(it.table().phase).toBe(what === 'a pause' ? 'paused' : 'lobby');
  });

  test('over a table that froze meanwhile gives back all of it', async () => {
    const it = hall();
    await it.seat(2);
    await operate(it, hold);
    const since = it.now;
    it.wait(HOUR);
    const frozen: Table = { ...it.table(), phase: 'frozen', fault: { what: '', at: it.now, was: 'paused' } };
    expect(thaw({ game: pebbles, table: frozen, now: it.now }, nothing)).toEqual({
      refused: { id: 'admin-maintained' },
    });
    expect(release({ game: pebbles, table: frozen, now: it.now + HOUR })).toMatchObject({
      table: { fault: { was: 'running', at: since } },
    });
  });
});

describe('an operator', () => {
  const moment = (table: Table) => ({ game: pebbles, table, now: 0 });

  test('ends a table, whatever it was', async () => {
    const { table } = await broken();
    expect(endTable(moment(table))).toMatchObject({ table: { phase: 'cancelled', asks: [] } });
    expect(endTable(moment({ ...table, phase: 'ended' }))).toEqual({ refused: { id: 'table-over' } });
  });

  test('leaves neither fault nor hold behind, as little as its master does', async () => {
    const { it, table } = await broken();
    const ended = endTable(moment({ ...table, held: 'running' }));
    if ('refused' in ended) throw new Error(ended.refused.id);
    expect(ids(ended.posts)).toContain('admin-told-ended');
    expect(ended.table).not.toHaveProperty('fault');
    expect(ended.table).not.toHaveProperty('held');
    await it.service.cancel({ person: 1 }, 1);
    expect(it.table()).toMatchObject({ phase: 'cancelled' });
    expect(it.table()).not.toHaveProperty('fault');
  });

  test('says a thing once under one name', async () => {
    const { table } = await broken();
    expect(notice(moment(table), 'Hello', 'notice:7')).toMatchObject({
      posts: [{ to: 'home', slot: 'notice:7:1', letter: { lines: [{ args: { text: 'Hello' } }] } }],
    });
  });

  test('reads secrets on record', async () => {
    const { table } = await broken();
    expect(peeked(moment(table))).toMatchObject({ log: [{ who: null, text: { id: 'log-peeked' } }] });
  });
});
