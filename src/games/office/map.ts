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
  rows,
} from './rules/plan.ts';
import type { View } from './view.ts';

type Seen = Pick<View, 'plan' | 'players' | 'tokens' | 'lying' | 'seat'>;

export function mapOf(view: Seen, reach: { has(cell: Cell): boolean } = new Set<Cell>()): readonly Msg[] {
  const signs = signsOf(view, reach);
  const letters = Array.from({ length: columns }, (_, column) => columnLetter(column));
  const outer = `··${'+-'.repeat(columns)}+`;
  const lines = Array.from({ length: rows }, (_, row) => row).flatMap((row) => {
    const cells = allCells.slice(row * columns, (row + 1) * columns);
    return [
      `${String(row + 1).padStart(2, '0')}|${cells.map((cell) => signs[cell] + right(view.plan, cell)).join('')}`,
      row === rows - 1 ? outer : `··+${cells.map((cell) => `${below(view.plan, cell)}+`).join('')}`,
    ];
  });
  return [
    { id: 'office-map-legend' },
    ...[`·· ${letters.join(' ')}`, outer, ...lines].map((row) => ({ id: 'office-map-row', args: { row } })),
  ];
}

/** Whoever stands there covers what lies there, and that the way leads there. */
function signsOf({ players, tokens, lying, seat }: Seen, reach: { has(cell: Cell): boolean }): readonly string[] {
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
