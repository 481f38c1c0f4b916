/**
 * What an act has to know besides the table: names and habits. Both are looked up before the table is locked, so whoever is called
 * otherwise or sleeps otherwise from this moment on is treated as before once more.
 */
import { calledName } from '../facts/names.ts';
import type { KnownHabits, Names } from '../model/act.ts';
import type { PersonId, Table } from '../model/aggregate.ts';
import type { People } from '../ports/ports.ts';

/** Of all who play there or have lent their seats, and of those besides. */
export async function namesAt(
  people: Pick<People, 'get'>,
  table: Table | undefined,
  besides: readonly PersonId[],
): Promise<Names> {
  const sitting = table?.seats.flatMap(({ person, lent }) => [person ?? [], lent?.owner ?? []].flat()) ?? [];
  const known = await people.get([...sitting, ...besides]);
  return { nameOf: (person) => (person === null ? '🤖' : calledName(known.get(person))) };
}

/** Of all who play there. */
export async function habitsAt(people: Pick<People, 'get'>, table: Table | undefined): Promise<KnownHabits> {
  const known = await people.get(table?.seats.flatMap(({ person }) => person ?? []) ?? []);
  return { habits: new Map([...known].map(([person, { habits }]) => [person, habits])) };
}
