/**
 * Plays a recorded game again, from its seed and the answers that were given, and compares every note.
 *
 *   record   what `/export` writes after the end
 *   fault    where and how the replay departs from the record
 */
import { commitment, diceOf } from './dice.ts';
import type { Answer, Chosen, Game, Note, OptionSpec, Seat, Step } from './game.ts';
import { type Draft, exactly } from './menu.ts';

/** `seed` is text (hex as the table writes it), `hash` its SHA-256 as published before the first throw. */
export interface GameRecord {
  readonly game: string;
  readonly version: number;
  readonly options: Readonly<Record<string, string>>;
  readonly seats: number;
  readonly seed: string;
  readonly hash: string;
  /** The first is the setup: no answers. */
  readonly commits: readonly RecordedCommit[];
}
export interface RecordedCommit {
  readonly answers: readonly RecordedAnswer[];
  /** Only compared, so they may be anything that was read. */
  readonly notes: readonly unknown[];
}
export interface RecordedAnswer {
  readonly ask: string;
  readonly seat: Seat;
  readonly draft: Draft;
  readonly by: 'player' | 'clock';
}

export type Verdict =
  | { readonly same: true; readonly commits: number; readonly notes: number; readonly over: boolean }
  | { readonly same: false; readonly fault: Fault };
export type Fault =
  | { readonly kind: 'game' | 'version' | 'options' | 'hash'; readonly expected: string; readonly found: string }
  | { readonly kind: 'answer'; readonly commit: number; readonly ask: string; readonly seat: Seat }
  | {
      readonly kind: 'note';
      readonly commit: number;
      readonly note: number;
      readonly expected: string;
      readonly found: string;
    };

export function replay<S, A, V, O extends OptionSpec>(game: Game<S, A, V, O>, record: GameRecord): Verdict {
  return replayed(game, record).verdict;
}

/** The same with the state to which the record leads; undefined where it was not reproduced, or has no commits. */
export function replayed<S, A, V, O extends OptionSpec>(
  game: Game<S, A, V, O>,
  record: GameRecord,
): { readonly verdict: Verdict; readonly state: S | undefined } {
  const no = (fault: Fault) => ({ verdict: { same: false, fault } as const, state: undefined });
  const { options } = record;
  const front = frontFault(game, record);
  if (front || !isChosen(game.options, options)) {
    return no(front ?? { kind: 'options', ...unlike(game.options, options) });
  }
  let step: Step<S> | undefined;
  let notes = 0;
  for (const [commit, recorded] of record.commits.entries()) {
    const next = stepOf(game, options, record, commit, step?.state);
    if ('kind' in next) return no(next);
    step = next;
    const fault = noteFault(commit, recorded.notes, step.notes);
    if (fault) return no(fault);
    notes += step.notes.length;
  }
  const over = step !== undefined && game.asks(step.state).length === 0;
  return { verdict: { same: true, commits: record.commits.length, notes, over }, state: step?.state };
}

/**
 * The states after each commit of a record, the set-up first, as far as these rules can play it. What was told then is not
 * compared: words may have changed since.
 */
export function* statesOf<S, A, V, O extends OptionSpec>(
  game: Game<S, A, V, O>,
  record: GameRecord,
): Generator<S, undefined> {
  const { options } = record;
  if (frontFault(game, record) || !isChosen(game.options, options)) return;
  let state: S | undefined;
  for (const commit of record.commits.keys()) {
    const next = stepOf(game, options, record, commit, state);
    if ('kind' in next) return;
    state = next.state;
    yield state;
  }
}

/** Plays one commit of the record. @param before undefined for the set-up */
function stepOf<S, A, V, O extends OptionSpec>(
  game: Game<S, A, V, O>,
  options: Chosen<O>,
  { seed, seats, commits }: GameRecord,
  commit: number,
  before: S | undefined,
): Step<S> | Fault {
  const dice = diceOf(seed, commit);
  if (before === undefined) return game.setup(seats, options, dice);
  const answers: Answer<A>[] = [];
  for (const given of commits[commit]?.answers ?? []) {
    const answer = readAnswer(game, before, given);
    if (!answer) return { kind: 'answer', commit, ask: given.ask, seat: given.seat };
    answers.push(answer);
  }
  return game.apply(before, answers, dice);
}

function frontFault(game: { readonly id: string; readonly version: number }, record: GameRecord): Fault | undefined {
  if (game.id !== record.game) return { kind: 'game', expected: record.game, found: game.id };
  if (game.version !== record.version) {
    return { kind: 'version', expected: String(record.version), found: String(game.version) };
  }
  const hash = commitment(record.seed);
  return hash === record.hash ? undefined : { kind: 'hash', expected: record.hash, found: hash };
}

function isChosen<O extends OptionSpec>(spec: O, options: Readonly<Record<string, string>>): options is Chosen<O> {
  const entries = Object.entries(spec);
  return (
    entries.length === Object.keys(options).length &&
    entries.every(([name, values]) => values.some((value) => value === options[name]))
  );
}

function unlike(spec: OptionSpec, options: Readonly<Record<string, string>>) {
  return { expected: canonical(options), found: canonical(spec) };
}

function readAnswer<S, A, V, O extends OptionSpec>(
  game: Game<S, A, V, O>,
  state: S,
  { ask: key, seat, draft, by }: RecordedAnswer,
): Answer<A> | undefined {
  const ask = game.asks(state).find((x) => x.key === key && x.seats.includes(seat));
  const read = ask && exactly(game.menu(game.view(state, seat), ask), draft);
  return read && { ask: key, seat, action: read.action, by };
}

function noteFault(commit: number, recorded: readonly unknown[], told: readonly Note[]): Fault | undefined {
  for (let note = 0; note < Math.max(recorded.length, told.length); note++) {
    const [expected, found] = [canonical(recorded[note] ?? null), canonical(told[note] ?? null)];
    if (expected !== found) return { kind: 'note', commit, note, expected, found };
  }
  return undefined;
}

/** JSON with its keys in order: a database may hand an object back in another. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
