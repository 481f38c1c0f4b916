/** The form of a shot: a whole turn in one. Numbers as in src/games/revolver/RULES.md. */
import { describe, expect, test } from 'vitest';
import { menuOf } from '../../../src/games/revolver/menu/index.ts';
import { tell } from '../../../src/games/revolver/tell/index.ts';
import { viewOf } from '../../../src/games/revolver/view.ts';
import { loadLocales } from '../../../src/i18n/speak.ts';
import { complete, type Menu } from '../../../src/kit/menu.ts';
import { anna, boris, duel, shoots, shotOf } from './kit.ts';

const words = loadLocales('locales');
const names = ['Анна', 'Борис'];
const ru = words.speak('ru', (seat) => names[seat]);

const form = (state: ReturnType<typeof duel>) => menuOf(viewOf(state, state.shooter), shotOf(state));
const row = (menu: Menu<unknown>, id: string) =>
  menu.kind === 'sheet' ? menu.rows.find((x) => x.id === id)?.menu : undefined;
const text = (menu: Menu<unknown>) => menu.text.map((x) => ru.plain(x));

test('26: silence is filled in: at the other, no card', () => {
  const menu = form(duel({ anna: { hand: ['intercept', 'medkit'], health: 2 }, boris: { hand: ['shield'] } }));
  expect(complete(menu)?.action).toEqual({ kind: 'shot', bonus: null, target: 'other' });
});

test('a card and a target are answered together', () => {
  const menu = form(duel({ anna: { hand: ['medkit'], health: 2 } }));
  expect(complete(menu, { rows: { bonus: { pick: 'medkit' }, target: { pick: 'self' } } })?.action).toEqual({
    kind: 'shot',
    bonus: 'medkit',
    target: 'self',
  });
});

test('30: what is half filled in counts, the rest is silence', () => {
  const menu = form(duel({ anna: { hand: ['medkit'], health: 2 } }));
  expect(complete(menu, { rows: { target: { pick: 'self' } } })?.action).toEqual({
    kind: 'shot',
    bonus: null,
    target: 'self',
  });
});

test('without an Intercept or a Medkit there is no row for it', () => {
  expect(row(form(duel({ anna: { hand: ['shield', 'misfire'] } })), 'bonus')).toBeUndefined();
});

test.each([
  ['13: a Medkit with all tokens', { anna: { hand: ['medkit'] } }, 'medkit', 'Жетоны все целы'],
  ['14: an Intercept on an empty hand', { anna: { hand: ['intercept'] } }, 'intercept', 'красть нечего'],
] as const)('%s is refused, with the reason', (_, told, id, reason) => {
  const bonus = row(form(duel(told)), 'bonus');
  const item = bonus?.kind === 'pick' ? bonus.items.find((x) => x.id === id) : undefined;
  expect(item && 'no' in item && ru.plain(item.no)).toContain(reason);
});

describe('what a player weighs stands above the buttons', () => {
  const state = duel({
    chamber: '*****......',
    anna: { health: 2, hand: ['shield', 'medkit', 'medkit'], missed: 2 },
    boris: { hand: ['misfire', 'shield', 'shield', 'medkit'], defence: { card: 'shield', from: 0 } },
  });
  const lines = text(form(state));
  test.each([
    ['bullets, blanks and odds', '🔫 В барабане 5 пуль и 6 пустых камор: пуля с вероятностью 45 %'],
    ['my tokens', 'Анна: ❤ 2/3 · 🃏 3 карты'],
    ['the other’s, and the size of his hand', 'Борис: ❤ 3/3 · 🃏 4 карты'],
    ['my hand', 'Ваша рука: Щит, Аптечка ×2'],
    ['the laid defence', '🛡 Борис: на столе Щит. Пуля не достанет, а карта сгорит и от холостого щелчка'],
    ['whose turn comes then', 'Потом стреляет Борис'],
    ['how near the loss by silence is', '⚠ Анна: пропущено выстрелов подряд — 2. На 3-м дуэль проиграна'],
  ])('%s', (_, line) => expect(lines).toContain(line));

  test('of a hidden one only that there is one', () => {
    const hidden = text(form({ ...state, options: { ...state.options, defence: 'hidden' } }));
    expect(hidden).toContain('🂠 Борис: на столе карта рубашкой вверх. Щит или Осечка — покажет выстрел');
  });
  test('that the revolver is loaded anew, or that it is the last shot', () => {
    expect(text(form(duel({ chamber: '*' })))).toContain('Потом стреляет Борис; перед этим барабан зарядят заново');
    expect(text(form(duel({ chamber: '*', round: 3 })))).toContain(
      'Это последний выстрел дуэли: после него считают жетоны',
    );
  });
  test('that a Misfire may leave the turn with the shooter', () => {
    const laid = duel({ boris: { hand: ['misfire'], defence: { card: 'misfire', from: 0 } } });
    expect(text(form(laid))).toContain('Потом стреляет Борис, а если сработает Осечка — снова стрелок');
  });
});

describe('the receipt', () => {
  const said = (state: ReturnType<typeof duel>, action: Parameters<typeof tell>[2]) =>
    tell(viewOf(state, anna), shotOf(state), action).map((x) => ru.plain(x));
  test('says what happens if it closed now', () => {
    expect(said(duel(), { kind: 'shot', bonus: null, target: 'other' })).toEqual(['стреляете, цель — Борис']);
    expect(said(duel({ anna: { health: 2 } }), { kind: 'shot', bonus: 'medkit', target: 'self' })).toEqual([
      'Аптечка, потом стреляете в себя и берёте карту',
    ]);
  });
  test('warns of the last token', () => {
    const state = duel({ chamber: '*...', anna: { health: 1 } });
    expect(said(state, { kind: 'shot', bonus: null, target: 'self' })[1]).toBe(
      '⚠ У вас последний жетон, а пуля с вероятностью 25 %',
    );
    expect(said(state, { kind: 'shot', bonus: 'medkit', target: 'self' })).toHaveLength(1);
  });
  test('tells of a free card', () => {
    expect(said(duel({ chamber: '...' }), { kind: 'shot', bonus: null, target: 'other' })[1]).toContain(
      'Пуль в барабане нет',
    );
  });
});

test('the question says which shot it is and whose', () => {
  expect(ru.plain(shotOf(duel()).title)).toBe('раунд 1 · выстрел 1 из 12 · стреляет Анна');
  expect(shotOf(duel()).seats).toEqual([anna]);
  expect(ru.plain(shotOf(shoots(duel()).state).title)).toBe('раунд 1 · выстрел 2 из 12 · стреляет Борис');
  expect(shotOf(shoots(duel()).state).seats).toEqual([boris]);
});
