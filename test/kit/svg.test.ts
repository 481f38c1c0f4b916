import { expect, test } from 'vitest';
import { mark } from '../../src/kit/mark.ts';
import { palette } from '../../src/kit/palette.ts';
import { group, label, picture, rect } from '../../src/kit/svg.ts';

const size = { width: 100, height: 50, title: '', description: '' };

test('whatever people call themselves, the picture stays a picture', () => {
  const name = '<script>"&\u0000\ud800</script>';
  const { text } = picture({ ...size, title: name, description: name }, [
    label(name, { x: 0, y: 20, width: 900, size: 10 }),
  ]);
  expect(text).toContain('<title>&lt;script&gt;&quot;&amp;&lt;/script&gt;</title>');
  expect(text).not.toContain('<script');
  expect(text).toContain('>&lt;script&gt;&quot;&amp;&lt;/script&gt;</text>');
});

test('an attribute cannot be broken out of', () => {
  const { text } = picture(size, [rect(0, 0, 1, 1, { fill: '"/><script>' })]);
  expect(text).toContain('fill="&quot;/&gt;&lt;script&gt;"');
});

test('a label is cut to its box, and the box is told where it is in the whole picture', () => {
  const inner = label('Достопочтенная', { x: 50, y: 20, width: 40, size: 10, align: 'middle' });
  const { boxes } = picture(size, [group(10, 5, [group(1, 2, [inner])])]);
  expect(boxes).toHaveLength(1);
  expect(boxes[0]).toMatchObject({ x: 41, width: 40, height: 10 });
  expect(boxes[0]?.y).toBeCloseTo(19.4);
  expect(boxes[0]?.wide).toBeLessThanOrEqual(40);
  expect(boxes[0]?.text).toMatch(/…$/);
});

test('sixteen seats are told apart by number, and without numbers by shape and filling', () => {
  const seats = Array.from({ length: 16 }, (_, seat) => seat);
  const drawn = seats.map((seat) => picture(size, [mark(seat, { x: 10, y: 10, r: 8 })]));
  expect(new Set(drawn.map(({ boxes }) => boxes[0]?.text)).size).toBe(16);
  const colourless = drawn.map(({ text }) =>
    text.replace(/<title.*?<\/desc>|<text.*?<\/text>/g, '').replace(/(fill|stroke)="#(?!12161c)\w+"/g, '$1="any"'),
  );
  expect(new Set(colourless).size).toBe(16);
});

test('text is readable on every ground', () => {
  for (const ground of [palette.ground, palette.panel, palette.raised]) {
    for (const ink of [palette.ink, palette.dim]) expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5);
  }
});

test('colours that tell things apart stand out from the ground', () => {
  const { ground, panel, raised, edge, coal, ...colours } = palette;
  for (const colour of Object.values(colours)) {
    expect(contrast(colour, ground), colour).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colour, raised), colour).toBeGreaterThanOrEqual(3);
    expect(contrast(coal, colour), colour).toBeGreaterThanOrEqual(4.5);
  }
  expect([panel, edge]).toHaveLength(2);
});

/** WCAG 2.2, 1.4.3. */
function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((x) => (x <= 0.04045 ? x / 12.92 : ((x + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
