/**
 * Keeps a runner at work. What counts is work done (pulse.ts, judged in liveness.ts): a runner that ended, or does nothing
 * while the database answers, is let go and a fresh one hired; nobody waits for its promises. While the database is away or
 * read-only nothing is tried; once it is back, work goes on within seconds. Where fresh runners do no better, it gives up.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Millis } from '../table/model/aggregate.ts';
import type { Liveness, Sentence } from './liveness.ts';
import type { Look, Pulse } from './pulse.ts';
import type { Runner } from './runner.ts';
import { within } from './within.ts';

/** The worker cannot be brought to work. The message is one line for the operator. */
export class WorkerFault extends Error {
  override readonly name = 'WorkerFault';
}

/** What operators should hear of at once, and not through the queue. */
export type Trouble = 'restarted' | 'dead';

export interface SuperviseNeeds {
  readonly pulse: Pick<Pulse, 'look'>;
  readonly liveness: Liveness;
  /** @param onEnd called when it ends without having been let go */
  readonly hire: (onEnd: () => void) => Promise<Runner>;
  readonly logger: Logger;
  /** Called once for each incident in which the worker did nothing though it could have. */
  readonly onTrouble?: ((trouble: Trouble) => Promise<void>) | undefined;
}

/** Between two looks at a worker that lives, and at one that may not. */
const CALM_MS: Millis = 2_000;
const ANXIOUS_MS: Millis = 500;
/** A database that takes longer for this one statement has no time for the worker either. */
const PROMPT_MS: Millis = 1_000;
/** For the last word to the operators. */
const LAST_WORD_MS: Millis = 5_000;

const reasons = { idle: 'does nothing though the database answers', broken: 'broke off' };
const dead =
  'the worker does nothing though the database answers, and no fresh one does; the process ends, to be started anew';

export interface Supervision {
  /** Resolves when the first runner is at work, or could not be hired yet. */
  readonly begun: Promise<void>;
  /** Rejects with a WorkerFault when no runner does anything; stays open otherwise. */
  readonly broken: Promise<never>;
  stop(): Promise<void>;
}

/** Begins at once. */
export function supervise(needs: SuperviseNeeds): Supervision {
  const { pulse, liveness, hire, logger, onTrouble = async () => undefined } = needs;
  const stopping = new AbortController();
  const { signal } = stopping;
  let runner: Runner | undefined;
  /** Let go, and not quite gone. */
  const leaving = new Set<Promise<void>>();
  let wake: () => void = () => undefined;
  let begin: () => void = () => undefined;
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const tell = teller(logger);

  function letGo(): void {
    if (!runner) return;
    const gone = runner.leave().finally(() => leaving.delete(gone));
    leaving.add(gone);
    runner = undefined;
  }

  /** @throws WorkerFault */
  async function attend(look: Look, passed: Millis): Promise<void> {
    if (runner) {
      const { hasEnded, isFull } = runner;
      const verdict = liveness.see({ look, passed, hasEnded: hasEnded(), isFull: isFull() });
      if (verdict.kind === 'go on') return;
      letGo();
      await obey(verdict);
    }
    if (look.database !== 'well' || signal.aborted) return;
    try {
      runner = await hire(() => wake());
    } catch (err) {
      logger.warn({ err }, 'a worker could not be started');
      await obey(liveness.failed());
    }
  }

  /** @throws WorkerFault */
  async function obey(verdict: Sentence): Promise<void> {
    if (verdict.kind === 'give up') {
      await within(LAST_WORD_MS, 'the last word', onTrouble('dead')).catch(() => undefined);
      throw new WorkerFault(dead);
    }
    const { why, pause, isNews } = verdict;
    logger.warn({ restarts: liveness.restarts }, `the worker ${reasons[why]}; a fresh one takes over`);
    if (isNews) onTrouble('restarted').catch((err) => logger.warn({ err }, 'operators could not be told'));
    await sleep(pause, undefined, { signal }).catch(() => undefined);
  }

  /** Until it is worth looking again. */
  async function rest(look: Look): Promise<void> {
    if (signal.aborted) return;
    const isCalm = look.database === 'well' && look.beat !== 'late' && runner?.hasEnded() === false;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, isCalm ? CALM_MS : ANXIOUS_MS);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  async function watch(): Promise<void> {
    let lookedAt = performance.now();
    try {
      while (!signal.aborted) {
        const began = performance.now();
        const look = await pulse.look();
        if (signal.aborted) return;
        const now = performance.now();
        const passed = now - began > PROMPT_MS ? 0 : Math.min(now - lookedAt, 2 * CALM_MS);
        lookedAt = now;
        tell(look);
        await attend(look, passed);
        begin();
        await rest(look);
      }
    } finally {
      begin();
      letGo();
      await Promise.all(leaving);
    }
  }

  const watched = watch();
  const broken = new Promise<never>((_, reject) => watched.catch(reject));
  broken.catch(() => undefined); // whoever wants to know listens
  return {
    begun,
    broken,
    async stop() {
      stopping.abort();
      letGo();
      wake();
      await watched.catch(() => undefined);
    },
  };
}

/** One line when the database goes, and one when it is back. */
function teller(logger: Logger): (look: Look) => void {
  let before: Look['database'] = 'well';
  return (look) => {
    if (look.database === before) return;
    before = look.database;
    if (look.database === 'well') logger.info('the database takes jobs again');
    else logger.warn({ reason: look.why }, `the database is ${look.database}; the worker waits`);
  };
}
