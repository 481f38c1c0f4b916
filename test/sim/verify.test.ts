/** `npm run verify`: exit code and verdict. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { citadel } from '../../src/games/citadel/index.ts';
import { commitment } from '../../src/kit/dice.ts';
import { optionsOf } from '../../src/kit/presets.ts';
import { drive } from '../../src/sim/drive.ts';
import { verdictOn } from '../../src/sim/verdict.ts';

const folder = mkdtempSync(join(tmpdir(), 'verify-'));
afterAll(() => rmSync(folder, { recursive: true }));

const seed = '0123abcd';
const options = optionsOf(citadel, 'recommended');
const played = [
  ...drive(citadel, { seats: 10, options, seed }, ({ view, ask, seat }, dice) =>
    seat === 9 ? undefined : citadel.play(view, ask, dice),
  ),
];
const record = {
  game: 'citadel',
  version: citadel.version,
  preset: 'recommended',
  seats: 10,
  seed,
  hash: commitment(seed),
  commits: played.map(({ answers, notes }) => ({
    answers: answers.map(({ ask, seat, draft, by }) => ({ ask, seat, draft, by })),
    notes,
  })),
};

describe('verify', () => {
  test('as a command: the verdict and its exit code', () => {
    const path = join(folder, 'export.json');
    writeFileSync(path, JSON.stringify({ ...record, exportedAt: 'today' }));
    const run = (file: string) =>
      spawnSync(process.execPath, ['--import', 'tsx', 'src/sim/verify.ts', file], { encoding: 'utf8' });
    const { status, stdout } = run(path);
    expect(stdout).toMatch(/: reproduced: citadel, \d+ commits, \d+ notes, to the end\n$/);
    expect(status).toBe(0);
    expect(run(join(folder, 'nowhere.json'))).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('cannot be read'),
    });
  });
  test.each([
    [
      'another seed',
      { ...record, seed: 'ffff', hash: commitment('ffff') },
      /^not reproduced: commit 0, note \d+: recorded/,
    ],
    ['a seed that was not published', { ...record, seed: 'ffff' }, /^not reproduced: the seed does not belong/],
    ['unknown options', { ...record, options: { wave_scale: '7' } }, /^not reproduced: the options of the record/],
    ['no game of ours', { ...record, game: 'chess' }, /^there is no game "chess" here/],
    ['an export from before the end', { game: 'citadel' }, /^is not the export of a finished game \(version: /],
  ])('%s is not reproduced', (_, changed, line) => {
    expect(verdictOn(JSON.stringify(changed))).toMatchObject({ passed: false, line: expect.stringMatching(line) });
  });
  test('an answer that was not on offer is named', () => {
    const [setup, first, ...rest] = record.commits;
    const answers = first?.answers.map((answer, i) => (i === 4 ? { ...answer, draft: { pick: 'wings' } } : answer));
    const changed = { ...record, commits: [setup, { ...first, answers }, ...rest] };
    expect(verdictOn(JSON.stringify(changed)).line).toBe(
      'not reproduced: commit 1: seat 4 could not give that answer to bonus',
    );
  });
  test('commits of another version of the rules are named as not checked, and do not fail', () => {
    const last = record.commits.length - 1;
    expect(verdictOn(JSON.stringify({ ...record, version: 99 }))).toEqual({
      passed: true,
      line: `not checked: citadel, commits 0 to ${last}, played by version 99 of the rules; here it is ${citadel.version}`,
    });
    const [state, took] = [{ round: 9 }, { first: 3, version: 99, from: 98, state: { round: 3 }, left: { old: 3 } }];
    expect(verdictOn(JSON.stringify({ ...record, version: 99, state, stretches: [took] })).states).toEqual([
      'after commit 2, as version 98 left it: {"old":3}',
      'after commit 2, as version 99 took it over: {"round":3}',
      `after commit ${last}, as it is stored: {"round":9}`,
    ]);
    const commits = record.commits.map((x) => ({ ...x, digest: '00' }));
    expect(verdictOn(JSON.stringify({ ...record, commits })).line).toMatch(
      /^not reproduced: commit 0 came to 00, replayed/,
    );
  });
  test('other words for the same facts are said to be other words', () => {
    const [setup, ...rest] = record.commits;
    const state = played.at(-1)?.state;
    const reworded = { ...record, state, commits: [{ ...setup, notes: [] }, ...rest] };
    expect(verdictOn(JSON.stringify(reworded))).toMatchObject({
      passed: true,
      line: expect.stringMatching(
        /^reproduced: .* to the end; told in other words from commit 0, note 0: recorded null/,
      ),
    });
  });
  test('what is not JSON is told', () => {
    expect(verdictOn('{')).toEqual({ passed: false, line: 'is not JSON' });
  });
});
