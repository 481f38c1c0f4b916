/** Shots and cards. Numbers as in src/games/revolver/RULES.md. */
import { describe, expect, test } from 'vitest';
import type { Card } from '../../../src/games/revolver/data/cards.ts';
import { diceOf } from '../../../src/kit/dice.ts';
import { anna, boris, duel, fates, hands, health, readBy, shoots } from './kit.ts';

const always = { from: 0 } as const;
const shield = { card: 'shield', ...always } as const;
const misfire = { card: 'misfire', ...always } as const;

describe('a plain shot', () => {
  test('a bullet at the other takes a token of his, and the turn passes', () => {
    const { state } = shoots(duel({ chamber: '*.' }));
    expect(health(state)).toEqual([3, 2]);
    expect(state.shooter).toBe(boris);
    expect(state.chamber).toEqual(['blank']);
  });
  test('a blank does nothing, and the turn passes', () => {
    const { state } = shoots(duel({ chamber: '.*' }));
    expect(health(state)).toEqual([3, 3]);
    expect(state.shooter).toBe(boris);
  });
  test('a bullet at oneself takes a token of one’s own', () => {
    const { state } = shoots(duel({ chamber: '*.' }), 'self');
    expect(health(state)).toEqual([2, 3]);
    expect(state.shooter).toBe(boris);
  });
  test.each(['*.', '.*'])('a shot at oneself draws a card, whatever it was (%s)', (chamber) => {
    const { state, notes } = shoots(duel({ chamber, deck: ['shield', 'medkit'] }), 'self');
    expect(hands(state)).toEqual([['shield'], []]);
    expect(state.deck).toEqual(['medkit']);
    expect(readBy(notes, anna)).toContainEqual({
      id: 'revolver-drew-mine',
      args: { card: { id: 'revolver-card-shield' } },
    });
    for (const other of [boris, null]) {
      expect(readBy(notes, other)).toContainEqual({ id: 'revolver-drew', args: { person: { seat: anna } } });
    }
  });
  test('a shot at oneself gives no second turn', () => {
    expect(shoots(duel({ chamber: '.*' }), 'self').state.shooter).toBe(boris);
  });
  test('a shot at the other draws none', () => {
    expect(hands(shoots(duel({ chamber: '.*' })).state)).toEqual([[], []]);
  });
});

describe('4: the order of a turn', () => {
  test('Intercept comes before the defence: what it steals is not laid', () => {
    const { state } = shoots(
      duel({ anna: { hand: ['intercept'] }, boris: { hand: ['shield'], defence: shield } }),
      'other',
      {
        bonus: 'intercept',
      },
    );
    expect(fates(state)).toEqual(['hit']);
    expect(hands(state)).toEqual([['shield'], []]);
  });
  test('a Medkit heals before the shot: the last token survives a shot at oneself', () => {
    const { state } = shoots(duel({ anna: { health: 1, hand: ['medkit'] }, deck: ['shield'] }), 'self', {
      bonus: 'medkit',
    });
    expect(health(state)).toEqual([1, 3]);
    expect(state.end).toBeNull();
  });
});

describe('Shield', () => {
  test('stops a bullet and goes to the discard', () => {
    const { state } = shoots(duel({ boris: { hand: ['shield'], defence: shield } }));
    expect(fates(state)).toEqual(['shield']);
    expect(health(state)).toEqual([3, 3]);
    expect(state.discard).toEqual(['shield']);
    expect(state.shooter).toBe(boris);
  });
});

