/**
 * Sixteen people, an hour for each answer, and nobody who closes by hand: deadlines strike, reminders go to those who are silent,
 * two never answer, one has blocked the bot, and the game comes to its end.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { diceOf } from '../../src/kit/dice.ts';
import { beReady, crowdOf, formOf, type Game, isOver, living, newGame, playPhase, rummage, seatAll } from './crowd.ts';
import { bookmark, isReminder, isSent, saidSince } from './reading.ts';
import { openStage, type Person, textOf } from './stage.ts';
import { complaints } from './tables.ts';
import {
  eachPhaseIsToldOnce,
  everybodyReadsHisLanguage,
  everythingIsSpoken,
  oneFormAndDigestPerPhase,
  oneStatusPerPhase,
  theEndIsToldOnce,
} from './verdicts.ts';

const minute = 60_000;
/** Bonus, and for each of seven waves a preparation and a plan; blitz rounds may add some. */
const mostPhases = 30;

let game: Game;
let master: Person;
let silent: readonly Person[];
let blocked: Person;
/** Those who answer. */
let lively: readonly Person[];
beforeAll(async () => {
  // A chat that blocked the bot is worth a line in the log, not more.
  const stage = await openStage({ LOG_LEVEL: 'error' });
  const people = crowdOf(stage, 16);
  const group = await stage.group('Дача & <i>Ко 🏰', people);
  game = newGame(stage, group, people);
  await seatAll(stage, group, people, 'на вечер');
  const [first, , , , , fifth, , , , ninth, , , twelfth] = people;
  if (!first || !fifth || !ninth || !twelfth) throw new Error('Not everybody came');
  [master, silent, blocked] = [first, [fifth, ninth], twelfth];
  lively = people.filter((person) => !silent.includes(person) && person !== blocked);
  blocked.block();
  await stage.settled();
});
afterAll(() => game.stage.end());

const jump = (by: number) => game.stage.time.jump(by);
const answering = (asked: readonly Person[]) => asked.filter((person) => lively.includes(person));

/** Those who answer do so, each in his own way, and leave it at that. */
function everybodyElse(asked: readonly Person[], times = 2): Promise<unknown> {
  const phase = game.phases.length;
  return Promise.all(answering(asked).map((person, i) => rummage(game, person, diceOf(`sixteen/${i}`, phase), times)));
}

/** Time passes until what is open closes by itself. */
async function strike(): Promise<void> {
  const { group, stage } = game;
  const before = group.fromBot.length;
  const [ask] = await stage.rows(`SELECT max("closesAt") AS at FROM "Ask" WHERE "closedAt" IS NULL`);
  const at = ask?.['at'];
  if (!(at instanceof Date)) throw new Error('Nothing is open');
  await jump(Math.max(0, at.getTime() - stage.time.now()) + 1_000);
  await stage.until(() => group.fromBot.length > before);
}

function remindersSince(from: number): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const said of saidSince(game.stage, from)) {
    if (isSent(said) && isReminder(said)) counts.set(said.chat, (counts.get(said.chat) ?? 0) + 1);
  }
  return counts;
}

