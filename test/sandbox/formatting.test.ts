import { describe, expect, test } from 'vitest';
import { detectEntities, tidy } from '../../src/sandbox/entities.ts';
import { parseHtml } from '../../src/sandbox/html.ts';
import { stage } from './kit.ts';

describe('HTML', () => {
  test.each([
    ['<b>a</b>', 'bold'],
    ['<strong>a</strong>', 'bold'],
    ['<i>a</i>', 'italic'],
    ['<em>a</em>', 'italic'],
    ['<u>a</u>', 'underline'],
    ['<ins>a</ins>', 'underline'],
    ['<s>a</s>', 'strikethrough'],
    ['<strike>a</strike>', 'strikethrough'],
    ['<del>a</del>', 'strikethrough'],
    ['<tg-spoiler>a</tg-spoiler>', 'spoiler'],
    ['<span class="tg-spoiler">a</span>', 'spoiler'],
    ['<code>a</code>', 'code'],
    ['<pre>a</pre>', 'pre'],
    ['<blockquote>a</blockquote>', 'blockquote'],
    ['<blockquote expandable>a</blockquote>', 'expandable_blockquote'],
    ['<B>a</B >', 'bold'],
  ])('%s', (html, type) => {
    expect(parseHtml(html)).toEqual({ text: 'a', entities: [{ type, offset: 0, length: 1 }] });
  });

  test('links, code with a language, emoji and times carry their values', () => {
    const html =
      '<a href="https://example.org/?a=1&amp;b=2">x</a><pre><code class="language-ts">y</code></pre>' +
      '<tg-emoji emoji-id="5368324170671202286">👍</tg-emoji><tg-time unix="1647531900" format="wDT">22:45</tg-time>';
    expect(parseHtml(html)).toEqual({
      text: 'xy👍22:45',
      entities: [
        { type: 'text_link', offset: 0, length: 1, url: 'https://example.org/?a=1&b=2' },
        { type: 'pre', offset: 1, length: 1, language: 'ts' },
        { type: 'custom_emoji', offset: 2, length: 2, custom_emoji_id: '5368324170671202286' },
        { type: 'date_time', offset: 4, length: 5, unix_time: 1_647_531_900, date_time_format: 'wDT' },
      ],
    });
  });

  test('nesting, characters and what Telegram trims', () => {
    const { text, entities } = tidy(parseHtml('  <b>a<i>&lt;&#1078;&nbsp;</i></b>\n<b></b> '));
    expect(text).toBe('a<ж&nbsp;');
    expect(entities).toEqual([
      { type: 'bold', offset: 0, length: 9 },
      { type: 'italic', offset: 1, length: 8 },
    ]);
    expect(tidy(parseHtml('<code><b>x</b></code>')).entities).toEqual([{ type: 'code', offset: 0, length: 1 }]);
  });

  test.each([
    ['<b>a', `Can't find end tag corresponding to start tag "b"`],
    ['жa</b>', 'Unexpected end tag at byte offset 3'],
    ['<b><i>a</b></i>', 'Unmatched end tag at byte offset 7, expected "</i>", found "</b>"'],
    ['<div>a</div>', 'Unsupported start tag "div" at byte offset 0'],
    ['1 < 2', 'Unsupported start tag "" at byte offset 2'],
    ['a <b', 'Unclosed start tag at byte offset 2'],
    ['<b>a</b', 'Unclosed end tag at byte offset 4'],
    ['<span>a</span>', 'Tag "span" must have class "tg-spoiler" at byte offset 0'],
    ['<tg-time unix="soon">a</tg-time>', 'Tag "tg-time" must have attribute "unix" with a Unix time at byte offset 0'],
    ['<tg-time unix="1" format="rd">a</tg-time>', 'Tag "tg-time" has invalid attribute "format" at byte offset 0'],
  ])('%s is refused', (html, complaint) => {
    expect(() => parseHtml(html)).toThrow(`Bad Request: can't parse entities: ${complaint}`);
  });

  test('a refusal reaches the bot and the list of its faults; links to people become mentions', async () => {
    const { people, world, call } = await stage();
    const vasya = people.addUser({ first_name: '<Вася> & "Ко"', started: true });
    const send = (text: string) => call('sendMessage', { chat_id: vasya.id, text, parse_mode: 'HTML' });
    expect((await send('hi <Вася>')).description).toContain("can't parse entities");
    expect(world.malformed).toHaveLength(1);
    await send(`<a href="tg://user?id=${vasya.id}">you</a> and <a href="tg://user?id=99">nobody</a>`);
    expect(vasya.chat.last.entities).toMatchObject([
      { type: 'text_mention', offset: 0, length: 3, user: { id: vasya.id } },
    ]);
    expect((await call('sendMessage', { chat_id: vasya.id, text: '*x*', parse_mode: 'MarkdownV2' })).ok).toBe(false);
  });
});

test('commands, mentions and links are found outside code', () => {
  const types = (text: string) =>
    detectEntities(text, []).map(({ type, offset, length }) => [type, text.slice(offset, offset + length)]);
  expect(types('/start@sandbox_bot x, @vasya_pupkin: https://t.me/sandbox_bot?start=x. #волна a/b')).toEqual([
    ['bot_command', '/start@sandbox_bot'],
    ['mention', '@vasya_pupkin'],
    ['url', 'https://t.me/sandbox_bot?start=x'],
    ['hashtag', '#волна'],
  ]);
  expect(detectEntities('/start', [{ type: 'code', offset: 0, length: 6 }])).toHaveLength(1);
});

describe('the entities parameter', () => {
  test.each([
    ['beyond the end', [{ type: 'bold', offset: 3, length: 9 }], 'ends after the end of the text'],
    ['after the end', [{ type: 'bold', offset: 30, length: 1 }], 'begins after the end of the text'],
    ['in a pair', [{ type: 'bold', offset: 1, length: 2 }], 'in a middle of UTF-16 symbol'],
    ['empty', [{ type: 'bold', offset: 0, length: 0 }], 'wrong offset or length'],
    [
      'crossing',
      [
        { type: 'bold', offset: 0, length: 4 },
        { type: 'italic', offset: 3, length: 3 },
      ],
      'cross',
    ],
    ['without its url', [{ type: 'text_link', offset: 0, length: 2 }], 'needs url'],
  ])('%s', async (_, entities, complaint) => {
    const { people, call } = await stage();
    const vasya = people.addUser({ first_name: 'Вася', started: true });
    const answer = await call('sendMessage', { chat_id: vasya.id, text: '👍 abcd', entities });
    expect(answer.description).toContain(complaint);
  });

  test('nested ones are kept', async () => {
    const { people, call } = await stage();
    const vasya = people.addUser({ first_name: 'Вася', started: true });
    const entities = [
      { type: 'bold', offset: 0, length: 7 },
      { type: 'italic', offset: 3, length: 2 },
    ];
    await call('sendMessage', { chat_id: vasya.id, text: '👍 abcd', entities });
    expect(vasya.chat.last.entities).toEqual(entities);
  });
});
