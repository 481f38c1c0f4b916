/** Who reads whom the game waits for: a group always, at a private table whoever has no form that says it. */
import { expect, test } from 'vitest';
import { settingsFor } from '../../src/table/facts/clocks.ts';
import type { Post } from '../../src/table/model/aggregate.ts';
import { cards } from '../toys/alternating.ts';
import { hall } from './hall.ts';

const persons = [1, 2];

/** A table of a game in turns for two, in the private chat of the first or in a group. */
async function running(home: number, opposite: 'person' | 'computer' = 'person') {
  const room = hall(cards);
  await room.service.open(
    { person: 1 },
    {
      game: 'cards',
      preset: 'printed',
      options: { cards: '3' },
      settings: settingsFor(cards, 'printed', 'daily', 'Europe/Moscow'),
      locale: 'ru',
      name: 'Дуэль',
      home: { chat: home },
    },
  );
  for (const person of home > 0 ? [] : [1]) await room.service.join({ person }, 1);
  if (opposite === 'person') await room.service.join({ person: 2 }, 1);
  else await room.service.bots({ person: 1 }, 1, 1);
  await room.service.begin({ person: 1 }, 1);
  const turn = () => {
    const [seat = -1] = room.open().ask.seats;
    const shooter = room.table().seats[seat]?.person ?? 0;
    return { shooter, other: persons.find((x) => x !== shooter) ?? 0 };
  };
  return { ...room, turn };
}

const readers = (posts: readonly Post[]) =>
  posts.flatMap(({ to, letter, slot }) => (letter.kind === 'status' ? [{ to, slot }] : []));

test('what a computer player answers at once has none, neither open nor closed', async () => {
  const room = await running(1, 'computer');
  const { shooter } = room.turn();
  expect(shooter, 'whatever a computer player did first is over').toBe(1);
  const mark = room.changes.length;
  const turns = room.table().statusCount;
  await room.strike();
  expect(room.table().statusCount, 'two turns have passed').toBe(turns + 2);
  expect(readers(room.since(mark)), 'mine told all to me in its form, the other’s was over at once').toEqual([]);

  const group = await running(-5, 'computer');
  const before = group.changes.length;
  const count = group.table().statusCount;
  await group.strike();
  expect(readers(group.since(before)).map(({ slot }) => slot)).toEqual([`status:1:${count}`, `status:1:${count + 2}`]);
});

test('in a group everybody reads it, once for each turn', async () => {
  const room = await running(-5);
  expect(readers(room.posts())).toEqual([{ to: 'home', slot: 'status:1:1' }]);
});

test('at a private table only the one who waits reads it', async () => {
  const room = await running(1);
  const { other } = room.turn();
  expect(readers(room.posts())).toEqual([{ to: { person: other }, slot: 'status:1:1' }]);
});

test('the one who read it sees it closed, and the next one goes to whoever waits then', async () => {
  const room = await running(1);
  const { shooter, other } = room.turn();
  const mark = room.changes.length;
  await room.strike();
  expect(room.turn().shooter, 'the turn has passed').toBe(other);
  expect(readers(room.since(mark))).toEqual([
    { to: { person: other }, slot: 'status:1:1' },
    { to: { person: shooter }, slot: 'status:1:2' },
  ]);
});

test('whoever is back in his chat reads it only if he waits: the other finds his form', async () => {
  const room = await running(1);
  const { shooter, other } = room.turn();
  for (const [person, wanted] of [
    [shooter, []],
    [other, [{ to: { person: other }, slot: 'status:1:1' }]],
  ] as const) {
    const mark = room.changes.length;
    await room.service.backToPerson(person);
    expect(readers(room.since(mark))).toEqual(wanted);
    const forms = room.since(mark).filter(({ letter }) => letter.kind === 'form');
    expect(forms).toHaveLength(person === shooter ? 1 : 0);
  }
});
