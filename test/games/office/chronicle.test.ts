/** What the group reads of a window before it is over. */
import { expect, test } from 'vitest';
import { office as game } from '../../../src/games/office/index.ts';
import { viewOf } from '../../../src/games/office/view.ts';
import { cell, office } from './kit.ts';

const told = (state: Parameters<typeof viewOf>[0]) => (game.chronicle?.(viewOf(state, null)) ?? []).map((x) => x.text);

test('each figure is told as soon as it acts, takes back what it takes back, and is forgotten with the window', () => {
  const two = office({ people: { anna: 'B2', bob: 'D2' }, zombies: { boss: 'G6' } });
  expect(told(two.state)).toEqual([]);
  const walked = two.does('anna', { do: 'go', to: cell('B3') });
  expect(told(walked.state)).toMatchObject([{ id: 'office-story-figure', args: { person: { seat: 0 } } }]);
  expect(told(walked.does('anna', { do: 'undo' }).state)).toEqual([]);
  const ended = walked.does('anna', { do: 'end', take: false });
  expect(told(ended.state).length).toBeGreaterThan(0);
  const over = ended.does('bob', { do: 'end', take: false });
  expect(over.state.phase).toBe('zombies');
  expect(told(over.state)).toEqual([]);
});
