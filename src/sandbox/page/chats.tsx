/** The chats of the person I am, the newest first; a forum with its topics below it. */
import type { ChatLine } from '../views.ts';
import { Avatar } from './avatar.tsx';
import { clockTime } from './moment.ts';
import { chatId, openChat, state, topic } from './store.ts';
import { words } from './words.ts';

export function Chats() {
  const chats = [...(state.value?.chats ?? [])].sort((a, b) => b.date - a.date);
  return (
    <nav id="chats" aria-label={words.value.chats}>
      <ul>
        {chats.map((chat) => (
          <li key={chat.id}>
            <ChatButton chat={chat} />
            {chat.isForum && <Topics chat={chat} />}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function ChatButton({ chat }: { chat: ChatLine }) {
  const isOpen = chat.id === chatId.value;
  return (
    <button
      type="button"
      class="chat"
      data-type={chat.type}
      aria-current={isOpen && topic.value === undefined}
      onClick={() => openChat(chat.id)}
    >
      <Avatar id={chat.id} name={chat.title} />
      <span class="title">{chat.title}</span>
      <span class="when">{chat.date > 0 && clockTime(chat.date * 1000)}</span>
      <span class="last">{chat.type === 'private' && chat.last === '' ? words.value.privateChat : chat.last}</span>
      {chat.unread > 0 && (
        <span class="badge">
          <span class="unseen">{words.value.unread} </span>
          {chat.unread}
        </span>
      )}
    </button>
  );
}

function Topics({ chat }: { chat: ChatLine }) {
  const topics = [{ message_thread_id: 0, name: words.value.general }, ...chat.topics];
  return (
    <ul class="topics">
      {topics.map(({ message_thread_id, name }) => (
        <li key={message_thread_id}>
          <button
            type="button"
            aria-current={chat.id === chatId.value && topic.value === message_thread_id}
            onClick={() => openChat(chat.id, message_thread_id)}
          >
            # {name}
          </button>
        </li>
      ))}
    </ul>
  );
}
