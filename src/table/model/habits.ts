/** How a person wants to be treated, at all his tables: when he sleeps, and how often he is to be reminded. Pure. */
import type { Settings } from './aggregate.ts';

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
