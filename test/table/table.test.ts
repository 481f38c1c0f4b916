import { describe, expect, it } from 'vitest';
import { BACK, DONE } from '../../src/kit/form.ts';
import type { AnyGame } from '../../src/kit/game.ts';
import { formView } from '../../src/table/facts/form.ts';
import { HOUR, hall, START, told } from './hall.ts';
import { pebbles } from './pebbles.ts';

describe('a sealed phase', () => {
  it('opens a form for every person, one status, and a report of the set-up', async () => {
    const h = hall();
    await h.seat(2, { bots: 1 });
    expect(
      h
        .posts()
        .filter((x) => x.letter.kind === 'form')
        .map((x) => x.to),
    ).toEqual([{ person: 1 }, { person: 2 }]);
    expect(h.posts().filter((x) => x.letter.kind === 'status')).toHaveLength(1);
    expect(h.posts().filter((x) => x.letter.kind === 'report')).toHaveLength(1);
    expect(h.open().deadline).toBe(START + 24 * HOUR);
  });

  it('keeps answers sealed and changeable until it closes, then applies them together', async () => {
    const h = hall();
    await h.seat(2);
    expect(told(await h.press(1, '3'))).toBe('table-chosen');
    await h.press(1, '2');
    expect(h.table().state).toMatchObject({ taken: [0, 0] });
    await h.strike();
    expect(h.table().state).toMatchObject({ taken: [2, 1], round: 2 });
  });

  it('tells each person what was answered, and whether silence answered', async () => {
    const h = hall();
    await h.seat(2);
    await h.press(1, '3');
    await h.strike();
    expect(h.changes.flatMap((x) => x.closed)).toMatchObject([
      { seat: 0, by: 'player', receipt: [{ args: { take: 3 } }] },
      { seat: 1, by: 'clock', receipt: [{ args: { take: 1 } }] },
    ]);
  });

  it('announces a phase once, and sends each person one digest', async () => {
    const h = hall();
    await h.seat(2);
    const mark = h.changes.length;
    await h.strike();
    const kinds = h.since(mark).map((x) => x.letter.kind);
    expect(kinds.filter((x) => x === 'report')).toHaveLength(1);
    expect(kinds.filter((x) => x === 'digest')).toHaveLength(2);
    await h.service.due(1, 1);
    expect(h.since(mark).filter((x) => x.letter.kind === 'report')).toHaveLength(1);
  });

  it('does not close before its time, however often the clock is asked', async () => {
    const h = hall();
    await h.seat(2);
    h.wait(23 * HOUR);
    await h.service.due(1, 1);
    expect(h.table().commit).toBe(0);
  });

  it('ends by silence alone', async () => {
    const h = hall();
    await h.seat(3, { settings: { missesUntilAway: 9 } });
    for (let i = 0; i < 4; i++) await h.strike();
    expect(h.table().phase).toBe('ended');
    expect(h.posts().filter((x) => x.letter.kind === 'end')).toHaveLength(1);
    expect(told(await h.service.press({ person: 1 }, 1, { ask: 4, stamp: 0, id: 'yes' }))).toBe('table-over');
  });
});

describe('a press', () => {
  it('pressed twice acts once', async () => {
    const h = hall();
    await h.seat(2);
    const stamp = h.stamp(1);
    expect(told(await h.press(1, '3', stamp))).toBe('table-chosen');
    const saved = JSON.stringify(h.table());
    expect(told(await h.press(1, '2', stamp))).toBe('table-redrawn');
    expect(JSON.stringify(h.table())).toBe(saved);
  });

  it('by somebody who has no seat, on a closed ask, or on a button that is not there, changes nothing', async () => {
    const h = hall();
    await h.seat(2);
    const saved = JSON.stringify(h.table());
    expect(told(await h.press(9, '3', 0))).toBe('table-not-your-seat');
    expect(told(await h.service.press({ person: 1 }, 1, { ask: 77, stamp: 0, id: '3' }))).toBe('table-ask-closed');
    expect(told(await h.press(1, 'nonsense'))).toBe('table-redrawn');
    expect(told(await h.press(1, 'four'))).toBe('pebbles-too-heavy');
    expect(told(await h.service.press({ person: 1 }, 44, { ask: 1, stamp: 0, id: '3' }))).toBe('table-unknown');
    expect(JSON.stringify(h.table())).toBe(saved);
  });

  it('the same update acts once', async () => {
    const h = hall();
    await h.seat(2);
    const close = () => h.service.close({ person: 1, update: 500 }, 1);
    expect(told(await close())).toBe('table-closed');
    expect(told(await close())).toBe('repeated');
    expect(h.table().commit).toBe(1);
  });
});

