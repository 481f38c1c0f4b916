/**
 * Who reads the message of a phase, which says whom the game waits for and until when. It is edited in place, whatever it comes to
 * say, and closed when the phase is over. A group reads it; at a private table only whoever is not asked himself: the form that lies
 * in the same chat says it all, and the status above it would be one more message of every turn. Pure.
 */
import { timed } from '../facts/asked.ts';
import { isPrivate, readersOf } from '../facts/private.ts';
import { type OpenAsk, type PersonId, type Post, slots, type Table } from '../model/aggregate.ts';
import { tellHome, tellPerson, type Work } from './work.ts';

export function refreshStatus(work: Work, more: Pick<Post, 'fresh'> = {}): void {
  tellStatus(work, work.table.asks, more);
}

/**
 * The status message of the asks that were open says that they are over; the next one stands below the story. Of what computer
 * players answered at once nobody has read one, and nobody shall.
 */
export function closeStatus(work: Work, before: readonly OpenAsk[]): void {
  const { id, statusCount: of } = work.table;
  if (of > work.knownStatus) {
    const others = work.posts.filter(({ slot }) => slot !== slots.status(id, of));
    work.posts.splice(0, work.posts.length, ...others);
  } else tellStatus(work, before, {});
}

function tellStatus(work: Work, asks: readonly OpenAsk[], more: Pick<Post, 'fresh'>): void {
  const { table } = work;
  const { id, statusCount: of } = table;
  const title = timed({ asks })[0]?.ask.title;
  if (of === 0 || !title) return;
  const letter = { kind: 'status', of, title } as const;
  const how = { slot: slots.status(id, of), silent: true, ...more };
  if (!isPrivate(table)) {
    tellHome(work, letter, how);
    return;
  }
  for (const person of readersOf(table)) if (readsStatus(table, asks, person)) tellPerson(work, person, letter, how);
}

/** At a private table: whether this person has no form that tells him the same. */
export function readsStatus({ seats }: Pick<Table, 'seats'>, asks: readonly OpenAsk[], person: PersonId): boolean {
  return !timed({ asks }).some(({ ask }) => ask.seats.some((seat) => seats[seat]?.person === person));
}
