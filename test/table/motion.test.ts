/** Two at a private table: what either wants of it, the other agrees to first. */
import { describe, expect, test } from 'vitest';
import { settingsFor } from '../../src/table/facts/clocks.ts';
import { otherOf, seatOpposite } from '../../src/table/facts/private.ts';
import type { Post } from '../../src/table/model/aggregate.ts';
import { HOUR, hall, told } from './hall.ts';
import { pebbles } from './pebbles.ts';

const [anna, boris] = [1, 2];

/** Anna's private table; with Boris opposite, or a computer player. */
async function duel(opposite: 'person' | 'computer' = 'person', begin = true) {
  const room = hall();
  await room.service.open(
    { person: anna },
    {
      game: 'pebbles',
      preset: 'printed',
      options: { rounds: '3', count: 'off' },
      settings: settingsFor(pebbles, 'printed', 'daily', 'Europe/Moscow'),
      locale: 'ru',
      name: 'Анна',
      home: { chat: anna },
    },
  );
  if (opposite === 'person') await room.service.join({ person: boris }, 1);
  else await room.service.bots({ person: anna }, 1, 1);
  if (begin) await room.service.begin({ person: anna }, 1);
  const { service } = room;
  const motion = () => room.table().desk.motion;
  return {
    ...room,
    motion,
    answer: (person: number, said: 'agree' | 'decline', number = motion()?.number ?? 0) =>
      service.answerMotion({ person }, 1, { number, said }),
    log: () => room.changes.flatMap((x) => x.log.map(({ who, text }) => [who, text.id])),
  };
}

/** To whom questions of agreement went. */
const asked = (posts: readonly Post[]) =>
  posts.flatMap(({ to, letter }) => (letter.kind === 'motion' && to !== 'home' ? [to.person] : []));

describe('who has to agree', () => {
  test('the other, and nothing happens before', async () => {
    const room = await duel();
    const mark = room.changes.length;
    expect(told(await room.service.pause({ person: boris }, 1))).toBe('motion-asked');
    expect(room.table().phase).toBe('running');
    expect(asked(room.since(mark))).toEqual([anna]);
    expect(told(await room.answer(boris, 'agree')), 'not he who asked').toBe('motion-gone');
    expect(told(await room.answer(anna, 'agree'))).toBe('motion-agreed');
    expect(room.table().phase).toBe('paused');
    expect(room.log().slice(-3)).toEqual([
      [boris, 'log-motion'],
      [anna, 'log-motion-agreed'],
      [boris, 'log-paused'],
    ]);
  });

  test('nobody where a computer player sits opposite', async () => {
    const room = await duel('computer');
    expect(told(await room.service.pause({ person: anna }, 1))).toBe('table-paused');
  });

  test('nobody who has long been away, and a table asleep is woken by either', async () => {
    const room = await duel();
    for (let miss = 0; miss < 2; miss++) {
      await room.press(anna, '2');
      await room.strike();
    }
    expect(room.table().seats[1]?.away).toBe(true);
    expect(told(await room.service.extend({ person: anna }, 1, HOUR))).toBe('table-told-extended-until');

    const both = await duel();
    for (let miss = 0; miss < 2; miss++) await both.strike();
    expect(both.table().desk.asleep).toBe(true);
    expect(told(await both.service.resume({ person: boris }, 1))).toBe('table-resumed');
  });

  test('not in the lobby, which is its host’s', async () => {
    const room = await duel('person', false);
    expect(told(await room.service.cancel({ person: boris }, 1))).toBe('table-not-master');
    expect(told(await room.service.begin({ person: boris }, 1))).toBe('table-not-master');
    expect(told(await room.service.cancel({ person: anna }, 1))).toBe('table-cancelled');
  });

  test('nobody from outside has a say', async () => {
    const room = await duel();
    expect(told(await room.service.pause({ person: 3 }, 1))).toBe('table-not-master');
    expect(told(await room.service.resign({ person: 3 }, 1))).toBe('table-not-in');
  });

  test('a reminder needs nobody’s leave', async () => {
    const room = await duel();
    expect(told(await room.service.remind({ person: boris }, 1))).toBe('table-reminded');
  });
});

