/** The private chat outside of any game: first contact, help, settings. */
import { type Locale, locales } from '../../../i18n/locale.ts';
import type { Speech, Words } from '../../../i18n/speak.ts';
import type { Msg } from '../../../kit/game.ts';
import { msg } from '../../../messages/msg.ts';
import type { StartScreen } from '../../buttons/buttons.ts';
import { link, press } from '../parts/keyboard.ts';
import { onePage, spoken, text } from '../parts/page.ts';
import type { Drawn } from '../parts/scene.ts';

/** `/start`: what this is, and where one can go from here. The button of the other language is in that language. */
export function startScreen(words: Words, speech: Speech, bot: string): Drawn {
  const to = (label: Msg, screen: StartScreen) => press(speech.plain(label), { on: 'start', screen });
  return onePage(speech.html(msg('help-start')), [
    [to(msg('help-button-games'), 'games')],
    [to(msg('help-button-practice'), 'practice')],
    [link(speech.plain(msg('help-button-add')), `https://t.me/${bot}?startgroup=newgame`)],
    [to(msg('help-button-rules'), 'rules'), to(msg('help-button-help'), 'help')],
    languageButtons(words, speech.locale),
  ]);
}

export function helpScreen(speech: Speech, place: 'private' | 'group'): Drawn {
  if (place === 'group')
    return onePage(text(spoken(speech, [msg('help-group')]), spoken(speech, [msg('help-master')])));
  const home = press(speech.plain(msg('help-button-home')), { on: 'start', screen: 'home' });
  return onePage(speech.html(msg('help-private')), [[home]]);
}

export function languageButtons(words: Words, now: Locale) {
  return locales
    .filter((locale) => locale !== now)
    .map((locale) =>
      press(words.speak(locale).plain(msg('help-button-language')), { on: 'start', screen: 'lang', value: locale }),
    );
}
