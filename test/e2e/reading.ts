/** Reading over what the bot has said, message by message and edit by edit, for what must never stand there. */
import { cleanName } from '../../src/i18n/html.ts';
import { buttonsOf, type Message, type Stage, textOf } from './stage.ts';

/** One message as it was sent or edited: what somebody saw, if only for a moment. */
export interface Said {
  readonly method: string;
  readonly chat: number;
  readonly message: number;
  readonly text: string;
  /** It came without a sound. */
  readonly silent: boolean;
  readonly labels: readonly string[];
  /** What its buttons carry. */
  readonly data: readonly string[];
}

/** The place in the bot's doings from which somebody reads on. */
export type Bookmark = number;

export const bookmark = (stage: Pick<Stage, 'sandbox'>): Bookmark => stage.sandbox.world.calls.length;

/** Everything that was sent or edited and can be read, oldest first. */
export function saidSince(
  stage: Pick<Stage, 'sandbox'>,
  from: Bookmark = 0,
  to = Number.MAX_SAFE_INTEGER,
): readonly Said[] {
  return stage.sandbox.world.calls.slice(from, to).flatMap(({ method, params, answer }) => {
    if (!answer.ok || !isMessage(answer.result)) return [];
    const { chat, message_id } = answer.result;
    const buttons = buttonsOf(answer.result);
    return {
      method,
      chat: chat.id,
      message: message_id,
      text: textOf(answer.result),
      silent: params['disable_notification'] === true,
      labels: buttons.map(({ text }) => text),
      data: buttons.flatMap(({ callback_data }) => callback_data ?? []),
    };
  });
}

function isMessage(result: unknown): result is Message {
  return typeof result === 'object' && result !== null && 'message_id' in result && 'chat' in result;
}

export const isSent = ({ method }: Said): boolean => method === 'sendMessage' || method === 'sendPhoto';

/** All that popped up at somebody's press since. */
export function toastsSince(stage: Pick<Stage, 'sandbox'>, from: Bookmark = 0): readonly string[] {
  return stage.sandbox.world.calls
    .slice(from)
    .flatMap(({ method, params }) =>
      method === 'answerCallbackQuery' && typeof params['text'] === 'string' ? [params['text']] : [],
    );
}

// ---- what kind of message it is ----

/** The ask that a form's buttons speak of; a reminder bears one of them too, beside the way to the form. */
export function askOf({ data }: Pick<Said, 'data'>): string | undefined {
  if (data.some((x) => x.startsWith('g:'))) return undefined;
  return data.map((x) => /^a:\d+:(\d+):/.exec(x)?.[1]).find((x) => x !== undefined);
}

export const isDigest = ({ text }: Said): boolean => /^.*(?:: что было с вами|: what happened to you)\n/.test(text);
export const isReminder = ({ data }: Said): boolean =>
  data.some((x) => x.startsWith('g:')) && data.some((x) => x.startsWith('a:'));
export const isStatus = ({ labels }: Pick<Said, 'labels'>): boolean => labels.some((x) => /Моя форма|My form/.test(x));
export const isEnd = ({ text }: Said): boolean => /Зерно костей|The seed of the dice/.test(text);

// ---- faults of a text ----

/** Ids of messages, variables and values that never became words. */
const unspoken = [
  /\b(?:citadel|revolver|office|table|lobby|menu|shell|log|error|master|settings|clock|bot|help|start|peek|private|motion|desk)-[a-z]+/,
  /[{}$]/,
  /\bundefined\b|\bNaN\b|\bnull\b|\[object/,
  /текст потерялся|this text got lost/,
  /\ufffd/,
];

/** Texts in which something was not put into words; names are taken out before. */
export function unspokenIn(texts: readonly string[], names: readonly string[]): readonly string[] {
  return [...new Set(texts)].filter((text) => {
    const words = withoutNames(text, names);
    return unspoken.some((pattern) => pattern.test(words));
  });
}

/** Texts that their reader cannot read: a word in the other alphabet, names, commands and addresses apart. */
export function foreignIn(
  texts: readonly string[],
  language: 'ru' | 'en',
  names: readonly string[],
): readonly string[] {
  const other = language === 'ru' ? /[A-Za-z]{2,}/ : /[А-Яа-яЁё]/;
  return [...new Set(texts)].filter((text) =>
    other.test(
      withoutNames(text, names)
        .replace(/\/[a-z]+/g, ' ') // commands
        .replace(/\b[0-9a-f]{64}\b|\b[0-9A-Za-z_-]{22,}\b/g, ' ') // a seed and its fingerprint
        .replace(/«Start»/g, ' '),
    ),
  );
}

/** Without names, whole or cut short on a button. */
function withoutNames(text: string, names: readonly string[]): string {
  let rest = text.replaceAll('\u2060', '');
  for (const name of names) {
    const clean = cleanName(name) ?? name;
    rest = rest.replaceAll(clean, ' ');
    if (clean.length > 28) rest = rest.replaceAll(clean.slice(0, 28), ' '); // the second of two with one name
    const parts = rest.split('…');
    rest = parts.map((part, i) => (i < parts.length - 1 ? withoutBeginning(part, clean) : part)).join('…');
  }
  return rest;
}

/** Without the first letters of a name at its end; a single letter counts where it begins a word. */
function withoutBeginning(text: string, name: string): string {
  for (let length = name.length; length > 0; length--) {
    const beginning = name.slice(0, length).trimEnd();
    if (text.endsWith(length === 1 ? ` ${beginning}` : beginning)) return text.slice(0, -beginning.length);
  }
  return text;
}

/** All that is said in several chats, by reader. */
export function textsFor(said: readonly Said[], { id }: { readonly id: number }): readonly string[] {
  return said.filter(({ chat }) => chat === id).flatMap(({ text, labels }) => [text, ...labels]);
}

/** Those that come more than once. */
export function repeated(texts: readonly string[]): readonly string[] {
  return texts.filter((text, index) => texts.indexOf(text) !== index);
}
