/** In which language a person reads. */

import type { Locale } from '../../i18n/locale.ts';
import { localeOf } from '../../i18n/locale.ts';
import type { Person } from '../../table/ports/ports.ts';

/** Chosen by the person, else what his client speaks, else the bot's. */
export function readerLocale(person: Pick<Person, 'locale' | 'languageCode'>, otherwise: Locale): Locale {
  return person.locale ?? localeOf(person.languageCode) ?? otherwise;
}
