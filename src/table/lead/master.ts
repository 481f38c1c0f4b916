/** What the game master does to a running table. Pure. */
import type { Msg } from '../../kit/game.ts';
import { msg } from '../../messages/msg.ts';
import { timed } from '../facts/asked.ts';
import { barred } from '../facts/barred.ts';
import { extended } from '../facts/clocks.ts';
import { groupOnly, isPrivate, leads } from '../facts/private.ts';
import { nameBearer, seatOf } from '../facts/sitting.ts';
import type { Act, By, Names } from '../model/act.ts';
import {
  type Millis,
  type Outcome,
  type PersonId,
  type Refusal,
  type Reply,
  refuse,
  type Table,
} from '../model/aggregate.ts';
import { comeBack } from '../round/away.ts';
import { closeAsk } from '../round/close.ts';
import { settle } from '../round/course.ts';
import { hurry } from '../round/early.ts';
import { callOff, goOn, showDeadlines, unpaused } from '../round/rest.ts';
import { bearerOf, change } from '../seats/cast.ts';
import { finished, note, refreshLobby, setAsk, tellHome, tellSeat, type Work, workOn } from '../tell/work.ts';

/** While operators hold the table, time is not the master's to set going. */
function heldBack(table: Table): Refusal | undefined {
  return table.held === undefined ? undefined : refuse('table-held');
}

/** Who did it, and why if he said so. */
function noteWhy(work: Work, { person, why }: By, what: Msg): void {
  work.log.push({ who: person, text: why === undefined ? what : msg('log-why', { what, why }) });
}

/** Said to the table below what was done. */
function reason({ why }: By): readonly Msg[] {
  return why === undefined ? [] : [msg('table-told-why', { why })];
}

export function extend({ table, by, now }: Act, span: Millis): Outcome<Reply> {
  const no = barred(table, by, ['running', 'paused']);
  if (no) return no;
  if (timed(table).length === 0) return refuse('table-nothing-open');
  const work = workOn(table);
  noteWhy(work, by, msg('log-extended', { span }));
  for (const open of timed(table)) {
    setAsk(work, extended(table.settings, open, span));
    hurry(work, open.number, now);
  }
  showDeadlines(work);
  const { phase, settings } = work.table;
  const at = Math.max(...timed(work.table).map(({ deadline }) => deadline));
  // In a pause nobody knows yet until when.
  const told =
    phase === 'paused'
      ? msg('table-told-extended', { span })
      : msg('table-told-extended-until', { span, at, zone: settings.zone });
  tellHome(work, { kind: 'say', lines: [told, ...reason(by)] }, { silent: true });
  return finished<Reply>(work, { said: told });
}

export function pause({ table, by, now }: Act): Outcome<Reply> {
  if (table.phase === 'paused')
    return leads(table, by.person) ? refuse('table-already-paused') : refuse('table-not-master');
  const no = barred(table, by, ['running']);
  if (no) return no;
  const work = workOn({ ...table, phase: 'paused', pausedAt: now });
  noteWhy(work, by, msg('log-paused'));
  tellHome(work, { kind: 'say', lines: [msg('table-told-paused'), ...reason(by)] });
  showDeadlines(work);
  return finished<Reply>(work, { said: msg('table-paused') });
}

export function resume({ game, table, by, now }: Act): Outcome<Reply> {
  // Whoever comes back to a table asleep need not look for its master.
  const mine = table.desk.asleep && table.phase === 'paused' ? seatOf(table, by.person) : undefined;
  const no = (mine === undefined ? barred(table, by, ['paused']) : undefined) ?? heldBack(table);
  if (no) return no;
  const work = workOn(table);
  noteWhy(work, by, msg('log-resumed'));
  if (mine !== undefined) comeBack(work, mine, now);
  goOn(work, game, now);
  return finished<Reply>(work, { said: msg('table-resumed') });
}

/**
 * Closes every open ask at once, without asking back. Standing orders are no question and stay open, and so does what has
 * opened since the wish: a second tap, or a command that waited out an outage, meant the phase before.
 */
export function close({ game, table, by, now }: Act, age: Millis): Outcome<Reply> {
  const no = barred(table, by, ['running', 'paused']) ?? heldBack(table);
  if (no) return no;
  if (timed(table).length === 0) return refuse('table-nothing-open');
  const open = timed(table).filter(({ askedAt }) => age === 0 || askedAt < now - age);
  if (open.length === 0) return refuse('table-just-opened');
  const work = workOn(table.phase === 'paused' ? unpaused(table, now) : table);
  noteWhy(work, by, msg('log-closed'));
  for (const ask of open) closeAsk(work, game, ask, 'early', now);
  settle(work, game, now);
  return finished<Reply>(work, { said: msg('table-closed') });
}

/**
 * A computer player takes the seat of a person; in the lobby the seat goes. A deputy goes with the owner whose name he bears;
 * in the place of a substitute the computer plays until the owner comes back.
 */
export function kick({ game, table, by, now, nameOf }: Act & Names, person: PersonId): Outcome<Reply> {
  const no = groupOnly(table) ?? barred(table, by, ['lobby', 'running', 'paused']);
  if (no) return no;
  const seat = table.seats.findIndex((x) => x.person === person || nameBearer(x) === person);
  if (seat === -1) return refuse('table-not-seated', { name: nameOf(person) });
  const name = bearerOf(table, seat, nameOf);
  const work = workOn(table);
  noteWhy(work, by, msg('log-kicked', { name }));
  const lent = table.seats[seat]?.lent;
  const gone = msg('table-you-were-kicked', { table: table.name });
  if (lent || table.phase === 'lobby') tellSeat(work, seat, { kind: 'say', lines: [gone] });
  if (table.phase === 'lobby') {
    work.table = { ...table, seats: table.seats.toSpliced(seat, 1) };
    refreshLobby(work);
    return finished<Reply>(work, { said: msg('table-kicked', { name }) });
  }
  change(work, now, seat, { person: null, lent: lent?.as === 'substitute' ? lent : undefined }, gone);
  const lines = [msg('table-told-kicked', { name }), ...reason(by)];
  tellHome(work, { kind: 'say', lines }, { silent: true });
  settle(work, game, now);
  return finished<Reply>(work, { said: msg('table-kicked', { name }) });
}

export function cancel({ table, by }: Act): Outcome<Reply> {
  const no = barred(table, by, ['lobby', 'running', 'paused', 'frozen']);
  if (no) return no;
  const work = workOn(table);
  note(work, by.person, 'log-cancelled');
  callOff(work, msg(isPrivate(table) ? 'private-told-cancelled' : 'table-told-cancelled', { table: table.name }));
  return finished<Reply>(work, { said: msg('table-cancelled') });
}
