/** Where one writes: with the bot's commands at hand, and what is answered above. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { BotCommand } from '../telegram.ts';
import { say } from './follow.ts';
import { attempt, chat, person, replyTo, state } from './store.ts';
import { plainOf } from './text.tsx';
import { words } from './words.ts';

export function Composer() {
  const [text, setText] = useState('');
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [marked, setMarked] = useState(0);
  const field = useRef<HTMLTextAreaElement>(null);
  const here = chat.value;
  // A draft belongs to its chat.
  useEffect(() => {
    setText('');
    setMenuOpen(false);
  }, [here?.id, person.value]);
  if (!here) return null;
  if (here.type === 'private' && (!here.started || here.isBlocked)) return <StartButton isBlocked={here.isBlocked} />;

  const choices = completions(here.commands, text, isMenuOpen);
  const at = Math.min(marked, choices.length - 1);
  const send = async (what: string) => {
    if (what.trim() === '') return;
    setText('');
    setMenuOpen(false);
    const answered = replyTo.value?.message_id;
    replyTo.value = undefined;
    if (!(await say(what, answered))) setText(what);
  };
  const pick = (command: BotCommand) => void send(`/${command.command}${addressOf(here.type)}`);
  const complete = (command: BotCommand) => {
    setText(`/${command.command} `);
    setMenuOpen(false);
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const choice = choices[at];
    if (event.key === 'Escape') {
      setMenuOpen(false);
      replyTo.value = undefined;
      if (choices.length > 0 && !isMenuOpen) setText('');
    } else if (choice && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : choices.length - 1;
      setMarked((at + step) % choices.length);
    } else if (choice && event.key === 'Tab' && !event.shiftKey) {
      event.preventDefault();
      complete(choice);
    } else if (event.key === 'Enter' && !event.shiftKey && !event.isComposing) {
      event.preventDefault();
      if (choice && `/${choice.command}` !== text.trim()) pick(choice);
      else void send(text);
    }
  };
  const listId = 'completions';
  return (
    <form
      id="composer"
      autocomplete="off"
      onSubmit={(event) => {
        event.preventDefault();
        void send(text);
      }}
    >
      {replyTo.value && (
        <p class="replying">
          {words.value.replyingTo} {plainOf(replyTo.value.body).slice(0, 80)}
          <button
            type="button"
            class="icon"
            title={words.value.cancel}
            aria-label={words.value.cancel}
            onClick={() => {
              replyTo.value = undefined;
            }}
          >
            ×
          </button>
        </p>
      )}
      {choices.length > 0 && (
        <ul id={listId} class="commands" aria-label={words.value.commands}>
          {choices.map((command, i) => (
            <li key={command.command}>
              <button type="button" class={i === at ? 'marked' : ''} onClick={() => pick(command)}>
                <b>/{command.command}</b> <span>{command.description}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <div class="bar">
        <button
          type="button"
          class="icon"
          title={words.value.commands}
          aria-label={words.value.commands}
          aria-expanded={choices.length > 0}
          onClick={() => setMenuOpen(!isMenuOpen)}
        >
          /
        </button>
        <textarea
          ref={field}
          id="text"
          rows={1}
          aria-label={words.value.message}
          placeholder={words.value.message}
          value={text}
          onInput={(event) => {
            setText(event.currentTarget.value);
            setMarked(0);
          }}
          onKeyDown={onKeyDown}
        />
        <button type="submit" class="primary" disabled={text.trim() === ''}>
          {words.value.send}
        </button>
      </div>
    </form>
  );
}

/** In a group there may be other bots: a client sends a picked command with the bot's name. */
const addressOf = (type: string): string => (type === 'private' ? '' : `@${state.value?.bot.username ?? ''}`);

/** All when the menu is open; otherwise those that begin with what is written. */
function completions(commands: readonly BotCommand[], text: string, isMenuOpen: boolean): readonly BotCommand[] {
  const begun = /^\/(\w*)$/.exec(text)?.[1];
  if (begun !== undefined) return commands.filter(({ command }) => command.startsWith(begun.toLowerCase()));
  return isMenuOpen ? commands : [];
}

function StartButton({ isBlocked }: { isBlocked: boolean }) {
  return (
    <div id="composer" class="bar">
      <button type="button" class="primary start" onClick={() => void attempt('start', { person: person.value })}>
        {isBlocked ? words.value.restart : words.value.start}
      </button>
    </div>
  );
}
