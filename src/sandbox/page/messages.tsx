/**
 * The messages of a chat. Older ones come in pages as one scrolls up; what is off the screen is not laid out
 * (`content-visibility` in the style), so that thousands scroll as smoothly as ten.
 */
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { MessageView } from '../views.ts';
import { MessageLine } from './message.tsx';
import { day } from './moment.ts';
import { chat, messages, person, showOlder } from './store.ts';
import { words } from './words.ts';

/** As near to an end as counts as being there. */
const near = 80;

export function Messages({ place }: { place: string }) {
  const list = useRef<HTMLOListElement>(null);
  const stay = useRef(new Stay());
  const [isAtEnd, setAtEnd] = useState(true);
  const shown = messages.value;
  useLayoutEffect(() => stay.current.settle(list.current, place), [shown, place]);
  // Pictures and folded quotes grow after they are drawn.
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const watch = new ResizeObserver(() => stay.current.keepEnd(element));
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  const scrolled = () => {
    const element = list.current;
    if (!element) return;
    stay.current.note(element);
    setAtEnd(stay.current.isAtEnd);
    if (element.scrollTop < near * 4) void showOlder();
  };
  const toEnd = () => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  };
  return (
    <div class="scroll">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard */}
      <ol ref={list} id="messages" tabIndex={0} aria-label={words.value.messages} onScroll={scrolled}>
        {chat.value?.hasOlder && (
          <li class="service">
            <button type="button" class="link" onClick={() => void showOlder()}>
              {words.value.older}
            </button>
          </li>
        )}
        {shown.flatMap((message, i) => {
          const above = shown[i - 1];
          const line = (
            <MessageLine
              key={message.message_id}
              message={message}
              isMine={message.from.id === person.value}
              follows={isSequel(message, above)}
            />
          );
          return above && isSameDay(above, message)
            ? [line]
            : [<Day key={`d${message.message_id}`} of={message} />, line];
        })}
      </ol>
      {!isAtEnd && (
        <button
          type="button"
          class="icon to-end"
          title={words.value.toNewest}
          aria-label={words.value.toNewest}
          onClick={toEnd}
        >
          ↓
        </button>
      )}
    </div>
  );
}

function Day({ of }: { of: MessageView }) {
  return <li class="service day">{day(of.date * 1000)}</li>;
}

const isSameDay = (a: MessageView, b: MessageView): boolean =>
  new Date(a.date * 1000).toDateString() === new Date(b.date * 1000).toDateString();

const isSequel = (message: MessageView, above: MessageView | undefined): boolean =>
  above !== undefined &&
  !above.service &&
  above.from.id === message.from.id &&
  above.topic === message.topic &&
  above.keyboard.length === 0;

/** Where the reader is in the list, and how he stays there while it changes around him. */
class Stay {
  isAtEnd = true;
  private place = '';
  private top: { id: string; offset: number } | undefined;

  note(list: HTMLElement): void {
    this.isAtEnd = list.scrollHeight - list.scrollTop - list.clientHeight < near;
    const box = list.getBoundingClientRect();
    const seen = document.elementFromPoint(box.left + box.width / 2, box.top + 8)?.closest('li[data-id]');
    const first = seen ?? list.querySelector('li[data-id]');
    this.top =
      first instanceof HTMLElement
        ? { id: first.dataset['id'] ?? '', offset: first.getBoundingClientRect().top - box.top }
        : undefined;
  }

  settle(list: HTMLElement | null, place: string): void {
    if (!list) return;
    if (place !== this.place) {
      this.place = place;
      this.isAtEnd = true;
      this.top = undefined;
    }
    if (this.isAtEnd) list.scrollTop = list.scrollHeight;
    else if (this.top) {
      const first = list.querySelector(`li[data-id="${this.top.id}"]`);
      if (!first) return;
      const moved = first.getBoundingClientRect().top - list.getBoundingClientRect().top - this.top.offset;
      if (Math.abs(moved) > 1) list.scrollTop += moved;
    }
  }

  keepEnd(list: HTMLElement): void {
    if (this.isAtEnd) list.scrollTop = list.scrollHeight;
  }
}
