/** A deadline: the open ask closes, and whoever missed it is counted. Pure. */
import { timed } from '../facts/asked.ts';
import type { Moment } from '../model/act.ts';
import { type Outcome, refuse } from '../model/aggregate.ts';
import { finished, workOn } from '../tell/work.ts';
import { countMisses, tellAway, tellNoShows } from './away.ts';
import { closeAsk } from './close.ts';
import { settle } from './course.ts';
import { fallAsleep } from './rest.ts';

/** The clock strikes: closes the ask if its time has come. */
export function due({ game, table, now }: Moment, number: number): Outcome<null> {
  const open = timed(table).find((x) => x.number === number);
  if (table.phase !== 'running' || !open || open.closesAt > now) return refuse('table-nothing-open');
  const work = workOn(table);
  // Only a deadline is missed; what closed early closed because nobody was waited for.
  const isMissed = open.deadline <= now;
  closeAsk(work, game, open, isMissed ? 'clock' : 'early', now);
  const gone = isMissed ? countMisses(work, game, open) : [];
  if (isMissed && table.statusCount === 1) tellNoShows(work, open);
  const { length: told } = work.posts;
  settle(work, game, now);
  fallAsleep(work, game, now);
  // Above what opens next; that nobody is here at all has been told otherwise.
  if (work.table.phase === 'running') work.posts.splice(told, 0, ...tellAway(gone));
  return finished(work, null);
}
