/** Who I am, and who else is there: a mark says who has something unread, and who is asked something in private. */
import type { PersonLine } from '../views.ts';
import { Avatar } from './avatar.tsx';
import { dialog } from './dialogs.ts';
import { chatId, choose, person, state } from './store.ts';
import { words } from './words.ts';

export function People() {
  const people = state.value?.people ?? [];
  return (
    <nav id="people" aria-label={words.value.people}>
      <ul>
        {people.map((each) => (
          <li key={each.id}>
            <PersonButton line={each} />
          </li>
        ))}
        <li>
          <button
            type="button"
            class="add"
            title={words.value.addPerson}
            aria-label={words.value.addPerson}
            onClick={() => {
              dialog.value = 'person';
            }}
          >
            <span class="avatar" aria-hidden="true">
              +
            </span>
          </button>
        </li>
      </ul>
    </nav>
  );
}

function PersonButton({ line }: { line: PersonLine }) {
  const { id, name, unread, asked } = line;
  return (
    <button
      type="button"
      aria-pressed={id === person.value}
      title={name}
      onClick={() => choose(id, whereNow(id, asked))}
    >
      <Avatar id={id} name={name} />
      <span class="name">
        <span class="unseen">{words.value.you} </span>
        {name}
      </span>
      {asked > 0 && (
        <span class="badge">
          <span class="unseen">, {words.value.asked} </span>
          {asked}
        </span>
      )}
      {asked === 0 && unread > 0 && (
        <span class="badge quiet">
          <span class="unseen">, {words.value.unread} </span>
          {unread}
        </span>
      )}
    </button>
  );
}

/** Whoever is asked looks at his form; the others stay in the chat that is open, if it is not somebody's private one. */
function whereNow(id: number, asked: number): number {
  if (asked > 0 || chatId.value > 0) return id;
  return chatId.value;
}
