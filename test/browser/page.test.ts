/** The page on a sandbox of its own, without any bot but these tests: what it shows, how it is used, and what it weighs. */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Api, InputFile } from 'grammy';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Group, type Person, type Sandbox, startSandbox } from '../../src/sandbox/index.ts';
import { builtPage } from '../../src/sandbox/pagefiles.ts';
import type { Update } from '../../src/sandbox/telegram.ts';
import { seriousFaults } from './axe.ts';
import { desktop, launch, openPage, phone, type Reader } from './browser.ts';

let sandbox: Sandbox;
let api: Api;
let browser: Browser;
let reader: Reader;
let page: Page;
let anna: Person;
let group: Group;

beforeAll(async () => {
  sandbox = await startSandbox({ strict: { floods: false } });
  api = new Api(sandbox.token, { apiRoot: sandbox.apiRoot });
  anna = sandbox.people.addUser({ first_name: 'Анна', language_code: 'ru', started: true });
  const boris = sandbox.people.addUser({ first_name: 'Борис', language_code: 'en', started: true });
  group = sandbox.people.addGroup('Дача', [anna, boris]);
  browser = await launch();
  reader = await openPage(browser, sandbox.url);
  page = reader.page;
  await page.locator('#chats .chat[data-type=private]').click();
});
afterAll(async () => {
  await browser.close();
  await sandbox.close();
});

const newest = () => page.locator('#messages .message').last();
const html = { parse_mode: 'HTML' } as const;
/** The next press that comes to the bot is answered so. */
/** A browser may take its time before a press leaves it: as long as everything else here is waited for. */
const patience = 30_000;
/** Answers the newest press: one that came too late for a test that failed is nobody's. */
const answering = async (answer: { text?: string; show_alert?: boolean; url?: string }) => {
  const isPress = (update: Update) => update.callback_query !== undefined;
  const query = await sandbox.until(() => sandbox.world.updates.queue.findLast(isPress), patience);
  sandbox.world.updates.queue.splice(0);
  await api.answerCallbackQuery(query.callback_query?.id ?? '', answer);
};

