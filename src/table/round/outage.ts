/**
 * Outages: none of us lived, or Telegram could not be reached, so nobody could answer. Deadlines are held meanwhile (jobs
 * ask bot/pulse/heart.ts before they strike) and move by the time lost. Pure.
 *
 * How long all outages took together only ever grows (`Heartbeat` in ports.ts), and each table remembers how much of it
 * it has been given. So a table gets every outage once, whoever notices it, however often, and whatever dies meanwhile.
 */
import { msg } from '../../messages/msg.ts';
import { timed } from '../facts/asked.ts';
import { shifted } from '../facts/clocks.ts';
import type { Moment } from '../model/act.ts';
import { type Millis, type Outcome, refuse } from '../model/aggregate.ts';
import { finished, note, setDesk, tellHome, workOn } from '../tell/work.ts';
import { hurry } from './early.ts';
import { showDeadlines } from './rest.ts';

/** A silence up to this is a restart or a hiccup, and costs nobody his move. */
export const OUTAGE: Millis = 60_000;

/** Telegram does not answer: what time would do to a table has to wait, and is no fault. */
export class Unheard extends Error {
  override readonly name = 'Unheard';
}

/**
 * Gives back what is owed of `lost`, the length of all outages ever. A pause and a fault have stopped the clock already,
 * and give their time back by themselves.
 */
export function giveTimeBack({ table, now }: Moment, lost: Millis): Outcome<null> {
  const span = lost - table.credited;
  if (span <= 0) return refuse('table-nothing-open');
  const work = workOn({ ...table, credited: lost });
  // Nor does a table that gathers or pauses end because nobody could come.
  const { touchedAt, warnedAt } = table.desk;
  setDesk(work, { touchedAt: touchedAt + span, warnedAt: warnedAt === null ? null : warnedAt + span });
  if (table.phase !== 'running' || timed(table).length === 0) return finished(work, null);
  const asks = table.asks.map((open) => shifted(table.settings, open, span));
  work.table = { ...work.table, asks };
  note(work, null, 'log-outage', { span });
  tellHome(work, { kind: 'say', lines: [msg('table-told-outage', { span })] }, { silent: true });
  // Those who were all ready are kept waiting no longer than usual.
  for (const open of asks) hurry(work, open.number, now);
  showDeadlines(work);
  return finished(work, null);
}
