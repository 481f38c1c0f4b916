import { InputFile } from 'grammy';
import { describe, expect, test } from 'vitest';
import { stage } from './kit.ts';

async function groupStage(options: { forum?: boolean; botIsAdmin?: boolean } = {}) {
  const staged = await stage();
  const anna = staged.people.addUser({ first_name: 'Анна', username: 'anna_a', started: true });
  const boris = staged.people.addUser({ first_name: 'Борис' });
  const group = staged.people.addGroup('Дача', [anna, boris], options);
  const heard = () => staged.world.updates.queue.flatMap(({ message }) => message?.text ?? []);
  return { ...staged, anna, boris, group, heard };
}

describe('privacy mode', () => {
  test('the bot hears commands, mentions and replies to itself, and nothing else', async () => {
    const { group, anna, call, heard } = await groupStage();
    await call('sendMessage', { chat_id: group.id, text: 'I am here' });
    const own = group.lastFromBot;
    anna.say(group, 'just talk');
    anna.say(group, 'look at /status later');
    anna.say(group, '/status@other_bot');
    anna.say(group, '/status');
    anna.say(group, '/status@Sandbox_Bot now');
    anna.say(group, 'hey @sandbox_bot');
    anna.say(group, 'yes', { replyTo: own });
    expect(heard()).toEqual(['/status', '/status@Sandbox_Bot now', 'hey @sandbox_bot', 'yes']);
  });

  test('an administrator hears everything but what is for others', async () => {
    const { group, anna, heard } = await groupStage();
    group.promoteBot();
    anna.say(group, 'just talk');
    anna.say(group, '/status@other_bot');
    expect(heard()).toEqual(['just talk']);
  });
});

test('members, counts and administrators', async () => {
  const { group, anna, boris, people, call } = await groupStage();
  const chat_id = group.id;
  const stranger = people.addUser({ first_name: 'Чужой' });
  const status = async (user_id: number) => (await call('getChatMember', { chat_id, user_id })).result;
  expect(await status(anna.id)).toMatchObject({ status: 'creator', user: { first_name: 'Анна' } });
  expect(await status(stranger.id)).toMatchObject({ status: 'left' });
  boris.leave(group);
  expect(await status(boris.id)).toMatchObject({ status: 'left' });
  expect((await call('getChatMemberCount', { chat_id })).result).toBe(2);
  expect((await call('getChatAdministrators', { chat_id })).result).toHaveLength(1);
  expect((await call('getChat', { chat_id })).result).toMatchObject({ id: chat_id, type: 'group', title: 'Дача' });
  expect(() => boris.say(group, 'hi')).toThrow('is not in chat');
});

test('a bot that was kicked is refused until it is invited again', async () => {
  const { group, world, call } = await groupStage();
  const send = () => call('sendMessage', { chat_id: group.id, text: 'hi' });
  group.kickBot();
  expect(await send()).toMatchObject({ error_code: 403, description: 'Forbidden: bot was kicked from the group chat' });
  expect(world.updates.queue.at(-1)?.my_chat_member?.new_chat_member.status).toBe('kicked');
  group.inviteBot();
  expect((await send()).ok).toBe(true);
  await call('leaveChat', { chat_id: group.id });
  expect((await send()).description).toBe('Forbidden: bot is not a member of the group chat');
});

test('a group that becomes a supergroup changes its id and all message ids', async () => {
  const { group, world, call } = await groupStage();
  await call('sendMessage', { chat_id: group.id, text: 'before' });
  const old = group.lastFromBot;
  group.migrate();
  expect(group.id).toBeLessThan(-1_000_000_000_000);
  const answer = await call('sendMessage', { chat_id: old.chat.id, text: 'after' });
  expect(answer).toMatchObject({ error_code: 400, parameters: { migrate_to_chat_id: group.id } });
  const edit = { chat_id: group.id, message_id: old.message_id, text: 'edited' };
  expect((await call('editMessageText', edit)).description).toBe('Bad Request: message to edit not found');
  await call('sendMessage', { chat_id: group.id, text: 'after' });
  expect(group.last).toMatchObject({ message_id: 2, text: 'after' });
  const services = world.updates.queue.flatMap(
    ({ message }) => message?.migrate_to_chat_id ?? message?.migrate_from_chat_id ?? [],
  );
  expect(services).toEqual([group.id, old.chat.id]);
  expect(world.malformed).toEqual([]);
});

