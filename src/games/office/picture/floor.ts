/** The plan: 13 by 11 cells with what stands between them and in them. */
import type { Words } from '../../../kit/game.ts';
import { palette } from '../../../kit/palette.ts';
import { circle, group, label, type Part, rect } from '../../../kit/svg.ts';
import { redCell } from '../data/floor.ts';
import { allCells, type Cell, columnLetter, columnOf, columns, edgeAt, rowOf, rows } from '../data/plan.ts';
import type { View } from '../view.ts';
import { figureMark } from './people.ts';
import { doorParts, hatching, holeParts, redPart, sign, spikes, wallParts } from './signs.ts';

const side = 51;
const left = 32;
const top = 26;
export const floorHeight = top + rows * side + 8;
const xOf = (cell: Cell) => left + columnOf(cell) * side;
const yOf = (cell: Cell) => top + rowOf(cell) * side;

export function floorPart(view: View, reach: ReadonlySet<Cell>, watched: ReadonlySet<Cell>, words: Words): Part {
  return group(0, 0, [
    rect(left, top, columns * side, rows * side, { fill: palette.panel }),
    ...names(),
    ...allCells.flatMap((cell) => cellParts(view, cell, reach, watched)),
    rect(left, top, columns * side, rows * side, {
      fill: 'none',
      stroke: palette.ink,
      'stroke-width': 7,
      'stroke-linejoin': 'round',
    }),
    ...allCells.flatMap((cell) => edgeParts(view, cell)),
    ...allCells.flatMap((cell) => contents(view, cell, words)),
  ]);
}

function names(): readonly Part[] {
  const text = { size: 17, align: 'middle', fill: palette.dim } as const;
  return [
    ...Array.from({ length: columns }, (_, i) =>
      label(columnLetter(i), { ...text, x: left + (i + 0.5) * side, y: top - 9, width: side }),
    ),
    ...Array.from({ length: rows }, (_, i) =>
      label(String(i + 1), { ...text, x: left / 2 - 3, y: top + (i + 0.5) * side + 6, width: left - 8 }),
    ),
  ];
}

function cellParts(
  { players }: View,
  cell: Cell,
  reach: ReadonlySet<Cell>,
  watched: ReadonlySet<Cell>,
): readonly Part[] {
  const [x, y] = [xOf(cell), yOf(cell)];
  const isTaken = players.some((player) => player.cell === cell);
  return [
    rect(x, y, side, side, {
      fill: reach.has(cell) ? palette.raised : palette.panel,
      stroke: palette.edge,
      'stroke-width': 1,
    }),
    ...(cell === redCell ? [group(x + side / 2, y + side / 2, [redPart(side / 2 - 5)])] : []),
    ...(watched.has(cell) ? [group(x + side - 12, y + 12, hatching(11))] : []),
    ...(reach.has(cell) && !isTaken ? [circle(x + 10, y + side - 10, 4.5, { fill: palette.sky })] : []),
  ];
}

function edgeParts({ plan }: View, cell: Cell): readonly Part[] {
  const [x, y] = [xOf(cell) + side, yOf(cell) + side];
  return [
    ...edge(edgeAt(plan, cell, 'right'), [x, y - side, x, y]),
    ...edge(edgeAt(plan, cell, 'down'), [x - side, y, x, y]),
  ];
}

function edge(what: string | undefined, at: readonly [number, number, number, number]): readonly Part[] {
  if (what === 'wall') return wallParts(...at);
  if (what === 'door') return doorParts(...at);
  return what === 'hole' ? holeParts(...at) : [];
}

/** A figure covers what lies under it; that something does is told by a corner of it. */
function contents(view: View, cell: Cell, words: Words): readonly Part[] {
  const [x, y] = [xOf(cell) + side / 2, yOf(cell) + side / 2];
  const stands = view.players.findIndex((player) => player.cell === cell);
  const lying = view.lying.filter((one) => one.cell === cell).map(({ thing }) => thing);
  const all = [...(view.tokens.includes(cell) ? (['token'] as const) : []), ...lying];
  if (stands >= 0) {
    const isZombie = view.players[stands]?.role === 'zombie';
    return [
      ...(all.length > 0
        ? [rect(x - 22, y - 22, 16, 16, { rx: 4, fill: palette.orange, stroke: palette.ground })]
        : []),
      ...(isZombie ? [spikes(x, y, 25)] : []),
      ...(stands === view.seat ? [circle(x, y, isZombie ? 21 : 22, { fill: palette.ink })] : []),
      figureMark(stands, words, { x, y, r: 17 }),
    ];
  }
  const r = all.length > 1 ? 10.5 : 13;
  return all.slice(0, 2).map((what, i) => group(all.length > 1 ? x - 11.5 + i * 23 : x, y, [sign(what, r, words)]));
}
