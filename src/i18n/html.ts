/** Text as Telegram's HTML, and names that may try to be more than text. */

const references: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => references[character] ?? character);
}

/** What our own patterns look like where no markup can stand: on a button, in a toast. */
export function withoutTags(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&');
}

/**
 * Any text that did not come from our locales: one line, without characters that control others (line breaks, direction
 * marks, halves of pairs, invisible fillers). Joiners and tag characters stay, emoji are made of them.
 */
export function cleanText(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(/(?![\u200d\u{e0020}-\u{e007f}])[\p{Cf}\p{Cs}\p{Co}\p{Cn}\u115f\u1160\u2800\u3164\uffa0]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
}

const longestName = 32;
const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });
/** One letter may carry many marks; more than this of one grapheme is a tower that covers the lines above it. */
const longestGrapheme = 24;

/** A name of a person: clean and short. Undefined where nothing is left that could be seen. */
export function cleanName(name: string): string | undefined {
  const clean = cleanText(name);
  if (!/[\p{L}\p{N}\p{P}\p{S}]/u.test(clean)) return undefined;
  const letters = [...graphemes.segment(clean)].map(({ segment }) => [...segment].slice(0, longestGrapheme).join(''));
  return letters.length <= longestName
    ? letters.join('')
    : `${letters
        .slice(0, longestName - 1)
        .join('')
        .trimEnd()}…`;
}

export function graphemeCount(text: string): number {
  return [...graphemes.segment(text)].length;
}

/** Cut at a grapheme, with an ellipsis in place of what went. */
export function shorten(text: string, most: number): string {
  const letters = [...graphemes.segment(text)];
  if (letters.length <= most) return text;
  return `${letters
    .slice(0, most - 1)
    .map(({ segment }) => segment)
    .join('')
    .trimEnd()}…`;
}

/**
 * Telegram itself makes links of "@admin", "/close", "#tag" and "site.ru" wherever they stand. In a name that would ping
 * somebody or offer a command; so an invisible word joiner breaks the pattern.
 */
export function withoutLinks(text: string): string {
  return text
    .replace(/(^|[\s(])([@/#])(?=[\p{L}\p{N}_])/gu, '$1$2\u2060')
    .replace(/:\/\//g, ':\u2060//')
    .replace(/([\p{L}\p{N}])\.(?=\p{L}{2})/gu, '$1.\u2060');
}
