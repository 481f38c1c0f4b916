/**
 * The fortress as a picture, the twin of board.ts. Half of the lines stand on the upper side, half on the lower, the yard between
 * them; then the people, the storage and, for people at the table, what they have in their own hands.
 */
import type { Msg, Words } from '../../../kit/game.ts';
import { drawable, widthOf, wrap } from '../../../kit/lettering.ts';
import { palette } from '../../../kit/palette.ts';
import { picture as drawing, group, label, type Part, rect, type Svg } from '../../../kit/svg.ts';
import { board, heading, storageThings } from '../board.ts';
import { zombieKinds } from '../data/zombies.ts';
import { itemStates } from '../names.ts';
import type { View } from '../view.ts';
import { lineHeight, linePart, outside } from './line.ts';
import { peopleHeight, peoplePart } from './people.ts';
import { chest, type Sign, sightsOf, sign, things } from './signs.ts';
import { towerPart, wallHeight } from './wall.ts';

const width = 720;
const margin = 12;
const inner = width - 2 * margin;
const yard = 62;

/** A stretch of the picture, from the top down. */
interface Strip {
  readonly height: number;
  readonly parts: readonly Part[];
}

export function picture(view: View, words: Words): Svg {
  const strips = [
    fortress(view, words),
    legend(view, words),
    people(view, words),
    ...list(words, { id: 'citadel-picture-storage' }, view.storage.length > 0 ? storageThings(view.storage) : []),
    ...(view.me && view.me.died === null ? list(words, { id: 'citadel-picture-mine' }, itemStates(view.me.items)) : []),
  ];
  let y = margin;
  const parts = strips.map((strip) => {
    const part = group(margin, y, strip.parts);
    y += strip.height;
    return part;
  });
  const said = board(view).map((line) => words.say(line));
  return drawing({ width, height: y + margin, title: words.say(heading(view)), description: said.join('\n') }, parts);
}

function fortress(view: View, words: Words): Strip {
  const upper = Math.ceil(view.lines.length / 2);
  const hasFought = view.players.some((person) => person.line !== null);
  const me = view.players.find((person) => person.seat === view.seat);
  const high = lineHeight(hasFought);
  const height = 2 * high + yard;
  const lines = view.lines.map((line, i) => {
    const up = i < upper;
    const wide = inner / (up ? upper : view.lines.length - upper);
    const number = i + 1;
    const guards = hasFought ? view.players.filter((person) => person.line === number) : undefined;
    const place = { x: (up ? i : i - upper) * wide, y: up ? 0 : high + yard, width: wide, up };
    return linePart({ number, line, guards, me }, place, words);
  });
  const alive = view.players.filter(({ died }) => died === null).length;
  const ground = outside + wallHeight;
  return {
    height: height + 4,
    parts: [
      rect(0, ground, inner, height - 2 * ground, { fill: palette.panel }),
      ...lines,
      ...towers(upper, true, outside),
      ...towers(view.lines.length - upper, false, height - ground),
      group(0, high, [
        rect(0, 0, inner, yard, { fill: palette.raised }),
        label(words.say(heading(view)), { x: 24, y: 43, width: inner * 0.6, size: 36, face: 'bold' }),
        label(words.say({ id: 'citadel-picture-alive', args: { alive, all: view.players.length } }), {
          x: inner - 24,
          y: 40,
          width: inner * 0.32,
          size: 25,
          align: 'right',
          fill: palette.dim,
        }),
      ]),
    ],
  };
}

/** At both ends of a side and between its lines. */
function towers(lines: number, up: boolean, y: number): readonly Part[] {
  return Array.from({ length: lines + 1 }, (_, i) =>
    towerPart(Math.max(12, Math.min(inner - 12, (i * inner) / lines)), y, up),
  );
}

/** Explains only the signs that are in the picture. */
function legend(view: View, words: Words): Strip {
  const seen = new Set<Sign>(view.lines.flatMap((line) => sightsOf(line).map((sight) => sight.sign)));
  const [size, place, gap, row] = [18, 34, 20, 30];
  let [x, y] = [6, 0];
  const parts = [...zombieKinds, ...things].flatMap((each) => {
    if (!seen.has(each)) return [];
    const name = drawable(words.say({ id: `citadel-picture-${each}` }));
    const wide = Math.ceil(widthOf(name, size));
    if (x + place + wide > inner) [x, y] = [6, y + row];
    const part = group(x, y, [
      group(0, 4, sign(each), { scale: 0.8 }),
      label(name, { x: place, y: 21, width: wide, size, fill: palette.dim }),
    ]);
    x += place + wide + gap;
    return [part];
  });
  return { height: parts.length > 0 ? y + row + 8 : 8, parts };
}

function people(view: View, words: Words): Strip {
  return { height: peopleHeight(view.players.length) + 4, parts: [peoplePart(view.players, view.seat, inner, words)] };
}

/** A title and the whole list: cut short, it would hide what somebody came to look for. */
function list(words: Words, title: Msg, things: readonly Msg[]): readonly Strip[] {
  const text = words.say({
    id: 'citadel-picture-list',
    args: { title, things: things.length > 0 ? things : { id: 'citadel-picture-empty' } },
  });
  const lines = wrap(text, inner - 56, 20, Number.POSITIVE_INFINITY);
  return [
    {
      height: lines.length * 26 + 20,
      parts: [
        rect(0, 2, inner, lines.length * 26 + 12, { rx: 10, fill: palette.panel }),
        group(10, 7, chest, { scale: 1.05 }),
        ...lines.map((line, i) => label(line, { x: 46, y: 27 + i * 26, width: inner - 56, size: 20 })),
      ],
    },
  ];
}