describe('what is shown', () => {
  test('every kind of formatting as elements, and what looks like HTML as text', async () => {
    const evil = '&lt;img src=x onerror=alert(1)&gt;';
    await api.sendMessage(
      anna.id,
      `<b>bold</b> <i>italic</i> <u>under</u> <s>gone</s> <code>code</code> <tg-spoiler>secret</tg-spoiler> ${evil}
<a href="https://example.org/">link</a> <tg-time unix="${Math.floor(Date.now() / 1000) + 7300}" format="r">later</tg-time>
<blockquote expandable>${Array.from({ length: 9 }, (_, i) => `line ${i}`).join('\n')}</blockquote>`,
      html,
    );
    const body = newest().locator('.body');
    await body.getByText('<img src=x onerror=alert(1)>').waitFor();
    for (const tag of ['b', 'i', 'u', 's', 'code', 'a', 'time', 'blockquote'])
      expect(await body.locator(tag).count(), tag).toBe(1);
    expect(await body.locator('img').count()).toBe(0);
    expect(await body.locator('time').textContent()).toBe('через 2 часа');
    expect(await body.getByText('secret').isVisible()).toBe(false);
    await body.getByRole('button', { name: 'Скрытый текст' }).click();
    expect(await body.getByText('secret').isVisible()).toBe(true);
    const height = async () => (await body.locator('blockquote').boundingBox())?.height ?? 0;
    const folded = await height();
    await body.getByRole('button', { name: 'ещё…' }).click();
    expect(await height()).toBeGreaterThan(folded * 1.5);
  });

  test('hostile names and titles do no harm', async () => {
    const name = '<script>alert(1)</script> "\'&\u202e';
    const stranger = sandbox.people.addUser({ first_name: name, started: true });
    const trap = sandbox.people.addGroup(name, [anna, stranger]);
    stranger.say(trap, '<b>not bold</b>');
    await page.locator('#chats .chat[data-type=group]').filter({ hasText: 'script' }).click();
    await newest().getByText('<b>not bold</b>').waitFor();
    expect(await page.evaluate('document.querySelectorAll("body script").length')).toBe(0);
    stranger.leave(trap);
    anna.leave(trap);
    await page.getByRole('heading', { name: 'Дача' }).waitFor();
    await page.locator('#chats .chat[data-type=private]').click();
  });

  test('pictures, documents, edits, deletions and pins', async () => {
    const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
    const photo = await api.sendPhoto(anna.id, new InputFile(gif, 'a.gif'), { caption: 'the board' });
    const picture = newest().getByRole('img', { name: 'the board' });
    await picture.waitFor();
    const decoded = 'document.querySelector(".message img").decode().then(() => "seen")';
    expect(await page.evaluate(decoded)).toBe('seen');
    await api.sendDocument(anna.id, new InputFile(Buffer.from('{}'), 'game.json'));
    await newest().getByText('game.json').waitFor();
    await api.editMessageCaption(anna.id, photo.message_id, { caption: 'another board' });
    await page.getByText('another board').waitFor();
    await api.deleteMessage(anna.id, photo.message_id);
    await page.getByText('another board').waitFor({ state: 'detached' });
    const status = await api.sendMessage(anna.id, 'the status');
    await api.pinChatMessage(anna.id, status.message_id);
    await page.locator('#pinned').getByText('the status').waitFor();
  });

  test('buttons with styles; toasts, alerts and links of answered presses; disabled ones', async () => {
    await api.sendMessage(anna.id, 'a form', {
      reply_markup: {
        inline_keyboard: [
          [
            { text: 'Ready', callback_data: 'ready', style: 'success' },
            { text: 'Leave', callback_data: 'leave', style: 'danger' },
          ],
          [{ text: 'Elsewhere', url: 'https://t.me/sandbox_bot?start=join-7' }],
        ],
      },
    });
    const key = (name: string) => newest().getByRole('button', { name });
    await key('Ready').click();
    expect(await key('Ready').getAttribute('aria-busy')).toBe('true');
    await answering({ text: 'Noted' });
    await page.locator('#toasts').getByText('Noted').waitFor();
    expect(await key('Ready').getAttribute('class')).toBe('success');
    await key('Leave').click();
    await answering({ text: 'Really?', show_alert: true });
    await page.getByRole('dialog').getByText('Really?').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await key('Elsewhere').click();
    await page.locator('.message.mine').getByText('/start join-7').waitFor();
  });

  test('what is to be sent on is copied, since the sandbox has all chats to paste it into', async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const link = 'https://t.me/sandbox_bot?start=join-8';
    const url = `https://t.me/share/url?url=${encodeURIComponent(link)}&text=${encodeURIComponent('Сыграем?')}`;
    await api.sendMessage(anna.id, 'an invitation', { reply_markup: { inline_keyboard: [[{ text: 'Invite', url }]] } });
    await newest().getByRole('button', { name: 'Invite' }).click();
    await page.locator('#toasts').getByText('Скопировано: вставьте').waitFor();
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe(`${link}\nСыграем?`);
    expect(await page.getByRole('dialog').count(), 'nothing leads out').toBe(0);
  });

  test('a group that becomes a supergroup is followed', async () => {
    await page.locator('#chats .chat[data-type=group]').click();
    await page.getByLabel('Что сделать в этом чате').click();
    await page.getByRole('button', { name: 'Сделать супергруппой' }).click();
    await page.locator('#chats .chat[data-type=supergroup]').waitFor();
    expect(group.id).toBeLessThan(-1_000_000_000_000);
    await page.locator('#chats .chat[data-type=supergroup]').click();
    await page.getByText('Группа стала супергруппой').waitFor();
  });

  test('topics of a forum have their own place', async () => {
    const forum = sandbox.people.addGroup('Форум', [anna], { forum: true, botIsAdmin: true });
    const message_thread_id = forum.addTopic('Игры');
    await api.sendMessage(forum.id, 'in the topic', { message_thread_id });
    await api.sendMessage(forum.id, 'in general');
    await page.getByRole('button', { name: '# Игры' }).click();
    await page.locator('#messages').getByText('in the topic').waitFor();
    expect(await page.locator('#messages').getByText('in general').count()).toBe(0);
    await page.getByRole('textbox').fill('mine');
    await page.keyboard.press('Enter');
    await sandbox.until(() => forum.last.text === 'mine' && forum.last.message_thread_id === message_thread_id);
  });
});

