/** The part of the page's script that runs it: asks the server anew when something changed, and listens to the reader. */
export const running = `
let isRefreshing = false;
let isStale = false;

async function refresh() {
  isStale = true;
  if (isRefreshing) return;
  isRefreshing = true;
  try {
    while (isStale) {
      isStale = false;
      await redraw();
    }
  } catch {
    // The sandbox is down: the next event or poll tries again.
  }
  isRefreshing = false;
}

async function redraw() {
  const { person, chat: id } = view;
  // What was asked before the reader turned elsewhere is out of date; turning asks anew.
  const isOld = () => person !== view.person || id !== view.chat;
  const state = await get('state?person=' + person);
  if (isOld()) return undefined;
  bot = state.bot;
  clockShift = state.now - Date.now();
  document.title = bot.name;
  const [first] = state.people;
  if (first && !state.people.some((each) => each.id === person)) return choose(first.id, first.id);
  if (first && !state.chats.some((each) => each.id === id)) return choose(person, person);
  drawPeople(state.people);
  drawChats(state.chats);
  byId('show-log').textContent = words.callLog + (state.malformed > 0 ? ' ⚠ ' + state.malformed : '');
  byId('main').inert = !first;
  if (!first) {
    byId('chat-title').textContent = words.nobody;
    return undefined;
  }
  const chat = await get('chats/' + id + '?person=' + person);
  if (isOld()) return undefined;
  drawChat(chat);
  const { unread } = state.chats.find((each) => each.id === id);
  if (unread > 0 && !document.hidden) await act('read', { person, chat: id });
  return drawLog();
}

function toggleCommands(open) {
  byId('commands').hidden = !open;
  byId('show-commands').ariaExpanded = String(open);
}

function toggleLog(open) {
  byId('log').hidden = !open;
  byId('app').classList.toggle('with-log', open);
  byId('show-log').ariaExpanded = String(open);
  drawLog();
}

// What the reader does.

byId('who').addEventListener('change', (event) => choose(Number(event.target.value), Number(event.target.value)));
byId('back').addEventListener('click', () => byId('app').classList.remove('in-chat'));
byId('show-log').addEventListener('click', () => toggleLog(byId('log').hidden));
byId('hide-log').addEventListener('click', () => toggleLog(false));
byId('show-commands').addEventListener('click', () => toggleCommands(byId('commands').hidden));
byId('start').addEventListener('click', () => act('start', { person: view.person }));
byId('add-person').addEventListener('click', () => byId('person-dialog').showModal());
byId('add-group').addEventListener('click', () => byId('group-dialog').showModal());

byId('composer').addEventListener('submit', async (event) => {
  event.preventDefault();
  const text = byId('text').value;
  if (text.trim() === '') return;
  byId('text').value = '';
  if (!(await say(text))) byId('text').value = text;
});
byId('text').addEventListener('keydown', (event) => {
  if (event.key === 'Enter' && !event.shiftKey && !event.isComposing) {
    event.preventDefault();
    byId('composer').requestSubmit();
  } else if (event.key === 'Escape') replyTo(undefined);
});
byId('chat-menu').addEventListener('keydown', (event) => {
  if (event.key === 'Escape') byId('chat-menu').open = false;
});

byId('person-dialog').addEventListener('close', async () => {
  if (byId('person-dialog').returnValue !== 'ok') return;
  const given = [...new FormData(byId('person-form'))].filter(([, value]) => value !== '');
  const made = await act('people', Object.fromEntries(given));
  byId('person-form').reset();
  if (made) choose(made.person, made.person);
});
byId('group-dialog').addEventListener('close', async () => {
  if (byId('group-dialog').returnValue !== 'ok') return;
  const form = new FormData(byId('group-form'));
  let person = view.person;
  if (!person) person = (await act('people', { first_name: locale === 'ru' ? 'Анна' : 'Ann', language_code: locale })).person;
  const made = await act('groups', {
    person,
    title: form.get('title'),
    count: Number(form.get('count')),
    started: form.has('started'),
    forum: form.has('forum'),
    language_code: locale,
  });
  if (!made) return;
  view.person = person;
  openChat(made.chat);
});

document.documentElement.lang = locale;
for (const element of document.querySelectorAll('[data-word]')) element.textContent = words[element.dataset.word];
for (const element of document.querySelectorAll('[data-title]')) {
  element.title = words[element.dataset.title];
  element.ariaLabel = words[element.dataset.title];
}
byId('group-form').elements.title.value = words.defaultTitle;
byId('group-form').elements.title.defaultValue = words.defaultTitle;
byId('person-form').elements.language_code.value = locale;
for (const dialog of document.querySelectorAll('dialog'))
  dialog.addEventListener('keydown', (event) => {
    // Enter in a field means the last button, not the first one of the form, which is Cancel.
    if (event.key !== 'Enter' || event.target.tagName !== 'INPUT') return;
    event.preventDefault();
    dialog.querySelector('form').requestSubmit(dialog.querySelector('button[value=ok]'));
  });
document.addEventListener('visibilitychange', refresh);

// Events say that something changed; where they do not come through, the page asks every two seconds.
let polling;
const events = new EventSource('/sandbox/events');
events.addEventListener('changed', refresh);
events.addEventListener('open', () => {
  clearInterval(polling);
  polling = undefined;
  refresh();
});
events.addEventListener('error', () => {
  polling ??= setInterval(refresh, 2000);
});
refresh();
`;
