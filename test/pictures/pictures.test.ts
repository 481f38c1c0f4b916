import { renderAsync } from '@resvg/resvg-js';
import { expect, test } from 'vitest';
import { label, picture, type Svg } from '../../src/kit/svg.ts';
import { fontFiles } from '../../src/pictures/fonts.ts';
import { createPictures, hashOf } from '../../src/pictures/index.ts';

const board = (text: string, height = 60): Svg =>
  picture({ width: 300, height, title: text, description: '' }, [label(text, { x: 10, y: 40, width: 280, size: 24 })]);

function sizeOf(png: Buffer): readonly [width: number, height: number] {
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

test('a board becomes a PNG, sharp enough for a phone', async () => {
  expect(sizeOf(await createPictures().png(board('Цитадель')))).toEqual([375, 75]);
});

test('the letters lie where the font’s own setting would lay them', async () => {
  for (const face of ['regular', 'bold'] as const) {
    for (const align of ['left', 'middle', 'right'] as const) {
      const line = label('Волна 3 & «Zoë» — 14/30', { x: 150, y: 40, width: 290, size: 20, face, align });
      const svg = picture({ width: 300, height: 60, title: '', description: '' }, [line]);
      const set = await renderAsync(svg.text, {
        fitTo: { mode: 'zoom', value: 1.25 },
        font: { fontFiles: [...fontFiles], loadSystemFonts: false },
      });
      // Read back by the painter itself, as a picture in a picture.
      const png = await createPictures().png(svg);
      const { width, height } = set;
      const inner = `data:image/png;base64,${png.toString('base64')}`;
      const frame = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><image width="${width}" height="${height}" href="${inner}"/></svg>`;
      const { pixels: drawn } = await renderAsync(frame);
      const { pixels } = set;
      const apart = pixels.reduce((sum, value, at) => sum + Math.abs(value - (drawn[at] ?? 0)), 0);
      const ink = pixels.reduce((sum, value, at) => sum + Math.abs(value - (pixels[at % 4] ?? 0)), 0);
      expect(ink, `${face} ${align}`).toBeGreaterThan(10_000);
      expect(apart / ink, `${face} ${align}`).toBeLessThan(0.05);
    }
  }
});

test('the letters come from the font that is shipped: Russian and Latin, plain and bold, are all drawn', async () => {
  const pictures = createPictures();
  const drawn = await Promise.all(['Волна', 'Wave', 'ОлнаВ', ' '].map((text) => pictures.png(board(text))));
  expect(new Set(drawn.map((png) => png.toString('base64'))).size).toBe(4);
  const [word, , , blank] = drawn;
  expect(word?.length).toBeGreaterThan(blank?.length ?? 0);
});

test('the same board is drawn once, and an equal one is the same', async () => {
  const pictures = createPictures();
  const [first, again] = await Promise.all([pictures.png(board('Волна 1')), pictures.png(board('Волна 1'))]);
  expect(again).toBe(first);
  expect(hashOf(board('Волна 1'))).toBe(hashOf(board('Волна 1')));
  expect(hashOf(board('Волна 1'))).not.toBe(hashOf(board('Волна 2')));
});

test('what was not asked for lately is forgotten, what is asked for again is kept', async () => {
  const pictures = createPictures();
  const first = await pictures.png(board('first'));
  const second = await pictures.png(board('second'));
  for (let i = 0; i < 31; i++) {
    await pictures.png(board(`board ${i}`));
    expect(await pictures.png(board('first'))).toBe(first);
  }
  expect(await pictures.png(board('second'))).not.toBe(second);
});

test('a picture larger than Telegram takes is drawn smaller', async () => {
  const [width, height] = sizeOf(await createPictures().png(board('a long game', 12_000)));
  expect(width + height).toBeLessThanOrEqual(10_000);
  expect(width + height).toBeGreaterThan(9_900);
});

test('what cannot be drawn fails, and is not remembered', async () => {
  const pictures = createPictures();
  const broken = { ...board('x'), text: '<svg>' };
  await expect(pictures.png(broken)).rejects.toThrow();
  await expect(pictures.png(broken)).rejects.toThrow();
});
