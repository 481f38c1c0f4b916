/** What befalls a table from outside: the bot stood still, it is back in the chat, its master left the group. Pure. */
import { type Millis, type Outcome, type PersonId, slots, type Table } from './aggregate.ts';
import { timed } from './asked.ts';
import { shifted } from './clocks.ts';
import { hurry } from './early.ts';
import { isPrivate } from './private.ts';
import {
  finished,
  note,
  refreshForm,
  refreshLobby,
  refreshStatus,
  refuse,
  seatOf,
  tellHome,
  tellSeat,
  workOn,
} from './work.ts';

/** Nobody could answer for so long: whoever meant to must not have missed it. A pause that nobody ordered. */
export function stoodStill(table: Table, now: Millis, span: Millis): Outcome<null> {
  if (table.phase !== 'running' || timed(table).length === 0) return refuse('table-nothing-open');
  const asks = table.asks.map((open) => shifted(table.settings, open, span));
  const work = workOn({ ...table, asks });
  note(work, null, 'log-outage', { span });
  tellHome(work, { kind: 'say', lines: [{ id: 'table-told-outage', args: { span } }] }, { silent: true });
  // A heart beats only once a minute: those who were all ready are kept waiting no longer than their grace.
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

/** The same for one of those at a private table, with what happened meanwhile in short: no group has it for him to read. */
export function backAtTable(table: Table, person: PersonId): Outcome<null> {
  const seat = seatOf(table, person);
  if (!isPrivate(table) || seat === undefined) return refuse('table-not-in');
  const { id, statusCount: of, commit: to } = table;
  const work = workOn(table);
  const title = timed(table)[0]?.ask.title;
  if (table.phase === 'lobby') tellSeat(work, seat, { kind: 'lobby' }, { slot: slots.lobby(id), fresh: true });
  else tellSeat(work, seat, { kind: 'catch-up', since: null, to, seat }, { silent: true });
  if (title)
    tellSeat(work, seat, { kind: 'status', of, title }, { slot: slots.status(id, of), fresh: true, silent: true });
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
