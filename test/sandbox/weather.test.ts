/** Floods, lost answers, outages, and the two ways to get updates. */
import { createServer } from 'node:http';
import { Bot, webhookCallback } from 'grammy';
import { afterEach, describe, expect, test } from 'vitest';
import { echo, stage } from './kit.ts';

async function peopled() {
  const staged = await stage();
  const people = Array.from({ length: 12 }, (_, i) => staged.people.addUser({ first_name: `P${i}`, started: true }));
  const [vasya, ...others] = people;
  if (!vasya) throw new Error('nobody');
  const send = (chat_id: number) => staged.call('sendMessage', { chat_id, text: `${Math.random()}` });
  return { ...staged, vasya, others, send };
}

describe('floods', () => {
  test('one chat takes a small burst, then a message a second; others are not held up', async () => {
    const { vasya, others, send, pass } = await peopled();
    for (let i = 0; i < 5; i += 1) expect((await send(vasya.id)).ok).toBe(true);
    expect(await send(vasya.id)).toEqual({
      ok: false,
      error_code: 429,
      description: 'Too Many Requests: retry after 1',
      parameters: { retry_after: 1 },
    });
    expect((await send(others[0]?.id ?? 0)).ok).toBe(true);
    pass(1000);
    expect((await send(vasya.id)).ok).toBe(true);
    expect((await send(vasya.id)).ok).toBe(false);
  });

  test('a group takes 20 a minute, edits counted', async () => {
    const { vasya, others, people, call, pass } = await peopled();
    const group = people.addGroup('Дача', [vasya, ...others]);
    await call('sendMessage', { chat_id: group.id, text: 'status' });
    const { message_id } = group.last;
    for (let i = 1; i < 20; i += 1) {
      pass(1000);
      expect((await call('editMessageText', { chat_id: group.id, message_id, text: `status ${i}` })).ok).toBe(true);
    }
    pass(1000);
    expect((await call('sendMessage', { chat_id: group.id, text: 'x' })).parameters).toEqual({ retry_after: 40 });
    pass(40_000);
    expect((await call('sendMessage', { chat_id: group.id, text: 'x' })).ok).toBe(true);
  });

  test('30 a second over all chats', async () => {
    const { vasya, others, send } = await peopled();
    const answers = [];
    for (let round = 0; round < 3; round += 1)
      for (const person of [vasya, ...others]) answers.push(await send(person.id));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(30);
    expect(answers.at(-1)?.error_code).toBe(429);
  });

  test('they can be switched off', async () => {
    const { people, call } = await stage({ strict: { floods: false } });
    const vasya = people.addUser({ first_name: 'Вася', started: true });
    for (let i = 0; i < 40; i += 1) expect((await call('sendMessage', { chat_id: vasya.id, text: 'x' })).ok).toBe(true);
  });
});

describe('misfortunes', () => {
  test('429 and 500 on order, for one method or chat only', async () => {
    const { vasya, world, send, call } = await peopled();
    world.faults.next(1, '429', { retry_after: 7, chat_id: vasya.id });
    world.faults.next(1, '500', { method: 'getMe' });
    expect(await send(vasya.id)).toMatchObject({ error_code: 429, parameters: { retry_after: 7 } });
    expect((await send(vasya.id)).ok).toBe(true);
    expect((await call('getMe')).error_code).toBe(500);
    expect((await call('getMe')).ok).toBe(true);
    expect(world.malformed).toEqual([]);
  });

  test('a lost answer: carried out, but the bot hears nothing', async () => {
    const { vasya, world, send } = await peopled();
    world.faults.next(1, 'lost');
    await expect(send(vasya.id)).rejects.toThrow();
    expect(vasya.chat.fromBot).toHaveLength(1);
    expect(world.calls.at(-1)).toMatchObject({ method: 'sendMessage', lost: true });
  });

  test('unreachable for a span', async () => {
    const { vasya, world, send, pass } = await peopled();
    world.faults.unreachable(60_000);
    await expect(send(vasya.id)).rejects.toThrow();
    pass(60_000);
    expect((await send(vasya.id)).ok).toBe(true);
    expect(vasya.chat.fromBot).toHaveLength(1);
  });

  test('an update that comes twice has one update_id', async () => {
    const { vasya, world, call } = await peopled();
    world.faults.duplicateUpdates(1);
    vasya.say(vasya.chat, 'once');
    const { result } = await call('getUpdates');
    const [first, second] = Array.isArray(result) ? result : [];
    expect(first).toEqual(second);
    expect(first.message.text).toBe('once');
  });
});

