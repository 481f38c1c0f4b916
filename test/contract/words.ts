/** Clauses about messages: each exists in every language, and is given what it needs. */
import { expect } from 'vitest';
import { diceOf } from '../../src/kit/dice.ts';
import type { AnyGame, Arg, Msg, Words } from '../../src/kit/game.ts';
import type { Menu } from '../../src/kit/menu.ts';
import type { Plan } from '../contract.ts';
import { screens } from './drafts.ts';
import { commits, mixed, turns } from './games.ts';

/** A message with the names of what it is given, and where it was told. */
type Told = Map<string, { readonly id: string; readonly args: readonly string[]; readonly where: string }>;

export function messagesExist(game: AnyGame, plan: Plan): void {
  const told: Told = new Map();
  for (const { state, notes, answers, before, ask, number, start } of commits(game, plan, mixed(game))) {
    const where = `${start.seed}, commit ${number}`;
    for (const note of notes) hear(told, [note.text, note.secret?.text], `${where}, a note`);
    for (const { seat, action } of answers) {
      if (ask) hear(told, game.tell(game.view(before, seat), ask, action), `${where}, a receipt`);
    }
    const clashes = answers.length > 0 ? (game.clashes?.(before, answers) ?? []) : [];
    hear(
      told,
      clashes.map((x) => x.text),
      `${where}, a clash`,
    );
    hear(told, game.board(game.view(state, null)), `${where}, the board`);
    for (const { text } of game.chronicle?.(game.view(state, null)) ?? [])
      hear(told, [text], `${where}, the chronicle`);
    const isDrawn = number % (plan.pictures ?? 1) === 0;
    if (isDrawn) hear(told, saidIn(game, game.view(state, null)), `${where}, the picture`);
    // Whole menus are large; some seat's at each commit come round to everybody's.
    const asked = turns(game, state);
    const turn = asked.length > 0 ? diceOf(`${start.seed}/words`, number).pick(asked) : undefined;
    if (!turn) continue;
    hear(told, [turn.ask.title, ...game.board(turn.view)], `${where}, ${turn.ask.key}`);
    if (isDrawn) hear(told, saidIn(game, turn.view), `${where}, the picture`);
    for (const [, menu] of screens(turn.menu)) {
      hear(told, wordsOn(menu), `${where}, ${turn.ask.key}`);
      if (menu.picture) hear(told, heardIn(menu.picture), `${where}, ${turn.ask.key}, its picture`);
    }
  }
  const faults = [...told.values()].flatMap((x) => faultsOf(x.id, x.args, x.where, plan));
  expect(faults.join('\n')).toBe('');
}

/** Everything that a picture asks to have put into words. */
function saidIn(game: AnyGame, view: unknown): readonly Msg[] {
  return heardIn((words) => game.picture(view, words));
}

function heardIn(picture: (words: Words) => unknown): readonly Msg[] {
  const said: Msg[] = [];
  picture({
    say: (msg) => {
      said.push(msg);
      return msg.id;
    },
  });
  return said;
}

export function requiredMessagesExist(game: AnyGame, plan: Plan): void {
  const options = Object.entries(game.options).flatMap(([name, values]) => [
    `${game.id}-opt-${name}`,
    ...(values as readonly string[]).map((value) => `${game.id}-opt-${name}-${value.replaceAll('.', '_')}`),
  ]);
  const ids = [
    ...['title', 'about', 'printed', 'recommended'].map((name) => `${game.id}-${name}`),
    ...options,
    ...Object.keys(game.clocks).map((clock) => `${game.id}-clock-${clock}`),
    ...game.topics.flatMap((topic) => [`${game.id}-rule-${topic}`, `${game.id}-rule-${topic}.title`]),
  ];
  expect(ids.flatMap((id) => faultsOf(id, [], 'every game', plan)).join('\n')).toBe('');
}

function faultsOf(id: string, args: readonly string[], where: string, plan: Plan): readonly string[] {
  return Object.entries(plan.lexicons).flatMap(([language, lexicon]) => {
    const variables = lexicon.get(id);
    if (!variables) return [`${language}: ${id} is missing (${where})`];
    const wanting = [...variables].filter((x) => !args.includes(x));
    const unused = args.filter((x) => !variables.has(x));
    return [
      ...wanting.map((x) => `${language}: ${id} wants $${x}, which it is not given (${where})`),
      ...unused.map((x) => `${language}: ${id} is given $${x}, which it does not use (${where})`),
    ];
  });
}

function wordsOn(menu: Menu<unknown>): readonly Msg[] {
  if (menu.kind === 'sheet') return [...menu.text, ...menu.rows.map((row) => row.label)];
  if (menu.kind !== 'pick') return [...menu.text, ...menu.items.map((item) => item.label)];
  return [...menu.text, ...menu.items.flatMap((item) => ('no' in item ? [item.label, item.no] : [item.label]))];
}

function hear(told: Told, msgs: readonly (Msg | undefined)[], where: string): void {
  for (const msg of msgs) {
    if (!msg) continue;
    const args = Object.keys(msg.args ?? {}).sort();
    const key = `${msg.id} ${args.join(' ')}`;
    if (!told.has(key)) told.set(key, { id: msg.id, args, where });
    for (const arg of Object.values(msg.args ?? {})) hear(told, nested(arg), where);
  }
}

function nested(arg: Arg): readonly Msg[] {
  if (typeof arg !== 'object') return [];
  if (isList(arg)) return arg.flatMap(nested);
  return 'id' in arg ? [arg] : [];
}

function isList(arg: Arg): arg is readonly Arg[] {
  return Array.isArray(arg);
}
