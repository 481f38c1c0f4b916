/** What /stats counts. */
import { expect, test } from 'vitest';
import { statsScreen, tallyOf } from '../../../src/bot/screens/person/stats.ts';
import type { ChatTable } from '../../../src/table/ports/operations.ts';
import { people, seen, table, words } from './stage.ts';

const { settings } = table;
const played = (more: Partial<ChatTable> = {}): ChatTable => ({
  name: 'Дача',
  phase: 'ended',
  settings,
  ...(more.phase === undefined && { outcome: { places: [[0], [1, 2, 3]], whose: [1, 2, 3, null] } }),
  seats: [1, 2, 3, null],
  missed: new Map([[1, 2]]),
  ...more,
});

test('games, wins where there are places, misses', () => {
  const tables = [played(), played({ seats: [3, 1, null, 2] }), played({ phase: 'running', name: 'Баня' })];
  expect(tallyOf(tables)).toEqual(
    [
      { person: 1, games: 2, ranked: 2, wins: 1, missed: 2 },
      { person: 3, games: 2, ranked: 2, wins: 1, missed: 0 },
      { person: 2, games: 2, ranked: 2, wins: 0, missed: 4 },
    ].sort((a, b) => b.wins - a.wins || a.missed - b.missed),
  );
  const text = seen(statsScreen(words.speak('ru'), tables, tallyOf(tables), people));
  expect(text).toContain('Сыграно: 2, занято мест: 8');
  expect(text).toContain('Сейчас идут: Баня');
  expect(text).toContain('Анна — игр: 2, побед: 1 из 2, пропусков: 2');
  const english = seen(statsScreen(words.speak('en'), tables, tallyOf(tables), people));
  expect(english).toContain('Анна — games: 2, wins: 1 of 2, missed deadlines: 2');
});

test('what all share is no win, nor is what nobody kept', () => {
  const whose = [1, 2, 3, null];
  const outcome = { places: [[0, 1, 2, 3]], whose };
  expect(tallyOf([played({ outcome })])[0]).toMatchObject({ games: 1, ranked: 0, wins: 0 });
  expect(tallyOf([played({ outcome: { places: [], whose } })])[0]).toMatchObject({ games: 1, ranked: 0, wins: 0 });
});

test('nobody of an anonymous table until it has ended', () => {
  const anonymous = { ...settings, anonymous: true };
  expect(tallyOf([played({ phase: 'running', settings: anonymous })])).toEqual([]);
  expect(tallyOf([played({ settings: anonymous })])).toHaveLength(3);
});

test('a chat without games is told how to begin', () => {
  expect(seen(statsScreen(words.speak('en'), [], [], people))).toContain('/newgame');
});
