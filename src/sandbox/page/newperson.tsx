/** The dialogs that ask for little: a person, a topic; and those that tell: an alert of the bot, a link that leads out. */
import { dialog } from './dialogs.ts';
import { leavingTo } from './follow.ts';
import { Modal } from './modal.tsx';
import { alertText, attempt, chatId, choose, person } from './store.ts';
import { language, words } from './words.ts';

const close = (): void => {
  dialog.value = undefined;
};

export function NewPerson() {
  const submit = async (event: SubmitEvent & { currentTarget: HTMLFormElement }) => {
    event.preventDefault();
    const given = [...new FormData(event.currentTarget)].filter(([, value]) => value !== '');
    const made = await attempt('people', Object.fromEntries(given));
    if (made?.person === undefined) return;
    close();
    choose(made.person, made.person);
  };
  return (
    <Modal label={words.value.addPerson} onClose={close}>
      <form onSubmit={submit}>
        <h2>{words.value.addPerson}</h2>
        <label>
          {words.value.firstName}
          <input name="first_name" required maxLength={64} />
        </label>
        <label>
          {words.value.lastName}
          <input name="last_name" maxLength={64} />
        </label>
        <label>
          {words.value.username}
          <input name="username" pattern="[A-Za-z][A-Za-z0-9_]{3,31}" />
        </label>
        <label>
          {words.value.personLanguage}
          <select name="language_code">
            <option value="ru" selected={language.value === 'ru'}>
              русский
            </option>
            <option value="en" selected={language.value === 'en'}>
              English
            </option>
          </select>
        </label>
        <Buttons done={words.value.add} />
      </form>
    </Modal>
  );
}

export function NewTopic() {
  const submit = async (event: SubmitEvent & { currentTarget: HTMLFormElement }) => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name'));
    if (await attempt('topics', { person: person.value, chat: chatId.value, name })) close();
  };
  return (
    <Modal label={words.value.newTopic} onClose={close}>
      <form onSubmit={submit}>
        <label>
          {words.value.topicName}
          <input name="name" required maxLength={128} />
        </label>
        <Buttons done={words.value.add} />
      </form>
    </Modal>
  );
}

export function Buttons({ done }: { done: string }) {
  return (
    <div class="bar end">
      <button type="button" onClick={close}>
        {words.value.cancel}
      </button>
      <button type="submit" class="primary">
        {done}
      </button>
    </div>
  );
}

export function Alert({ text }: { text: string }) {
  const forget = () => {
    alertText.value = undefined;
  };
  return (
    <Modal label={text} onClose={forget}>
      <p class="alert">{text}</p>
      <div class="bar end">
        <button type="button" class="primary" onClick={forget}>
          {words.value.ok}
        </button>
      </div>
    </Modal>
  );
}

export function Leaving({ url }: { url: string }) {
  const forget = () => {
    leavingTo.value = undefined;
  };
  return (
    <Modal label={words.value.outside} onClose={forget}>
      <p class="alert">
        {words.value.outside} {url}
      </p>
      <div class="bar end">
        <button type="button" onClick={forget}>
          {words.value.cancel}
        </button>
        <a class="button primary" href={url} target="_blank" rel="noopener noreferrer" onClick={forget}>
          {words.value.open}
        </a>
      </div>
    </Modal>
  );
}
