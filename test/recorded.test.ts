/** The rules play what they played when their version was new: whole recorded games, replayed to the note. */
import { describe, expect, test } from 'vitest';
import { games } from '../src/games/index.ts';
import type { AnyGame } from '../src/kit/game.ts';
import { presets } from '../src/kit/presets.ts';
import { departure } from './recorded/departure.ts';
import { recordingsOf } from './recorded/recording.ts';

describe.each(Object.values(games))('$id', (game) => {
  const recordings = recordingsOf(game);

  test.each(presets)('was recorded as %s', (preset) => {
    const found = recordings.filter(({ rules }) => rules === preset);
    const missing = `${game.id}, version ${game.version}: no ${preset} game was recorded. npm run record -- ${game.id}`;
    expect(found.length, missing).toBeGreaterThan(0);
  });

  test.each(recordings)('plays $seed as it was recorded', (recording) => {
    expect(departure(game, recording) ?? 'as recorded').toBe('as recorded');
  });
});

describe('another game is found and told', () => {
  const [game] = [games['revolver']].flatMap((x) => x ?? []);
  const [recording] = game ? recordingsOf(game) : [];
  if (!game || !recording) throw new Error('no duel was recorded');
  const changes: Readonly<Record<string, readonly [Partial<AnyGame>, RegExp]>> = {
    'by a word of the story': [
      { setup: (...start) => ({ ...game.setup(...start), notes: [] }) },
      /: commit 0 plays otherwise than it was recorded\. .*now null$/s,
    ],
    'by an answer that is refused': [
      { asks: (state) => game.asks(state).map((ask) => ({ ...ask, key: `${ask.key}!` })) },
      /: commit 1 plays otherwise than it was recorded\. .*can no longer answer/s,
    ],
    'by a rule that fails': [
      {
        apply: () => {
          throw new Error('jammed');
        },
      },
      /: commit 1 plays otherwise than it was recorded\. .*jammed/s,
    ],
    'by what is kept of a running game': [
      {
        setup: (...start) => {
          const { state, notes } = game.setup(...start);
          return { state: { ...state, luck: 1 }, notes };
        },
      },
      /: commit 0 leaves another state than was recorded\. .*luck\nrecorded undefined\nnow 1$/s,
    ],
    'by who has won': [{ outcome: () => [[0, 1]] }, /: it ends otherwise than was recorded\. /],
    'by an option': [{ options: { ...game.options, wind: ['calm'] } }, /: options otherwise than recorded\. /],
  };
  test.each(Object.entries(changes))('%s', (_, [change, words]) => {
    const told = departure({ ...game, ...change }, recording);
    expect(told).toMatch(
      /^revolver \(\w+, 2 seats\): .* Raise the version .*`npm run record -- revolver`, or this is a/,
    );
    expect(told).toMatch(words);
  });
});