describe('what cannot be done', () => {
  test('is said at once, and the other is not asked', async () => {
    const room = await duel();
    const mark = room.changes.length;
    expect(told(await room.service.resume({ person: anna }, 1))).toBe('table-not-paused');
    expect(told(await room.service.clock({ person: anna }, 1, { name: 'lunch', clock: { span: HOUR } }))).toBe(
      'table-clock-unknown',
    );
    expect(asked(room.since(mark))).toEqual([]);
  });

  test('nobody is removed, replaced or put in charge', async () => {
    const room = await duel();
    const by = { person: anna };
    expect(told(await room.service.kick(by, 1, boris))).toBe('private-two-only');
    expect(told(await room.service.handOver(by, 1, boris))).toBe('private-two-only');
    const wish = { place: 1, who: 'computer', until: null } as const;
    expect(told(await room.service.substitute(by, 1, wish))).toBe('private-two-only');
  });
});

test('neither peeks into the other’s hand', async () => {
  const room = await duel();
  for (const [person, seat] of [
    [anna, 1],
    [boris, 0],
  ] as const) {
    expect(told(await room.service.peek({ person }, 1, seat))).toBe('private-two-only');
  }
  expect(room.log().map(([, id]) => id)).not.toContain('log-master-peek');
});

describe('the same command of the other', () => {
  test('is his agreement, whatever the number of the motion', async () => {
    const room = await duel();
    await room.service.extend({ person: anna }, 1, HOUR);
    const { deadline } = room.open();
    expect(told(await room.service.extend({ person: boris }, 1, HOUR))).toBe('motion-agreed');
    expect(room.open().deadline).toBe(deadline + HOUR);
    expect(told(await room.answer(boris, 'agree')), 'done once').toBe('motion-gone');
  });

  test('with another span is a motion of its own, which overtakes the first', async () => {
    const room = await duel();
    await room.service.extend({ person: anna }, 1, HOUR);
    await room.service.extend({ person: boris }, 1, 2 * HOUR);
    expect(room.motion()).toMatchObject({ number: 2, by: boris, to: anna, state: 'open' });
    expect(told(await room.answer(boris, 'agree', 1))).toBe('motion-gone');
    const { deadline } = room.open();
    await room.answer(anna, 'agree');
    expect(room.open().deadline).toBe(deadline + 2 * HOUR);
  });

  test('of the one who asked is no second question', async () => {
    const room = await duel();
    await room.service.pause({ person: anna }, 1);
    const mark = room.changes.length;
    expect(told(await room.service.pause({ person: anna }, 1))).toBe('motion-waits');
    expect(asked(room.since(mark))).toEqual([]);
  });
});

describe('a motion is over', () => {
  test('once its question has closed, and its message says so', async () => {
    const room = await duel();
    await room.service.close({ person: anna }, 1);
    const mark = room.changes.length;
    await room.strike();
    expect(room.motion()?.state).toBe('over');
    expect(asked(room.since(mark))).toEqual([boris]);
    expect(told(await room.answer(boris, 'agree'))).toBe('motion-gone');
    expect(room.table().commit, 'the next question stays open').toBe(1);
  });

  test('not by the closing of a question that it is not about', async () => {
    const room = await duel();
    await room.service.pause({ person: anna }, 1);
    await room.strike();
    expect(told(await room.answer(boris, 'agree'))).toBe('motion-agreed');
    expect(room.table().phase).toBe('paused');
  });

  test('with the game', async () => {
    const room = await duel();
    await room.service.pause({ person: anna }, 1);
    await room.service.resign({ person: boris }, 1);
    expect(room.motion()?.state).toBe('over');
  });

  test('when it is declined: the mover hears it, and may ask again', async () => {
    const room = await duel();
    await room.service.pause({ person: anna }, 1);
    const mark = room.changes.length;
    expect(told(await room.answer(boris, 'decline'))).toBe('motion-declined');
    const lines = room
      .since(mark)
      .flatMap(({ to, letter }) => (letter.kind === 'say' && to !== 'home' ? [[to.person, letter.lines[0]?.id]] : []));
    expect(lines).toEqual([[anna, 'motion-told-declined']]);
    expect(told(await room.service.pause({ person: anna }, 1))).toBe('motion-asked');
    expect(room.motion()?.number).toBe(2);
  });
});

