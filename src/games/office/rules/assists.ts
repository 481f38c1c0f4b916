/** Which zombies helped in a kill (rulings 24, 37). */

import type { Cell, Plan } from '../data/plan.ts';
import { peopleSteps } from './people.ts';
import { reachOf } from './reach.ts';
import { type Sight, sees } from './sight.ts';

export interface Hunt {
  readonly plan: Plan;
  /** Where the victim stood. */
  readonly victim: Cell;
  /** Where anybody else stands. */
  readonly others: ReadonlySet<Cell>;
  /** Zombies on the board, the killer not among them. */
  readonly zombies: readonly Cell[];
  readonly sight: Sight;
}

/** Of the zombies those into whose sight the victim could have come in his next move, staying where he was included. */
export function helpers({ plan, victim, others, zombies, sight }: Hunt): readonly Cell[] {
  const reach = reachOf({ plan, from: victim, steps: peopleSteps, doors: true, blocked: others });
  return zombies.filter((zombie) => [...reach.keys()].some((cell) => sees(plan, zombie, cell, sight)));
}
