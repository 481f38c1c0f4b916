/** The board, the forms and the chapters of the rules as they are read. */
import { describe, expect, test } from 'vitest';
import { board, heading } from '../../../src/games/office/board.ts';
import { things } from '../../../src/games/office/data/things.ts';
import { office as game } from '../../../src/games/office/index.ts';
import { mapOf } from '../../../src/games/office/map.ts';
import { picture } from '../../../src/games/office/picture/index.ts';
import { topics } from '../../../src/games/office/topics.ts';
import { viewOf } from '../../../src/games/office/view.ts';
import { loadLocales } from '../../../src/i18n/speak.ts';
import type { Msg } from '../../../src/kit/game.ts';
import { drawable } from '../../../src/kit/lettering.ts';
import { cell, office } from './kit.ts';

const words = loadLocales('locales');
const names = ['Анна', 'Константин Константинопольский-Длинный', 'Босс', 'Вера'];

/** Two people, one of them with his hands full, and two zombies, one of them away. */
const busy = office(
  {
    people: { anna: { at: 'B2', items: ['axe', 'cup'], points: 7 }, bob: 'D2' },
    zombies: { boss: 'B5', max: { returns: 8 } },
  },
  { walls: ['B2 right door', 'A2 right', 'B4 down hole'], tokens: { C3: 'pot' }, lying: [['B3', 'brick']] },
);

/** All that three hands' worth of things can be. */
const hands = things.flatMap((a, i) => things.slice(i).flatMap((b, j) => things.slice(i + j).map((c) => [a, b, c])));

describe.each(['ru', 'en'] as const)('in %s', (language) => {
  const speech = words.speak(language, (seat) => names[seat]);

  test('the board in words tells who stands where, what is round me, what I reach and who sees me', () => {
    const text = board(viewOf(busy.state, 0)).map(speech.html).join('\n');
    expect(text).toContain(
      language === 'ru' ? 'Анна — B2, 7 очков; топор и чашка кофе' : 'Анна: B2, 7 points; fire axe and cup of coffee',
    );
    expect(text).toContain(language === 'ru' ? '← стена, → дверь, ↓ свободно' : '← wall, → door, ↓ free');
    expect(text).toContain(language === 'ru' ? 'Вас видят: Босс' : 'Seen by Босс');
    expect(text).toMatch(language === 'ru' ? /с мусором: .*B3.*/ : /with junk: .*B3.*/);
    expect(text).toContain(language === 'ru' ? 'Вера — 0 очков, вернётся в ход 8' : 'Вера: 0 points, back in turn 8');
    expect(text.length).toBeLessThan(4096);
  });
  test('an onlooker reads nothing of reach', () => {
    const ids = board(viewOf(busy.state, null)).map((line) => line.id);
    expect(ids).not.toContain('office-board-here');
  });
  test('the longest form is one message', () => {
    const menu = busy.menu('anna');
    expect(menu.text.map(speech.html).join('\n').length).toBeLessThan(3000);
  });
  test.each(topics)('the chapter %s has a title, is short, and its tags are closed', (topic) => {
    expect(speech.html({ id: `office-rule-${topic}.title` }).length).toBeLessThan(40);
    const text = speech.html({ id: `office-rule-${topic}` });
    expect(text.length).toBeLessThanOrEqual(1500);
    const tags = text.match(/<[^>]*>/g) ?? [];
    expect(tags.every((tag) => ['<b>', '</b>', '<i>', '</i>'].includes(tag))).toBe(true);
    expect(tags.filter((tag) => tag === '<b>')).toHaveLength(tags.filter((tag) => tag === '</b>').length);
  });
  test.each(['roles', 'walls', 'humans', 'zombies', 'over'] as const)('no title of the picture is cut: %s', (phase) => {
    const view = { ...viewOf(busy.state, null), phase, turn: 25, pool: { plain: 8, door: 12 } };
    const [title] = picture(view, { say: speech.plain }).boxes;
    expect(title?.text).toBe(drawable(speech.plain(heading(view))));
  });
  test('the picture names everybody, with initials on the floor, and fits every text', () => {
    const svg = picture(viewOf(busy.state, 0), { say: speech.plain });
    for (const name of ['Анна', 'Босс', 'Вера']) expect(svg.boxes.map((box) => box.text)).toContain(name);
    expect(svg.boxes.filter((box) => box.text === 'КК')).toHaveLength(2);
    for (const box of svg.boxes) expect(box.wide, box.text).toBeLessThanOrEqual(box.width + 0.01);
  });
  test('whatever somebody carries, and wherever he stands, the picture tells the whole of it', () => {
    for (const items of hands) {
      const holder = { at: 'M10', items, points: 145 };
      const { state } = office({
        people: { anna: holder, bob: holder },
        zombies: { boss: { points: 145, returns: 26 }, max: 'G6' },
      });
      const said = picture(viewOf(state, 0), { say: speech.plain }).boxes.map((box) => box.text);
      expect(said.filter((text) => text.includes('…') && !text.startsWith('Константин'))).toEqual([]);
      const all = said.join(' ');
      for (const thing of items) expect(all).toContain(drawable(speech.plain({ id: `office-thing-${thing}` })));
    }
  });
});

