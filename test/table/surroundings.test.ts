/** What befalls a table from outside, and clocks that cannot be trusted. */
import { describe, expect, test } from 'vitest';
import { HOUR, hall, told } from './hall.ts';

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
  expect(await it.service.takeOver(1, { person: 2, gone: 1 })).toBe(true);
  expect(await it.service.takeOver(1, { person: 3, gone: 1 }), 'who was a moment later leads nobody out').toBe(false);
  expect(told(await it.service.close({ person: 2 }, 1))).toBe('table-closed');
  expect(told(await it.service.close({ person: 1 }, 1))).toBe('table-not-master');
});

describe('the master is told', () => {
  const toMaster = (it: ReturnType<typeof hall>, mark: number) =>
    it
      .since(mark)
      .flatMap(({ to, slot, letter }) => (letter.kind === 'say' ? [{ to, slot, id: letter.lines[0]?.id }] : []));

  test('who cannot be written to and who left, each in a message that is written once', async () => {
    const it = hall();
    await it.seat(3);
    const mark = it.changes.length;
    for (let time = 0; time < 2; time++) {
      await it.service.cutOff(2);
      await it.service.leftChat(-5, 3);
    }
    const [cut, left] = [
      { to: { person: 1 }, slot: 'master-told-cut-off:1:2', id: 'master-told-cut-off' },
      { to: { person: 1 }, slot: 'master-told-left:1:3', id: 'master-told-left' },
    ];
    expect(toMaster(it, mark)).toEqual([cut, left, cut, left]);
    expect(it.table().seats.map(({ person }) => person)).toEqual([1, 2, 3]);
  });

  test('that the group is gone', async () => {
    const it = hall();
    await it.seat(2);
    const mark = it.changes.length;
    await it.service.cutOff(-5);
    expect(toMaster(it, mark)).toEqual([{ to: { person: 1 }, slot: undefined, id: 'master-told-chat-gone' }]);
  });

  test('neither of himself, nor of people who do not sit here', async () => {
    const it = hall();
    await it.seat(2);
    const mark = it.changes.length;
    await it.service.cutOff(1);
    await it.service.leftChat(-5, 1);
    await it.service.cutOff(77);
    await it.service.leftChat(-5, 77);
    expect(it.since(mark)).toEqual([]);
  });

  test('not who left an anonymous table: everybody saw who it was', async () => {
    const it = hall();
    await it.seat(3, { settings: { anonymous: true } });
    const mark = it.changes.length;
    await it.service.leftChat(-5, 3);
    expect(it.since(mark)).toEqual([]);
  });
});
