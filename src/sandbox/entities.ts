/** Entities of a text: checked as a bot gave them, found in what anybody wrote, and trimmed as Telegram trims. */
import { badRequest } from './refusal.ts';
import type { EntityType, FormattedText, MessageEntity } from './telegram.ts';

const fault = (what: string): Error => badRequest(`can't parse entities: ${what}`);
const endOf = (entity: MessageEntity): number => entity.offset + entity.length;
const isMonospace = (entity: MessageEntity): boolean => entity.type === 'code' || entity.type === 'pre';

/** Refuses entities that lie outside the text, cut a surrogate pair, cross each other or lack what their type needs. */
export function checkEntities(text: string, entities: readonly MessageEntity[]): void {
  const open: MessageEntity[] = [];
  for (const entity of inOrder(entities)) {
    const { type, offset } = entity;
    const end = endOf(entity);
    if (offset < 0 || entity.length <= 0) throw fault(`entity "${type}" has wrong offset or length`);
    if (offset >= text.length) throw fault(`entity begins after the end of the text at UTF-16 offset ${offset}`);
    if (end > text.length)
      throw fault(`entity beginning at UTF-16 offset ${offset} ends after the end of the text at UTF-16 offset ${end}`);
    if (cutsPair(text, offset)) throw fault(`entity begins in a middle of UTF-16 symbol at offset ${offset}`);
    if (cutsPair(text, end)) throw fault(`entity ends in a middle of UTF-16 symbol at offset ${end}`);
    if (type === 'text_link' && entity.url === undefined) throw fault('text_link needs url');
    if (type === 'text_mention' && entity.user === undefined) throw fault('text_mention needs user');
    if (type === 'date_time' && entity.unix_time === undefined) throw fault('date_time needs unix_time');
    if (type === 'custom_emoji' && entity.custom_emoji_id === undefined)
      throw fault('custom_emoji needs custom_emoji_id');
    while (open.length > 0 && endOf(open.at(-1) ?? entity) <= offset) open.pop();
    const outer = open.at(-1);
    if (outer && end > endOf(outer)) throw fault(`entities "${outer.type}" and "${type}" cross at offset ${offset}`);
    open.push(entity);
  }
}

const cutsPair = (text: string, at: number): boolean =>
  /[\ud800-\udbff]/.test(text[at - 1] ?? '') && /[\udc00-\udfff]/.test(text[at] ?? '');

const found: readonly [EntityType, RegExp][] = [
  ['url', /\b(?:https?:\/\/|t\.me\/)[^\s<>"«»]*[^\s<>"«».,:;!?)]/gi],
  ['mention', /(?<![\w/])@[a-z]\w{3,31}\b/gi],
  ['bot_command', /(?<![\w/@<>])\/[a-z0-9_]{1,64}(?:@\w{3,32})?(?![\w/])/gi],
  ['hashtag', /(?<![\p{L}\p{N}_#&])#[\p{L}\p{N}_]*\p{L}[\p{L}\p{N}_]*/gu],
];

/** Adds what Telegram finds by itself: links, mentions, commands and hashtags outside code and other links. */
export function detectEntities(text: string, given: readonly MessageEntity[]): MessageEntity[] {
  const closed = given.filter((entity) => isMonospace(entity) || ['text_link', 'text_mention'].includes(entity.type));
  const entities = [...given];
  for (const [type, pattern] of found) {
    for (const match of text.matchAll(pattern)) {
      const entity = { type, offset: match.index, length: match[0].length };
      if (closed.some((other) => other.offset < endOf(entity) && entity.offset < endOf(other))) continue;
      entities.push(entity);
      closed.push(entity);
    }
  }
  return inOrder(entities);
}

/**
 * What Telegram does to every text before it counts its length: control characters become spaces, outer white space goes,
 * entities shrink with it; nothing is formatted inside code, and a quote does not hold a quote.
 */
export function tidy({ text, entities }: FormattedText): FormattedText {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is replaced
  const clean = text.replace(/[\u0000-\u0008\u000b-\u001f]/g, ' ');
  const end = clean.trimEnd().length;
  const start = Math.min(end, clean.length - clean.trimStart().length);
  const kept: MessageEntity[] = [];
  for (const entity of inOrder(entities)) {
    const from = Math.max(entity.offset, start);
    const to = Math.min(endOf(entity), end);
    if (to <= from) continue;
    const moved = { ...entity, offset: from - start, length: to - from };
    if (!kept.some((outer) => moved.offset < endOf(outer) && excludes(outer, moved))) kept.push(moved);
  }
  return { text: clean.slice(start, end), entities: kept };
}

function excludes(outer: MessageEntity, inner: MessageEntity): boolean {
  if (isMonospace(outer)) return true;
  return outer.type.endsWith('blockquote') && inner.type.endsWith('blockquote');
}

/** Outer before inner, left before right. */
export function inOrder(entities: readonly MessageEntity[]): MessageEntity[] {
  return [...entities].sort((a, b) => a.offset - b.offset || b.length - a.length);
}
