/** The master looks at a seat: recorded at once, told at the end, and nothing of it reaches anybody in between. */
import { describe, expect, test } from 'vitest';
import { recordOf } from '../../src/table/facts/record.ts';
import { peek } from '../../src/table/lead/peek.ts';
import { endTable } from '../../src/table/operators/operators.ts';
import { HOUR, hall, told } from './hall.ts';
import { pebbles } from './pebbles.ts';

const by = (person: number) => ({ person });
const entries = (h: ReturnType<typeof hall>) =>
  h.changes.flatMap((x) => x.log).filter(({ text }) => text.id === 'log-master-peek');
const kinds = (h: ReturnType<typeof hall>, mark = 0) => h.since(mark).map(({ letter }) => letter.kind);

async function seated(settings = {}) {
  const h = hall();
  await h.seat(3, { bots: 1, settings });
  return h;
}

describe('a peek', () => {
  test('is written down with who, whose seat and which phase, and shown to the master alone', async () => {
    const h = await seated();
    await h.press(2, '3');
    const [before, mark] = [h.table(), h.changes.length];
    expect(told(await h.service.peek(by(1), 1, 1))).toBe('peek-done');
    expect(entries(h)).toEqual([
      {
        who: 1,
        text: {
          id: 'log-master-peek',
          args: { number: 2, name: 'Person 2', titles: [{ id: 'pebbles-round', args: { round: 1 } }] },
        },
      },
    ]);
    expect(h.since(mark)).toEqual([{ to: { person: 1 }, letter: { kind: 'peek', seat: 1 } }]);
    expect(h.table(), 'nothing at the table is otherwise').toEqual(before);
  });

  test('is written down as often as it is done', async () => {
    const h = await seated();
    for (const seat of [1, 2, 1]) await h.service.peek(by(1), 1, seat);
    expect(entries(h).map(({ text }) => text.args?.['number'])).toEqual([2, 3, 2]);
  });

  test('that Telegram delivers twice is one', async () => {
    const h = await seated();
    await h.service.peek({ person: 1, update: 7 }, 1, 1);
    expect(await h.service.peek({ person: 1, update: 7 }, 1, 1)).toEqual({ repeated: true });
    expect(entries(h)).toHaveLength(1);
  });

  test('is the master’s alone: no player’s, no stranger’s, no deputy’s of his', async () => {
    const h = await seated();
    await h.service.askDeputy(by(1), 1, { to: 8, until: h.now + 24 * HOUR });
    await h.service.acceptDeputy(by(8), 1, 0);
    for (const person of [2, 8, 9]) expect(told(await h.service.peek(by(person), 1, 1))).toBe('table-not-master');
    expect(entries(h)).toEqual([]);
    expect(told(await h.service.peek(by(1), 1, 1)), 'who lent his seat leads the table still').toBe('peek-done');
  });

  test('at his own seat, at a computer’s, or at none is refused', async () => {
    const h = await seated();
    expect(told(await h.service.peek(by(1), 1, 0))).toBe('peek-own');
    expect(told(await h.service.peek(by(1), 1, 3))).toBe('peek-computer');
    expect(told(await h.service.peek(by(1), 1, 4))).toBe('desk-no-such-seat');
    expect(entries(h)).toEqual([]);
  });

  test.each([
    ['lobby', 'table-not-begun'],
    ['frozen', 'table-frozen'],
    ['ended', 'table-over'],
    ['cancelled', 'table-over'],
  ] as const)('at a table that is %s is refused', async (phase, why) => {
    const h = await seated();
    expect(
      peek({ game: pebbles, table: { ...h.table(), phase }, by: by(1), now: h.now, nameOf: () => 'B' }, 1),
    ).toEqual({ refused: { id: why } });
  });

  test('is possible in a pause, and ends none', async () => {
    const h = await seated();
    await h.service.pause(by(1), 1);
    expect(told(await h.service.peek(by(1), 1, 1))).toBe('peek-done');
    expect(h.table().phase).toBe('paused');
  });

  test('knows figures only where names are hidden', async () => {
    const h = await seated({ anonymous: true });
    const seat = h.table().seats.findIndex(({ person }) => person === 2);
    await h.service.peek(by(1), 1, seat);
    expect(entries(h)[0]?.text.args).toMatchObject({ name: { seat }, number: seat + 1 });
  });

  test('keeps who it was when somebody else leads the table', async () => {
    const h = await seated();
    await h.service.peek(by(1), 1, 1);
    await h.service.handOver(by(1), 1, 2);
    await h.service.acceptMastery(by(2), 1);
    expect(told(await h.service.peek(by(1), 1, 2))).toBe('table-not-master');
    await h.service.peek(by(2), 1, 2);
    expect(entries(h).map(({ who }) => who)).toEqual([1, 2]);
  });
});

describe('its record', () => {
  test('stands in the export when the game is over, and not before', async () => {
    const h = await seated();
    await h.service.peek(by(1), 1, 1);
    const log = h.changes.flatMap((x) => x.log.map((entry) => ({ ...entry, at: h.now })));
    const history = { commits: h.changes.flatMap((x) => x.commits), stretches: [] };
    expect(JSON.stringify(recordOf(h.table(), history, log))).not.toContain('peeks');
    for (const phase of ['ended', 'cancelled'] as const) {
      const titles = [{ id: 'pebbles-round', args: { round: 1 } }];
      expect(recordOf({ ...h.table(), phase }, history, log)).toMatchObject({
        peeks: [{ at: h.now, number: 2, titles }],
      });
    }
  });

  test.each([
    ['cancelled by its master', (h: ReturnType<typeof hall>) => h.service.cancel(by(1), 1)],
    ['ended by operators', (h: ReturnType<typeof hall>) => h.service.decide(by(9), 1, endTable)],
    [
      'closed after a month of pause',
      async (h: ReturnType<typeof hall>) => {
        await h.service.pause(by(1), 1);
        h.wait(29 * 24 * HOUR);
        await h.service.idle(1);
        h.wait(24 * HOUR);
        await h.service.idle(1);
      },
    ],
  ])('is told to all when the table is %s', async (_, finish) => {
    const h = await seated();
    await h.service.peek(by(1), 1, 1);
    const mark = h.changes.length;
    await finish(h);
    expect(h.table().phase).toBe('cancelled');
    expect(kinds(h, mark).filter((kind) => kind === 'peeks')).toHaveLength(1);
    expect(h.since(mark).find(({ letter }) => letter.kind === 'peeks')).toMatchObject({ to: 'home' });
  });

  test('of a lobby there is none', async () => {
    const h = hall();
    await h.seat(1); // too few to begin
    await h.service.cancel(by(1), 1);
    expect(kinds(h)).not.toContain('peeks');
  });
});
