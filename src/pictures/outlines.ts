/**
 * Texts of an SVG as the outlines of their letters. resvg would set each text anew at every drawing, which took two thirds of a
 * board's time; our labels are lines of single letters without kerning (kit/lettering.ts), so a letter's outline, read once from
 * the font, has only to be put in its place.
 */
import { type Font, openSync } from 'fontkit';
import { fontFiles } from './fonts.ts';

/** One letter in units of the font: where its outline begins, the rest relative to that, how far the next one is. */
interface Letter {
  readonly x: number;
  readonly y: number;
  readonly rest: string;
  readonly advance: number;
}
interface Face {
  readonly unitsPerEm: number;
  letter(code: number): Letter;
}

const faces = fontFiles.map(faceOf);

/** @param svg as kit/svg.ts writes it: a text holds no other element, and names all its attributes with double quotes */
export function outlined(svg: string): string {
  return svg.replace(/<text([^>]*)>([^<]*)<\/text>/g, (_, attributes: string, text: string) => {
    const given = Object.fromEntries(
      [...attributes.matchAll(/ ([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
    );
    const face = faces[given['font-weight'] === 'bold' ? 1 : 0];
    if (!face) throw new Error('the pictures have no font');
    const letters = [...unescaped(text)].map((sign) => face.letter(sign.codePointAt(0) ?? 0));
    const width = letters.reduce((sum, { advance }) => sum + advance, 0);
    const scale = Number(given['font-size']) / face.unitsPerEm;
    let pen = -width * before(given['text-anchor']);
    let d = '';
    for (const { x, y, rest, advance } of letters) {
      if (rest !== '') d += `M${pen + x} ${y}${rest}`;
      pen += advance;
    }
    // The font's heights grow upwards.
    const transform = `translate(${given['x']} ${given['y']}) scale(${scale} ${-scale})`;
    return `<path transform="${transform}" fill="${given['fill']}" d="${d}"/>`;
  });
}

/** How much of a text stands before the point that it is anchored at. */
function before(anchor: string | undefined): number {
  if (anchor === 'middle') return 0.5;
  return anchor === 'end' ? 1 : 0;
}

function faceOf(file: string): Face {
  const font = openSync(file);
  if (!('glyphForCodePoint' in font)) throw new Error(`${file} is a collection of fonts`);
  const known = new Map<number, Letter>();
  return {
    unitsPerEm: font.unitsPerEm,
    letter(code) {
      const letter = known.get(code) ?? letterOf(font, code);
      known.set(code, letter);
      return letter;
    },
  };
}

function letterOf(font: Font, code: number): Letter {
  const glyph = font.glyphForCodePoint(code);
  const { commands } = glyph.path;
  const [startX = 0, startY = 0] = commands[0]?.args ?? [];
  let rest = '';
  let [x, y] = [startX, startY];
  let [fromX, fromY] = [x, y];
  for (const [i, { command, args }] of commands.entries()) {
    const relative = args.map((value, at) => value - (at % 2 === 0 ? x : y)).join(' ');
    if (command === 'closePath') {
      rest += 'z';
      [x, y] = [fromX, fromY];
      continue;
    }
    if (i > 0) rest += `${signs[command]}${relative}`;
    [x, y] = [args.at(-2) ?? x, args.at(-1) ?? y];
    if (command === 'moveTo') [fromX, fromY] = [x, y];
  }
  return { x: startX, y: startY, rest, advance: glyph.advanceWidth };
}

const signs = { moveTo: 'm', lineTo: 'l', quadraticCurveTo: 'q', bezierCurveTo: 'c' } as const;

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };
function unescaped(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity);
}
