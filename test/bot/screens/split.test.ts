import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fitOne, split, visibleLength } from '../../../src/bot/screens/parts/split.ts';
import { parseHtml } from '../../../src/sandbox/html.ts';

const words = fc
  .stringMatching(/^[a-zа-я&<>"👍 ]{0,40}$/u)
  .map((x) => x.replace(/[&<>"]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c] ?? c));
const tagged = fc.tuple(fc.constantFrom('b', 'i', 'code'), words).map(([tag, x]) => `<${tag}>${x}</${tag}>`);
const line = fc.array(fc.oneof(words, tagged), { maxLength: 4 }).map((xs) => xs.join(' '));
const quote = fc
  .array(line, { minLength: 1, maxLength: 8 })
  .map((xs) => `<blockquote expandable>${xs.join('\n')}</blockquote>`);
const html = fc.array(fc.oneof(line, quote), { maxLength: 30 }).map((xs) => xs.join('\n'));

const inked = (text: string) => text.replace(/\s+/g, '');

test('parts are balanced, short enough, and together the same text in order', () => {
  fc.assert(
    fc.property(html, fc.integer({ min: 60, max: 400 }), (source, most) => {
      const parts = split(source, most).map((part) => parseHtml(part)); // throws where tags are not balanced
      for (const { text } of parts) {
        expect(text.length).toBeLessThanOrEqual(most);
        expect(text.trim()).not.toBe('');
      }
      expect(inked(parts.map(({ text }) => text).join(''))).toBe(inked(parseHtml(source).text));
    }),
    { numRuns: 200 },
  );
});

test('a rest of blanks is no message of its own', () => {
  expect(split(`<b>${'слово '.repeat(10)}</b>\n<b> </b>`, 60)).toHaveLength(1);
});

test('what was bold stays bold', () => {
  const source = `<b>${'слово '.repeat(100)}</b>`;
  for (const part of split(source, 100)) expect(part).toMatch(/^<b>.*<\/b>$/);
});

test('breaks fall at line borders where lines are short', () => {
  const lines = Array.from({ length: 20 }, (_, i) => `строка ${i}`);
  expect(split(lines.join('\n'), 50).flatMap((part) => part.split('\n'))).toEqual(lines);
});

describe('one message only', () => {
  test('what fits is left alone', () => expect(fitOne('<b>a</b>\nb')).toBe('<b>a</b>\nb'));
  test('what does not fit ends in an ellipsis', () => {
    const cut = fitOne('слово\n'.repeat(1000), 100);
    expect(cut).toMatch(/слово\n…$/);
    expect(visibleLength(cut)).toBeLessThanOrEqual(100);
  });
});

test('markup weighs nothing', () => expect(visibleLength('<b>a &lt; b</b>')).toBe(5));
