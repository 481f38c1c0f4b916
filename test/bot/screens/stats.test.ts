/** What /stats counts. */
import { expect, test } from 'vitest';
import { statsScreen, tallyOf } from '../../../src/bot/screens/person/stats.ts';
import type { ChatTable } from '../../../src/table/ports/operations.ts';
import { people, seen, table, toy, words } from './stage.ts';

const games = { toy };
const { settings } = table;
const played = (more: Partial<ChatTable> = {}): ChatTable => ({
  name: 'Дача',
  game: 'toy',
  version: 1,
  phase: 'ended',
  settings,
  state: {},
  seats: [1, 2, 3, null],
  missed: new Map([[1, 2]]),
  ...more,
});

test('games, wins where there are places, misses', () => {
  const tables = [played(), played({ seats: [3, 1, null, 2] }), played({ phase: 'running', name: 'Баня' })];
  expect(tallyOf(games, tables)).toEqual(
    [
      { person: 1, games: 2, ranked: 2, wins: 1, missed: 2 },
      { person: 3, games: 2, ranked: 2, wins: 1, missed: 0 },
      { person: 2, games: 2, ranked: 2, wins: 0, missed: 4 },
    ].sort((a, b) => b.wins - a.wins || a.missed - b.missed),
  );
  const text = seen(statsScreen(words.speak('ru'), tables, tallyOf(games, tables), people));
  expect(text).toContain('Сыграно: 2, занято мест: 8');
  expect(text).toContain('Сейчас идут: Баня');
  expect(text).toContain('Анна — игр: 2, побед: 1 из 2, пропусков: 2');
  const english = seen(statsScreen(words.speak('en'), tables, tallyOf(games, tables), people));
  expect(english).toContain('Анна — games: 2, wins: 1 of 2, missed deadlines: 2');
});

test('what all share is no win, and a state of other rules is not read', () => {
  const shared = { toy: { ...toy, outcome: () => [[0, 1, 2, 3]] } };
  expect(tallyOf(shared, [played()])[0]).toMatchObject({ games: 1, ranked: 0, wins: 0 });
  expect(tallyOf(games, [played({ version: 2 })])[0]).toMatchObject({ games: 1, ranked: 0, wins: 0 });
});

test('nobody of an anonymous table until it has ended', () => {
  const anonymous = { ...settings, anonymous: true };
  expect(tallyOf(games, [played({ phase: 'running', settings: anonymous })])).toEqual([]);
  expect(tallyOf(games, [played({ settings: anonymous })])).toHaveLength(3);
});

test('a chat without games is told how to begin', () => {
  expect(seen(statsScreen(words.speak('en'), [], [], people))).toContain('/newgame');
});
