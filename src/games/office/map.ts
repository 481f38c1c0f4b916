/**
 * The plan in letters of one width, 30 to a line, for those who have no picture. Nothing in it is a word.
 *
 *   @ me   & a person   Z a zombie   x a token face down   i a thing face up   • in reach   · empty
 *   | - a wall   : = a door   o a hole   + a corner
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
} from './rules/plan.ts';
import type { View } from './view.ts';

type Seen = Pick<View, 'plan' | 'players' | 'tokens' | 'lying' | 'seat'>;

export function mapOf(view: Seen, reach: { has(cell: Cell): boolean } = new Set<Cell>()): readonly Msg[] {
  const byRow = Array.from({ length: rows }, (_, row) => allCells.filter((cell) => rowOf(cell) === row));
  const letters = Array.from({ length: columns }, (_, column) => columnLetter(column));
  const outer = `··${'+-'.repeat(columns)}+`;
  const lines = byRow.flatMap((cells, row) => [
    `${String(row + 1).padStart(2, '0')}|${cells.map((cell) => sign(view, cell, reach) + right(view.plan, cell)).join('')}`,
    row === rows - 1 ? outer : `··+${cells.map((cell) => `${below(view.plan, cell)}+`).join('')}`,
  ]);
  return [`·· ${letters.join(' ')}`, outer, ...lines].map((row) => ({ id: 'office-map-row', args: { row } }));
}

function sign({ players, tokens, lying, seat }: Seen, cell: Cell, reach: { has(cell: Cell): boolean }): string {
  const stands = players.findIndex((player) => player.cell === cell);
  if (stands >= 0) return stands === seat ? '@' : players[stands]?.role === 'human' ? '&' : 'Z';
  if (tokens.includes(cell)) return 'x';
  if (lying.some((x) => x.cell === cell)) return 'i';
  return reach.has(cell) ? '•' : '·';
}

const right = (plan: Plan, cell: Cell) => edgeSign(plan, cell, 'right', { wall: '|', door: ':' });
const below = (plan: Plan, cell: Cell) => edgeSign(plan, cell, 'down', { wall: '-', door: '=' });

function edgeSign(plan: Plan, cell: Cell, direction: Direction, signs: { wall: string; door: string }): string {
  const edge = neighbour(cell, direction) === undefined ? 'wall' : edgeAt(plan, cell, direction);
  if (edge === 'wall') return signs.wall;
  if (edge === 'door') return signs.door;
  return edge === 'hole' ? 'o' : ' ';
}
