/** The fortress as a picture: the twin of board.ts. */
import type { Words } from '../../kit/game.ts';
import { picture as drawing, label, type Svg } from '../../kit/svg.ts';
import { board } from './board.ts';
import type { View } from './view.ts';

export function picture(view: View, words: Words): Svg {
  const [title = '', ...lines] = board(view).map((line) => words.say(line));
  const rows = lines.map((line, i) => label(line, { x: 12, y: 30 + i * 24, width: 700, size: 16 }));
  return drawing({ width: 720, height: 42 + rows.length * 24, title, description: lines.join('\n') }, rows);
}
