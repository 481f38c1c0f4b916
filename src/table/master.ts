/** What the game master does to a running table. Pure. */
import type { AnyGame, Msg, Seat } from '../kit/game.ts';
import type { Clock, Millis, OpenAsk, Outcome, PersonId, Refusal, Settings, Table } from './aggregate.ts';
import { hidesNames } from './anonymity.ts';
import { countMisses, tellNoShows } from './away.ts';
import { barred } from './barred.ts';
import { extended, fair, schedule } from './clocks.ts';
import { type Habits, usual, wakesAt } from './habits.ts';
import type { By } from './ports.ts';
import { callOff, fallAsleep, goOn, showDeadlines } from './rest.ts';
import type { Reply } from './service.ts';
import { awaited, closeAsk, hurry, isReady, settle, timed } from './table.ts';
import {
  finished,
  note,
  ownSeat,
  refreshForm,
  refreshLobby,
  refreshStatus,
  refuse,
  seatOf,
  setAsk,
  setSitter,
  tellHome,
  tellSeat,
  type Work,
  workOn,
} from './work.ts';

/** While operators hold the table, time is not the master's to set going. */
function heldBack(table: Table): Refusal | undefined {
  return table.held === undefined ? undefined : refuse('table-held');
}

export function extend(table: Table, by: By, now: Millis, span: Millis): Outcome<Reply> {
  const no = barred(table, by, ['running', 'paused']);
  if (no) return no;
  if (table.asks.length === 0) return refuse('table-nothing-open');
  const work = workOn(table);
  note(work, by.person, 'log-extended', { span });
  for (const open of timed(table)) {
    setAsk(work, extended(table.settings, open, span));
    hurry(work, open.number, now);
  }
  showDeadlines(work);
  tellHome(work, { kind: 'say', lines: [{ id: 'table-told-extended', args: { span } }] }, { silent: true });
  return finished<Reply>(work, { said: { id: 'table-extended', args: { span } } });
}

export function pause(table: Table, by: By, now: Millis): Outcome<Reply> {
  if (table.phase === 'paused')
    return table.master === by.person ? refuse('table-already-paused') : refuse('table-not-master');
  const no = barred(table, by, ['running']);
  if (no) return no;
  const work = workOn({ ...table, phase: 'paused', pausedAt: now });
  note(work, by.person, 'log-paused');
  tellHome(work, { kind: 'say', lines: [{ id: 'table-told-paused' }] });
  showDeadlines(work);
  return finished<Reply>(work, { said: { id: 'table-paused' } });
}

export function resume(game: AnyGame, table: Table, by: By, now: Millis): Outcome<Reply> {
  // Whoever comes back to a table asleep need not look for its master.
  const mine = table.desk.asleep && table.phase === 'paused' ? seatOf(table, by.person) : undefined;
  const no = (mine === undefined ? barred(table, by, ['paused']) : undefined) ?? heldBack(table);
  if (no) return no;
  const work = workOn(table);
  note(work, by.person, 'log-resumed');
  if (mine !== undefined) setSitter(work, mine, { away: false, misses: 0 });
  goOn(work, game, now);
  return finished<Reply>(work, { said: { id: 'table-resumed' } });
}

/**
 * Closes every open ask at once, without asking back. Standing orders are no question and stay open, and so does what has
 * opened since the wish: a second tap, or a command that waited out an outage, meant the phase before.
 */
export function close(game: AnyGame, table: Table, by: By, now: Millis, age: Millis): Outcome<Reply> {
  const no = barred(table, by, ['running', 'paused']) ?? heldBack(table);
  if (no) return no;
  if (timed(table).length === 0) return refuse('table-nothing-open');
  const open = timed(table).filter(({ openedAt }) => age === 0 || openedAt < now - age);
  if (open.length === 0) return refuse('table-just-opened');
  const work = workOn({ ...table, phase: 'running', pausedAt: null, desk: { ...table.desk, asleep: false } });
  note(work, by.person, 'log-closed');
  for (const ask of open) closeAsk(work, game, ask, 'early');
  settle(work, game, now);
  return finished<Reply>(work, { said: { id: 'table-closed' } });
}