describe('10: Misfire', () => {
  test('stops a bullet, and the same shooter has a complete new turn', () => {
    const { state } = shoots(duel({ chamber: '*.', boris: { hand: ['misfire'], defence: misfire } }));
    expect(fates(state)).toEqual(['misfire']);
    expect(health(state)).toEqual([3, 3]);
    expect(state.shooter).toBe(anna);
    expect(state.chamber).toEqual(['blank']); // nothing is shuffled
  });
  test('in the new turn another card may be played, and another defence is laid', () => {
    const before = duel({
      anna: { health: 2, hand: ['medkit', 'medkit'] },
      boris: { hand: ['misfire', 'misfire'], defence: misfire },
      chamber: '***',
    });
    const once = shoots(before, 'other', { bonus: 'intercept' }).state; // has none: plays none
    expect(once.shooter).toBe(anna);
    const again = shoots(once, 'other', { bonus: 'medkit' }).state;
    expect(health(again)).toEqual([3, 3]);
    expect(fates(again)).toEqual(['misfire', 'misfire']);
  });
  test('on a blank there is no new turn, and it is spent', () => {
    const { state } = shoots(duel({ chamber: '.*', boris: { hand: ['misfire'], defence: misfire } }));
    expect(state.shooter).toBe(boris);
    expect(state.discard).toEqual(['misfire']);
  });
  test('a bullet at oneself sets off nobody’s Misfire', () => {
    const { state } = shoots(duel({ boris: { hand: ['misfire'], defence: misfire } }), 'self');
    expect(fates(state)).toEqual(['hit']);
    expect(state.shooter).toBe(boris);
    expect(state.discard).toEqual(['misfire']);
  });
});

describe('9: a laid card is spent', () => {
  test.each([
    ['on a blank', '.*', 'other', 'blank'],
    ['when the shot went elsewhere', '*.', 'self', 'elsewhere'],
    ['when it worked', '*.', 'other', 'worked'],
  ] as const)('%s', (_, chamber, at, did) => {
    const { state, notes } = shoots(duel({ chamber, boris: { hand: ['shield'], defence: shield } }), at);
    expect(state.discard).toEqual(['shield']);
    expect(hands(state)[boris]).toEqual([]);
    expect(readBy(notes, null).map((x) => x.id)).toContain(`revolver-shield-${did}`);
  });
  test('after the turn: it cannot be drawn by the shot that it is laid against', () => {
    const { state } = shoots(duel({ deck: [], boris: { hand: ['shield'], defence: shield } }), 'self');
    expect(hands(state)).toEqual([[], []]);
    expect(state.discard).toEqual(['shield']);
  });
});

describe('8: nobody shields himself', () => {
  test('the shooter’s own order does not meet a shot at himself', () => {
    const { state } = shoots(duel({ anna: { hand: ['shield'], defence: shield } }), 'self');
    expect(fates(state)).toEqual(['hit']);
    expect(hands(state)[anna]).toContain('shield');
  });
  test('nor does what the other has laid', () => {
    const { state } = shoots(duel({ boris: { hand: ['shield'], defence: shield } }), 'self');
    expect(health(state)).toEqual([2, 3]);
  });
});

describe('7: one card a turn and player', () => {
  test('the shooter plays one of two', () => {
    const { state } = shoots(
      duel({ anna: { health: 1, hand: ['medkit', 'intercept'] }, boris: { hand: ['shield'] } }),
      'other',
      {
        bonus: 'intercept',
      },
    );
    expect(hands(state)[anna]).toEqual(['medkit', 'shield']);
  });
  test('the defender lays one, however many he holds', () => {
    const { state } = shoots(duel({ boris: { hand: ['shield', 'shield', 'misfire'], defence: shield } }));
    expect(hands(state)[boris]).toEqual(['shield', 'misfire']);
  });
  test('the Medkit that saves comes on top', () => {
    const { state } = shoots(
      duel({
        anna: { hand: ['intercept', 'medkit'], medkit: 'always' },
        boris: { hand: ['shield'] },
        deck: ['shield'],
      }),
      'self',
      { bonus: 'intercept' },
    );
    expect(fates(state)).toEqual(['medkit']);
    expect(state.discard).toEqual(['intercept', 'medkit']);
  });
});

