/** Deployments as older programs left them (README.md beside this says what is in them), put into a database of a test's own. */
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import pg from 'pg';
import type { GameRecord } from '../../src/kit/replay.ts';
import { emptyDatabase, type TestDatabase } from '../database.ts';

/** What the old program said of a table. */
export interface OldTable {
  readonly table: number;
  readonly name: string;
  readonly game: string;
  readonly preset: string;
  readonly phase: string;
  /** What it was before maintenance held it. */
  readonly held?: string;
  readonly asleep?: true;
  readonly anonymous?: true;
  readonly commit: number;
  /** Open ones that hang on a clock; seats that were awaited, and those of them that were not any more. */
  readonly asks: readonly {
    readonly ask: string;
    readonly deadline: string;
    readonly awaited: readonly number[];
    readonly ready: readonly number[];
  }[];
  readonly away: readonly number[];
  readonly lent: readonly number[];
  /** Of one that is over: what the replay of its export came to. */
  readonly verify?: string;
}

export interface OldStats {
  readonly person: number;
  readonly games: number;
  readonly ranked: number;
  readonly wins: number;
  readonly missed: number;
}

export interface Dump {
  /** The moment at which it was made. */
  readonly now: number;
  readonly tables: readonly OldTable[];
  /** `/stats` by chat. */
  readonly stats: ReadonlyMap<number, readonly OldStats[]>;
  /** `/export` of those that are over, by table. */
  readonly exports: ReadonlyMap<number, GameRecord>;
}

/** @param release the commit of the program that made it */
export function readDump(release: string): Dump {
  const { now, tables, stats } = JSON.parse(read(`${release}.json`).toString());
  const exports = JSON.parse(gunzipSync(read(`${release}.exports.json.gz`)).toString());
  return { now: Date.parse(now), tables, stats: byNumber(stats), exports: byNumber(exports) };
}

/** A database with all that was in the old one; drop it in the end. */
export async function restore(release: string): Promise<TestDatabase> {
  const database = await emptyDatabase();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    await client.query(gunzipSync(read(`${release}.sql.gz`)).toString());
  } finally {
    await client.end();
  }
  return database;
}

function read(name: string): Buffer {
  return readFileSync(new URL(name, import.meta.url));
}

function byNumber<T>(found: Readonly<Record<string, T>>): ReadonlyMap<number, T> {
  return new Map(Object.entries(found).map(([key, value]) => [Number(key), value]));
}
