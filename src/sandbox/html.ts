/**
 * `parse_mode: HTML`, as strictly as Telegram reads it: only the tags of
 * https://core.telegram.org/bots/api#html-style, each closed in order; offsets in complaints count bytes of UTF-8.
 */
import { badRequest } from './refusal.ts';
import type { EntityType, FormattedText, MessageEntity } from './telegram.ts';

/** Tags that stand for one entity and have no attributes to look at. */
const plainTags: Readonly<Record<string, EntityType>> = {
  b: 'bold',
  strong: 'bold',
  i: 'italic',
  em: 'italic',
  u: 'underline',
  ins: 'underline',
  s: 'strikethrough',
  strike: 'strikethrough',
  del: 'strikethrough',
  'tg-spoiler': 'spoiler',
  span: 'spoiler',
  pre: 'pre',
};
const tagsWithAttributes = ['a', 'code', 'blockquote', 'tg-emoji', 'tg-time'];
const namedCharacters: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"' };
const dateTimeFormat = /^(r|w?[dD]?[tT]?)$/;

interface OpenTag {
  name: string;
  attributes: ReadonlyMap<string, string>;
  /** Where its text begins, in UTF-16 units of the result. */
  offset: number;
  /** Its place among the entities, so that outer ones come first. */
  index: number;
  /** Of a `pre`, once the `code` inside has told it. */
  language?: string;
}

export function parseHtml(html: string): FormattedText {
  return new HtmlReader(html).read();
}

class HtmlReader {
  private readonly html: string;
  private at = 0;
  private text = '';
  private readonly open: OpenTag[] = [];
  private readonly entities: (MessageEntity | undefined)[] = [];

  constructor(html: string) {
    this.html = html;
  }

  read(): FormattedText {
    while (this.at < this.html.length) {
      if (this.html[this.at] !== '<') this.text += this.readCharacter();
      else if (this.html[this.at + 1] === '/') this.readEndTag();
      else this.readStartTag();
    }
    const unclosed = this.open.at(-1);
    if (unclosed)
      throw badRequest(`can't parse entities: Can't find end tag corresponding to start tag "${unclosed.name}"`);
    return { text: this.text, entities: this.entities.filter((entity) => entity !== undefined) };
  }

