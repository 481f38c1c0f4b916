/** What befalls a table by the bot's operators: it freezes at a fault, is thawed or ended, is held and let go. Pure. */
import type { AnyGame } from '../../kit/game.ts';
import { type GameRecord, replayed } from '../../kit/replay.ts';
import { msg } from '../../messages/msg.ts';
import { shifted } from '../facts/clocks.ts';
import { type History, wholeRecord } from '../facts/record.ts';
import type { Moment } from '../model/act.ts';
import { type Millis, type Outcome, type Reply, refuse, type Table } from '../model/aggregate.ts';
import { renew, restart } from '../round/renew.ts';
import { callOff, carryOn, showDeadlines, unpaused } from '../round/rest.ts';
import { faultOf } from '../service/freeze.ts';
import { finished, note, setDesk, tellHome, type Work, workOn } from '../tell/work.ts';
import { tryPending } from './trial.ts';

const isOver = ({ phase }: Table): boolean => phase === 'ended' || phase === 'cancelled';

/**
 * Goes on where it froze, with the time given back: by newer rules as any table that outlives its rules (renew.ts). By the same
 * rules the state is first played again from what was answered, in case it was the state that was damaged. Then the pending step
 * is tried.
 * @throws what that step comes to, if it fails
 */
export function thaw({ game, table, now }: Moment, history: History): Outcome<Reply> {
  if (table.phase !== 'frozen') return refuse('admin-not-frozen');
  if (table.held !== undefined) return refuse('admin-maintained');
  const { fault: _, ...rest } = table;
  const { was, at } = faultOf(table, now);
  const work = workOn({ ...rest, phase: was, asks: was === 'running' ? given(table, now - at) : table.asks });
  if (table.version < game.version) renew(work, game, now);
  else mend(work, game, history);
  tryPending(game, work.table, now);
  note(work, null, 'log-thawed');
  tellHome(work, { kind: 'say', lines: [msg('admin-told-thawed')] });
  carryOn(work, game, now);
  return finished<Reply>(work, { said: msg('admin-thawed', { table: table.name }) });
}

/** Where these rules come to something else than what was told, what was told stands, and they count from here on. */
function mend(work: Work, game: AnyGame, history: History): void {
  const { table } = work;
  if (table.state === null) return;
  const again = playedAgain(game, wholeRecord({ ...table, state: null }, history));
  if (again !== undefined) work.table = { ...table, state: again };
  else restart(work, game);
}

function playedAgain(game: AnyGame, record: GameRecord): unknown {
  try {
    const { verdict, state } = replayed(game, record);
    return verdict.same ? state : undefined;
  } catch {
    return undefined; // these rules break where the others went on
  }
}

export function endTable({ table }: Moment): Outcome<Reply> {
  if (isOver(table)) return refuse('table-over');
  const work = workOn(table);
  note(work, null, 'log-ended-by-operator');
  callOff(work, msg('admin-told-ended', { table: table.name }));
  return finished<Reply>(work, { said: msg('admin-ended', { table: table.name }) });
}

/** Told under one name, so that a notice which is sent again after a crash is not read twice. */
export function notice({ table }: Moment, text: string, name: string): Outcome<null> {
  if (isOver(table)) return refuse('table-over');
  const work = workOn(table);
  tellHome(work, { kind: 'say', lines: [msg('admin-told-notice', { text })] }, { slot: `${name}:${table.id}` });
  return finished(work, null);
}

/** Somebody read what is secret: everybody may know at once, and is told at the end. */
export function peeked({ table }: Moment): Outcome<null> {
  if (isOver(table)) return refuse('table-over');
  const work = workOn(table);
  note(work, null, 'log-peeked');
  return finished(work, null);
}

/** A pause that no master can end; what was paused before stays so afterwards. */
export function hold({ table, now }: Moment): Outcome<null> {
  if (table.held !== undefined || isOver(table)) return refuse('table-over');
  const isRunning = table.phase === 'running';
  const work = workOn({ ...table, held: table.phase, ...(isRunning && { phase: 'paused', pausedAt: now }) });
  note(work, null, 'log-held');
  tellHome(work, { kind: 'say', lines: [msg('admin-told-held')] });
  if (isRunning) showDeadlines(work);
  return finished(work, null);
}

export function release({ game, table, now }: Moment): Outcome<null> {
  if (table.held === undefined || isOver(table)) return refuse('table-over');
  const { held, ...rest } = table;
  const work = workOn(rest);
  // Nobody could keep it from being ended meanwhile: it has all its patience again.
  setDesk(work, { touchedAt: now, warnedAt: null });
  note(work, null, 'log-released');
  tellHome(work, { kind: 'say', lines: [msg('admin-told-released')] });
  if (held === 'running' && rest.phase === 'paused') {
    work.table = unpaused(work.table, now);
    carryOn(work, game, now);
  } else if (held === 'running' && rest.fault) {
    // It froze while it was held: once it is thawed, all that time is given back.
    work.table = { ...work.table, pausedAt: null, fault: { ...rest.fault, was: 'running', at: rest.pausedAt ?? now } };
  }
  return finished(work, null);
}

/** Never less time than there was: a clock that was set back must not bring deadlines forward. */
function given(table: Table, span: Millis): Table['asks'] {
  return table.asks.map((open) => shifted(table.settings, open, Math.max(0, span)));
}