test('the plan in letters: every line of one length, walls, doors, holes, figures, junk and reach', () => {
  const [legend, ...rows] = mapOf(viewOf(busy.state, 0), new Set([cell('B1')]));
  expect(legend?.id, 'the signs are explained wherever the map is shown').toBe('office-map-legend');
  const lines = rows.map((line) => String(line.args?.['row']));
  expect(
    lines.map((line) => line.slice(0, 2)),
    'a line between two rows only where something stands',
  ).toEqual(['··', '01', '02', '03', '04', '··', '05', '06', '07', '08', '09', '10', '11']);
  expect(new Set(lines.slice(1).map((line) => line.length))).toEqual(new Set([29]));
  expect(lines[1]).toMatch(/^01\|· • ·/);
  expect(lines[2]).toMatch(/^02\|·\|@:· & ·/);
  expect(lines[3]).toMatch(/^03\|· i x/);
  expect(lines[5]).toMatch(/^··\+ \+\*\+ \+/);
  expect(lines[6]).toMatch(/^05\|· Z ·/);
});

/** The rows of the plan in a text, by their numbers, and how many lines they take. */
const planIn = (text: readonly Msg[]) => {
  const lines = text.flatMap(({ id, args }) => (id === 'office-map-row' ? [String(args?.['row'])] : []));
  return { rows: lines.flatMap((line) => (/^\d/.test(line) ? [Number(line.slice(0, 2))] : [])), count: lines.length };
};

/** Something stands between any two rows. */
const crowded = { walls: Array.from({ length: 10 }, (_, i) => `A${i + 1} down`) };

test.each([
  ['B1', [1, 2, 3, 4, 5]],
  ['G6', [4, 5, 6, 7, 8]],
  ['M11', [7, 8, 9, 10, 11]],
])(
  'beside the pad stands the part of the plan about %s that a phone has room for; the list of cells shows the whole',
  (at, rows) => {
    const menu = office({ people: { anna: at }, zombies: { boss: 'D4' } }, crowded).menu('anna');
    expect(planIn(menu.text)).toEqual({ rows, count: 10 });
    const go = menu.kind === 'pick' ? menu.items.find(({ id }) => id === 'go') : undefined;
    expect(go && 'open' in go && planIn(go.open().text).rows).toHaveLength(11);
  },
);

test('the fewer walls there are, the more of the plan stands beside the pad', () => {
  const menu = office({ people: { anna: 'G6' }, zombies: { boss: 'D4' } }).menu('anna');
  expect(planIn(menu.text)).toEqual({ rows: [2, 3, 4, 5, 6, 7, 8, 9, 10], count: 10 });
});

test('a zombie that has not thrown for its way sees the whole plan', () => {
  const night = office({ people: { anna: 'B1' }, zombies: { boss: 'G6' } }, { ...crowded, window: 'zombies' });
  expect(planIn(night.menu('boss').text).rows).toHaveLength(11);
});

test('who is shut in keeps the pad in its place, and every key of it tells why', () => {
  const here = office({ people: { anna: 'A1', bob: 'A2' }, zombies: { boss: 'G6' } }, { walls: ['A1 right'] });
  const menu = here.menu('anna');
  const pad = menu.kind === 'pick' ? menu.items.slice(0, 6) : [];
  expect(pad.map(({ id, row }) => `${row} ${id}`)).toEqual([
    'above undo',
    'above up',
    'above go',
    'below left',
    'below down',
    'below right',
  ]);
  expect(pad.map((item) => ('no' in item ? item.no.id : 'may'))).toEqual([
    'office-no-undo',
    'office-no-step-edge',
    'office-no-go',
    'office-no-step-edge',
    'office-no-step-taken',
    'office-no-step-wall',
  ]);
});

test('what a picture shows depends on who looks: reach and sight are the reader’s own', () => {
  const drawn = (seat: number | null) =>
    picture(viewOf(busy.state, seat), { say: ({ id }) => id }).boxes.map((box) => box.text);
  expect(drawn(null)).not.toContain('office-picture-watched');
  expect(drawn(0)).toEqual(expect.arrayContaining(['office-picture-reach', 'office-picture-watched']));
  expect(drawn(2)).toContain('office-picture-sight');
  expect(drawn(2)).not.toContain('office-picture-reach');
});

test('the game offers the chapters', () => {
  expect(game.topics).toEqual(topics);
});
