/**
 * Whether work can be done now, and is. Answers are cheap: however many ask, the database is looked at once a second, and a
 * look that hangs is not waited for, nor begun a second time.
 */
import type { Millis } from '../table/model/aggregate.ts';
import type { Lateness } from '../table/ports/operations.ts';
import { lately } from './lately.ts';
import type { Liveness } from './liveness.ts';
import { within } from './within.ts';

export interface Readiness {
  /** Why not, in one line; undefined: ready. */
  complaint(): Promise<string | undefined>;
  /** In seconds; NaN where it cannot be told. */
  ages(): Promise<Ages>;
}

export interface Ages {
  readonly oldestJob: number;
  readonly oldestLetter: number;
  readonly heartbeat: number;
}

export interface ReadinessNeeds {
  readonly lateness: () => Promise<Lateness>;
  readonly liveness: Pick<Liveness, 'age'>;
  /** How late work may be. */
  readonly bound?: Millis;
}

const MOST_LATE: Millis = 60_000;
const PATIENCE: Millis = 3_000;

export function createReadiness({ lateness, liveness, bound = MOST_LATE }: ReadinessNeeds): Readiness {
  const shared = lately(1_000, lateness);
  const look = () => within(PATIENCE, 'an answer of the database', shared());
  return {
    async complaint() {
      const seen = await look().catch(() => undefined);
      if (!seen) return 'the database does not answer';
      if (seen.isReadOnly) return 'the database is read-only';
      if (liveness.age() > bound) return `the worker has done nothing for ${seconds(liveness.age())} s`;
      // What time does to tables, and what goes to chats, waits rightly while Telegram is away.
      if (!seen.isHeard) return undefined;
      if (seen.job > bound) return `a job has been due for ${seconds(seen.job)} s`;
      if (seen.forgotten > bound) return `a letter has been waiting for ${seconds(seen.forgotten)} s`;
      return undefined;
    },
    async ages() {
      const seen = await look().catch(() => undefined);
      return {
        oldestJob: seen ? seen.job / 1000 : Number.NaN,
        oldestLetter: seen ? seen.letter / 1000 : Number.NaN,
        heartbeat: liveness.age() / 1000,
      };
    },
  };
}

function seconds(age: Millis): number {
  return Math.round(age / 1000);
}
