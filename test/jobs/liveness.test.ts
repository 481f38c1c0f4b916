/** How a worker is judged: by work done, and only while work could be done. */
import { describe, expect, it } from 'vitest';
import { createLiveness, type Seen } from '../../src/jobs/liveness.ts';

const bounds = { idle: 10_000, returning: 3_000, busy: 90_000, tries: 3, steady: 60_000 };
const step = 1_000;
const well = (beat: 'done' | 'coming' | 'late') => ({ database: 'well', beat }) as const;
const away = { database: 'away', why: 'connection refused' } as const;
const readOnly = { database: 'read-only', why: 'read-only' } as const;

function judge() {
  let now = 0;
  const liveness = createLiveness({ bounds, now: () => now });
  const see = (look: Seen['look'], more: Partial<Omit<Seen, 'look'>> = {}) => {
    now += more.passed ?? step;
    return liveness.see({ look, hasEnded: false, isFull: false, passed: step, ...more });
  };
  /** How many seconds it takes until something other than "go on" is said. */
  const until = (look: Seen['look'], more: Partial<Omit<Seen, 'look'>> = {}) => {
    for (let seconds = 1; seconds < 1_000; seconds++) {
      const verdict = see(look, more);
      if (verdict.kind !== 'go on') return { seconds, ...verdict };
    }
    return 'never';
  };
  return { liveness, see, until };
}

describe('a worker', () => {
  it('that does its beats is left alone, and so is one whose beat is not due', () => {
    const { until, liveness } = judge();
    expect(until(well('coming'))).toBe('never');
    expect(until(well('done'))).toBe('never');
    expect(liveness.age()).toBe(0);
  });

  it('that does nothing with a hand free is replaced after ten seconds, with all hands full only after ninety', () => {
    expect(judge().until(well('late'))).toMatchObject({ seconds: 11, kind: 'replace', why: 'idle' });
    expect(judge().until(well('late'), { isFull: true })).toMatchObject({ seconds: 91, kind: 'replace', why: 'idle' });
  });

  it('is blamed for nothing while the database is away or takes nothing', () => {
    const { until, see } = judge();
    expect(until(away, { hasEnded: true })).toBe('never');
    expect(until(readOnly, { hasEnded: true })).toBe('never');
    expect(see(well('late'), { hasEnded: true })).toMatchObject({ kind: 'replace', why: 'broken', pause: 0 });
  });

  it('that does not come back with the database is replaced sooner, and not as one that idled', () => {
    const { until, see } = judge();
    see(away);
    expect(until(well('late'))).toMatchObject({ seconds: 4, why: 'broken' });
    expect(until(well('late'))).toMatchObject({ seconds: 11, why: 'idle' });
  });

  it('is not accused of time in which the database was not prompt', () => {
    expect(judge().until(well('late'), { passed: 0 })).toBe('never');
  });

  it('is given up when no fresh one lasts, though each begins well; told as news once', () => {
    const { until, see, liveness } = judge();
    for (let i = 0; i < bounds.tries; i++) {
      expect(until(well('late'))).toMatchObject({ kind: 'replace', isNews: i === 0 });
      see(well('done'));
    }
    expect(until(well('late'))).toMatchObject({ kind: 'give up' });
    expect(liveness.restarts).toEqual({ idle: 3, broken: 0 });
  });

  it('that lasted, or lost its database, is judged anew', () => {
    const { until, see } = judge();
    const exhausted = () => {
      for (let i = 0; i < bounds.tries; i++) expect(until(well('late'))).toMatchObject({ kind: 'replace' });
    };
    exhausted();
    for (let i = 0; i < 61; i++) see(well('done'));
    expect(until(well('late'))).toMatchObject({ kind: 'replace', isNews: true });
    see(away);
    exhausted();
    expect(until(well('late'))).toMatchObject({ kind: 'give up' });
  });

  it('that cannot even be started is given up after as many tries, with longer and longer pauses', () => {
    const { liveness } = judge();
    expect(Array.from({ length: bounds.tries + 1 }, () => liveness.failed())).toMatchObject([
      { pause: 0 },
      { pause: 500 },
      { pause: 1_000 },
      { kind: 'give up' },
    ]);
  });
});