describe('giving up', () => {
  test('ends the game for both and tells who it was', async () => {
    const room = await duel();
    const mark = room.changes.length;
    expect(told(await room.service.resign({ person: boris }, 1))).toBe('private-you-resigned');
    expect(room.table().phase).toBe('ended');
    expect(room.table().asks).toEqual([]);
    expect(room.since(mark).map((x) => x.letter)).toContainEqual({ kind: 'end', resigned: 1 });
    expect(told(await room.service.resign({ person: anna }, 1))).toBe('table-over');
  });

  test('ends the loan of a seat with it: the deputy has nothing left to give back', async () => {
    const room = await duel();
    await room.service.askDeputy({ person: boris }, 1, { to: 3, until: room.now + 48 * HOUR });
    await room.service.acceptDeputy({ person: 3 }, 1, 1);
    const mark = room.changes.length;
    await room.service.resign({ person: boris }, 1);
    const readers = room
      .since(mark)
      .flatMap(({ to, letter }) => (letter.kind === 'deputy' && to !== 'home' ? [to.person] : []));
    expect(readers).toEqual([3, boris]);
  });

  test('is not for groups', async () => {
    const room = hall();
    await room.seat(2);
    expect(told(await room.service.resign({ person: 2 }, 1))).toBe('table-not-lobby');
    expect(room.table().phase).toBe('running');
  });

  test('is not the deputy’s', async () => {
    const room = await duel();
    await room.service.askDeputy({ person: boris }, 1, { to: 3, until: room.now + 48 * HOUR });
    await room.service.acceptDeputy({ person: 3 }, 1, 1);
    expect(told(await room.service.resign({ person: 3 }, 1))).toBe('private-only-owner-resigns');
    expect(told(await room.service.resign({ person: boris }, 1))).toBe('private-you-resigned');
  });
});

describe('a private table', () => {
  test('tells the one that the other cannot be written to, whoever of them opened it', async () => {
    const room = await duel();
    for (const [gone, other] of [
      [boris, anna],
      [anna, boris],
    ] as const) {
      const mark = room.changes.length;
      await room.service.cutOff(gone);
      expect(room.since(mark)).toMatchObject([
        { to: { person: other }, letter: { kind: 'say', lines: [{ id: 'private-told-cut-off' }] } },
      ]);
    }
  });

  test('has nobody’s own deputy for the other', async () => {
    const room = await duel();
    await room.service.askDeputy({ person: anna }, 1, { to: 3, until: room.now + 48 * HOUR });
    await room.service.acceptDeputy({ person: 3 }, 1, 0);
    const table = room.table();
    expect([anna, 3, boris].map((person) => seatOpposite(table, person))).toEqual([1, 1, 0]);
    expect([anna, 3, boris].map((person) => otherOf(table, person))).toEqual([boris, boris, 3]);
  });

  test('seats its host at once, one guest, and no third person', async () => {
    const room = await duel('person', false);
    expect(room.table().seats.map((x) => x.person)).toEqual([anna, boris]);
    expect(told(await room.service.join({ person: 3 }, 1)), 'though the game would seat four').toBe('private-full');
    expect(told(await room.service.join({ person: boris }, 1))).toBe('table-already-in');
    await room.service.begin({ person: anna }, 1);
    expect(told(await room.service.join({ person: 3 }, 1))).toBe('private-full');
  });

  test('is left by its guest alone; the host closes it', async () => {
    const room = await duel('person', false);
    expect(told(await room.service.leave({ person: anna }, 1))).toBe('private-host-stays');
    expect(told(await room.service.leave({ person: boris }, 1))).toBe('table-left');
  });

  test('tells nobody of a first question that was missed: nobody else could come', async () => {
    const room = await duel();
    await room.press(anna, '1');
    await room.strike();
    expect(room.posts().some((x) => x.letter.kind === 'no-show')).toBe(false);
  });
});
