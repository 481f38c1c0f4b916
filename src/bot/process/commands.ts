/** The menus of commands that Telegram shows, by kind of chat and language. */
import type { Api } from 'grammy';
import type { BotCommand, LanguageCode } from 'grammy/types';
import { type Locale, locales } from '../../i18n/locale.ts';
import type { Words } from '../../i18n/speak.ts';

/** By Telegram's scopes. In groups first what everybody needs, then what the master does. */
const menus = {
  default: ['help'],
  all_group_chats: [
    ...(['newgame', 'join', 'status', 'board', 'log', 'rules', 'stats'] as const),
    ...([
      'begin',
      'bot',
      'deadline',
      'extend',
      'pause',
      'resume',
      'close',
      'remind',
      'kick',
      'sub',
      'handover',
    ] as const),
    ...(['verify', 'export', 'leave', 'cancel', 'help'] as const),
  ],
  all_private_chats: [
    ...(['games', 'newgame', 'practice', 'rules', 'deputy', 'peek', 'settings', 'help', 'start'] as const),
    // At a private table.
    ...(['status', 'board', 'log', 'deadline', 'extend', 'pause', 'resume', 'leave', 'cancel', 'verify'] as const),
  ],
} as const;
type Command = (typeof menus)[keyof typeof menus][number];

/** Tells Telegram the menus, in every language and, for those who read none of ours, in the default one. */
export async function registerCommands(api: Api, words: Words, otherwise: Locale): Promise<void> {
  const languages: { locale: Locale; language_code?: LanguageCode }[] = [
    { locale: otherwise },
    ...locales.map((locale) => ({ locale, language_code: locale })),
  ];
  for (const { locale, ...language } of languages) {
    const speech = words.speak(locale);
    const described = (names: readonly Command[]): BotCommand[] =>
      names.map((command) => ({ command, description: speech.plain({ id: `help-command-${command}` }) }));
    await api.setMyCommands(described(menus.default), { scope: { type: 'default' }, ...language });
    await api.setMyCommands(described(menus.all_group_chats), { scope: { type: 'all_group_chats' }, ...language });
    await api.setMyCommands(described(menus.all_private_chats), { scope: { type: 'all_private_chats' }, ...language });
  }
}
