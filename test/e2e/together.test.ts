/**
 * Two people press at the same moment. Whoever of them comes first: neither sees an error, no press that was acknowledged is
 * lost, and what they wanted happened once.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { diceOf } from '../../src/kit/dice.ts';
import { bookmark, saidSince, toastsSince } from './reading.ts';
import { type Group, openStage, type Person, type Stage, textOf } from './stage.ts';
import { beginGame, complaints, openLobby } from './tables.ts';

let stage: Stage;
let begun: number;
beforeAll(async () => {
  stage = await openStage();
  begun = bookmark(stage);
});
afterEach(async () => {
  await stage.settled();
  expect(complaints(stage)).toEqual([]);
  const seen = [...saidSince(stage, begun).map(({ text }) => text), ...toastsSince(stage, begun)];
  expect(seen.filter((text) => /сломалось|broke|остановлен/.test(text))).toEqual([]);
  expect(await stage.rows(`SELECT "id" FROM "Table" WHERE "phase" = 'frozen'`)).toEqual([]);
});
afterAll(() => stage.end());

/** Somebody whom the bot may write to. */
async function someone(name: string, username?: string): Promise<Person> {
  const person = stage.person(name, username === undefined ? {} : { username });
  person.start();
  await stage.until(() => person.chat.fromBot.length > 0);
  return person;
}

const dice = diceOf('together', 1);

/** Sets all of them going in some order, a few milliseconds apart or none at all; what each was answered, in the order given. */
async function atOnce<T>(...acts: readonly (() => Promise<T>)[]): Promise<readonly T[]> {
  const answers = dice.shuffle([...acts.keys()]).map(async (index) => {
    await sleep(dice.pick([0, 0, 0, 1, 2, 5, 10, 20]));
    return { index, answer: await acts[index]?.() };
  });
  const all = await Promise.all(answers);
  return all.toSorted((a, b) => a.index - b.index).flatMap(({ answer }) => answer ?? []);
}

const press = (who: Person, chat: Group | Person['chat'], button: string) => () => stage.press(who, chat, button);

interface Row {
  readonly [column: string]: unknown;
}
async function tableOf(title: string): Promise<Row> {
  const [row] = await stage.rows(`SELECT * FROM "Table" WHERE "name" = '${title}'`);
  if (!row) throw new Error(`no table ${title}`);
  return row;
}
const seatsOf = async (title: string): Promise<readonly Row[]> =>
  stage.rows(
    `SELECT s."person"::int, s."owner"::int FROM "Seat" s JOIN "Table" t ON t."id" = s."tableId"
     WHERE t."name" = '${title}' ORDER BY s."number"`,
  );
const commitsOf = async (title: string): Promise<readonly Row[]> =>
  stage.rows(
    `SELECT c.* FROM "Commit" c JOIN "Table" t ON t."id" = c."tableId" WHERE t."name" = '${title}' ORDER BY c."number"`,
  );
const logged = async (title: string, id: string): Promise<number> =>
  (
    await stage.rows(
      `SELECT l."id" FROM "LogEntry" l JOIN "Table" t ON t."id" = l."tableId"
       WHERE t."name" = '${title}' AND l."text" LIKE '{"id":"${id}"%'`,
    )
  ).length;

test('the last place of a lobby goes to one of two', async () => {
  const [anna, boris, vera] = [await someone('Анна'), await someone('Борис'), await someone('Вера')];
  const group = await stage.group('Лобби', [anna, boris, vera]);
  await openLobby(stage, anna, group);
  await stage.ask(anna, group, '/bot 15');
  for (let round = 0; round < 8; round++) {
    const answers = await atOnce(press(boris, group, 'Вступить'), press(vera, group, 'Вступить'));
    expect(
      answers.filter((x) => x.includes('за столом')),
      answers.join(' | '),
    ).toHaveLength(1);
    const sitting = (await seatsOf('Лобби')).flatMap(({ person }) => person ?? []);
    expect(sitting).toEqual([answers[0]?.includes('за столом') ? boris.id : vera.id]);
    await stage.press(sitting[0] === boris.id ? boris : vera, group, 'Выйти');
  }
}, 180_000);

