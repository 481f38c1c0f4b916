/** Who is a person, of all accounts that Telegram shows. */
import type { User } from 'grammy/types';

/** @GroupAnonymousBot */
export const anonymousAdmin = 1_087_968_824;
/** Telegram's own accounts that stand in for people: anonymous admins, channels, Telegram itself. */
const standIns = new Set([anonymousAdmin, 136_817_688, 777_000]);

/** Somebody who can sit at a table: no bot, and nobody who writes as a group or a channel. */
export function isPerson(user: User | undefined): user is User {
  return user !== undefined && !user.is_bot && !standIns.has(user.id);
}