describe('deadlines', () => {
  test.each(['the first', 'the second'])(
    '%s closes by itself; who is silent is reminded at half time and when a sixth is left, and nobody else',
    async () => {
      const { stage } = game;
      const from = bookmark(stage);
      await playPhase(
        game,
        async (asked) => {
          expect(asked).toEqual(game.people);
          await Promise.all(answering(asked).map((person) => beReady(game, person)));
          // Not all are ready, so nothing closes early; the others do not wait for the deadline to hear of it.
          await jump(31 * minute);
          await stage.settled();
          expect(remindersSince(from)).toEqual(new Map(silent.map(({ id }) => [id, 1])));
          await jump(20 * minute);
          await stage.settled();
          expect(remindersSince(from)).toEqual(new Map(silent.map(({ id }) => [id, 2])));
        },
        strike,
      );
      expect(remindersSince(from)).toEqual(new Map(silent.map(({ id }) => [id, 2])));
      for (const person of silent) expect(textOf(await stage.reads(person.chat, /за вас|for you/))).toBeTruthy();
    },
  );

  test('after two of them nobody waits for the three any more, and the group is told', async () => {
    const { group } = game;
    const told = group.fromBot.filter((message) => textOf(message).includes('Больше не ждём'));
    expect(told, 'of all three in one line').toHaveLength(1);
    expect(told.map(textOf).join()).toMatch(/: [^,]+, [^,]+, [^,]+\. Место/u);
  });

  test('all who are waited for are ready: it closes after the grace, unless somebody thinks again', async () => {
    const { stage, group } = game;
    const [fickle] = lively;
    if (!fickle) throw new Error('Nobody is lively');
    await playPhase(
      game,
      async (asked) => {
        await Promise.all(answering(asked).map((person) => beReady(game, person)));
        await stage.reads(group, /Все готовы[\s\S]*Готовы 13 из 13/);
        const ready = formOf(fickle);
        for (let press = 0; formOf(fickle) === ready && press < 9; press++)
          await rummage(game, fickle, diceOf('fickle', press), 2);
        await stage.settled();
        if (!group.search(/Все готовы/)) {
          await jump(2 * minute);
          await stage.settled();
          expect(formOf(fickle), 'still open').toBeDefined();
        }
        await beReady(game, fickle);
        await stage.reads(group, 'Все готовы');
      },
      strike,
    );
  });

  test('an hour may be five seconds, by the clock on the wall', async () => {
    const { stage, group } = game;
    await playPhase(
      game,
      (asked) => everybodyElse(asked, 1),
      async () => {
        const began = Date.now();
        game.asides.add((await stage.ask(master, group, '/deadline prep 5s')).message_id);
        await stage.reads(group, 'Волна 2 из 7 · план\n');
        expect(Date.now() - began).toBeGreaterThan(4_500);
      },
    );
    await stage.ask(master, group, '/deadline prep 1h');
    await stage.settled();
  });

  test('who was away is back with his first press', async () => {
    const { stage } = game;
    const [back] = silent;
    if (!back) throw new Error('Nobody is silent');
    await playPhase(
      game,
      async (asked) => {
        if (asked.includes(back)) {
          await rummage(game, back, diceOf('back', 0), 3);
          await beReady(game, back);
          await stage.settled();
          const away = await stage.rows(`SELECT "person"::int AS id FROM "Seat" WHERE "away"`);
          expect(away.map(({ id }) => id)).not.toContain(back.id);
        }
        await everybodyElse(asked, 1);
      },
      strike,
    );
  });
});

test('deadline after deadline until the end; the dead are not asked', async () => {
  while (!isOver(game) && game.phases.length < mostPhases) {
    const alive = await living(game);
    await playPhase(
      game,
      async (asked) => {
        // Whoever blocked the bot keeps his first form for ever.
        const isReached = (person: Person) => person !== blocked;
        expect(asked.filter(isReached)).toEqual(alive.filter(isReached));
        await everybodyElse(asked, 1);
      },
      strike,
    );
  }
  expect(isOver(game)).toBe(true);
}, 180_000);

describe('of all that was said', () => {
  test('no call was malformed', () => expect(complaints(game.stage)).toEqual([]));

  test('who blocked the bot was left in peace', () => {
    const { calls } = game.stage.sandbox.world;
    const refused = calls.filter(({ answer }) => !answer.ok && answer.error_code === 403);
    expect(refused.length).toBeLessThanOrEqual(1);
  });

  test('every text is words, of the reader’s language', () => {
    everythingIsSpoken(game);
    everybodyReadsHisLanguage(game);
  });

  test('each phase was reported once, and had one status', async () => {
    await eachPhaseIsToldOnce(game);
    oneStatusPerPhase(game);
  });

  test('everybody had one form and at most one digest for each phase', () => oneFormAndDigestPerPhase(game, [blocked]));

  test('the end was told once, and opens what the dice were', () => theEndIsToldOnce(game));
});