test('a game begins once, however often Begin is pressed', async () => {
  const anna = stage.person('Анна');
  for (let round = 0; round < 4; round++) {
    const title = `Начало ${round}`;
    const group = await stage.group(title, [anna]);
    await openLobby(stage, anna, group);
    await stage.press(anna, group, 'Вступить');
    await stage.ask(anna, group, '/bot 9');
    const begin = press(anna, group, 'Начать');
    const answers = await atOnce(begin, begin, begin);
    expect(
      answers.filter((x) => x.includes('Начинаем')),
      answers.join(' | '),
    ).toHaveLength(1);
    expect(answers.filter((x) => x.includes('уже началась'))).toHaveLength(2);
    expect(await logged(title, 'log-begun')).toBe(1);
    expect((await commitsOf(title)).map(({ number }) => number)).toEqual([0]);
    await stage.settled();
    expect(group.fromBot.filter((message) => textOf(message).includes('Крепость стоит'))).toHaveLength(1);
  }
}, 180_000);

test('a seat on offer goes to one of those who press Join', async () => {
  const anna = stage.person('Анна');
  const others = await Promise.all(['Борис', 'Вера', 'Глеб', 'Даша'].map((name) => someone(name)));
  const group = await stage.group('Место', [anna, ...others]);
  await beginGame(stage, group, [anna]);
  let before: unknown = null;
  for (let round = 0; round < 8; round++) {
    await stage.settled();
    await stage.ask(anna, group, round % 2 ? '/sub 2 open' : '/sub 2 open 5d');
    await stage.press(anna, group, 'Сделать');
    await stage.settled();
    const [one, two] = dice.shuffle(others.filter(({ id }) => id !== before));
    if (!one || !two) throw new Error('nobody is left');
    const answers = await atOnce(press(one, group, 'Вступить'), press(two, group, 'Вступить'));
    expect(
      answers.filter((x) => x.includes('Место ваше')),
      answers.join(' | '),
    ).toHaveLength(1);
    expect(answers.filter((x) => x.includes('уже не предлагают'))).toHaveLength(1);
    const winner = answers[0]?.includes('Место ваше') ? one : two;
    const [, seat] = await seatsOf('Место');
    expect(seat?.['person']).toBe(winner.id);
    before = winner.id;
  }
  expect(await logged('Место', 'log-sub')).toBe(8);
}, 180_000);

test('two who are ready at once close the phase once, and both are heard', async () => {
  const [anna, boris] = [stage.person('Анна'), stage.person('Борис')];
  const group = await stage.group('Вдвоём', [anna, boris]);
  await beginGame(stage, group, [anna, boris]);
  // No time to change one's mind: the last Ready closes the phase by itself.
  await stage.sql(`UPDATE "Table" SET "settings" = ("settings"::jsonb || '{"grace":0}')::text WHERE "name" = 'Вдвоём'`);
  for (let round = 0; round < 5; round++) {
    await stage.settled();
    const before = (await commitsOf('Вдвоём')).length;
    const answers = await atOnce(press(anna, anna.chat, 'Готово'), press(boris, boris.chat, 'Готово'));
    expect(answers).toEqual([expect.stringContaining('Готово!'), expect.stringContaining('Готово!')]);
    await stage.settled();
    const after = await commitsOf('Вдвоём');
    expect(after, `round ${round}`).toHaveLength(before + 1);
    const given: readonly Row[] = JSON.parse(String(after.at(-1)?.['answers']));
    const asked = (await seatsOf('Вдвоём')).flatMap(({ person }, seat) => (person === null ? [] : [seat]));
    const heard = given.filter(({ seat, by }) => asked.includes(Number(seat)) && by === 'player');
    expect(heard).toHaveLength(2);
  }
}, 180_000);

test('/close against the last Ready: the phase closes once, and a Ready that was taken counts', async () => {
  const [anna, boris] = [stage.person('Анна'), stage.person('Борис')];
  const group = await stage.group('Спор', [anna, boris]);
  await beginGame(stage, group, [anna, boris]);
  for (let round = 0; round < 5; round++) {
    await stage.settled();
    const before = (await commitsOf('Спор')).length;
    const [seat] = (await seatsOf('Спор')).flatMap(({ person }, number) => (person === boris.id ? [number] : []));
    await stage.press(anna, anna.chat, 'Готово');
    const told = group.fromBot.length;
    const close = async () => {
      anna.say(group, '/close');
      await stage.until(() => group.fromBot.length > told);
      return '';
    };
    const [ready = ''] = await atOnce(press(boris, boris.chat, 'Готово'), close);
    expect(ready).toMatch(/Готово!|уже закрыт/);
    await stage.settled();
    const after = await commitsOf('Спор');
    expect(after, `round ${round}`).toHaveLength(before + 1);
    const given: readonly Row[] = JSON.parse(String(after.at(-1)?.['answers']));
    expect(given.find((x) => x['seat'] === seat)?.['by']).toBe(ready.includes('Готово!') ? 'player' : 'early');
  }
  expect(await logged('Спор', 'log-closed')).toBe(5);
}, 180_000);

