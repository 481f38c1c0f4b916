/** What the settings of a table are called. Pure. */
import type { Msg } from '../../kit/game.ts';
import { msg } from '../../messages/msg.ts';
import type { Settings } from '../model/aggregate.ts';

/** What each setting is called in texts: `lobby-settings-<name>`. */
export const settingNamesOf = {
  pace: 'pace',
  clocks: 'pace',
  zone: 'zone',
  quiet: 'quiet',
  daysOff: 'days',
  early: 'early',
  grace: 'grace',
  missesUntilAway: 'misses',
  progress: 'seen',
  warn: 'warn',
  anonymous: 'anonymous',
} as const satisfies Readonly<Record<keyof Settings, string>>;

/** The names of what a wish changes, for the log. */
export function settingNames(wish: Partial<Settings>): readonly Msg[] {
  // A named pace brings clocks and nights of its own.
  const changed = wish.pace === undefined ? (Object.keys(wish) as (keyof Settings)[]) : (['pace'] as const);
  return changed.map((key) => msg(`lobby-settings-${settingNamesOf[key]}`));
}
