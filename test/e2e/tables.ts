/** Tables at the points where tests begin. */
import type { Directions, Group, Message, Person, Stage } from './stage.ts';

/** A lobby opened by `master`, who does not sit down by that; of Citadel as recommended, unless told otherwise. */
export async function openLobby(
  stage: Directions,
  master: Person,
  group: Group,
  pace = 'день за днём',
  { game = 'citadel', rules = 'как советуем' } = {},
): Promise<Message> {
  await stage.ask(master, group, `/newgame ${game}`);
  await stage.press(master, group, rules);
  await stage.press(master, group, pace);
  return stage.reads(group, 'собираем команду');
}

/** A game that has begun: these people first, then computer players up to ten, and everybody has his first form. */
export async function beginGame(stage: Directions, group: Group, people: readonly Person[]): Promise<void> {
  const [master] = people;
  const { until } = stage;
  if (!master) throw new Error('A game needs a master');
  await openLobby(stage, master, group);
  for (const person of people) {
    const answer = await stage.press(person, group, 'Вступить');
    if (answer.startsWith('http')) await stage.reads(person.chat, /за столом|at table/);
  }
  await stage.ask(master, group, `/bot ${10 - people.length}`);
  await stage.press(master, group, 'Начать');
  for (const { chat } of people) await until(() => chat.searchButton(/Готово|Ready/));
  await stage.reads(group, 'Крепость стоит');
  await stage.reads(group, 'Выбор бонуса\n');
}

/** All the bot said with an error in it, Telegram's patience apart. */
export function complaints(stage: Stage): readonly string[] {
  return stage.sandbox.world.malformed.map(({ method, reason }) => `${method}: ${reason}`);
}