describe('11, 12: the Medkit that saves', () => {
  test('the token stays where it was, the Medkit goes', () => {
    const { state } = shoots(duel({ boris: { health: 2, hand: ['medkit'], medkit: 'always' } }));
    expect(health(state)).toEqual([3, 2]);
    expect(state.discard).toEqual(['medkit']);
    expect(fates(state)).toEqual(['medkit']);
  });
  test('it saves the last token too', () => {
    const { state } = shoots(duel({ boris: { health: 1, hand: ['medkit'] } }));
    expect(health(state)).toEqual([3, 1]);
    expect(state.end).toBeNull();
  });
  test.each([
    ['always', 3, true],
    ['always', 1, true],
    ['last', 2, false],
    ['last', 1, true],
    ['never', 2, false],
    ['never', 1, false],
  ] as const)('the order %s with %i tokens: saved %s', (medkit, tokens, saved) => {
    const { state } = shoots(duel({ boris: { health: tokens, hand: ['medkit'], medkit } }));
    expect(health(state)[boris]).toBe(saved ? tokens : tokens - 1);
  });
  test('a laid Shield comes first: the Medkit is kept', () => {
    const { state } = shoots(
      duel({ boris: { health: 1, hand: ['shield', 'medkit'], defence: shield, medkit: 'always' } }),
    );
    expect(hands(state)[boris]).toEqual(['medkit']);
  });
  test('one just drawn by the shot at oneself may be used', () => {
    const { state } = shoots(duel({ anna: { health: 1 }, deck: ['medkit'] }), 'self');
    expect(fates(state)).toEqual(['medkit']);
    expect(health(state)).toEqual([1, 3]);
  });
  test('the order at first is: only for the last token', () => {
    expect(duel().players.map((x) => x.medkit)).toEqual(['last', 'last']);
  });
});

describe('13: the ordinary Medkit', () => {
  test('brings one token back and goes to the discard', () => {
    const { state } = shoots(duel({ chamber: '.*', anna: { health: 1, hand: ['medkit'] } }), 'other', {
      bonus: 'medkit',
    });
    expect(health(state)).toEqual([2, 3]);
    expect(state.discard).toEqual(['medkit']);
  });
  test.each(['3', '5', '6'] as const)('18: with all %s tokens it is not played', (full) => {
    const { state } = shoots(duel({ chamber: '.*', options: { health: full }, anna: { hand: ['medkit'] } }), 'other', {
      bonus: 'medkit',
    });
    expect(health(state)[anna]).toBe(Number(full));
    expect(hands(state)[anna]).toEqual(['medkit']);
  });
});

