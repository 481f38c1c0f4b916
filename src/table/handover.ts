/** The mastery goes to somebody else, who has to want it. Pure. */
import type { Arg } from '../kit/game.ts';
import { type Outcome, type PersonId, slots, type Table } from './aggregate.ts';
import { hidesNames } from './anonymity.ts';
import { barred } from './barred.ts';
import { setDesk } from './desk.ts';
import type { By } from './ports.ts';
import type { Reply } from './service.ts';
import { finished, note, ownSeat, refreshLobby, refuse, seatOf, tellHome, type Work, workOn } from './work.ts';

export function offerMastery(table: Table, by: By, person: PersonId, known: string): Outcome<Reply> {
  const no = barred(table, by, ['lobby', 'running', 'paused', 'frozen']);
  if (no) return no;
  if (person === table.master) return refuse('desk-already-master');
  const work = workOn(table);
  const name = calledHere(table, person, known);
  setDesk(work, { heir: person });
  note(work, by.person, 'log-heir', { name });
  showOffer(work, person, { fresh: true });
  return finished<Reply>(work, { said: { id: 'desk-heir-offered', args: { name } } });
}

export function acceptMastery(table: Table, by: By, known: string): Outcome<Reply> {
  if (table.phase === 'ended' || table.phase === 'cancelled') return refuse('table-over');
  if (table.desk.heir !== by.person) return refuse('desk-not-heir');
  const name = calledHere(table, by.person, known);
  const work = workOn({ ...table, master: by.person });
  setDesk(work, { heir: null });
  note(work, by.person, 'log-handed-over');
  tellHome(work, { kind: 'say', lines: [{ id: 'desk-told-master', args: { name } }] });
  showOffer(work, by.person, { silent: true });
  if (table.phase === 'lobby') refreshLobby(work);
  return finished<Reply>(work, { said: { id: 'desk-master-now', args: { table: table.name } } });
}

/** At an anonymous table by his figure. */
function calledHere(table: Table, person: PersonId, known: string): Arg {
  const seat = hidesNames(table) ? (seatOf(table, person) ?? ownSeat(table, person)) : undefined;
  return seat === undefined ? known : { seat };
}

function showOffer(work: Work, person: PersonId, more: { readonly fresh?: true; readonly silent?: true }): void {
  tellHome(work, { kind: 'heir', person }, { slot: slots.heir(work.table.id), ...more });
}
