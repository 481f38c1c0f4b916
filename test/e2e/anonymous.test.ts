/** A table without names: nobody's real name stands in anything the bot says, until the end says who was who. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookmark, saidSince } from './reading.ts';
import { buttonsOf, openStage, type Stage, textOf } from './stage.ts';
import { complaints, openLobby } from './tables.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.end());

const names = ['Аделаида', 'Бонифаций', 'Wolfram', 'Герасим'];
const mostPhases = 60;

test('real names come with the end and not before', async () => {
  const [adelaide, boniface, wolfram, gerasim] = [
    stage.person('Аделаида', { username: 'adelaide_x' }),
    stage.person('Бонифаций', { username: 'boniface_x' }),
    stage.person('Wolfram', { username: 'wolfram_x', language_code: 'en' }),
    stage.person('Герасим', { username: 'gerasim_x', started: false }),
  ] as const;
  const people = [adelaide, boniface, wolfram, gerasim];
  const group = await stage.group('Маскарад', people);
  await openLobby(stage, adelaide, group);
  await stage.press(adelaide, group, 'Настройки');
  await stage.press(adelaide, group, 'Скрыть имена');
  await stage.press(adelaide, group, /^да$/);
  await stage.press(adelaide, group, /Назад|‹/);
  await stage.press(adelaide, group, 'Закрыть');
  await stage.quiet();
  const masked = bookmark(stage); // the lobby that was opened before showed its master
  await stage.reads(group, 'имена скрыты до конца');

  for (const person of [adelaide, boniface, wolfram]) await stage.press(person, group, 'Вступить');
  await stage.ask(gerasim, group, '/join');
  await stage.press(gerasim, group, 'Сесть за стол');
  await stage.reads(gerasim.chat, 'за столом');
  expect(textOf(await stage.reads(group, 'За столом 4'))).toMatch(/🦊 Лис, 🦉 Филин/);
  await stage.ask(adelaide, group, '/bot 6');
  await stage.press(adelaide, group, 'Начать');
  await stage.reads(group, 'Крепость стоит');
  for (const { chat } of people) await stage.reads(chat, /Вас зовут: |You are: /);

  await stage.press(boniface, boniface.chat, 'Готово');
  await stage.quiet();
  await stage.ask(adelaide, adelaide.chat, '/peek');
  const seats = buttonsOf(await stage.reads(adelaide.chat, 'на чьё место заглянуть'));
  await stage.press(adelaide, adelaide.chat, seats[0]?.text ?? '');
  await stage.press(adelaide, adelaide.chat, /^👁 Заглянуть$/u);
  await stage.reads(adelaide.chat, /место \d+, \S+ \S+\n/u);
  for (const command of ['/status', '/log', '/board', '/verify', '/stats', '/kick', '/kick @wolfram_x', '/remind'])
    await stage.ask(adelaide, group, command);
  await stage.press(adelaide, group, 'Кто что менял');
  await stage.ask(wolfram, wolfram.chat, '/games');
  await stage.ask(adelaide, group, '/kick'); // of whom, by figures
  const figure = /(🦊|🦉|🐻|🐺|🦌|🦔|🐢|🦅|🐝|🐬) \S+$/u.exec(
    textOf(await stage.reads(boniface.chat, 'Вас зовут')),
  )?.[0];
  await stage.press(adelaide, group, figure ?? '');
  await stage.press(adelaide, group, 'Сделать');
  await stage.reads(group, `${figure} больше не за столом`);
  expect(JSON.stringify(await exported())).not.toMatch(new RegExp(names.join('|')));

  for (let phase = 0; phase < mostPhases && !group.search('игра окончена'); phase++) {
    adelaide.say(group, '/close');
    await stage.quiet();
  }
  await stage.settled();
  const end = textOf(await stage.reads(group, 'игра окончена'));
  expect(end).toContain('Кто кем был');
  expect(end, 'the peek, with names').toMatch(/Аделаида: место \d+, (?:Бонифаций|Wolfram|Герасим|🤖)/u);
  for (const name of ['Аделаида', 'Wolfram', 'Герасим']) expect(end).toMatch(new RegExp(`\\S+ \\S+ — ${name}`));

  // The last commit ends the game: what it told is drawn from a table that is over.
  const all = saidSince(stage, masked);
  const unmasked = all.findIndex(({ text }) => /Бонифаций|Аделаида|Wolfram|Герасим/.test(text));
  const lastPhase = all.findLastIndex(({ labels }) => labels.some((x) => x.includes('Моя форма')));
  expect(unmasked).toBeGreaterThan(lastPhase);
  const seen = JSON.stringify(
    stage.sandbox.world.calls.slice(masked).filter(({ method }) => method === 'answerCallbackQuery'),
  );
  for (const name of names) expect(seen).not.toContain(name);
  expect(complaints(stage)).toEqual([]);

  async function exported(): Promise<string> {
    const message = await stage.ask(adelaide, group, '/export');
    const file = stage.sandbox.world.files.stored.get(message.document?.file_id ?? '');
    return new TextDecoder().decode(file?.bytes) + (message.caption ?? '');
  }
}, 180_000);