/** The clock strikes: closes the ask if its time has come. */
export function due(game: AnyGame, table: Table, now: Millis, number: number): Outcome<null> {
  const open = table.asks.find((x) => x.number === number);
  if (table.phase !== 'running' || !open || open.ask.mode === 'standing' || open.closesAt > now)
    return refuse('table-nothing-open');
  const work = workOn(table);
  // Only a deadline is missed; what closed early closed because nobody was waited for.
  const missed = open.deadline <= now;
  closeAsk(work, game, open, missed ? 'clock' : 'early');
  if (missed) {
    countMisses(work, game, open);
    if (table.statusCount === 1) tellNoShows(work, open);
  }
  settle(work, game, now);
  fallAsleep(work, now);
  return finished(work, null);
}

/** One of the clock's reminders; one that was put off is for a seat alone. */
export interface Which {
  readonly ask: number;
  readonly deadline: Millis;
  readonly last?: boolean | undefined;
  readonly seat?: Seat | undefined;
}

/** By the master to all who are not ready, by the clock to those who chose nothing yet. */
export function remind(
  table: Table,
  by: By | null,
  now: Millis,
  only?: Which,
  habits: ReadonlyMap<PersonId, Habits> = new Map(),
): Outcome<Reply> {
  const no = by && barred(table, by, ['running']);
  if (no) return no;
  const work = workOn(table);
  let count = 0;
  for (const open of timed(table)) {
    if (only && (open.number !== only.ask || open.deadline !== only.deadline || table.phase !== 'running')) continue;
    if (open.closesAt <= now) continue; // closes this very moment
    for (const seat of awaited(table, open)) {
      const chose = open.forms.some((x) => x.seat === seat && x.touched);
      if (isReady(open, seat) || (only && (chose || (only.seat ?? seat) !== seat))) continue;
      const wishes = habits.get(table.seats[seat]?.person ?? 0) ?? usual;
      if (only && !wants(wishes, only)) continue;
      remindSeat(work, open, seat, wakesAt(wishes, now, table.settings.zone));
      count++;
    }
  }
  // How many are reminded is how many have not answered.
  const isHidden =
    by !== null && table.settings.progress === 'nothing' && timed(table).some((x) => x.ask.mode === 'sealed');
  if (count === 0) return isHidden ? { refused: { id: 'table-reminded-hidden' } } : refuse('table-nobody-to-remind');
  if (by) note(work, by.person, 'log-reminded');
  return finished<Reply>(work, {
    said: isHidden ? { id: 'table-reminded-hidden' } : { id: 'table-reminded', args: { count } },
  });
}

/** Whoever wants one reminder wants the last; a job that does not say which it is, is that one. */
function wants({ reminders }: Habits, { last = true }: Which): boolean {
  return reminders === 'both' || (reminders === 'last' && last);
}

/** Nobody is woken: it waits until the end of his quiet hours, and where that is too late it comes without a sound. */
function remindSeat(work: Work, open: OpenAsk, seat: Seat, wakes: Millis | null): void {
  const { number: ask, deadline, closesAt } = open;
  if (wakes !== null && wakes < closesAt) work.putOff.push({ ask, seat, deadline, at: wakes });
  else tellSeat(work, seat, { kind: 'reminder', ask, seat }, wakes === null ? {} : { silent: true });
}

/** A computer player takes the seat of a person; in the lobby the seat goes. */
export function kick(
  game: AnyGame,
  table: Table,
  now: Millis,
  by: By,
  person: PersonId,
  known: string,
): Outcome<Reply> {
  const no = barred(table, by, ['lobby', 'running', 'paused']);
  if (no) return no;
  const seat = seatOf(table, person) ?? ownSeat(table, person);
  if (seat === undefined) return refuse('table-not-seated', { name: known });
  // What is written into the log stands there for ever, so the figure must be its own.
  const name = hidesNames(table) ? { seat } : known;
  const work = workOn(table);
  note(work, by.person, 'log-kicked', { name });
  const owner = table.seats[seat]?.lent?.owner;
  const gone = [{ id: 'table-you-were-kicked', args: { table: table.name } }];
  tellSeat(work, seat, { kind: 'say', lines: gone });
  if (owner !== undefined) work.posts.push({ to: { person: owner }, letter: { kind: 'say', lines: gone } });
  if (table.phase === 'lobby') {
    work.table = { ...table, seats: table.seats.toSpliced(seat, 1) };
    refreshLobby(work);
    return finished<Reply>(work, { said: { id: 'table-kicked', args: { name } } });
  }
  const asked = table.asks.filter((x) => x.ask.seats.includes(seat));
  for (const open of asked) refreshForm(work, open.number, seat, { silent: true });
  setSitter(work, seat, { person: null, computer: true, misses: 0, away: false, lent: undefined, offer: undefined });
  tellHome(work, { kind: 'say', lines: [{ id: 'table-told-kicked', args: { name } }] }, { silent: true });
  for (const open of asked) hurry(work, open.number, now);
  refreshStatus(work);
  if (table.phase === 'running') settle(work, game, now);
  return finished<Reply>(work, { said: { id: 'table-kicked', args: { name } } });
}

