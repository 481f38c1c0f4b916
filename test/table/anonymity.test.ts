/** What the others may not know: who sits where at an anonymous table, and who has answered. */
import { describe, expect, test } from 'vitest';
import { hidesNames, seatsByLot } from '../../src/table/facts/anonymity.ts';
import { HOUR, hall, told } from './hall.ts';

const kinds = (posts: ReturnType<ReturnType<typeof hall>['posts']>) => posts.map(({ letter }) => letter.kind);

describe('an anonymous table', () => {
  test('draws the seats by lot when the game begins, the same for the same seed', async () => {
    const it = hall();
    await it.seat(4, { settings: { anonymous: true } });
    const sat = it.table().seats.map((x) => x.person);
    expect(sat.toSorted()).toEqual([1, 2, 3, 4]);
    expect(sat, 'the order of joining was seen by all').not.toEqual([1, 2, 3, 4]);
    const again = hall();
    await again.seat(4, { settings: { anonymous: true } });
    expect(again.table().seats.map((x) => x.person)).toEqual(sat);
  });

  test('tells each person the own figure, and nobody another', async () => {
    const it = hall();
    await it.seat(3, { settings: { anonymous: true } });
    const masks = it
      .posts()
      .flatMap(({ to, letter }) =>
        letter.kind === 'say' && letter.lines.some((x) => x.id === 'anonymous-you-are')
          ? [{ to, seat: letter.lines[0]?.args?.['seat'] }]
          : [],
      );
    expect(masks).toEqual(it.table().seats.map(({ person }, seat) => ({ to: { person }, seat: { seat } })));
  });

  test('keeps no name in what is told or logged of a kick', async () => {
    const it = hall();
    await it.seat(3, { settings: { anonymous: true } });
    const seat = it.table().seats.findIndex((x) => x.person === 3);
    expect(await it.service.kick({ person: 1 }, 1, 3)).toEqual({
      said: { id: 'table-kicked', args: { name: { id: `anonymous-figure-${seat}` } } },
    });
    const last = it.changes.at(-1);
    expect(last?.log).toContainEqual({
      who: 1,
      text: { id: 'log-kicked', args: { name: { id: `anonymous-figure-${seat}` } } },
    });
  });

  test('keeps no name in what is told or logged of a substitute, and asks none by name', async () => {
    const it = hall();
    await it.seat(3, { settings: { anonymous: true } });
    const mark = it.changes.length;
    const until = it.now + HOUR;
    const wish = { place: 1, who: 'anyone', until } as const;
    expect(told(await it.service.substitute({ person: 1 }, 1, { ...wish, who: 7 }))).toBe('desk-sub-hidden');
    await it.service.substitute({ person: 1 }, 1, wish);
    await it.service.takeSeat({ person: 7 }, 1, 1);
    it.wait(HOUR);
    await it.service.loanOver(1, { seat: 1, at: until });
    await it.service.substitute({ person: 1 }, 1, { place: 1, who: 'computer', until: null });
    const heard = it.since(mark).filter(({ to }) => to === 'home');
    const ids = heard.flatMap(({ letter }) => (letter.kind === 'say' ? letter.lines.map((line) => line.id) : []));
    expect(ids).toEqual(['desk-told-lent-masked', 'desk-told-changed-masked', 'desk-told-changed-masked']);
    const texts = it.changes.slice(mark).flatMap((x) => x.log.map(({ text }) => text));
    expect(texts.map(({ id }) => id)).toEqual(['log-offered', 'log-sub', 'log-sub-back', 'log-sub-computer']);
    expect(JSON.stringify([heard, texts])).not.toContain('Person');
    expect(JSON.stringify(texts), 'a seat would be read with the name of who ends up there').not.toContain('"seat"');
  });

  test('calls an heir neither by his name nor by his figure, whether he keeps his seat or not', async () => {
    const it = hall();
    await it.seat(3, { settings: { anonymous: true } });
    const seat = it.table().seats.findIndex((x) => x.person === 2);
    await it.service.handOver({ person: 1 }, 1, 2);
    await it.service.substitute({ person: 1 }, 1, { place: seat, who: 'computer', until: null });
    const mark = it.changes.length;
    expect(told(await it.service.acceptMastery({ person: 2 }, 1))).toBe('desk-master-now');
    await it.service.handOver({ person: 2 }, 1, 3);
    await it.service.acceptMastery({ person: 3 }, 1);
    const heard = it.since(mark).flatMap(({ to, letter }) => (to === 'home' && letter.kind === 'say' ? [letter] : []));
    const texts = it.changes.slice(mark).flatMap((x) => x.log.map(({ text }) => text));
    expect(heard).toHaveLength(2);
    expect(JSON.stringify([heard, texts])).not.toMatch(/Person|"seat"|figure/);
    expect(texts.map(({ id }) => id)).toEqual(['log-handed-over', 'log-heir-masked', 'log-handed-over']);
  });

  test('shows names when it has ended, not when it was cancelled', async () => {
    const it = hall();
    await it.seat(2, { settings: { anonymous: true } });
    expect(hidesNames(it.table())).toBe(true);
    expect(hidesNames({ ...it.table(), phase: 'cancelled' })).toBe(true);
    expect(hidesNames({ ...it.table(), phase: 'ended' })).toBe(false);
  });

  test('and one like all others leaves people where they sat down', async () => {
    const it = hall();
    await it.seat(4);
    expect(it.table().seats.map((x) => x.person)).toEqual([1, 2, 3, 4]);
    expect(hidesNames(it.table())).toBe(false);
    expect(seatsByLot(it.table())).toBe(it.table().seats);
  });
});

describe('where the group sees nothing of who is in', () => {
  test('no Ready, no change of mind and no return edits the status', async () => {
    const it = hall();
    await it.seat(3, { settings: { progress: 'nothing' } });
    const mark = it.changes.length;
    for (const person of [1, 2, 3]) await it.press(person, '!');
    await it.press(2, '2');
    await it.press(2, '!');
    expect(new Set(kinds(it.since(mark)))).toEqual(new Set(['form']));
    expect(it.open().closesAt, 'though it is about to close early').toBeLessThan(it.open().deadline);
  });

  test('and elsewhere every Ready does', async () => {
    const it = hall();
    await it.seat(3, { settings: { progress: 'count' } });
    const mark = it.changes.length;
    await it.press(1, '!');
    expect(kinds(it.since(mark))).toContain('status');
  });

  test('/remind says the same whoever is ready', async () => {
    const it = hall();
    await it.seat(2, { settings: { progress: 'nothing' } });
    expect(told(await it.service.remind({ person: 1 }, 1))).toBe('table-reminded-hidden');
    for (const person of [1, 2]) await it.press(person, '!');
    expect(told(await it.service.remind({ person: 1 }, 1))).toBe('table-reminded-hidden');
  });
});
