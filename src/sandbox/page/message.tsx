/** One message: a bubble with what is written, what hangs on it and its buttons, or a line for what happened. */
import { memo } from 'preact/compat';
import { useState } from 'preact/hooks';
import type { InlineKeyboardButton, Message, User } from '../telegram.ts';
import type { MessageView } from '../views.ts';
import { pressButton } from './follow.ts';
import { clockTime } from './moment.ts';
import { replyTo } from './store.ts';
import { Formatted, plainOf } from './text.tsx';
import { fill, words } from './words.ts';

interface Props {
  message: MessageView;
  /** Written by whoever reads. */
  isMine: boolean;
  /** The message above is of the same person: the name need not stand again. */
  follows: boolean;
}

/** Redrawn only if the message is another object: a chat of thousands changes one at a time. */
export const MessageLine = memo(function MessageLine({ message, isMine, follows }: Props) {
  const { service, from } = message;
  if (service) return <li class="service">{happened(service, from.name)}</li>;
  return (
    <li class={`message ${isMine ? 'mine' : ''} ${message.photo ? 'wide' : ''}`} data-id={message.message_id}>
      <div class="bubble">
        {(!isMine || message.topic !== undefined) && !follows && (
          <div class={`from hue${from.id % 6}`}>
            {from.name}
            {message.topic !== undefined && <span class="topic"> · {message.topic}</span>}
          </div>
        )}
        {message.reply !== undefined && <div class="reply">{message.reply}</div>}
        {message.photo && <Photo message={message} photo={message.photo} />}
        {message.document && <Document file={message.document} />}
        <div class="body" dir="auto">
          <Formatted nodes={message.body} />
        </div>
        <div class="foot">
          <button type="button" onClick={() => reply(message)}>
            {words.value.reply}
          </button>
          <span>
            {message.edited && `${words.value.edited} `}
            {clockTime(message.date * 1000)}
          </span>
        </div>
      </div>
      {message.keyboard.length > 0 && <Keyboard message={message} />}
    </li>
  );
});

function reply(message: MessageView): void {
  replyTo.value = message;
  document.getElementById('text')?.focus();
}

function Photo({ message, photo }: { message: MessageView; photo: NonNullable<MessageView['photo']> }) {
  const { file_id, width, height } = photo;
  const source = `/sandbox/files/${encodeURIComponent(file_id)}`;
  // What is to be seen stands in the caption, or in the words behind its button.
  const alt = plainOf(message.body).split('\n').slice(0, 2).join(' ').slice(0, 160) || words.value.photo;
  return (
    <a href={source} target="_blank" rel="noopener noreferrer">
      <img src={source} width={width} height={height} alt={alt} loading="lazy" />
    </a>
  );
}

function Document({ file }: { file: NonNullable<MessageView['document']> }) {
  const size = `${Math.ceil(file.file_size / 1024)} KB`;
  return (
    <a class="file" href={`/sandbox/files/${encodeURIComponent(file.file_id)}`} download={file.file_name}>
      📎 {file.file_name} · {size}
    </a>
  );
}

function Keyboard({ message }: { message: MessageView }) {
  const rows = message.keyboard.map((row, i) => ({ key: `${i}`, row }));
  return (
    <div class="keyboard">
      {rows.map(({ key, row }) => (
        <div key={key}>
          {row.map((button) => (
            <Button key={button.callback_data ?? button.url ?? button.text} message={message} button={button} />
          ))}
        </div>
      ))}
    </div>
  );
}

function Button({ message, button }: { message: MessageView; button: InlineKeyboardButton }) {
  const [isBusy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    await pressButton(message, button);
    setBusy(false);
  };
  return (
    <button
      type="button"
      class={button.style ?? ''}
      disabled={button.disabled !== undefined}
      aria-busy={isBusy}
      onClick={() => void press()}
    >
      {button.text}
      {button.url !== undefined && <span aria-hidden="true"> ↗</span>}
    </button>
  );
}

const nameOf = ({ first_name, last_name }: User): string => [first_name, last_name].filter(Boolean).join(' ');

function happened(service: Partial<Message>, who: string): string {
  const { new_chat_members, left_chat_member, new_chat_title, group_chat_created, pinned_message } = service;
  const told = words.value;
  if (new_chat_members) return fill(told.joined, { who, what: new_chat_members.map(nameOf).join(', ') });
  if (left_chat_member) return fill(told.left, { what: nameOf(left_chat_member) });
  if (new_chat_title !== undefined) return fill(told.titled, { who, what: new_chat_title });
  if (group_chat_created) return fill(told.created, { who });
  if (pinned_message)
    return fill(told.pinnedBy, { who, what: (pinned_message.text ?? pinned_message.caption ?? '…').slice(0, 60) });
  if (service.forum_topic_created) return fill(told.topicMade, { who, what: service.forum_topic_created.name });
  return told.migrated;
}
