/**
 * Whole games as they were played, kept so that a change of the rules cannot go unnoticed.
 *
 *   recording   a game's record as `/export` writes it, how it ended, and some of the states on the way
 *   rules       which options it was played by: a preset, or the recommended ones with one of them changed
 *
 * test/recorded/<game>/v<version>/<rules>-<seats>-<number>.json.gz; `npm run record` writes those of the present version. Those
 * of older versions stay: running games of that version are still about.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { AnyGame, Seat } from '../../src/kit/game.ts';
import type { GameRecord } from '../../src/kit/replay.ts';

export interface Recording extends GameRecord {
  readonly rules: string;
  readonly outcome: readonly (readonly Seat[])[];
  /** What a table of this version keeps of a game that is not over, by the commit after which it stood so. */
  readonly states: readonly { readonly commit: number; readonly state: unknown }[];
}

/** The recordings of one version, in the order of their names. */
export function recordingsOf({ id, version }: Pick<AnyGame, 'id' | 'version'>): readonly Recording[] {
  const folder = folderOf(id, version);
  return namesIn(folder).map((name) => JSON.parse(gunzipSync(readFileSync(`${folder}/${name}`)).toString()));
}

/** Writes the recordings of the present version in place of those that were there. */
export function write(
  { id, version }: Pick<AnyGame, 'id' | 'version'>,
  recordings: ReadonlyMap<string, Recording>,
): void {
  const folder = folderOf(id, version);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [name, recording] of recordings) {
    writeFileSync(`${folder}/${name}.json.gz`, gzipSync(JSON.stringify(recording), { level: 9 }));
  }
}

function folderOf(id: string, version: number): string {
  return fileURLToPath(new URL(`${id}/v${version}`, import.meta.url));
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder).sort();
  } catch {
    return []; // nothing was recorded of this version yet
  }
}
