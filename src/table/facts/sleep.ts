/** When a person sleeps, by his own hours or those of a table. Pure. */
import type { Millis, Settings } from '../model/aggregate.ts';
import type { Habits } from '../model/habits.ts';
import { outOfQuiet } from './clocks.ts';

/** Who has not said when he sleeps, sleeps when the table does. */
export function atTable(habits: Habits, { quiet }: Pick<Settings, 'quiet'>): Habits {
  return { ...habits, quiet: habits.quiet ?? quiet };
}

/**
 * When this person's own quiet hours end; null: they are not now.
 * @param otherwise the zone of the table, for who has named none
 */
export function wakesAt({ quiet, zone }: Habits, now: Millis, otherwise: string): Millis | null {
  const end = outOfQuiet({ quiet, zone: zone ?? otherwise, daysOff: [] }, now);
  return end > now ? end : null;
}
