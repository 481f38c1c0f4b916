/** Who sits where. Pure. */
import type { Seat } from '../../kit/game.ts';
import type { PersonId, Sitter, Table } from '../model/aggregate.ts';

export function seatOf(table: Table, person: PersonId): Seat | undefined {
  const seat = table.seats.findIndex((x) => x.person === person);
  return seat === -1 ? undefined : seat;
}

/** The seat that is this person's own while somebody else plays it. */
export function ownSeat(table: Table, person: PersonId): Seat | undefined {
  const seat = table.seats.findIndex((x) => x.lent?.owner === person);
  return seat === -1 ? undefined : seat;
}

/** Whose the seat is, whoever plays it. */
export function ownerOf({ person, lent }: Pick<Sitter, 'person' | 'lent'>): PersonId | null {
  return lent ? lent.owner : person;
}

/** Whose name the seat bears: what a deputy does is told of the owner. */
export function nameBearer({ person, lent }: Pick<Sitter, 'person' | 'lent'>): PersonId | null {
  return lent?.as === 'deputy' ? lent.owner : person;
}
