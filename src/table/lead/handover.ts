/**
 * The mastery goes to somebody else, who has to want it. Who leads is seen by all, so at an anonymous table the heir goes
 * by neither his name nor his figure: the one would be tied to the other as soon as he leads. Pure.
 */
import { msg } from '../../messages/msg.ts';
import { hidesNames } from '../facts/anonymity.ts';
import { barred } from '../facts/barred.ts';
import { groupOnly } from '../facts/private.ts';
import type { Act, Names } from '../model/act.ts';
import { type Outcome, type PersonId, type Reply, refuse } from '../model/aggregate.ts';
import { forgetHeir, showHeir } from '../tell/offers.ts';
import { finished, note, refreshLobby, setDesk, tellHome, workOn } from '../tell/work.ts';

export function offerMastery({ table, by, nameOf }: Act & Names, person: PersonId): Outcome<Reply> {
  const no = groupOnly(table) ?? barred(table, by, ['lobby', 'running', 'paused', 'frozen']);
  if (no) return no;
  if (person === table.master) return refuse('desk-already-master');
  const name = nameOf(person);
  const work = workOn(table);
  setDesk(work, { heir: person });
  if (hidesNames(table)) note(work, by.person, 'log-heir-masked');
  else note(work, by.person, 'log-heir', { name });
  showHeir(work, person, { fresh: true });
  return finished<Reply>(work, { said: msg('desk-heir-offered', { name }) });
}

export function acceptMastery({ table, by, nameOf }: Act & Names): Outcome<Reply> {
  if (table.phase === 'ended' || table.phase === 'cancelled') return refuse('table-over');
  if (table.desk.heir !== by.person) return refuse('desk-not-heir');
  const work = workOn({ ...table, master: by.person });
  note(work, by.person, 'log-handed-over');
  const told = hidesNames(table)
    ? msg('desk-told-master-masked')
    : msg('desk-told-master', { name: nameOf(by.person) });
  tellHome(work, { kind: 'say', lines: [told] });
  forgetHeir(work);
  if (table.phase === 'lobby') refreshLobby(work);
  return finished<Reply>(work, { said: msg('desk-master-now', { table: table.name }) });
}
