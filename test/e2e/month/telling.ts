/** The month as a page to read: what the group read, what the master typed, glimpses of private chats, and a word in between. */
import { DateTime } from 'luxon';
import { isStatus } from '../reading.ts';
import { buttonsOf, type Message, textOf } from '../stage.ts';
import type { Told } from './cast.ts';
import { dayAt, wallTime, zone } from './clock.ts';

/** Something that stands in the story. */
export type Line =
  | { readonly kind: 'aside'; readonly at: number; readonly text: string }
  /** In the group, or typed in somebody's private chat. */
  | { readonly kind: 'said'; readonly at: number; readonly name: string; readonly text: string }
  /** A message of the bot; `to` is whose private chat it stands in. */
  | { readonly kind: 'bot'; readonly at: number; readonly message: Message; readonly to?: string }
  | { readonly kind: 'pressed'; readonly at: number; readonly name: string; readonly label: string };

interface Words {
  readonly title: string;
  readonly intro: readonly string[];
  readonly day: (number: number, date: string) => string;
  readonly weeks: string;
  readonly bot: string;
  readonly inPrivate: (name: string) => string;
  readonly presses: (names: readonly string[], labels: readonly string[]) => string;
  readonly picture: string;
  readonly folded: string;
}

const words: Readonly<Record<Told, Words>> = {
  ru: {
    title: 'Месяц одного стола',
    intro: [
      'Пример для ведущих: двенадцать человек играют в «Цитадель», и жизнь вмешивается. Один замолкает, другой уходит, третья уезжает и оставляет заместителя; компания берёт паузу на выходные, группа становится супергруппой, бот пять часов не работает. Что в таких случаях делает ведущий и что делает бот сам, здесь видно по дням.',
      'Страница составлена программой: те же люди, те же кнопки и те же сообщения проходят в её тестах при каждой проверке. Картинки отмечены строкой 🖼 (кнопка «Словами» под каждой скажет то же текстом), свёрнутые подробности отчётов опущены, статусы показаны, только когда их спросили. Часы московские.',
    ],
    day: (number, date) => `День ${number}, ${date}`,
    weeks: 'ru',
    bot: 'Бот',
    inPrivate: (name) => `Бот, в личке (${name})`,
    presses: (names, labels) => `${names.join(', ')} ${names.length === 1 ? 'нажимает' : 'нажимают'} ${way(labels)}`,
    picture: '🖼 картинка: крепость',
    folded: '▸ подробности',
  },
  en: {
    title: 'A month of one table',
    intro: [
      'An example for game masters: twelve people play Citadel, and life interferes. One falls silent, one leaves, one is away and has a deputy; the company takes a weekend off, the group becomes a supergroup, the bot is down for five hours. What a game master does then, and what the bot does by itself, is shown here day by day.',
      'The page is made by the program: the same people, buttons and messages pass through its tests at every check. Pictures are marked by a line 🖼 (the button “In words” below each tells the same as text), folded details of the reports are left out, and the status is shown only where somebody asked for it. Hours are those of Moscow.',
    ],
    day: (number, date) => `Day ${number}, ${date}`,
    weeks: 'en-GB',
    bot: 'The bot',
    inPrivate: (name) => `The bot, in private (${name})`,
    presses: (names, labels) => `${names.join(', ')} ${names.length === 1 ? 'presses' : 'press'} ${way(labels)}`,
    picture: '🖼 a picture: the fortress',
    folded: '▸ details',
  },
};

const way = (labels: readonly string[]): string => labels.map((label) => `[${label}]`).join(' → ');

export function tellMonth(lines: readonly Line[], locale: Told): string {
  const { title, intro, day } = words[locale];
  const parts = [`# ${title}`, ...intro];
  let today = '';
  for (const line of gathered(lines)) {
    const date = DateTime.fromMillis(line.at, { zone, locale: words[locale].weeks });
    const head = date.toFormat('cccc, d MMMM');
    if (head !== today) {
      const number =
        Math.floor(date.startOf('day').diff(DateTime.fromMillis(dayAt(1, '00:00'), { zone }), 'days').days) + 1;
      parts.push(`## ${day(number, head)}`);
    }
    today = head;
    parts.push(spoken(line, locale));
  }
  return `${parts.join('\n\n')}\n`;
}

type Gathered = Exclude<Line, { kind: 'pressed' }> | Presses;
interface Presses {
  readonly kind: 'pressed';
  readonly at: number;
  readonly names: readonly string[];
  readonly labels: readonly string[];
}

