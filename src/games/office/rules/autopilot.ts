/** A zombie nobody leads (rulings 28, 41): he bites who stands beside him, else approaches the nearest person, else breaks. */
import type { Dice } from '../../../kit/game.ts';
import { type Cell, directions, neighbour, stepTo } from '../data/plan.ts';
import { perform, type Turn, walk } from './deeds.ts';
import { anyWayRound, costFrom, edgeCost, fieldOf } from './field.ts';
import { bite, preyFrom } from './fighting.ts';
import { leastOf } from './frenzy.ts';
import { peopleOf, takenCells } from './people.ts';
import { breakThrough, rage, roll } from './zombies.ts';

/** One thing after another; false: there is nothing to do any more. */
export function leadOn(turn: Turn, dice: Dice): boolean {
  const { state, course, cell } = turn;
  if (course.frenzy.length > 0) {
    rage(turn, dice.pick(course.frenzy));
    return true;
  }
  const field = fieldOf({
    plan: state.plan,
    quarry: peopleOf(state.players).map((human) => human.cell),
    blocked: takenCells(state.players.filter((player) => player.role === 'zombie')),
    breaking: anyWayRound,
  });
  if (course.steps > 0 && approach(turn, field, dice)) return true;
  if (course.actions === 0) return false;
  const prey = preyFrom(state, cell);
  if (prey.length > 0) {
    bite(turn, dice.pick(prey), dice);
    return true;
  }
  const ways = directions.flatMap((direction) => {
    const cost = costFrom(field, neighbour(cell, direction)) + edgeCost(state.plan, cell, direction, anyWayRound);
    return Number.isFinite(cost) ? [{ direction, cost }] : [];
  });
  const best = leastOf(ways, (way) => way.cost);
  if (best.length === 0) return false;
  const { direction } = dice.pick(best);
  if (stepTo(state.plan, cell, direction, false) === undefined) breakThrough(turn, direction, dice);
  else roll(turn, dice);
  return true;
}

/** As near as the steps carry him, and no further than beside his prey. */
function approach(turn: Turn, field: readonly number[], dice: Dice): boolean {
  const far = (cell: Cell) => costFrom(field, cell);
  const reached = [...walk(turn.state, turn.seat, []).keys()];
  const to = dice.pick(leastOf(reached, far));
  if (far(to) >= far(turn.cell)) return false;
  perform(turn, { do: 'go', to }, dice);
  turn.course.steps = 0;
  return true;
}
