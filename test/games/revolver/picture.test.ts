/** The duel as a picture. That every text fits is held by the contract (test/contract/pictures.ts). */
import { describe, expect, test } from 'vitest';
import { picture } from '../../../src/games/revolver/picture/index.ts';
import { viewOf } from '../../../src/games/revolver/view.ts';
import { loadLocales } from '../../../src/i18n/speak.ts';
import type { Seat } from '../../../src/kit/game.ts';
import { anna, boris, duel, shoots } from './kit.ts';

const words = loadLocales('locales');
const { plain } = words.speak('ru', (seat) => ['Анна', 'Борис'][seat]);
const drawn = (state: ReturnType<typeof duel>, seat: Seat | null) => picture(viewOf(state, seat), { say: plain });
/** What is written in it, without the description for who cannot see. */
const texts = (...args: Parameters<typeof drawn>) => drawn(...args).boxes.map((box) => box.text);

describe('what everybody sees', () => {
  const state = duel({
    chamber: '*****......',
    anna: { health: 2, hand: ['shield', 'medkit'] },
    boris: { hand: ['misfire'] },
  });
  test.each([anna, boris, null])('seat %s reads tokens, sizes of hands, what is left and whose shot it is', (seat) => {
    const said = texts(state, seat);
    for (const text of [
      'Раунд 1 из 3, выстрел 2 из 12',
      '2/3',
      '3/3',
      '2 карты',
      '1 карта',
      'пуль 5',
      'пустых 6',
      'пуля 45 %',
      'стреляет',
      'без защиты',
    ]) {
      expect(said).toContain(text);
    }
  });
  test('the description is the board in words', () => {
    expect(drawn(state, null).text).toContain('В барабане 5 пуль и 6 пустых камор');
  });
  test('past shots stand by the marks of who shot and at whom', () => {
    const fired = shoots(duel({ chamber: '*.........' }), 'self').state;
    const marks = (x: ReturnType<typeof duel>) => texts(x, null).filter((text) => text === '1' || text === '2').length;
    expect(marks(fired) - marks(duel())).toBe(1);
    expect(marks(shoots(fired).state) - marks(fired)).toBe(2);
  });
  test('when it is over nobody shoots', () => {
    const over = texts(shoots(duel({ boris: { health: 1 } })).state, null);
    expect(over).toContain('Дуэль окончена');
    expect(over).toContain('0/3');
    expect(over.filter((text) => text === 'победа')).toHaveLength(1);
    expect(over).not.toContain('стреляет');
  });
});

describe('secrets', () => {
  test('my hand is for me alone', () => {
    const state = duel({ anna: { hand: ['shield', 'shield', 'medkit'] } });
    expect(texts(state, anna)).toEqual(expect.arrayContaining(['Ваша рука', 'Щит ×2', 'Аптечка']));
    for (const seat of [boris, null]) expect(texts(state, seat).join()).not.toMatch(/Щит|Аптечка/);
    expect(texts(state, null).join()).not.toContain('Ваша рука');
  });
  test('the other’s hand changes nothing in my picture but its size', () => {
    const one = duel({ boris: { hand: ['shield', 'medkit'] }, deck: [] });
    const two = duel({ boris: { hand: ['misfire', 'intercept'] }, deck: [] });
    for (const seat of [anna, null]) expect(drawn(one, seat).text).toBe(drawn(two, seat).text);
  });
  test.each(['open', 'hidden'] as const)('a laid defence: %s', (defence) => {
    const laid = (card: 'shield' | 'misfire') =>
      duel({ options: { defence }, boris: { hand: ['shield', 'misfire'], defence: { card, from: 0 } } });
    expect(texts(laid('shield'), boris)).toContain('лежит Щит');
    for (const seat of [anna, null]) {
      if (defence === 'open') expect(texts(laid('shield'), seat)).toContain('лежит Щит');
      else expect(texts(laid('shield'), seat)).toContain('карта рубашкой вверх');
      expect(drawn(laid('shield'), seat).text === drawn(laid('misfire'), seat).text).toBe(defence === 'hidden');
    }
  });
});

test('six tokens, four sorts of cards and twelve shots have room', () => {
  let state = duel({
    chamber: '............',
    options: { health: '6' },
    anna: { hand: ['shield', 'shield', 'misfire', 'misfire', 'intercept', 'intercept', 'medkit', 'medkit'] },
  });
  for (let i = 0; i < 11; i++) state = shoots(state).state;
  expect(texts(state, anna)).toEqual(
    expect.arrayContaining(['Щит ×2', 'Осечка ×2', 'Перехват ×2', 'Аптечка ×2', '6/6']),
  );
});
