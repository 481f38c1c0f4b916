/** An ask that all are ready for closes before its deadline, after a grace in which each may take it back. Pure. */
import type { AnyGame } from '../../kit/game.ts';
import { awaited, isReady } from '../facts/asked.ts';
import type { Millis } from '../model/aggregate.ts';
import { setAsk, type Work } from '../tell/work.ts';
import { closeAsk, settle } from './course.ts';

/**
 * The grace begins when the last awaited seat is ready, and is gone when one takes it back. While the table is paused its
 * time stands still: who gets ready then is given the whole grace once it goes on.
 */
export function hurry(work: Work, number: number, now: Millis): void {
  const open = work.table.asks.find((x) => x.number === number);
  if (!open) return;
  const waits = awaited(work.table, open);
  const all = waits.length > 0 && waits.every((seat) => isReady(open, seat));
  if (!all || !work.table.settings.early || open.ask.mode !== 'sealed') {
    setAsk(work, { ...open, closesAt: open.deadline });
    return;
  }
  const alone = work.table.seats.filter((x) => x.person != null).length === 1;
  const grace = alone ? 0 : work.table.settings.grace;
  // One that runs already goes on.
  setAsk(work, { ...open, closesAt: Math.min(open.closesAt, (work.table.pausedAt ?? now) + grace) });
}

/** Who plays alone with computer players waits for nobody. A deadline that has passed is closed by the clock, which may be held. */
export function settleEarly(work: Work, game: AnyGame, now: Millis): void {
  const { table } = work;
  if (table.phase !== 'running') return;
  const due = table.asks.find((x) => x.closesAt <= now && awaited(table, x).every((seat) => isReady(x, seat)));
  if (!due) return;
  closeAsk(work, game, due, 'early');
  settle(work, game, now);
}
