/**
 * An update that Telegram delivers twice is handled once, as far as this process remembers. What changes a table is safe over
 * all processes and restarts anyway (storage/updates.ts); this spares the person a second answer to the same question.
 */
import type { MiddlewareFn } from 'grammy';
import type { BotContext } from '../context/context.ts';
import type { Metrics } from '../pulse/metrics.ts';

/** Telegram repeats what it thinks unheard within a minute or so. */
const remembered = 2_000;

export function oncePerUpdate(metrics: Pick<Metrics, 'update'>): MiddlewareFn<BotContext> {
  const seen = new Set<number>();
  return async ({ update: { update_id } }, next) => {
    if (seen.has(update_id)) return;
    seen.add(update_id);
    const [oldest] = seen;
    if (seen.size > remembered && oldest !== undefined) seen.delete(oldest);
    metrics.update();
    await next();
  };
}
