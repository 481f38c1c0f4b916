/**
 * Messages into words. One and the same message is spoken twice over: as HTML for the text of a message, where everything
 * that did not come from our locales is escaped, and plain for buttons, toasts and commands, where no markup can stand.
 *
 * What patterns may call, besides Fluent's own:
 *   CASE($x, "acc")            a message given as an argument, spoken with `$case`; every message has `$case`, "nom" if unasked
 *   OR($list), COMMA($list)    "a, b or c", "a, b, c"; a list by itself is "a, b and c"
 *   CAP($x)                    with a capital letter, where a title begins a line
 *   SPAN($ms)                  "5 h 12 min"
 *   WHEN($at, $zone)           "21:00, Mon 30 Nov (MSK)"; with a third argument, now, also how long until then
 *   ZONE($zone)                "MSK", "Berlin"
 *   LANGUAGE($locale)          "English", "русский": each in itself
 */
import {
  type FluentBundle,
  type FluentFunction,
  FluentNumber,
  FluentType,
  type FluentValue,
  type FluentVariable,
} from '@fluent/bundle';
import type { Arg, Msg, Seat } from '../kit/game.ts';
import { cleanName, cleanText, escapeHtml, withoutLinks, withoutTags } from './html.ts';
import { type Idiom, idiomOf } from './idiom.ts';
import { type Language, readLanguages } from './load.ts';
import { type Locale, locales } from './locale.ts';
import { moment, placeName, plainMoment, span } from './time.ts';

/** Who sits at a seat, as he calls himself. */
export type Names = (seat: Seat) => string | undefined;

/** One language with the names of one table. */
export interface Speech {
  readonly locale: Locale;
  /** For the text of a message, in Telegram's HTML. */
  html(msg: Msg): string;
  /** For buttons, toasts and commands. */
  plain(msg: Msg): string;
}

export interface Words {
  speak(locale: Locale, names?: Names): Speech;
  ids(locale: Locale): ReadonlySet<string>;
  /** The name of the computer player at a seat, with its sign. */
  computer(locale: Locale, seat: Seat): string;
}

/** Called with what is wrong with a text, in place of throwing; the reader then sees a neutral phrase. */
export type OnFault = (fault: string) => void;

type Output = 'html' | 'plain';
/** What the languages call themselves. */
type LanguageNames = ReadonlyMap<string, string>;
type Say = (msg: Msg, grammaticalCase: string) => string;

/** How many names for computer players the locales have: `bot-name-0` and so on. */
const computerNames = 16;

/**
 * Reads `<dir>/<lang>/*.ftl`.
 * @throws LocaleFault where a file is broken or a message is missing in a language
 */
export function loadLocales(dir: string, onFault?: OnFault): Words {
  const languages = [...readLanguages(dir).values()].map((language) => ({ language, idiom: idiomOf(language) }));
  const names = new Map<string, string>(languages.map(({ idiom }) => [idiom.locale, idiom.name]));
  const voices = new Map(
    languages.map(({ language, idiom }) => {
      const voiceFor = (output: Output) => voice(language, idiom, names, output, onFault);
      return [idiom.locale, { ids: language.ids, html: voiceFor('html'), plain: voiceFor('plain') }];
    }),
  );
  const of = (locale: Locale) => {
    const found = voices.get(locale);
    if (!found) throw new Error(`no such language: ${locale} (there are ${locales.join(', ')})`);
    return found;
  };
  const nobody: Names = () => undefined;
  return {
    speak(locale, names = nobody) {
      const { html, plain } = of(locale);
      return { locale, html: (msg) => html(msg, names), plain: (msg) => plain(msg, names) };
    },
    ids: (locale) => of(locale).ids,
    computer(locale, seat) {
      const name = of(locale).plain({ id: `bot-name-${seat % computerNames}` }, nobody);
      const round = Math.floor(seat / computerNames);
      return round === 0 ? name : `${name} ${round + 1}`;
    },
  };
}

