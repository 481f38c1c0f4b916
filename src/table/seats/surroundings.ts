/** What befalls a table from outside: people and chats are gone or back, its master left the group. Pure. */
import type { Msg } from '../../kit/game.ts';
import { msg } from '../../messages/msg.ts';
import { hidesNames } from '../facts/anonymity.ts';
import { timed } from '../facts/asked.ts';
import { isPrivate, otherOf } from '../facts/private.ts';
import { ownSeat, seatOf } from '../facts/sitting.ts';
import type { Moment } from '../model/act.ts';
import { type Outcome, type PersonId, refuse, slots, type Table } from '../model/aggregate.ts';
import { forgetHeir } from '../tell/offers.ts';
import { readsStatus, refreshStatus } from '../tell/status.ts';
import { finished, note, refreshLobby, tellSeat, workOn } from '../tell/work.ts';

/** What the chat would have read meanwhile is lost; where the table stands now is written anew. */
export function backInChat({ table }: Moment): Outcome<null> {
  const work = workOn(table);
  if (table.phase === 'lobby') refreshLobby(work, { fresh: true });
  else refreshStatus(work, { fresh: true });
  return finished(work, null);
}

/** The same for one of those at a private table, with what happened meanwhile in short: no group has it for him to read. */
export function backAtTable({ table }: Moment, person: PersonId): Outcome<null> {
  const seat = seatOf(table, person);
  if (!isPrivate(table) || seat === undefined) return refuse('table-not-in');
  const { id, statusCount: of, commit: to } = table;
  const work = workOn(table);
  const title = timed(table)[0]?.ask.title;
  if (table.phase === 'lobby') tellSeat(work, seat, { kind: 'lobby' }, { slot: slots.lobby(id), fresh: true });
  else tellSeat(work, seat, { kind: 'catch-up', since: null, to, seat }, { silent: true });
  if (title && readsStatus(table, table.asks, person))
    tellSeat(work, seat, { kind: 'status', of, title }, { slot: slots.status(id, of), fresh: true, silent: true });
  return finished(work, null);
}

export interface Succession {
  readonly person: PersonId;
  readonly gone: PersonId;
}

/**
 * Whoever leads a group leads its table too, once the table's own master is gone from there.
 * `gone` is who that was, as the caller has found out: another may have taken the table over meanwhile.
 */
export function takeOver({ table }: Moment, { person, gone }: Succession): Outcome<null> {
  if (table.master !== gone || gone === person || table.phase === 'ended' || table.phase === 'cancelled')
    return refuse('table-over');
  const work = workOn({ ...table, master: person });
  note(work, person, 'log-new-master');
  // It was his to offer who led before.
  forgetHeir(work);
  if (table.phase === 'lobby') refreshLobby(work);
  return finished(work, null);
}

/** Nothing can be written into this chat any more: the table's own, or the private one of somebody who sits there. */
export function cutOff({ table }: Moment, chat: number): Outcome<null> {
  // A table for one person has his private chat for its home.
  if (chat === table.home.chat && chat < 0)
    return tellMaster(table, msg('master-told-chat-gone', { table: table.name }));
  const seat = seatOf(table, chat);
  if (seat === undefined) return refuse('table-not-in');
  const about = { table: table.name, name: { seat } };
  if (!isPrivate(table)) return tellMaster(table, msg('master-told-cut-off', about), chat);
  const other = otherOf(table, chat);
  return other === undefined ? refuse('table-not-in') : tell(table, other, msg('private-told-cut-off', about), chat);
}

/** He keeps his seat, and is asked in private. Of a hidden name it would tell whose figure it is. */
export function leftChat({ table }: Moment, person: PersonId): Outcome<null> {
  const seat = seatOf(table, person) ?? ownSeat(table, person);
  if (seat === undefined || hidesNames(table)) return refuse('table-not-in');
  return tellMaster(table, msg('master-told-left', { table: table.name, name: { seat } }), person);
}

function tellMaster(table: Table, text: Msg, of?: PersonId): Outcome<null> {
  return table.master === of ? refuse('table-over') : tell(table, table.master, text, of);
}

/** Of one person once: the same message is edited ever after, and says nothing new. */
function tell(table: Table, to: PersonId, text: Msg, of?: PersonId): Outcome<null> {
  const work = workOn(table);
  const post = { to: { person: to }, letter: { kind: 'say', lines: [text] } } as const;
  work.posts.push(of === undefined ? post : { ...post, slot: `${text.id}:${table.id}:${of}` });
  return finished(work, null);
}
