/**
 * What the page knows and where its reader looks. Every signal is read by the components that show it; `refresh` asks the
 * server for what is different.
 */
import { computed, signal } from '@preact/signals';
import type { ChatView, MessageView, Moments, StateView } from '../views.ts';
import { act, look, type Outcome, Refused } from './door.ts';
import { words } from './words.ts';

const stored = (name: string): number => Number(localStorage.getItem(name)) || 0;

export const person = signal(stored('person'));
export const chatId = signal(stored('chat'));
/** Of a forum; 0 is General, undefined shows all. */
export const topic = signal<number | undefined>(undefined);
/** On a phone one sees the chats or one of them. */
export const isInChat = signal(false);

export const state = signal<StateView | undefined>(undefined);
export const chat = signal<ChatView | undefined>(undefined);
/** Of the chat that is open, oldest first. A message that did not change is the same object as before. */
export const messages = signal<readonly MessageView[]>([]);
export const moments = signal<Moments>({});
/** How far the world's clock is ahead of this machine's. */
export const clockShift = signal(0);
/** Once a second, for whatever counts down. */
export const tick = signal(Date.now());
export const worldNow = computed(() => tick.value + clockShift.value);
export const replyTo = signal<MessageView | undefined>(undefined);
export const toasts = signal<readonly { key: number; text: string }[]>([]);
export const alertText = signal<string | undefined>(undefined);

setInterval(() => {
  tick.value = Date.now();
}, 1000);

let toastCount = 0;
export function toast(text: string): void {
  const key = ++toastCount;
  toasts.value = [...toasts.value, { key, text }];
  setTimeout(
    () => {
      toasts.value = toasts.value.filter((each) => each.key !== key);
    },
    3000 + text.length * 40,
  );
}

/** Does something; a refusal is shown and gives undefined. What came of it is asked for at once: events may not come through. */
export async function attempt(action: string, body: object): Promise<Outcome | undefined> {
  try {
    const outcome = await act(action, body);
    void refresh();
    return outcome;
  } catch (fault) {
    toast(fault instanceof Refused ? fault.message : words.value.offline);
    return undefined;
  }
}

const page = 100;
let wanted = page;

export function choose(who: number, where: number, under?: number): void {
  person.value = who;
  chatId.value = where;
  topic.value = under;
  // A button that still showed could be pressed for the wrong chat.
  chat.value = undefined;
  messages.value = [];
  localStorage.setItem('person', String(who));
  localStorage.setItem('chat', String(where));
  replyTo.value = undefined;
  wanted = page;
  void refresh();
}

export function openChat(where: number, under?: number): void {
  isInChat.value = true;
  choose(person.value, where, under);
}

/** Asks for older messages; resolves when they are there. */
export async function showOlder(): Promise<void> {
  if (!chat.value?.hasOlder) return;
  wanted = messages.value.length + page;
  await refresh();
}

let refreshing: Promise<void> | undefined;
let isStale = false;

/** Resolves when all that had happened before the call is shown. */
export function refresh(): Promise<void> {
  isStale = true;
  refreshing ??= (async () => {
    try {
      while (isStale) {
        isStale = false;
        await update();
      }
    } catch {
      // The sandbox is down: the next event or poll tries again.
    } finally {
      refreshing = undefined;
    }
  })();
  return refreshing;
}

async function update(): Promise<void> {
  const [who, where, under] = [person.value, chatId.value, topic.value];
  /** What was asked before the reader turned elsewhere is out of date; turning asks anew. */
  const isOld = () => who !== person.value || where !== chatId.value || under !== topic.value;
  const told = await look('state', { person: who });
  if (isOld()) return;
  state.value = told;
  clockShift.value = told.now - Date.now();
  void askMoments();
  const [first] = told.people;
  if (!first) {
    chat.value = undefined;
    messages.value = [];
    return;
  }
  if (!told.people.some(({ id }) => id === who)) return choose(first.id, first.id);
  const line = told.chats.find(({ id }) => id === where);
  if (!line) return choose(who, told.chats.at(-1)?.id ?? who);
  const before = chat.value?.id === where && messagesOf === keyOf(who, where, under) ? chat.value : undefined;
  const grown = before ? Math.max(wanted, messages.value.length) : wanted;
  const fresh = await look(
    'chats',
    {
      person: who,
      topic: under,
      count: grown,
      since: before?.revision ?? 0,
      oldest: before ? messages.value[0]?.message_id : undefined,
    },
    where,
  );
  if (isOld()) return;
  messages.value = merged(before ? messages.value : [], fresh);
  messagesOf = keyOf(who, where, under);
  chat.value = fresh;
  if (line.unread > 0 && isSeen()) await attempt('read', { person: who, chat: where });
}

/** On a phone the chat may lie behind the list. The same width stands in style/base.css. */
const isNarrow = matchMedia('(max-width: 760px)');
const isSeen = (): boolean => !document.hidden && (isInChat.value || !isNarrow.matches);

let messagesOf = '';
const keyOf = (...parts: readonly unknown[]): string => parts.join(' ');

function merged(known: readonly MessageView[], { ids, messages: news }: ChatView): readonly MessageView[] {
  const byId = new Map(known.map((message) => [message.message_id, message]));
  for (const message of news) byId.set(message.message_id, message);
  return ids.flatMap((id) => byId.get(id) ?? []);
}

let momentsAsked = 0;
/** A look into every table: not more than once a second. */
async function askMoments(): Promise<void> {
  if (!state.value?.hasLevers || Date.now() - momentsAsked < 1000) return;
  momentsAsked = Date.now();
  moments.value = await look('moments').catch(() => ({}));
}

/** Events say that something changed; where they do not come through, the page asks every two seconds. */
export function listen(): void {
  let polling: ReturnType<typeof setInterval> | undefined;
  const events = new EventSource('/sandbox/events');
  events.addEventListener('changed', () => void refresh());
  events.addEventListener('open', () => {
    clearInterval(polling);
    polling = undefined;
    void refresh();
  });
  events.addEventListener('error', () => {
    polling ??= setInterval(() => void refresh(), 2000);
  });
  document.addEventListener('visibilitychange', () => void refresh());
  // What stands behind may move without a change that Telegram would see.
  setInterval(() => void askMoments(), 5000);
  void refresh();
}