describe('how it is used', () => {
  test('by the keyboard alone: from the chats to a command in the menu of this person’s language', async () => {
    await api.setMyCommands([{ command: 'help', description: 'How this works' }]);
    await api.setMyCommands([{ command: 'games', description: 'Мои игры' }], {
      scope: { type: 'all_private_chats' },
      language_code: 'ru',
    });
    await page.locator('#chats .chat[data-type=private]').focus();
    await page.keyboard.press('Enter');
    await page.getByRole('textbox', { name: 'Сообщение' }).focus();
    await page.keyboard.type('/');
    await page.getByRole('list', { name: 'Команды' }).getByText('Мои игры').waitFor();
    await page.keyboard.press('Tab');
    expect(await page.getByRole('textbox', { name: 'Сообщение' }).inputValue()).toBe('/games ');
    await page.keyboard.press('Enter');
    await sandbox.until(() => anna.chat.last.text === '/games');
  });

  test('who is asked can be seen without asking him, and one press is enough to be him', async () => {
    const boris = sandbox.people.all.find(({ user }) => user.first_name === 'Борис');
    await api.sendMessage(boris?.id ?? 0, 'Your move');
    const him = page.getByRole('button', { name: /^Я — Борис ?, ждут ответа: 1/ });
    await him.click();
    await newest().getByText('Your move').waitFor();
    await page.getByRole('button', { name: /^Я — Борис/, pressed: true }).waitFor();
    await him.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: /^Я — Анна/ }).click();
  });

  test('misfortunes are ordered by hand, and the log tells what came of them', async () => {
    await page.locator('#chats .chat[data-type=private]').click();
    await page.getByRole('button', { name: 'За кулисами' }).click();
    await page.getByRole('button', { name: 'Погода' }).click();
    await page.getByRole('button', { name: 'Следующий вызов: 429' }).click();
    await page.getByText('Впереди: 429').waitFor();
    await expect(api.sendMessage(anna.id, 'too fast')).rejects.toThrow('429');
    await page.getByText('Ничего не заказано').waitFor();
    await page.getByLabel('Отказывать, когда слишком длинно').click();
    await sandbox.until(() => !sandbox.world.strict.limits);
    await page.getByRole('button', { name: 'Вызовы' }).click();
    await page.getByLabel('Только отказы').check();
    await page.locator('#calls li').filter({ hasText: '429' }).first().waitFor();
    await page.getByRole('searchbox').fill('getMe');
    await page.getByText('Ничего не подходит').waitFor();
    await page.getByRole('button', { name: 'Закрыть' }).click();
    // Blocked, and healed by Start.
    await page.getByLabel('Что сделать в этом чате').click();
    await page.getByRole('button', { name: 'Заблокировать бота' }).click();
    await page.getByRole('button', { name: 'Разблокировать и запустить' }).click();
    await page.getByRole('textbox', { name: 'Сообщение' }).waitFor();
    expect(anna.hasBlockedBot).toBe(false);
  });

  test('where no events come through, a press and what follows from it still appear', async () => {
    const context = await browser.newContext({ locale: 'ru-RU', viewport: desktop });
    await context.route('**/sandbox/events', (route) => route.abort());
    const deaf = await context.newPage();
    await deaf.goto(sandbox.url);
    await deaf.locator('#chats .chat[data-type=private]').click();
    const form = { reply_markup: { inline_keyboard: [[{ text: 'Fire', callback_data: 'fire' }]] } };
    const { message_id } = await api.sendMessage(anna.id, 'one shot left', form);
    const last = deaf.locator('#messages .message').last();
    await last.getByRole('button', { name: 'Fire' }).click();
    await answering({ text: 'A blank' });
    await deaf.locator('#toasts').getByText('A blank').waitFor();
    // What the bot does once it has answered is nobody's press: only asking again can find it.
    await deaf.waitForResponse((response) => response.url().includes('/sandbox/chats/'));
    await api.editMessageText(anna.id, message_id, 'no shot left');
    await last.getByText('no shot left').waitFor();
    await api.sendMessage(anna.id, 'your turn is over');
    await last.getByText('your turn is over').waitFor();
    await context.close();
  });

  test.each([
    ['light', desktop],
    ['dark', desktop],
    ['light', phone],
    ['dark', phone],
  ] as const)('axe-core finds nothing serious: %s, %o', async (colorScheme, viewport) => {
    const { page: other } = await openPage(browser, sandbox.url, { colorScheme, viewport });
    const isPhone = viewport === phone;
    await other.locator('#chats .chat[data-type=private]').waitFor();
    expect(await seriousFaults(other)).toEqual([]);
    await other.locator('#chats .chat[data-type=private]').click();
    await other.locator('#messages .message').first().waitFor();
    expect(await seriousFaults(other)).toEqual([]);
    if (isPhone) await other.getByRole('button', { name: 'К списку чатов' }).click();
    await other.getByRole('button', { name: 'За кулисами' }).click();
    expect(await seriousFaults(other)).toEqual([]);
    await other.getByRole('button', { name: 'Погода' }).click();
    expect(await seriousFaults(other)).toEqual([]);
    await other.getByRole('button', { name: 'Закрыть' }).click();
    await other.getByRole('button', { name: 'Новая группа…' }).click();
    expect(await seriousFaults(other)).toEqual([]);
    expect(await other.evaluate('document.documentElement.scrollWidth <= innerWidth'), 'nothing sticks out').toBe(true);
    await other.context().close();
  });
});