describe('ready', () => {
  it('of all begins the grace; an edit within it cancels', async () => {
    const h = hall();
    await h.seat(2);
    await h.press(1, DONE);
    expect(h.open().closesAt).toBe(h.open().deadline);
    await h.press(2, DONE);
    expect(h.open().closesAt).toBe(h.now + 60_000);
    h.wait(30_000);
    await h.press(2, DONE);
    expect(h.open().closesAt).toBe(h.now + 30_000);
    expect(told(await h.press(2, '3'))).toBe('table-chosen-unready');
    expect(h.open().closesAt).toBe(h.open().deadline);
  });

  it('closes early, and the next deadline keeps the hour', async () => {
    const h = hall();
    await h.seat(2);
    h.wait(5 * HOUR);
    for (const person of [1, 2]) await h.press(person, DONE);
    await h.strike();
    expect(h.table().commit).toBe(1);
    expect(h.open().deadline).toBe(START + 48 * HOUR);
  });

  it('is not asked of computer players, nor of seats that are away', async () => {
    const h = hall();
    await h.seat(2, { bots: 1, settings: { missesUntilAway: 1 } });
    await h.press(1, DONE);
    await h.strike();
    expect(h.table().seats[1]).toMatchObject({ away: true, misses: 1 });
    await h.press(1, DONE);
    expect(h.open().closesAt).toBe(h.now + 60_000);
  });

  it('of one who plays alone closes at once', async () => {
    const h = hall();
    await h.seat(1, { bots: 2 });
    await h.press(1, DONE);
    expect(h.table().commit).toBe(1);
    expect(h.table().state).toMatchObject({ taken: [1, 3, 3] });
  });
});

describe('computer players', () => {
  it('answer an open ask at once', async () => {
    const h = hall();
    await h.seat(2, { bots: 1, options: { rounds: '1' } });
    await h.service.kick({ person: 1 }, 1, 1);
    await h.strike();
    expect(h.table().phase).toBe('ended');
  });
});

/** The same pebbles in a box that has to be opened first. */
const boxes: AnyGame = {
  ...pebbles,
  menu: (view, ask) => ({
    kind: 'pick',
    text: [],
    items: [{ id: 'box', label: { id: 'box' }, open: () => pebbles.menu(view, ask) }],
    otherwise: 'box',
  }),
};

describe('misses', () => {
  it('count in a row, make a seat away, and a press brings it back', async () => {
    const h = hall();
    await h.seat(2);
    await h.press(1, '2');
    await h.strike();
    await h.press(1, '2');
    await h.strike();
    expect(h.table().seats).toMatchObject([
      { misses: 0, away: false },
      { misses: 2, away: true },
    ]);
    expect(h.posts().filter((x) => x.letter.kind === 'say' && x.to === 'home')).toHaveLength(1);
    await h.press(2, '2');
    expect(h.table().seats[1]).toMatchObject({ misses: 0, away: false });
  });

  it('are not counted of who looked and changed nothing', async () => {
    const h = hall(boxes);
    await h.seat(2);
    await h.press(1, 'box');
    await h.press(1, BACK);
    await h.strike();
    expect(h.table().seats).toMatchObject([{ misses: 0 }, { misses: 1 }]);
  });

  it('are not counted when the master closes the phase before its deadline', async () => {
    const h = hall();
    await h.seat(2);
    await h.service.close({ person: 1 }, 1);
    expect(h.table().seats).toMatchObject([{ misses: 0 }, { misses: 0 }]);
  });
});

