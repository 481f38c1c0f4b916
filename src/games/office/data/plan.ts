/**
 * The floor of the office: cells, the edges between them, and the sections of wall that stand on edges.
 *
 *   cell     0 to 142, row by row; called A1 to M11
 *   edge     what two neighbouring cells share; the outer wall of the house is none
 *   plan     what stands on each edge, as one letter each: a string, so that a state holds it in little room
 *   section  three edges in a straight line, with or without a door in the middle (5.1)
 */

export const columns = 13;
export const rows = 11;
export const cellCount = columns * rows;
export type Cell = number;

export const directions = ['up', 'left', 'right', 'down'] as const;
export type Direction = (typeof directions)[number];
const delta: Readonly<Record<Direction, readonly [x: number, y: number]>> = {
  up: [0, -1],
  left: [-1, 0],
  right: [1, 0],
  down: [0, 1],
};

export type Edge = 'open' | 'wall' | 'door' | 'hole';
const letters: Readonly<Record<Edge, string>> = { open: '.', wall: '#', door: ':', hole: 'o' };
const edgeBy: ReadonlyMap<string | undefined, Edge> = new Map([
  ['.', 'open'],
  ['#', 'wall'],
  [':', 'door'],
  ['o', 'hole'],
]);
/** Two letters for each cell: its right side, its lower side. Sides on the outer wall stay open letters, and mean nothing. */
export type Plan = string;
export const untouched: Plan = letters.open.repeat(2 * cellCount);

export const allCells: readonly Cell[] = Array.from({ length: cellCount }, (_, cell) => cell);
export const columnOf = (cell: Cell): number => cell % columns;
export const rowOf = (cell: Cell): number => Math.floor(cell / columns);

/** 'A1' to 'M11'. */
export function cellName(cell: Cell): string {
  return `${columnLetter(columnOf(cell))}${rowOf(cell) + 1}`;
}
export function columnLetter(column: number): string {
  return String.fromCharCode(65 + column);
}
export function cellNamed(name: string): Cell {
  return (Number(name.slice(1)) - 1) * columns + name.charCodeAt(0) - 65;
}

function sideTable<T>(of: (cell: Cell, direction: Direction) => T): Readonly<Record<Direction, readonly T[]>> {
  const column = (direction: Direction) => allCells.map((cell) => of(cell, direction));
  return { up: column('up'), left: column('left'), right: column('right'), down: column('down') };
}
const neighbours = sideTable((cell, direction): Cell | undefined => {
  const [x, y] = [columnOf(cell) + delta[direction][0], rowOf(cell) + delta[direction][1]];
  return x >= 0 && x < columns && y >= 0 && y < rows ? y * columns + x : undefined;
});
const letterAt = sideTable((cell, direction) => {
  const owner = direction === 'up' || direction === 'left' ? neighbours[direction][cell] : cell;
  return (owner ?? 0) * 2 + (direction === 'up' || direction === 'down' ? 1 : 0);
});

/** Undefined: the outer wall. */
export function neighbour(cell: Cell, direction: Direction): Cell | undefined {
  return neighbours[direction][cell];
}

/** What stands between a cell and its neighbour; undefined at the outer wall. */
export function edgeAt(plan: Plan, cell: Cell, direction: Direction): Edge | undefined {
  if (neighbours[direction][cell] === undefined) return undefined;
  return edgeBy.get(plan[letterAt[direction][cell] ?? -1]);
}

/** The cell on that side, if nothing stands between; `doors`: doors count as nothing (ruling 6). */
export function stepTo(plan: Plan, cell: Cell, direction: Direction, doors: boolean): Cell | undefined {
  const letter = plan[letterAt[direction][cell] ?? -1];
  const passes = letter === letters.open || letter === letters.hole || (doors && letter === letters.door);
  return passes ? neighbours[direction][cell] : undefined;
}

/** Opened for good and for everybody (rulings 14, 20). */
export function withHole(plan: Plan, cell: Cell, direction: Direction): Plan {
  return withLetter(plan, letterAt[direction][cell] ?? -1, letters.hole);
}

function withLetter(plan: Plan, at: number, letter: string): Plan {
  return plan.slice(0, at) + letter + plan.slice(at + 1);
}

/** Edge-adjacent with neither wall nor door between (rulings 17, 21). */
export function areAdjacent(plan: Plan, a: Cell, b: Cell): boolean {
  return directions.some((direction) => stepTo(plan, a, direction, false) === b);
}

/** Row plus column difference. */
export function distance(a: Cell, b: Cell): number {
  return Math.abs(columnOf(a) - columnOf(b)) + Math.abs(rowOf(a) - rowOf(b));
}

// ---- sections ----

export interface Section {
  /** The first of its three cells: the topmost, or the leftmost. */
  readonly cell: Cell;
  /** `right`: on the right sides of three cells going down; `below`: on the lower sides of three going right. */
  readonly side: 'right' | 'below';
  /** A door in the middle edge. */
  readonly door: boolean;
}

/** The three cells whose right or lower side the section stands on; fewer where it would leave the board. */
export function cellsOf({ cell, side }: Pick<Section, 'cell' | 'side'>): readonly Cell[] {
  const along = side === 'right' ? 'down' : 'right';
  const second = neighbour(cell, along);
  const third = second === undefined ? undefined : neighbour(second, along);
  return [cell, second, third].filter((x) => x !== undefined);
}

export function across({ side }: Pick<Section, 'side'>): Direction {
  return side === 'right' ? 'right' : 'down';
}

export function placed(plan: Plan, section: Section): Plan {
  return cellsOf(section).reduce((before, cell, i) => {
    const letter = section.door && i === 1 ? letters.door : letters.wall;
    return withLetter(before, letterAt[across(section)][cell] ?? -1, letter);
  }, plan);
}