describe('14: Intercept', () => {
  test('steals a random card and goes to the discard', () => {
    const before = duel({
      anna: { hand: ['intercept'] },
      boris: { hand: ['shield', 'misfire', 'medkit'] },
      chamber: '.*',
    });
    const stolen = new Set<Card | undefined>();
    for (let i = 0; i < 40; i++) {
      const { state } = shoots(before, 'other', { bonus: 'intercept', dice: diceOf('steal', i) });
      stolen.add(hands(state)[anna]?.[0]);
      expect(state.discard).toEqual(['intercept']);
      expect(hands(state)[boris]).toHaveLength(2);
    }
    expect(stolen).toEqual(new Set(['shield', 'misfire', 'medkit']));
  });
  test('is not played on an empty hand', () => {
    const { state } = shoots(duel({ anna: { hand: ['intercept'] }, chamber: '.*' }), 'other', { bonus: 'intercept' });
    expect(hands(state)[anna]).toEqual(['intercept']);
  });
  test('what it stole is known to the two, and to nobody else', () => {
    const { notes } = shoots(
      duel({ anna: { hand: ['intercept'] }, boris: { hand: ['medkit'] }, chamber: '.*' }),
      'other',
      {
        bonus: 'intercept',
      },
    );
    const card = { id: 'revolver-card-medkit' };
    expect(readBy(notes, anna)).toContainEqual({ id: 'revolver-stolen-mine', args: { card } });
    expect(readBy(notes, boris)).toContainEqual({ id: 'revolver-stolen-yours', args: { card } });
    expect(JSON.stringify(readBy(notes, null))).not.toContain('revolver-card-medkit');
  });
  test('a stolen Medkit cannot be played before this shot, for that card has been played', () => {
    const { state } = shoots(
      duel({ anna: { health: 1, hand: ['intercept'] }, boris: { hand: ['medkit'] }, chamber: '.*' }),
      'other',
      {
        bonus: 'intercept',
      },
    );
    expect(health(state)[anna]).toBe(1);
  });
  describe('a Medkit stolen in this turn', () => {
    const robbing = (anna: { readonly hand: readonly Card[] }, deck: readonly Card[] = ['shield']) =>
      duel({ anna: { health: 2, medkit: 'always', ...anna }, boris: { hand: ['medkit'] }, deck });

    test('does not save from the bullet of this very turn', () => {
      const { state } = shoots(robbing({ hand: ['intercept'] }), 'self', { bonus: 'intercept' });
      expect(fates(state)).toEqual(['hit']);
      expect(health(state)).toEqual([1, 3]);
      expect(hands(state)[anna]).toEqual(['medkit', 'shield']);
    });
    test('not from death either', () => {
      const before = robbing({ hand: ['intercept'] });
      const { state } = shoots({ ...before, players: before.players.map((x) => ({ ...x, health: 1 })) }, 'self', {
        bonus: 'intercept',
      });
      expect(state.end).toEqual({ by: 'shot', winner: boris });
    });
    test.each([
      ['one held before', ['intercept', 'medkit'], ['shield']],
      ['one just drawn', ['intercept'], ['medkit']],
    ] as const)('leaves %s to save', (_, hand, deck) => {
      const { state } = shoots(robbing({ hand }, deck), 'self', { bonus: 'intercept' });
      expect(fates(state)).toEqual(['medkit']);
      expect(health(state)).toEqual([2, 3]);
      expect(hands(state)[anna]).toContain('medkit');
    });
    test('saves in the next turn, also in the one that a Misfire gives', () => {
      const before = duel({
        chamber: '**',
        anna: { health: 2, medkit: 'always', hand: ['intercept'] },
        boris: { hand: ['medkit', 'misfire'], defence: misfire },
      });
      const { state: again } = shoots(before, 'other', { bonus: 'intercept' });
      expect(fates(again)).toEqual(['misfire']);
      expect(fates(shoots(again, 'self').state)).toEqual(['misfire', 'medkit']);
    });
  });
});

describe('15: the deck runs out', () => {
  test('the discard is shuffled into a new one', () => {
    const before = duel({ chamber: '..', deck: [], discard: ['shield', 'medkit', 'misfire'] });
    const drawn = new Set(
      Array.from({ length: 30 }, (_, i) => hands(shoots(before, 'self', { dice: diceOf('deck', i) }).state)[anna]?.[0]),
    );
    expect(drawn).toEqual(new Set(['shield', 'medkit', 'misfire']));
    const { state } = shoots(before, 'self');
    expect(state.deck).toHaveLength(2);
    expect(state.discard).toEqual([]);
  });
  test('a card just played is in it', () => {
    const { state } = shoots(
      duel({ chamber: '..', anna: { health: 1, hand: ['medkit'] }, deck: [], discard: [] }),
      'self',
      {
        bonus: 'medkit',
      },
    );
    expect(hands(state)[anna]).toEqual(['medkit']);
  });
  test('with nothing anywhere there is no card, and it is told', () => {
    const { state, notes } = shoots(duel({ chamber: '..', deck: [], discard: [] }), 'self');
    expect(hands(state)).toEqual([[], []]);
    expect(readBy(notes, null).map((x) => x.id)).toContain('revolver-drew-none');
  });
});
