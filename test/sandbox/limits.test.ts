import { InputFile } from 'grammy';
import { describe, expect, test } from 'vitest';
import { stage } from './kit.ts';

/** A PNG of one pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

async function privateStage() {
  const staged = await stage({ strict: { floods: false } });
  const vasya = staged.people.addUser({ first_name: 'Вася', started: true });
  const send = (params: object) => staged.call('sendMessage', { chat_id: vasya.id, text: 'x', ...params });
  const buttons = (...row: object[]) => send({ reply_markup: { inline_keyboard: [row] } });
  return { ...staged, vasya, send, buttons };
}

describe('texts', () => {
  test('1 to 4096 characters, counted after parsing', async () => {
    const { send, world } = await privateStage();
    expect((await send({ text: '' })).description).toBe('Bad Request: message text is empty');
    expect((await send({ text: ' \n ' })).description).toBe('Bad Request: message text is empty');
    expect((await send({ text: undefined })).description).toBe('Bad Request: message text is empty');
    expect((await send({ text: 'я'.repeat(4097) })).description).toBe('Bad Request: message is too long');
    expect(world.malformed).toHaveLength(4);
    expect((await send({ text: `<b>${'я'.repeat(4096)}</b>`, parse_mode: 'HTML' })).ok).toBe(true);
  });

  test('captions up to 1024, answers to presses up to 200', async () => {
    const { bot, vasya, call, world } = await privateStage();
    const photo = () => new InputFile(pixel, 'board.png');
    await expect(bot.api.sendPhoto(vasya.id, photo(), { caption: 'x'.repeat(1025) })).rejects.toThrow(
      'caption is too long',
    );
    await bot.api.sendPhoto(vasya.id, photo(), {
      caption: 'x'.repeat(1024),
      reply_markup: { inline_keyboard: [[{ text: 'A', callback_data: 'a' }]] },
    });
    const press = vasya.press(vasya.chat.last, 'A');
    const callback_query_id = world.updates.queue.at(-1)?.callback_query?.id;
    expect((await call('answerCallbackQuery', { callback_query_id, text: 'x'.repeat(201) })).description).toContain(
      'TOO_LONG',
    );
    expect((await call('answerCallbackQuery', { callback_query_id, text: 'x'.repeat(200) })).ok).toBe(true);
    await press;
  });
});

describe('keyboards', () => {
  test.each([
    ['no action', [{ text: 'A' }], 'exactly one'],
    ['two actions', [{ text: 'A', callback_data: 'a', url: 'https://example.org' }], 'exactly one'],
    ['no text', [{ text: ' ', callback_data: 'a' }], 'non-empty'],
    ['empty data', [{ text: 'A', callback_data: '' }], 'BUTTON_DATA_INVALID'],
    ['65 bytes of data', [{ text: 'A', callback_data: `${'ж'.repeat(32)}a` }], 'BUTTON_DATA_INVALID'],
    ['a wrong link', [{ text: 'A', url: 'http://localhost/x' }], 'Wrong HTTP URL'],
    ['a style that is none', [{ text: 'A', callback_data: 'a', style: 'gold' }], 'style'],
    ['an unknown field', [{ text: 'A', callback_data: 'a', colour: 'red' }], 'colour'],
  ])('%s', async (_, row, complaint) => {
    const { buttons, world } = await privateStage();
    const answer = await buttons(...row);
    expect(answer).toMatchObject({ ok: false, error_code: 400 });
    expect(answer.description).toContain(complaint);
    expect(world.malformed).toHaveLength(1);
  });

  test('everything allowed is allowed; a disabled button cannot be pressed', async () => {
    const { buttons, vasya, world } = await privateStage();
    const answer = await buttons(
      { text: 'Ready', callback_data: 'ж'.repeat(32), style: 'success' },
      { text: 'Later', disabled: {}, style: 'primary' },
      { text: 'Link', url: 'https://t.me/sandbox_bot?start=x' },
      { text: 'Share', switch_inline_query: '' },
      { text: 'Copy', copy_text: { text: 'seed' } },
    );
    expect(answer.ok).toBe(true);
    await expect(vasya.press(vasya.chat.last, 'Later')).rejects.toThrow('cannot be pressed');
    expect(world.malformed).toEqual([]);
  });

  test('at most 100 buttons', async () => {
    const { send } = await privateStage();
    const keyboard = (count: number) => ({
      inline_keyboard: Array.from({ length: count }, (_, i) => [{ text: `${i}`, callback_data: `${i}` }]),
    });
    expect((await send({ reply_markup: keyboard(100) })).ok).toBe(true);
    expect((await send({ reply_markup: keyboard(101) })).description).toContain('too long');
  });
});

describe('edits', () => {
  test('the same again, a message that is gone, a message of somebody else', async () => {
    const { send, call, vasya, world } = await privateStage();
    await send({ text: 'form' });
    const { message_id } = vasya.chat.last;
    const edit = (id: number, text: string) => call('editMessageText', { chat_id: vasya.id, message_id: id, text });
    expect((await edit(message_id, 'form')).description).toContain('message is not modified');
    expect((await edit(999, 'x')).description).toBe('Bad Request: message to edit not found');
    const said = vasya.say(vasya.chat, 'mine');
    expect((await edit(said.message_id, 'x')).description).toBe("Bad Request: message can't be edited");
    expect((await edit(message_id, 'other')).ok).toBe(true);
    expect(vasya.chat.lastFromBot).toMatchObject({ text: 'other', edit_date: world.date });
    const none = await call('editMessageReplyMarkup', { chat_id: vasya.id, message_id });
    expect(none.description).toContain('message is not modified');
    expect(world.malformed).toEqual([]);
  });

  test('captions and pictures; deleting', async () => {
    const { bot, call, vasya, world } = await privateStage();
    const { message_id } = await bot.api.sendPhoto(vasya.id, new InputFile(pixel, 'a.png'), { caption: 'one' });
    await bot.api.editMessageCaption(vasya.id, message_id, { caption: '<b>two</b>', parse_mode: 'HTML' });
    expect(vasya.chat.last).toMatchObject({ caption: 'two', caption_entities: [{ type: 'bold' }] });
    await bot.api.editMessageMedia(vasya.id, message_id, { type: 'photo', media: new InputFile(pixel, 'b.png') });
    expect(vasya.chat.last.caption).toBeUndefined();
    expect((await call('editMessageText', { chat_id: vasya.id, message_id, text: 'x' })).description).toContain(
      'no text',
    );
    await bot.api.deleteMessage(vasya.id, message_id);
    expect(vasya.chat.fromBot).toEqual([]);
    const gone = await call('deleteMessage', { chat_id: vasya.id, message_id });
    expect(gone.description).toBe('Bad Request: message to delete not found');
    expect(world.malformed).toHaveLength(1);
  });
});

describe('files', () => {
  test('a photo comes back byte by byte, and its file_id can be sent again', async () => {
    const { bot, vasya, apiRoot, token } = await privateStage();
    const { photo } = await bot.api.sendPhoto(vasya.id, new InputFile(pixel, 'board.png'));
    expect(photo).toMatchObject([{ width: 1, height: 1, file_size: pixel.length }]);
    const file_id = photo[0]?.file_id ?? '';
    const { file_path } = await bot.api.getFile(file_id);
    const bytes = await (await fetch(`${apiRoot}/file/bot${token}/${file_path}`)).arrayBuffer();
    expect(Buffer.from(bytes)).toEqual(pixel);
    await bot.api.sendPhoto(vasya.id, file_id);
    await bot.api.sendDocument(vasya.id, new InputFile(Buffer.from('{}'), 'export table.json'));
    expect(vasya.chat.last.document).toMatchObject({ file_name: 'export table.json', file_size: 2 });
    const album = await bot.api.sendMediaGroup(vasya.id, [
      { type: 'photo', media: file_id, caption: 'both' },
      { type: 'photo', media: new InputFile(pixel, 'c.png') },
    ]);
    expect(album).toHaveLength(2);
  });

  test('what is no picture, is empty or unknown is refused', async () => {
    const { bot, call, vasya } = await privateStage();
    const photo = (bytes: Buffer) => bot.api.sendPhoto(vasya.id, new InputFile(bytes, 'x.png'));
    await expect(photo(Buffer.from('no picture'))).rejects.toThrow('IMAGE_PROCESS_FAILED');
    await expect(photo(Buffer.alloc(0))).rejects.toThrow('file must be non-empty');
    expect((await call('sendPhoto', { chat_id: vasya.id, photo: 'https://example.org/x.png' })).ok).toBe(false);
  });
});

describe('the door', () => {
  test('a wrong token, an unknown method, unknown parameters, parameters of a form', async () => {
    const { apiRoot, token, call, vasya, world, send } = await privateStage();
    const other = await fetch(`${apiRoot}/bot1:other/getMe`);
    expect([other.status, await other.json()]).toEqual([
      401,
      { ok: false, error_code: 401, description: 'Unauthorized' },
    ]);
    expect(await call('sendTelepathy')).toEqual({ ok: false, error_code: 404, description: 'Not Found' });
    expect((await send({ reply_to_message_id: 5 })).ok).toBe(true);
    expect((await send({ chat_id: undefined })).description).toContain('chat_id is empty');
    expect(world.malformed.map(({ reason }) => reason)).toEqual([
      '404 Not Found',
      'unknown parameter "reply_to_message_id"',
      expect.stringContaining('400 Bad Request: chat_id'),
    ]);
    const form = new URLSearchParams({ chat_id: String(vasya.id), text: 'by form', disable_notification: 'true' });
    await fetch(`${apiRoot}/bot${token}/sendMessage`, { method: 'POST', body: form });
    await fetch(`${apiRoot}/bot${token}/sendmessage?chat_id=${vasya.id}&text=by+address`);
    expect(vasya.chat.messages.map(({ text }) => text)).toEqual(['x', 'by form', 'by address']);
    expect(JSON.stringify(world.calls)).not.toContain(token);
  });

  test('texts of the profile', async () => {
    const { bot } = await privateStage();
    await bot.api.setMyDescription('Slow games', { language_code: 'en' });
    await bot.api.setMyShortDescription('Игры');
    expect(await bot.api.getMyDescription({ language_code: 'en' })).toEqual({ description: 'Slow games' });
    expect(await bot.api.getMyShortDescription()).toEqual({ short_description: 'Игры' });
  });
});
