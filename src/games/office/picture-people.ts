/** Everybody at the table, in two columns: the mark as it stands on the floor, the name, where he stands, what he has. */
import type { Msg, Seat, Words } from '../../kit/game.ts';
import { drawable } from '../../kit/lettering.ts';
import { mark, seatNumber } from '../../kit/mark.ts';
import { palette } from '../../kit/palette.ts';
import { group, label, type Part, rect } from '../../kit/svg.ts';
import { at, backOf, thingName, who } from './names.ts';
import { spikes } from './picture-signs.ts';
import type { Player } from './state.ts';
import type { View } from './view.ts';

const row = 58;

export function peopleHeight(count: number): number {
  return Math.ceil(count / 2) * row;
}

export function peoplePart(view: View, width: number, words: Words): Part {
  const wide = (width - 8) / 2;
  return group(
    0,
    0,
    view.players.map((player, seat) => {
      const place = { x: (seat % 2) * (wide + 8), y: Math.floor(seat / 2) * row };
      return group(place.x, place.y, personParts(player, seat, seat === view.seat, wide, words));
    }),
  );
}

function personParts(player: Readonly<Player>, seat: Seat, isMe: boolean, wide: number, words: Words): readonly Part[] {
  const isZombie = player.role === 'zombie';
  const text = { x: 56, width: wide - 64 };
  const frame = isMe ? { stroke: palette.ink, 'stroke-width': 2 } : {};
  return [
    rect(1, 1, wide - 2, row - 6, { rx: 8, fill: palette.panel, ...frame }),
    ...(isZombie ? [spikes(28, 27, 25)] : []),
    figureMark(seat, words, { x: 28, y: 27, r: 17 }),
    label(nameOf(seat, words), {
      ...text,
      y: 24,
      size: 20,
      face: 'bold',
      fill: player.cell === null ? palette.dim : palette.ink,
    }),
    label(drawable(words.say(stateOf(player))), { ...text, y: 45, size: 16, fill: palette.dim }),
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
