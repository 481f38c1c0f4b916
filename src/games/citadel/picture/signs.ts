/**
 * The signs of the picture, each with a shape of its own, so that none is known by its colour alone: equipment, what is laid before a
 * line, the four kinds of the dead. All are drawn in a square from 0 to 24.
 */
import { palette } from '../../../kit/palette.ts';
import { type Attributes, circle, line, type Part, path, polygon, rect } from '../../../kit/svg.ts';
import { type ZombieKind, zombieKinds } from '../data/zombies.ts';
import type { Line } from '../state.ts';

export const things = ['gun', 'glass', 'concrete', 'wire', 'trap', 'pit', 'bait'] as const;
export type Thing = (typeof things)[number];
export type Sign = Thing | ZombieKind;

const stroke = (colour: string, width = 2.2): Attributes => ({
  fill: 'none',
  stroke: colour,
  'stroke-width': width,
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
});
const rotten = palette.green;
const eye = { fill: palette.coal };

const drawn: Readonly<Record<Sign, readonly Part[]>> = {
  gun: [
    rect(1, 8, 13, 6, { rx: 1.5, fill: palette.ink }),
    rect(13, 9.5, 10.5, 3, { fill: palette.ink }),
    path('M8 14 L3 22 M8 14 L13 22', stroke(palette.ink)),
    rect(5, 4.5, 5, 3.5, { fill: palette.ink }),
  ],
  glass: [
    rect(3, 2, 18, 20, { rx: 1, fill: palette.sky, 'fill-opacity': 0.35, stroke: palette.sky, 'stroke-width': 2 }),
    path('M7 14 L14 6 M10 18 L17 10', stroke(palette.ink, 1.8)),
  ],
  concrete: [
    polygon(
      [
        [2, 7],
        [7, 3],
        [22, 3],
        [22, 17],
        [17, 21],
        [2, 21],
      ],
      { fill: '#8d99a6' },
    ),
    polygon(
      [
        [2, 7],
        [17, 7],
        [17, 21],
        [2, 21],
      ],
      { fill: '#b9c3cd' },
    ),
    path('M17 7 L22 3', stroke(palette.coal, 1.2)),
    circle(7, 12, 1.4, { fill: '#77838f' }),
    circle(12, 16, 1.4, { fill: '#77838f' }),
  ],
  wire: [4.5, 12, 19.5].flatMap((x) => [
    circle(x, 12, 7, stroke(palette.dim, 2)),
    path(`M${x - 2.4} 2.6 L${x + 2.4} 7.4 M${x + 2.4} 2.6 L${x - 2.4} 7.4`, stroke(palette.ink, 1.8)),
  ]),
  trap: [
    polygon(
      [
        [2, 21],
        [2, 9],
        [6, 15],
        [9, 5],
        [12, 15],
        [15, 5],
        [18, 15],
        [22, 9],
        [22, 21],
      ],
      { fill: palette.orange },
    ),
  ],
  pit: [
    path('M1 11 C1 7 23 7 23 11 L20 20 C18 23 6 23 4 20 Z', { fill: '#8a6b4a' }),
    path('M3.5 11 C4 8.6 20 8.6 20.5 11 L18 17 C16 20 8 20 6 17 Z', { fill: palette.coal }),
  ],
  bait: [
    path('M4 20 L12 12', { ...stroke(palette.ink, 3.4) }),
    circle(4, 18, 2.4, { fill: palette.ink }),
    circle(6, 21, 2.4, { fill: palette.ink }),
    path('M9 14 C6 7 12 1 18 4 C24 8 20 17 12 15 Z', { fill: palette.vermilion }),
  ],
  normal: [
    path('M5 23 L5 11 C5 1 19 1 19 11 L19 23 Z', { fill: rotten }),
    circle(9, 11, 2.1, eye),
    circle(15, 11, 2.1, eye),
    path('M9 17.5 L15 17.5', stroke(palette.coal)),
  ],
  fast: [
    polygon(
      [
        [23, 3],
        [23, 14],
        [16, 23],
        [9, 23],
        [9, 8],
        [14, 2],
      ],
      { fill: rotten },
    ),
    circle(14.5, 10, 1.9, eye),
    circle(19.5, 10, 1.9, eye),
    path('M1 7 L6 7 M1 13 L6 13 M1 19 L6 19', stroke(palette.ink, 2)),
  ],
  fat: [
    path('M1 23 C-1 10 5 9 7 8 C7 1 17 1 17 8 C19 9 25 10 23 23 Z', { fill: rotten }),
    circle(10, 7, 1.6, eye),
    circle(14.5, 7, 1.6, eye),
    path('M7 16 C9 19 15 19 17 16', stroke(palette.coal)),
  ],
  spitter: [
    path('M3 23 L3 11 C3 1 16 1 16 11 L16 23 Z', { fill: rotten }),
    circle(7, 9.5, 1.8, eye),
    circle(12.5, 9.5, 1.8, eye),
    circle(10, 16, 2.8, eye),
    circle(18.5, 15, 2.2, { fill: palette.yellow }),
    circle(22.4, 18, 1.5, { fill: palette.yellow }),
  ],
};

