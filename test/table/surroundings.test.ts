/** What befalls a table from outside, and clocks that cannot be trusted. */
import { describe, expect, test } from 'vitest';
import { HOUR, hall, told } from './hall.ts';
import { pebbles } from './pebbles.ts';

const ids = (posts: ReturnType<ReturnType<typeof hall>['posts']>) =>
  posts.flatMap(({ letter }) => (letter.kind === 'say' ? letter.lines.map((line) => line.id) : [letter.kind]));

describe('an outage', () => {
  test('gives open phases their time back, tells the table, and counts against nobody', async () => {
    const it = hall();
    await it.seat(3);
    const { deadline, number } = it.open();
    const mark = it.changes.length;
    it.wait(30 * HOUR);
    await it.service.stoodStill(30 * HOUR);
    expect(it.open().deadline).toBeGreaterThanOrEqual(deadline + 30 * HOUR);
    expect(ids(it.since(mark))).toEqual(expect.arrayContaining(['table-told-outage', 'status', 'form']));
    await it.service.due(1, number);
    expect(it.table().seats.map((x) => x.misses)).toEqual([0, 0, 0]);
  });

  test('leaves lobbies and pauses alone', async () => {
    const it = hall();
    await it.seat(2);
    await it.service.pause({ person: 1 }, 1);
    const before = it.table();
    await it.service.stoodStill(HOUR);
    expect(it.table()).toEqual(before);
  });
});

describe('a clock that is set back', () => {
  test('does not bring deadlines forward at the end of a pause', async () => {
    const it = hall();
    await it.seat(2);
    const { deadline } = it.open();
    await it.service.pause({ person: 1 }, 1);
    it.wait(-2 * HOUR);
    await it.service.resume({ person: 1 }, 1);
    expect(it.open().deadline).toBe(deadline);
  });

  test('lets no deadline strike before its time', async () => {
    const it = hall();
    await it.seat(2);
    it.wait(-HOUR);
    const { number } = it.open();
    await it.service.due(1, number);
    expect(it.open().number).toBe(number);
  });
});

describe('/close', () => {
  test('that was wished before a phase opened does not mean that phase', async () => {
    const it = hall();
    await it.seat(2);
    it.wait(HOUR);
    expect(told(await it.service.close({ person: 1 }, 1, 10_000))).toBe('table-closed');
    const { number } = it.open();
    it.wait(1_000);
    expect(told(await it.service.close({ person: 1 }, 1, 10_000))).toBe('table-just-opened');
    expect(it.open().number).toBe(number);
    expect(told(await it.service.close({ person: 1 }, 1))).toBe('table-closed');
  });
});

test('two settings chosen at once both count', async () => {
  const it = hall();
  await it.seat(0); // too few: it stays a lobby
  await Promise.all([
    it.service.configure({ person: 1 }, 1, { settings: { early: false } }),
    it.service.configure({ person: 1 }, 1, { settings: { warn: true } }),
    it.service.configure({ person: 1 }, 1, { options: { rounds: '5' } }),
  ]);
  expect(it.table()).toMatchObject({ settings: { early: false, warn: true }, options: { rounds: '5', count: 'off' } });
});

test('a paused game is not gone on with by other rules than it began with', async () => {
  const it = hall();
  await it.seat(2);
  await it.service.pause({ person: 1 }, 1);
  const other = hall({ ...pebbles, version: pebbles.version + 1 });
  await other.seat(2);
  other.rows.set(1, it.table());
  expect(told(await other.service.resume({ person: 1 }, 1))).toBe('table-frozen');
  expect(other.table()).toMatchObject({ phase: 'frozen', commit: it.table().commit });
});

test('who can be written to again gets his open forms, and a chat the standing of its table', async () => {
  const it = hall();
  await it.seat(2);
  const mark = it.changes.length;
  await it.service.backToPerson(2);
  await it.service.backInChat(-5);
  expect(it.since(mark).map(({ to, letter, fresh }) => [to, letter.kind, fresh])).toEqual([
    [{ person: 2 }, 'form', true],
    ['home', 'status', true],
  ]);
});

test('a new master does what the old one did', async () => {
  const it = hall();
  await it.seat(2);
  expect(told(await it.service.close({ person: 2 }, 1))).toBe('table-not-master');
  expect(await it.service.takeOver(2, 1, 1)).toBe(true);
  expect(await it.service.takeOver(3, 1, 1), 'who was a moment later leads nobody out').toBe(false);
  expect(told(await it.service.close({ person: 2 }, 1))).toBe('table-closed');
  expect(told(await it.service.close({ person: 1 }, 1))).toBe('table-not-master');
});
