/** Formatted texts as elements. Strings become text nodes, whatever they look like: nothing is ever read as markup. */
import { useComputed } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { RenderedText, TextNode } from '../views.ts';
import { deepLink, followLink, say } from './follow.ts';
import { dayAndTime, momentText } from './moment.ts';
import { worldNow } from './store.ts';
import { words } from './words.ts';

export const plainOf = (nodes: readonly RenderedText[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : plainOf(node.children))).join('');

export function Formatted({ nodes }: { nodes: readonly RenderedText[] }) {
  // A text's parts have no identity but their place.
  return <>{nodes.map((node, i) => (typeof node === 'string' ? node : <Node key={i} node={node} />))}</>;
}

function Node({ node }: { node: TextNode }) {
  const children = <Formatted nodes={node.children} />;
  switch (node.type) {
    case 'bold':
      return <b>{children}</b>;
    case 'italic':
      return <i>{children}</i>;
    case 'underline':
      return <u>{children}</u>;
    case 'strikethrough':
      return <s>{children}</s>;
    case 'code':
      return <code>{children}</code>;
    case 'pre':
      return <pre>{children}</pre>;
    case 'blockquote':
      return <blockquote>{children}</blockquote>;
    case 'expandable_blockquote':
      return <Folded>{children}</Folded>;
    case 'spoiler':
      return <Spoiler>{children}</Spoiler>;
    case 'date_time':
      return <Moment node={node} />;
    case 'text_link':
      return <Link url={node.url ?? ''}>{children}</Link>;
    case 'url':
      return <Link url={absolute(plainOf(node.children))}>{children}</Link>;
    case 'bot_command':
      return <Command text={plainOf(node.children)} />;
    case 'mention':
    case 'text_mention':
    case 'hashtag':
    case 'cashtag':
    case 'email':
    case 'phone_number':
      return <span class="mention">{children}</span>;
    case 'custom_emoji':
      return <span>{children}</span>;
    default:
      return node.type satisfies never;
  }
}

const absolute = (url: string): string => (/^https?:/i.test(url) ? url : `https://${url}`);

/** Three lines, and the rest on demand, as Telegram folds it. */
function Folded({ children }: { children: ComponentChildren }) {
  const [isOpen, setOpen] = useState(false);
  const [isLong, setLong] = useState(false);
  const text = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = text.current;
    if (element && !isOpen) setLong(element.scrollHeight > element.clientHeight + 1);
  }, [children, isOpen]);
  return (
    <blockquote>
      <div ref={text} class={isOpen ? '' : 'folded'}>
        {children}
      </div>
      {(isLong || isOpen) && (
        <button type="button" class="link" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? words.value.less : words.value.more}
        </button>
      )}
    </blockquote>
  );
}

function Spoiler({ children }: { children: ComponentChildren }) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <span class="spoiler open">{children}</span>;
  return (
    <button type="button" class="spoiler" aria-label={words.value.spoiler} onClick={() => setOpen(true)}>
      <span aria-hidden="true">{children}</span>
    </button>
  );
}

/** A moment in the reader's own zone; 'r' is counted on while it is on the screen. */
function Moment({ node }: { node: TextNode }) {
  const at = (node.unix_time ?? 0) * 1000;
  const how = node.date_time_format ?? '';
  // Only what is different redraws: a countdown of hours changes once an hour, though the clock ticks each second.
  const text = useComputed(() => momentText(at, how, how === 'r' ? worldNow.value : 0) ?? plainOf(node.children));
  return (
    <time dateTime={new Date(at).toISOString()} title={dayAndTime(at)} data-format={how}>
      {text.value}
    </time>
  );
}

function Link({ url, children }: { url: string; children: ComponentChildren }) {
  if (deepLink(url))
    return (
      <button type="button" class="link" onClick={() => void followLink(url)}>
        {children}
      </button>
    );
  if (!/^https?:/i.test(url)) return <span title={url}>{children}</span>;
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" title={url}>
      {children}
    </a>
  );
}

function Command({ text }: { text: string }) {
  return (
    <button type="button" class="link" onClick={() => void say(text)}>
      {text}
    </button>
  );
}
