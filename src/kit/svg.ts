/**
 * Pictures as plain data, and as SVG. A game's `picture` builds them of a few shapes and labels; src/pictures turns them into PNG.
 *
 *   shape    an SVG element without text
 *   label    one line of text in the box that it was given; it never grows out of it (kit/lettering.ts)
 *   group    parts moved together
 *   box      where a label's text may be, in units of the whole picture
 */
import { type Face, fitted, widthOf } from './lettering.ts';
import { palette } from './palette.ts';

/** A whole picture. `width` and `height` are in its own units, `text` is the SVG. */
export interface Svg {
  readonly width: number;
  readonly height: number;
  readonly text: string;
  readonly boxes: readonly Box[];
}
/** `wide`: how much of the width is used. */
export interface Box {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly wide: number;
}

export type Part = Shape | Label | Group;
export type Attributes = Readonly<Record<string, string | number | undefined>>;
export interface Shape {
  readonly shape: 'rect' | 'circle' | 'ellipse' | 'line' | 'path' | 'polygon' | 'polyline';
  readonly attributes: Attributes;
}
export interface Group {
  readonly x: number;
  readonly y: number;
  /** For shapes: labels in it would no longer be measured. */
  readonly scale: number;
  readonly opacity: number;
  readonly parts: readonly Part[];
}
export interface Label {
  /** As it is drawn: fitted. */
  readonly text: string;
  /** The left, middle or right of the box, as `align` says, and the line that the letters stand on. */
  readonly x: number;
  readonly y: number;
  /** Of the box. */
  readonly width: number;
  readonly size: number;
  readonly face: Face;
  readonly align: 'left' | 'middle' | 'right';
  readonly fill: string;
}

export function rect(x: number, y: number, width: number, height: number, attributes: Attributes = {}): Shape {
  return { shape: 'rect', attributes: { x, y, width, height, ...attributes } };
}

export function circle(cx: number, cy: number, r: number, attributes: Attributes = {}): Shape {
  return { shape: 'circle', attributes: { cx, cy, r, ...attributes } };
}

export function line(x1: number, y1: number, x2: number, y2: number, attributes: Attributes = {}): Shape {
  return { shape: 'line', attributes: { x1, y1, x2, y2, ...attributes } };
}

export function path(d: string, attributes: Attributes = {}): Shape {
  return { shape: 'path', attributes: { d, ...attributes } };
}

export function polygon(points: readonly (readonly [x: number, y: number])[], attributes: Attributes = {}): Shape {
  return {
    shape: 'polygon',
    attributes: { points: points.map((point) => point.map(tidy).join(',')).join(' '), ...attributes },
  };
}

/** Parts moved together, with their own 0, 0 at x, y. */
export function group(
  x: number,
  y: number,
  parts: readonly Part[],
  { scale = 1, opacity = 1 }: { scale?: number; opacity?: number } = {},
): Group {
  return { x, y, scale, opacity, parts };
}

export function label(
  text: string,
  {
    x,
    y,
    width,
    size,
    face = 'regular',
    align = 'left',
    fill = palette.ink,
  }: Pick<Label, 'x' | 'y' | 'width' | 'size'> & Partial<Pick<Label, 'face' | 'align' | 'fill'>>,
): Label {
  return { text: fitted(text, width, size, face), x, y, width, size, face, align, fill };
}

/** The size of a picture; `title` says what it is and `description` what it shows, for whoever cannot see it. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly title: string;
  readonly description: string;
}

/** The picture: parts in the order in which they are painted, on a ground of its own. */
export function picture(frame: Frame, parts: readonly Part[]): Svg {
  const { width, height } = frame;
  const ground = rect(0, 0, width, height, { fill: palette.ground });
  return {
    width,
    height,
    text: wrapped(frame, [ground, ...parts].map(written)),
    boxes: parts.flatMap((part) => boxesOf(part, 0, 0)),
  };
}

/** Pictures beside and below each other, from left to right. */
export function gallery(
  frames: readonly Svg[],
  { columns, gap, fill, title }: { columns: number; gap: number; fill: string; title: string },
): Svg {
  const across = Math.max(1, Math.min(columns, frames.length));
  const rows = Array.from({ length: Math.ceil(frames.length / across) }, (_, i) =>
    frames.slice(i * across, (i + 1) * across),
  );
  const wide = Math.max(0, ...frames.map((frame) => frame.width));
  const width = gap + across * (wide + gap);
  let y = gap;
  const placed = rows.flatMap((row) => {
    const top = y;
    y += Math.max(...row.map((frame) => frame.height)) + gap;
    return row.map((frame, i) => ({ frame, x: gap + i * (wide + gap), y: top }));
  });
  const inner = placed.map(({ frame, x, y }) => frame.text.replace('<svg ', `<svg x="${tidy(x)}" y="${tidy(y)}" `));
  const ground = written(rect(0, 0, width, y, { fill }));
  const boxes = placed.flatMap(({ frame, x, y }) => frame.boxes.map((box) => ({ ...box, x: box.x + x, y: box.y + y })));
  return { width, height: y, text: wrapped({ width, height: y, title, description: '' }, [ground, ...inner]), boxes };
}

/** @param inner SVG, in the order in which it is painted */
function wrapped({ width, height, title, description }: Frame, inner: readonly string[]): string {
  const [w, h] = [tidy(width), tidy(height)];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" role="img" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}" font-family="${family}" style="font-kerning:none">`,
    `<title>${escaped(title)}</title><desc>${escaped(description)}</desc>`,
    ...inner,
    '</svg>',
  ].join('');
}

const family = 'DejaVu Sans Condensed, DejaVu Sans, sans-serif';

function written(part: Part): string {
  if ('shape' in part) return `<${part.shape}${attributesOf(part.attributes)}/>`;
  if ('parts' in part) {
    const { scale, opacity } = part;
    const transform = `translate(${tidy(part.x)} ${tidy(part.y)})${scale === 1 ? '' : ` scale(${scale})`}`;
    return `<g${attributesOf({ transform, opacity: opacity === 1 ? undefined : opacity })}>${part.parts.map(written).join('')}</g>`;
  }
  if (part.text === '') return '';
  const anchor = { left: undefined, middle: 'middle', right: 'end' }[part.align];
  const attributes = attributesOf({
    x: part.x,
    y: part.y,
    'font-size': part.size,
    'font-weight': part.face === 'bold' ? 'bold' : undefined,
    'text-anchor': anchor,
    fill: part.fill,
  });
  return `<text${attributes}>${escaped(part.text)}</text>`;
}

function boxesOf(part: Part, dx: number, dy: number): readonly Box[] {
  if ('shape' in part) return [];
  if ('parts' in part) return part.parts.flatMap((inner) => boxesOf(inner, dx + part.x, dy + part.y));
  const { text, x, y, width, size, face, align } = part;
  const left = { left: x, middle: x - width / 2, right: x - width }[align];
  // From the top of a capital with its accent to the bottom of a letter that hangs below the line.
  return [{ text, x: dx + left, y: dy + y - 0.76 * size, width, height: size, wide: widthOf(text, size, face) }];
}

function attributesOf(attributes: Attributes): string {
  return Object.entries(attributes)
    .flatMap(([name, value]) =>
      value === undefined ? [] : [` ${name}="${typeof value === 'number' ? tidy(value) : escaped(value)}"`],
    )
    .join('');
}

/** Two digits after the point are finer than any screen, and the same picture is the same text. */
function tidy(value: number): string {
  return String(Math.round(value * 100) / 100);
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** What XML cannot hold at all goes. */
function escaped(text: string): string {
  return text
    .replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
}
