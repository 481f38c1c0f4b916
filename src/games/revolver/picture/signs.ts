/** The signs of the duel's picture, each in a box of 24 by 24; told apart by shape, whatever the colour. */
import { palette } from '../../../kit/palette.ts';
import { circle, line, type Part, path, rect } from '../../../kit/svg.ts';
import type { Card } from '../data/cards.ts';

const stroke = (colour: string) => ({
  fill: 'none',
  stroke: colour,
  'stroke-width': 2.4,
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
});

/** Pointed: a cartridge with its rim. */
export const bullet: readonly Part[] = [
  path('M7 17 V9 C7 5 10 2.5 12 1.5 C14 2.5 17 5 17 9 V17 Z', { fill: palette.orange }),
  rect(6, 18.5, 12, 4, { rx: 1, fill: palette.yellow }),
];
/** Round and hollow: an empty chamber. */
export const blank: readonly Part[] = [circle(12, 12, 8.5, stroke(palette.dim))];
/** Not yet turned up. */
export const closed: readonly Part[] = [
  circle(12, 12, 9, { fill: palette.raised, stroke: palette.edge, 'stroke-width': 2 }),
];

const heartLine = 'M12 21 C5 15.5 2 12 2 8 A5 5 0 0 1 12 6 A5 5 0 0 1 22 8 C22 12 19 15.5 12 21 Z';
export const token: readonly Part[] = [path(heartLine, { fill: palette.vermilion })];
export const lostToken: readonly Part[] = [path(heartLine, { ...stroke(palette.edge) })];

export const back: readonly Part[] = [
  rect(4, 1.5, 16, 21, { rx: 2.5, fill: palette.blue, stroke: palette.ink, 'stroke-width': 1.4 }),
  path('M8 6 L16 18 M16 6 L8 18', { stroke: palette.ink, 'stroke-width': 1.6 }),
];

const signs: Readonly<Record<Card, readonly Part[]>> = {
  shield: [path('M12 1.5 L21 5 V12 C21 17 17 21 12 22.5 C7 21 3 17 3 12 V5 Z', { fill: palette.sky })],
  misfire: [
    ...bullet,
    line(3, 21, 21, 3, { stroke: palette.ground, 'stroke-width': 6 }),
    line(3, 21, 21, 3, stroke(palette.ink)),
  ],
  intercept: [path('M3 12 H19 M12 5 L20 12 L12 19', { ...stroke(palette.purple), 'stroke-width': 3.4 })],
  medkit: [
    rect(1.5, 4, 21, 17, { rx: 3, fill: palette.green }),
    path('M12 7.5 V17.5 M7 12.5 H17', { stroke: palette.ink, 'stroke-width': 3.4 }),
  ],
};

export function cardSign(card: Card): readonly Part[] {
  return signs[card];
}

/** Points to the right: whose turn it is. */
export const revolver: readonly Part[] = [
  path('M2 7 H22 V11 H14 L12.5 13 H9.5 L8 21 H3 L5 12 L2 10 Z', { fill: palette.ink }),
  circle(10, 9.3, 2.3, { fill: palette.coal }),
];

/** Between two marks, 12 wide: at the one below. */
export const atOther: readonly Part[] = [path('M1 2 L6 9 L11 2 Z', { fill: palette.dim })];
/** Below a mark: back at the same one. */
export const atSelf: readonly Part[] = [
  path('M5 2 C2 20 22 20 19 6', { ...stroke(palette.dim) }),
  path('M14.5 8.5 L19.5 1 L23.5 9 Z', { fill: palette.dim }),
];