/**
 * One button pressed by several is told once, and so is one's way through several screens; of a message that is edited again and
 * again, how it stood in the end.
 */
function gathered(lines: readonly Line[]): readonly Gathered[] {
  const told: Gathered[] = [];
  for (const line of lines) {
    if (line.kind === 'bot' && isNoise(line, told.at(-1))) continue;
    if (line.kind !== 'pressed') {
      told.push(line);
      continue;
    }
    const { at, name, label } = line;
    const screen = told.at(-1)?.kind === 'bot' ? told.at(-1) : undefined;
    const before = screen ? told.at(-2) : told.at(-1);
    const joined = before?.kind === 'pressed' ? join(before, name, label) : undefined;
    if (joined) told.splice(screen ? -2 : -1, 2, joined);
    else told.push({ kind: 'pressed', at, names: [name], labels: [label] });
  }
  return told;
}

function join(before: Presses, name: string, label: string): Presses | undefined {
  const [first, another] = before.names;
  if (before.labels.length === 1 && before.labels[0] === label) return { ...before, names: [...before.names, name] };
  return first === name && another === undefined ? { ...before, labels: [...before.labels, label] } : undefined;
}

/** A status that nobody asked for says what the report before it has said; some pages of a report hold nothing but details. */
function isNoise({ message, to }: Extract<Line, { kind: 'bot' }>, before: Gathered | undefined): boolean {
  if (to !== undefined) return false;
  if (before?.kind === 'said' && before.text === '/status') return false;
  const labels = buttonsOf(message).map(({ text }) => text);
  return isStatus({ labels }) || isOver.test(textOf(message)) || unfolded(message) === '';
}

/** The status of a phase that is over, as it was by the time it was read. */
const isOver = /^[^\n]* — (?:закрыто|closed|over)$/;

function spoken(line: Gathered, locale: Told): string {
  const { bot, inPrivate, presses } = words[locale];
  const time = wallTime(line.at);
  switch (line.kind) {
    case 'aside':
      return `_${plain(line.text)}_`;
    case 'said':
      return `**${time} · ${plain(line.name)}:** ${plain(line.text)}`;
    case 'pressed':
      return `**${time}** · ${plain(presses(line.names, line.labels))}`;
    case 'bot': {
      const head = `**${time} · ${plain(line.to === undefined ? bot : inPrivate(line.to))}:**`;
      return [head, ...quoted(line.message, locale)].join('\n>\n').replace(/^/, '> ');
    }
    default:
      return line satisfies never;
  }
}

/** Paragraphs of a message, and its buttons row by row; a picture has always the same one. */
function quoted(message: Message, locale: Told): readonly string[] {
  const fold = foldsOf(message).length > 0 ? `\n\n${words[locale].folded}` : '';
  const paragraphs = `${unfolded(message)}${fold}`.split(/\n{2,}/).map((paragraph) =>
    paragraph
      .split('\n')
      .map((x) => `> ${plain(x)}`)
      .join('\\\n'),
  );
  if (message.photo) return [`> ${words[locale].picture}`, ...paragraphs];
  const rows = (message.reply_markup?.inline_keyboard ?? []).map((row) =>
    row.map(({ text }) => plain(`[${text}]`)).join(' '),
  );
  return rows.length > 0 ? [...paragraphs, rows.map((x) => `> ${x}`).join('\\\n')] : paragraphs;
}

/** Without what is folded, which is for those who want to know more. */
function unfolded(message: Message): string {
  const text = textOf(message);
  let rest = '';
  let at = 0;
  for (const { offset, length } of foldsOf(message)) {
    rest += text.slice(at, offset);
    at = offset + length;
  }
  return (rest + text.slice(at)).trim().replace(/\n{3,}/g, '\n\n');
}

const foldsOf = (message: Message) => (message.entities ?? []).filter(({ type }) => type === 'expandable_blockquote');

/** As text, whatever Markdown would make of it. */
function plain(text: string): string {
  return text
    .replace(/\u2060/g, '')
    .replace(/[\\`*_<>|~]|[[\]](?=\()/g, '\\$&')
    .replace(/&(?=[#\w]+;)/g, '&amp;')
    .replace(/^(\d+)\. /, '$1\\. ')
    .replace(/^([-+]) /, '\\$1 ');
}
