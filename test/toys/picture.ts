/** The picture of a toy: its board in words, line under line. */
import type { Msg, Words } from '../../src/kit/game.ts';
import { label, picture, type Svg } from '../../src/kit/svg.ts';

export function lettered(board: readonly Msg[], words: Words): Svg {
  const [title = '', ...lines] = board.map((line) => words.say(line));
  const rows = [title, ...lines].map((line, i) => label(line, { x: 12, y: 30 + i * 24, width: 336, size: 16 }));
  return picture({ width: 360, height: 42 + rows.length * 24, title, description: lines.join(' ') }, rows);
}
