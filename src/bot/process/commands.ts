/** The menus of commands that Telegram shows, by kind of chat and language. */
import type { Api } from 'grammy';
import type { BotCommandScope, LanguageCode } from 'grammy/types';
import { type Locale, locales } from '../../i18n/locale.ts';
import type { Words } from '../../i18n/speak.ts';
import { msg } from '../../messages/msg.ts';
import type { Command, Scope, Section } from '../context/feature.ts';

interface Menu {
  readonly to: BotCommandScope;
  /** From the top; a section that is not named comes last. */
  readonly sections: readonly Section[];
}

/** In groups first what everybody needs, then what the master does; in private first what is one's own, then what leads a private table. */
const menus: Readonly<Record<Scope, Menu>> = {
  default: { to: { type: 'default' }, sections: ['help'] },
  group: {
    to: { type: 'all_group_chats' },
    sections: ['opening', 'seat', 'story', 'rules', 'lead', 'proof', 'leaving', 'help'],
  },
  private: {
    to: { type: 'all_private_chats' },
    sections: ['mine', 'opening', 'rules', 'own', 'help', 'story', 'lead', 'leaving', 'proof'],
  },
};
const scopes = ['default', 'group', 'private'] as const satisfies readonly Scope[];

/** What a menu shows, from the top. */
export function menuOf(commands: readonly Command[], scope: Scope): readonly Command[] {
  const { sections } = menus[scope];
  const place = ({ section }: Command) => (sections.includes(section) ? sections.indexOf(section) : sections.length);
  return commands.filter((command) => command.scopes.includes(scope)).toSorted((a, b) => place(a) - place(b));
}

/** Tells Telegram the menus, in every language and, for those who read none of ours, in the default one. */
export async function registerCommands(
  api: Api,
  words: Words,
  otherwise: Locale,
  commands: readonly Command[],
): Promise<void> {
  const languages: { locale: Locale; language_code?: LanguageCode }[] = [
    { locale: otherwise },
    ...locales.map((locale) => ({ locale, language_code: locale })),
  ];
  for (const { locale, ...language } of languages) {
    const speech = words.speak(locale);
    for (const scope of scopes) {
      const described = menuOf(commands, scope).map(({ name }) => ({
        command: name,
        description: speech.plain(msg(`help-command-${name}`)),
      }));
      await api.setMyCommands(described, { scope: menus[scope].to, ...language });
    }
  }
}
