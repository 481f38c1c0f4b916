/** The names of things, as messages. */
import type { Msg, Seat } from '../../kit/game.ts';
import { type Cell, cellName, columnLetter, columnOf, type Direction, rowOf, type Section } from './data/plan.ts';
import type { Thing } from './data/things.ts';
import { lastTurn } from './rules/round.ts';

/** A seat as an argument: written as the name of who sits there. */
export function who(seat: Seat): { readonly seat: Seat } {
  return { seat };
}

export function thingName(thing: Thing): Msg {
  return { id: `office-thing-${thing}` };
}

/** Cells are called the same in every language. */
export function at(cell: Cell): string {
  return cellName(cell);
}

export function directionName(direction: Direction): Msg {
  return { id: `office-direction-${direction}` };
}

export const arrows: Readonly<Record<Direction, string>> = { up: '↑', left: '←', right: '→', down: '↓' };

/** Who returns after the last turn does not. */
export function backOf(turn: number): Msg {
  return turn > lastTurn ? { id: 'office-back-never' } : { id: 'office-back', args: { turn } };
}

/** The same, said to him. */
export function yourReturn(turn: number): Msg {
  return turn > lastTurn ? { id: 'office-back-you-never' } : { id: 'office-back-you', args: { turn } };
}

/** "between D and E, rows 1–3". */
export function sectionName({ cell, side, door }: Section): Msg {
  const kind = door ? 'door' : 'plain';
  if (side === 'right') {
    const args = { left: columnLetter(columnOf(cell)), right: columnLetter(columnOf(cell) + 1) };
    const rows = { from: rowOf(cell) + 1, to: rowOf(cell) + 3 };
    return { id: 'office-section-upright', args: { kind, ...args, ...rows } };
  }
  const rows = { above: rowOf(cell) + 1, below: rowOf(cell) + 2 };
  const columns = { from: columnLetter(columnOf(cell)), to: columnLetter(columnOf(cell) + 2) };
  return { id: 'office-section-level', args: { kind, ...rows, ...columns } };
}
