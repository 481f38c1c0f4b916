/** One chat's letters do not keep a place that others wait for. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { takeTurn } from '../../src/jobs/tasks.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('a turn is over after twenty seconds, or when the runner is to end', () => {
  const leaving = new AbortController();
  const [long, short, later] = [takeTurn(leaving.signal), takeTurn(leaving.signal), takeTurn(leaving.signal)];
  short.end();
  vi.advanceTimersByTime(19_000);
  expect(long.over.aborted).toBe(false);
  vi.advanceTimersByTime(1_000);
  expect([long, short].map(({ over }) => over.aborted)).toEqual([true, false]);
  expect(later.over.aborted).toBe(true);

  const cut = takeTurn(leaving.signal);
  leaving.abort();
  expect([cut, takeTurn(leaving.signal)].map(({ over }) => over.aborted)).toEqual([true, true]);
  expect(short.over.aborted, 'what has ended is let alone').toBe(false);
});
