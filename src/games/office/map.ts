/**
 * The plan in letters of one width, 30 to a line, for those who have no picture. Nothing in it is a word;
 * what its signs mean stands above it.
 *
 *   @ me   & a person   Z a zombie   x a token face down   i a thing face up   • in reach   · empty
 *   | - a wall   : = a door   * a hole   + a corner
 */
import type { Msg } from '../../kit/game.ts';
import {
  allCells,
  type Cell,
  columnLetter,
  columns,
  type Direction,
  edgeAt,
  neighbour,
  type Plan,
  rowOf,
  rows,
} from './data/plan.ts';
import type { View } from './view.ts';

type Cells = { has(cell: Cell): boolean };
type Seen = Pick<View, 'plan' | 'players' | 'tokens' | 'lying' | 'seat'>;

/** A form with the pad below it is seen at once on a phone. */
const mostLines = 10;

/** @param around where given, only as many rows about it as a phone shows together with the pad */
export function mapOf(view: Seen, reach: Cells = new Set<Cell>(), around?: Cell): readonly Msg[] {
  const signs = signsOf(view, reach);
  const letters = Array.from({ length: columns }, (_, column) => columnLetter(column));
  const [first, last] = around === undefined ? [0, rows - 1] : rowsAround(view.plan, rowOf(around));
  const lines = Array.from({ length: last - first + 1 }, (_, i) => first + i).flatMap((row) => {
    const cells = cellsOf(row);
    return [
      `${String(row + 1).padStart(2, '0')}|${cells.map((cell) => signs[cell] + right(view.plan, cell)).join('')}`,
      ...(row < last && hasEdgeBelow(view.plan, row)
        ? [`··+${cells.map((cell) => `${below(view.plan, cell)}+`).join('')}`]
        : []),
    ];
  });
  return [
    { id: 'office-map-legend' },
    ...[`·· ${letters.join(' ')}`, ...lines].map((row) => ({ id: 'office-map-row', args: { row } })),
  ];
}

/** By turns one row more above and below, while the lines suffice. */
function rowsAround(plan: Plan, row: number): readonly [first: number, last: number] {
  let [first, last, left] = [row, row, mostLines - 2];
  const take = (next: number, border: number): boolean => {
    const cost = hasEdgeBelow(plan, border) ? 2 : 1;
    if (next < 0 || next >= rows || cost > left) return false;
    left -= cost;
    return true;
  };
  for (let grows = true; grows; ) {
    const [up, down] = [take(first - 1, first - 1), take(last + 1, last)];
    if (up) first -= 1;
    if (down) last += 1;
    grows = up || down;
  }
  return [first, last];
}

const cellsOf = (row: number): readonly Cell[] => allCells.slice(row * columns, (row + 1) * columns);

/** Rows between which nothing stands are written one under the other. */
function hasEdgeBelow(plan: Plan, row: number): boolean {
  return row >= 0 && row < rows - 1 && cellsOf(row).some((cell) => below(plan, cell) !== ' ');
}

/** Whoever stands there covers what lies there, and that the way leads there. */
function signsOf({ players, tokens, lying, seat }: Seen, reach: Cells): readonly string[] {
  const signs: string[] = allCells.map((cell) => (reach.has(cell) ? '•' : '·'));
  for (const { cell } of lying) signs[cell] = 'i';
  for (const cell of tokens) signs[cell] = 'x';
  for (const [i, { cell, role }] of players.entries()) {
    if (cell !== null) signs[cell] = i === seat ? '@' : role === 'human' ? '&' : 'Z';
  }
  return signs;
}

const right = (plan: Plan, cell: Cell) => edgeSign(plan, cell, 'right', { wall: '|', door: ':' });
const below = (plan: Plan, cell: Cell) => edgeSign(plan, cell, 'down', { wall: '-', door: '=' });

function edgeSign(plan: Plan, cell: Cell, direction: Direction, signs: { wall: string; door: string }): string {
  const edge = neighbour(cell, direction) === undefined ? 'wall' : edgeAt(plan, cell, direction);
  if (edge === 'wall') return signs.wall;
  if (edge === 'door') return signs.door;
  return edge === 'hole' ? '*' : ' ';
}
