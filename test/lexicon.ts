/** What the locales can say: the ids of each language with the variables that they use. */
import { readdirSync, readFileSync } from 'node:fs';
import { type Entry, FluentParser, Message, type Pattern, Visitor } from '@fluent/syntax';

/** Message ids (attributes as `id.name`) with the variables in them, those of messages they refer to included. */
export type Lexicon = ReadonlyMap<string, ReadonlySet<string>>;
export type Lexicons = Readonly<Record<string, Lexicon>>;

export function localesOf(folder: string): Lexicons {
  const languages = readdirSync(folder).filter((name) => !name.startsWith('.'));
  return Object.fromEntries(
    languages.map((language) => {
      const files = readdirSync(`${folder}/${language}`).filter((name) => name.endsWith('.ftl'));
      return [language, lexiconOf(files.map((name) => readFileSync(`${folder}/${language}/${name}`, 'utf8')))];
    }),
  );
}

export function lexiconOf(sources: readonly string[]): Lexicon {
  const found = new Map<string, Finding>();
  for (const source of sources) {
    for (const entry of new FluentParser().parse(source).body) collect(entry, found);
  }
  return new Map([...found.keys()].map((id) => [id, resolve(id, found)]));
}

/** What one pattern uses by itself. */
class Finding extends Visitor {
  readonly variables = new Set<string>();
  readonly messages = new Set<string>();
  override visitVariableReference(node: { id: { name: string } }): void {
    // `$case` is not told by whoever tells the message, but by the message that it is nested in.
    if (node.id.name !== 'case') this.variables.add(node.id.name);
  }
  override visitMessageReference(node: { id: { name: string }; attribute?: { name: string } | null }): void {
    this.messages.add(node.attribute ? `${node.id.name}.${node.attribute.name}` : node.id.name);
  }
}

function collect(entry: Entry | { type: string }, found: Map<string, Finding>): void {
  if (entry.type === 'Junk') throw new Error(`not Fluent: ${JSON.stringify(entry).slice(0, 300)}`);
  if (!(entry instanceof Message)) return;
  const add = (id: string, pattern: Pattern | null) => {
    if (!pattern) return;
    if (found.has(id)) throw new Error(`${id} is defined twice`);
    const finding = new Finding();
    finding.visit(pattern);
    found.set(id, finding);
  };
  add(entry.id.name, entry.value);
  for (const attribute of entry.attributes) add(`${entry.id.name}.${attribute.id.name}`, attribute.value);
}

function resolve(id: string, found: ReadonlyMap<string, Finding>, seen: readonly string[] = []): ReadonlySet<string> {
  const finding = found.get(id);
  if (!finding) throw new Error(`${seen.at(-1)} refers to ${id}, which is nowhere`);
  if (seen.includes(id)) throw new Error(`${id} refers to itself`);
  return new Set([
    ...finding.variables,
    ...[...finding.messages].flatMap((x) => [...resolve(x, found, [...seen, id])]),
  ]);
}
