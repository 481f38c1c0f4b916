/** An ask that all are ready for closes before its deadline, after a grace in which each may take it back. Pure. */

import { awaited, interrupts, isReady, timed, waitsForReady } from '../facts/asked.ts';
import type { Millis } from '../model/aggregate.ts';
import { setAsk, type Work } from '../tell/work.ts';

/**
 * The grace begins when the last awaited seat is ready, and is gone when one takes it back. While the table is paused its
 * time stands still: who gets ready then is given the whole grace once it goes on.
 */
export function hurry(work: Work, number: number, now: Millis): void {
  const open = timed(work.table).find((x) => x.number === number);
  if (!open) return;
  const { seats, settings, pausedAt } = work.table;
  const waits = awaited(work.table, open);
  const isHeldUp = interrupts(work.table, open).some((inner) => awaited(work.table, inner).length > 0);
  const all = waits.length > 0 && waits.every((seat) => isReady(open, seat)) && !isHeldUp;
  if (!all || !settings.early || !waitsForReady(open)) {
    if (open.closesAt !== open.deadline) setAsk(work, { ...open, closesAt: open.deadline });
    return;
  }
  const alone = seats.filter((x) => x.person != null).length === 1;
  const grace = alone ? 0 : settings.grace;
  // One that runs already goes on.
  const closesAt = Math.min(open.closesAt, (pausedAt ?? now) + grace);
  if (closesAt !== open.closesAt) setAsk(work, { ...open, closesAt });
}
