/** A person's turn. Numbers are those of RULES.md. */
import { describe, expect, test } from 'vitest';
import { cell, luck, miss, office, skull } from './kit.ts';

const far = { boss: 'M11' } as const;

describe('walking', () => {
  test('7: nobody passes or shares a cell with anybody', () => {
    const here = office({ people: { anna: 'A1', bob: 'B1', vera: 'A2' }, zombies: far });
    expect(here.can('anna', { do: 'go' })).toBe(false);
    expect(here.can('bob', { do: 'go', to: cell('A1') })).toBe(false);
  });
  test('6: people pass doors, not walls', () => {
    const here = office({ people: { anna: 'A1' }, zombies: far }, { walls: ['A1 right door', 'A1 down'] });
    expect(here.can('anna', { do: 'go', to: cell('B1') })).toBe(true);
    expect(here.walks('anna', 'B1').of('anna').course?.steps).toBe(5);
    expect(here.offers('anna').some((x) => x.do === 'go' && x.to === cell('A2'))).toBe(true); // round by B1
    expect(here.walks('anna', 'A2').of('anna').course?.steps).toBe(3);
  });
  test('8: six steps, no diagonals, in one press or one by one', () => {
    const here = office({ people: { anna: 'A1' }, zombies: far });
    expect(here.can('anna', { do: 'go', to: cell('D4') })).toBe(true);
    expect(here.can('anna', { do: 'go', to: cell('D5') })).toBe(false);
    const tired = here.walks('anna', 'B1', 'B2', 'C2', 'C3', 'D3', 'D4');
    expect(tired.of('anna').course?.steps).toBe(0);
    expect(tired.can('anna', { do: 'go' })).toBe(false);
  });
  test('9: nobody has to move', () => {
    const here = office({ people: { anna: 'A1' }, zombies: far }).does('anna', { do: 'end', take: false });
    expect(here.at('anna')).toBe('A1');
    expect(here.asked).toEqual(['boss']);
  });
  test.each([
    [['cup'], ['cup'], 7],
    [['pot'], ['pot'], 12],
    [['cup', 'pot'], ['cup', 'pot'], 13],
    [['pot', 'cup'], ['pot', 'cup'], 13],
  ] as const)('8: %j drunk: %j, steps %i', (items, drunk, steps) => {
    let here = office({ people: { anna: { at: 'A1', items: [...items] } }, zombies: far });
    for (const drink of drunk) here = here.does('anna', { do: 'drink', drink });
    expect(here.of('anna')).toMatchObject({ items: [], course: { steps } });
  });
  test('8: coffee comes before the first step, and several of a kind do not add up', () => {
    const here = office({ people: { anna: { at: 'A1', items: ['cup', 'cup'] } }, zombies: far });
    expect(here.walks('anna', 'B1').can('anna', { do: 'drink' })).toBe(false);
    expect(here.does('anna', { do: 'drink', drink: 'cup' }).can('anna', { do: 'drink' })).toBe(false);
  });
  test('8: coffee is for one turn', () => {
    const here = office({ people: { anna: { at: 'A1', items: ['pot'] } }, zombies: far });
    const next = here.does('anna', { do: 'drink', drink: 'pot' }).everybodyStays().everybodyStays();
    expect(next.state.turn).toBe(6);
    expect(next.of('anna').course?.steps).toBe(6);
  });
});

