/** How a person wants to be treated, at all his tables: when he sleeps, and how often he is to be reminded. Pure. */
import type { Millis, Settings } from './aggregate.ts';
import { outOfQuiet } from './clocks.ts';

export const reminderHabits = ['both', 'last', 'none'] as const;

export interface Habits {
  /** No sound and no reminder from `from` to `to` ('23:00', '08:00'); null: those of the table. */
  readonly quiet: Settings['quiet'];
  /** IANA name; null: that of the table. */
  readonly zone: string | null;
  /** Of the two that the clock sends; what a game master sends is another matter. */
  readonly reminders: (typeof reminderHabits)[number];
}

/** Of who has chosen nothing. */
export const usual: Habits = { quiet: null, zone: null, reminders: 'both' };

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
