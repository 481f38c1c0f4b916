/** What is the master's alone, and what can be done when. Pure. */

import type { By } from '../model/act.ts';
import { type Refusal, refuse, type Table } from '../model/aggregate.ts';
import { leads } from './private.ts';

/** Why the master cannot do it now; undefined: he can. */
export function barred(table: Table, by: By, phases: readonly Table['phase'][]): Refusal | undefined {
  return leads(table, by.person) ? untimely(table, phases) : refuse('table-not-master');
}

/** Why nobody can do it now. */
export function untimely(table: Table, phases: readonly Table['phase'][]): Refusal | undefined {
  if (phases.includes(table.phase)) return undefined;
  switch (table.phase) {
    case 'lobby':
      return refuse('table-not-begun');
    case 'frozen':
      return refuse('table-frozen');
    case 'ended':
    case 'cancelled':
      return refuse('table-over');
    case 'running':
    case 'paused':
      return refuse(table.phase === 'paused' ? 'table-is-paused' : 'table-not-paused');
    default:
      return table.phase satisfies never;
  }
}