describe('getUpdates', () => {
  test('offset confirms, limit limits, kinds are chosen', async () => {
    const { vasya, call, world } = await peopled();
    for (const text of ['one', 'two', 'three']) vasya.say(vasya.chat, text);
    const texts = async (params: object) => {
      const { result } = await call('getUpdates', params);
      return Array.isArray(result) ? result.map((update) => update.message.text) : [];
    };
    expect(await texts({ limit: 2 })).toEqual(['one', 'two']);
    const second = world.updates.queue[1]?.update_id;
    expect(await texts({ offset: second })).toEqual(['two', 'three']);
    expect(await texts({ offset: -1 })).toEqual(['three']);
    await call('getUpdates', { offset: world.updates.nextId, allowed_updates: ['callback_query'] });
    vasya.say(vasya.chat, 'unheard');
    expect(world.updates.queue).toEqual([]);
  });

  test('a waiting poll ends with the first update; a second poll ends the first', async () => {
    const { vasya, call } = await peopled();
    const first = call('getUpdates', { timeout: 20 });
    await new Promise((resolve) => setTimeout(resolve, 50));
    const second = call('getUpdates', { timeout: 20 });
    expect(await first).toMatchObject({ ok: false, error_code: 409 });
    vasya.say(vasya.chat, 'hello');
    expect(await second).toMatchObject({ ok: true, result: [{ message: { text: 'hello' } }] });
  });
});

test('a poll that the bot gave up is no rival of its next one', async () => {
  const { vasya, call, world, url, token } = await peopled();
  const leaving = new AbortController();
  const given = fetch(`${url}/bot${token}/getUpdates?timeout=20`, { signal: leaving.signal }).catch(() => undefined);
  await new Promise((resolve) => setTimeout(resolve, 50));
  leaving.abort();
  await given;
  await new Promise((resolve) => setTimeout(resolve, 50));
  vasya.say(vasya.chat, 'hello');
  expect(await call('getUpdates', { timeout: 20 })).toMatchObject({ result: [{ message: { text: 'hello' } }] });
  expect(world.calls).toEqual([]);
});

describe('webhook', () => {
  const servers: ReturnType<typeof createServer>[] = [];
  afterEach(() => {
    for (const server of servers.splice(0)) server.close();
  });

  test('updates are posted with the secret, again after a failure', async () => {
    const { people, token, apiRoot, bot, until, call } = await stage();
    const hooked = new Bot(token, { client: { apiRoot } });
    echo(hooked);
    let failures = 1;
    const handle = webhookCallback(hooked, 'http', { secretToken: 'secret' });
    const server = createServer((request, response) => {
      if (failures-- > 0) response.writeHead(503).end();
      else void handle(request, response);
    });
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    expect((await call('setWebhook', { url: 'http://example.org' })).ok).toBe(false);
    await bot.api.setWebhook(`http://127.0.0.1:${address.port}/`, { secret_token: 'secret' });
    expect((await call('getUpdates')).error_code).toBe(409);
    const vasya = people.addUser({ first_name: 'Вася' });
    vasya.say(vasya.chat, 'hello');
    expect((await until(() => vasya.chat.fromBot[0])).text).toBe('You said: hello');
    expect((await bot.api.getWebhookInfo()).last_error_message).toContain('503');
    await bot.api.deleteWebhook();
    expect((await call('getUpdates')).ok).toBe(true);
  });
});