describe('what it weighs', () => {
  test('its script is less than 200 KB', () => {
    const assets = join(builtPage, 'assets');
    const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
    const bytes = scripts.reduce((sum, name) => sum + statSync(join(assets, name)).size, 0);
    expect(scripts.length).toBeGreaterThan(0);
    expect(bytes).toBeLessThan(200 * 1024);
  });

  test('a chat of 2,000 messages is read to its beginning without a halt', async () => {
    const hall = sandbox.people.addGroup('Зал', [anna]);
    for (let i = 1; i <= 2000; i++)
      sandbox.world.post(hall.room, {
        from: sandbox.world.bot,
        text: `Message ${i}\n${'Some of them are long. '.repeat(i % 7)}`,
        entities: [{ type: 'bold', offset: 0, length: 7 }],
        reply_markup: { inline_keyboard: [[{ text: 'One', callback_data: `a${i}` }]] },
      });
    await page.locator('#chats .chat').filter({ hasText: 'Зал' }).click();
    const lines = page.locator('#messages .message');
    await lines.filter({ hasText: /Message 2000\b/ }).waitFor();
    await page.evaluate(watchFrames);
    await page.locator('#messages').hover();
    const place = async () => Number(await page.evaluate('document.getElementById("messages").scrollTop'));
    const isAtBeginning = async () => (await lines.count()) === 2000 && (await place()) < 5;
    // What is put in above moves the place once more after it is there: he is at the beginning when he stays there.
    for (let turn = 0, stays = 0; turn < 2000 && stays < 10; turn++) {
      await page.mouse.wheel(0, -3000);
      await page.waitForTimeout(30);
      stays = (await isAtBeginning()) ? stays + 1 : 0;
    }
    expect(await isAtBeginning()).toBe(true);
    expect(await lines.first().textContent()).toContain('Message 1');
    await page.evaluate(countDrawn);
    // A change while one reads the oldest leaves him there.
    await api.sendMessage(hall.id, 'news');
    await lines.nth(2000).waitFor();
    expect(await place()).toBeLessThan(5);
    expect(await page.evaluate('window.drawn'), 'nothing but the new message was drawn').toBe(1);
    await page.getByRole('button', { name: 'К последнему сообщению' }).click();
    await page.locator('#messages').getByText('news').waitFor();
    const { frames, halts, longest } = JSON.parse(String(await page.evaluate('JSON.stringify(window.watched)')));
    console.log(`2,000 messages: ${frames} frames, ${halts} tasks over 200 ms, the longest ${Math.round(longest)} ms`);
    expect(frames).toBeGreaterThan(0); // how smooth it was depends on the machine: measured above, not asserted
    expect(reader.complaints).toEqual([]);
  });
});

/** How many messages are put into the list from here on: a long chat must not be drawn anew for one change. */
const countDrawn = `
  window.drawn = 0;
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (node.nodeType === 1) drawn += node.matches('.message') ? 1 : node.querySelectorAll('.message').length;
  }).observe(document.getElementById('messages'), { childList: true, subtree: true });
`;

const watchFrames = `
  window.watched = { frames: 0, halts: 0, longest: 0 };
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      if (duration > 200) watched.halts += 1;
      watched.longest = Math.max(watched.longest, duration);
    }
  }).observe({ type: 'longtask' });
  requestAnimationFrame(function frame() { watched.frames += 1; requestAnimationFrame(frame); });
`;
