/** A worker whose tasks only note what they were given. */
import { setTimeout as sleep } from 'node:timers/promises';
import { onTestFinished, vi } from 'vitest';
import type { Tasks } from '../../src/jobs/tasks.ts';
import { startWorker, type Worker, type WorkerOptions } from '../../src/jobs/worker.ts';
import { type Storage, silent } from '../storage/kit.ts';

export interface Noted {
  readonly task: string;
  readonly payload: unknown;
  readonly at: number;
}

/** Runs until the test is over or `stop` is called. */
export async function worker(
  { pool, openPool }: Pick<Storage, 'pool' | 'openPool'>,
  wish: Partial<Tasks> = {},
  more: Partial<Pick<WorkerOptions, 'time' | 'spacing' | 'concurrency' | 'liveness' | 'onTrouble'>> = {},
): Promise<Worker & { noted: Noted[] }> {
  const noted: Noted[] = [];
  const note = (task: string) => async (payload?: unknown) => {
    noted.push({ task, payload, at: Date.now() });
    return undefined;
  };
  const tasks: Tasks = {
    due: note('due'),
    remind: note('remind'),
    giveback: note('giveback'),
    idle: note('idle'),
    deliver: note('deliver'),
    prune: async () => undefined,
    ...wish,
  };
  const usual = { time: { now: () => Date.now() }, spacing: 1, concurrency: 4 };
  const started = await startWorker({ pool, openPool, tasks, logger: silent, ...usual, ...more });
  let stopped: Promise<void> | undefined;
  const stop = () => {
    stopped ??= started.stop();
    return stopped;
  };
  onTestFinished(stop);
  return { ...started, noted, stop };
}

export function eventually(check: () => void | Promise<void>, timeout = 15_000): Promise<void> {
  return vi.waitFor(check, { timeout, interval: 20 });
}
export { sleep };