  /** One character, or what an `&…;` stands for. An unknown name stays as written, as on Telegram. */
  private readCharacter(): string {
    const reference = /^&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(lt|gt|amp|quot));?/i.exec(
      this.html.slice(this.at, this.at + 12),
    );
    if (!reference) return this.html[this.at++] ?? '';
    this.at += reference[0].length;
    const [whole, decimal, hex, name] = reference;
    if (name !== undefined) return namedCharacters[name.toLowerCase()] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number.parseInt(decimal, 10);
    const isCharacter = code > 0 && code <= 0x10_ff_ff && !(code >= 0xd8_00 && code <= 0xdf_ff);
    return isCharacter ? String.fromCodePoint(code) : whole;
  }

  private readStartTag(): void {
    const begin = this.at;
    const name = this.readWhile(/[^\s>]/, begin + 1).toLowerCase();
    if (!(Object.hasOwn(plainTags, name) || tagsWithAttributes.includes(name)))
      throw this.fault(`Unsupported start tag "${name}"`, begin);
    const attributes = this.readAttributes(name, begin);
    if (name === 'span' && attributes.get('class') !== 'tg-spoiler')
      throw this.fault('Tag "span" must have class "tg-spoiler"', begin);
    if (name === 'tg-emoji' && !/^\d+$/.test(attributes.get('emoji-id') ?? ''))
      throw this.fault('Invalid custom emoji identifier specified', begin);
    if (name === 'tg-time' && !/^\d{1,11}$/.test(attributes.get('unix') ?? ''))
      throw this.fault('Tag "tg-time" must have attribute "unix" with a Unix time', begin);
    if (name === 'tg-time' && !dateTimeFormat.test(attributes.get('format') ?? ''))
      throw this.fault('Tag "tg-time" has invalid attribute "format"', begin);
    this.open.push({ name, attributes, offset: this.text.length, index: this.entities.push(undefined) - 1 });
  }

  private readAttributes(tag: string, begin: number): Map<string, string> {
    const attributes = new Map<string, string>();
    for (;;) {
      this.readWhile(/\s/);
      if (this.at >= this.html.length) throw this.fault('Unclosed start tag', begin);
      if (this.html[this.at] === '>') break;
      const name = this.readWhile(/[^\s=>]/).toLowerCase();
      if (name === '') throw this.fault(`Empty attribute name in the tag "${tag}"`, begin);
      this.readWhile(/\s/);
      attributes.set(name, this.html[this.at] === '=' ? this.readValue(begin) : '');
    }
    this.at += 1;
    return attributes;
  }

  private readValue(begin: number): string {
    this.readWhile(/\s/, this.at + 1);
    const quote = this.html[this.at];
    if (quote !== '"' && quote !== "'") return this.readWhile(/[\w.-]/).toLowerCase();
    this.at += 1;
    let value = '';
    while (this.at < this.html.length && this.html[this.at] !== quote) value += this.readCharacter();
    if (this.at >= this.html.length) throw this.fault('Unclosed start tag', begin);
    this.at += 1;
    return value;
  }

  private readEndTag(): void {
    const begin = this.at;
    const name = this.readWhile(/[^\s>]/, begin + 2).toLowerCase();
    this.readWhile(/\s/);
    if (this.html[this.at] !== '>') throw this.fault('Unclosed end tag', begin);
    this.at += 1;
    const tag = this.open.pop();
    if (!tag) throw this.fault('Unexpected end tag', begin);
    if (name !== '' && name !== tag.name)
      throw badRequest(
        `can't parse entities: Unmatched end tag at byte offset ${this.bytes(begin)}, expected "</${tag.name}>", found "</${name}>"`,
      );
    if (this.text.length > tag.offset) this.entities[tag.index] = this.entityOf(tag);
  }

  private entityOf(tag: OpenTag): MessageEntity | undefined {
    const range = { offset: tag.offset, length: this.text.length - tag.offset };
    const plain = plainTags[tag.name];
    if (plain) return { type: plain, ...range, language: tag.language };
    switch (tag.name) {
      case 'a':
        return { type: 'text_link', ...range, url: tag.attributes.get('href') ?? this.text.slice(tag.offset) };
      case 'blockquote':
        return { type: tag.attributes.has('expandable') ? 'expandable_blockquote' : 'blockquote', ...range };
      case 'tg-emoji':
        return { type: 'custom_emoji', ...range, custom_emoji_id: tag.attributes.get('emoji-id') };
      case 'tg-time':
        return {
          type: 'date_time',
          ...range,
          unix_time: Number(tag.attributes.get('unix')),
          date_time_format: tag.attributes.get('format') ?? '',
        };
      default:
        return this.codeOf(tag, range);
    }
  }

  /** `<pre><code class="language-x">` is one `pre` with a language; a language on lone `code` says nothing. */
  private codeOf(tag: OpenTag, range: { offset: number; length: number }): MessageEntity | undefined {
    const outer = this.open.at(-1);
    const language = /^language-(.+)$/.exec(tag.attributes.get('class') ?? '')?.[1];
    if (outer?.name !== 'pre' || outer.offset !== tag.offset || language === undefined)
      return { type: 'code', ...range };
    outer.language = language;
    return undefined;
  }

  private readWhile(wanted: RegExp, from = this.at): string {
    this.at = from;
    while (this.at < this.html.length && wanted.test(this.html[this.at] ?? '')) this.at += 1;
    return this.html.slice(from, this.at);
  }

  private fault(what: string, position: number): Error {
    return badRequest(`can't parse entities: ${what} at byte offset ${this.bytes(position)}`);
  }

  private bytes(position: number): number {
    return Buffer.byteLength(this.html.slice(0, position));
  }
}
