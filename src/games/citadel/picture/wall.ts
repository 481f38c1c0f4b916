/** A wall of the fortress in the picture, and how strong it is. */
import { palette } from '../../../kit/palette.ts';
import { circle, group, label, type Part, path, polygon, rect } from '../../../kit/svg.ts';
import type { LineNumber } from '../state.ts';

const course = 8;
const mostCourses = 6;
/** Strength in one course of bricks. Higher walls than are drawn are told by their number. */
const perCourse = 5;
const merlon = 7;
export const wallHeight = mostCourses * course + merlon;

const brick = 25;
const clay = '#b9683f';
const shade = '#7a4128';
const stone = '#5d6877';

/** Built from the yard outwards. */
export function wallPart(walls: number, width: number, up: boolean): readonly Part[] {
  const courses = Math.min(mostCourses, Math.ceil(walls / perCourse));
  const high = courses * course;
  const top = up ? wallHeight - high : 0;
  return [
    ...(courses > 0 ? bricks(top, width, courses, up) : rubble(width, up)),
    rect(0, up ? wallHeight - 2.5 : 0, width, 2.5, { fill: stone }),
  ];
}

/** Between the walls of two lines, around x. */
export function towerPart(x: number, y: number, up: boolean): Part {
  const [high, wide] = [38, 18];
  const top = up ? wallHeight - high : 0;
  const teeth = [0, 1, 2].map((i) => rect(-wide / 2 - 3 + i * 9, up ? top - 6 : high, 6, 6, { fill: stone }));
  return group(x, y, [
    ...teeth,
    rect(-wide / 2 - 3, up ? top : high - 7, wide + 6, 7, { fill: stone }),
    rect(-wide / 2, top, wide, high, { fill: stone }),
    rect(-2, top + 15, 4, 11, { rx: 2, fill: palette.ground }),
  ]);
}

function bricks(y: number, width: number, courses: number, up: boolean): readonly Part[] {
  const rows = Array.from({ length: courses }, (_, i) => i);
  const joints = rows.flatMap((row) => {
    const from = row % 2 === 0 ? brick : brick / 2;
    const count = Math.max(0, Math.ceil((width - from) / brick));
    return Array.from({ length: count }, (_, i) => `M${from + i * brick} ${y + row * course}v${course}`);
  });
  const beds = rows.slice(1).map((row) => `M0 ${y + row * course}h${width}`);
  const merlons = Math.floor(width / (2 * brick));
  const gap = (width - merlons * brick) / merlons;
  const crown = Array.from({ length: merlons }, (_, i) =>
    rect(gap / 2 + i * (brick + gap), up ? y - merlon : y + courses * course, brick, merlon, { fill: clay }),
  );
  return [
    ...crown,
    rect(0, y, width, courses * course, { fill: clay }),
    path([...beds, ...joints].join(''), { fill: 'none', stroke: shade, 'stroke-width': 1.5 }),
  ];
}

/** Nothing stands any more. */
function rubble(width: number, up: boolean): readonly Part[] {
  const [ground, away] = up ? [wallHeight, -1] : [0, 1];
  const apart = 34;
  return Array.from({ length: Math.floor((width - 30) / apart) + 1 }, (_, i) => {
    const x = 14 + i * apart + ((i * 7) % 9);
    const high = 6 + ((i * 5) % 8);
    return polygon(
      [
        [x, ground],
        [x + 3, ground + away * high],
        [x + 12, ground + away * (high - 3)],
        [x + 17, ground],
      ],
      { fill: shade },
    );
  });
}

/** The number of the line, and the strength of its wall beside a brick; where there is none, a warning. */
export function strengthPart(number: LineNumber, walls: number, width: number): readonly Part[] {
  const isGone = walls === 0;
  return [
    group(width / 2 - 47, 22, [
      circle(0, 0, 17, { fill: palette.ground, stroke: palette.dim, 'stroke-width': 1.5 }),
      label(String(number), { x: 0, y: 8, width: 30, size: 22, face: 'bold', align: 'middle', fill: palette.dim }),
    ]),
    group(width / 2 - 8, 22, isGone ? warning : oneBrick),
    label(String(walls), {
      x: width / 2 + 14,
      y: 33,
      width: 68,
      size: 32,
      face: 'bold',
      fill: isGone ? palette.vermilion : palette.ink,
    }),
  ];
}

const oneBrick: readonly Part[] = [
  rect(-13, -10, 27, 20, { rx: 2, fill: clay }),
  path('M-13 0h27M0.5 -10v10M-6 0v10M7 0v10', { fill: 'none', stroke: shade, 'stroke-width': 2 }),
];
const warning: readonly Part[] = [
  polygon(
    [
      [0, -13],
      [14, 11],
      [-14, 11],
    ],
    { fill: palette.vermilion },
  ),
  rect(-1.6, -5, 3.2, 8.5, { fill: palette.coal }),
  rect(-1.6, 5.2, 3.2, 3.2, { fill: palette.coal }),
];