describe('junk (13)', () => {
  test('is turned up when entered, in passing too, and the walk goes on from there', () => {
    const here = office({ people: { anna: 'A1' }, zombies: far }, { tokens: { B1: 'axe' } }).walks('anna', 'B1');
    expect(here.lying('B1')).toEqual(['axe']);
    expect(here.state.tokens).toEqual([]);
    expect(here.asked).toContain('anna');
    expect(here.walks('anna', 'C1').lying('B1')).toEqual(['axe']);
  });
  test('a walk in one press goes round it where it can, and halts on it where it ends there', () => {
    const here = office({ people: { anna: 'A1' }, zombies: far }, { tokens: { B1: 'axe' } });
    expect(here.walks('anna', 'C1').state.tokens).toHaveLength(1);
    expect(here.walks('anna', 'C1').of('anna').course?.steps).toBe(2);
  });
  test('a blank is removed', () => {
    const here = office({ people: { anna: 'A1' }, zombies: far }, { tokens: { B1: 'blank' } }).walks('anna', 'B1');
    expect(here.state).toMatchObject({ tokens: [], lying: [] });
    expect(here.can('anna', { do: 'take' })).toBe(false);
  });
  test('taking is free', () => {
    const here = office({ people: { anna: 'A1' }, zombies: far }, { lying: [['B1', 'pot']] });
    const taken = here.walks('anna', 'B1').does('anna', { do: 'take', thing: 'pot', leave: null });
    expect(taken.of('anna')).toMatchObject({ items: ['pot'], course: { steps: 5 } });
    expect(taken.lying('B1')).toEqual([]);
  });
  test('45: three at most; with full hands one is left in its place', () => {
    const items = ['cup', 'stapler', 'aid'] as const;
    const here = office(
      { people: { anna: { at: 'B1', items: [...items] } }, zombies: far },
      { lying: [['B1', 'axe']] },
    );
    expect(here.can('anna', { do: 'take', leave: null })).toBe(false);
    const swapped = here.does('anna', { do: 'take', thing: 'axe', leave: 'cup' });
    expect(swapped.of('anna').items).toEqual(['stapler', 'aid', 'axe']);
    expect(swapped.lying('B1')).toEqual(['cup']);
  });
  test('a thing is put down only where nothing lies', () => {
    const hands = { at: 'B1', items: ['cup' as const] };
    expect(office({ people: { anna: { ...hands } }, zombies: far }).can('anna', { do: 'drop' })).toBe(true);
    for (const floor of [{ lying: [['B1', 'axe']] as const }, { tokens: { B1: 'axe' as const } }]) {
      expect(office({ people: { anna: { ...hands } }, zombies: far }, floor).can('anna', { do: 'drop' })).toBe(false);
    }
  });
  test('39: a brick beside a token is a second thing; both may be taken', () => {
    const floor = { tokens: { B1: 'aid' as const }, lying: [['B1', 'brick']] as const };
    const here = office({ people: { anna: 'A1' }, zombies: far }, floor).walks('anna', 'B1');
    const both = here
      .does('anna', { do: 'take', thing: 'brick', leave: null })
      .does('anna', { do: 'take', thing: 'aid', leave: null });
    expect(both.of('anna').items).toEqual(['brick', 'aid']);
  });
});

describe('14: the axe', () => {
  test.each(['wall', 'door'])('opens a %s for sure, without a step, for everybody, and is gone', (kind) => {
    const here = office(
      { people: { anna: { at: 'B2', items: ['axe'] } }, zombies: { boss: 'C2' } },
      { walls: [`B2 right ${kind}`] },
    );
    const open = here.does('anna', { do: 'chop', direction: 'right' });
    expect(open.of('anna')).toMatchObject({ items: [], course: { steps: 6 } });
    expect(open.everybodyStays().can('boss', { do: 'bite' })).toBe(true);
  });
  test('needs an edge to open', () => {
    const here = office({ people: { anna: { at: 'A1', items: ['axe'] } }, zombies: far });
    expect(here.can('anna', { do: 'chop' })).toBe(false);
  });
});

describe('throwing', () => {
  const armed = (at: string, ...items: ('stapler' | 'scissors' | 'brick')[]) => ({ at, items });
  test.each([
    ['stapler', 'E1', true],
    ['stapler', 'F1', false],
    ['brick', 'E1', true],
    ['brick', 'F1', false],
    ['scissors', 'F1', true],
    ['scissors', 'G1', false],
    ['scissors', 'C2', false],
  ] as const)('11: %s from B1 to %s: %s', (weapon, boss, reaches) => {
    const here = office({ people: { anna: armed('B1', weapon) }, zombies: { boss } });
    expect(here.can('anna', { do: 'throw', at: here.seat('boss') })).toBe(reaches);
  });
  test('11: walls, doors and figures end the line', () => {
    const people = { anna: armed('B1', 'stapler') };
    for (const walls of [['C1 right'], ['C1 right door']]) {
      expect(office({ people, zombies: { boss: 'D1' } }, { walls }).can('anna', { do: 'throw' })).toBe(false);
    }
    const crowded = office({ people: { ...people, bob: 'C1' }, zombies: { boss: 'D1' } });
    expect(crowded.can('anna', { do: 'throw' })).toBe(false);
  });
  test('10: one die; a throw ends the turn; hit or not, the weapon is gone', () => {
    const here = office({ people: { anna: armed('B1', 'stapler', 'scissors'), bob: 'M1' }, zombies: { boss: 'D1' } });
    const at = here.seat('boss');
    const hit = here.does('anna', { do: 'throw', weapon: 'stapler', at }, luck(skull));
    expect(hit.at('boss')).toBeNull();
    expect(hit.of('anna').items).toEqual(['scissors']);
    expect(hit.asked).toEqual(['bob']);
    const missed = here.does('anna', { do: 'throw', weapon: 'stapler', at }, luck(miss));
    expect(missed.at('boss')).toBe('D1');
    expect(missed.of('anna').items).toEqual(['scissors']);
    expect(missed.asked).toEqual(['bob']);
  });
  test('10: first the walk, then the throw', () => {
    const here = office({ people: { anna: armed('A1', 'stapler') }, zombies: { boss: 'F1' } });
    expect(here.walks('anna', 'C1').can('anna', { do: 'throw' })).toBe(true);
  });
  test.each([
    [skull, ['aid', 'brick']],
    [miss, ['aid']],
  ])('12: a brick that hits (die %i) lies on the cell: %j', (die, lying) => {
    const here = office(
      { people: { anna: armed('B1', 'brick') }, zombies: { boss: 'D1' } },
      { lying: [['D1', 'aid']] },
    );
    const thrown = here.does('anna', { do: 'throw', weapon: 'brick', at: here.seat('boss') }, luck(die));
    expect(thrown.lying('D1')).toEqual(lying);
  });
  test('12: nothing else that hits stays on the floor', () => {
    for (const weapon of ['stapler', 'scissors'] as const) {
      const here = office({ people: { anna: armed('B1', weapon) }, zombies: { boss: 'D1' } });
      const thrown = here.does('anna', { do: 'throw', weapon, at: here.seat('boss') }, luck(skull));
      expect(thrown.state.lying).toEqual([]);
    }
  });
  test('27: people do not throw at people', () => {
    const here = office({ people: { anna: armed('B1', 'stapler'), bob: 'C1' }, zombies: far });
    expect(here.can('anna', { do: 'throw' })).toBe(false);
  });
  test('25: a dead zombie scores nothing', () => {
    const here = office({ people: { anna: armed('B1', 'stapler') }, zombies: { boss: 'D1' } });
    const hit = here.does('anna', { do: 'throw', weapon: 'stapler', at: here.seat('boss') }, luck(skull));
    expect(hit.of('anna').points).toBe(1); // the completed turn alone
  });
});

