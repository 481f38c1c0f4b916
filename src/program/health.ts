/** Whether work is done: what `/readyz` and `/metrics` tell. */
import { createMetrics } from '../bot/pulse/metrics.ts';
import { lately } from '../jobs/lately.ts';
import { createLiveness } from '../jobs/liveness.ts';
import { createReadiness } from '../jobs/readiness.ts';
import { within } from '../jobs/within.ts';
import type { Store } from './store.ts';

/** For what metrics want to know of the database. */
const longestLook = 3_000;
/** Metrics are dear, and open to whoever reaches the port. */
const freshFor = 1_000;

export type Health = ReturnType<typeof watchHealth>;

export function watchHealth({ operations }: Pick<Store, 'operations'>) {
  const liveness = createLiveness();
  const readiness = createReadiness({ lateness: operations.lateness, liveness });
  const metrics = createMetrics({
    queueLength: () => within(longestLook, 'the queue', operations.health()).then(({ queue }) => queue),
    tablesByPhase: () => within(longestLook, 'the tables', operations.phases()),
    ages: readiness.ages,
    restarts: () => liveness.restarts,
  });
  const { registry } = metrics;
  return {
    liveness,
    metrics,
    complaint: () => readiness.complaint(),
    registry: { metrics: lately(freshFor, () => registry.metrics()), contentType: registry.contentType },
  };
}
