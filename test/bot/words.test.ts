/** Every word of every dictionary is understood where it is typed, whatever language the reader has. */
import { describe, expect, test } from 'vitest';
import { type Dictionary, pacePages, unitNames } from '../../src/bot/typed/dictionary.ts';
import { paceWord, parsePace } from '../../src/bot/typed/pace.ts';
import { isAway, successorTyped } from '../../src/bot/typed/seats.ts';
import { parseSpan } from '../../src/bot/typed/spans.ts';
import { dictionaries } from '../../src/bot/typed/words.ts';
import { locales } from '../../src/i18n/locale.ts';

const hour = 3_600_000;
const sizes = { day: 24 * hour, hour, minute: 60_000, second: 1000 };
const whos = ['computer', 'anyone', 'nobody'] as const;

/** By where in a dictionary a word stands: what it has to come to, and how it is typed. */
function uses({ units, weekdays, pace, yes, none, off, hours, away, successors }: Dictionary) {
  const use = (place: string, words: readonly string[], read: (word: string) => unknown, meant: unknown) => ({
    place,
    words,
    read,
    meant,
  });
  return [
    ...unitNames.map((unit) => use(`units.${unit}`, units[unit], (word) => parseSpan(`2 ${word}`), 2 * sizes[unit])),
    ...weekdays.map((words, day) =>
      use(`weekdays.${day}`, words, (word) => parsePace('days', word), { daysOff: [day + 1] }),
    ),
    ...pacePages.map((page) => use(`pace.${page}`, pace[page], paceWord, page)),
    use('yes', yes, (word) => parsePace('early', word), { early: true }),
    use('none', none, (word) => parsePace('days', word), { daysOff: [] }),
    use('off', off, (word) => parsePace('days', `${word} ${weekdays[5][0]}`), { daysOff: [6] }),
    use('hours', hours, (word) => parsePace('quiet', `${word} 23-8`), { quiet: { from: '23:00', to: '08:00' } }),
    use('away', away, isAway, true),
    ...whos.map((who) => use(`successors.${who}`, successors[who], successorTyped, who)),
  ];
}

describe.each(locales)('in %s', (locale) => {
  test.each(uses(dictionaries[locale]))('$place', ({ words, read, meant }) => {
    expect(words, 'the language has a word for it').not.toEqual([]);
    for (const word of words) {
      const typed = [word, word.toUpperCase()].map((x) => x.replace('*', 'ы'));
      expect(typed.map(read), word).toEqual([meant, meant]);
    }
  });
});
