/**
 * Plays a recorded game again, from its seed and the answers that were given, and compares the facts: the published hash, the
 * answers that were legal, and what each commit came to.
 *
 *   record     what `/export` writes after the end
 *   fault      where and how the replay departs from the record
 *   unchecked  commits of a version of the rules that this program does not have: nobody can say that they were wrong
 *   retold     the first note that is told otherwise now; words are no fact
 *
 * What a commit came to is compared by its digest (digest.ts). Commits from before there were digests have none; there the state
 * that was stored behind the last of them decides, and in an export that has neither, the notes are all there is to compare.
 */
import { commitment, diceOf } from './dice.ts';
import { canonical, digestOf } from './digest.ts';
import type { Answer, AnsweredBy, Chosen, Dice, Game, Note, OptionSpec, Seat, Step } from './game.ts';
import { type Draft, exactly } from './menu.ts';
import { type Span, type Stretch, spansOf } from './stretch.ts';

/** `seed` is text (hex as the table writes it), `hash` its SHA-256 as published before the first throw. */
export interface GameRecord {
  readonly game: string;
  /** Of the rules that played it last. */
  readonly version: number;
  /** As chosen when it began. */
  readonly options: Readonly<Record<string, string>>;
  readonly seats: number;
  readonly seed: string;
  readonly hash: string;
  /** Absent: one version has played all of it. */
  readonly stretches?: readonly Stretch[] | undefined;
  /** The first is the setup: no answers. */
  readonly commits: readonly RecordedCommit[];
  /** What the last commit left, as it was stored. */
  readonly state?: unknown;
}
export interface RecordedCommit {
  readonly answers: readonly RecordedAnswer[];
  /** The seat of whoever came to the running game by it. */
  readonly entered?: Seat | undefined;
  /** Only compared, so they may be anything that was read. */
  readonly notes: readonly unknown[];
  readonly digest?: string | undefined;
}
export interface RecordedAnswer {
  readonly ask: string;
  readonly seat: Seat;
  /** The whole answer. */
  readonly draft: Draft;
  /** What of it was chosen; null: nothing. Absent in records from before this was kept: all that a player answered. */
  readonly chosen?: Draft | null | undefined;
  readonly by: AnsweredBy;
}

export type Verdict =
  | {
      readonly same: true;
      /** How many commits were played again, and how many notes these told. */
      readonly commits: number;
      readonly notes: number;
      /** Whether the game is over by these rules; false where they did not play the last commit. */
      readonly over: boolean;
      readonly unchecked: readonly Unchecked[];
      readonly retold?: NoteFault;
    }
  | { readonly same: false; readonly fault: Fault };
export interface Unchecked {
  readonly version: number;
  readonly first: number;
  readonly last: number;
}
export type Fault =
  | { readonly kind: 'game' | 'options' | 'hash'; readonly expected: string; readonly found: string }
  /** These rules would not have let in whoever came. */
  | { readonly kind: 'entry'; readonly commit: number }
  | { readonly kind: 'answer'; readonly commit: number; readonly ask: string; readonly seat: Seat }
  /** The commit came to something else: digests, or states where those were kept. */
  | { readonly kind: 'state'; readonly commit: number; readonly expected: string; readonly found: string }
  | NoteFault;
export interface NoteFault {
  readonly kind: 'note';
  readonly commit: number;
  readonly note: number;
  readonly expected: string;
  readonly found: string;
}

export function replay<S, A, V, O extends OptionSpec>(game: Game<S, A, V, O>, record: GameRecord): Verdict {
  return replayed(game, record).verdict;
}

/** The same with the state to which the record leads; undefined where these rules did not play, or not reproduce, its end. */
export function replayed<S, A, V, O extends OptionSpec>(
  game: Game<S, A, V, O>,
  record: GameRecord,
): { readonly verdict: Verdict; readonly state: S | undefined } {
  const no = (fault: Fault) => ({ verdict: { same: false, fault } as const, state: undefined });
  const front = frontFault(game, record);
  if (front) return no(front);
  const unchecked: Unchecked[] = [];
  let [commits, notes] = [0, 0];
  let state: S | undefined;
  let retold: NoteFault | undefined;
  for (const span of spansOf(record)) {
    state = undefined;
    if (span.version !== game.version) {
      const { version, first, end } = span;
      if (end > first) unchecked.push({ version, first, last: end - 1 });
      continue;
    }
    for (const played of spanOf(game, record, span)) {
      if ('kind' in played) return no(played);
      const fault = departure(record, span, played);
      if (fault && fault.kind !== 'note') return no(fault);
      const isOnlyWitness = record.commits[played.commit]?.digest === undefined && span.left === undefined;
      if (fault && isOnlyWitness) return no(fault);
      retold ??= fault;
      state = played.state;
      commits++;
      notes += played.notes.length;
    }
    if (span.end === span.first) state = startOf<S>(span);
  }
  const over = state !== undefined && game.asks(state).length === 0;
  return { verdict: { same: true, commits, notes, over, unchecked, ...(retold && { retold }) }, state };
}