test('topics: each has its messages; General is written to without a number', async () => {
  const { group, anna, world, call } = await groupStage({ forum: true });
  const topic = group.addTopic('Игры');
  const send = (message_thread_id?: number) => call('sendMessage', { chat_id: group.id, text: 'x', message_thread_id });
  expect(await send(topic)).toMatchObject({ result: { message_thread_id: topic, is_topic_message: true } });
  expect(await send()).not.toHaveProperty('result.message_thread_id');
  expect((await send(1)).description).toBe('Bad Request: message thread not found');
  expect(world.malformed).toHaveLength(1);
  const written = anna.say(group, '/status', { message_thread_id: topic });
  expect(written.reply_to_message?.forum_topic_created?.name).toBe('Игры');
  expect((await call('createForumTopic', { chat_id: group.id, name: 'New' })).description).toContain(
    'not enough rights',
  );
  group.promoteBot();
  expect((await call('createForumTopic', { chat_id: group.id, name: 'New' })).ok).toBe(true);
});

test('pins need an administrator; they are undone one by one or all at once', async () => {
  const { group, call } = await groupStage();
  await call('sendMessage', { chat_id: group.id, text: 'status' });
  const pin = { chat_id: group.id, message_id: group.last.message_id };
  expect((await call('pinChatMessage', pin)).description).toContain('not enough rights');
  group.promoteBot();
  expect((await call('pinChatMessage', pin)).ok).toBe(true);
  expect(group.pinned?.text).toBe('status');
  expect(group.last.pinned_message?.text).toBe('status');
  expect((await call('unpinChatMessage', pin)).ok).toBe(true);
  expect((await call('unpinChatMessage', pin)).description).toContain('message to unpin not found');
  expect((await call('unpinAllChatMessages', { chat_id: group.id })).ok).toBe(true);
  expect(group.pinned).toBeUndefined();
});

test('command menus by scope and language', async () => {
  const { group, anna, people, call } = await groupStage();
  const set = (description: string, more: object) =>
    call('setMyCommands', { commands: [{ command: 'games', description }], ...more });
  await set('default', {});
  await set('private', { scope: { type: 'all_private_chats' } });
  await set('приватно', { scope: { type: 'all_private_chats' }, language_code: 'ru' });
  await set('anna only', { scope: { type: 'chat_member', chat_id: group.id, user_id: anna.id } });
  const ivan = people.addUser({ first_name: 'Ivan', language_code: 'ru' });
  const seen = (person: typeof anna, chat: typeof anna.chat) => person.commands(chat.room)[0]?.description;
  expect([seen(ivan, ivan.chat), seen(anna, anna.chat), seen(anna, group), seen(ivan, group)]).toEqual([
    'приватно',
    'private',
    'anna only',
    'default',
  ]);
  await call('deleteMyCommands', { scope: { type: 'all_private_chats' }, language_code: 'ru' });
  expect(seen(ivan, ivan.chat)).toBe('private');
  const wrong = await call('setMyCommands', { commands: [{ command: 'Games!', description: 'x' }] });
  expect(wrong.description).toContain('BOT_COMMAND_INVALID');
});

test('a group may let its members write only: photos are refused, to all but administrators', async () => {
  const { group, bot } = await groupStage();
  group.allowPhotos(false);
  const photo = () => bot.api.sendPhoto(group.id, new InputFile(png, 'a.png'), { caption: 'look' });
  await expect(photo()).rejects.toThrow('not enough rights to send photos to the chat');
  const { message_id } = await bot.api.sendMessage(group.id, 'words');
  const media = { type: 'photo', media: new InputFile(png, 'a.png') } as const;
  await expect(bot.api.editMessageMedia(group.id, message_id, media)).rejects.toThrow('not enough rights');
  group.promoteBot();
  expect((await photo()).caption).toBe('look');
  await bot.api.editMessageMedia(group.id, message_id, media);
  expect(group.messages.filter((message) => message.photo)).toHaveLength(2);
});

/** One pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
