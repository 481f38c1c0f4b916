/**
 * The life of a running table: asks open with a deadline, forms fill (press.ts), an ask closes, answers are applied, the story
 * is told, new asks open. Pure: takes `now` as a value and a table, and gives the change to write.
 */
import { diceOf } from '../../kit/dice.ts';
import { digestOf } from '../../kit/digest.ts';
import type { Answer, AnyGame, Ask, Note, Seat } from '../../kit/game.ts';
import { fittedOptions } from '../../kit/presets.ts';
import { answerOf, computerAnswer, computerOrder, finalAnswer, type Given } from '../facts/answers.ts';
import { awaited } from '../facts/asked.ts';
import { schedule } from '../facts/clocks.ts';
import { outcomeOf } from '../facts/outcome.ts';
import type { Millis, OpenAsk, SeatForm } from '../model/aggregate.ts';
import { withdrawAll } from '../tell/offers.ts';
import { closeStatus, refreshStatus } from '../tell/status.ts';
import { note, refreshForm, tellHome, tellSeat, type Work } from '../tell/work.ts';

// ---- commits ----

/** The first commit: the game is set up with the seats as they are. */
export function setUp(work: Work, game: AnyGame, now: Millis): void {
  const { seed, preset, seats } = work.table;
  // Chosen in a lobby that an older program may have opened.
  const options = fittedOptions(game, preset, work.table.options);
  const throws: number[] = [];
  const { state, notes } = game.setup(seats.length, options, diceOf(seed, 0, throws));
  work.table = { ...work.table, phase: 'running', version: game.version, options, state, commit: 0 };
  work.commits.push({ number: 0, ask: null, answers: [], notes, digest: digestOf(state, throws) });
  report(work, 0, notes);
  settle(work, game, now);
}

/** Applies answers, tells what came of it. The caller settles afterwards. */
export function commit(work: Work, game: AnyGame, open: OpenAsk, given: readonly Given[]): void {
  const { table } = work;
  const number = table.commit + 1;
  const answers: Answer<unknown>[] = given.map(({ draft, ...answer }) => ({
    ...answer,
    action: answerOf(game, table, open.ask, answer.seat, draft).action,
  }));
  const throws: number[] = [];
  const { state, notes } = game.apply(table.state, answers, diceOf(table.seed, number, throws));
  work.table = { ...table, state, commit: number };
  work.commits.push({
    number,
    ask: { number: open.number, key: open.ask.key, title: open.ask.title },
    answers: given,
    notes,
    digest: digestOf(state, throws),
  });
  report(work, number, notes);
}

function report(work: Work, number: number, notes: readonly Note[]): void {
  // The set-up is told in any case: the fingerprint of the dice is published with it.
  if (number === 0 || notes.some((x) => x.text)) tellHome(work, { kind: 'report', commit: number });
  work.table.seats.forEach((_, seat) => {
    if (notes.some((x) => x.secret?.seats.includes(seat))) {
      tellSeat(work, seat, { kind: 'digest', commit: number, seat }, { silent: true });
    }
  });
}

// ---- asks open and close ----

const MANY = 10_000;

/**
 * A table at rest is one where every open ask waits for somebody. Computer players and empty asks are played out. What does not
 * run is at rest.
 */
export function settle(work: Work, game: AnyGame, now: Millis): void {
  for (let step = 0; step < MANY; step++) {
    // What is answered in a pause is asked no more; nothing else moves.
    if (work.table.phase !== 'running' && work.table.phase !== 'paused') return;
    reopen(work, game, now);
    const { table } = work;
    if (table.phase !== 'running') return;
    const moved =
      table.asks.some((open) => orderComputers(work, game, open)) ||
      table.asks.some((open) => playComputers(work, game, open) || closeUnawaited(work, game, open));
    if (!moved) return;
  }
  throw new Error('the game does not come to rest');
}

