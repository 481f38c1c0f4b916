import { describe, expect, test } from 'vitest';
import { commitment } from '../../src/kit/dice.ts';
import { type GameRecord, replay } from '../../src/kit/replay.ts';
import { drive } from '../../src/sim/drive.ts';
import { cards } from '../toys/alternating.ts';
import { flood } from '../toys/sealed.ts';

const seed = '5eed';
const played = [
  ...drive(flood, { seats: 3, options: { rounds: '4' }, seed }, ({ view, ask, seat }, dice) =>
    seat === 0 ? undefined : flood.play(view, ask, dice),
  ),
];
const record: GameRecord = {
  game: 'flood',
  version: 1,
  options: { rounds: '4' },
  seats: 3,
  seed,
  hash: commitment(seed),
  commits: played.map(({ answers, notes }) => ({
    answers: answers.map(({ ask, seat, draft, by }) => ({ ask, seat, draft, by })),
    notes,
  })),
};
const changed = (commit: number, change: Partial<GameRecord['commits'][number]>): GameRecord => ({
  ...record,
  commits: record.commits.map((x, i) => (i === commit ? { ...x, ...change } : x)),
});

describe('replay', () => {
  test('a true record is reproduced, to the end or to where it stops', () => {
    const notes = played.reduce((sum, x) => sum + x.notes.length, 0);
    expect(replay(flood, record)).toEqual({ same: true, commits: 5, notes, over: true, unchecked: [] });
    expect(replay(flood, { ...record, commits: record.commits.slice(0, 3) })).toMatchObject({
      same: true,
      over: false,
    });
  });
  test('the order of keys does not matter: a database may change it', () => {
    const notes = record.commits[1]?.notes.map((note) =>
      Object.fromEntries(Object.entries(note as object).toReversed()),
    );
    expect(replay(flood, changed(1, { notes: notes ?? [] }))).toMatchObject({ same: true });
  });
  test('another game, set of options or seed is told', () => {
    const fault = (changes: Partial<GameRecord>) => replay(flood, { ...record, ...changes });
    expect(replay(cards, record)).toMatchObject({ fault: { kind: 'game', expected: 'flood', found: 'cards' } });
    expect(fault({ options: { rounds: '9' } })).toMatchObject({ fault: { kind: 'options' } });
    expect(fault({ options: {} })).toMatchObject({ fault: { kind: 'options' } });
    expect(fault({ seed: '5eee' })).toMatchObject({ fault: { kind: 'hash', expected: record.hash } });
  });
  test('another seed with a hash that fits it throws otherwise', () => {
    const verdict = replay(flood, { ...record, seed: 'other', hash: commitment('other') });
    expect(verdict).toMatchObject({ same: false, fault: { kind: 'note' } });
  });
  test('a changed, missing or added note is found where it is', () => {
    const notes = record.commits[2]?.notes ?? [];
    const lie = { rank: 'headline', text: { id: 'flood-stands', args: { water: 0 } } };
    expect(replay(flood, changed(2, { notes: [lie] }))).toMatchObject({ fault: { kind: 'note', commit: 2, note: 0 } });
    expect(replay(flood, changed(2, { notes: [] }))).toMatchObject({ fault: { kind: 'note', commit: 2, note: 0 } });
    expect(replay(flood, changed(2, { notes: [...notes, lie] }))).toMatchObject({
      fault: { kind: 'note', commit: 2, note: notes.length, found: 'null' },
    });
  });
  test('an answer that was not on offer, or not asked, is found', () => {
    const answer = { ask: 'plan:4', seat: 1, draft: { rows: { job: { pick: 'fly' } } }, by: 'player' } as const;
    expect(replay(flood, changed(1, { answers: [answer] }))).toMatchObject({
      fault: { kind: 'answer', commit: 1, ask: 'plan:4', seat: 1 },
    });
    const [first, ...rest] = record.commits[1]?.answers ?? [];
    if (!first) throw new Error('nobody answered');
    for (const wrong of [
      { ...first, ask: 'plan:9' },
      { ...first, seat: 7 },
    ]) {
      expect(replay(flood, changed(1, { answers: [wrong, ...rest] }))).toMatchObject({ fault: { kind: 'answer' } });
    }
  });
});
