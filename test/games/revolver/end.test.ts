/** Rounds, ends and silence. Numbers as in src/games/revolver/RULES.md. */
import { describe, expect, test } from 'vitest';
import { asksOf } from '../../../src/games/revolver/asks.ts';
import { revolver } from '../../../src/games/revolver/index.ts';
import { outcome } from '../../../src/games/revolver/rules/end.ts';
import { diceOf } from '../../../src/kit/dice.ts';
import { optionsOf } from '../../../src/kit/presets.ts';
import { anna, boris, duel, fates, hands, health, orders, readBy, shoots, shotOf } from './kit.ts';

const misfire = { card: 'misfire', from: 0 } as const;

describe('16, 17: a round', () => {
  test('is exactly twelve shots; then twelve cards are loaded anew, health and hands stay', () => {
    const { state: begun } = revolver.setup(2, { ...optionsOf(revolver, 'printed'), health: '6' }, diceOf('round', 0));
    let state = begun;
    for (let shot = 1; shot <= 12; shot++) {
      expect(state.round).toBe(1);
      expect(state.chamber).toHaveLength(13 - shot);
      state = shoots(state, 'other', { dice: diceOf('round', shot) }).state;
    }
    expect(state.round).toBe(2);
    expect(state.chamber.filter((x) => x === 'bullet')).toHaveLength(6);
    expect(state.chamber).toHaveLength(12);
    expect(health(state)[0]).toBeLessThan(6);
    expect(hands(state)).toEqual(hands(begun));
  });
  test('the reload is told', () => {
    const { notes } = shoots(duel({ chamber: '.' }));
    expect(readBy(notes, null)).toContainEqual({ id: 'revolver-reloaded', args: { round: 2 } });
  });
});

describe('3: turns across rounds', () => {
  test('alternate', () => {
    const { state } = shoots(duel({ chamber: '.' }));
    expect([state.round, state.shooter]).toEqual([2, boris]);
  });
  test('an extra turn survives the change', () => {
    const { state } = shoots(duel({ chamber: '*', boris: { hand: ['misfire'], defence: misfire } }));
    expect([state.round, state.shooter]).toEqual([2, anna]);
  });
});

describe('18, 19: the end', () => {
  test('without tokens it is over at once, in whatever round', () => {
    const { state } = shoots(duel({ chamber: '*.....', boris: { health: 1 } }));
    expect(state.end).toEqual({ by: 'shot', winner: anna });
    expect(asksOf(state)).toEqual([]);
    expect(outcome(state)).toEqual([[anna], [boris]]);
  });
  test('who shoots his own last token away loses', () => {
    const { state } = shoots(duel({ anna: { health: 1 }, deck: ['shield'] }), 'self');
    expect(state.end).toEqual({ by: 'shot', winner: boris });
  });
  test('the last card of a round that kills ends it, with no new round', () => {
    const { state, notes } = shoots(duel({ chamber: '*', boris: { health: 1 } }));
    expect(state.round).toBe(1);
    expect(readBy(notes, null).map((x) => x.id)).not.toContain('revolver-reloaded');
  });
  test.each([
    ['more tokens win', 2, 1, { by: 'count', winner: 0 }, [[0], [1]]],
    ['whoever holds them', 1, 3, { by: 'count', winner: 1 }, [[1], [0]]],
    ['equal ones are a draw', 2, 2, { by: 'draw' }, [[0, 1]]],
  ] as const)('after round three %s', (_, mine, other, end, places) => {
    const { state } = shoots(duel({ round: 3, chamber: '.', anna: { health: mine }, boris: { health: other } }));
    expect(state.end).toEqual(end);
    expect(outcome(state)).toEqual(places);
  });
  test('after rounds one and two nothing is counted', () => {
    for (const round of [1, 2]) expect(shoots(duel({ round, chamber: '.' })).state.end).toBeNull();
  });
  test('24: a Misfire on the very last card gives no turn any more', () => {
    const { state } = shoots(
      duel({ round: 3, chamber: '*', anna: { health: 2 }, boris: { health: 1, hand: ['misfire'], defence: misfire } }),
    );
    expect(fates(state)).toEqual(['misfire']);
    expect(state.end).toEqual({ by: 'count', winner: anna });
    expect(asksOf(state)).toEqual([]);
  });
  test('3: a shot by who is not to shoot changes nothing', () => {
    const before = duel();
    const shot = { kind: 'shot', bonus: null, target: 'other' } as const;
    const late = { ask: shotOf(before).key, seat: boris, action: shot, by: 'player' } as const;
    expect(revolver.apply(before, [late], diceOf('x', 1))).toEqual({ state: before, notes: [] });
  });
  test('nothing more can be shot when it is over', () => {
    const { state } = shoots(duel({ boris: { health: 1 } }));
    expect(
      revolver.apply(
        state,
        [{ ask: 'shot:2', seat: boris, action: { kind: 'shot', bonus: null, target: 'other' }, by: 'player' }],
        diceOf('x', 1),
      ).state,
    ).toEqual(state);
  });
});

