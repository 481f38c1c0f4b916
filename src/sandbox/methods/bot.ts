/** Methods about the bot itself: who it is, its commands and texts, answers to presses, and its files. */
import { z } from 'zod';
import type { CommandScope } from '../commands.ts';
import { badRequest } from '../refusal.ts';
import type { BotProfile, World } from '../world.ts';
import { chatId, flag, integer, json, languageCode } from './fields.ts';
import { isLink } from './markup.ts';
import { type Methods, method } from './method.ts';
import { knownRoom } from './place.ts';

const botCommandScope = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.enum(['default', 'all_private_chats', 'all_group_chats', 'all_chat_administrators']),
  }),
  z.strictObject({ type: z.enum(['chat', 'chat_administrators']), chat_id: chatId }),
  z.strictObject({ type: z.literal('chat_member'), chat_id: chatId, user_id: integer }),
]);
const menu = { scope: json(botCommandScope).optional(), language_code: languageCode.optional() };
const botCommand = z.strictObject({
  command: z.string().regex(/^\/?[a-z0-9_]{1,32}$/, 'BOT_COMMAND_INVALID'),
  description: z.string().min(1, 'BOT_COMMAND_DESCRIPTION_INVALID').max(256, 'BOT_COMMAND_DESCRIPTION_INVALID'),
});

function scopeOf(world: World, scope: z.output<typeof botCommandScope> = { type: 'default' }): CommandScope {
  return 'chat_id' in scope ? { ...scope, chat_id: knownRoom(world, scope.chat_id).chat.id } : scope;
}

type ProfileText = Exclude<keyof BotProfile, 'language_code'>;

/** setMyX and getMyX for one text of the bot's profile. */
function profileMethods(name: string, field: ProfileText, max: number): Methods {
  return {
    [`setMy${name}`]: method(
      { [field]: z.string().max(max).optional(), language_code: languageCode.optional() },
      ({ world }, params) => {
        const { [field]: text, language_code = '' } = params;
        const language = String(language_code);
        const profile = world.profiles.get(language) ?? { language_code: language };
        world.profiles.set(language, { ...profile, [field]: text });
        world.changed();
        return true;
      },
    ),
    [`getMy${name}`]: method({ language_code: languageCode.optional() }, ({ world }, params) => {
      const texts = [params.language_code ?? '', ''].map((language) => world.profiles.get(language)?.[field]);
      return { [field]: texts.find((text) => text) ?? (field === 'name' ? world.bot.first_name : '') };
    }),
  };
}

export const botMethods: Methods = {
  getMe: method({}, ({ world }) => ({
    ...world.bot,
    can_join_groups: true,
    can_read_all_group_messages: !world.strict.privacyMode,
    supports_inline_queries: false,
    can_connect_to_business: false,
    has_main_web_app: false,
  })),
  setMyCommands: method({ ...menu, commands: json(z.array(botCommand).max(100)) }, ({ world }, params) => {
    const commands = params.commands.map((item) => ({ ...item, command: item.command.replace('/', '') }));
    world.commands.set(scopeOf(world, params.scope), params.language_code ?? '', commands);
    world.changed();
    return true;
  }),
  getMyCommands: method(menu, ({ world }, params) =>
    world.commands.get(scopeOf(world, params.scope), params.language_code ?? ''),
  ),
  deleteMyCommands: method(menu, ({ world }, params) => {
    world.commands.delete(scopeOf(world, params.scope), params.language_code ?? '');
    world.changed();
    return true;
  }),
  ...profileMethods('Name', 'name', 64),
  ...profileMethods('Description', 'description', 512),
  ...profileMethods('ShortDescription', 'short_description', 120),
  setChatMenuButton: method(
    { chat_id: integer.optional(), menu_button: json(z.looseObject({ type: z.string() })).optional() },
    () => true,
  ),
  answerCallbackQuery: method(
    {
      callback_query_id: z.string(),
      text: z.string().optional(),
      show_alert: flag.optional(),
      url: z.string().refine(isLink, 'URL_INVALID').optional(),
      cache_time: integer.optional(),
    },
    ({ world }, params) => {
      const { callback_query_id, text, show_alert, url } = params;
      if ((text ?? '').length > 200) throw badRequest('MESSAGE_TOO_LONG');
      world.queries.answer(callback_query_id, { text, show_alert, url });
      return true;
    },
  ),
  getFile: method({ file_id: z.string() }, ({ world }, params) => {
    const file = world.files.get(params.file_id);
    if (!file) throw badRequest('wrong file_id or the file is temporarily unavailable');
    const { file_id, file_unique_id, file_path, bytes } = file;
    return { file_id, file_unique_id, file_path, file_size: bytes.length };
  }),
};
