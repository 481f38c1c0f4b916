/** The open chat: its head with what one can do in it, what is pinned, its messages, and where one writes. */
import { useRef } from 'preact/hooks';
import type { ChatView } from '../views.ts';
import { Composer } from './composer.tsx';
import { dialog } from './dialogs.ts';
import { Messages } from './messages.tsx';
import { attempt, chat, isInChat, person, topic } from './store.ts';
import { type Word, words } from './words.ts';

export function Chat() {
  const here = chat.value;
  if (!here) return <main id="main" />;
  return (
    <main id="main">
      <header class="bar">
        <button
          type="button"
          class="icon back"
          title={words.value.back}
          aria-label={words.value.back}
          onClick={() => {
            isInChat.value = false;
          }}
        >
          ‹
        </button>
        <div class="heading">
          <h1>{titleOf(here)}</h1>
          <p>
            {here.type === 'private' ? words.value.privateChat : `${words.value.members} ${here.members.join(', ')}`}
          </p>
        </div>
        <ChatMenu here={here} />
      </header>
      {here.pinned && (
        <button type="button" id="pinned" title={words.value.pinned} onClick={() => reveal(here.pinned?.message_id)}>
          <span aria-hidden="true">📌 </span>
          {here.pinned.text}
        </button>
      )}
      <Messages place={`${person.value} ${here.id} ${topic.value}`} />
      <Composer />
    </main>
  );
}

function titleOf({ title, topics }: ChatView): string {
  if (topic.value === undefined) return title;
  const name = topics.find(({ message_thread_id }) => message_thread_id === topic.value)?.name ?? words.value.general;
  return `${title} › ${name}`;
}

function reveal(id: number | undefined): void {
  const line = document.querySelector(`li[data-id="${id}"]`);
  line?.scrollIntoView({ block: 'center' });
  line?.animate([{ opacity: 0.3 }, { opacity: 1 }], 600);
}

/** What one can do to a chat as a whole, most of it to see how the bot takes it. */
function deedsIn(here: ChatView): readonly [Word, () => void][] {
  const as = { person: person.value };
  const inChat = { ...as, chat: here.id };
  if (here.type === 'private')
    return [
      here.isBlocked ? ['unblock', () => void attempt('unblock', as)] : ['block', () => void attempt('block', as)],
    ];
  const topicDeed: [Word, () => void] = [
    'newTopic',
    () => {
      dialog.value = 'topic';
    },
  ];
  return [
    ...(here.isForum ? [topicDeed] : []),
    here.hasBot
      ? ['kickBot', () => void attempt('kick-bot', inChat)]
      : ['inviteBot', () => void attempt('invite-bot', inChat)],
    here.takesPhotos
      ? ['forbidPhotos', () => void attempt('forbid-photos', inChat)]
      : ['allowPhotos', () => void attempt('allow-photos', inChat)],
    ...(here.type === 'group' ? [['migrate', () => void attempt('migrate', inChat)] satisfies [Word, () => void]] : []),
    ['leave', () => void attempt('leave', inChat)],
  ];
}

function ChatMenu({ here }: { here: ChatView }) {
  const menu = useRef<HTMLDetailsElement>(null);
  const close = () => menu.current?.removeAttribute('open');
  return (
    <details
      ref={menu}
      class="menu"
      onKeyDown={(event) => {
        if (event.key === 'Escape') close();
      }}
    >
      <summary class="icon" title={words.value.chatMenu} aria-label={words.value.chatMenu}>
        ⋯
      </summary>
      <ul>
        {deedsIn(here).map(([word, run]) => (
          <li key={word}>
            <button
              type="button"
              onClick={() => {
                close();
                run();
              }}
            >
              {words.value[word]}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
