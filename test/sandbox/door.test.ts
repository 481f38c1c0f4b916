import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { renderText } from '../../src/sandbox/render.ts';
import { echo, type Stage, stage } from './kit.ts';

/** Stands for the built page, which is not there before the first build. */
const pageFolder = mkdtempSync(join(tmpdir(), 'sandbox-page-'));
mkdirSync(join(pageFolder, 'assets'));
writeFileSync(join(pageFolder, 'index.html'), '<!doctype html><html lang="en"></html>');
writeFileSync(join(pageFolder, 'assets', 'script.js'), 'export {};');
writeFileSync(join(pageFolder, 'secret.js'), 'secret');
afterAll(() => rmSync(pageFolder, { recursive: true }));

/** fetch does not let a caller choose Host and Origin; a hostile page's browser does. */
function ask(url: string, method: string, headers: Record<string, string>, body?: object): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { method, headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    asked.on('error', reject);
    asked.end(body && JSON.stringify(body));
  });
}

async function post(staged: Stage, action: string, body: object) {
  const response = await fetch(`${staged.url}/sandbox/${action}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: JSON.parse(await response.text()) };
}

const look = async (staged: Stage, path: string) =>
  JSON.parse(await (await fetch(`${staged.url}/sandbox/${path}`)).text());

describe('who may come in', () => {
  test('only by a name of this machine', async () => {
    const { url } = await stage({ pageFolder });
    const { port } = new URL(url);
    for (const path of ['/', '/sandbox/state', '/page/assets/script.js']) {
      expect(await ask(url + path, 'GET', { host: `localhost:${port}` })).toBe(200);
      expect(await ask(url + path, 'GET', { host: `evil.example:${port}` })).toBe(403);
      expect(await ask(url + path, 'GET', { host: `127.0.0.1.evil.example` })).toBe(403);
    }
  });

  test('posts of other pages are refused, and nothing happens', async () => {
    const { url, people } = await stage();
    const { host } = new URL(url);
    const json = { host, 'content-type': 'application/json' };
    const add = (headers: Record<string, string>) => ask(`${url}/sandbox/people`, 'POST', headers, { first_name: 'X' });
    expect(await add({ ...json, origin: 'https://evil.example' })).toBe(403);
    expect(await add({ ...json, origin: 'null' })).toBe(403);
    expect(await add({ ...json, 'sec-fetch-site': 'cross-site' })).toBe(403);
    expect(await add({ host, 'content-type': 'text/plain' })).toBe(415);
    expect(people.all).toEqual([]);
    expect(await add({ ...json, origin: `http://${host}`, 'sec-fetch-site': 'same-origin' })).toBe(200);
    expect(await add(json)).toBe(200);
    expect(people.all).toHaveLength(2);
  });

  test('the page may run its own script only', async () => {
    const { url } = await stage({ pageFolder });
    const response = await fetch(url);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'; script-src 'self'");
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });
});

test('a game by hand: add people, make a group, talk, press, read', async () => {
  const staged = await stage({}, echo);
  const { body: anna } = await post(staged, 'people', { first_name: 'Анна' });
  const form = { person: anna.person, title: 'Дача', count: 10, started: true, forum: false, language_code: 'ru' };
  const { body: made } = await post(staged, 'groups', form);
  expect(staged.people.group(made.chat).memberIds).toHaveLength(11);
  expect(new Set(staged.people.all.map(({ user }) => user.first_name)).size).toBe(10);

  await post(staged, 'start', { person: anna.person, payload: 'join-1' });
  await staged.until(() => staged.people.person(anna.person).chat.fromBot[0]);
  const state = await look(staged, `state?person=${anna.person}`);
  expect(state.chats.find((chat: { id: number }) => chat.id === anna.person)).toMatchObject({
    unread: 1,
    type: 'private',
  });
  const chat = await look(staged, `chats/${anna.person}?person=${anna.person}`);
  const { message_id, keyboard } = chat.messages.at(-1);
  const data = keyboard[0][0].callback_data;
  const pressed = await post(staged, 'press', { person: anna.person, chat: anna.person, message: message_id, data });
  expect(pressed.body).toEqual({ text: 'LOUDER!', show_alert: true });
  await post(staged, 'read', { person: anna.person, chat: anna.person });
  const later = await look(staged, `state?person=${anna.person}`);
  expect(later.chats.map(({ unread }: { unread: number }) => unread)).toContain(0);
  expect((await look(staged, 'calls')).calls.length).toBeGreaterThan(2);
});

test('what cannot be done is told in words', async () => {
  const staged = await stage();
  expect(await post(staged, 'say', { person: 5, chat: 5, text: 'x' })).toEqual({
    status: 400,
    body: { error: 'There is no person 5' },
  });
  expect((await post(staged, 'say', { person: 5 })).body.error).toContain('chat');
  expect((await post(staged, 'constructor', {})).status).toBe(404);
  const anna = staged.people.addUser({ first_name: 'Анна' });
  const boris = staged.people.addUser({ first_name: 'Борис' });
  expect(await look(staged, `chats/${anna.id}?person=${boris.id}`)).toEqual({ error: 'no such chat' });
});

