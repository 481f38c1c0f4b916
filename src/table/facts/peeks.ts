/** What the log has of the looks that a master took at a seat (lead/peek.ts), for the end. Pure. */
import type { Arg } from '../../kit/game.ts';
import type { LogEntry, Millis } from '../model/aggregate.ts';

export const PEEK = 'log-master-peek';

export function isPeek({ text }: Pick<LogEntry, 'text'>): boolean {
  return text.id === PEEK;
}

/** As the record of a game tells it, which knows people by their seats only. */
export interface PeekRecord {
  /** Milliseconds since 1970. */
  readonly at: Millis;
  /** At which seat, from 1 as people count. */
  readonly number: Arg | undefined;
  /** What was open then. */
  readonly titles: Arg | undefined;
}

export function peekRecords(log: readonly (LogEntry & { readonly at: Millis })[]): readonly PeekRecord[] {
  return log
    .filter(isPeek)
    .map(({ at, text: { args } }) => ({ at, number: args?.['number'], titles: args?.['titles'] }));
}
