/** How much anybody reads of one phase at most: the numbers of ARCHITECTURE.md, and how they are counted. */
import { expect } from 'vitest';
import { MOST_REMINDERS } from '../../src/table/tell/reminders.ts';
import { askOf, isDigest, isReminder, type Said } from './reading.ts';

/** A person, in private; a line is that he is no longer waited for or that a seat is his, and one more what he missed. */
export const mostOf = { form: 1, reminder: MOST_REMINDERS, digest: 1, line: 2 } as const;
/** The group: a status, a report, a line of who is no longer waited for; a long report goes on in more messages, silently. */
export const mostInGroup = { status: 1, report: 1, away: 1, parts: 5 } as const;

const isForm = (x: Said): boolean => askOf(x) !== undefined;

export const count = (said: readonly Said[], kind: (x: Said) => boolean): number => said.filter(kind).length;

/** @param letters all that was sent to one person from the close of one phase to the close of the next */
export function isNoMoreThanPromised(letters: readonly Said[], where: string): void {
  expect(count(letters, isForm), `${where}: forms`).toBeLessThanOrEqual(mostOf.form);
  expect(count(letters, isReminder), `${where}: reminders`).toBeLessThanOrEqual(mostOf.reminder);
  expect(count(letters, isDigest), `${where}: digests`).toBeLessThanOrEqual(mostOf.digest);
  const lines = letters.filter((x) => !isForm(x) && !isReminder(x) && !isDigest(x));
  expect(lines.map(({ text }) => text).slice(mostOf.line), `${where}: lines`).toEqual([]);
}
