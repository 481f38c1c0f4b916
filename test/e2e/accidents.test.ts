/** What happens to chats and accounts in the middle of a game: it goes on, and its master is told what matters, once. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Group, openStage, type Person, type Stage, textOf } from './stage.ts';
import { beginGame, complaints } from './tables.ts';

let stage: Stage;
let anna: Person;
let boris: Person;
let group: Group;
beforeAll(async () => {
  stage = await openStage();
});
beforeEach(() => {
  [anna, boris] = [stage.person('Анна'), stage.person('Борис')];
});
afterEach(() => expect(complaints(stage)).toEqual([]));
afterAll(() => stage.end());

async function game(title: string): Promise<void> {
  group = await stage.group(title, [anna, boris]);
  await beginGame(stage, group, [anna, boris]);
  await stage.settled();
}
const told = (who: Person, part: string) => who.chat.fromBot.filter((message) => textOf(message).includes(part)).length;
const nextForm = (who: Person) => stage.reads(who.chat, 'волна 1 из 7 · подготовка');

test('who blocks the bot, and does it again: the master reads of it once', async () => {
  await game('Блок');
  for (let time = 0; time < 2; time++) {
    boris.block();
    await stage.reads(anna.chat, '«Блок»: Борис меня не слышит');
    await stage.settled();
    boris.start();
    await stage.settled();
  }
  expect(told(anna, 'меня не слышит')).toBe(1);
  expect(told(boris, 'меня не слышит')).toBe(0);
  anna.say(group, '/close');
  await nextForm(boris);
}, 120_000);

test('an account that is deleted without a word: the master reads of it when it is found out, once', async () => {
  await game('Удалён');
  boris.deactivate();
  await stage.settled();
  expect(told(anna, 'меня не слышит')).toBe(0);
  anna.say(group, '/close');
  await nextForm(anna);
  await stage.reads(anna.chat, '«Удалён»: Борис меня не слышит');
  anna.say(group, '/close');
  await stage.reads(anna.chat, 'волна 1 из 7 · план');
  await stage.settled();
  expect(told(anna, 'меня не слышит')).toBe(1);
}, 120_000);

test('removed from the group, the bot says so to the master once and asks on in private; invited again, it tells how things stand', async () => {
  await game('Выгнали');
  group.kickBot();
  await stage.reads(anna.chat, '«Выгнали»: я больше не могу писать в группу');
  await stage.settled();
  const silentFrom = group.fromBot.length;
  await stage.time.jump(3 * 86_400_000);
  await stage.reads(boris.chat, /волна 1 из 7 · (подготовка|план)/);
  await stage.settled();
  expect(group.fromBot.length).toBe(silentFrom);
  expect(told(anna, 'не могу писать в группу')).toBe(1);
  group.inviteBot(anna);
  await stage.reads(group, /Волна 1 из 7 · (подготовка|план)/);
}, 120_000);

test('in a muted group nothing is lost but the story; whoever turns to the bot there afterwards sets it going again', async () => {
  await game('Тишина');
  group.mute(true);
  anna.say(group, '/close');
  await nextForm(boris);
  await stage.reads(anna.chat, '«Тишина»: я больше не могу писать в группу');
  await stage.settled();
  group.mute(false);
  expect(textOf(await stage.ask(boris, group, '/status'))).toContain('ждём: Анна, Борис');
  await stage.settled();
  anna.say(group, '/close');
  await stage.reads(group, 'Волна 1 из 7 · план');
  await stage.settled();
  expect(told(anna, 'не могу писать в группу')).toBe(1);
}, 120_000);

test('who leaves the group keeps his seat and is asked in private; the master reads of it once', async () => {
  await game('Ушёл');
  boris.leave(group);
  await stage.reads(anna.chat, '«Ушёл»: Борис больше не в группе');
  anna.say(group, '/close');
  await nextForm(boris);
  expect(textOf(await stage.ask(anna, group, '/status'))).toContain('ждём: Анна, Борис');
  await stage.press(boris, boris.chat, /Готово/);
  expect(textOf(await stage.ask(anna, group, '/status')), 'his answer counts').toMatch(/ждём: Анна$/m);
  boris.join(group);
  boris.leave(group);
  await stage.settled();
  expect(told(anna, 'больше не в группе')).toBe(1);
}, 120_000);

test('who takes another name is called by it from his next word on', async () => {
  await game('Имя');
  boris.rename({ first_name: 'Борис Второй', username: 'boris_2' });
  await stage.press(boris, boris.chat, /Готово/);
  anna.say(group, '/close');
  await nextForm(anna);
  expect(textOf(await stage.ask(anna, group, '/status'))).toContain('ждём: Анна, Борис Второй');
  await stage.reads(group, /Волна 1 из 7 · подготовка\n[\s\S]*Борис Второй/);
}, 120_000);

test('a status that an administrator deleted is written anew at the next change', async () => {
  await game('Стёрли');
  const status = group.find('Выбор бонуса\n');
  stage.sandbox.world.remove(group.room, status.message_id);
  await stage.press(boris, boris.chat, /Готово/);
  const again = await stage.until(() => group.search('Выбор бонуса\n'));
  expect(again.message_id).toBeGreaterThan(status.message_id);
  await stage.settled();
  expect(group.fromBot.filter((message) => textOf(message).includes('Выбор бонуса\n'))).toHaveLength(1);
}, 120_000);

test('a topic that was deleted: the story goes on in the group itself', async () => {
  group = await stage.group('Темы', [anna], { forum: true });
  const message_thread_id = group.addTopic('Игры');
  await stage.ask(anna, group, '/newgame citadel', { message_thread_id });
  await stage.press(anna, group, 'как советуем');
  await stage.press(anna, group, 'день за днём');
  await stage.reads(group, 'собираем команду');
  await stage.press(anna, group, 'Вступить');
  await stage.ask(anna, group, '/bot 9', { message_thread_id });
  await stage.press(anna, group, 'Начать');
  const report = await stage.reads(group, 'Крепость стоит');
  expect(report.message_thread_id).toBe(message_thread_id);
  await stage.settled();
  group.removeTopic(message_thread_id);
  await stage.press(anna, anna.chat, /Готово/);
  const next = await stage.reads(group, 'Волна 1 из 7 · подготовка\n');
  expect(next.message_thread_id).toBeUndefined();
}, 120_000);
