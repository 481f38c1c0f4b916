/** The part of the page's script that sends what the reader does, and knows who he is and where he looks. */
export const acting = String.raw`
const locale = navigator.language.toLowerCase().startsWith('ru') ? 'ru' : 'en';
const words = allWords[locale];
const byId = (id) => document.getElementById(id);

const view = { person: Number(localStorage.getItem('person')) || 0, chat: Number(localStorage.getItem('chat')) || 0, reply: undefined };
let bot = { username: '' };
let clockShift = 0;
const worldNow = () => Date.now() + clockShift;

async function get(path) {
  const response = await fetch('/sandbox/' + path);
  if (!response.ok) throw new Error(response.statusText);
  return response.json();
}

/** Does something as the chosen person; a refusal is shown and gives undefined. */
async function act(action, body) {
  try {
    const response = await fetch('/sandbox/' + action, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const answer = await response.json();
    if (response.ok) return answer;
    toast(answer.error);
  } catch {
    toast(words.offline);
  }
  return undefined;
}

function toast(text) {
  const line = make('p', {}, text);
  byId('toasts').append(line);
  setTimeout(() => line.remove(), 3000 + text.length * 40);
}

function alertWith(text) {
  byId('alert-text').textContent = text;
  byId('alert').showModal();
}

async function press(element, message, data) {
  element.ariaBusy = 'true';
  const answer = await act('press', { person: view.person, chat: view.chat, message: message.message_id, data });
  element.ariaBusy = 'false';
  if (!answer) return;
  if (answer.url) openLink(answer.url);
  if (answer.text) (answer.show_alert ? alertWith : toast)(answer.text);
}

/** The payload of a link to this bot, or undefined. */
function deepLink(url) {
  const match = /^(?:https?:\/\/)?(?:t\.me|telegram\.me)\/(\w+)(?:\?start=([\w-]*))?$/i.exec(url);
  return match && match[1].toLowerCase() === (bot.username || '').toLowerCase() ? { payload: match[2] } : undefined;
}

async function followLink(url) {
  const { payload } = deepLink(url);
  openChat(view.person);
  if (payload !== undefined) await act('start', { person: view.person, payload });
}

function openLink(url) {
  if (deepLink(url)) followLink(url);
  else if (/^https?:/i.test(url) && confirm(words.outside + url)) window.open(url, '_blank', 'noopener,noreferrer');
}

async function say(text) {
  const topic = Number(byId('topic').value) || undefined;
  const body = { person: view.person, chat: view.chat, text, message_thread_id: topic, reply_to: view.reply };
  const sent = await act('say', body);
  if (sent) replyTo(undefined);
  return Boolean(sent);
}

function replyTo(message) {
  view.reply = message && message.message_id;
  byId('replying').hidden = !message;
  byId('replying').textContent = message ? words.replyingTo + plainOf(message.body).slice(0, 60) : '';
  if (message) byId('text').focus();
}

function choose(person, chat) {
  Object.assign(view, { person, chat });
  localStorage.setItem('person', person);
  localStorage.setItem('chat', chat);
  replyTo(undefined);
  drawn.clear();
  byId('messages').replaceChildren();
  refresh();
}

function openChat(chat) {
  byId('app').classList.add('in-chat');
  choose(view.person, chat);
}
`;
