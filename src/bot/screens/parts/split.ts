/**
 * Long texts as several messages. Telegram counts what is left after the markup is read, so tags weigh nothing and `&lt;`
 * weighs one; a tag that is open where a message ends is closed there and opened again in the next.
 */

/** Telegram's limit for a text, in UTF-16 units after entity parsing. */
export const longestText = 4096;
/** And for the text below a picture. */
export const longestCaption = 1024;

interface Token {
  readonly raw: string;
  /** Units of visible text. */
  readonly size: number;
  readonly kind: 'text' | 'open' | 'close' | 'line';
}

export function split(html: string, most = longestText): readonly string[] {
  const parts: string[] = [];
  const open: string[] = [];
  let part = '';
  let size = 0;
  let isInked = false;

  const finish = () => {
    if (isInked) parts.push(balanced(part, open)); // Telegram takes no message of blanks alone
    part = open.join('');
    size = 0;
    isInked = false;
  };
  for (const line of linesOf(html)) {
    const length = line.reduce((sum, token) => sum + token.size, 0);
    if (size + 1 + length > most) finish();
    for (const token of line) {
      switch (token.kind) {
        case 'open':
          open.push(token.raw);
          break;
        case 'close':
          open.pop();
          break;
        case 'line':
          if (size === 0) continue; // a message does not begin with an empty line
          break;
        case 'text':
          if (size + token.size > most) finish(); // a line longer than a message breaks between words
          break;
        default:
          token.kind satisfies never;
      }
      part += token.raw;
      isInked ||= token.kind === 'text' && token.raw.trim() !== '';
      size += token.size;
    }
  }
  finish();
  return parts;
}

/** One message only: what does not fit is dropped at a line border, and an ellipsis says so. */
export function fitOne(html: string, most = longestText): string {
  const [first = '', ...rest] = split(html, most);
  if (rest.length === 0) return first;
  const [shorter = ''] = split(html, most - 2);
  return `${shorter}\n…`;
}

export function visibleLength(html: string): number {
  return tokensOf(html).reduce((sum, { size }) => sum + size, 0);
}

/** Each line with the break before it. */
function linesOf(html: string): readonly (readonly Token[])[] {
  const lines: Token[][] = [[]];
  for (const token of tokensOf(html)) {
    if (token.kind === 'line') lines.push([]);
    lines.at(-1)?.push(token);
  }
  return lines;
}

/** Tags, breaks, words with the space after them; a word longer than this is cut, so that it can break too. */
const longestWord = 200;
const pattern = new RegExp(
  `<[^>]*>|\\n|(?:&(?:lt|gt|amp|quot|#\\d+|#x[0-9a-f]+);|[^<\\s&]|&){1,${longestWord}}[^\\S\\n]*|[^\\S\\n]+`,
  'giu',
);

function tokensOf(html: string): readonly Token[] {
  return [...html.matchAll(pattern)].map(([raw]): Token => {
    if (raw === '\n') return { raw, size: 1, kind: 'line' };
    if (raw.startsWith('</')) return { raw, size: 0, kind: 'close' };
    if (raw.startsWith('<')) return { raw, size: 0, kind: 'open' };
    return { raw, size: raw.replace(/&(?:lt|gt|amp|quot|#\d+|#x[0-9a-f]+);/gi, ' ').length, kind: 'text' };
  });
}

function balanced(part: string, open: readonly string[]): string {
  const closing = open.toReversed().map((tag) => `</${/^<([\w-]+)/.exec(tag)?.[1] ?? ''}>`);
  return part.trimEnd() + closing.join('');
}