/** Brings the open asks in line with what the game asks now; ends the table when it asks nothing more. */
function reopen(work: Work, game: AnyGame, now: Millis): void {
  const before = work.table.asks;
  const wanted = game.asks(work.table.state);
  const asks: OpenAsk[] = [];
  const fresh: OpenAsk[] = [];
  for (const ask of wanted) {
    const known = before.find((x) => x.ask.key === ask.key);
    if (known) asks.push({ ...known, ask, acted: actedIn(known, ask), forms: formsFor(ask, known.forms) });
    else fresh.push(openAsk(work, ask, now));
  }
  work.table = { ...work.table, asks: [...asks, ...fresh] };
  for (const open of before) retire(work, open);
  for (const open of asks) greet(work, open, before.find((x) => x.number === open.number)?.forms ?? []);
  if (wanted.length === 0) end(work, game);
  if (wanted.length > 0 && fresh.length === 0) {
    showActed(work, before);
    return;
  }
  closeStatus(work, before);
  if (wanted.length === 0) return;
  work.table = { ...work.table, statusCount: work.table.statusCount + 1 };
  refreshStatus(work);
  for (const open of fresh) greet(work, open, []);
}

/** Who has acted in the open is told as the table is set: even an edit to the same text would say that somebody has. */
function showActed(work: Work, before: readonly OpenAsk[]): void {
  const { asks, settings } = work.table;
  const isNews = asks.some(
    (open) => open.ask.mode === 'open' && open.acted !== before.find((x) => x.number === open.number)?.acted,
  );
  if (isNews && settings.progress !== 'nothing') refreshStatus(work);
}

/**
 * Sends the form to seats that are newly asked, standing orders without a sound. Where answers are played at once, each changes
 * what the others look at: their forms are drawn anew, which an edit to the same text does not show.
 */
function greet(work: Work, open: OpenAsk, known: readonly SeatForm[]): void {
  const { mode, seats } = open.ask;
  for (const seat of seats) {
    const isNew = !known.some((x) => x.seat === seat);
    const silent = mode === 'standing' || !isNew;
    if (isNew || (mode !== 'sealed' && work.commits.length > 0)) refreshForm(work, open.number, seat, { silent });
  }
}

/** A seat no longer asked sees its form closed, unless its receipt says so already. */
function retire(work: Work, open: OpenAsk): void {
  const still = work.table.asks.find((x) => x.number === open.number);
  for (const { seat } of open.forms) {
    const filed = work.closed.some((x) => x.ask === open.number && x.seat === seat);
    if (!filed && !still?.ask.seats.includes(seat)) refreshForm(work, open.number, seat, { silent: true });
  }
}

function openAsk(work: Work, ask: Ask, now: Millis): OpenAsk {
  const number = work.table.askCount + 1;
  const clock = work.table.settings.clocks[ask.clock];
  if (!clock) throw new Error(`${ask.key}: no clock named ${ask.clock}`);
  const due = schedule(work.table.settings, clock, now, work.table.anchor);
  // Standing orders hang on no clock: the grid of the phases does not see them.
  const timed = ask.mode !== 'standing';
  work.table = { ...work.table, askCount: number, anchor: timed ? due.anchor : work.table.anchor };
  return {
    number,
    ask,
    askedAt: now,
    openedAt: now,
    deadline: due.deadline,
    closesAt: due.deadline,
    acted: [],
    forms: formsFor(ask, []),
  };
}

/** The same list where nobody has come or gone. */
function actedIn(known: OpenAsk, ask: Ask): readonly Seat[] {
  const acted = [...known.acted, ...known.ask.seats].filter((seat) => !ask.seats.includes(seat));
  return String(acted) === String(known.acted) ? known.acted : acted;
}

function formsFor(ask: Ask, known: readonly SeatForm[]): SeatForm[] {
  return ask.seats.map((seat) => known.find((x) => x.seat === seat) ?? blank(seat));
}

export function blank(seat: Seat): SeatForm {
  return { seat, draft: null, path: [], touched: false, ready: false, stamp: 0 };
}

