/** Where links and buttons lead: to the bot, out of the sandbox, or nowhere. */
import { signal } from '@preact/signals';
import type { InlineKeyboardButton } from '../telegram.ts';
import type { MessageView } from '../views.ts';
import { alertText, attempt, chatId, openChat, person, state, toast, topic } from './store.ts';
import { words } from './words.ts';

/** A link that leads out of the sandbox, until the reader has said yes or no. */
export const leavingTo = signal<string | undefined>(undefined);

interface DeepLink {
  kind: 'start' | 'startgroup' | 'open';
  payload: string;
}

/** What a link to this bot asks for; undefined where it leads elsewhere. */
export function deepLink(url: string): DeepLink | undefined {
  const web = /^(?:https?:\/\/)?(?:t\.me|telegram\.me)\/(\w+)(?:\?(start|startgroup)=([\w-]*))?$/i.exec(url);
  const tg = /^tg:\/\/resolve\?domain=(\w+)(?:&(start|startgroup)=([\w-]*))?$/i.exec(url);
  const [, name, kind = 'open', payload = ''] = web ?? tg ?? [];
  if (name === undefined || name.toLowerCase() !== state.value?.bot.username?.toLowerCase()) return undefined;
  return { kind: kind === 'start' || kind === 'startgroup' ? kind : 'open', payload };
}

/** What Telegram's page for sending something on would send: there it asks to whom, here the reader pastes it where he likes. */
function shared(url: string): string | undefined {
  if (!/^https:\/\/(?:t\.me|telegram\.me)\/share\/url\?/i.test(url)) return undefined;
  const { searchParams } = new URL(url);
  return [searchParams.get('url'), searchParams.get('text')].filter((x) => x !== null && x !== '').join('\n');
}

export async function followLink(url: string): Promise<void> {
  const link = deepLink(url);
  const share = shared(url);
  if (share !== undefined) {
    await navigator.clipboard.writeText(share);
    return toast(words.value.shared);
  }
  if (!link) {
    if (/^https?:/i.test(url)) leavingTo.value = url;
    return;
  }
  // A group to add the bot to would have to be chosen: the page offers that in each group's own menu.
  if (link.kind === 'startgroup') return toast(words.value.elsewhere);
  openChat(person.value);
  if (link.kind === 'start') await attempt('start', { person: person.value, payload: link.payload });
}

/** Resolves when the bot has answered the press. */
export async function pressButton(message: MessageView, button: InlineKeyboardButton): Promise<void> {
  if (button.url !== undefined) return followLink(button.url);
  if (button.copy_text) {
    await navigator.clipboard.writeText(button.copy_text.text);
    return toast(words.value.copied);
  }
  if (button.callback_data === undefined) return toast(words.value.elsewhere);
  const where = { person: person.value, chat: chatId.value, message: message.message_id };
  const answer = await attempt('press', { ...where, data: button.callback_data });
  if (!answer) return;
  if (answer.url) await followLink(answer.url);
  if (!answer.text) return;
  if (answer.show_alert) alertText.value = answer.text;
  else toast(answer.text);
}

/** Writes into the open chat; whether it was taken. */
export async function say(text: string, reply_to?: number): Promise<boolean> {
  const body = {
    person: person.value,
    chat: chatId.value,
    text,
    message_thread_id: topic.value || undefined,
    reply_to,
  };
  return (await attempt('say', body)) !== undefined;
}
