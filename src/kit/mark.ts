/**
 * The mark of a seat: told apart by number, by shape and by colour, any one of which is enough. Sixteen seats: eight shapes
 * filled, then the same eight hollow.
 */
import type { Seat } from './game.ts';
import { palette } from './palette.ts';
import { type Attributes, circle, type Group, group, label, polygon, rect, type Shape } from './svg.ts';

const colours = [
  palette.sky,
  palette.orange,
  palette.green,
  palette.yellow,
  palette.purple,
  palette.vermilion,
  palette.blue,
  palette.ink,
] as const;

/** In a box from -1 to 1. `low`: where the middle of the text stands, for shapes that are wider below or above. */
const shapes: readonly { readonly low: number; readonly draw: (attributes: Attributes) => Shape }[] = [
  { low: 0, draw: (attributes) => circle(0, 0, 0.95, attributes) },
  { low: 0, draw: (attributes) => rect(-0.86, -0.86, 1.72, 1.72, { rx: 0.2, ...attributes }) },
  {
    low: 0,
    draw: (attributes) =>
      polygon(
        [
          [0, -1.1],
          [1.1, 0],
          [0, 1.1],
          [-1.1, 0],
        ],
        attributes,
      ),
  },
  {
    low: 0,
    draw: (attributes) =>
      polygon(
        [
          [-0.52, -0.92],
          [0.52, -0.92],
          [1.05, 0],
          [0.52, 0.92],
          [-0.52, 0.92],
          [-1.05, 0],
        ],
        attributes,
      ),
  },
  {
    low: 0.28,
    draw: (attributes) =>
      polygon(
        [
          [0, -1.05],
          [1.12, 0.9],
          [-1.12, 0.9],
        ],
        attributes,
      ),
  },
  {
    low: -0.15,
    draw: (attributes) =>
      polygon(
        [
          [-0.92, -0.9],
          [0.92, -0.9],
          [0.92, 0.15],
          [0, 1.05],
          [-0.92, 0.15],
        ],
        attributes,
      ),
  },
  {
    low: 0.18,
    draw: (attributes) =>
      polygon(
        [
          [0, -1.05],
          [0.95, -0.25],
          [0.95, 0.92],
          [-0.95, 0.92],
          [-0.95, -0.25],
        ],
        attributes,
      ),
  },
  {
    low: 0,
    draw: (attributes) =>
      polygon(
        [
          [-0.45, -1],
          [0.45, -1],
          [0.45, -0.55],
          [1, -0.55],
          [1, 0.55],
          [0.45, 0.55],
          [0.45, 1],
          [-0.45, 1],
          [-0.45, 0.55],
          [-1, 0.55],
          [-1, -0.55],
          [-0.45, -0.55],
        ],
        attributes,
      ),
  },
];

export function seatColour(seat: Seat): string {
  return colours[seat % colours.length] ?? palette.ink;
}

/** The number that stands in a seat's mark, and that tells which name belongs to it. */
export function seatNumber(seat: Seat): string {
  return String(seat + 1);
}

/**
 * @param r half the height of the mark, around the middle x, y
 * @param text in place of the seat's number, at most two letters: initials
 */
export function mark(
  seat: Seat,
  { x, y, r, text = seatNumber(seat) }: { x: number; y: number; r: number; text?: string },
): Group {
  const { low, draw } = shapes[seat % shapes.length] ?? {
    low: 0,
    draw: (attributes: Attributes) => circle(0, 0, 1, attributes),
  };
  const colour = seatColour(seat);
  const isHollow = seat >= shapes.length;
  const size = r * (text.length > 1 ? 0.92 : 1.15);
  const edge = 0.16;
  return group(x, y, [
    group(
      0,
      0,
      [
        isHollow
          ? draw({ fill: palette.ground, stroke: colour, 'stroke-width': edge, 'stroke-linejoin': 'round' })
          : draw({ fill: colour, stroke: palette.ground, 'stroke-width': edge / 2, 'stroke-linejoin': 'round' }),
      ],
      { scale: r },
    ),
    label(text, {
      x: 0,
      y: low * r + size * 0.36,
      width: r * 1.7,
      size,
      face: 'bold',
      align: 'middle',
      fill: isHollow ? colour : palette.coal,
    }),
  ]);
}
