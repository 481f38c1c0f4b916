/** All that a preparation says, spoken in both languages: nothing missing, nothing unsaid, no markup on buttons. */
import { describe, expect, test } from 'vitest';
import { apply, setup } from '../../../src/games/citadel/apply.ts';
import { asksOf } from '../../../src/games/citadel/asks.ts';
import { itemKinds } from '../../../src/games/citadel/data/items/index.ts';
import { menuOf } from '../../../src/games/citadel/menu/index.ts';
import { kindName } from '../../../src/games/citadel/names.ts';
import type { Action, State } from '../../../src/games/citadel/state.ts';
import { tell } from '../../../src/games/citadel/tell/index.ts';
import { viewOf } from '../../../src/games/citadel/view.ts';
import { loadLocales } from '../../../src/i18n/speak.ts';
import { diceOf } from '../../../src/kit/dice.ts';
import type { Answer, Dice, Msg } from '../../../src/kit/game.ts';
import { byDefault, complete, type Menu } from '../../../src/kit/menu.ts';
import { leaves, wander } from '../../../src/kit/wander.ts';
import { itemOf, printed } from './kit.ts';

const words = loadLocales('locales'); // throws where a message cannot be spoken
const speeches = (['ru', 'en'] as const).map((locale) => words.speak(locale, (seat) => `Лика${seat}`));

/** Most messages come again and again: each is tried once. */
const tried = new Set<string>();
function fresh(msgs: readonly Msg[], how: string): readonly Msg[] {
  return msgs.filter((msg) => {
    const known = `${how} ${JSON.stringify(msg)}`;
    return !tried.has(known) && tried.add(known);
  });
}
function spoken(msgs: readonly Msg[], where: string): void {
  for (const msg of fresh(msgs, 'html')) {
    for (const speech of speeches) expect(speech.html(msg), `${where}: ${msg.id}`).toMatch(/\S/);
  }
}
function onButtons(msgs: readonly Msg[], where: string): void {
  for (const msg of fresh(msgs, 'plain')) {
    for (const speech of speeches) expect(speech.plain(msg), `${where}: ${msg.id}`).toMatch(/^[^<>\n]+$/);
  }
}
function screensOf(menu: Menu<unknown>, where: string): void {
  spoken(menu.text, where);
  onButtons(
    (menu.kind === 'sheet' ? menu.rows : menu.items).map((x) => x.label),
    where,
  );
  if (menu.kind === 'sheet') for (const row of menu.rows) screensOf(row.menu, where);
  if (menu.kind !== 'pick') return;
  for (const item of menu.items) {
    if ('open' in item) screensOf(item.open(), where);
    else if ('no' in item) onButtons([item.no], where);
  }
}

/** A preparation in which everybody holds much of everything. */
function rich(seed: string, commit: number, state: State, dice: Dice): State {
  let nextId = state.nextId;
  const players = state.players.map((player) => {
    const found = dice.shuffle(itemKinds).slice(0, 4);
    const items = ['backpack' as const, ...found].map((kind) => itemOf(kind, nextId++));
    return { ...player, items, health: player.died === null ? dice.range(1, player.maxHealth) : 0, actions: 2 };
  });
  const storage = dice
    .shuffle(itemKinds)
    .slice(0, 5)
    .map((kind) => itemOf(kind, nextId++));
  expect(storage.length, `${seed}, ${commit}`).toBe(5);
  return { ...state, players, storage, nextId };
}

describe('words', () => {
  test('every form, receipt and story of a preparation can be spoken in both languages', () => {
    for (const consent of ['on', 'off'] as const) {
      const seed = `words-${consent}`;
      const { state: start, notes } = setup(10, { ...printed, exchange_consent: consent }, diceOf(seed, 0));
      spoken(
        notes.flatMap((x) => x.text ?? []),
        seed,
      );
      let state = apply(start, [], diceOf(seed, 1)).state;
      for (let commit = 2; commit < 40; commit++) {
        const dice = diceOf(`${seed}/fingers`, commit);
        if (state.phase === 'plan' || state.phase === 'over') state = { ...state, phase: 'prep', waiting: null };
        if (state.phase === 'prep') state = rich(seed, commit, state, dice);
        const answers = asksOf(state).flatMap((ask) =>
          ask.seats.flatMap((seat): Answer<Action>[] => {
            const view = viewOf(state, seat);
            const menu = menuOf(view, ask);
            const where = `${seed}, ${commit}, seat ${seat}`;
            if (seat === commit % 10) screensOf(menu, where);
            spoken([ask.title], where);
            const read = complete(menu, wander(menu, dice));
            if (!read) throw new Error(where);
            spoken(tell(view, ask, read.action), where);
            return [{ ask: ask.key, seat, action: read.action, by: 'player' }];
          }),
        );
        const next = apply(state, answers, diceOf(seed, commit));
        spoken(
          next.notes.flatMap((x) => [x.text, x.secret?.text].filter((y) => y !== undefined)),
          `${seed}, ${commit}`,
        );
        state = next.state;
      }
    }
  });

  test('every leaf of a form has its receipt', () => {
    const start = apply(setup(10, printed, diceOf('leaf', 0)).state, [], diceOf('leaf', 1)).state;
    const state = rich('leaf', 0, start, diceOf('leaf', 2));
    const [ask] = asksOf(state);
    if (!ask) throw new Error('nothing is asked');
    const view = viewOf(state, 0);
    const menu = menuOf(view, ask);
    expect(byDefault(menu)).toBeDefined();
    for (const draft of leaves(menu)) {
      const read = complete(menu, draft);
      expect(read).toBeDefined();
      if (read) spoken(tell(view, ask, read.action), JSON.stringify(draft));
    }
  });

  test('Russian names of things have their six cases', () => {
    const ru = words.speak('ru');
    for (const kind of itemKinds) expect(ru.plain(kindName(kind))).toMatch(/^[а-яё ]+$/);
    expect(ru.plain({ id: 'citadel-act-load', args: { gun: kindName('rifle') } })).toContain('винтовку');
  });
});
