/** Orders for the other's shot. Numbers as in src/games/revolver/RULES.md. */
import { describe, expect, test } from 'vitest';
import { asksOf } from '../../../src/games/revolver/asks.ts';
import { menuOf } from '../../../src/games/revolver/menu/index.ts';
import { tell } from '../../../src/games/revolver/tell/index.ts';
import { viewOf } from '../../../src/games/revolver/view.ts';
import type { Seat } from '../../../src/kit/game.ts';
import { complete, type Draft } from '../../../src/kit/menu.ts';
import { anna, boris, duel, fates, hands, orders, readBy, shoots } from './kit.ts';

const shield = { card: 'shield', from: 0 } as const;

function standing(state: ReturnType<typeof duel>, seat: Seat) {
  const ask = asksOf(state).find(({ mode }) => mode === 'standing');
  if (!ask) throw new Error('no orders can be given');
  return { ask, view: viewOf(state, seat), menu: menuOf(viewOf(state, seat), ask) };
}

describe('6: the answer is stored in advance', () => {
  test('both may give orders at any time, and nobody is waited for', () => {
    const { ask } = standing(duel(), boris);
    expect(ask).toMatchObject({ key: 'orders', mode: 'standing', seats: [anna, boris] });
    const next = shoots(duel({ chamber: '..' })).state;
    expect(standing(next, anna).ask.key).toBe('orders');
  });
  test('at first nothing is laid', () => {
    const { state } = shoots(duel({ boris: { hand: ['shield'] } }));
    expect(fates(state)).toEqual(['hit']);
    expect(hands(state)[boris]).toEqual(['shield']);
  });
  test('an order is in force at once, also while the other aims, and can be taken back', () => {
    const ordered = orders(duel({ boris: { hand: ['shield'] } }), boris, { defence: shield });
    expect(fates(shoots(ordered).state)).toEqual(['shield']);
    const taken = orders(ordered, boris, { defence: null });
    expect(fates(shoots(taken).state)).toEqual(['hit']);
  });
  test.each([
    ['*.', 50, true],
    ['*..', 40, false],
    ['*..', 30, true],
    ['**', 100, true],
    ['**.', 100, false],
    ['*****.......', 40, true],
    ['*****.......', 50, false],
    ['**********.......', 60, false], // 58.8 %
  ])('28: with %s and an order from %i %%, laid: %s', (chamber, from, laid) => {
    const state = duel({ chamber, boris: { hand: ['shield'], defence: { card: 'shield', from } } });
    expect(fates(shoots(state).state)).toEqual([laid ? 'shield' : 'hit']);
    expect(viewOf(state, anna).laid).toBe(laid ? 'shield' : null);
  });
  test('28: the odds are exact: five of twelve are not 42 %', () => {
    const state = duel({ chamber: '*****.......', boris: { hand: ['shield'], defence: { card: 'shield', from: 42 } } });
    expect(viewOf(state, anna).laid).toBeNull();
  });
  test('when Intercept takes the card, the order lapses, and its owner alone is told', () => {
    const before = duel({ anna: { hand: ['intercept'] }, boris: { hand: ['shield'], defence: shield } });
    const { state, notes } = shoots(before, 'other', { bonus: 'intercept' });
    expect(state.players[boris]?.defence).toBeNull();
    expect(readBy(notes, boris).map((x) => x.id)).toContain('revolver-lapsed');
    expect(readBy(notes, anna).map((x) => x.id)).not.toContain('revolver-lapsed');
    expect(readBy(notes, null).map((x) => x.id)).not.toContain('revolver-lapsed');
  });
  test('22: with two such cards and one stolen, the order stands', () => {
    const before = duel({ anna: { hand: ['intercept'] }, boris: { hand: ['shield', 'shield'], defence: shield } });
    const { state } = shoots(before, 'other', { bonus: 'intercept' });
    expect(fates(state)).toEqual(['shield']);
    expect(hands(state)).toEqual([['shield'], []]);
  });
  test('Intercept that takes another card leaves it alone', () => {
    const before = duel({ anna: { hand: ['intercept'] }, boris: { hand: ['medkit', 'shield'], defence: shield } });
    expect(fates(shoots(before, 'other', { bonus: 'intercept' }).state)).toEqual(['shield']);
  });
  test('27: an order lasts while there is such a card, and goes with the last one', () => {
    const once = shoots(duel({ chamber: '....', boris: { hand: ['shield', 'shield'], defence: shield } })).state;
    expect(once.players[boris]?.defence).toEqual(shield);
    const twice = shoots(shoots(once).state).state;
    expect(twice.players[boris]?.defence).toBeNull();
    expect(twice.discard).toEqual(['shield', 'shield']);
  });
});

describe('the form of the orders', () => {
  const holding = (hand: Parameters<typeof duel>[0] = {}) => standing(duel(hand), boris);

  test('what stands is chosen', () => {
    const { menu } = holding({ boris: { hand: ['misfire'], defence: { card: 'misfire', from: 60 }, medkit: 'never' } });
    expect(complete(menu)).toEqual({
      action: { kind: 'defence', defence: { card: 'misfire', from: 60 } },
      draft: { pick: 'misfire', within: { pick: 'from-60' } },
    });
  });
  test('a card that is not in the hand is refused, with the reason', () => {
    const { menu } = holding({ boris: { hand: ['shield'] } });
    const items = menu.kind === 'pick' ? menu.items : [];
    expect(items.map((x) => [x.id, 'no' in x && x.no.id])).toEqual([
      ['none', false],
      ['shield', false],
      ['misfire', 'revolver-no-card'],
      ['medkit', false],
    ]);
  });
  test.each([
    [
      { pick: 'shield', within: { pick: 'always' } },
      { kind: 'defence', defence: { card: 'shield', from: 0 } },
    ],
    [
      { pick: 'shield', within: { pick: 'from-75' } },
      { kind: 'defence', defence: { card: 'shield', from: 75 } },
    ],
    [
      { pick: 'medkit', within: { pick: 'always' } },
      { kind: 'medkit', medkit: 'always' },
    ],
    [
      { pick: 'medkit', within: { pick: 'never' } },
      { kind: 'medkit', medkit: 'never' },
    ],
    [{ pick: 'none' }, { kind: 'defence', defence: null }],
  ] satisfies [Draft, object][])('%j means %j', (draft, action) => {
    const { menu } = holding({ boris: { hand: ['shield'] } });
    expect(complete(menu, draft)?.action).toEqual(action);
  });
  test('an order for a card that is gone by now is not kept', () => {
    const state = orders(duel({ boris: { hand: [] } }), boris, { defence: shield });
    expect(state.players[boris]?.defence).toBeNull();
  });
  test('the receipt says when a card stays in the hand for the time being', () => {
    const { ask, view } = holding({ chamber: '*...', boris: { hand: ['shield'] } });
    const said = (from: number) =>
      tell(view, ask, { kind: 'defence', defence: { card: 'shield', from } }).map((x) => x.id);
    expect(said(50)).toEqual(['revolver-tell-defence', 'revolver-tell-defence-idle']);
    expect(said(0)).toEqual(['revolver-tell-defence']);
  });
  test('which way a card is laid stands above it', () => {
    expect(holding().menu.text[0]?.id).toBe('revolver-orders-text-open');
    expect(holding({ options: { defence: 'hidden' } }).menu.text[0]?.id).toBe('revolver-orders-text-hidden');
  });
});
