/** Commits: answers are applied to the game, and what came of it is told. Pure. */

import { diceOf } from '../../kit/dice.ts';
import { digestOf } from '../../kit/digest.ts';
import type { Answer, AnyGame, Ask, Seat, Step } from '../../kit/game.ts';
import { fittedOptions } from '../../kit/presets.ts';
import type { RecordedAnswer } from '../../kit/replay.ts';
import { answerOf } from '../facts/answers.ts';
import type { CommitRecord, OpenAsk } from '../model/aggregate.ts';
import { refreshForm, tellHome, tellSeat, type Work } from '../tell/work.ts';

/** The first commit: the game is set up with the seats as they are. The caller settles afterwards. */
export function setUp(work: Work, game: AnyGame): void {
  const { seed, preset, seats } = work.table;
  // Chosen in a lobby that an older program may have opened.
  const options = fittedOptions(game, preset, work.table.options);
  const throws: number[] = [];
  const { state, notes } = game.setup(seats.length, options, diceOf(seed, 0, throws));
  work.table = { ...work.table, phase: 'running', version: game.version, options, state };
  add(work, { number: 0, ask: null, answers: [], notes, digest: digestOf(state, throws) });
}

/** Applies answers to a question that the game asks now. The caller settles afterwards. */
export function commit(work: Work, game: AnyGame, open: OpenAsk, ask: Ask, given: readonly RecordedAnswer[]): void {
  const { table } = work;
  const number = table.commit + 1;
  const answers = given.map(({ seat, draft, chosen, by }): Answer<unknown> => {
    const { action } = answerOf(game, table, ask, seat, draft);
    return { ask: ask.key, seat, action, ...(chosen && { chosen }), by };
  });
  const throws: number[] = [];
  const { state, notes } = game.apply(table.state, answers, diceOf(table.seed, number, throws));
  work.table = { ...table, state };
  const { key, title } = ask;
  add(work, {
    number,
    ask: { number: open.number, key, title },
    answers: given,
    notes,
    digest: digestOf(state, throws),
  });
}

/** Somebody has come to the running game: their seat is the next. The caller settles afterwards. */
export function entered(work: Work, seat: Seat, step: Step<unknown>, throws: readonly number[]): void {
  const { state, notes } = step;
  work.table = { ...work.table, state };
  const number = work.table.commit + 1;
  add(work, { number, ask: null, entered: seat, answers: [], notes, digest: digestOf(state, throws) });
}

function add(work: Work, record: CommitRecord): void {
  work.table = { ...work.table, commit: record.number };
  work.commits.push(record);
  report(work, record);
}

/** The end of a chapter rings once, and what could not wait for it at once. */
function report(work: Work, { number, notes }: CommitRecord): void {
  const isChapterOver = number === 0 || notes.some(({ text, urgent }) => text && !urgent);
  // The set-up is told in any case: the fingerprint of the dice is published with it.
  if (isChapterOver) {
    tellHome(work, { kind: 'report', commit: number });
    work.isChapterOver = true;
  } else if (notes.some(({ text }) => text)) tellHome(work, { kind: 'report', commit: number, urgent: true });
  work.table.seats.forEach((_, seat) => {
    const mine = notes.filter(({ secret }) => secret?.seats.includes(seat));
    if (mine.length === 0) return;
    const silent = !mine.some(({ urgent }) => urgent);
    tellSeat(work, seat, { kind: 'digest', commit: number, seat }, { silent });
  });
}

/** Keeps what each person answered, in words, and turns the form's message into that receipt. */
export function file(work: Work, game: AnyGame, open: OpenAsk, ask: Ask, given: readonly RecordedAnswer[]): void {
  for (const { seat, draft, by } of given) {
    const sitter = work.table.seats[seat];
    if (sitter?.person == null) continue;
    const { action } = answerOf(game, work.table, ask, seat, draft);
    const receipt = game.tell(game.view(work.table.state, seat), ask, action);
    work.closed.push({ ask: open.number, seat, draft, by: by === 'early' ? 'clock' : by, receipt });
    refreshForm(work, open.number, seat, { silent: true });
  }
}
