/** The people of the fortress in the picture, in two columns: mark, name, health. */
import type { Seat, Words } from '../../../kit/game.ts';
import { mark } from '../../../kit/mark.ts';
import { palette } from '../../../kit/palette.ts';
import { group, label, type Part, path, rect } from '../../../kit/svg.ts';
import { who } from '../names.ts';
import { isBadlyWounded } from '../rules/capacity.ts';
import type { Person } from '../view.ts';
import { bandage, skull } from './signs.ts';

const row = 45;

export function peopleHeight(count: number): number {
  return Math.ceil(count / 2) * row;
}

export function peoplePart(people: readonly Person[], me: Seat | null, width: number, words: Words): Part {
  const perColumn = Math.ceil(people.length / 2);
  const column = (width - 12) / 2;
  return group(
    0,
    0,
    people.map((person, i) => {
      const [across, down] = [Math.floor(i / perColumn), i % perColumn];
      return group(across * (column + 12), down * row, personPart(person, person.seat === me, column, words));
    }),
  );
}

const bar = 84;

function personPart(person: Person, isMe: boolean, width: number, words: Words): readonly Part[] {
  const { seat, died, health, maxHealth } = person;
  const high = row - 5;
  const base = high / 2 + 7.5;
  const ground = rect(0, 0, width, high, {
    rx: 10,
    fill: isMe ? palette.raised : palette.panel,
    stroke: isMe ? palette.ink : undefined,
    'stroke-width': 2,
  });
  const name = (space: number, fill: string) =>
    label(words.say({ id: 'citadel-picture-name', args: { person: who(seat) } }), {
      x: 45,
      y: base,
      width: space,
      size: 22,
      face: isMe ? 'bold' : 'regular',
      fill,
    });
  if (died !== null) {
    const wave = words.say({ id: 'citadel-picture-died', args: { wave: died } });
    return [
      ground,
      group(0, 0, [mark(seat, { x: 23, y: high / 2, r: 15 })], { opacity: 0.4 }),
      name(width - 45 - 132, palette.dim),
      group(width - 124, high / 2 - 11, skull, { scale: 0.92 }),
      label(wave, { x: width - 8, y: base - 0.5, width: 86, size: 19, align: 'right', fill: palette.dim }),
    ];
  }
  const isHurt = isBadlyWounded(person);
  const left = width - 8 - 66 - bar;
  return [
    ground,
    mark(seat, { x: 23, y: high / 2, r: 15 }),
    name(left - 53 - (isHurt ? 24 : 0), palette.ink),
    ...(isHurt ? [group(left - 25, high / 2 - 9, bandage, { scale: 0.75 })] : []),
    group(left, high / 2 - 8, healthBar(health / maxHealth, isHurt)),
    label(`${health}/${maxHealth}`, { x: width - 8, y: base - 0.5, width: 64, size: 21, face: 'bold', align: 'right' }),
  ];
}

/** Stripes show who is badly wounded, not the colour alone. */
function healthBar(share: number, isHurt: boolean): readonly Part[] {
  const filled = Math.max(5, Math.min(1, share) * (bar - 4));
  const stripes = Array.from({ length: Math.floor(filled / 9) }, (_, i) => `M${2 + i * 9} 14 l6 -12`);
  return [
    rect(0, 0, bar, 16, { rx: 5, fill: palette.ground, stroke: palette.edge, 'stroke-width': 1.5 }),
    rect(2, 2, filled, 12, { rx: 3.5, fill: isHurt ? palette.vermilion : palette.green }),
    ...(isHurt ? [path(stripes.join(''), { stroke: palette.ground, 'stroke-width': 2 })] : []),
  ];
}
