import { describe, expect, test } from 'vitest';
import { unpack } from '../../../src/bot/buttons/buttons.ts';
import { longestCaption, visibleLength } from '../../../src/bot/screens/parts/split.ts';
import {
  type Board,
  boardInWords,
  boardScreen,
  evenly,
  noBoard,
  stripScreen,
} from '../../../src/bot/screens/story/board.ts';
import { endScreen } from '../../../src/bot/screens/story/end.ts';
import { reportScreen } from '../../../src/bot/screens/story/report.ts';
import { say } from '../../i18n/words.ts';
import { data, labels, now, seen, stage, toy } from './stage.ts';

const commit = (number: number, lines: readonly string[] = ['Вода ушла']) => ({
  number,
  at: now,
  ask: number === 0 ? null : { number: 1, key: 'a', title: say(`круг ${number}`) },
  answers: [],
  notes: [
    { rank: 'headline' as const, text: say('Устояли') },
    ...lines.map((line) => ({ rank: 'line' as const, text: say(line) })),
  ],
});
const board = (number: number, last = 3): Board => ({ view: {}, commit: commit(number), last });

/** The toy with a board of so many words. */
function wordy(words: number) {
  const lines = Array.from({ length: words }, () => say('вода'));
  return { ...stage(), game: { ...toy, board: () => lines } };
}

describe('the board', () => {
  test('has its picture, and its words below where they are few', () => {
    const drawn = boardScreen(stage(), board(2));
    expect(drawn.picture.text).toContain('Насос цел');
    expect(seen(drawn)).toBe('🌊 Потоп · «Дача»\nПосле: круг 2 (2 из 3)\nВода 7 из 10\nНасос цел');
    expect(labels(drawn)).toEqual([['‹ Раньше', 'Позже ›']]);
  });

  test('is leafed through from the first to the last', () => {
    expect(labels(boardScreen(stage(), board(0)))).toEqual([['Позже ›']]);
    expect(seen(boardScreen(stage(), board(0)))).toContain('Начало игры');
    expect(labels(boardScreen(stage(), board(3)))).toEqual([['‹ Раньше']]);
    expect(labels(boardScreen(stage(), board(0, 0)))).toEqual([]);
    const back = data(boardScreen(stage(), board(3)), '‹ Раньше');
    expect(unpack(back ?? '')).toEqual({ on: 'page', table: 12, what: 'board', page: 2 });
  });

  test('has its words behind a button where a caption cannot hold them', () => {
    const drawn = boardScreen(wordy(300), board(2));
    expect(seen(drawn)).toBe('🌊 Потоп · «Дача»\nПосле: круг 2 (2 из 3)');
    expect(unpack(data(drawn, '📝 Словами') ?? '')).toEqual({ on: 'page', table: 12, what: 'words', page: 2 });
    const [told] = boardInWords(wordy(300), board(2));
    expect(told?.picture).toBeUndefined();
    expect(seen(told).match(/вода/g)).toHaveLength(300);
  });

  test('is not there before the game has begun', () => {
    expect(seen(noBoard(stage({ state: null })))).toContain('ещё не началась');
  });
});

describe('a report', () => {
  test('stands below the picture as its caption', () => {
    const [drawn, ...more] = reportScreen(stage(), commit(3), { view: {} });
    expect(more).toEqual([]);
    expect(drawn?.picture?.text).toContain('Насос цел');
    expect(seen(drawn)).toMatch(/^Устояли\n\nВода ушла/);
    expect(labels(drawn)).toEqual([['📝 Словами']]);
  });

  test('too long for a caption leaves its headline there and follows as one text', () => {
    const lines = Array.from({ length: 60 }, (_, i) => `Линия ${i}: отбита за два обмена`);
    const [drawn, rest, ...more] = reportScreen(stage(), commit(3, lines), { view: {} });
    expect(more).toEqual([]);
    expect(seen(drawn)).toBe('Устояли');
    expect(rest?.picture).toBeUndefined();
    expect(seen(rest)).toMatch(/^Линия 0: отбита[\s\S]*Линия 59/);
    expect(seen(rest)).not.toContain('Устояли');
  });

  test('of which nothing was public has no picture either', () => {
    const silent = { ...commit(3), notes: [] };
    expect(reportScreen(stage(), silent, { view: {} })).toEqual([]);
  });

  test('without headlines keeps to Telegram’s measure', () => {
    const lines = Array.from({ length: 60 }, (_, i) => `Линия ${i}: отбита за два обмена`);
    const notes = commit(3, lines).notes.slice(1);
    const drawn = reportScreen(stage(), { ...commit(3), notes }, { view: {} });
    expect(drawn.every(({ html, picture }) => !picture || visibleLength(html) <= longestCaption)).toBe(true);
    expect(drawn).toHaveLength(2);
  });
});

describe('the whole game in pictures', () => {
  test('is offered at the end', () => {
    const drawn = endScreen(stage({ phase: 'ended' }), {}).at(-1);
    expect(unpack(data(drawn, '🎞 Вся игра в картинках') ?? '')).toEqual({
      on: 'page',
      table: 12,
      what: 'strip',
      page: 0,
    });
  });

  test('shows the first board, the last, and at most ten between them', () => {
    const drawn = stripScreen(
      stage(),
      Array.from({ length: 30 }, () => ({})),
    );
    expect(drawn.picture.text.match(/<svg /g)).toHaveLength(13);
    expect(evenly([...Array(30).keys()], 12)).toEqual([0, 3, 5, 8, 11, 13, 16, 18, 21, 24, 26, 29]);
    expect(evenly([1, 2], 12)).toEqual([1, 2]);
  });
});
