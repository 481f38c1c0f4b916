/** What befalls a table from outside: the bot stood still, it is back in the chat, its master left the group. Pure. */
import type { Millis, Outcome, PersonId, Table } from './aggregate.ts';
import { shifted } from './clocks.ts';
import { hurry, timed } from './table.ts';
import { finished, note, refreshForm, refreshLobby, refreshStatus, refuse, tellHome, workOn } from './work.ts';

/** Nobody could answer for so long: whoever meant to must not have missed it. A pause that nobody ordered. */
export function stoodStill(table: Table, now: Millis, span: Millis): Outcome<null> {
  if (table.phase !== 'running' || timed(table).length === 0) return refuse('table-nothing-open');
  const asks = table.asks.map((open) => shifted(table.settings, open, span));
  const work = workOn({ ...table, asks });
  note(work, null, 'log-outage', { span });
  tellHome(work, { kind: 'say', lines: [{ id: 'table-told-outage', args: { span } }] }, { silent: true });
  // Those who were all ready are kept waiting no longer than usual.
  for (const open of asks) hurry(work, open.number, now);
  refreshStatus(work);
  for (const open of timed(work.table))
    for (const { seat } of open.forms) refreshForm(work, open.number, seat, { silent: true });
  return finished(work, null);
}

/** What the chat would have read meanwhile is lost; where the table stands now is written anew. */
export function backInChat(table: Table): Outcome<null> {
  const work = workOn(table);
  if (table.phase === 'lobby') refreshLobby(work, { fresh: true });
  else refreshStatus(work, { fresh: true });
  return finished(work, null);
}

/**
 * Whoever leads a group leads its table too, once the table's own master is gone from there.
 * @param gone who that was, as the caller has found out: another may have taken the table over meanwhile
 */
export function takeOver(table: Table, person: PersonId, gone: PersonId): Outcome<null> {
  if (table.master !== gone || gone === person || table.phase === 'ended' || table.phase === 'cancelled')
    return refuse('table-over');
  const work = workOn({ ...table, master: person });
  note(work, person, 'log-new-master');
  if (table.phase === 'lobby') refreshLobby(work);
  return finished(work, null);
}
