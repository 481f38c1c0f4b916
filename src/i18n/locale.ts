/** The languages we speak. The table's own `Locale` is the same union; the kit knows no languages. */
export const locales = ['ru', 'en'] as const;
export type Locale = (typeof locales)[number];

/** Tags for Intl: British dates, because "30 Nov" is the order in which both languages say it. */
export const tags: Readonly<Record<Locale, string>> = { ru: 'ru', en: 'en-GB' };

/** The language of a Telegram client ('ru', 'en-US', 'uk') if it is one of ours. */
export function localeOf(languageCode: string | null | undefined): Locale | undefined {
  const language = languageCode?.toLowerCase().split(/[-_]/)[0];
  return locales.find((locale) => locale === language);
}
