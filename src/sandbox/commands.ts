/** The bot's command menus, one for each scope and language, and which of them a person sees. */
import type { BotCommand } from './telegram.ts';

export type CommandScope =
  | { type: 'default' | 'all_private_chats' | 'all_group_chats' | 'all_chat_administrators' }
  | { type: 'chat' | 'chat_administrators'; chat_id: number }
  | { type: 'chat_member'; chat_id: number; user_id: number };

export interface CommandMenu {
  scope: CommandScope;
  language_code: string;
  commands: BotCommand[];
}

const sameScope = (a: CommandScope, b: CommandScope): boolean => keyOf(a) === keyOf(b);

function keyOf(scope: CommandScope): string {
  const chat = 'chat_id' in scope ? scope.chat_id : '';
  return `${scope.type} ${chat} ${'user_id' in scope ? scope.user_id : ''}`;
}

export class CommandMenus {
  menus: CommandMenu[] = [];

  set(scope: CommandScope, language_code: string, commands: BotCommand[]): void {
    this.delete(scope, language_code);
    this.menus.push({ scope, language_code, commands });
  }

  delete(scope: CommandScope, language_code: string): void {
    this.menus = this.menus.filter((menu) => !(sameScope(menu.scope, scope) && menu.language_code === language_code));
  }

  get(scope: CommandScope, language_code: string): BotCommand[] {
    return this.find(scope, language_code)?.commands ?? [];
  }

  private find(scope: CommandScope, language_code: string): CommandMenu | undefined {
    return this.menus.find((menu) => sameScope(menu.scope, scope) && menu.language_code === language_code);
  }

  /** The menu a person sees in a chat: the narrowest scope that has one, his language before none. */
  seenBy(
    user: { id: number; language_code?: string | undefined },
    chat: { id: number; type: string },
    isAdmin: boolean,
  ): BotCommand[] {
    const isPrivate = chat.type === 'private';
    const scopes: CommandScope[] = [
      ...(isPrivate ? [] : [{ type: 'chat_member' as const, chat_id: chat.id, user_id: user.id }]),
      ...(isAdmin && !isPrivate ? [{ type: 'chat_administrators' as const, chat_id: chat.id }] : []),
      { type: 'chat', chat_id: chat.id },
      ...(isAdmin && !isPrivate ? [{ type: 'all_chat_administrators' as const }] : []),
      { type: isPrivate ? 'all_private_chats' : 'all_group_chats' },
      { type: 'default' },
    ];
    for (const scope of scopes)
      for (const language of [user.language_code?.slice(0, 2) ?? '', '']) {
        const menu = this.find(scope, language);
        if (menu) return menu.commands;
      }
    return [];
  }
}
