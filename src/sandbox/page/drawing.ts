/** The part of the page's script that makes elements: formatted text, messages, keyboards. */
export const drawing = `
function make(tag, properties, ...children) {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}

const plainTags = {
  bold: 'b', italic: 'i', underline: 'u', strikethrough: 's', code: 'code', pre: 'pre', blockquote: 'blockquote',
};

/** Elements of a formatted text; strings become text nodes. */
function drawText(nodes) {
  return nodes.map((node) => (typeof node === 'string' ? document.createTextNode(node) : drawNode(node)));
}

const plainOf = (nodes) => nodes.map((node) => (typeof node === 'string' ? node : plainOf(node.children))).join('');

function drawNode(node) {
  const children = () => drawText(node.children);
  const plain = plainTags[node.type];
  if (plain) return make(plain, {}, ...children());
  switch (node.type) {
    case 'expandable_blockquote': return drawExpandable(children());
    case 'spoiler': return drawSpoiler(children());
    case 'date_time': return drawTime(node);
    case 'text_link': return drawLink(node.url, children());
    case 'url': return drawLink(absolute(plainOf(node.children)), children());
    case 'bot_command': return drawCommand(plainOf(node.children));
    case 'mention':
    case 'text_mention':
    case 'hashtag': return make('span', { className: 'link' }, ...children());
    default: return make('span', {}, ...children());
  }
}

const absolute = (url) => (/^https?:/i.test(url) ? url : 'https://' + url);

/** Three lines, and the rest on demand, as Telegram folds it. */
function drawExpandable(children) {
  const text = make('div', { className: 'folded' }, ...children);
  const toggle = make('button', { type: 'button', className: 'link', ariaExpanded: 'false' }, words.more);
  toggle.addEventListener('click', () => {
    const isFolded = text.classList.toggle('folded');
    toggle.ariaExpanded = String(!isFolded);
    toggle.textContent = isFolded ? words.more : words.less;
  });
  requestAnimationFrame(() => {
    if (text.scrollHeight <= text.clientHeight) toggle.remove();
  });
  return make('blockquote', {}, text, toggle);
}

function drawSpoiler(children) {
  const inner = make('span', {}, ...children);
  const spoiler = make('span', { className: 'spoiler', tabIndex: 0, role: 'button', ariaLabel: words.spoiler }, inner);
  const open = () => {
    spoiler.classList.add('open');
    spoiler.removeAttribute('role');
    spoiler.removeAttribute('aria-label');
  };
  spoiler.addEventListener('click', open);
  spoiler.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' || event.key === ' ') open();
  });
  return spoiler;
}

/** A moment in the reader's own zone; 'r' is counted on while it is on the screen. */
function drawTime(node) {
  const moment = new Date(node.unix_time * 1000);
  const fallback = plainOf(node.children);
  const time = make('time', { dateTime: moment.toISOString(), title: moment.toLocaleString(navigator.language) });
  time.dataset.unix = node.unix_time;
  time.dataset.format = node.date_time_format || '';
  time.textContent = timeText(moment, time.dataset.format, fallback);
  return time;
}

function timeText(moment, format, fallback) {
  if (format === 'r') return relative(moment.getTime() - worldNow());
  const options = {};
  if (format.includes('w')) options.weekday = 'long';
  if (/d/i.test(format)) Object.assign(options, { day: 'numeric', month: format.includes('D') ? 'long' : 'numeric', year: 'numeric' });
  if (/t/i.test(format)) Object.assign(options, { hour: '2-digit', minute: '2-digit' });
  if (format.includes('T')) options.second = '2-digit';
  return format === '' ? fallback : new Intl.DateTimeFormat(navigator.language, options).format(moment);
}

function relative(milliseconds) {
  const units = [['day', 86400], ['hour', 3600], ['minute', 60], ['second', 1]];
  const seconds = Math.round(milliseconds / 1000);
  const [unit, size] = units.find((each) => Math.abs(seconds) >= each[1]) || units[3];
  return new Intl.RelativeTimeFormat(navigator.language, { numeric: 'auto' }).format(Math.trunc(seconds / size), unit);
}

setInterval(() => {
  for (const time of document.querySelectorAll('time[data-format=r]'))
    time.textContent = relative(Number(time.dataset.unix) * 1000 - worldNow());
}, 1000);

function drawLink(url, children) {
  if (deepLink(url)) {
    const button = make('button', { type: 'button', className: 'link' }, ...children);
    button.addEventListener('click', () => followLink(url));
    return button;
  }
  if (!/^https?:/i.test(url)) return make('span', { className: 'link', title: url }, ...children);
  return make('a', { href: url, target: '_blank', rel: 'noopener noreferrer', title: url }, ...children);
}

function drawCommand(text) {
  const button = make('button', { type: 'button', className: 'link' }, text);
  button.addEventListener('click', () => say(text));
  return button;
}

function drawService(message) {
  const { service, from } = message;
  const line = make('li', { className: 'service' });
  const fullName = (user) => [user.first_name, user.last_name].filter(Boolean).join(' ');
  const text = () => {
    if (service.new_chat_members) return from.name + words.joined + service.new_chat_members.map(fullName).join(', ');
    if (service.left_chat_member) return fullName(service.left_chat_member) + words.left;
    if (service.new_chat_title) return from.name + words.titled + service.new_chat_title;
    if (service.group_chat_created) return from.name + words.created;
    if (service.pinned_message) return from.name + words.pinnedBy + (service.pinned_message.text || service.pinned_message.caption || '…').slice(0, 60);
    if (service.forum_topic_created) return from.name + words.topicMade + service.forum_topic_created.name;
    return words.migrated;
  };
  line.textContent = text();
  return line;
}

function drawMessage(message) {
  if (message.service) return drawService(message);
  const bubble = make('div', { className: 'bubble' });
  const from = make('div', { className: 'from' }, message.from.name);
  if (message.topic) from.append(make('span', { className: 'topic' }, ' · ' + message.topic));
  bubble.append(from);
  if (message.reply !== undefined) bubble.append(make('div', { className: 'reply' }, message.reply));
  if (message.photo) bubble.append(drawPhoto(message));
  if (message.document) bubble.append(drawDocument(message.document));
  bubble.append(make('div', { className: 'body', dir: 'auto' }, ...drawText(message.body)));
  const reply = make('button', { type: 'button' }, words.reply);
  reply.addEventListener('click', () => replyTo(message));
  const clock = new Date(message.date * 1000).toLocaleTimeString(navigator.language, { hour: '2-digit', minute: '2-digit' });
  bubble.append(make('div', { className: 'foot' }, reply, (message.edited ? words.edited + ' ' : '') + clock));
  const line = make('li', { className: 'message' + (message.from.id === view.person ? ' mine' : '') }, bubble);
  if (message.keyboard.length > 0) line.append(drawKeyboard(message));
  return line;
}

function drawPhoto(message) {
  const { file_id, width, height } = message.photo;
  return make('img', { src: '/sandbox/files/' + encodeURIComponent(file_id), width, height, alt: plainOf(message.body).slice(0, 120) });
}

function drawDocument(file) {
  const size = Math.ceil(file.file_size / 1024) + ' KB';
  return make('a', { href: '/sandbox/files/' + encodeURIComponent(file.file_id), download: file.file_name }, '📎 ' + file.file_name + ' · ' + size);
}

function drawKeyboard(message) {
  const rows = message.keyboard.map((row) => make('div', {}, ...row.map((button) => drawButton(message, button))));
  return make('div', { className: 'keyboard' }, ...rows);
}

function drawButton(message, button) {
  const mark = button.url ? ' ↗' : '';
  const element = make('button', { type: 'button', className: button.style || '', disabled: Boolean(button.disabled) }, button.text + mark);
  element.addEventListener('click', async () => {
    if (button.callback_data !== undefined) await press(element, message, button.callback_data);
    else if (button.url) openLink(button.url);
    else if (button.copy_text) {
      await navigator.clipboard.writeText(button.copy_text.text);
      toast(words.copied);
    } else toast(words.elsewhere);
  });
  return element;
}
`;
