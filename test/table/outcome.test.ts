/** How a game ended stays as it was, and whose game it was. */
import { expect, test } from 'vitest';
import { winnersIn } from '../../src/table/facts/outcome.ts';
import { first, second } from '../toys/editions.ts';
import { HOUR, hall } from './hall.ts';

const DAY = 24 * HOUR;

async function over(more: (it: ReturnType<typeof hall>) => Promise<unknown> = async () => {}) {
  const it = hall(first);
  await it.seat(2, { options: { rounds: '3' } });
  expect(it.table()).not.toHaveProperty('outcome');
  await more(it);
  for (let round = 0; round < 3; round++) {
    await it.strike();
    if (it.table().phase === 'paused') await it.service.resume({ person: 1 }, 1);
  }
  expect(it.table().phase).toBe('ended');
  return it;
}

test('is stored with the end of the game, and no later rules change it', async () => {
  const it = await over();
  expect(it.table().outcome).toEqual({ places: [[0], [1]], whose: [1, 2] });
  it.program('editions', { ...second, outcome: () => [[1], [0]] });
  await it.service.forms({ person: 1 }, 1);
  expect(it.table().outcome).toEqual({ places: [[0], [1]], whose: [1, 2] });
});

test('is the owner’s where a deputy played, and the substitute’s who was given the seat for good', async () => {
  const lent = await over(async (it) => {
    await it.service.askDeputy({ person: 2 }, 1, { to: 77, until: it.now + 30 * DAY });
    await it.service.acceptDeputy({ person: 77 }, 1, 1);
  });
  expect(lent.table().seats[1]?.person).toBe(77);
  expect(lent.table().outcome?.whose).toEqual([1, 2]);
  const given = await over(async (it) => {
    await it.service.substitute({ person: 1 }, 1, { place: 1, who: 'anyone', until: null });
    await it.service.takeSeat({ person: 88 }, 1, 1);
  });
  expect(given.table().outcome?.whose).toEqual([1, 88]);
});

test('of a substitute for some days is the owner’s, and a computer player’s is nobody’s', async () => {
  const it = await over(async (it) => {
    await it.service.substitute({ person: 1 }, 1, { place: 1, who: 'computer', until: it.now + 30 * DAY });
  });
  expect(it.table().outcome?.whose).toEqual([1, 2]);
  const kicked = await over((it) => it.service.kick({ person: 1 }, 1, 2));
  expect(kicked.table().outcome?.whose).toEqual([1, null]);
});

test('of a game that was given up is lost by whoever gave it up', async () => {
  const it = hall(first);
  await it.service.open(
    { person: 1 },
    {
      game: 'editions',
      preset: 'printed',
      options: { rounds: '3' },
      settings: (await over()).table().settings,
      locale: 'ru',
      name: 'Дуэль',
      home: { chat: 1 },
    },
  );
  await it.service.join({ person: 2 }, 1);
  await it.service.begin({ person: 1 }, 1);
  await it.service.resign({ person: 1 }, 1);
  expect(it.table()).toMatchObject({ phase: 'ended', outcome: { places: [[1], [0]], whose: [1, 2] } });
});

test('names a winner only where there are places', () => {
  const whose = [1, 2, 3];
  expect(winnersIn({ places: [[0, 2], [1]], whose })).toEqual([0, 2]);
  expect(winnersIn({ places: [[0, 1, 2]], whose })).toBeUndefined();
  expect(winnersIn({ places: [], whose })).toBeUndefined();
});
