/** What befalls a table from outside: the bot is back in the chat, its master left the group. Pure. */
import type { Outcome, PersonId, Table } from './aggregate.ts';
import { finished, note, refreshLobby, refreshStatus, refuse, workOn } from './work.ts';

/** What the chat would have read meanwhile is lost; where the table stands now is written anew. */
export function backInChat(table: Table): Outcome<null> {
  const work = workOn(table);
  if (table.phase === 'lobby') refreshLobby(work, { fresh: true });
  else refreshStatus(work, { fresh: true });
  return finished(work, null);
}

/** Whoever leads a group leads its table too, once the table's own master is gone from there. The caller knows that he is. */
export function takeOver(table: Table, person: PersonId): Outcome<null> {
  if (table.master === person || table.phase === 'ended' || table.phase === 'cancelled') return refuse('table-over');
  const work = workOn({ ...table, master: person });
  note(work, person, 'log-new-master');
  if (table.phase === 'lobby') refreshLobby(work);
  return finished(work, null);
}