describe('43: taking back', () => {
  const undo = { do: 'undo' } as const;
  test('step after step, things and coffee too, to the beginning of the turn', () => {
    const here = office(
      { people: { anna: { at: 'A1', items: ['cup'] }, bob: 'M1' }, zombies: far },
      { lying: [['B1', 'pot']] },
    );
    const gone = here
      .does('anna', { do: 'drink', drink: 'cup' })
      .walks('anna', 'B1')
      .does('anna', { do: 'take', thing: 'pot', leave: null })
      .walks('anna', 'C1');
    const back = gone.does('anna', undo).does('anna', undo);
    expect(back.at('anna')).toBe('B1');
    expect(back.lying('B1')).toEqual(['pot']);
    expect(back.of('anna')).toMatchObject({ items: [], course: { steps: 6 } });
    expect(back.does('anna', undo).does('anna', undo).state).toEqual(here.state);
    expect(here.can('anna', undo)).toBe(false);
  });
  test('a wall that was chopped stands again, and the axe is back in hand', () => {
    const figures = { people: { anna: { at: 'A1', items: ['axe' as const] }, bob: 'M1' }, zombies: far };
    const here = office(figures, { walls: ['A1 right'] });
    const chopped = here.does('anna', { do: 'chop', direction: 'right' }).walks('anna', 'B1');
    const back = chopped.does('anna', undo).does('anna', undo);
    expect(back.state).toEqual(here.state);
    expect(back.can('anna', { do: 'chop', direction: 'right' })).toBe(true);
  });
  test('not behind a token that was turned up', () => {
    const here = office({ people: { anna: 'A1', bob: 'M1' }, zombies: far }, { tokens: { B1: 'cup' } });
    expect(here.walks('anna', 'B1').can('anna', undo)).toBe(false);
    expect(here.walks('anna', 'B1', 'C1').does('anna', undo).at('anna')).toBe('B1');
  });
  test('not behind what somebody else has done since', () => {
    const here = office({ people: { anna: 'A1', bob: 'M1' }, zombies: far }).walks('anna', 'B1');
    expect(here.walks('bob', 'L1').can('anna', undo)).toBe(false);
    expect(here.walks('bob', 'L1').can('bob', undo)).toBe(true);
  });
});

describe('28: silence', () => {
  test('stays where the walk had come to, and takes what lies there as far as the hands hold it', () => {
    const lying = [
      ['B1', 'brick'],
      ['B1', 'aid'],
    ] as const;
    const here = office({ people: { anna: { at: 'A1', items: ['cup', 'pot'] }, bob: 'M1' }, zombies: far }, { lying });
    const slept = here.walks('anna', 'B1').sleeps('anna');
    expect(slept.at('anna')).toBe('B1');
    expect(slept.of('anna').items).toEqual(['cup', 'pot', 'brick']);
    expect(slept.lying('B1')).toEqual(['aid']);
    expect(slept.asked).toEqual(['bob']);
  });
});