describe('20, 23: silence', () => {
  test('shoots at the other, without a card', () => {
    const state = duel({ anna: { health: 1, hand: ['medkit', 'intercept'] }, boris: { hand: ['shield'] } });
    const view = revolver.view(state, anna);
    const menu = revolver.menu(view, shotOf(state));
    const { state: after } = revolver.apply(
      state,
      [{ ask: shotOf(state).key, seat: anna, action: { kind: 'shot', bonus: null, target: 'other' }, by: 'clock' }],
      diceOf('silence', 1),
    );
    expect(menu.kind === 'sheet' && menu.rows.map((row) => 'otherwise' in row.menu && row.menu.otherwise)).toEqual([
      'none',
      'other',
    ]);
    expect(health(after)).toEqual([1, 2]);
    expect(hands(after)).toEqual(hands(state));
  });
  test('the third missed own shot in a row loses and is not fired', () => {
    const before = duel({ anna: { missed: 2 }, boris: { health: 1 } });
    const { state, notes } = shoots(before, 'other', { by: 'clock' });
    expect(state.end).toEqual({ by: 'silence', winner: boris });
    expect(state.shots).toEqual([]);
    expect(readBy(notes, null).map((x) => x.id)).toEqual(['revolver-silence', 'revolver-end-silence']);
  });
  test('three in a row: whole turns of the other in between do not matter, an own shot does', () => {
    let state = duel({ chamber: '............', options: { health: '6' } });
    const turn = (by: 'player' | 'clock') => {
      state = shoots(state, 'other', { by }).state;
    };
    for (const [mine, other] of [
      ['clock', 'player'],
      ['clock', 'player'],
      ['player', 'player'],
      ['clock', 'player'],
      ['clock', 'player'],
    ] as const) {
      turn(mine);
      turn(other);
    }
    expect(state.end).toBeNull();
    expect(state.players.map((x) => x.missed)).toEqual([2, 0]);
    turn('clock');
    expect(state.end).toEqual({ by: 'silence', winner: boris });
  });
  test('the count is told each time', () => {
    const { notes } = shoots(duel(), 'other', { by: 'clock' });
    expect(readBy(notes, null)).toContainEqual({
      id: 'revolver-silent',
      args: { person: { seat: anna }, missed: 1, most: 3 },
    });
  });
  test('a missing order is a legal “nothing”, not a miss', () => {
    let state = duel({ chamber: '............' });
    for (let i = 0; i < 8; i++) state = shoots(state).state;
    expect(state.players.map((x) => x.missed)).toEqual([0, 0]);
  });
  test('orders do not make up for a missed shot', () => {
    const state = orders(duel({ anna: { missed: 2 } }), anna, { medkit: 'always' });
    expect(state.players[anna]?.missed).toBe(2);
  });
  test('29: what was closed early was not missed, and leaves the count where it was', () => {
    const { state, notes } = shoots(duel({ anna: { missed: 2 } }), 'other', { by: 'early' });
    expect(state.end).toBeNull();
    expect(state.players[anna]?.missed).toBe(2);
    expect(readBy(notes, null).map((x) => x.id)).not.toContain('revolver-silent');
  });
  test('the table makes nobody away', () => expect(revolver.judgesSilence).toBe(true));
});
