/** What the game master does to a running table. Pure. */
import type { AnyGame } from '../kit/game.ts';
import type { Millis, Outcome, PersonId, Refusal, Table } from './aggregate.ts';
import { hidesNames } from './anonymity.ts';
import { timed } from './asked.ts';
import { countMisses, tellNoShows } from './away.ts';
import { barred } from './barred.ts';
import { extended } from './clocks.ts';
import { hurry } from './early.ts';
import type { By } from './ports.ts';
import { isPrivate, leads } from './private.ts';
import { callOff, fallAsleep, goOn, showDeadlines, unpaused } from './rest.ts';
import type { Reply } from './service.ts';
import { closeAsk, settle } from './table.ts';
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
  workOn,
} from './work.ts';

/** While operators hold the table, time is not the master's to set going. */
function heldBack(table: Table): Refusal | undefined {
  return table.held === undefined ? undefined : refuse('table-held');
}

export function extend(table: Table, by: By, now: Millis, span: Millis): Outcome<Reply> {
  const no = barred(table, by, ['running', 'paused']);
  if (no) return no;
  if (timed(table).length === 0) return refuse('table-nothing-open');
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
    return leads(table, by.person) ? refuse('table-already-paused') : refuse('table-not-master');
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
  const work = workOn(table.phase === 'paused' ? unpaused(table, now) : table);
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
  callOff(work, isPrivate(table) ? 'private-told-cancelled' : 'table-told-cancelled');
  return finished<Reply>(work, { said: { id: 'table-cancelled' } });
}
