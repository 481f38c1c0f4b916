/** What a table keeps in mind beside its game, and how long it may lie untouched. Pure. */
import type { Desk, Millis, Table } from '../model/aggregate.ts';

const DAY: Millis = 24 * 3_600_000;
/** From the warning to the end. */
export const LAST_CALL: Millis = DAY;
const LOBBY_LIES: Millis = 7 * DAY;
/** A month of pause, the last day of it announced. */
const PAUSE_LIES: Millis = 30 * DAY - LAST_CALL;

export function clearDesk(now: Millis): Desk {
  return { touchedAt: now, warnedAt: null, asleep: false, heir: null, offers: [] };
}

/** When a table that nobody touches tells that it will end, or ends. Undefined: deadlines or operators carry it on. */
export function idleAt({ phase, desk, held }: Pick<Table, 'phase' | 'desk' | 'held'>): Millis | undefined {
  if ((phase !== 'lobby' && phase !== 'paused') || held !== undefined) return undefined;
  if (desk.warnedAt !== null) return desk.warnedAt + LAST_CALL;
  return desk.touchedAt + (phase === 'lobby' ? LOBBY_LIES : PAUSE_LIES);
}
