/**
 * How much the bot says: a whole Citadel with everything that makes it talk (silence, people who go away and come back, longer
 * deadlines, a pause, the master's reminders, edits, early closes), and every new message counted, by reader and phase.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { diceOf } from '../../src/kit/dice.ts';
import { count, isNoMoreThanPromised, mostInGroup, mostOf } from './amounts.ts';
import { beReady, closeBy, crowdOf, type Game, isOver, newGame, playPhase, rummage, seatAll } from './crowd.ts';
import { bookmark, isEnd, isReminder, isSent, isStatus, type Said, saidSince } from './reading.ts';
import { openStage, type Person } from './stage.ts';
import { complaints } from './tables.ts';

const minute = 60_000;
const mostPhases = 30;

let game: Game;
let master: Person;
let silent: readonly Person[];
/** What the master did in the open phase, each told in one line or answered in one. */
let acts = 0;
const actsOf: number[] = [];
beforeAll(async () => {
  const stage = await openStage();
  const people = crowdOf(stage, 10);
  const group = await stage.group('Дача', people);
  game = newGame(stage, group, people);
  await seatAll(stage, group, people, 'на вечер');
  const [first, , , fourth, , , seventh] = people;
  if (!first || !fourth || !seventh) throw new Error('Not everybody came');
  [master, silent] = [first, [fourth, seventh]];
});
afterAll(() => game.stage.end());

async function pass(minutes: number): Promise<void> {
  await game.stage.time.jump(minutes * minute);
  await game.stage.settled();
}

async function act(command: string): Promise<void> {
  acts++;
  await game.stage.ask(master, game.group, command);
  await game.stage.settled();
}

async function others(asked: readonly Person[], ready: boolean): Promise<void> {
  const lively = asked.filter((person) => !silent.includes(person));
  await Promise.all(
    lively.map(async (person, i) => {
      await rummage(game, person, diceOf(`messages/${i}`, game.phases.length), 2);
      if (ready) await beReady(game, person);
    }),
  );
}

/** Time passes until what is open closes by itself. */
async function strike(): Promise<void> {
  const { group, stage } = game;
  const before = group.fromBot.length;
  const [ask] = await stage.rows(`SELECT max("closesAt") AS at FROM "Ask" WHERE "closedAt" IS NULL`);
  const at = ask?.['at'];
  if (!(at instanceof Date)) throw new Error('Nothing is open');
  await stage.time.jump(Math.max(0, at.getTime() - stage.time.now()) + 1_000);
  await stage.until(() => group.fromBot.length > before);
}

async function phase(live: (asked: readonly Person[]) => Promise<unknown>, close: () => Promise<unknown>) {
  await playPhase(game, live, close);
  actsOf.push(acts);
  acts = 0;
}

async function closeByMaster(): Promise<void> {
  acts++;
  await closeBy(master, game);
}

function remindersOf(person: Person, from: number): number {
  return saidSince(game.stage, from).filter((x) => isSent(x) && isReminder(x) && x.chat === person.id).length;
}

describe('a phase', { timeout: 240_000 }, () => {
  test('that is extended again and again reminds nobody more than three times', async () => {
    const from = bookmark(game.stage);
    await phase(async (asked) => {
      await others(asked, false);
      await pass(31);
      await pass(20);
      for (const person of silent) expect(remindersOf(person, from)).toBe(2);
      await act('/extend 1h');
      await pass(10);
      for (const person of silent) expect(remindersOf(person, from), 'no second half time').toBe(2);
      await pass(42);
      for (const person of silent) expect(remindersOf(person, from), 'a last call for the new deadline').toBe(3);
      await act('/extend 2h');
      await act('/remind');
      await pass(110);
    }, strike);
    for (const person of game.people) expect(remindersOf(person, from)).toBeLessThanOrEqual(mostOf.reminder);
  });

  test('that is paused calls half time once', async () => {
    const from = bookmark(game.stage);
    await phase(async (asked) => {
      await others(asked, true);
      await pass(31);
      await act('/pause');
      await pass(600);
      await act('/resume');
      await pass(25);
      for (const person of silent) expect(remindersOf(person, from)).toBe(2);
    }, strike);
  });

  test('in which those who were away come back, and all are ready, closes early', async () => {
    await phase(async (asked) => {
      await others(asked, true);
      for (const person of silent.filter((x) => asked.includes(x))) {
        await rummage(game, person, diceOf('messages/back', 1), 2);
        await beReady(game, person);
      }
      await game.stage.settled();
    }, strike);
  });
});

test('the rest is played to the end, closed by the master and by deadlines in turn', async () => {
  while (!isOver(game) && game.phases.length < mostPhases) {
    await phase(
      (asked) => others(asked, game.phases.length % 3 === 0),
      game.phases.length % 2 === 0 ? strike : closeByMaster,
    );
  }
  expect(isOver(game)).toBe(true);
  expect(complaints(game.stage)).toEqual([]);
}, 240_000);

/** From the close of one phase to the close of the next: the story of the one, the forms and reminders of the other. */
function windows(): readonly (readonly Said[])[] {
  const closes = game.phases.map(({ closed }) => closed);
  return [0, ...closes].map((from, i) => saidSince(game.stage, from, closes[i]).filter(isSent)).slice(1);
}

test('of all that was sent, nobody got more than is promised', () => {
  expect(windows().length).toBeGreaterThan(10);
  for (const [i, said] of windows().entries()) {
    for (const person of game.people) {
      const where = `${person.user.first_name}, after phase ${i + 1}`;
      const letters = said.filter(({ chat }) => chat === person.id);
      isNoMoreThanPromised(letters, where);
    }
  }
});

test('and the group read one status, one report, and a line for each thing that somebody did', () => {
  for (const [i, said] of windows().entries()) {
    const told = said.filter(({ chat }) => chat === game.group.id);
    const where = `after phase ${i + 1}`;
    expect(count(told, isStatus), `${where}: statuses`).toBeLessThanOrEqual(mostInGroup.status);
    const away = count(told, ({ text }) => /^Больше не ждём/.test(text));
    expect(away, `${where}: who is no longer waited for`).toBeLessThanOrEqual(mostInGroup.away);
    // The phase that closed is answered here where its master closed it; the one that opens, where he does something in it.
    const lines = (actsOf[i] ?? 0) + (actsOf[i + 1] ?? 0) + count(told, isEnd);
    const what = `${where}: ${told.map(({ text }) => text.slice(0, 60)).join(' | ')}`;
    expect(
      count(told, ({ silent }) => !silent),
      what,
    ).toBeLessThanOrEqual(mostInGroup.report + lines);
    const rest = told.length - count(told, isStatus) - away;
    expect(rest, what).toBeLessThanOrEqual(mostInGroup.parts + lines);
  }
});

test('the end is one message', () => {
  expect(saidSince(game.stage).filter((x) => isSent(x) && isEnd(x))).toHaveLength(1);
});
