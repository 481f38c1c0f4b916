/** Signs on the floor. None of them is told by its colour alone. */
import type { Words } from '../../../kit/game.ts';
import { drawable } from '../../../kit/lettering.ts';
import { palette } from '../../../kit/palette.ts';
import { circle, group, label, line, type Part, polygon, rect } from '../../../kit/svg.ts';
import { isWeapon, type Thing } from '../data/things.ts';

export type Sign = Thing | 'token' | 'zombie' | 'door' | 'hole' | 'red' | 'reach' | 'watched' | 'sight';

/** Around 0, 0, with `r` half its height. */
export function sign(which: Sign, r: number, words: Words): Part {
  switch (which) {
    case 'zombie':
      return spikes(0, 0, r);
    case 'door':
      return group(0, 0, doorParts(-r, 0, r, 0));
    case 'hole':
      return group(0, 0, holeParts(-r, 0, r, 0));
    case 'red':
      return redPart(r);
    case 'token':
      return tile('?', r, palette.raised, palette.ink);
    case 'reach':
      return circle(0, 0, r * 0.36, { fill: palette.sky });
    case 'watched':
    case 'sight':
      return group(0, 0, hatching(r));
    default:
      return tile(
        drawable(words.say({ id: `office-sign-${which}` })),
        r,
        isWeapon(which) ? palette.orange : palette.green,
        palette.coal,
      );
  }
}

/** The cell where zombies rise: a square of dashes. */
export function redPart(r: number): Part {
  const dashes = { stroke: palette.vermilion, 'stroke-width': 2.5, 'stroke-dasharray': '6 4' };
  return rect(-r, -r, 2 * r, 2 * r, { fill: 'none', ...dashes });
}

/** Something that lies: a tile with a letter or two. */
function tile(text: string, r: number, fill: string, ink: string): Part {
  return group(0, 0, [
    rect(-r, -r, 2 * r, 2 * r, { rx: r * 0.3, fill, stroke: palette.edge, 'stroke-width': 1.5 }),
    label(text, { x: 0, y: r * 0.42, width: 2 * r - 2, size: r * 1.15, face: 'bold', align: 'middle', fill: ink }),
  ]);
}

/** What a zombie stands in. */
export function spikes(x: number, y: number, r: number): Part {
  const points = Array.from({ length: 24 }, (_, i): readonly [number, number] => {
    const [angle, far] = [(i * Math.PI) / 12, i % 2 === 0 ? r : r * 0.78];
    return [x + far * Math.cos(angle), y + far * Math.sin(angle)];
  });
  return polygon(points, { fill: palette.vermilion });
}

/** Slanting strokes: in somebody's sight. */
export function hatching(r: number): readonly Part[] {
  return [-0.5, 0, 0.5].map((by) =>
    line((by - 0.35) * r, 0.7 * r, (by + 0.35) * r, -0.7 * r, {
      stroke: palette.vermilion,
      'stroke-width': 1.6,
      opacity: 0.75,
    }),
  );
}

export function wallParts(x1: number, y1: number, x2: number, y2: number): readonly Part[] {
  return [line(x1, y1, x2, y2, { stroke: palette.ink, 'stroke-width': 7, 'stroke-linecap': 'round' })];
}

/** A thin leaf between two posts, with a knob. */
export function doorParts(x1: number, y1: number, x2: number, y2: number): readonly Part[] {
  const [mx, my] = [(x1 + x2) / 2, (y1 + y2) / 2];
  return [
    ...stumps(x1, y1, x2, y2, 0.2),
    line(x1, y1, x2, y2, { stroke: palette.yellow, 'stroke-width': 3 }),
    circle(mx, my, 4, { fill: palette.yellow, stroke: palette.ground, 'stroke-width': 1 }),
  ];
}

/** Two stumps of a wall, and nothing between. */
export function holeParts(x1: number, y1: number, x2: number, y2: number): readonly Part[] {
  return stumps(x1, y1, x2, y2, 0.22);
}

function stumps(x1: number, y1: number, x2: number, y2: number, part: number): readonly Part[] {
  const [dx, dy] = [(x2 - x1) * part, (y2 - y1) * part];
  return [...wallParts(x1, y1, x1 + dx, y1 + dy), ...wallParts(x2 - dx, y2 - dy, x2, y2)];
}
