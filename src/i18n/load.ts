/**
 * Reads all of locales/ at start. A message that cannot be read, is written twice, or is missing in one of the languages
 * ends the start: a text missing in the middle of a game would be found by a player.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, type FluentFunction, FluentResource, type TextTransform } from '@fluent/bundle';
import { type Locale, locales, tagOf } from './locale.ts';

export interface Output {
  readonly functions: Record<string, FluentFunction>;
  /** Applied to what stands in our patterns, never to what is put into them. */
  readonly transform?: TextTransform;
}
/** One language, ready to fill bundles: one bundle per kind of output. */
export interface Language {
  readonly locale: Locale;
  /** Ids of messages, terms not among them. */
  readonly ids: ReadonlySet<string>;
  bundle(output: Output): FluentBundle;
}

export class LocaleFault extends Error {
  override readonly name = 'LocaleFault';
}

export function readLanguages(dir: string): ReadonlyMap<Locale, Language> {
  const languages = new Map(locales.map((locale) => [locale, readLanguage(dir, locale)]));
  const faults = missing([...languages.values()]);
  if (faults.length > 0) throw new LocaleFault(`locales: ${faults.join('; ')}`);
  return languages;
}

function readLanguage(dir: string, locale: Locale): Language {
  const ids = new Set<string>();
  const resources: FluentResource[] = [];
  for (const file of filesOf(dir, locale)) {
    const source = readFileSync(join(dir, locale, file), 'utf8');
    const resource = new FluentResource(source);
    checkAllRead(`locales/${locale}/${file}`, source, resource);
    for (const { id } of resource.body) {
      if (ids.has(id)) throw new LocaleFault(`locales/${locale}/${file}: message "${id}" is written twice`);
      ids.add(id);
    }
    resources.push(resource);
  }
  return {
    locale,
    ids: new Set([...ids].filter((id) => !id.startsWith('-'))),
    bundle({ functions, transform }) {
      // Isolation marks would be copied with the text; direction marks in names are removed instead.
      const options = { functions, useIsolating: false, ...(transform && { transform }) };
      const bundle = new FluentBundle(tagOf(locale), options);
      for (const resource of resources) bundle.addResource(resource);
      return bundle;
    },
  };
}

function filesOf(dir: string, locale: Locale): readonly string[] {
  try {
    const files = readdirSync(join(dir, locale)).filter((file) => file.endsWith('.ftl'));
    if (files.length > 0) return files.sort();
  } catch (cause) {
    throw new LocaleFault(`cannot read the folder ${join(dir, locale)}`, { cause });
  }
  throw new LocaleFault(`no .ftl files in ${join(dir, locale)}`);
}

/** The runtime parser skips in silence what it cannot read, so we count what it should have found. */
function checkAllRead(name: string, source: string, resource: FluentResource): void {
  const read = new Set(resource.body.map(({ id }) => id));
  source.split('\n').forEach((line, index) => {
    const id = /^(-?[a-zA-Z][\w-]*)\s*=/.exec(line)?.[1];
    if (id !== undefined && !read.has(id)) throw new LocaleFault(`${name}:${index + 1}: cannot read message "${id}"`);
    if (id === undefined && /^[^\s#}]/.test(line)) {
      throw new LocaleFault(`${name}:${index + 1}: this line belongs to no message`);
    }
  });
}

function missing(languages: readonly Language[]): readonly string[] {
  const all = new Set(languages.flatMap(({ ids }) => [...ids]));
  return languages.flatMap(({ locale, ids }) =>
    [...all].filter((id) => !ids.has(id)).map((id) => `"${id}" is missing in ${locale}`),
  );
}