export function cancel(table: Table, by: By): Outcome<Reply> {
  const no = barred(table, by, ['lobby', 'running', 'paused', 'frozen']);
  if (no) return no;
  const work = workOn(table);
  note(work, by.person, 'log-cancelled');
  callOff(work, 'table-told-cancelled');
  return finished<Reply>(work, { said: { id: 'table-cancelled' } });
}

/** New settings of the pace: for the phases to come, and for an open one from its opening on. */
export function setPace(game: AnyGame, table: Table, by: By, now: Millis, wish: Partial<Settings>): Outcome<Reply> {
  const no = barred(table, by, ['lobby', 'running', 'paused']);
  if (no) return no;
  const settings = { ...table.settings, ...wish };
  const work = workOn({ ...table, settings });
  note(work, by.person, 'log-settings');
  // What is open moves out of nights and days that are kept free from now on; never to an earlier hour.
  const isCalendar = wish.quiet !== undefined || wish.daysOff !== undefined || wish.zone !== undefined;
  for (const open of isCalendar ? timed(table) : []) {
    const deadline = fair(settings, settings.clocks[open.ask.clock], open.deadline);
    if (deadline > open.deadline) setAsk(work, { ...open, deadline, closesAt: deadline });
  }
  return repaced(work, game, now, Object.keys(wish.clocks ?? {}), { id: 'table-settings-saved' });
}

export function setClock(game: AnyGame, table: Table, by: By, now: Millis, name: string, clock: Clock): Outcome<Reply> {
  const no = barred(table, by, ['lobby', 'running', 'paused']);
  if (no) return no;
  const known = Object.keys(game.clocks);
  if (!known.includes(name)) return refuse('table-clock-unknown', { known });
  const clocks = { ...table.settings.clocks, [name]: clock };
  const work = workOn({ ...table, settings: { ...table.settings, pace: 'own', clocks } });
  const told = {
    clock: { id: `${table.game}-clock-${name}` },
    value:
      'at' in clock
        ? { id: 'clock-at', args: { time: clock.at, zone: table.settings.zone } }
        : { id: 'clock-span', args: { ms: clock.span } },
  };
  note(work, by.person, 'log-clock', told);
  return repaced(work, game, now, [name], { id: 'table-clock-set', args: told });
}

/** A shorter pace leaves an open phase at least this long. */
const FAIR_NOTICE = 5 * 60_000;

function repaced(work: Work, game: AnyGame, now: Millis, names: readonly string[], said: Msg): Outcome<Reply> {
  const { settings } = work.table;
  for (const open of timed(work.table)) {
    const clock = settings.clocks[open.ask.clock];
    if (!clock || !names.includes(open.ask.clock)) continue;
    const next = schedule(settings, clock, open.openedAt, null);
    const soonest = now + ('span' in clock ? Math.min(clock.span, FAIR_NOTICE) : FAIR_NOTICE);
    const deadline = next.deadline >= soonest ? next.deadline : fair(settings, clock, soonest);
    setAsk(work, { ...open, anchor: next.anchor, deadline, closesAt: deadline });
    work.table = { ...work.table, anchor: next.anchor };
  }
  for (const open of work.table.asks) hurry(work, open.number, now);
  if (work.table.phase === 'lobby') refreshLobby(work);
  else showDeadlines(work);
  if (work.table.phase === 'running') settle(work, game, now);
  return finished<Reply>(work, { said });
}
