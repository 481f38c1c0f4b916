/**
 * Writes src/kit/advances.ts: how wide the letters of the pictures' font are, so that pure code can fit a text into its box.
 * Run it again when the font package changes; test/kit/lettering.test.ts says so.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Font, openSync } from 'fontkit';
import { fontFiles } from '../src/pictures/fonts.ts';

/** Measured letter by letter: Latin, Greek, Cyrillic, punctuation. */
const blocks: readonly (readonly [from: number, to: number])[] = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x384, 0x3ce],
  [0x400, 0x45f],
  [0x490, 0x4ff],
  [0x2010, 0x2026],
  [0x2030, 0x203a],
];
const last = 0x2fff;

const [regular, bold] = fontFiles.map(open);
if (!regular || !bold) throw new Error('two faces are needed');
const faces = { regular, bold };

function open(file: string): Font {
  const font = openSync(file);
  if (!('hasGlyphForCodePoint' in font)) throw new Error(`${file} is a collection of fonts`);
  return font;
}

const has = (code: number) => Object.values(faces).every((font) => font.hasGlyphForCodePoint(code));
/** In thousandths of the size, rounded up; 0 where the font lacks it. */
const advance = (font: Font, code: number) =>
  has(code) ? Math.ceil((font.glyphForCodePoint(code).advanceWidth / font.unitsPerEm) * 1000) : 0;

const isMeasured = (code: number) => blocks.some(([from, to]) => from <= code && code <= to);
const others: [number, number][] = [];
let widest = 0;
for (let code = 0x20; code <= last; code++) {
  // Marks and invisible signs are never drawn; the rest may be joined or shaped, so the widest counts for all.
  if (isMeasured(code) || !has(code) || /[\p{M}\p{C}\p{Z}]/u.test(String.fromCodePoint(code))) continue;
  widest = Math.max(widest, ...Object.values(faces).map((font) => advance(font, code)));
  const range = others.at(-1);
  if (range && range[1] === code - 1) range[1] = code;
  else others.push([code, code]);
}

const written = Object.entries(faces).map(([face, font]) => {
  const rows = blocks.map(([from, to]) => {
    const widths = Array.from({ length: to - from + 1 }, (_, i) => advance(font, from + i));
    return `    [${from}, [${widths.join(', ')}]],`;
  });
  return `  ${face}: [\n${rows.join('\n')}\n  ],`;
});
const source = `/** Written by \`npm run advances\` from DejaVu Sans Condensed; not by hand. All widths in thousandths of the size of the letters. */

/** By face: blocks of letters that follow each other, from the code of the first; 0: the font lacks it. */
export const advances: Readonly<Record<'regular' | 'bold', readonly (readonly [from: number, widths: readonly number[]])[]>> = {
${written.join('\n')}
};

/** What else the font can draw: first and last codes by turns. */
export const others: readonly number[] = [${others.flat().join(', ')}];

/** None of \`others\` is wider. */
export const widest = ${widest};
`;
writeFileSync(fileURLToPath(new URL('../src/kit/advances.ts', import.meta.url)), source);
