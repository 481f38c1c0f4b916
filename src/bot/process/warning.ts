/**
 * What operators must hear even when no letter goes out any more: sent to each of them directly, past the outbox and its
 * jobs, in their language where the database still tells which that is.
 */

import { setTimeout as sleep } from 'node:timers/promises';
import type { Api } from 'grammy';
import { msg } from '../../messages/msg.ts';
import type { Millis } from '../../table/model/aggregate.ts';
import type { Needs } from '../context/needs.ts';
import { readerLocale } from '../stage/reader.ts';

export type Warning = 'warning-worker-restarted' | 'warning-worker-dead';

export interface WarningNeeds extends Pick<Needs, 'admins' | 'people' | 'words' | 'defaults' | 'logger'> {
  readonly api: Api;
  readonly now?: () => Millis;
}

/** What goes on and on is told once in this time. */
const quiet: Millis = 10 * 60_000;
/** For the database; it is the one that may be in trouble. */
const patience: Millis = 1_000;

/** @returns sends the warning unless the same was sent lately; never fails */
export function createWarning(needs: WarningNeeds): (warning: Warning) => Promise<void> {
  const { api, admins, words, defaults, logger, now = () => performance.now() } = needs;
  const told = new Map<Warning, Millis>();
  return async (warning) => {
    const before = told.get(warning);
    if (before !== undefined && now() - before < quiet) return;
    told.set(warning, now());
    const people = await Promise.race([
      needs.people.get(admins).catch(() => undefined),
      sleep(patience, undefined, { ref: false }),
    ]);
    await Promise.all(
      admins.map(async (admin) => {
        const person = people?.get(admin);
        const speech = words.speak(person ? readerLocale(person, defaults.locale) : defaults.locale);
        // An operator who never pressed Start, or blocked the bot, reads it in the log.
        await api.sendMessage(admin, speech.plain(msg(warning))).catch((err) => {
          logger.warn({ err, admin, warning }, 'an operator could not be warned');
        });
      }),
    );
  };
}
