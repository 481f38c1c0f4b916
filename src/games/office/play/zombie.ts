/** A computer zombie: bites whom he can, goes where people are soonest reached and seen, and thinks a wall worth a few steps. */
import type { Dice } from '../../../kit/game.ts';
import { type Cell, directions, neighbour, stepTo } from '../data/plan.ts';
import type { Mover } from '../mover.ts';
import { costFrom, edgeCost, fieldOf } from '../rules/field.ts';
import { preyFrom } from '../rules/fighting.ts';
import { leastOf } from '../rules/frenzy.ts';
import { peopleOf, zombiesOf } from '../rules/people.ts';
import { sees } from '../rules/sight.ts';
import type { Action } from '../state.ts';
import type { View } from '../view.ts';

/** A wall takes two tries, an action two steps. */
export const wallSteps = 4;

export function zombieWish(mover: Mover, dice: Dice): Action {
  const { view, cell, course, reach } = mover;
  const field = fieldOf({
    plan: view.plan,
    quarry: peopleOf(view.players).map((human) => human.cell),
    blocked: new Set(zombiesOf(view.players).map((zombie) => zombie.cell)),
    breaking: wallSteps,
  });
  const far = (to: Cell | undefined) => costFrom(field, to);
  if (course.frenzy.length > 0) return { do: 'frenzy', to: dice.pick(course.frenzy) };
  const prey = preyFrom(view, cell);
  if (prey.length > 0 && course.actions > 0) return { do: 'bite', whom: dice.pick(leastOf(prey, guarded(mover))) };
  if (course.steps > 0) {
    const cost = (to: Cell) => far(to) - seenFrom(view, to);
    const to = dice.pick(leastOf([...reach.keys()], cost));
    if (cost(to) < cost(cell)) return { do: 'go', to };
  }
  if (course.actions === 0) return { do: 'end', take: false };
  const ways = directions.flatMap((direction) => {
    const cost = far(neighbour(cell, direction)) + edgeCost(view.plan, cell, direction, wallSteps);
    return Number.isFinite(cost) ? [{ direction, cost }] : [];
  });
  if (ways.length === 0) return { do: 'end', take: false };
  const { direction } = dice.pick(leastOf(ways, (way) => way.cost));
  if (stepTo(view.plan, cell, direction, false) === undefined) return { do: 'break', direction };
  return { do: 'roll' };
}

/** Each person in sight is worth a step: the next die may be red. */
function seenFrom(view: View, from: Cell): number {
  return peopleOf(view.players).filter(({ cell }) => sees(view.plan, from, cell, view.options.sight)).length;
}

/** Who bears neither axe nor first aid is bitten first. */
function guarded({ view }: Mover): (seat: number) => number {
  return (seat) => (view.players[seat]?.items ?? []).filter((thing) => thing === 'axe' || thing === 'aid').length;
}
