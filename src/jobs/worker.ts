/**
 * The worker: runs the jobs of deadlines, reminders and deliveries. Any number of processes may run one on the same
 * database; each job is done by one of them. New jobs are heard of by LISTEN, within milliseconds.
 *
 * The jobs are run by one runner at a time (runner.ts), which is supervised by what it does (supervisor.ts).
 */
import { runMigrations } from 'graphile-worker';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { Millis } from '../table/model/aggregate.ts';
import type { Time } from '../table/ports/ports.ts';
import { createLiveness, type Liveness } from './liveness.ts';
import { queueLogger } from './log.ts';
import { createOrphanage } from './orphans.ts';
import { createPulse } from './pulse.ts';
import { createRests } from './rests.ts';
import { startRunner } from './runner.ts';
import { type SuperviseNeeds, supervise } from './supervisor.ts';
import { type Tasks, taskList } from './tasks.ts';
import { within } from './within.ts';

export interface WorkerOptions {
  /** For the supervision; the tasks may use it too. */
  readonly pool: pg.Pool;
  /** For a runner alone. */
  readonly openPool: (max: number) => pg.Pool;
  readonly tasks: Tasks;
  readonly time: Time;
  readonly logger: Logger;
  /** Milliseconds from one letter to the next, of all chats together. */
  readonly spacing: Millis;
  /** How many jobs this process does at once. */
  readonly concurrency?: number;
  readonly liveness?: Liveness;
  readonly onTrouble?: SuperviseNeeds['onTrouble'];
}

export interface Worker {
  /** Rejects with a WorkerFault when no fresh runner does anything either; stays open otherwise. */
  readonly broken: Promise<never>;
  /** Takes no more jobs, and waits a little for those in hand. */
  stop(): Promise<void>;
}

/** The queue's tables, with which every change of a table needs to be able to write jobs. Safe with several processes. */
export async function prepareJobs(pool: pg.Pool, logger: Logger): Promise<void> {
  await runMigrations({ pgPool: pool, logger: queueLogger(logger) });
}

/** Between two looks for the jobs of dead processes. */
const ORPHANS_MS = { usual: 3_000, suspecting: 500 };
/** For what is done at the very end. */
const LAST_MS: Millis = 2_000;

export async function startWorker(options: WorkerOptions): Promise<Worker> {
  const { pool, openPool, tasks, time, logger, spacing, concurrency = 8, liveness = createLiveness() } = options;
  await prepareJobs(pool, logger);
  const pulse = createPulse(pool);
  const leftBy = `left-by:${pulse.name}`;
  const hire = (onEnd: () => void) =>
    startRunner({
      pool,
      openPool,
      concurrency,
      leftBy,
      logger,
      onEnd,
      tasks: (leaving, nudge) => ({
        ...taskList({ tasks, time, logger, leaving, leftBy, rests: createRests({ spacing, nudge }) }),
        [pulse.name]: () => pulse.task(),
      }),
    });
  const endFreeing = keepFreeing(pool, logger);
  const { begun, broken, stop } = supervise({ pulse, liveness, hire, logger, onTrouble: options.onTrouble });
  await begun;
  return {
    broken,
    async stop() {
      endFreeing();
      await stop();
      await within(LAST_MS, 'the end of the pulse', pulse.end()).catch(() => undefined);
    },
  };
}

/** @returns ends it */
function keepFreeing(pool: pg.Pool, logger: Logger): () => void {
  const orphanage = createOrphanage(pool);
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;
  async function look(): Promise<void> {
    let pause = ORPHANS_MS.usual;
    try {
      const { dead, missing } = await orphanage.look();
      if (dead > 0) logger.warn({ workers: dead }, 'took over the jobs of a process that died');
      if (missing) pause = ORPHANS_MS.suspecting;
    } catch (err) {
      logger.debug({ err }, 'could not look for jobs of dead processes'); // the supervisor tells of the database
    }
    if (!isOver) timer = setTimeout(look, pause);
  }
  void look();
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}
