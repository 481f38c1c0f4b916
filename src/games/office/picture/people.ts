/** Everybody at the table, in two columns: the mark as it stands on the floor, the name, where he stands, what he has. */
import type { Msg, Seat, Words } from '../../../kit/game.ts';
import { drawable, wrap } from '../../../kit/lettering.ts';
import { mark, seatNumber } from '../../../kit/mark.ts';
import { palette } from '../../../kit/palette.ts';
import { group, label, type Part, rect } from '../../../kit/svg.ts';
import { at, backOf, thingName, who } from '../names.ts';
import type { Player } from '../state.ts';
import type { View } from '../view.ts';
import { spikes } from './signs.ts';

const gap = 8;
const size = 18;
/** From one line of what he has to the next. */
const line = 21;
/** A row with one line of it, and the space below. */
const row = 58;
/** Three things of the longest names, and where he stands, are two lines. */
const mostLines = 2;

/** @param width of both columns together */
export function peoplePart(view: View, width: number, words: Words): { readonly height: number; readonly part: Part } {
  const wide = (width - gap) / 2;
  const people = view.players.map((player, seat) => ({
    seat,
    lines: wrap(words.say(stateOf(player)), textWidth(wide), size, mostLines),
  }));
  const pairs = people.filter((_, i) => i % 2 === 0).map((_, i) => people.slice(2 * i, 2 * i + 2));
  let y = 0;
  const parts = pairs.flatMap((pair) => {
    const top = y;
    const high = row + (Math.max(...pair.map(({ lines }) => lines.length)) - 1) * line;
    y += high;
    return pair.map(({ seat, lines }, column) =>
      group(column * (wide + gap), top, personParts(view, seat, lines, { wide, high }, words)),
    );
  });
  return { height: y, part: group(0, 0, parts) };
}

const textLeft = 56;
const textWidth = (wide: number) => wide - textLeft - 8;

function personParts(
  view: View,
  seat: Seat,
  lines: readonly string[],
  { wide, high }: { readonly wide: number; readonly high: number },
  words: Words,
): readonly Part[] {
  const player = view.players[seat];
  const text = { x: textLeft, width: textWidth(wide) };
  const frame = seat === view.seat ? { stroke: palette.ink, 'stroke-width': 2 } : {};
  const middle = (high - 4) / 2;
  return [
    rect(1, 1, wide - 2, high - 6, { rx: 8, fill: palette.panel, ...frame }),
    ...(player?.role === 'zombie' ? [spikes(28, middle, 25)] : []),
    figureMark(seat, words, { x: 28, y: middle, r: 17 }),
    label(nameOf(seat, words), {
      ...text,
      y: 23,
      size: 20,
      face: 'bold',
      fill: player?.cell === null ? palette.dim : palette.ink,
    }),
    ...lines.map((each, i) => label(each, { ...text, y: 44 + i * line, size, fill: palette.dim })),
  ];
}

function stateOf({ role, cell, points, items, returns }: Readonly<Player>): Msg {
  if (cell === null) {
    return returns === null
      ? { id: 'office-picture-waiting' }
      : { id: 'office-picture-dead', args: { points, back: backOf(returns) } };
  }
  if (role === 'zombie' || items.length === 0) return { id: 'office-picture-bare', args: { cell: at(cell), points } };
  return { id: 'office-picture-carries', args: { cell: at(cell), points, things: items.map(thingName) } };
}

function nameOf(seat: Seat, words: Words): string {
  return drawable(words.say({ id: 'office-picture-name', args: { person: who(seat) } }));
}

/** The mark of a seat with the initials of who sits there; with its number where the font lacks them. */
export function figureMark(seat: Seat, words: Words, place: { x: number; y: number; r: number }): Part {
  const initials = nameOf(seat, words)
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => word.slice(0, 1))
    .join('')
    .slice(0, 2)
    .toUpperCase();
  return mark(seat, { ...place, text: initials === '' ? seatNumber(seat) : initials });
}