export function sign(which: Sign): readonly Part[] {
  return drawn[which];
}

/** Led away by a bait: it turns round. */
export const turning: readonly Part[] = [path('M3 4 L3 9 L8 9 M3 9 C6 2 14 2 14 9', stroke(palette.ink, 2))];

export const skull: readonly Part[] = [
  path('M3 11 C3 0 21 0 21 11 L21 15 L17 17 L17 22 L7 22 L7 17 L3 15 Z', { fill: palette.dim }),
  circle(8.5, 11, 2.8, { fill: palette.panel }),
  circle(15.5, 11, 2.8, { fill: palette.panel }),
  line(12, 19, 12, 22, { stroke: palette.panel, 'stroke-width': 2 }),
];

export const bandage: readonly Part[] = [
  polygon(
    [
      [8.5, 1],
      [15.5, 1],
      [15.5, 8.5],
      [23, 8.5],
      [23, 15.5],
      [15.5, 15.5],
      [15.5, 23],
      [8.5, 23],
      [8.5, 15.5],
      [1, 15.5],
      [1, 8.5],
      [8.5, 8.5],
    ],
    { fill: palette.vermilion },
  ),
];

export const chest: readonly Part[] = [
  rect(2, 5, 20, 16, { rx: 2, fill: '#a9794a' }),
  rect(2, 10.5, 20, 2.4, { fill: palette.panel }),
  rect(9.5, 9, 5, 6, { rx: 1, fill: palette.yellow }),
];

/** Something to be seen before a line; without a number where there is at most one. */
export interface Sight {
  readonly sign: Sign;
  readonly count?: number;
  readonly lured?: true;
}

export function sightsOf({
  gun,
  glass,
  concrete,
  wire,
  traps,
  pit,
  baits,
  zombies,
  lured,
}: Readonly<Line>): readonly Sight[] {
  const counts = { gun: gun ?? 0, glass: glass ?? 0, concrete: concrete ?? 0, trap: traps, bait: baits };
  const dead = (horde: typeof zombies, more: { lured?: true } = {}) =>
    zombieKinds.flatMap((kind) => {
      const count = horde.filter((zombie) => zombie.kind === kind).length;
      return count > 0 ? [{ sign: kind, count, ...more }] : [];
    });
  return [
    ...dead(zombies),
    ...dead(lured, { lured: true }),
    ...things.flatMap((thing): readonly Sight[] => {
      if (thing === 'wire') return wire ? [{ sign: thing }] : [];
      if (thing === 'pit') return pit ? [{ sign: thing }] : [];
      return counts[thing] > 0 ? [{ sign: thing, count: counts[thing] }] : [];
    }),
  ];
}
