/**
 * Texts in pictures: how wide they are, and how they are made to fit. Measured by the font that the pictures are drawn with
 * (pictures/fonts.ts), so that a text that fits here fits there.
 */
import { advances, others, widest } from './advances.ts';

export type Face = keyof typeof advances;

/** The width in the unit of `size`, which is the size of the font. Never too small, for texts that are `drawable`. */
export function widthOf(text: string, size: number, face: Face = 'regular'): number {
  const thousandths = [...text].reduce((sum, letter) => sum + (advanceOf(letter, face) ?? 0), 0);
  return (thousandths * size) / 1000;
}

/**
 * What the font can draw of a text, on one line. Signs that it lacks, such as emoji, go silently; letters that it lacks leave
 * an ellipsis behind, and so does a text of which nothing is left. Marks on letters go where no single letter has them.
 */
export function drawable(text: string): string {
  const letters = text
    .normalize('NFC')
    .replace(/[\s\p{Z}]+/gu, ' ')
    .replace(/[\p{M}\p{C}]+/gu, '');
  const drawn = [...letters].map((letter) => {
    if (advanceOf(letter, 'regular') !== undefined) return letter;
    return /[\p{L}\p{N}]/u.test(letter) ? '…' : '';
  });
  const line = drawn.join('').replace(/…+/g, '…').replace(/ +/g, ' ').trim();
  return line === '' && text.trim() !== '' ? '…' : line;
}

/** The text as it can be drawn, cut short with an ellipsis where it is wider than `width`; empty where not even that fits. */
export function fitted(text: string, width: number, size: number, face: Face = 'regular'): string {
  const line = drawable(text);
  if (widthOf(line, size, face) <= width) return line;
  const letters = [...line];
  for (let kept = letters.length - 1; kept >= 0; kept--) {
    const cut = `${letters.slice(0, kept).join('').trimEnd()}…`;
    if (widthOf(cut, size, face) <= width) return cut;
  }
  return '';
}

/**
 * Words on as many lines as they need, each fitting `width`. Where there are more than `most`, the last line is cut short.
 */
export function wrap(
  text: string,
  width: number,
  size: number,
  most: number,
  face: Face = 'regular',
): readonly string[] {
  const words = drawable(text).split(' ');
  const lines: string[] = [];
  for (const [i, word] of words.entries()) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && widthOf(longer, size, face) <= width) lines[lines.length - 1] = longer;
    else if (lines.length < most) lines.push(word);
    else {
      lines[most - 1] = [lines[most - 1], ...words.slice(i)].join(' ');
      break;
    }
  }
  return lines.map((line) => fitted(line, width, size, face));
}

/** In thousandths of the size; undefined where the font has no such letter. */
function advanceOf(letter: string, face: Face): number | undefined {
  const code = letter.codePointAt(0) ?? 0;
  for (const [from, widths] of advances[face]) {
    const width = widths[code - from];
    if (width !== undefined) return width > 0 ? width : undefined;
  }
  // `others` holds first and last codes by turns: an odd number of borders before a code means that it is inside.
  const border = others.findIndex((edge, i) => (i % 2 === 0 ? code < edge : code <= edge));
  return border % 2 === 1 ? widest : undefined;
}