/**
 * The state after each commit of a record, the set-up first; undefined where these rules cannot say it: another version played
 * it, or they come to something that the record does not know. What was told then is not compared.
 */
export function* statesOf<S, A, V, O extends OptionSpec>(
  game: Game<S, A, V, O>,
  record: GameRecord,
): Generator<S | undefined> {
  if (frontFault(game, record)) {
    yield* record.commits.map(() => undefined);
    return;
  }
  const spans = spansOf(record);
  for (const [i, span] of spans.entries()) {
    let at = span.first;
    if (span.version === game.version) {
      for (const played of spanOf(game, record, span)) {
        if ('kind' in played) break;
        yield played.state;
        at++;
      }
    }
    for (; at < span.end; at++) {
      const next = spans[i + 1];
      // Where these rules took over they know what they began with.
      const isTakenOver = at === span.end - 1 && next?.version === game.version;
      yield isTakenOver ? startOf<S>(next) : undefined;
    }
  }
}

/** Stored by the same version of the rules, so it has their shape. */
function startOf<S>({ start }: Span): S | undefined {
  return start?.state as S | undefined;
}

type Played<S> = Step<S> & { readonly commit: number; readonly throws: readonly number[] };

/** Plays the commits of one span, to the first answer that could not have been given. */
function* spanOf<S, A, V, O extends OptionSpec>(
  game: Game<S, A, V, O>,
  record: GameRecord,
  span: Span,
): Generator<Played<S> | Fault> {
  let state = startOf<S>(span);
  for (let commit = span.first; commit < span.end; commit++) {
    const next = stepOf(game, record, commit, state);
    yield next;
    if ('kind' in next) return;
    state = next.state;
  }
}

/** Plays one commit of the record. @param before undefined for the set-up */
function stepOf<S, A, V, O extends OptionSpec>(
  game: Game<S, A, V, O>,
  { seed, seats, options, commits }: GameRecord,
  commit: number,
  before: S | undefined,
): Played<S> | Fault {
  const throws: number[] = [];
  const dice = diceOf(seed, commit, throws);
  if (before === undefined) {
    if (!isChosen(game.options, options)) return { kind: 'options', ...unlike(game.options, options) };
    return { ...game.setup(seats, options, dice), commit, throws };
  }
  if (commits[commit]?.entered !== undefined) {
    const step = enteredBy(game, commit, before, dice);
    return 'kind' in step ? step : { ...step, commit, throws };
  }
  const answers: Answer<A>[] = [];
  for (const given of commits[commit]?.answers ?? []) {
    const answer = readAnswer(game, before, given);
    if (!answer) return { kind: 'answer', commit, ask: given.ask, seat: given.seat };
    answers.push(answer);
  }
  return { ...game.apply(before, answers, dice), commit, throws };
}

/** The seat of the one who came needs no comparing: it is the next. What the game told of it is. */
function enteredBy<S, A, V, O extends OptionSpec>(
  game: Game<S, A, V, O>,
  commit: number,
  before: S,
  dice: Dice,
): Step<S> | Fault {
  const step = game.enter?.(before, dice);
  return step && 'state' in step ? step : { kind: 'entry', commit };
}

function frontFault(game: { readonly id: string }, record: GameRecord): Fault | undefined {
  if (game.id !== record.game) return { kind: 'game', expected: record.game, found: game.id };
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
  { ask: key, seat, draft, by, chosen = by === 'player' ? draft : null }: RecordedAnswer,
): Answer<A> | undefined {
  const ask = game.asks(state).find((x) => x.key === key && x.seats.includes(seat));
  const read = ask && exactly(game.menu(game.view(state, seat), ask), draft);
  return read && { ask: key, seat, action: read.action, ...(chosen && { chosen }), by };
}

/** How a commit that was played again differs from what was recorded of it; what it came to before how it was told. */
function departure<S>(
  { commits }: GameRecord,
  span: Span,
  { commit, state, throws, notes }: Played<S>,
): Extract<Fault, { kind: 'state' | 'note' }> | undefined {
  const recorded = commits[commit];
  if (recorded?.digest !== undefined) {
    const found = digestOf(state, throws);
    if (found !== recorded.digest) return { kind: 'state', commit, expected: recorded.digest, found };
  }
  if (span.left && commit === span.end - 1) {
    const [expected, found] = [canonical(span.left.state), canonical(state)];
    if (expected !== found) return { kind: 'state', commit, expected, found };
  }
  return noteFault(commit, recorded?.notes ?? [], notes);
}

function noteFault(commit: number, recorded: readonly unknown[], told: readonly Note[]): NoteFault | undefined {
  for (let note = 0; note < Math.max(recorded.length, told.length); note++) {
    const [expected, found] = [canonical(recorded[note] ?? null), canonical(told[note] ?? null)];
    if (expected !== found) return { kind: 'note', commit, note, expected, found };
  }
  return undefined;
}
