/**
 * Clauses about secrets, by changing them: whatever a seat must not know is changed in the state, and what the seat sees must
 * not change with it. Menus, boards and computer players see nothing but the view.
 */
import { expect } from 'vitest';
import { diceOf } from '../../src/kit/dice.ts';
import type { AnyGame, Msg, Note, Seat } from '../../src/kit/game.ts';
import type { Plan } from '../contract.ts';
import { commits, mixed } from './games.ts';

export function viewsHide(game: AnyGame, plan: Plan): void {
  let changes = 0;
  for (const { state, number, start, seats } of commits(game, plan, mixed(game))) {
    for (const seat of [...Array(seats).keys(), null]) {
      const spoiled = spoil(state, (path) => plan.hidden?.(path, seat, state) ?? false, true);
      changes += spoiled.changes;
      const where = `${start.seed}, commit ${number}: what seat ${seat} sees`;
      expect(game.view(spoiled.state, seat), where).toEqual(game.view(state, seat));
      // Whom the table waits for is public, and so is what it is about; a title must not tell more.
      const titles = new Map(game.asks(spoiled.state).map((ask) => [ask.key, ask.title]));
      for (const { key, title } of game.asks(state)) {
        expect(titles.get(key) ?? title, `${where}, ${key}`).toEqual(title);
      }
    }
  }
  if (plan.hidden) expect(changes, 'nothing was hidden: `hidden` matches no leaf').toBeGreaterThan(0);
}

export function notesHide(game: AnyGame, plan: Plan): void {
  for (const { before, answers, notes, number, start, seats, entered } of commits(game, plan, mixed(game))) {
    if (number === 0 || entered !== undefined) continue;
    for (const seat of [...Array(seats).keys(), null]) {
      if (plan.reveals?.(before, answers, seat)) continue;
      const { state, changes } = spoil(before, (path) => plan.hidden?.(path, seat, before) ?? false, false);
      if (changes === 0) continue;
      const step = game.apply(state, answers, diceOf(start.seed, number));
      const where = `${start.seed}, commit ${number}: what seat ${seat} is told`;
      expect(asRead(step.notes, seat), where).toEqual(asRead(notes, seat));
    }
  }
}

function asRead(notes: readonly Note[], seat: Seat | null): readonly (Msg | undefined)[] {
  return notes
    .map((note) => (seat !== null && note.secret?.seats.includes(seat) ? note.secret.text : note.text))
    .filter((text) => text !== undefined);
}

/**
 * A copy with every hidden leaf changed. Words are changed only where no rule will read them: rules may rightly fail on a word
 * that does not exist.
 */
function spoil(state: unknown, hidden: (path: string) => boolean, words: boolean): { state: unknown; changes: number } {
  let changes = 0;
  const change = (value: unknown, path: string): unknown => {
    if (Array.isArray(value)) return value.map((x, i) => change(x, join(path, String(i))));
    if (typeof value === 'object' && value !== null) {
      return Object.fromEntries(Object.entries(value).map(([key, x]) => [key, change(x, join(path, key))]));
    }
    if (!hidden(path)) return value;
    if (typeof value === 'string' && !words) return value;
    changes++;
    if (typeof value === 'number') return value + 1;
    if (typeof value === 'boolean') return !value;
    if (typeof value === 'string') return `${value}?`;
    changes--;
    return value;
  };
  return { state: change(state, ''), changes };
}

function join(path: string, key: string): string {
  return path === '' ? key : `${path}.${key}`;
}
