/** What becomes of a table at a fault of ours. Pure. */
import { msg } from '../../messages/msg.ts';
import { isPrivate } from '../facts/private.ts';
import { type Millis, type Outcome, refuse, type Table } from '../model/aggregate.ts';
import { finished, note, tellHome, workOn } from '../tell/work.ts';

/** A fault of ours: nothing goes on until an operator has seen to it. A thaw that failed says why it did. */
export function frozen(table: Table, what: string, now: Millis): Outcome<null> {
  if (table.phase === 'frozen') return finished(workOn({ ...table, fault: { ...faultOf(table, now), what } }), null);
  if (table.phase === 'ended' || table.phase === 'cancelled') return refuse('table-over');
  const work = workOn({ ...table, phase: 'frozen', fault: { what, at: now, was: table.phase } });
  note(work, null, 'log-frozen');
  const lines = [msg('table-told-frozen', { table: table.name })];
  tellHome(work, { kind: 'say', lines });
  if (!isPrivate(table)) work.posts.push({ to: { person: table.master }, letter: { kind: 'say', lines } });
  return finished(work, null);
}

/** Tables that froze before faults were kept count as having been in play until now. */
export function faultOf(table: Table, now: Millis): NonNullable<Table['fault']> {
  return table.fault ?? { what: '', at: now, was: 'running' };
}
