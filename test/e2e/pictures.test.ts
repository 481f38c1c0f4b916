/** Boards as people meet them: with the reports, on /board, in a group that takes no photos, at the end. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { longestCaption } from '../../src/bot/screens/parts/split.ts';
import { bookmark } from './reading.ts';
import { buttonsOf, type Group, type Message, openStage, type Person, type Stage, textOf } from './stage.ts';
import { beginGame, complaints } from './tables.ts';

let stage: Stage;
let anna: Person;
let group: Group;
beforeAll(async () => {
  stage = await openStage();
  anna = stage.person('Анна');
  group = await stage.group('Дача', [anna]);
  await beginGame(stage, group, [anna]);
  await stage.settled();
}, 120_000);
afterAll(() => stage.end());

const fileOf = (message: Message | undefined) => message?.photo?.at(-1)?.file_id;
const photos = (chat: { readonly fromBot: readonly Message[] }) => chat.fromBot.filter((message) => message.photo);
/** How many pictures were sent as bytes since. */
const stored = () => stage.sandbox.world.files.stored.size;

async function close(): Promise<void> {
  anna.say(group, '/close');
  await stage.settled();
}

test('a report comes with the board, as one announcement that rings once', async () => {
  const from = bookmark(stage);
  await close(); // the bonuses are shown
  await close(); // the first preparation
  await close(); // the first wave
  const sent = stage.sandbox.world.calls
    .slice(from)
    .filter(({ params }) => String(params['chat_id']) === String(group.id)); // an upload is a form: all text
  const pictures = sent.filter(({ method }) => method === 'sendPhoto');
  expect(pictures).toHaveLength(3);
  for (const { params } of pictures) expect(params['disable_notification']).toBeUndefined();
  // Where a caption is too short for the report, the rest follows as one text, without a sound.
  const further = sent.flatMap(({ method }, i) => (method === 'sendPhoto' ? [sent[i + 1]] : []));
  const rest = further.filter((next) => next?.method === 'sendMessage' && !String(next.params['text']).includes('⏳'));
  expect(rest.length, 'the report of a wave is long').toBeGreaterThan(0);
  for (const next of rest) expect(String(next?.params['disable_notification'])).toBe('true');
  for (const message of photos(group)) {
    expect(textOf(message)).not.toBe('');
    expect(textOf(message).length).toBeLessThanOrEqual(longestCaption);
    expect(buttonsOf(message).map(({ text }) => text)).toEqual(['📝 Словами']);
  }
});