function voice(
  language: Language,
  idiom: Idiom,
  languages: LanguageNames,
  output: Output,
  onFault: OnFault | undefined,
) {
  const { locale } = idiom;
  const bundle = language.bundle({
    functions: functionsFor(idiom, languages, output),
    ...(output === 'plain' && { transform: withoutTags }),
  });
  const list = listFormats(idiom);

  const fault = (text: string): string => {
    if (!onFault) throw new Error(text);
    onFault(text);
    return idiom.lost;
  };

  return (root: Msg, names: Names): string => {
    const say: Say = (msg, grammaticalCase) => {
      const args: Record<string, FluentVariable> = { case: grammaticalCase };
      for (const [name, arg] of Object.entries(msg.args ?? {})) args[name] = variable(arg);
      const errors: Error[] = [];
      const pattern = patternOf(bundle, msg.id);
      if (pattern === undefined) return fault(`${locale}: there is no message "${msg.id}"`);
      const text = bundle.formatPattern(pattern, args, errors);
      const [error] = errors;
      return error ? fault(`${locale}: message "${msg.id}" cannot be spoken: ${error.message}`) : text;
    };
    const text = (clean: string) => (output === 'html' ? escapeHtml(withoutLinks(clean)) : clean);
    const name = (seat: Seat): string => {
      const clean = cleanName(names(seat) ?? '');
      if (clean === undefined) return say({ id: 'bot-seat', args: { number: seat + 1 } }, 'nom');
      return text(clean);
    };
    const variable = (arg: Arg): FluentValue => {
      if (typeof arg === 'number') return new FluentNumber(arg);
      if (typeof arg === 'string') return text(cleanText(arg));
      if ('seat' in arg) return name(arg.seat);
      if ('id' in arg) return new Phrase(arg, say);
      return new Series(arg.map(variable), list);
    };
    return say(root, 'nom');
  };
}

function patternOf(bundle: FluentBundle, id: string) {
  const [name = '', attribute] = id.split('.');
  const message = bundle.getMessage(name);
  return (attribute === undefined ? message?.value : message?.attributes[attribute]) ?? undefined;
}

/** A message as an argument: spoken only where it stands, in the case that is wanted there. */
class Phrase extends FluentType<Msg> {
  private readonly say: Say;
  constructor(msg: Msg, say: Say) {
    super(msg);
    this.say = say;
  }
  inCase(wanted: string): string {
    return this.say(this.value, wanted);
  }
  toString(): string {
    return this.inCase('nom');
  }
}

type ListFormats = Readonly<Record<'and' | 'or' | 'comma', { format(parts: readonly string[]): string }>>;

function listFormats({ tag }: Idiom): ListFormats {
  return {
    and: new Intl.ListFormat(tag, { type: 'conjunction' }),
    or: new Intl.ListFormat(tag, { type: 'disjunction' }),
    comma: { format: (parts) => parts.join(', ') },
  };
}

class Series extends FluentType<readonly FluentValue[]> {
  private readonly formats: ListFormats;
  constructor(values: readonly FluentValue[], formats: ListFormats) {
    super(values);
    this.formats = formats;
  }
  inCase(wanted: string, joined: keyof ListFormats = 'and'): string {
    return this.formats[joined].format(this.value.map((value) => inCase(value, wanted)));
  }
  toString(): string {
    return this.inCase('nom');
  }
}

function inCase(value: FluentValue, wanted: string): string {
  if (typeof value === 'string') return value;
  if (value instanceof Phrase || value instanceof Series) return value.inCase(wanted);
  return value instanceof FluentNumber ? value.toString() : String(value.valueOf());
}

function functionsFor(idiom: Idiom, languages: LanguageNames, output: Output): Record<string, FluentFunction> {
  const write = output === 'html' ? moment : plainMoment;
  return {
    CASE: ([value, wanted]) => {
      if (value === undefined || typeof wanted !== 'string') throw new TypeError('CASE wants a value and a case');
      return inCase(value, wanted);
    },
    OR: ([value]) => joined('OR', value, 'or'),
    CAP: ([value]) =>
      value === undefined
        ? ''
        : inCase(value, 'nom').replace(/^\p{L}/u, (letter) => letter.toLocaleUpperCase(idiom.tag)),
    COMMA: ([value]) => joined('COMMA', value, 'comma'),
    ZONE: ([zone]) => placeName(idiom, typeof zone === 'string' ? zone : ''),
    LANGUAGE: ([code]) => {
      const name = typeof code === 'string' ? languages.get(code) : undefined;
      if (name === undefined) throw new TypeError('LANGUAGE wants the code of a language of ours');
      return name;
    },
    SPAN: ([ms]) => span(idiom, number('SPAN', ms)),
    WHEN: ([at, zone, now]) => {
      if (typeof zone !== 'string') throw new TypeError('WHEN wants a moment and a zone');
      return write(idiom, number('WHEN', at), zone, now === undefined ? undefined : number('WHEN', now));
    },
  };
}

function joined(name: string, value: FluentValue | undefined, how: keyof ListFormats): string {
  if (value instanceof Series) return value.inCase('nom', how);
  throw new TypeError(`${name} wants a list`);
}

function number(name: string, value: FluentValue | undefined): number {
  if (value instanceof FluentNumber) return value.value;
  throw new TypeError(`${name} wants a number`);
}