/** A computer player answers an open ask at once; true if one did. Sealed asks hear it when they close. */
function playComputers(work: Work, game: AnyGame, open: OpenAsk): boolean {
  if (open.ask.mode !== 'open') return false;
  const seat = open.ask.seats.find((x) => work.table.seats[x]?.computer);
  if (seat === undefined) return false;
  commit(work, game, open, [computerAnswer(work.table, game, open, seat)]);
  return true;
}

/** A computer player gives a standing order whenever he wants another than the one that stands; true if one did. */
function orderComputers(work: Work, game: AnyGame, open: OpenAsk): boolean {
  if (open.ask.mode !== 'standing') return false;
  const orders = open.ask.seats.flatMap((seat) =>
    work.table.seats[seat]?.computer ? (computerOrder(work.table, game, open, seat) ?? []) : [],
  );
  const [order] = orders;
  if (order) commit(work, game, open, [order]);
  return order !== undefined;
}

/** Nobody to wait for: a sealed ask of computer players closes at once, with persons away it keeps its deadline. */
function closeUnawaited(work: Work, game: AnyGame, open: OpenAsk): boolean {
  const { mode, seats } = open.ask;
  const isPlayed =
    mode === 'sealed' ? seats.every((seat) => work.table.seats[seat]?.person == null) : passesBy(work, open);
  if (isPlayed) closeAsk(work, game, open, 'early');
  return isPlayed;
}

/**
 * In the open, persons who are away are played as soon as nobody else is left to act, for the sake of those who are here. But
 * none of them in two asks of one change: where all who are here are out of the game, deadlines carry it on.
 */
function passesBy({ table, commits }: Work, open: OpenAsk): boolean {
  const { mode, seats } = open.ask;
  if (mode !== 'open' || !table.settings.early || awaited(table, open).length > 0) return false;
  if (!table.seats.some(({ person, away }) => person !== null && !away)) return false;
  const elsewhere = commits.filter(({ ask }) => ask?.number !== open.number).flatMap(({ answers }) => answers);
  return !elsewhere.some(({ seat, by }) => by !== 'player' && seats.includes(seat));
}

/** Closes an ask with what its forms hold; silence is answered by the defaults. The caller settles afterwards. */
export function closeAsk(work: Work, game: AnyGame, open: OpenAsk, when: 'clock' | 'early'): void {
  if (open.ask.mode === 'sealed') {
    const given = open.forms.map((form) => finalAnswer(work.table, game, open, form, when));
    file(work, game, open, given);
    commit(work, game, open, given);
    return;
  }
  // What is open is played seat by seat, since each answer changes what the next may do.
  for (const form of open.forms) {
    const current = game.asks(work.table.state).find((x) => x.key === open.ask.key);
    if (!current?.seats.includes(form.seat)) continue;
    const now: OpenAsk = { ...open, ask: current };
    const given = [finalAnswer(work.table, game, now, form, when)];
    file(work, game, now, given);
    commit(work, game, now, given);
  }
}

/** Keeps what each person answered, in words, and turns the form's message into that receipt. */
export function file(work: Work, game: AnyGame, open: OpenAsk, given: readonly Given[]): void {
  for (const { seat, draft, by } of given) {
    const sitter = work.table.seats[seat];
    if (sitter?.person == null) continue;
    const { action } = answerOf(game, work.table, open.ask, seat, draft);
    const receipt = game.tell(game.view(work.table.state, seat), open.ask, action);
    work.closed.push({ ask: open.number, seat, draft, by: by === 'early' ? 'clock' : by, receipt });
    refreshForm(work, open.number, seat, { silent: true });
  }
}

function end(work: Work, game: AnyGame): void {
  withdrawAll(work);
  work.table = { ...work.table, phase: 'ended', asks: [], outcome: outcomeOf(game, work.table) };
  note(work, null, 'log-ended');
  tellHome(work, { kind: 'end' });
}
