/**
 * Writes src/messages/messages.ts: every message of the shell with the types of its variables, so that `msg('id', {…})` is checked
 * at compile time. Types are read from the comments that document the variables: `# $max (number): how many may be ticked`.
 * The games' messages are checked by the contract test instead, which speaks all that a game says.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Message, parse, Transformer, type VariableReference } from '@fluent/syntax';
import { areas } from './areas.ts';

const source = fileURLToPath(new URL('../locales/ru/', import.meta.url));
const target = fileURLToPath(new URL('../src/messages/messages.ts', import.meta.url));

const types: Readonly<Record<string, string>> = {
  number: 'number',
  string: 'string',
  Msg: 'Msg',
  seat: '{ readonly seat: Seat }',
  list: 'readonly Arg[]',
  // Somebody by the name of today, by a figure, or by whoever has that seat when it is read.
  name: 'string | Msg | { readonly seat: Seat }',
};

class Variables extends Transformer {
  readonly names = new Set<string>();
  override visitVariableReference(node: VariableReference): VariableReference {
    this.names.add(node.id.name);
    return node;
  }
}

/** What a message takes: name to type. `$case` is given by whoever speaks. */
export function variablesOf(message: Message): ReadonlyMap<string, string> {
  const used = new Variables();
  used.visit(message.clone());
  used.names.delete('case');
  const documented = new Map<string, string>();
  for (const [, name = '', type = ''] of message.comment?.content.matchAll(/^\$(\w+) \((\w+)\): .+$/gm) ?? []) {
    documented.set(name, type);
  }
  const { name: id } = message.id;
  for (const name of used.names) if (!documented.has(name)) throw new Error(`${id}: $${name} is not documented`);
  for (const name of documented.keys()) if (!used.names.has(name)) throw new Error(`${id}: $${name} is not used`);
  return documented;
}

export function render(): string {
  const lines = areas.flatMap((area) => {
    const { body } = parse(readFileSync(`${source}${area}.ftl`, 'utf8'), {});
    return body.flatMap((entry) => (entry.type === 'Message' ? [declaration(entry)] : []));
  });
  return [
    '/** Written by scripts/messages.ts from locales/ru; do not edit. `npm run messages` writes it anew. */',
    "import type { Arg, Msg, Seat } from '../kit/game.ts';",
    '',
    'export interface Messages {',
    ...lines,
    '}',
    '',
  ].join('\n');
}

function declaration(message: Message): string {
  const { name: id } = message.id;
  const variables = [...variablesOf(message)];
  if (variables.length === 0) return `  '${id}': Record<string, never>;`;
  const fields = variables.map(([name, type]) => {
    const written = types[type];
    if (written === undefined) throw new Error(`${id}: $${name} has the unknown type "${type}"`);
    return `    readonly ${name}: ${written};`;
  });
  return [`  '${id}': {`, ...fields, '  };'].join('\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(target, render());
