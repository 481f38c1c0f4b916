/**
 * SVG to PNG, by the font that comes with the program. The same picture is drawn once: it is known by the hash of its SVG, under
 * which delivery also remembers the file that Telegram has of it.
 */
import { createHash } from 'node:crypto';
import { renderAsync } from '@resvg/resvg-js';
import type { Svg } from '../kit/svg.ts';
import { outlined } from './outlines.ts';
import { encodePng } from './png.ts';

export interface Pictures {
  /** In another thread: a press need not wait for it. */
  png(svg: Svg): Promise<Buffer>;
}

/** Pixels for each unit: a board of 720 units is sharp on a phone, where it is some 360 points wide. */
const zoom = 1.25;
/** Telegram refuses photos whose width and height together are more. */
const mostPixels = 10_000;
/** A report goes to one chat, a private board to one person: few are asked for twice within a short time. About 150 KB each. */
const mostKept = 32;

/** The same for the same picture. Raised with `drawing` where the same SVG comes out differently. */
export function hashOf(svg: Svg): string {
  return createHash('sha256').update(`${drawing}\n${svg.text}`).digest('base64url');
}
const drawing = 2;

export function createPictures(): Pictures {
  const kept = new Map<string, Promise<Buffer>>();
  return {
    png(svg) {
      const hash = hashOf(svg);
      const png = kept.get(hash) ?? draw(svg);
      kept.delete(hash); // the one asked for last goes to the end
      kept.set(hash, png);
      png.catch(() => kept.delete(hash));
      for (const oldest of kept.keys()) {
        if (kept.size <= mostKept) break;
        kept.delete(oldest);
      }
      return png;
    },
  };
}

/** @param pixels for each unit, as many as Telegram takes */
export async function draw({ text, width, height }: Svg, pixels = zoom): Promise<Buffer> {
  const image = await renderAsync(outlined(text), {
    fitTo: { mode: 'zoom', value: Math.min(pixels, (mostPixels - 2) / (width + height)) },
    font: { loadSystemFonts: false },
  });
  return encodePng(image.width, image.height, image.pixels);
}
