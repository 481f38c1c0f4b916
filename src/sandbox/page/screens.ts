/** The part of the page's script that puts what the server tells on the screen. */
export const screens = `
// Drawing: what the server tells is compared with what is on the screen, and only the difference is made anew, so that an
// open quote stays open and the keyboard focus stays where it is.

const drawn = new Map();

function drawPeople(people) {
  const options = people.map((person) => {
    const mark = person.unread > 0 ? ' (' + person.unread + ')' : '';
    return make('option', { value: person.id, selected: person.id === view.person }, person.name + mark);
  });
  byId('who').replaceChildren(...options);
}

function drawChats(chats) {
  const focused = document.activeElement && document.activeElement.dataset.chat;
  const lines = chats.sort((a, b) => b.date - a.date).map((chat) => {
    const title = make('span', {}, chat.title);
    const button = make('button', { type: 'button', ariaCurrent: String(chat.id === view.chat) }, title);
    if (chat.unread > 0) button.append(make('span', { className: 'unread' }, String(chat.unread)));
    button.append(make('span', { className: 'last' }, chat.last));
    button.dataset.chat = chat.id;
    button.addEventListener('click', () => openChat(chat.id));
    return make('li', {}, button);
  });
  byId('chats').replaceChildren(...lines);
  if (focused) byId('chats').querySelector('[data-chat="' + focused + '"]')?.focus();
}

function drawChat(chat) {
  byId('chat-title').textContent = chat.title;
  byId('chat-members').textContent = chat.type === 'private' ? '@' + bot.username : chat.members.length + ': ' + chat.members.join(', ');
  byId('pinned').hidden = !chat.pinned;
  byId('pinned').textContent = chat.pinned ? '📌 ' + chat.pinned.text : '';
  byId('pinned').onclick = () => drawn.get(chat.pinned.message_id)?.element.scrollIntoView({ block: 'center' });
  drawMenu(chat);
  drawTopics(chat);
  const canWrite = chat.type !== 'private' || (chat.started && chat.hasBot);
  for (const id of ['text', 'send', 'show-commands']) byId(id).hidden = !canWrite;
  byId('start').hidden = canWrite;
  byId('start').textContent = chat.hasBot ? words.start : words.restart;
  byId('commands').replaceChildren(...chat.commands.map(({ command, description }) => {
    const button = make('button', { type: 'button' }, make('b', {}, '/' + command), ' ' + description);
    button.addEventListener('click', () => {
      toggleCommands(false);
      say('/' + command);
    });
    return make('li', {}, button);
  }));
  drawMessages(chat.messages);
}

function drawMessages(messages) {
  const list = byId('messages');
  const wasAtEnd = list.scrollHeight - list.scrollTop - list.clientHeight < 60;
  const ids = new Set(messages.map((message) => message.message_id));
  for (const [id, { element }] of drawn) {
    if (ids.has(id)) continue;
    element.remove();
    drawn.delete(id);
  }
  for (const message of messages) {
    const json = JSON.stringify(message);
    const old = drawn.get(message.message_id);
    if (old && old.json === json) continue;
    const element = drawMessage(message);
    if (old) replaceKeepingFocus(old.element, element);
    else list.append(element);
    drawn.set(message.message_id, { json, element });
  }
  if (wasAtEnd) list.scrollTop = list.scrollHeight;
}

/** After an edit the focus stays on the button at the same place, so that a form can be walked by keyboard. */
function replaceKeepingFocus(old, element) {
  const buttons = [...old.querySelectorAll('.keyboard button')];
  const index = buttons.indexOf(document.activeElement);
  old.replaceWith(element);
  if (index >= 0) {
    const next = [...element.querySelectorAll('.keyboard button')];
    next[Math.min(index, next.length - 1)]?.focus();
  }
}

function drawMenu(chat) {
  const entries = chat.type === 'private'
    ? [chat.hasBot && ['block', words.block]]
    : [
        ['leave', words.leave],
        chat.hasBot ? ['kick-bot', words.kickBot] : ['invite-bot', words.inviteBot],
        chat.type === 'group' && ['migrate', words.migrate],
        chat.isForum && ['topics', words.newTopic],
      ];
  const items = entries.filter(Boolean).map(([action, text]) => {
    const button = make('button', { type: 'button' }, text);
    button.addEventListener('click', () => chooseFromMenu(action));
    return make('li', {}, button);
  });
  const json = JSON.stringify(entries);
  const list = byId('chat-menu').querySelector('ul');
  if (list.dataset.json === json) return;
  list.dataset.json = json;
  list.replaceChildren(...items);
}

async function chooseFromMenu(action) {
  byId('chat-menu').open = false;
  const inChat = { person: view.person, chat: view.chat };
  if (action === 'block') await act('block', { person: view.person });
  else if (action === 'topics') {
    const name = prompt(words.newTopic);
    if (name) await act('topics', { ...inChat, name });
  } else await act(action, inChat);
}

function drawTopics(chat) {
  const topics = [{ message_thread_id: '', name: words.general }, ...chat.topics];
  const json = JSON.stringify(topics);
  byId('topic').hidden = !chat.isForum;
  if (byId('topic').dataset.json === json) return;
  byId('topic').dataset.json = json;
  byId('topic').replaceChildren(...topics.map((topic) => make('option', { value: topic.message_thread_id }, topic.name)));
}

async function drawLog() {
  if (byId('log').hidden) return;
  const { calls, malformed } = await get('calls');
  const lines = calls.reverse().map((call) => {
    const summary = make('summary', {}, call.method + (call.answer.ok ? '' : ' · ' + call.answer.error_code + ' ' + call.answer.description));
    if (!call.answer.ok) summary.className = 'bad';
    const pre = make('pre', {}, JSON.stringify(call.params, null, 1));
    return make('li', {}, make('details', {}, summary, pre));
  });
  const wrong = malformed.map((item) => make('li', { className: 'bad' }, '⚠ ' + item.method + ': ' + item.reason));
  byId('calls').replaceChildren(...wrong.reverse(), ...lines);
}
`;
