/** A table's game as JSON, for `/export` and `npm run verify`. */
import { commitment } from '../../kit/dice.ts';
import type { Msg } from '../../kit/game.ts';
import type { GameRecord } from '../../kit/replay.ts';
import type { CommitRecord, Table } from '../model/aggregate.ts';
import { type PeekRecord, peekRecords } from './peeks.ts';

/** While it is played only what everybody has read: no seed, no answers, no private lines. */
export interface PublicRecord extends Omit<GameRecord, 'seed' | 'commits'> {
  readonly commits: readonly { readonly notes: readonly { readonly rank: string; readonly text: Msg }[] }[];
}

/** The whole of a game that is not over, for an operator who looks for a fault: with the seed and all sealed answers. */
export interface OperatorsRecord extends GameRecord {
  /** The table as it stands, with what is filled in of the open asks. Persons are numbered by their seats. */
  readonly table: Table;
}

/** @param commits all of them, from the set-up on */
export function operatorsRecord(table: Table, commits: readonly CommitRecord[]): OperatorsRecord {
  // Whoever looks into a fault needs to know where people sit, and not who they are.
  const seats = table.seats.map(({ lent: _, offer: __, ...x }, seat) => ({
    ...x,
    person: x.person === null ? null : seat + 1,
  }));
  const { motion: ___, ...known } = table.desk;
  const desk = { ...known, heir: null, offers: [], reminded: [] };
  return {
    ...wholeRecord(table, commits),
    table: { ...table, seats, desk, master: 0, home: { chat: 0 } },
  };
}

/** For the program's own use: with the seed and all answers, whether it is over or not. */
export function wholeRecord(
  { game, version, options, seed, seats }: Table,
  commits: readonly CommitRecord[],
): GameRecord {
  return {
    game,
    version,
    options,
    seats: seats.length,
    hash: commitment(seed),
    seed,
    commits: commits.map(({ answers, notes }) => ({ answers, notes })),
  };
}

/** After the end: with the peeks of its masters, which are nobody's business before. */
export interface WholeRecord extends GameRecord {
  readonly peeks: readonly PeekRecord[];
}

/** @param commits all of them, from the set-up on */
export function recordOf(
  table: Table,
  commits: readonly CommitRecord[],
  log: Parameters<typeof peekRecords>[0],
): WholeRecord | PublicRecord {
  const { game, version, options, seed } = table;
  const front = { game, version, options, seats: table.seats.length, hash: commitment(seed) };
  if (table.phase === 'ended' || table.phase === 'cancelled')
    return { ...wholeRecord(table, commits), peeks: peekRecords(log) };
  const told = commits.map(({ notes }) => ({
    notes: notes.flatMap(({ rank, text }) => (text ? [{ rank, text }] : [])),
  }));
  return { ...front, commits: told };
}
