/** What befalls a table by the bot's operators: it freezes at a fault, is thawed or ended, is held and let go. Pure. */
import { commitment } from '../../kit/dice.ts';
import type { AnyGame } from '../../kit/game.ts';
import { type GameRecord, replayed } from '../../kit/replay.ts';
import { shifted } from '../facts/clocks.ts';
import { type Millis, type Outcome, type Reply, refuse, type Table } from '../model/aggregate.ts';
import { callOff, carryOn, showDeadlines, unpaused } from '../round/rest.ts';
import { faultOf } from '../service/freeze.ts';
import { finished, note, setDesk, tellHome, workOn } from '../tell/work.ts';
import { tryPending } from './trial.ts';

const isOver = ({ phase }: Table): boolean => phase === 'ended' || phase === 'cancelled';

/**
 * Goes on where it froze, with the time given back. First the game is replayed by this program's rules: what was told stays
 * told, so rules that would have told it otherwise cannot go on with it. Then the pending step is tried.
 * @param commits all of them
 * @throws what either of the two comes to, if it fails
 */
export function thaw(game: AnyGame, table: Table, now: Millis, commits: GameRecord['commits']): Outcome<Reply> {
  if (table.phase !== 'frozen') return refuse('admin-not-frozen');
  if (table.held !== undefined) return refuse('admin-maintained');
  const { fault: _, ...rest } = table;
  const { was, at } = faultOf(table, now);
  const { seed, options, seats } = table;
  const front = { game: game.id, version: game.version, options, seats: seats.length, seed, hash: commitment(seed) };
  const { verdict, state } = replayed(game, { ...front, commits });
  if (!verdict.same) throw new Error(`these rules depart from the record: ${JSON.stringify(verdict.fault)}`);
  // Seed and answers are the game: a state that was kept damaged, or by older rules, is rebuilt with it.
  const repaired: Table = { ...rest, version: game.version, state: state ?? null };
  tryPending(game, repaired, now);
  const asks = was === 'running' ? given(repaired, now - at) : table.asks;
  const work = workOn({ ...repaired, phase: was, asks });
  note(work, null, 'log-thawed');
  tellHome(work, { kind: 'say', lines: [{ id: 'admin-told-thawed' }] });
  carryOn(work, game, now);
  return finished<Reply>(work, { said: { id: 'admin-thawed', args: { table: table.name } } });
}

export function endTable(table: Table): Outcome<Reply> {
  if (isOver(table)) return refuse('table-over');
  const work = workOn(table);
  note(work, null, 'log-ended-by-operator');
  callOff(work, 'admin-told-ended');
  return finished<Reply>(work, { said: { id: 'admin-ended', args: { table: table.name } } });
}

/** Told under one name, so that a notice which is sent again after a crash is not read twice. */
export function notice(table: Table, text: string, name: string): Outcome<null> {
  if (isOver(table)) return refuse('table-over');
  const work = workOn(table);
  tellHome(
    work,
    { kind: 'say', lines: [{ id: 'admin-told-notice', args: { text } }] },
    { slot: `${name}:${table.id}` },
  );
  return finished(work, null);
}

/** Somebody read what is secret: everybody may know at once, and is told at the end. */
export function peeked(table: Table): Outcome<null> {
  if (isOver(table)) return refuse('table-over');
  const work = workOn(table);
  note(work, null, 'log-peeked');
  return finished(work, null);
}

/** A pause that no master can end; what was paused before stays so afterwards. */
export function hold(table: Table, now: Millis): Outcome<null> {
  if (table.held !== undefined || isOver(table)) return refuse('table-over');
  const isRunning = table.phase === 'running';
  const work = workOn({ ...table, held: table.phase, ...(isRunning && { phase: 'paused', pausedAt: now }) });
  note(work, null, 'log-held');
  tellHome(work, { kind: 'say', lines: [{ id: 'admin-told-held' }] });
  if (isRunning) showDeadlines(work);
  return finished(work, null);
}

export function release(game: AnyGame, table: Table, now: Millis): Outcome<null> {
  if (table.held === undefined || isOver(table)) return refuse('table-over');
  const { held, ...rest } = table;
  const work = workOn(rest);
  // Nobody could keep it from being ended meanwhile: it has all its patience again.
  setDesk(work, { touchedAt: now, warnedAt: null });
  note(work, null, 'log-released');
  tellHome(work, { kind: 'say', lines: [{ id: 'admin-told-released' }] });
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
