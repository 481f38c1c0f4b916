/** How strict this Telegram is and what goes wrong, as the page orders it. */
import { z } from 'zod';
import { type Action, action } from './action.ts';
import { faultKinds } from './faults.ts';
import type { FaultsView, StrictView } from './views.ts';
import { fullyStrict, type World } from './world.ts';

/** Longer than anybody looks at a spinning button. */
const noExpiry = 3_600_000;

export function strictView({ strict }: World): StrictView {
  const { floods, privacyMode, limits, queryLifetime } = strict;
  return { floods: floods !== false, privacyMode, limits, expiry: queryLifetime < noExpiry };
}

export function faultsView({ faults }: World): FaultsView {
  return { calls: faults.ordered, duplicates: faults.duplicatesOrdered, unreachable: faults.isUnreachable };
}

const count = z.int().min(1).max(100);

export const weatherActions: Readonly<Record<string, Action>> = {
  fault: action(
    z.strictObject({ kind: z.enum(faultKinds), count, retry_after: z.int().min(1).max(600).optional() }),
    ({ world }, { kind, count, retry_after }) => {
      world.faults.next(count, kind, retry_after === undefined ? {} : { retry_after });
      world.changed();
    },
  ),
  duplicates: action(z.strictObject({ count }), ({ world }, { count }) => {
    world.faults.duplicateUpdates(count);
    world.changed();
  }),
  unreachable: action(z.strictObject({ seconds: z.int().min(1).max(86_400) }), ({ world }, { seconds }) => {
    world.faults.unreachable(seconds * 1000);
    world.changed();
    // Nothing else tells the page that it is over.
    setTimeout(() => world.changed(), seconds * 1000 + 100).unref();
  }),
  calm: action(z.strictObject({}), ({ world }) => {
    world.faults.clear();
    world.changed();
  }),
  strict: action(
    z
      .strictObject({ floods: z.boolean(), privacyMode: z.boolean(), limits: z.boolean(), expiry: z.boolean() })
      .partial(),
    ({ world }, { floods, privacyMode, limits, expiry }) => {
      const { strict } = world;
      if (floods !== undefined) strict.floods = floods;
      if (privacyMode !== undefined) strict.privacyMode = privacyMode;
      if (limits !== undefined) strict.limits = limits;
      if (expiry !== undefined) strict.queryLifetime = expiry ? fullyStrict.queryLifetime : noExpiry;
      world.changed();
    },
  ),
};
