/** A person's open forms once more, below whatever was written since. Pure. */
import { seatOf } from '../facts/sitting.ts';
import type { Act } from '../model/act.ts';
import { type Outcome, type Reply, refuse } from '../model/aggregate.ts';
import { finished, refreshForm, workOn } from '../tell/work.ts';
import { comeBack, pressedInVain } from './away.ts';

export function freshForms({ table, by, now }: Act): Outcome<Reply> {
  const seat = seatOf(table, by.person);
  if (seat === undefined) return refuse('table-not-your-seat');
  const asked = table.asks.filter((x) => x.ask.seats.includes(seat));
  if (asked.length === 0) return pressedInVain(table, seat, now, refuse('table-no-forms'));
  const work = workOn(table);
  comeBack(work, seat, now);
  for (const open of asked) refreshForm(work, open.number, seat, { fresh: true });
  return finished<Reply>(work, { said: null });
}
