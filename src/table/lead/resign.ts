/**
 * Giving up a private game that runs. It ends at once and the other has won: nobody need go on against a computer player who
 * took the seat, and the game itself knows no such end, so its story stays as it was told. Pure.
 */
import { msg } from '../../messages/msg.ts';
import { resignedOutcome } from '../facts/outcome.ts';
import { isPrivate } from '../facts/private.ts';
import { ownSeat, seatOf } from '../facts/sitting.ts';
import type { Act } from '../model/act.ts';
import { type Outcome, type Reply, refuse } from '../model/aggregate.ts';
import { showDeadlines } from '../round/rest.ts';
import { withdrawAll } from '../tell/offers.ts';
import { finished, note, tellHome, workOn } from '../tell/work.ts';

export function resign({ table, by }: Act): Outcome<Reply> {
  const { phase } = table;
  if (!isPrivate(table)) return refuse('table-not-lobby');
  if (phase === 'ended' || phase === 'cancelled') return refuse('table-over');
  if (phase === 'frozen') return refuse('table-frozen');
  if (phase === 'lobby') return refuse('table-not-begun');
  const seat = ownSeat(table, by.person) ?? seatOf(table, by.person);
  if (seat === undefined) return refuse('table-not-in');
  const { lent } = table.seats[seat] ?? {};
  if (lent && lent.owner !== by.person) return refuse('private-only-owner-resigns');
  const work = workOn(table);
  note(work, by.person, 'log-resigned');
  showDeadlines(work);
  withdrawAll(work);
  work.table = { ...work.table, phase: 'ended', pausedAt: null, asks: [], outcome: resignedOutcome(table, seat) };
  tellHome(work, { kind: 'end', resigned: seat });
  return finished<Reply>(work, { said: msg('private-you-resigned') });
}
