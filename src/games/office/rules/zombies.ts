/** A zombie's actions (rulings 17, 20): two in a turn, or three, in any order, also the same twice. */
import type { Dice } from '../../../kit/game.ts';
import { type Cell, type Direction, edgeAt, withHole } from '../data/plan.ts';
import type { Turn } from './deeds.ts';
import { skull } from './fighting.ts';
import { frenzyCells } from './frenzy.ts';
import { peopleOf, takenCells } from './people.ts';

/** 1, 2, 3, 1, 2 and a red 3 (rulings 5.1, 18). */
const faces = [1, 2, 3, 1, 2, 'red'] as const;

export function roll(turn: Turn, dice: Dice): void {
  const { state, seat, player, course, cell } = turn;
  const face = dice.pick(faces);
  const number = face === 'red' ? 3 : face;
  course.actions -= 1;
  course.undo = null;
  course.steps = number;
  state.events.push({ what: 'rolled', seat, number, red: face === 'red' });
  if (face !== 'red') return;
  const cells = frenzyCells({
    plan: state.plan,
    from: cell,
    people: peopleOf(state.players).map((human) => human.cell),
    taken: takenCells(state.players),
    sight: state.options.sight,
  });
  const [only] = cells;
  if (only === undefined) return; // a plain 3
  course.steps = 0;
  if (cells.length > 1) course.frenzy = cells;
  else {
    player.cell = only;
    state.events.push({ what: 'raged', seat, from: cell, to: only });
  }
}

/** Several cells are as near: his choice (ruling 17). */
export function rage({ state, seat, player, course, cell }: Turn, to: Cell): void {
  course.frenzy = [];
  player.cell = to;
  state.events.push({ what: 'raged', seat, from: cell, to });
}

/** One die; a skull opens the edge for good and for everybody (ruling 20). */
export function breakThrough({ state, seat, course, cell }: Turn, direction: Direction, dice: Dice): void {
  const edge = edgeAt(state.plan, cell, direction) ?? 'wall';
  const through = skull(dice);
  course.actions -= 1;
  course.steps = 0;
  course.undo = null;
  if (through) state.plan = withHole(state.plan, cell, direction);
  state.events.push({ what: 'broke', seat, cell, direction, edge, through });
}