describe('the master', () => {
  it('alone closes, extends, pauses, resumes, kicks and cancels', async () => {
    const h = hall();
    await h.seat(2);
    const saved = JSON.stringify(h.table());
    const other = { person: 2 };
    const tries = [
      h.service.close(other, 1),
      h.service.extend(other, 1, HOUR),
      h.service.pause(other, 1),
      h.service.resume(other, 1),
      h.service.remind(other, 1),
      h.service.kick(other, 1, 1),
      h.service.cancel(other, 1),
      h.service.clock(other, 1, { name: 'round', clock: { span: HOUR } }),
    ];
    for (const reply of await Promise.all(tries)) expect(told(reply)).toBe('table-not-master');
    expect(JSON.stringify(h.table())).toBe(saved);
  });

  it('extends: the deadline is later and the hour of the next phase stays', async () => {
    const h = hall();
    await h.seat(2);
    await h.service.extend({ person: 1 }, 1, 6 * HOUR);
    expect(h.open().deadline).toBe(START + 30 * HOUR);
    await h.strike();
    expect(h.open().deadline).toBe(START + 72 * HOUR);
  });

  it('says why, in the log and to the group', async () => {
    const h = hall();
    await h.seat(3);
    await h.service.extend({ person: 1, why: 'the train is late' }, 1, HOUR);
    await h.service.pause({ person: 1, why: 'a weekend' }, 1);
    await h.service.kick({ person: 1, why: 'a new job' }, 1, 3);
    await h.service.close({ person: 1, why: 'all is said' }, 1);
    const log = h.changes.flatMap((x) => x.log);
    const why = log.flatMap(({ who, text }) =>
      text.id === 'log-why' ? [[who, text.args?.['what'], text.args?.['why']]] : [],
    );
    expect(why).toEqual([
      [1, { id: 'log-extended', args: { span: HOUR } }, 'the train is late'],
      [1, { id: 'log-paused' }, 'a weekend'],
      [1, { id: 'log-kicked', args: { name: 'Person 3' } }, 'a new job'],
      [1, { id: 'log-closed' }, 'all is said'],
    ]);
    const told = h.posts().flatMap(({ letter }) => (letter.kind === 'say' ? letter.lines : []));
    expect(told.flatMap(({ id, args }) => (id === 'table-told-why' ? [args?.['why']] : []))).toEqual([
      'the train is late',
      'a weekend',
      'a new job',
    ]);
  });

  it('pauses and resumes: the deadline moves by the pause, orders are taken meanwhile, no clock strikes', async () => {
    const h = hall();
    await h.seat(2);
    await h.service.pause({ person: 1 }, 1);
    expect(told(await h.press(2, '3'))).toBe('table-chosen');
    h.wait(30 * HOUR);
    await h.service.due(1, 1);
    expect(h.table().commit).toBe(0);
    await h.service.resume({ person: 1 }, 1);
    expect(h.open().deadline).toBe(START + 54 * HOUR);
  });

  it('closes a paused table too, which then goes on', async () => {
    const h = hall();
    await h.seat(2);
    await h.service.pause({ person: 1 }, 1);
    await h.service.close({ person: 1 }, 1);
    expect(h.table()).toMatchObject({ phase: 'running', commit: 1 });
  });

  it('kicks: a computer player takes the seat and nobody waits for it', async () => {
    const h = hall();
    await h.seat(3);
    await h.press(1, DONE);
    await h.press(2, DONE);
    await h.service.kick({ person: 1 }, 1, 3);
    expect(h.table().seats[2]).toMatchObject({ person: null, computer: true });
    expect(h.open().closesAt).toBe(h.now + 60_000);
    expect(told(await h.press(3, '2', 0))).toBe('table-not-your-seat');
  });

  it('sets a clock: the open phase is measured from its opening, with fair notice', async () => {
    const h = hall();
    await h.seat(2);
    h.wait(2 * HOUR);
    await h.service.clock({ person: 1 }, 1, { name: 'round', clock: { span: 6 * HOUR } });
    expect(h.open().deadline).toBe(START + 6 * HOUR);
    await h.service.clock({ person: 1 }, 1, { name: 'round', clock: { span: HOUR } });
    expect(h.open().deadline).toBe(h.now + 5 * 60_000);
    expect(told(await h.service.clock({ person: 1 }, 1, { name: 'lunch', clock: { span: HOUR } }))).toBe(
      'table-clock-unknown',
    );
  });

  it('reminds those who are not ready; the clock reminds only those who chose nothing, once per deadline', async () => {
    const h = hall();
    await h.seat(3);
    await h.press(1, DONE);
    await h.press(2, '2');
    const reminders = () =>
      h
        .posts()
        .filter((x) => x.letter.kind === 'reminder')
        .map((x) => x.to);
    await h.service.remind({ person: 1 }, 1);
    expect(reminders()).toEqual([{ person: 2 }, { person: 3 }]);
    await h.service.remindDue(1, { ask: 1, deadline: h.open().deadline + 1, last: true });
    expect(reminders()).toHaveLength(2);
    await h.service.remindDue(1, { ask: 1, deadline: h.open().deadline, last: true });
    expect(reminders().slice(2)).toEqual([{ person: 3 }]);
  });

  it('cancels: nothing is asked any more', async () => {
    const h = hall();
    await h.seat(2);
    await h.service.cancel({ person: 1 }, 1);
    expect(h.table()).toMatchObject({ phase: 'cancelled', asks: [] });
    expect(told(await h.service.close({ person: 1 }, 1))).toBe('table-over');
  });
});

describe('a fault in a game', () => {
  it('freezes the table where it stood, tells the master, and is reported', async () => {
    const h = hall();
    await h.seat(2);
    await h.press(1, 'fail');
    expect(told(await h.service.close({ person: 1 }, 1))).toBe('table-frozen');
    expect(h.table()).toMatchObject({ phase: 'frozen', commit: 0 });
    expect(h.faults).toHaveLength(1);
    expect(String(h.faults[0])).toContain('pebbles table 1, after commit 0: a pebble broke');
    expect(told(await h.press(2, '1'))).toBe('table-frozen');
  });
});

describe('collisions of sealed wishes', () => {
  const form = (h: ReturnType<typeof hall>, seat: number) => formView(pebbles, h.table(), h.open().number, seat);

  it('are told to those concerned at tables that want it, of wishes really made', async () => {
    const h = hall();
    await h.seat(3, { settings: { warn: true } });
    await h.press(1, '3');
    expect(form(h, 0)?.warnings).toEqual([]);
    await h.press(2, '3');
    expect(form(h, 0)?.warnings).toEqual([{ id: 'pebbles-greedy' }]);
    expect(form(h, 2)?.warnings).toEqual([]);
  });

  it('are hidden otherwise', async () => {
    const h = hall();
    await h.seat(2);
    for (const person of [1, 2]) await h.press(person, '3');
    expect(form(h, 0)?.warnings).toEqual([]);
  });
});
