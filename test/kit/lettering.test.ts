import { Resvg } from '@resvg/resvg-js';
import fc from 'fast-check';
import { openSync } from 'fontkit';
import { expect, test } from 'vitest';
import { advances, others } from '../../src/kit/advances.ts';
import { drawable, type Face, fitted, widthOf, wrap } from '../../src/kit/lettering.ts';
import { label, picture } from '../../src/kit/svg.ts';
import { fontFiles } from '../../src/pictures/fonts.ts';

const faces = ['regular', 'bold'] as const;
const letters = faces.flatMap((face) =>
  advances[face].flatMap(([from, widths]) => widths.flatMap((width, i) => (width > 0 ? [from + i] : []))),
);

/** As wide as the font draws it, to the last pixel. */
function drawnWidth(text: string, size: number, face: Face): number {
  const drawn = label(text, { x: 0, y: size, width: 100_000, size, face });
  const { text: svg } = picture({ width: 100_000, height: 2 * size, title: '', description: '' }, [drawn]);
  // The ground would be the widest of all.
  const resvg = new Resvg(svg.replace(/<rect[^>]*>/, ''), {
    font: { fontFiles: [...fontFiles], loadSystemFonts: false },
  });
  return resvg.getBBox()?.width ?? 0;
}

test('the widths are those of the font', () => {
  for (const [i, face] of faces.entries()) {
    const font = openSync(fontFiles[i] ?? '');
    if (!('glyphForCodePoint' in font)) throw new Error('a collection of fonts');
    for (const [from, widths] of advances[face]) {
      for (const [j, width] of widths.entries()) {
        if (width === 0) continue;
        const real = (font.glyphForCodePoint(from + j).advanceWidth / font.unitsPerEm) * 1000;
        expect(width, `${face}, ${String.fromCodePoint(from + j)}`).toBe(Math.ceil(real));
      }
    }
  }
});

test('no text is drawn wider than it was measured', { timeout: 60_000 }, () => {
  const known = fc.constantFrom(...letters).map((code) => String.fromCodePoint(code));
  const rare = fc.nat((others.length >> 1) - 1).map((i) => String.fromCodePoint(others[2 * i] ?? 0x20));
  const texts = fc.array(
    fc.oneof({ weight: 4, arbitrary: known }, rare, fc.string({ unit: 'grapheme', maxLength: 2 })),
    {
      minLength: 1,
      maxLength: 24,
    },
  );
  fc.assert(
    fc.property(texts, fc.constantFrom(...faces), (parts, face) => {
      const text = drawable(parts.join(''));
      // Letters may lean out of their own advance by a little: a J to the left, an f to the right.
      expect(drawnWidth(text, 40, face)).toBeLessThanOrEqual(widthOf(text, 40, face) + 40 * 0.25);
    }),
    { numRuns: 300 },
  );
});

test('a text that fits is left alone', () => {
  expect(fitted('Анна', 100, 16)).toBe('Анна');
});

test('a text that is too wide is cut short with an ellipsis, and never grows out of its box', () => {
  expect(fitted('Достопочтенная Анна', 80, 16)).toBe('Достопо…');
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 64 }), fc.integer({ min: 0, max: 200 }), (name, width) => {
      expect(widthOf(fitted(name, width, 16), 16)).toBeLessThanOrEqual(width);
    }),
  );
});

test('no ellipsis follows a space', () => {
  expect(fitted('Анна Мария Луиза', 52, 16)).toMatch(/\S…$/);
});

test('what the font lacks is left out: signs without a trace, letters with an ellipsis', () => {
  expect(drawable('🦊 Лиса 🇷🇺')).toBe('Лиса');
  expect(drawable('王小明 (Ван)')).toBe('… (Ван)');
  expect(drawable('漢字')).toBe('…');
  expect(drawable('👩‍👩‍👧')).toBe('…');
  expect(drawable('')).toBe('');
});

test('marks that would climb over the lines and signs that turn the writing are left out', () => {
  expect(drawable('Кри\u0306г')).toBe('Крйг');
  expect(drawable('Z\u0351\u0363\u0312a\u0334lgo')).toBe('Zalgo');
  expect(drawable('\u202eannA\u202c')).toBe('annA');
  expect(drawable('a\n\tb')).toBe('a b');
});

test('words are wrapped, and what is left over is cut short', () => {
  expect(wrap('доски, вода, аптечка, бинокль', 100, 16, 2)).toEqual(['доски, вода,', 'аптечка, б…']);
  expect(wrap('доски', 90, 16, 2)).toEqual(['доски']);
  expect(wrap('', 90, 16, 2)).toEqual(['']);
});