test('a deputy accepts while the owner takes the question back: one of the two holds', async () => {
  const [anna, boris, lev] = [stage.person('Анна'), stage.person('Борис'), await someone('Лев', 'lev_x')];
  const group = await stage.group('Просьба', [anna, boris, lev]);
  await beginGame(stage, group, [anna, boris]);
  for (let round = 0; round < 8; round++) {
    await stage.settled();
    await stage.ask(boris, boris.chat, '/deputy @lev_x 3d');
    await stage.ask(boris, boris.chat, '/deputy');
    await stage.reads(lev.chat, 'Борис просит о подмене');
    const [took = '', withdrew = ''] = await atOnce(
      press(lev, lev.chat, 'Сыграю'),
      press(boris, boris.chat, 'Отозвать просьбу'),
    );
    const seat = (await seatsOf('Просьба')).find((x) => x['person'] === lev.id);
    if (took.includes('Теперь ходите вы')) {
      expect(withdrew).toContain('Никого вместо вас');
      expect(seat).toMatchObject({ owner: boris.id });
      await stage.settled();
      await stage.press(boris, boris.chat, 'Вернуть место себе');
    } else {
      expect([took, withdrew].join()).toMatch(/Этого уже не просят.*Больше не спрашиваю/);
      expect(seat).toBeUndefined();
    }
  }
  expect(await logged('Просьба', 'log-deputy')).toBe(await logged('Просьба', 'log-deputy-over'));
}, 180_000);

test('of two administrators one leads the table whose master is gone', async () => {
  for (let round = 0; round < 4; round++) {
    const title = `Ничей ${round}`;
    const [anna, boris, vera] = [stage.person('Анна'), stage.person('Борис'), stage.person('Вера')];
    const group = await stage.group(title, [boris, anna, vera]);
    group.room.members.set(vera.id, 'administrator');
    await openLobby(stage, anna, group);
    anna.leave(group);
    await stage.settled();
    const lobby = await stage.reads(group, 'собираем команду');
    const bot = (who: Person) => async () => (await who.press(lobby, 'бота')).text ?? '';
    const answers = await atOnce(bot(boris), bot(vera));
    expect(
      answers.filter((x) => x.includes('делает ведущий')),
      answers.join(' | '),
    ).toHaveLength(1);
    const leader = answers[0]?.includes('делает ведущий') ? vera : boris;
    expect(Number((await tableOf(title))['master'])).toBe(leader.id);
    expect(await logged(title, 'log-new-master')).toBe(1);
    expect(await seatsOf(title)).toHaveLength(1);
  }
}, 180_000);

test('Again, pressed by both of a duel at once and twice each: one new table, with both at it', async () => {
  for (let round = 0; round < 6; round++) {
    const [anna, boris] = [await someone(`Ася ${round}`), await someone(`Боря ${round}`)];
    await stage.ask(anna, anna.chat, '/newgame revolver');
    await stage.press(anna, anna.chat, 'как в книге');
    await stage.press(anna, anna.chat, 'день за днём');
    const [link = ''] = /https:\S+start=join_[\w-]+/.exec(textOf(await stage.reads(anna.chat, 'start=join_'))) ?? [];
    boris.follow(link);
    await stage.reads(anna.chat, '2 из 2');
    await stage.press(anna, anna.chat, 'Начать');
    await stage.settled();
    await stage.ask(anna, anna.chat, '/leave');
    await stage.press(anna, anna.chat, 'Да, сдаюсь');
    await stage.settled();
    const [hers, his] = [anna.chat.searchButton('Ещё раз'), boris.chat.searchButton('Ещё раз')];
    const again = (who: Person, end: typeof hers) => async () => {
      if (!end) throw new Error('no way to play again');
      return (await who.press(end, 'Ещё раз')).text ?? '';
    };
    const answers = await atOnce(again(anna, hers), again(boris, his), again(anna, hers), again(boris, his));
    await stage.settled();
    const lobbies = await stage.rows(
      `SELECT (SELECT count(*)::int FROM "Seat" s WHERE s."tableId" = t."id") AS seats FROM "Table" t
       WHERE t."phase" = 'lobby' AND t."chat" IN (${anna.id}, ${boris.id})`,
    );
    expect(lobbies, answers.join(' | ')).toEqual([{ seats: 2 }]);
  }
}, 180_000);
