/** One line of the fortress in the picture: from the outside to the yard what lies before it, its wall, who stood there. */
import type { Words } from '../../../kit/game.ts';
import { mark } from '../../../kit/mark.ts';
import { palette } from '../../../kit/palette.ts';
import { circle, group, label, type Part, rect } from '../../../kit/svg.ts';
import { who } from '../names.ts';
import type { Line, LineNumber } from '../state.ts';
import type { Person } from '../view.ts';
import { type Sight, sightsOf, sign, turning } from './signs.ts';
import { strengthPart, wallHeight, wallPart } from './wall.ts';

/** Heights of the strips, the same for all lines: before the wall, its strength, who stood there (nobody yet: nearly nothing). */
export const outside = 76;
const sill = 44;
const post = 102;
const emptyPost = 12;

export function lineHeight(hasFought: boolean): number {
  return outside + wallHeight + sill + (hasFought ? post : emptyPost);
}

export interface Section {
  readonly number: LineNumber;
  readonly line: Readonly<Line>;
  /** Who stood there in the last wave; undefined before the first. */
  readonly guards: readonly Person[] | undefined;
  /** The one of them who looks at the picture. */
  readonly me: Person | undefined;
}

/** @param up whether the outside is above the yard, as on the upper side of the fortress, or below */
export function linePart(
  { number, line, guards, me }: Section,
  { x, y, width, up }: { readonly x: number; readonly y: number; readonly width: number; readonly up: boolean },
  words: Words,
): Part {
  const strips: readonly (readonly [height: number, parts: readonly Part[]])[] = [
    [outside, sightsPart(sightsOf(line), width)],
    [wallHeight, wallPart(line.walls, width, up)],
    [sill, strengthPart(number, line.walls, width)],
    [guards ? post : emptyPost, guardsPart(guards, me, width, words)],
  ];
  let top = 0;
  const placed = (up ? strips : strips.toReversed()).map(([height, parts]) => {
    top += height;
    return group(0, top - height, parts);
  });
  return group(x, y, placed);
}

/** The largest of these sizes at which so many things fit into a box; the smallest if none does. */
function sized(
  count: number,
  box: { readonly width: number; readonly height: number },
  sizes: readonly number[],
  cell: (size: number) => { readonly wide: number; readonly high: number },
) {
  const grids = sizes.map((size) => {
    const { wide, high } = cell(size);
    const row = Math.max(1, Math.floor(box.width / wide));
    return { size, wide, high, row, holds: row * Math.floor(box.height / high) };
  });
  const { size, wide, high, row } = grids.find(({ holds }) => holds >= count) ??
    grids.at(-1) ?? { size: 0, wide: 0, high: 0, row: 1 };
  const top = (box.height - Math.ceil(count / row) * high) / 2;
  /** The left upper corner of the cell of the i-th: rows in the middle of the box. */
  const at = (i: number) => {
    const down = Math.floor(i / row);
    const inRow = Math.min(row, count - down * row);
    return { x: (box.width - inRow * wide) / 2 + (i % row) * wide, y: top + down * high };
  };
  return { size, wide, high, at };
}

/** Signs with their numbers. */
function sightsPart(sights: readonly Sight[], width: number): readonly Part[] {
  const box = { width: width - 8, height: outside };
  const { size, at } = sized(sights.length, box, [34, 30, 26, 22, 18, 15], (x) => ({ wide: x * 2, high: x * 1.12 }));
  return sights.map(({ sign: which, count, lured }, i) => {
    const { x, y } = at(i);
    const scale = (size * 0.88) / 24;
    // A sign without a number stands in the middle of its place.
    const left = x + 4 + (count === undefined ? size * 0.5 : 0);
    return group(left, y, [
      group(0, 0, sign(which), { scale, opacity: lured ? 0.5 : 1 }),
      ...(lured ? [group(0, 0, turning, { scale })] : []),
      ...(count === undefined
        ? []
        : [label(String(count), { x: size, y: size * 0.73, width: size * 0.98, size: size * 0.78, face: 'bold' })]),
    ]);
  });
}

function guardsPart(guards: Section['guards'], me: Section['me'], width: number, words: Words): readonly Part[] {
  if (!guards) return [];
  if (guards.length === 0) {
    const nobody = words.say({ id: 'citadel-nobody' });
    const place = { x: width / 2, y: post / 2 + 7, width: width - 12 };
    return [label(nobody, { ...place, size: 21, align: 'middle', fill: palette.dim })];
  }
  return guards.length <= 3 ? named(guards, me, width, words) : crowd(guards, me, width);
}

const fallen = 0.35;

/** Few enough to be shown by name. */
function named(guards: readonly Person[], me: Section['me'], width: number, words: Words): readonly Part[] {
  const high = 33;
  const top = (post - guards.length * high) / 2;
  return guards.map((person, i) => {
    const { seat, died } = person;
    const isMe = person === me;
    return group(0, top + i * high, [
      ...(isMe ? [rect(5, 1, width - 10, high - 2, { rx: 8, fill: palette.edge })] : []),
      group(0, 0, [mark(seat, { x: 25, y: high / 2, r: 13.5 })], { opacity: died === null ? 1 : fallen }),
      label(words.say({ id: 'citadel-picture-name', args: { person: who(seat) } }), {
        x: 46,
        y: high / 2 + 7.5,
        width: width - 56,
        size: 21,
        face: isMe ? 'bold' : 'regular',
        fill: died === null ? palette.ink : palette.dim,
      }),
    ]);
  });
}

/** Too many for names: only their marks. */
function crowd(guards: readonly Person[], me: Section['me'], width: number): readonly Part[] {
  const box = { width: width - 12, height: post };
  const { size, wide, at } = sized(guards.length, box, [19, 17, 15, 13, 11], (r) => ({
    wide: 2 * r + 8,
    high: 2 * r + 8,
  }));
  return guards.map((person, i) => {
    const corner = at(i);
    const [x, y] = [corner.x + 6 + wide / 2, corner.y + wide / 2];
    const ring =
      person === me ? [circle(x, y, size + 3, { fill: 'none', stroke: palette.ink, 'stroke-width': 2 })] : [];
    return group(0, 0, [...ring, mark(person.seat, { x, y, r: size })], { opacity: person.died === null ? 1 : fallen });
  });
}
