/**
 * A formatted text as a tree, for the page: it makes elements of nodes and text of strings, so that nothing a person or a
 * bot wrote is ever read as HTML.
 */
import { inOrder } from './entities.ts';
import type { MessageEntity } from './telegram.ts';
import type { RenderedText } from './views.ts';

/** Entities nest, or are of different kinds and cross: those are cut where the outer one ends. */
export function renderText(text: string, entities: readonly MessageEntity[] = []): RenderedText[] {
  return renderRange(text, 0, text.length, inOrder(entities));
}

function renderRange(text: string, from: number, to: number, entities: readonly MessageEntity[]): RenderedText[] {
  const nodes: RenderedText[] = [];
  let at = from;
  let index = 0;
  while (index < entities.length) {
    const entity = entities[index];
    if (!entity) break;
    const start = Math.max(at, entity.offset);
    const end = Math.min(to, entity.offset + entity.length);
    const rest = entities.slice(index + 1);
    const inner = rest.filter((other) => other.offset < end);
    index += 1 + inner.length;
    if (end <= start) continue;
    if (start > at) nodes.push(text.slice(at, start));
    const { offset: _offset, length: _length, user, ...shown } = entity;
    const cut = inner.map((other) => ({ ...other, length: Math.min(other.length, end - other.offset) }));
    nodes.push({ ...shown, user_id: user?.id, children: renderRange(text, start, end, cut) });
    at = end;
  }
  if (at < to) nodes.push(text.slice(at, to));
  return nodes;
}
