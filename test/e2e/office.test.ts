/**
 * Zombie Office over HTTP: five people in a group, one of whom never says a word; walking by buttons, taking back, pressing twice,
 * a kill of the program in the middle of a turn; then window after window to the end. And the wall phase as the printed rules have it.
 */
import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '../../src/sandbox/index.ts';
import { freshDatabase, type TestDatabase } from '../database.ts';
import { formOf } from './crowd.ts';
import { runProgram } from './program.ts';
import {
  foreignIn,
  isEnd,
  isReminder,
  isSent,
  isStatus,
  repeated,
  saidSince,
  textsFor,
  unspokenIn,
} from './reading.ts';
import {
  buttonsOf,
  type Directions,
  directions,
  freePort,
  type Group,
  openStage,
  type Person,
  settled,
  stopCounting,
  textOf,
} from './stage.ts';
import { complaints, openLobby } from './tables.ts';

const form = (stage: Directions, person: Person) => stage.until(() => formOf(person));
const labelsOf = async (stage: Directions, person: Person) =>
  buttonsOf(await form(stage, person)).map(({ text }) => text);

async function seat(stage: Directions, group: Group, people: readonly Person[], rules: string): Promise<void> {
  const [master] = people;
  if (!master) throw new Error('Nobody came');
  await openLobby(stage, master, group, 'день за днём', { game: 'office', rules });
  for (const person of people) {
    const answer = await stage.press(person, group, 'Вступить');
    if (answer.startsWith('http')) await stage.reads(person.chat, /за столом|at table/);
  }
  await stage.press(master, group, 'Начать');
  await stage.reads(group, 'с днём рождения, Сью');
  for (const person of people) await form(stage, person);
}

