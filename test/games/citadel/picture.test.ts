/** The picture of the fortress, by what stands in it. */
import { describe, expect, test } from 'vitest';
import { itemKinds } from '../../../src/games/citadel/data/items/index.ts';
import { picture } from '../../../src/games/citadel/picture/index.ts';
import type { Line, Player, State } from '../../../src/games/citadel/state.ts';
import { viewOf } from '../../../src/games/citadel/view.ts';
import { loadLocales } from '../../../src/i18n/speak.ts';
import { drawable } from '../../../src/kit/lettering.ts';
import { camp } from './kit.ts';

const names = ['Вася', 'Катя', 'Лев', 'Марта'];
const { plain } = loadLocales('locales').speak('ru', (seat) => names[seat]);

function draw(state: State, seat: number | null = null) {
  return picture(viewOf(state, seat), { say: plain });
}

/** All texts of the picture, from the top down and from left to right. */
function texts(state: State, seat: number | null = null): readonly string[] {
  return draw(state, seat)
    .boxes.filter(({ text }) => text !== '')
    .toSorted((a, b) => a.y - b.y || a.x - b.x)
    .map(({ text }) => text);
}

function fortress(
  lines: readonly Partial<Line>[],
  people: Readonly<Record<'vasya' | 'katya' | 'lev' | 'marta', Partial<Player>>> = everybody({}),
): State {
  return camp(people, { lines, wave: 3 }).state;
}
const everybody = (each: Partial<Player>) => ({ vasya: each, katya: each, lev: each, marta: each });

describe('a line', () => {
  test('shows its number, the strength of its wall and what stands before it', () => {
    const state = fortress([{ walls: 24, gun: 3, traps: 2 }, { walls: 0 }]);
    const told = texts(state);
    expect(told).toEqual(expect.arrayContaining(['1', '24', '3', '2', '0', 'пулемёт', 'ловушка']));
    expect(told).not.toContain('приманка');
  });

  test('shows the dead that stand there and those a bait led away, counted by kind', () => {
    const zombies = [
      { id: 1, kind: 'spitter' as const, health: 5 },
      { id: 2, kind: 'spitter' as const, health: 2 },
    ];
    const told = texts(
      fortress([
        { walls: 9, zombies },
        { walls: 8, lured: [{ id: 3, kind: 'fat', health: 15 }] },
      ]),
    );
    expect(told).toEqual(expect.arrayContaining(['плевун', 'толстяк']));
    expect(told.filter((text) => text === '2')).not.toHaveLength(0);
  });

  test('names who stood there in the last wave, and says where nobody did', () => {
    const people = { ...everybody({ line: 2 }), vasya: { line: 2 }, katya: { died: 2, line: 2, health: 0 } };
    const told = texts(fortress([{ walls: 24 }, { walls: 7 }], people));
    expect(told.filter((text) => text === 'никого')).toHaveLength(1);
    // More than three stand there by their marks alone.
    expect(told.filter((text) => text === 'Вася')).toHaveLength(1);
    const three = { ...people, marta: { line: 1 } };
    expect(texts(fortress([{ walls: 24 }, { walls: 7 }], three)).filter((text) => text === 'Вася')).toHaveLength(2);
  });

  test('says nothing of guards before the first wave', () => {
    expect(texts(fortress([{ walls: 24 }]))).not.toContain('никого');
  });
});

describe('people', () => {
  test('have their health, the badly wounded a bandage, the dead the wave of their death', () => {
    const hurt = { ...everybody({}), katya: { health: 14 }, lev: { died: 2, health: 0, line: 1 } };
    const state = fortress([{ walls: 24 }], hurt);
    const told = texts(state);
    expect(told).toEqual(expect.arrayContaining(['30/30', '14/30', 'волна 2', 'живы 3 из 4']));
    expect(told).not.toContain('0/30');
    const well = fortress([{ walls: 24 }], { ...hurt, katya: { health: 16 } });
    const shapes = (of: State) => draw(of).text.match(/<polygon/g)?.length ?? 0;
    expect(shapes(state), 'a bandage more').toBe(shapes(well) + 1);
  });

  test('see what is in their own hands, and nobody else’s', () => {
    const state = camp(
      { vasya: { has: ['pistol/4'] }, katya: { has: ['medkit'] }, lev: {}, marta: {} },
      { lines: [{ walls: 5 }], storage: ['boards', 'boards', 'water'] },
    ).state;
    expect(texts(state, 0).join('\n')).toMatch(/У вас: пистолет 4\/7/);
    expect(texts(state, 1).join('\n')).toMatch(/У вас: аптечка/);
    expect(texts(state, 2).join('\n')).toMatch(/У вас: пусто/);
    expect(texts(state).join('\n')).not.toContain('У вас');
    expect(texts(state).join('\n')).toMatch(/Склад: доски ×2 и вода|Склад: вода и доски ×2/);
  });

  test('a storage of everything there is, is told to its last thing', () => {
    const told = texts(camp(everybody({}), { lines: [{ walls: 5 }], storage: itemKinds, wave: 3 }).state).join(' ');
    for (const kind of itemKinds) expect(told).toContain(drawable(plain({ id: `citadel-item-${kind}` })));
    expect(told).not.toContain('…');
  });

  test('are marked where they look at themselves', () => {
    const state = fortress([{ walls: 24 }], everybody({ line: 1 }));
    const seen = [null, 0, 1].map((seat) => draw(state, seat).text);
    expect(new Set(seen).size).toBe(3);
  });
});

test('what others ordered in the open phase changes nothing of it', () => {
  const state = fortress([{ walls: 24 }], everybody({ line: 1 }));
  const plan = { plan: null, scouted: [{ line: 1, horde: { normal: 3, fast: 0, fat: 0, spitter: 0 } }], keep: [1] };
  const ordered = {
    ...state,
    players: state.players.map((player, seat) => (seat === 1 ? { ...player, ...plan } : player)),
  };
  for (const seat of [null, 0, 2]) expect(draw(ordered, seat).text).toBe(draw(state, seat).text);
});

test('whoever cannot see it is told the same by its description', () => {
  const { text } = draw(fortress([{ walls: 24, gun: 3 }]));
  expect(text).toMatch(/<title>[^<]*Волна 3 из 7<\/title>/);
  expect(text).toMatch(/<desc>[^<]*🧱24[^<]*Вася ❤ 30\/30/);
});
