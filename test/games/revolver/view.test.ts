/** What who may know. Numbers as in src/games/revolver/RULES.md. */
import { describe, expect, test } from 'vitest';
import { asksOf } from '../../../src/games/revolver/asks.ts';
import { board } from '../../../src/games/revolver/board.ts';
import { revolver } from '../../../src/games/revolver/index.ts';
import type { State } from '../../../src/games/revolver/state.ts';
import { viewOf } from '../../../src/games/revolver/view.ts';
import { diceOf } from '../../../src/kit/dice.ts';
import type { Seat } from '../../../src/kit/game.ts';
import { optionsOf, presets } from '../../../src/kit/presets.ts';
import { drive } from '../../../src/sim/drive.ts';
import { anna, boris, duel, readBy, shoots } from './kit.ts';

const shield = { card: 'shield', from: 0 } as const;

/** All that this seat is shown: the view, and what is made of it. */
function shown(state: State, seat: Seat | null): string {
  const view = viewOf(state, seat);
  const forms = asksOf(state).filter((ask) => seat !== null && ask.seats.includes(seat));
  return JSON.stringify([view, board(view), forms.map((ask) => revolver.menu(view, ask))]);
}

describe('5: a laid defence', () => {
  const laid = (defence: 'open' | 'hidden') =>
    duel({ options: { defence }, boris: { hand: ['shield', 'misfire'], defence: shield } });

  test('open, all see which card it is', () => {
    for (const seat of [anna, boris, null]) expect(viewOf(laid('open'), seat).laid).toBe('shield');
  });
  test('hidden, the others see only that there is one', () => {
    for (const seat of [anna, null]) expect(viewOf(laid('hidden'), seat).laid).toBe('card');
    expect(viewOf(laid('hidden'), boris).laid).toBe('shield');
  });
  test('hidden, a Shield looks to the shooter just like a Misfire', () => {
    const other = duel({
      options: { defence: 'hidden' },
      boris: { hand: ['shield', 'misfire'], defence: { card: 'misfire', from: 0 } },
    });
    for (const seat of [anna, null]) expect(shown(laid('hidden'), seat)).toBe(shown(other, seat));
    expect(shown(laid('hidden'), boris)).not.toBe(shown(other, boris));
  });
  test('28: the condition is its owner’s: what lies there is seen, not why', () => {
    const [plain, conditional] = [0, 50].map((from) =>
      duel({ boris: { hand: ['shield'], defence: { card: 'shield', from } } }),
    );
    if (!plain || !conditional) throw new Error('two duels');
    for (const seat of [anna, null]) expect(shown(plain, seat)).toBe(shown(conditional, seat));
    const [never, none] = [
      duel({ boris: { hand: ['shield'], defence: { card: 'shield', from: 60 } } }),
      duel({ boris: { hand: ['shield'] } }),
    ];
    for (const seat of [anna, null]) expect(shown(never, seat)).toBe(shown(none, seat));
  });
  test('25: it is shown when it is discarded, hidden or not, after a blank too', () => {
    for (const defence of ['open', 'hidden'] as const) {
      const { state, notes } = shoots(
        duel({ chamber: '.*', options: { defence }, boris: { hand: ['shield'], defence: shield } }),
      );
      expect(readBy(notes, null).map((x) => x.id)).toContain('revolver-shield-blank');
      expect(viewOf(state, anna).discard).toEqual(['shield']);
    }
  });
});

describe('secrets', () => {
  test('2: the other’s hand and orders change nothing for me but its size', () => {
    const one = duel({ boris: { hand: ['shield', 'medkit'], medkit: 'always' }, deck: [] });
    const two = duel({ boris: { hand: ['intercept', 'misfire'], medkit: 'never' }, deck: [] });
    for (const seat of [anna, null]) expect(shown(one, seat)).toBe(shown(two, seat));
  });
  test('nobody knows the order of the chamber or of the deck', () => {
    const one = duel({ chamber: '***...', deck: ['shield', 'medkit'] });
    const two = duel({ chamber: '.*.*.*', deck: ['medkit', 'shield'] });
    for (const seat of [anna, boris, null]) expect(shown(one, seat)).toBe(shown(two, seat));
  });
  test('my hand stands on my board and on nobody else’s', () => {
    const state = duel({ anna: { hand: ['medkit'] } });
    const ids = (seat: Seat | null) => board(viewOf(state, seat)).map((x) => x.id);
    expect(ids(anna)).toContain('revolver-hand');
    expect(ids(boris)).toContain('revolver-hand-empty');
    expect(ids(null).filter((id) => id.startsWith('revolver-hand'))).toEqual([]);
  });

  test.each(presets)(
    'in whole games (%s) no public line tells of a card that is still in a hand or was just drawn',
    (preset) => {
      const mine = [
        'revolver-dealt',
        'revolver-stolen-mine',
        'revolver-stolen-yours',
        'revolver-drew-mine',
        'revolver-lapsed',
      ];
      let told = 0;
      for (let game = 0; game < 20; game++) {
        const start = { seats: 2, options: optionsOf(revolver, preset), seed: `secrets-${game}` };
        for (const { notes } of drive(revolver, start, ({ view, ask, menu }, dice) =>
          revolver.play(view, ask, dice, menu),
        )) {
          for (const { text, secret } of notes) {
            expect(mine).not.toContain(text?.id);
            // A public line names no card by an argument: those that it tells of are in its own words.
            if (text) expect(JSON.stringify(text)).not.toContain('revolver-card-');
            if (secret) told += 1;
            if (secret) expect(secret.seats).toHaveLength(1);
          }
        }
      }
      expect(told).toBeGreaterThan(40);
    },
  );
});

test('31: the discard is public', () => {
  expect(viewOf(duel({ discard: ['medkit', 'shield'] }), null).discard).toEqual(['medkit', 'shield']);
});

test('when it is over nothing lies on the table any more', () => {
  const { state } = shoots(
    duel({ boris: { health: 1, hand: ['shield'] }, anna: { hand: ['shield'], defence: shield } }),
  );
  expect(state.end).not.toBeNull();
  for (const seat of [anna, boris, null]) expect(viewOf(state, seat).laid).toBeNull();
  expect(board(viewOf(state, null))[0]?.id).toBe('revolver-board-won');
});

test('the dice of setup are not in the view', () => {
  const { state } = revolver.setup(2, optionsOf(revolver, 'printed'), diceOf('view', 0));
  expect(shown(state, null)).not.toContain('chamber":[');
});