describe('a whole game of five', () => {
  let database: TestDatabase;
  let sandbox: Sandbox;
  let dataDir: string;
  let stage: Directions;
  let group: Group;
  let program: Awaited<ReturnType<typeof startProgram>>;
  let anna: Person;
  let bob: Person;
  let vera: Person;
  let gleb: Person;
  let silent: Person;
  let people: readonly Person[];

  async function startProgram() {
    const { token: BOT_TOKEN, apiRoot: BOT_API_ROOT } = sandbox;
    const PORT = String(await freePort());
    const started = runProgram({ DATABASE_URL: database.url, DATA_DIR: dataDir, PORT, BOT_TOKEN, BOT_API_ROOT });
    await started.said(/at work/);
    return started;
  }
  const quiet = () => settled(database.url, sandbox);

  beforeAll(async () => {
    database = await freshDatabase();
    await stopCounting(database.url);
    sandbox = await startSandbox({ strict: { floods: false } });
    dataDir = await mkdtemp(join(tmpdir(), 'slow-table-office-'));
    stage = directions(sandbox);
    program = await startProgram();
    anna = stage.person('Анна');
    bob = stage.person('Bob', { language_code: 'en' });
    vera = stage.person('Вера <b>&');
    gleb = stage.person('Глеб');
    silent = stage.person('Соня');
    people = [anna, bob, vera, gleb, silent];
    group = await stage.group('Офис', people);
    await seat(stage, group, people, 'как советуем');
  }, 120_000);
  afterAll(async () => {
    await program.end('SIGTERM');
    await sandbox.close();
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  });

  async function close(): Promise<void> {
    const before = group.fromBot.length;
    anna.say(group, '/close');
    await stage.until(() => group.fromBot.length > before);
    await quiet();
  }

  test('who would be the zombie is asked in private, and the volunteer is taken', async () => {
    expect(await stage.press(gleb, gleb.chat, 'Хочу быть зомби')).toContain('не против');
    await close();
    expect(textOf(await stage.reads(group, 'Вызвался'))).toContain('Глеб');
    await stage.reads(group, 'Ход 1 из 25 · люди');
    expect(formOf(gleb), 'the zombie waits for the people').toBeUndefined();
  });

  test('a person walks step by step, takes a step back, and goes to a cell in one press', async () => {
    const first = await form(stage, anna);
    const [from] = /на ([A-M]\d+)/.exec(textOf(first))?.slice(1) ?? [];
    const arrow = (await labelsOf(stage, anna)).find((text) => /^[←↑→↓] [A-M]\d+/u.test(text)) ?? '';
    expect(await stage.press(anna, anna.chat, arrow)).toContain('идёте на');
    await quiet();
    expect(textOf(await form(stage, anna))).not.toContain(`на ${from},`);
    expect((await form(stage, anna)).message_id, 'one form, edited').toBe(first.message_id);
    expect(await stage.press(anna, anna.chat, '↩')).toContain('отменено');
    await quiet();
    expect(textOf(await form(stage, anna))).toContain(`на ${from},`);
    expect(await stage.press(anna, anna.chat, '🚫 ↩')).toContain('Возвращать нечего');

    await stage.press(anna, anna.chat, '🎯 Клетка');
    await quiet();
    const spot = (await labelsOf(stage, anna)).find((text) => /[A-M]\d+/.test(text)) ?? '';
    expect(await stage.press(anna, anna.chat, spot)).toContain('идёте на');
    await quiet();
  });

  test('an arrow that is pressed twice is one step', async () => {
    const before = await form(stage, bob);
    const arrow = buttonsOf(before).find(({ text }) => /^[←↑→↓] [A-M]\d+/u.test(text));
    const data = arrow?.callback_data ?? '';
    const [once, again] = await Promise.all([bob.press(before, data), bob.press(before, data)]);
    expect([once.text, again.text].sort().join()).toMatch(/fresh one|fresh|new/i);
    await quiet();
    expect(textOf(await form(stage, bob))).toContain('5 steps');
  });

  test('a kill in the middle of a turn loses no step', async () => {
    const walked = textOf(await form(stage, bob))
      .split('\n')
      .find((line) => line.includes('You are human'));
    await program.end('SIGKILL');
    program = await startProgram();
    await stage.press(bob, bob.chat, '↩');
    await quiet();
    expect(textOf(await form(stage, bob))).toContain('6 steps');
    const arrow = (await labelsOf(stage, bob)).find((text) => /^[←↑→↓] [A-M]\d+/u.test(text)) ?? '';
    await stage.press(bob, bob.chat, arrow);
    await quiet();
    expect(textOf(await form(stage, bob)), 'the same step again').toContain(walked ?? 'a step');
  });

  test('when all people have acted but the silent one, the master closes; then the zombie acts', async () => {
    for (const person of [anna, bob, vera]) await stage.press(person, person.chat, /Конец хода|End turn/);
    await quiet();
    expect(formOf(anna), 'who has acted is not asked').toBeUndefined();
    expect(formOf(silent)).toBeDefined();
    await stage.reads(anna.chat, /ход 1 из 25 · люди\n\nОтвет принят/);
    await stage.reads(
      group,
      /^🙂 Анна: [\s\S]*\n\nХод 1 из 25 · люди\n.*\nСходили: Анна, Bob, Вера <b>& · ждём: Соня$/,
    );
    await close();
    expect(textOf(await stage.reads(group, 'Ход 1 из 25, люди'))).toMatch(/Анна: .*→/);
    expect(await stage.press(gleb, gleb.chat, '🎲 Идти')).toContain('бросаете');
    await quiet();
    await stage.press(gleb, gleb.chat, '🤖');
    await quiet();
    await stage.reads(group, /Ход 1 из 25, зомби[\s\S]*Очки/);
  });

  test('window after window to the end, with presses of whoever is awake', async () => {
    for (let window = 0; window < 60 && !group.search('игра окончена'); window++) {
      if (window < 6) {
        for (const person of people.filter((x) => x !== silent && formOf(x))) {
          const labels = await labelsOf(stage, person);
          const choice =
            labels.find((text) => /^🦷|^💥|^🎲/u.test(text)) ?? labels.find((text) => /^[←↑→↓]/u.test(text));
          if (choice) await stage.press(person, person.chat, choice);
        }
        await quiet();
      }
      await close();
    }
    expect(group.search('игра окончена')).toBeDefined();
    await quiet();
  }, 400_000);

  test('of all that was said nothing is malformed, unspoken, foreign or told twice', async () => {
    const said = saidSince({ sandbox });
    const names = [...people.map(({ user }) => user.first_name), group.title];
    expect(sandbox.world.malformed).toEqual([]);
    expect(
      unspokenIn(
        said.flatMap(({ text, labels }) => [text, ...labels]),
        names,
      ),
    ).toEqual([]);
    expect(foreignIn(textsFor(said, group), 'ru', [...names, 'Zombie Office'])).toEqual([]);
    expect(foreignIn(textsFor(said, silent), 'ru', [...names, 'Zombie Office'])).toEqual([]);
    expect(foreignIn(textsFor(said, bob), 'en', names)).toEqual([]);
    const told = said.filter((x) => x.chat === group.id && isSent(x) && !isStatus(x) && /^[🏃🧟] Ход/u.test(x.text));
    expect(told.length).toBeGreaterThan(3);
    expect(repeated(told.map(({ text }) => text.split('\n')[0] ?? ''))).toEqual([]);
    const reminders = said.filter((x) => x.chat === silent.id && isReminder(x));
    expect(reminders.length).toBeLessThan(3);
  });

  test('the end opens the dice', async () => {
    const [end, ...more] = saidSince({ sandbox }).filter(isEnd);
    expect(more).toEqual([]);
    expect(textOf(await stage.reads(group, /🚓 Полиция|людей больше нет/))).toMatch(/^1\. /m);
    expect(end?.text).toMatch(/🏆 /u);
    const [seed = '', hash] = end?.text.match(/\b[0-9a-f]{64}\b/g) ?? [];
    expect(createHash('sha256').update(seed).digest('hex')).toBe(hash);
  });
});

