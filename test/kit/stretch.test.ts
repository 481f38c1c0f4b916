/** A game that several versions of its rules have played is verified and shown stretch by stretch. */
import { describe, expect, test } from 'vitest';
import { commitment, diceOf } from '../../src/kit/dice.ts';
import { digestOf } from '../../src/kit/digest.ts';
import type { AnyGame } from '../../src/kit/game.ts';
import { type GameRecord, type RecordedCommit, replay, replayed, statesOf } from '../../src/kit/replay.ts';
import type { Stretch } from '../../src/kit/stretch.ts';
import { first, second, third } from '../toys/editions.ts';

const seed = '5eed';
const options = { rounds: '6' };

/** Plays `commits` more by these rules. @param state undefined: from the set-up */
function played(game: AnyGame, state: unknown, from: number, commits: number) {
  const all: RecordedCommit[] = [];
  const states: unknown[] = [];
  let now = state;
  for (let number = from; number < from + commits; number++) {
    const throws: number[] = [];
    const dice = diceOf(seed, number, throws);
    const answers = now === undefined ? [] : game.asks(now).flatMap(({ key }) => [answer(key, 0), answer(key, 1)]);
    const { state: next, notes } =
      now === undefined
        ? game.setup(2, options, dice)
        : game.apply(
            now,
            answers.map(({ draft, ...x }) => ({ ...x, action: Number(draft.pick) })),
            dice,
          );
    all.push({ answers, notes, digest: digestOf(next, throws) });
    states.push(next);
    now = next;
  }
  return { commits: all, states, state: now };
}
function answer(ask: string, seat: number) {
  return { ask, seat, draft: { pick: String(seat + 2) }, by: 'player' as const };
}
function takenOver(by: AnyGame, from: number, commit: number, left: unknown): Stretch {
  return { first: commit, version: by.version, from, state: by.upgrade?.(left, from), left };
}

const before = played(first, undefined, 0, 3);
const took = takenOver(second, 1, 3, before.state);
const after = played(second, took.state, 3, 4);
const record: GameRecord = {
  game: 'editions',
  version: 2,
  options,
  seats: 2,
  seed,
  hash: commitment(seed),
  stretches: [took],
  commits: [...before.commits, ...after.commits],
  state: after.state,
};
const withCommit = (number: number, change: Partial<RecordedCommit>): GameRecord => ({
  ...record,
  commits: record.commits.map((x, i) => (i === number ? { ...x, ...change } : x)),
});

describe('a game that newer rules carried on', () => {
  test('is checked from the stored state on; what older rules played is named as unchecked', () => {
    expect(replay(second, record)).toEqual({
      same: true,
      commits: 4,
      notes: 4,
      over: true,
      unchecked: [{ version: 1, first: 0, last: 2 }],
    });
    expect(replayed(second, record).state).toEqual(after.state);
  });

  test('is checked by the older rules as far as they went', () => {
    expect(replay(first, record)).toMatchObject({
      same: true,
      commits: 3,
      over: false,
      unchecked: [{ version: 2, first: 3, last: 6 }],
    });
  });

  test('of rules that are gone altogether nothing is checked and nothing fails, but the seed is still the published one', () => {
    expect(replay(third, record)).toEqual({
      same: true,
      commits: 0,
      notes: 0,
      over: false,
      unchecked: [
        { version: 1, first: 0, last: 2 },
        { version: 2, first: 3, last: 6 },
      ],
    });
    expect(replay(third, { ...record, hash: commitment('other') })).toMatchObject({ fault: { kind: 'hash' } });
  });

  test('may have been taken over twice between two commits', () => {
    const again = takenOver(third, 2, 3, took.state);
    const last = played(third, again.state, 3, 4);
    const whole = { ...record, version: 3, stretches: [took, again], commits: [...before.commits, ...last.commits] };
    expect(replay(third, { ...whole, state: last.state })).toMatchObject({
      same: true,
      commits: 4,
      unchecked: [{ version: 1, first: 0, last: 2 }],
    });
    expect(replay(third, { ...whole, commits: before.commits, state: undefined })).toMatchObject({
      same: true,
      commits: 0,
    });
    expect(replayed(third, { ...whole, commits: before.commits, state: undefined }).state).toEqual(again.state);
  });

  test('shows the boards that these rules know, beginning with the one that they took over', () => {
    expect([...statesOf(second, record)]).toEqual([undefined, undefined, took.state, ...after.states]);
    expect([...statesOf(first, record)]).toEqual([...before.states, ...after.states.map(() => undefined)]);
    expect([...statesOf(third, record)]).toEqual(record.commits.map(() => undefined));
  });
});

describe('what a commit came to', () => {
  test('is compared by its digest: another state, or another throw, is found where it is', () => {
    expect(replay(second, withCommit(4, { digest: digestOf({}, []) }))).toMatchObject({
      fault: { kind: 'state', commit: 4 },
    });
    // As if another answer had been given: legal, so only what came of it tells.
    const swapped = record.commits[4]?.answers.map((x) => ({ ...x, draft: { pick: '1' } })) ?? [];
    expect(replay(second, withCommit(4, { answers: swapped }))).toMatchObject({ fault: { kind: 'state', commit: 4 } });
  });

  test('is not told by words: what is worded otherwise now is reproduced, and said to be worded otherwise', () => {
    const reworded = [{ rank: 'headline', text: { id: 'editions-total' } }];
    expect(replay(second, withCommit(4, { notes: reworded }))).toMatchObject({
      same: true,
      retold: { kind: 'note', commit: 4, note: 0 },
    });
  });

  test('without digests, of older releases, is what the stored state behind the last says', () => {
    const old = { ...record, commits: record.commits.map(({ digest: _, ...x }) => x) };
    expect(replay(second, old)).toMatchObject({ same: true, commits: 4 });
    expect(replay(second, { ...old, state: { 'edition-2': { edition: 2, left: 0, sum: 1 } } })).toMatchObject({
      fault: { kind: 'state', commit: 6 },
    });
    expect(replay(first, { ...old, stretches: [{ ...took, left: {} }] })).toMatchObject({
      fault: { kind: 'state', commit: 2 },
    });
  });

  test('in an export without either is what was told', () => {
    const commits = after.commits.map(({ digest: _, ...x }, i) => (i === 1 ? { ...x, notes: [] } : x));
    const old = { ...record, commits: [...before.commits, ...commits], state: undefined };
    expect(replay(second, old)).toMatchObject({ fault: { kind: 'note', commit: 4 } });
  });
});