test('changes are told by events, and a closing sandbox does not wait for listeners', async () => {
  const staged = await stage();
  const response = await fetch(`${staged.url}/sandbox/events`);
  const reader = response.body?.getReader();
  const read = async () => new TextDecoder().decode((await reader?.read())?.value);
  expect(await read()).toContain('event: changed');
  staged.people.addUser({ first_name: 'Анна' });
  expect(await read()).toContain('event: changed');
  await staged.close();
});

describe('texts on the page', () => {
  test('entities become a tree; what looks like HTML stays text', () => {
    const text = 'a<img src=x>b';
    const entities = [
      { type: 'bold' as const, offset: 0, length: 12 },
      { type: 'spoiler' as const, offset: 1, length: 3 },
      { type: 'text_link' as const, offset: 12, length: 1, url: 'https://example.org/' },
    ];
    expect(renderText(text, entities)).toEqual([
      { type: 'bold', children: ['a', { type: 'spoiler', children: ['<im'] }, 'g src=x>'] },
      { type: 'text_link', url: 'https://example.org/', children: ['b'] },
    ]);
  });

  test('crossing entities are cut, none of the text is lost', () => {
    const nodes = renderText('abcdef', [
      { type: 'bold', offset: 0, length: 4 },
      { type: 'italic', offset: 2, length: 4 },
    ]);
    expect(nodes).toEqual([{ type: 'bold', children: ['ab', { type: 'italic', children: ['cd'] }] }, 'ef']);
  });
});

describe('the page', () => {
  test('is served from its folder, and nothing else is', async () => {
    const { url } = await stage({ pageFolder });
    const script = await fetch(`${url}/page/assets/script.js`);
    expect(script.headers.get('content-type')).toContain('text/javascript');
    for (const path of ['secret.js', '..%2Fsecret.js', '..%2f..%2fpackage.json', 'none.js'])
      expect((await fetch(`${url}/page/assets/${path}`)).status, path).toBe(404);
  });

  test('that is not built says how to build it', async () => {
    const { url } = await stage({ pageFolder: join(pageFolder, 'none') });
    const response = await fetch(url);
    expect(response.status).toBe(503);
    expect(await response.text()).toContain('npm run build');
  });

  test('never writes markup', () => {
    const folder = fileURLToPath(new URL('../../src/sandbox/page', import.meta.url));
    const sources = readdirSync(folder).filter((name) => /\.tsx?$/.test(name));
    expect(sources.length).toBeGreaterThan(10);
    for (const name of sources)
      expect(readFileSync(join(folder, name), 'utf8'), name).not.toMatch(
        /innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\b/i,
      );
  });
});

describe('levers', () => {
  const group = { title: 'Дача', count: 3, started: true, forum: false, language_code: 'ru' };
  const wish = { ...group, players: 2, game: 'chess', preset: 'blitz', begin: true };

  test('without any, nothing can be driven', async () => {
    const staged = await stage();
    const { body: anna } = await post(staged, 'people', { first_name: 'Анна' });
    expect((await post(staged, 'jump', { to: 'deadline' })).status).toBe(400);
    expect((await post(staged, 'tables', { person: anna.person, ...wish })).status).toBe(400);
    expect(await look(staged, 'moments')).toEqual({});
    expect(await look(staged, 'offers')).toEqual([]);
    expect(staged.world.rooms.size, 'and no group is left over').toBe(1);
  });

  test('a group, a table and a moved clock in one request each', async () => {
    const staged = await stage();
    const started: unknown[] = [];
    staged.attach({
      offers: () => [],
      start: async (wanted) => void started.push(wanted),
      moments: async () => ({ deadline: staged.world.now() + 5000 }),
      jump: async (by) => staged.pass(by),
    });
    const { body: anna } = await post(staged, 'people', { first_name: 'Анна' });
    const { body } = await post(staged, 'tables', { person: anna.person, ...wish });
    expect(started).toMatchObject([{ chat: body.chat, game: 'chess', players: [{ name: 'Анна' }, { name: 'Борис' }] }]);
    const before = staged.world.now();
    expect((await post(staged, 'jump', { to: 'deadline' })).body).toEqual({ by: 6000 });
    expect(staged.world.now()).toBe(before + 6000);
    expect((await post(staged, 'jump', { to: 'reminder' })).body.error).toContain('no reminder');
  });
});

test('a chat is told by what is new in it', async () => {
  const staged = await stage();
  const anna = staged.people.addUser({ first_name: 'Анна', started: true });
  for (const text of ['one', 'two', 'three']) anna.say(anna.chat, text);
  const ask = (query: string) => look(staged, `chats/${anna.id}?person=${anna.id}&${query}`);
  const idsOf = (view: { messages: { message_id: number }[] }) => view.messages.map(({ message_id }) => message_id);
  const first = await ask('count=2');
  expect(first).toMatchObject({ hasOlder: true, ids: idsOf(first) });
  const [oldest] = first.ids;
  anna.say(anna.chat, 'four');
  const second = await ask(`count=3&since=${first.revision}&oldest=${oldest}`);
  expect(second.ids).toHaveLength(3);
  expect(idsOf(second)).toEqual(second.ids.slice(-1));
  const third = await ask(`count=9&since=${second.revision}&oldest=${oldest}`);
  expect(third.hasOlder).toBe(false);
  expect(idsOf(third)).toEqual(third.ids.slice(0, 1));
});