test('printed: walls go up one by one, nobody can lock anybody in, and then they act in strict order', async () => {
  const stage = await openStage();
  try {
    const people = ['Анна', 'Борис', 'Вера', 'Глеб'].map((name) => stage.person(name));
    const group = await stage.group('Стройка', people);
    await seat(stage, group, people, 'как в книге');
    const [master] = people;
    if (!master) throw new Error('Nobody came');
    const close = async () => {
      const before = group.fromBot.length;
      master.say(group, '/close');
      await stage.until(() => group.fromBot.length > before);
      await stage.settled();
    };
    await close();
    await stage.reads(group, 'Стены: секция 1 из 20');
    const [builder] = people.filter((person) => formOf(person));
    if (!builder) throw new Error('Nobody builds');
    for (const button of ['С дверью', 'между столбцами', 'D│E']) {
      await stage.press(builder, builder.chat, button);
      await stage.settled();
    }
    const [place = ''] = (await labelsOf(stage, builder)).filter((text) => /^\d+–\d+$/.test(text));
    expect(await stage.press(builder, builder.chat, place)).toContain('стена с дверью между D и E');
    await stage.settled();
    expect(formOf(builder), 'it is the next one’s turn').toBeUndefined();
    await stage.reads(group, 'Стены: секция 2 из 20');
    for (let section = 2; section <= 20; section++) await close();
    await stage.reads(group, 'Стены стоят: 20 секций');
    expect(textOf(await stage.reads(group, 'Кто что построил'))).toMatch(/стена с дверью между D и E[\s\S]*наугад/);
    expect(people.filter((person) => formOf(person))).toHaveLength(1);
    await close();
    expect(people.filter((person) => formOf(person))).toHaveLength(1);
    expect(complaints(stage)).toEqual([]);
  } finally {
    await stage.end();
  }
}, 240_000);
