/** The computer player: what anybody would do who counts the bullets. */
import { describe, expect, test } from 'vitest';
import { asksOf, type Question } from '../../../src/games/revolver/asks.ts';
import { revolver } from '../../../src/games/revolver/index.ts';
import { play } from '../../../src/games/revolver/play/index.ts';
import type { Action } from '../../../src/games/revolver/state.ts';
import type { View } from '../../../src/games/revolver/view.ts';
import { viewOf } from '../../../src/games/revolver/view.ts';
import { diceOf } from '../../../src/kit/dice.ts';
import { complete, isDefault } from '../../../src/kit/menu.ts';
import { optionsOf } from '../../../src/kit/presets.ts';
import { wander } from '../../../src/kit/wander.ts';
import { type Answerer, drive } from '../../../src/sim/drive.ts';
import { anna, boris, duel, shotOf } from './kit.ts';

type Told = Parameters<typeof duel>[0];
function shot(told: Told) {
  const state = duel(told);
  const view = viewOf(state, anna);
  const draft = play(view, shotOf(state), diceOf('play', 0));
  return complete(revolver.menu(view, shotOf(state)), draft)?.action;
}

describe('the shot', () => {
  test.each([
    ['no bullet is left: a free card', { chamber: '...' }, 'self'],
    ['only bullets are left: at the other', { chamber: '**' }, 'other'],
    ['even odds: at the other', { chamber: '***...' }, 'other'],
    ['long odds: a card is worth the risk', { chamber: '*.........' }, 'self'],
    ['long odds, but the last token of the other is near', { chamber: '***.......', boris: { health: 1 } }, 'other'],
    ['the very last shot: a card is worth nothing any more', { chamber: '.', round: 3 }, 'other'],
    ['my last token is not for sale', { chamber: '****......', anna: { health: 1 } }, 'other'],
    [
      'a Shield lies there: even a bullet would be lost on it',
      { chamber: '**.....', boris: { hand: ['shield'], defence: { card: 'shield', from: 0 } } },
      'self',
    ],
  ] satisfies [string, Told, string][])('%s', (_, told, target) => expect(shot(told)).toMatchObject({ target }));

  test('a wound is healed, a hand is robbed, and nothing is played in vain', () => {
    expect(shot({ anna: { health: 2, hand: ['medkit'] } })).toMatchObject({ bonus: 'medkit' });
    expect(shot({ anna: { hand: ['medkit', 'intercept'] }, boris: { hand: ['shield'] } })).toMatchObject({
      bonus: 'intercept',
    });
    expect(shot({ anna: { hand: ['medkit', 'intercept'] } })).toMatchObject({ bonus: null });
  });
});

describe('orders', () => {
  const order = (told: Told) => {
    const state = duel(told);
    const view = viewOf(state, boris);
    const ask = asksOf(state).find((x) => x.question === 'orders');
    if (!ask) throw new Error('no orders');
    const draft = play(view, ask, diceOf('play', 0));
    const menu = revolver.menu(view, ask);
    return { action: complete(menu, draft)?.action, stands: isDefault(menu, draft) };
  };
  test('a defence is kept for likely bullets, and spent more freely on the last token', () => {
    expect(order({ boris: { hand: ['shield'] } }).action).toMatchObject({ defence: { card: 'shield', from: 50 } });
    expect(order({ boris: { health: 1, hand: ['shield'] } }).action).toMatchObject({ defence: { from: 30 } });
  });
  test('what stands as it should is left alone', () => {
    const told = { boris: { hand: ['shield'], defence: { card: 'shield', from: 50 }, medkit: 'always' } } as const;
    expect(order(told).stands).toBe(true);
    expect(order({ boris: { medkit: 'always' } }).stands).toBe(true);
  });
});

test('he beats somebody who presses anything in more than three duels of four', () => {
  const answerer: (mine: number) => Answerer<Action, View, Question> = (mine) => (turn, dice) =>
    turn.seat === mine ? play(turn.view, turn.ask, dice, turn.menu) : wander(turn.menu, dice);
  let won = 0;
  const games = 100;
  for (let game = 0; game < games; game++) {
    const mine = game % 2;
    const start = { seats: 2, options: optionsOf(revolver, 'printed'), seed: `beats-${game}` };
    for (const { state } of drive(revolver, start, answerer(mine))) {
      if (state.end && 'winner' in state.end && state.end.winner === mine) won += 1;
    }
  }
  expect(won).toBeGreaterThan(0.75 * games);
}, 60_000);
