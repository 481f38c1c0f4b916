/**
 * The languages that the program speaks, named here and nowhere else. A language is a folder of locales/, its code in this tuple, and
 * a dictionary of what people type (bot/typed/); whatever else depends on languages is derived from these, and what is missing is told by
 * the compiler or at the start. The kit and the games know no languages.
 */
export const locales = ['ru', 'en'] as const;
export type Locale = (typeof locales)[number];

/** For Intl, where it is to know more than the language: British dates, because "30 Nov" is the order in which we say it. */
const tags: Partial<Readonly<Record<Locale, string>>> = { en: 'en-GB' };

export function tagOf(locale: Locale): string {
  return tags[locale] ?? locale;
}

/** The language of a Telegram client ('ru', 'en-US', 'uk') if it is one of ours. */
export function localeOf(languageCode: string | null | undefined): Locale | undefined {
  const language = languageCode?.toLowerCase().split(/[-_]/)[0];
  return locales.find((locale) => locale === language);
}
