/** Plain words: lines in a chat, and the short answer to a press. */
import { shorten } from '../../../i18n/html.ts';
import type { Speech } from '../../../i18n/speak.ts';
import type { Msg } from '../../../kit/game.ts';
import { msg } from '../../../messages/msg.ts';
import { press } from './keyboard.ts';
import { pages, spoken, text } from './page.ts';
import type { Drawn, Stage } from './scene.ts';

/** With `open`, a button that leads to the table's forms. For a private chat: a group is led there by links. */
export function sayScreen({ speech, table }: Stage, lines: readonly Msg[], open = false): readonly Drawn[] {
  const button = press(speech.plain(msg('menu-button-open')), { on: 'games', table: table.id });
  return pages(text(spoken(speech, lines)), open ? [[button]] : []);
}

/** The same away from any table. */
export function sayLines(speech: Speech, ...lines: readonly Msg[]): readonly Drawn[] {
  return pages(text(spoken(speech, lines)));
}

/** Telegram's longest answer to a press. */
const longestToast = 200;

export function toastOf(speech: Speech, message: Msg): string {
  const whole = speech.plain(message);
  if (whole.length <= longestToast) return whole;
  // Telegram counts UTF-16 units; an emoji is several of them and must not be cut through.
  for (let graphemes = longestToast; ; graphemes -= 10) {
    const cut = shorten(whole, graphemes);
    if (cut.length <= longestToast) return cut;
  }
}
