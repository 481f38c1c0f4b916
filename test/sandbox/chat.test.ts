import { describe, expect, test } from 'vitest';
import { echo, stage } from './kit.ts';

describe('a private chat', () => {
  test('a bot hears a person and answers', async () => {
    const { people, world, until } = await stage({}, echo);
    const vasya = people.addUser({ first_name: 'Вася' });
    vasya.say(vasya.chat, 'hello');
    const answer = await until(() => vasya.chat.fromBot[0]);
    expect(answer.text).toBe('You said: hello');
    expect(world.calls.map((call) => call.method)).toContain('sendMessage');
    expect(world.malformed).toEqual([]);
  });

  test('a press resolves with the answer of the bot, and the message is edited in place', async () => {
    const { people, world, until, quiet } = await stage({}, echo);
    const vasya = people.addUser({ first_name: 'Вася' });
    vasya.start('table-7');
    const message = await until(() => vasya.chat.fromBot[0]);
    expect(message.text).toBe('You said: /start table-7');
    expect(await vasya.press(message, 'Louder')).toEqual({ text: 'LOUDER!', show_alert: true, url: undefined });
    await until(() => vasya.chat.lastFromBot.text === 'YOU SAID IT');
    expect(vasya.chat.lastFromBot.reply_markup).toBeUndefined();
    // The snapshot still has the old keyboard: an old screen can be pressed.
    expect((await vasya.press(message, 'louder')).text).toBe('LOUDER!');
    expect(() => vasya.chat.find('no such text')).toThrow('No message');
    await expect(vasya.press(message, 'Nothing like it')).rejects.toThrow('[Louder] [Quiet]');
    await quiet();
    expect(world.updates.queue).toEqual([]);
    expect(world.calls.filter((call) => !call.answer.ok)).toHaveLength(1);
    expect(world.malformed).toEqual([]);
  });

  test('a press that is never answered fails and is held against the bot', async () => {
    const { people, world, pass, until } = await stage({}, echo);
    const vasya = people.addUser({ first_name: 'Вася' });
    vasya.start();
    const message = await until(() => vasya.chat.fromBot[0]);
    const press = vasya.press(message, 'Quiet');
    pass(15_001);
    await expect(press).rejects.toThrow('did not answer');
    expect(world.malformed.map(({ reason }) => reason)).toEqual(['a press of Вася was never answered']);
  });

  test('answering twice and answering late are refused', async () => {
    const { people, world, pass, call, until } = await stage();
    const vasya = people.addUser({ first_name: 'Вася', started: true });
    const reply_markup = { inline_keyboard: [[{ text: 'A', callback_data: 'a' }]] };
    await call('sendMessage', { chat_id: vasya.id, text: 'form', reply_markup });
    const answer = (id: string | undefined) => call('answerCallbackQuery', { callback_query_id: id });

    const press = vasya.press(vasya.chat.last, 'A');
    const id = world.updates.queue.at(-1)?.callback_query?.id;
    expect((await answer(id)).ok).toBe(true);
    await press;
    expect((await answer(id)).description).toContain('query is too old');

    const late = vasya.press(vasya.chat.last, 'A').catch((error: Error) => error.message);
    const lateId = world.updates.queue.at(-1)?.callback_query?.id;
    pass(20_000);
    expect((await answer(lateId)).error_code).toBe(400);
    expect(await late).toContain('did not answer');
    await until(() => world.malformed.length === 2);
    expect(world.malformed.map(({ reason }) => reason)).toEqual([
      '400 Bad Request: query is too old and response timeout expired or query ID is invalid',
      'a press of Вася was never answered',
    ]);
  });

  test('answering again what was handed out again is no mistake: the bot may have been killed in between', async () => {
    const { people, world, call } = await stage();
    const vasya = people.addUser({ first_name: 'Вася', started: true });
    const reply_markup = { inline_keyboard: [[{ text: 'A', callback_data: 'a' }]] };
    await call('sendMessage', { chat_id: vasya.id, text: 'form', reply_markup });
    const press = vasya.press(vasya.chat.last, 'A');
    for (let life = 1; life <= 2; life++) {
      await call('getUpdates', {});
      const id = world.updates.queue.at(-1)?.callback_query?.id;
      await call('answerCallbackQuery', { callback_query_id: id });
      await press;
    }
    expect(world.malformed).toEqual([]);
  });

  test('a press on a deleted message comes with an inaccessible one', async () => {
    const { people, world, call } = await stage();
    const vasya = people.addUser({ first_name: 'Вася', started: true });
    await call('sendMessage', {
      chat_id: vasya.id,
      text: 'form',
      reply_markup: { inline_keyboard: [[{ text: 'A', callback_data: 'a' }]] },
    });
    const form = vasya.chat.last;
    await call('deleteMessage', { chat_id: vasya.id, message_id: form.message_id });
    const press = vasya.press(form, 'A');
    const query = world.updates.queue.at(-1)?.callback_query;
    expect(query?.message.date).toBe(0);
    await call('answerCallbackQuery', { callback_query_id: query?.id });
    await press;
  });

  test('links to the bot are followed with their payload, also by a button', async () => {
    const { people, world, call } = await stage();
    const vasya = people.addUser({ first_name: 'Вася' });
    vasya.follow('https://t.me/sandbox_bot?start=join-5');
    expect(vasya.chat.last.text).toBe('/start join-5');
    expect(vasya.chat.last.entities).toEqual([{ type: 'bot_command', offset: 0, length: 6 }]);
    await call('sendMessage', {
      chat_id: vasya.id,
      text: 'link',
      reply_markup: { inline_keyboard: [[{ text: 'Open', url: 'https://t.me/sandbox_bot?start=a.b' }]] },
    });
    expect(world.malformed.map(({ reason }) => reason)).toEqual(['deep-link payload "a.b"']);
    expect(() => vasya.start('a b')).toThrow('no such payload');
  });
});

describe('people the bot cannot write to', () => {
  test.each([
    ["Forbidden: bot can't initiate conversation with a user", false, () => {}],
    ['Forbidden: bot was blocked by the user', true, (person: { block(): void }) => person.block()],
    ['Forbidden: user is deactivated', true, (person: { deactivate(): void }) => person.deactivate()],
  ])('%s', async (description, started, act) => {
    const { people, world, call } = await stage();
    const vasya = people.addUser({ first_name: 'Вася', started });
    act(vasya);
    const answer = await call('sendMessage', { chat_id: vasya.id, text: 'hi' });
    expect(answer).toEqual({ ok: false, error_code: 403, description });
    expect(world.malformed).toEqual([]);
  });

  test('Start heals a block; the bot is told of both', async () => {
    const { people, world, call } = await stage();
    const vasya = people.addUser({ first_name: 'Вася', started: true });
    vasya.block();
    expect(() => vasya.say(vasya.chat, 'hi')).toThrow('blocked');
    vasya.start();
    expect((await call('sendMessage', { chat_id: vasya.id, text: 'hi' })).ok).toBe(true);
    const statuses = world.updates.queue.map((update) => update.my_chat_member?.new_chat_member.status);
    expect(statuses).toEqual(['kicked', 'member', undefined]);
  });

  test('nobody at all', async () => {
    const { world, call } = await stage();
    expect((await call('sendMessage', { chat_id: 777, text: 'hi' })).description).toBe('Bad Request: chat not found');
    expect(world.malformed).toHaveLength(1);
  });
});
