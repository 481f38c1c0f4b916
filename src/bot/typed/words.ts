/** Looks words up in the dictionaries of all languages. */
import type { Locale } from '../../i18n/locale.ts';
import type { Dictionary } from './dictionary.ts';
import { en } from './en.ts';
import { ru } from './ru.ts';

export const dictionaries: Readonly<Record<Locale, Dictionary>> = { ru, en };

/** Whether a word is one of those that `look` finds, in whatever language. */
export function means(look: (dictionary: Dictionary) => readonly string[]): (word: string) => boolean {
  const entries = Object.values(dictionaries).flatMap(look);
  const whole = new Set(entries);
  const stems = entries.filter((entry) => entry.endsWith('*')).map((entry) => entry.slice(0, -1));
  return (word) => {
    const typed = word.toLowerCase();
    return (
      whole.has(typed) || stems.some((stem) => typed.startsWith(stem) && /^\p{L}*$/u.test(typed.slice(stem.length)))
    );
  };
}
