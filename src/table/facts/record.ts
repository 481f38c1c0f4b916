/** A table's game as JSON, for `/export` and `npm run verify`. */
import { commitment } from '../../kit/dice.ts';
import type { Msg } from '../../kit/game.ts';
import type { GameRecord } from '../../kit/replay.ts';
import type { Stretch } from '../../kit/stretch.ts';
import type { CommitRecord, Table } from '../model/aggregate.ts';
import type { Tables } from '../ports/ports.ts';
import { type PeekRecord, peekRecords } from './peeks.ts';

/** What a table has left behind of its game. */
export interface History {
  /** From the set-up on. */
  readonly commits: readonly CommitRecord[];
  readonly stretches: readonly Stretch[];
}

/** Of the table as it was read: what has happened since is no part of it. */
export async function historyOf(
  tables: Pick<Tables, 'commits' | 'stretches'>,
  { id, commit, version }: Pick<Table, 'id' | 'commit' | 'version'>,
): Promise<History> {
  const stretches = await tables.stretches(id);
  return {
    commits: await tables.commits(id, { skip: 0, take: commit + 1, order: 'asc' }),
    stretches: stretches.filter((stretch) => stretch.version <= version),
  };
}

/** While it is played only what everybody has read: no seed, no answers, no private lines, and no digests of what is secret. */
export interface PublicRecord extends Omit<GameRecord, 'seed' | 'commits' | 'stretches' | 'state'> {
  readonly commits: readonly { readonly notes: readonly { readonly rank: string; readonly text: Msg }[] }[];
}

/** The whole of a game that is not over, for an operator who looks for a fault: with the seed and all sealed answers. */
export interface OperatorsRecord extends GameRecord {
  /** The table as it stands, with what is filled in of the open asks. Persons are numbered by their seats. */
  readonly table: Table;
}

export function operatorsRecord(table: Table, history: History): OperatorsRecord {
  // Whoever looks into a fault needs to know where people sit, and not who they are.
  const seats = table.seats.map(({ lent: _, offer: __, ...x }, seat) => ({
    ...x,
    person: x.person === null ? null : seat + 1,
  }));
  const { motion: ___, ...known } = table.desk;
  const { outcome: ____, ...rest } = table;
  const desk = { ...known, heir: null, offers: [], reminded: [] };
  return {
    ...wholeRecord(table, history),
    table: { ...rest, seats, desk, master: 0, home: { chat: 0 } },
  };
}

/** For the program's own use: with the seed and all answers, whether it is over or not. */
export function wholeRecord(
  { game, version, options, seed, seats, state }: Table,
  { commits, stretches }: History,
): GameRecord {
  return {
    game,
    version,
    options,
    seats: seats.length - commits.filter(({ entered }) => entered !== undefined).length,
    hash: commitment(seed),
    seed,
    ...(stretches.length > 0 && { stretches }),
    commits: commits.map(({ answers, entered, notes, digest }) => ({
      answers,
      ...(entered !== undefined && { entered }),
      notes,
      ...(digest !== undefined && { digest }),
    })),
    state,
  };
}

/** After the end: with the peeks of its masters, which are nobody's business before. */
export interface WholeRecord extends GameRecord {
  readonly peeks: readonly PeekRecord[];
}

export function recordOf(
  table: Table,
  history: History,
  log: Parameters<typeof peekRecords>[0],
): WholeRecord | PublicRecord {
  const { game, version, options, seed } = table;
  const whole = wholeRecord(table, history);
  const front = { game, version, options, seats: whole.seats, hash: commitment(seed) };
  if (table.phase === 'ended' || table.phase === 'cancelled') return { ...whole, peeks: peekRecords(log) };
  const told = history.commits.map(({ notes }) => ({
    notes: notes.flatMap(({ rank, text }) => (text ? [{ rank, text }] : [])),
  }));
  return { ...front, commits: told };
}
