import { describe, expect, it } from 'vitest';
import { settingsFor } from '../../src/table/facts/clocks.ts';
import { hall, told } from './hall.ts';
import { pebbles } from './pebbles.ts';

async function lobby() {
  const h = hall();
  const settings = settingsFor(pebbles, 'printed', 'daily', 'Europe/Moscow');
  const open = (person: number) =>
    h.service.open(
      { person },
      {
        game: 'pebbles',
        preset: 'printed',
        options: { rounds: '1', count: 'off' },
        settings,
        locale: 'ru',
        name: 'Дача',
        home: { chat: -5 },
      },
    );
  await open(1);
  return { ...h, table: h.table, open };
}

describe('the lobby', () => {
  it('one chat has one table', async () => {
    const h = await lobby();
    expect(told(await h.open(2))).toBe('table-busy-chat');
  });

  it('who opened it is the master and need not play', async () => {
    const h = await lobby();
    expect(h.table()).toMatchObject({ master: 1, seats: [] });
  });

  it('people join once and leave; one lobby message says it all', async () => {
    const h = await lobby();
    expect(told(await h.service.join({ person: 2 }, 1))).toBe('table-joined');
    expect(told(await h.service.join({ person: 2 }, 1))).toBe('table-already-in');
    expect(told(await h.service.leave({ person: 2 }, 1))).toBe('table-left');
    expect(told(await h.service.leave({ person: 2 }, 1))).toBe('table-not-in');
    expect(new Set(h.posts().map((x) => x.slot))).toEqual(new Set(['lobby:1']));
  });

  it('a full table takes nobody more, person or computer player', async () => {
    const h = await lobby();
    expect(told(await h.service.bots({ person: 1 }, 1, 99))).toBe('table-bots-added');
    expect(h.table().seats).toHaveLength(4);
    expect(told(await h.service.join({ person: 2 }, 1))).toBe('table-full');
    expect(told(await h.service.bots({ person: 1 }, 1, 1))).toBe('table-full');
  });

  it('a computer player goes as it came, and persons stay', async () => {
    const h = await lobby();
    await h.service.bots({ person: 1 }, 1, 1);
    await h.service.join({ person: 2 }, 1);
    expect(told(await h.service.unbot({ person: 2 }, 1))).toBe('table-not-master');
    expect(told(await h.service.unbot({ person: 1 }, 1))).toBe('table-bot-left');
    expect(h.table().seats).toMatchObject([{ person: 2 }]);
    expect(told(await h.service.unbot({ person: 1 }, 1))).toBe('table-no-bots');
  });

  it('begin says what is missing', async () => {
    const h = await lobby();
    await h.service.join({ person: 2 }, 1);
    expect(await h.service.begin({ person: 1 }, 1)).toMatchObject({
      refused: { id: 'table-too-few', args: { need: 1, min: 2 } },
    });
    expect(told(await h.service.begin({ person: 2 }, 1))).toBe('table-not-master');
    await h.service.join({ person: 3 }, 1);
    expect(told(await h.service.begin({ person: 1 }, 1))).toBe('table-begun');
    expect(told(await h.service.begin({ person: 1 }, 1))).toBe('table-not-lobby');
    expect(told(await h.service.join({ person: 4 }, 1))).toBe('table-not-lobby');
  });

  it('a person kicked from the lobby leaves a free seat', async () => {
    const h = await lobby();
    await h.service.join({ person: 2 }, 1);
    await h.service.kick({ person: 1 }, 1, 2);
    expect(h.table().seats).toEqual([]);
  });
});
