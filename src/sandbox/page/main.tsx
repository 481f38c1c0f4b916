/**
 * The sandbox's page: a chat client in which one is any of the people. The side has the people, their chats and the time;
 * beside it stands the open chat and, if wished, what goes on behind the scenes.
 */
import { effect, signal } from '@preact/signals';
import { render } from 'preact';
import { Chat } from './chat.tsx';
import { Chats } from './chats.tsx';
import { dialog } from './dialogs.ts';
import { leavingTo } from './follow.ts';
import { Alert, Leaving, NewPerson, NewTopic } from './newperson.tsx';
import { NewTable } from './newtable.tsx';
import { People } from './people.tsx';
import { alertText, isInChat, listen, state, toasts } from './store.ts';
import './style/base.css';
import './style/side.css';
import './style/chat.css';
import './style/tools.css';
import { TimeBar } from './timebar.tsx';
import { Tools, ToolsButton, tool } from './tools.tsx';
import { language, speak, words } from './words.ts';

type Theme = 'light' | 'dark';
const storedTheme = localStorage.getItem('theme');
/** As the system has it, until somebody chooses. */
const theme = signal<Theme | undefined>(storedTheme === 'light' || storedTheme === 'dark' ? storedTheme : undefined);
const isSystemDark = matchMedia('(prefers-color-scheme: dark)').matches;

function turnTheme(): void {
  const isDark = theme.value === 'dark' || (theme.value === undefined && isSystemDark);
  theme.value = isDark ? 'light' : 'dark';
  localStorage.setItem('theme', theme.value);
}

function App() {
  const told = state.value;
  const hasPeople = (told?.people.length ?? 0) > 0;
  const classes = ['page', isInChat.value ? 'in-chat' : '', tool.value ? 'with-tools' : ''];
  return (
    <div class={classes.join(' ')}>
      <div id="side">
        <header class="bar">
          <button type="button" class="primary fill" onClick={openTable}>
            {words.value.newTable}
          </button>
          <button
            type="button"
            class="icon"
            title={words.value.theme}
            aria-label={words.value.theme}
            onClick={turnTheme}
          >
            ◐
          </button>
          <button
            type="button"
            class="icon"
            title={words.value.language}
            onClick={() => speak(language.value === 'ru' ? 'en' : 'ru')}
          >
            {language.value === 'ru' ? 'EN' : 'RU'}
          </button>
        </header>
        {hasPeople && <People />}
        <Chats />
        <TimeBar />
        <footer class="bar">
          <ToolsButton />
        </footer>
      </div>
      {told && !hasPeople ? <Welcome /> : <Chat />}
      <Tools />
      <div id="toasts" role="status" aria-live="polite">
        {toasts.value.map(({ key, text }) => (
          <p key={key}>{text}</p>
        ))}
      </div>
      {dialog.value === 'person' && <NewPerson />}
      {dialog.value === 'table' && <NewTable />}
      {dialog.value === 'topic' && <NewTopic />}
      {alertText.value !== undefined && <Alert text={alertText.value} />}
      {leavingTo.value !== undefined && <Leaving url={leavingTo.value} />}
    </div>
  );
}

function openTable(): void {
  dialog.value = 'table';
}

function Welcome() {
  return (
    <main id="main" class="welcome">
      <h1>{words.value.welcome}</h1>
      <p>{words.value.welcomeAbout}</p>
      <button type="button" class="primary" onClick={openTable}>
        {words.value.newTable}
      </button>
    </main>
  );
}

effect(() => {
  document.documentElement.lang = language.value;
  document.title = state.value?.bot.name ?? 'Sandbox';
  if (theme.value) document.documentElement.dataset['theme'] = theme.value;
});
const root = document.getElementById('app');
if (root) render(<App />, root);
listen();
