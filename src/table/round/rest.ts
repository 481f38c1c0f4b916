/** Tables that nobody is at: they fall asleep, are woken by whoever comes back, and end with notice. Pure. */
import type { AnyGame, Msg } from '../../kit/game.ts';
import { msg } from '../../messages/msg.ts';
import { timed } from '../facts/asked.ts';
import { shifted } from '../facts/clocks.ts';
import { idleAt, LAST_CALL } from '../facts/desk.ts';
import { isPrivate } from '../facts/private.ts';
import { seatOf } from '../facts/sitting.ts';
import type { Act, Moment } from '../model/act.ts';
import { type Change, type Millis, type Outcome, refuse, type Table } from '../model/aggregate.ts';
import { withdrawAll } from '../tell/offers.ts';
import { refreshStatus } from '../tell/status.ts';
import { finished, note, refreshForm, refreshLobby, setDesk, tellHome, type Work, workOn } from '../tell/work.ts';
import { comeBack } from './away.ts';
import { settle } from './course.ts';
import { hurry } from './early.ts';

/** All who are still in the game are away. */
function isDeserted({ seats, state }: Table, game: AnyGame): boolean {
  const persons = game.playing(state).flatMap((seat) => (seats[seat]?.person == null ? [] : (seats[seat] ?? [])));
  return persons.length > 0 && persons.every(({ away }) => away);
}

/** A game that is played by silence alone would be over when somebody comes back to it. */
export function fallAsleep(work: Work, game: AnyGame, now: Millis): void {
  if (work.table.phase !== 'running' || !isDeserted(work.table, game)) return;
  work.table = { ...work.table, phase: 'paused', pausedAt: now };
  setDesk(work, { asleep: true, touchedAt: now, warnedAt: null });
  note(work, null, 'log-asleep');
  tellHome(work, { kind: 'say', lines: [msg('desk-told-asleep', { table: work.table.name })] });
  showDeadlines(work);
}

/**
 * A table asleep goes on if whoever did something sits at it, be he back just now, by the end of a loan, or since operators
 * held it. He is here again.
 */
export function rouse<T>({ game, by, now }: Act, outcome: Outcome<T>): Outcome<T> {
  if ('refused' in outcome || !outcome.table.desk.asleep || outcome.table.phase !== 'paused') return outcome;
  const seat = seatOf(outcome.table, by.person);
  if (outcome.table.held !== undefined || seat === undefined) return outcome;
  const work = continued(outcome);
  comeBack(work, seat, now);
  note(work, null, 'log-woken');
  goOn(work, game, now);
  return finished(work, outcome.result);
}

function continued({ table, commits, closed, posts, log, putOff = [], stretch }: Change): Work {
  const { statusCount: knownStatus } = table;
  const copied = { commits: [...commits], closed: [...closed], posts: [...posts], log: [...log], putOff: [...putOff] };
  const parts = { ...copied, ...(stretch && { stretch }) };
  return { table, before: table, isChapterOver: false, knownStatus, ...parts };
}

/** The table with its time running again: deadlines have moved by the length of the pause. */
export function unpaused(table: Table, now: Millis): Table {
  // Never shorter than it was: a clock that was set back must not bring deadlines forward.
  const span = Math.max(0, now - (table.pausedAt ?? now));
  const asks = table.asks.map((open) => shifted(table.settings, open, span));
  const desk = { ...table.desk, asleep: false, warnedAt: null };
  return { ...table, phase: 'running', pausedAt: null, asks, desk };
}

/** Tells it, and goes on with the game. */
export function goOn(work: Work, game: AnyGame, now: Millis): void {
  work.table = unpaused(work.table, now);
  tellHome(work, { kind: 'say', lines: [msg('table-told-resumed')] });
  carryOn(work, game, now);
}

/** After its time was changed: everybody sees by when, and what is to happen at once happens. */
export function carryOn(work: Work, game: AnyGame, now: Millis): void {
  for (const open of work.table.asks) hurry(work, open.number, now);
  if (work.table.phase === 'lobby') refreshLobby(work);
  else showDeadlines(work);
  settle(work, game, now);
}

/** Nobody came for long: told once, ended a day later. */
export function idle({ table, now }: Moment): Outcome<null> {
  const at = idleAt(table);
  if (at === undefined || at > now) return refuse('table-nothing-open');
  const isLobby = table.phase === 'lobby';
  const work = workOn(table);
  if (table.desk.warnedAt === null) {
    setDesk(work, { warnedAt: now });
    const args = { table: table.name, at: now + LAST_CALL, zone: table.settings.zone };
    const lobbyIdle = isPrivate(table) ? 'private-told-lobby-idle' : 'desk-told-lobby-idle';
    const id = isLobby ? lobbyIdle : 'desk-told-pause-idle';
    tellHome(work, { kind: 'say', lines: [msg(id, args)] });
    return finished(work, null);
  }
  note(work, null, 'log-expired');
  const id = isLobby ? 'desk-told-lobby-expired' : 'desk-told-pause-expired';
  callOff(work, msg(id, { table: table.name }));
  return finished(work, null);
}

/** The end without an outcome, of a table that froze or is held as of any other. */
export function callOff(work: Work, told: Msg): void {
  tellHome(work, { kind: 'say', lines: [told] });
  refreshLobby(work);
  refreshStatus(work);
  for (const { number, forms } of work.table.asks)
    for (const { seat } of forms) refreshForm(work, number, seat, { silent: true });
  withdrawAll(work);
  tellPeeks(work);
  const { fault: _, held: __, ...rest } = work.table;
  work.table = { ...rest, phase: 'cancelled', pausedAt: null, asks: [] };
}

/** At the end without an outcome; where the game ends by its rules, the end itself tells them. */
function tellPeeks(work: Work): void {
  if (work.table.state !== null) tellHome(work, { kind: 'peeks' });
}

/** Every message that names a deadline is drawn again. */
export function showDeadlines(work: Work): void {
  refreshStatus(work);
  for (const open of timed(work.table))
    for (const { seat } of open.forms) refreshForm(work, open.number, seat, { silent: true });
}