describe('/board', () => {
  test('shows the group what the report showed, without sending it again', async () => {
    const before = stored();
    const report = photos(group).at(-1);
    const board = await stage.ask(anna, group, '/board');
    expect(fileOf(board)).toBe(fileOf(report));
    expect(stored()).toBe(before);
    expect(textOf(board)).toMatch(/^🏰.*«Дача»|Цитадель · «Дача»/);
    expect(textOf(board)).toMatch(/\(\d+ из \d+\)/);
  });

  test('is edited in place by whoever leafs, and the numbers are those of the story', async () => {
    const board = await stage.ask(anna, group, '/board');
    const newest = fileOf(board);
    const count = group.fromBot.length;
    await stage.press(anna, group, '‹ Раньше');
    const earlier = await stage.until(() => {
      const now = group.messages.find(({ message_id }) => message_id === board.message_id);
      return now && fileOf(now) !== newest ? now : undefined;
    });
    expect(group.fromBot).toHaveLength(count);
    const [, number] = /\((\d+) из/.exec(textOf(earlier)) ?? [];
    const again = await stage.ask(anna, group, `/board ${number}`);
    expect(fileOf(again)).toBe(fileOf(earlier));
    expect(textOf(await stage.ask(anna, group, '/log'))).toMatch(/\((\d+) из \1\)/);
    await stage.press(anna, group, '‹ Раньше');
    await stage.reads(group, `(${number} из`);
  });

  test('knows the beginning, and says so of phases that have not been', async () => {
    expect(textOf(await stage.ask(anna, group, '/board 0'))).toContain('Начало игры');
    expect(textOf(await stage.ask(anna, group, '/board 99'))).toMatch(/\/board \d/);
    expect(textOf(await stage.ask(anna, group, '/board вчера'))).toContain('/board 3');
  });

  test('is told in words in private to whoever asks in the group, and to nobody without the link', async () => {
    await stage.ask(anna, group, '/board');
    await stage.quiet();
    const count = group.fromBot.length;
    const link = await stage.press(anna, group, 'Словами');
    const told = await stage.reads(anna.chat, '🧱');
    expect(textOf(told)).toContain('❤');
    expect(told.photo).toBeUndefined();
    expect(group.fromBot).toHaveLength(count);
    const boris = stage.person('Борис');
    const key = /start=(board_\d+_\d+)_/.exec(link)?.[1];
    expect(key).toBeDefined();
    expect(textOf(await stage.ask(boris, boris.chat, `/start ${key}_aaaaaaaaaaaaaaaa`))).not.toContain('🧱');
  });
});

test('a file that Telegram has forgotten is sent anew', async () => {
  const before = stored();
  await stage.sql(`UPDATE "SentFile" SET "file" = 'forgotten'`);
  const board = await stage.ask(anna, group, '/board');
  expect(board.photo).toBeDefined();
  expect(stored()).toBe(before + 1);
  const next = await stage.ask(anna, group, '/board');
  expect(fileOf(next)).toBe(fileOf(board));
  expect(stored()).toBe(before + 1);
});

test('a group that takes no photos reads the report alone, and the board in words', async () => {
  group.allowPhotos(false);
  const before = photos(group).length;
  await close();
  expect(photos(group)).toHaveLength(before);
  const said = group.fromBot.slice(-3).map(textOf).join('\n');
  expect(said).toMatch(/волна 2|Волна 2/);
  expect(textOf(await stage.ask(anna, group, '/board'))).toContain('🧱');
  group.allowPhotos(true);
});

describe('/board in private', () => {
  test('shows a player what he alone may see, in a picture that the group does not get', async () => {
    const shared = await stage.ask(anna, group, '/board');
    const mine = await stage.ask(anna, anna.chat, '/board');
    expect(mine.photo).toBeDefined();
    expect(fileOf(mine)).not.toBe(fileOf(shared));
    expect(textOf(mine).split('\n').slice(0, 2)).toEqual(textOf(shared).split('\n').slice(0, 2));
    const then = await stage.ask(anna, anna.chat, '/board 1');
    expect(fileOf(then), 'the past is what everybody saw').toBe(fileOf(await stage.ask(anna, group, '/board 1')));
  });

  test('is for those who play', async () => {
    const boris = stage.person('Борис');
    expect((await stage.ask(boris, boris.chat, '/board')).photo).toBeUndefined();
  });

  test('asks a player of several games which', async () => {
    await stage.ask(anna, anna.chat, '/practice citadel');
    await stage.settled();
    const question = await stage.ask(anna, anna.chat, '/board');
    expect(buttonsOf(question)).toHaveLength(2);
    await stage.press(anna, anna.chat, 'Цитадель · «Дача»');
    await stage.until(() => anna.chat.messages.find(({ message_id }) => message_id === question.message_id)?.photo);
  });
});

test('the end offers the whole game in pictures, once', async () => {
  for (let phase = 0; phase < 60 && !group.search('игра окончена'); phase++) await close();
  await stage.reads(group, 'игра окончена');
  const before = group.fromBot.length;
  await stage.press(anna, group, 'Вся игра в картинках');
  const strip = await stage.until(() => group.fromBot.slice(before).find((message) => message.photo));
  expect(textOf(strip)).toContain('от начала до конца');
  const end = await stage.reads(group, 'игра окончена');
  expect(buttonsOf(end).map(({ text }) => text)).toEqual(['🔁 Ещё раз']);
  expect(textOf(await stage.ask(anna, group, '/board 1'))).toMatch(/\(1 из/);
  // Asked for above: a file that is unknown, a photo where none may be.
  const unasked = complaints(stage).filter(
    (each) => !/wrong file identifier|not enough rights to send photos/.test(each),
  );
  expect(unasked).toEqual([]);
}, 180_000);
