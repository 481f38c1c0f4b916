/** What a language calls itself, and how it tells times and places: out of locales/<lang>/language.ftl, as soon as that is read. */
import { type Language, LocaleFault } from './load.ts';
import { type Locale, tagOf } from './locale.ts';

export interface Idiom {
  readonly locale: Locale;
  /** For Intl. */
  readonly tag: string;
  readonly name: string;
  /** Stands in place of a text that cannot be spoken. */
  readonly lost: string;
  /** A span of exactly one day. */
  readonly day: string;
  /** Less than a minute from now. */
  readonly soon: string;
  readonly past: string;
  within(span: string): string;
  /** "MSK": of a zone that has a short name. */
  zone(id: string): string | undefined;
  /** "Berlin", where that is not how the zone's identifier ends. */
  place(id: string): string | undefined;
}

/** @throws LocaleFault where the language lacks a word */
export function idiomOf({ locale, bundle }: Language): Idiom {
  const words = bundle({ functions: {} });
  const find = (name: string, args = {}) => {
    const pattern = words.getMessage(`language-${name}`)?.value;
    return pattern ? words.formatPattern(pattern, args) : undefined;
  };
  const word = (name: string, args?: { readonly span: string }) => {
    const found = find(name, args);
    if (found === undefined) throw new LocaleFault(`locales/${locale}: there is no message "language-${name}"`);
    return found;
  };
  const named = (id: string) => id.toLowerCase().replaceAll('/', '-');
  return {
    locale,
    tag: tagOf(locale),
    name: word('name'),
    lost: word('lost'),
    day: word('day'),
    soon: word('soon'),
    past: word('past'),
    within: (span) => word('within', { span }),
    zone: (id) => find(`zone-${named(id)}`),
    place: (id) => find(`place-${named(id)}`),
  };
}
