/** The board and the chapters of the rules as they are read. */
import { describe, expect, test } from 'vitest';
import { board } from '../../../src/games/citadel/board.ts';
import { bonuses } from '../../../src/games/citadel/data/bonuses.ts';
import { itemKinds } from '../../../src/games/citadel/data/items/index.ts';
import { citadel } from '../../../src/games/citadel/index.ts';
import type { State } from '../../../src/games/citadel/state.ts';
import { topics } from '../../../src/games/citadel/topics.ts';
import { viewOf } from '../../../src/games/citadel/view.ts';
import { loadLocales } from '../../../src/i18n/speak.ts';
import { diceOf } from '../../../src/kit/dice.ts';
import { optionsOf } from '../../../src/kit/presets.ts';

const words = loadLocales('locales');

/** Sixteen people, all with their hands full, eight busy lines, a full storage: as long as a board gets in earnest. */
function crowded(): State {
  const { state } = citadel.setup(16, optionsOf(citadel, 'printed'), diceOf('board', 0));
  const items = itemKinds.map((kind, id) => ({ id, kind }));
  return {
    ...state,
    phase: 'prep',
    wave: 6,
    storage: items,
    lines: state.lines.map((line, i) => ({
      ...line,
      gun: 3,
      glass: 3,
      concrete: 20,
      wire: true,
      traps: 2,
      pit: true,
      baits: 1,
      zombies: Array.from({ length: 3 }, (_, id) => ({ id, kind: 'spitter', health: 5 })),
      lured: i % 2 === 0 ? [{ id: 9, kind: 'fat', health: 15 }] : [],
    })),
    players: state.players.map((player, seat) => ({
      ...player,
      bonus: bonuses[seat % bonuses.length] ?? 'health',
      health: 12,
      line: 1 + (seat % 8),
      items: [
        { id: 100 + seat, kind: 'pistol', ammo: 4, scope: true },
        { id: 200 + seat, kind: 'vest', soak: 3 },
        { id: 300 + seat, kind: 'boots' },
      ],
    })),
  };
}

describe.each(['ru', 'en'] as const)('in %s', (language) => {
  const { html: say } = words.speak(language, () => 'Константин');

  test('the board fits into one message with 16 people and 8 lines', () => {
    const text = board(viewOf(crowded(), null)).map(say).join('\n');
    expect(text.length).toBeLessThan(3500);
    expect(text.split('\n')).toHaveLength(2 + 8 + 8 + 4 + 16 + 1);
  });
  test('the first board tells of no last wave', () => {
    const { state } = citadel.setup(10, optionsOf(citadel, 'printed'), diceOf('board', 1));
    expect(board(viewOf(state, null)).map((msg) => msg.id)).toEqual([
      'citadel-board-wave',
      'citadel-board-legend',
      ...Array(5).fill('citadel-board-line-fresh'),
      ...Array(10).fill('citadel-board-person-bare'),
      'citadel-board-storage-empty',
    ]);
  });
  test.each(topics)('the chapter %s has a title, is short, and its tags are closed', (topic) => {
    expect(say({ id: `citadel-rule-${topic}.title` }).length).toBeLessThan(40);
    const text = say({ id: `citadel-rule-${topic}` });
    expect(text.length).toBeLessThanOrEqual(1500);
    const tags = text.match(/<[^>]*>/g) ?? [];
    expect(tags.every((tag) => ['<b>', '</b>', '<i>', '</i>'].includes(tag))).toBe(true);
    expect(tags.filter((tag) => tag === '<b>')).toHaveLength(tags.filter((tag) => tag === '</b>').length);
  });
});

test('the game offers the chapters', () => {
  expect(citadel.topics).toEqual(topics);
});
