/** Ten people play Citadel to its end, each in his own language, pressing whatever their forms offer; the master closes every phase. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { diceOf } from '../../src/kit/dice.ts';
import {
  askAside,
  beReady,
  closeBy,
  crowdOf,
  formOf,
  type Game,
  isOver,
  living,
  newGame,
  playPhase,
  rummage,
  seatAll,
  standing,
} from './crowd.ts';
import { bookmark, isSent, isStatus, saidSince, toastsSince } from './reading.ts';
import { buttonsOf, openStage, type Person, textOf } from './stage.ts';
import { complaints } from './tables.ts';
import {
  eachPhaseIsToldOnce,
  everybodyReadsHisLanguage,
  everythingIsSpoken,
  oneFormAndDigestPerPhase,
  oneStatusPerPhase,
  theEndIsToldOnce,
} from './verdicts.ts';

let game: Game;
let anna: Person;
let bob: Person;
let vera: Person;
beforeAll(async () => {
  const stage = await openStage();
  const people = crowdOf(stage, 10);
  const group = await stage.group('Дача & <i>Ко 🏰', people);
  const [first, second, third] = people;
  if (!first || !second || !third) throw new Error('Not everybody came');
  [anna, bob, vera] = [first, second, third];
  game = newGame(stage, group, people);
  await seatAll(stage, group, people);
});
afterAll(() => game.stage.end());

/** Bonus, and for each of seven waves a preparation and a plan; blitz rounds may add some. */
const mostPhases = 30;
/** What a form says of its deadline changes with the minutes. */
const withoutTime = (text: string) => text.replace(/^⏳.*$/m, '');

/** Everybody at once, as of an evening: most of them end with Ready, the others forget. */
function everybody(asked: readonly Person[]): Promise<unknown> {
  const phase = game.phases.length;
  return Promise.all(
    asked.map(async (person, i) => {
      const dice = diceOf(`ten/${i}`, phase);
      await rummage(game, person, dice, 4);
      if (dice.int(3) > 0) await beReady(game, person);
    }),
  );
}

const close = () => closeBy(anna, game);

/** What anybody's form says he would do, and who reads it. */
function wishes(asked: readonly Person[]): readonly string[] {
  return asked.flatMap((person) => {
    const form = formOf(person);
    return form ? standing(form) : [];
  });
}

describe('secrets', () => {
  test('what everybody chose is nowhere in the group before the close, whatever is asked there', async () => {
    const { stage, group } = game;
    const from = bookmark(stage);
    await playPhase(
      game,
      async (asked) => {
        await everybody(asked);
        for (const command of ['/status', '/board', '/log']) await askAside(game, bob, command);
        const told = saidSince(stage, from).filter(({ chat }) => chat === group.id);
        for (const wish of wishes(asked)) expect(told.filter(({ text }) => text.includes(wish))).toEqual([]);
      },
      close,
    );
  });

  test('while one answers, nobody else hears anything', async () => {
    const { stage, group } = game;
    await playPhase(
      game,
      async () => {
        const others = game.people.filter((person) => person !== vera);
        const forms = new Map(others.map((person) => [person, formOf(person)]));
        const from = bookmark(stage);
        await rummage(game, vera, diceOf('ten/vera', 0), 8);
        await beReady(game, vera);
        await stage.settled();
        for (const said of saidSince(stage, from)) {
          if (said.chat === vera.id) continue;
          expect(said.chat).toBe(group.id);
          expect(isStatus(said) && !isSent(said), 'only the status, edited').toBe(true);
          expect(said.text).toMatch(
            /^Волна 1 из 7 · подготовка\n⏳ [^\n]*\n(?:Готов 1 из 10|Пока никто не готов \(0 из 10\)) · ждём: [^\n]*$/u,
          );
        }
        for (const [person, form] of forms) expect(formOf(person)).toEqual(form);
      },
      close,
    );
  });

  test('a form that is drawn anew after others chose is the same form', async () => {
    await playPhase(
      game,
      async () => {
        const first = formOf(bob);
        if (!first) throw new Error('Bob has no form');
        const [button] = buttonsOf(first);
        const opened = () => formOf(bob) !== first;
        await bob.press(first, button?.callback_data ?? '');
        await game.stage.until(opened);
        await beReady(game, bob);
        await game.stage.settled();
        const before = textOf(formOf(bob) ?? first);
        await rummage(game, anna, diceOf('ten/anna', 1), 8);
        await beReady(game, anna);
        await bob.press(first, button?.callback_data ?? ''); // an old button: drawn anew
        await game.stage.settled();
        expect(withoutTime(textOf(formOf(bob) ?? first))).toBe(withoutTime(before));
      },
      close,
    );
  });
});

test('they play on to the end; the dead are not asked', async () => {
  while (!isOver(game) && game.phases.length < mostPhases) {
    const alive = await living(game);
    await playPhase(
      game,
      async (asked) => {
        expect(asked).toEqual(alive);
        await everybody(asked);
      },
      close,
    );
  }
  expect(isOver(game)).toBe(true);
}, 400_000);

describe('of all that was said', () => {
  test('no call was malformed, and no press was left without an answer', () => {
    expect(complaints(game.stage)).toEqual([]);
    const { pressed } = game;
    const usual = ['pick', 'deeper', 'back', 'ready', 'refused'];
    expect(
      usual.filter((kind) => !pressed.has(kind)),
      'kinds of buttons that nobody found',
    ).toEqual([]);
    // Which of these anybody comes across is a matter of luck.
    expect(['tick', 'rank', 'done', 'reset'].some((kind) => pressed.has(kind))).toBe(true);
    expect(toastsSince(game.stage).length).toBeGreaterThan(100);
  });

  test('every text is words, of the reader’s language', () => {
    everythingIsSpoken(game);
    everybodyReadsHisLanguage(game);
  });

  test('each phase was reported once, and had one status', async () => {
    await eachPhaseIsToldOnce(game);
    oneStatusPerPhase(game);
  });

  test('everybody had one form and at most one digest for each phase', () => oneFormAndDigestPerPhase(game));

  test('the end was told once, and opens what the dice were', () => theEndIsToldOnce(game));
});
