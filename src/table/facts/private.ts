/**
 * A private table has no group: its home is the private chat of its host, who opened it and plays alone with computer players
 * or with one other person, the guest, who comes by an invitation. Each reads in his own chat what a group would read. Pure.
 */
import type { AnyGame, Seat } from '../../kit/game.ts';
import { type PersonId, type Refusal, refuse, type Table } from '../model/aggregate.ts';
import { ownSeat, seatOf } from './sitting.ts';

const MOST_PERSONS = 2;

/** Telegram counts groups below zero; a private chat has the id of its person. */
export function isPrivate({ home }: Pick<Table, 'home'>): boolean {
  return home.chat > 0;
}

/** Whose chats are the home of a private table. */
export function readersOf({ home, seats }: Pick<Table, 'home' | 'seats'>): readonly PersonId[] {
  const sitting = seats.flatMap(({ person, lent }) => [person ?? [], lent?.owner ?? []].flat());
  return [...new Set([home.chat, ...sitting])];
}

/** The seat opposite at a private table, if a person plays there; one's own deputy does not sit opposite. */
export function seatOpposite(table: Table, person: PersonId): Seat | undefined {
  if (!isPrivate(table)) return undefined;
  const mine = ownSeat(table, person) ?? seatOf(table, person);
  const seat = table.seats.findIndex((x, i) => i !== mine && x.person !== null);
  return seat === -1 ? undefined : seat;
}

/** Who plays there. */
export function otherOf(table: Table, person: PersonId): PersonId | undefined {
  const seat = seatOpposite(table, person);
  return seat === undefined ? undefined : (table.seats[seat]?.person ?? undefined);
}

/** Whose commands count: the master's; once a private game has begun, either player's (motion.ts asks the other). */
export function leads(table: Table, person: PersonId): boolean {
  return isPrivate(table) && table.phase !== 'lobby' ? seatOf(table, person) !== undefined : table.master === person;
}

/** Why somebody cannot sit down at a private table; undefined: he can. */
export function closedTo(game: AnyGame, table: Table, person: PersonId): Refusal | undefined {
  if (table.phase === 'ended' || table.phase === 'cancelled') return refuse('table-over');
  if (seatOf(table, person) !== undefined || ownSeat(table, person) !== undefined) return refuse('table-already-in');
  const isFull =
    table.seats.length >= game.seats(table.options).max ||
    table.seats.filter((x) => x.person !== null).length >= MOST_PERSONS;
  return table.phase !== 'lobby' || isFull ? refuse('private-full') : undefined;
}

/** Between two there is nobody to be removed, replaced or put in charge. */
export function groupOnly(table: Table): Refusal | undefined {
  return isPrivate(table) ? refuse('private-two-only') : undefined;
}

/** Whether two people alone can play it by these rules. */
export function isForTwo(game: AnyGame, options: Table['options']): boolean {
  const { min, max } = game.seats(options);
  return min <= MOST_PERSONS && max >= MOST_PERSONS;
}
