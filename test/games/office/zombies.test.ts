/** A zombie's turn and bites. Numbers are those of RULES.md. */
import { describe, expect, test } from 'vitest';
import { loadLocales } from '../../../src/i18n/speak.ts';
import { diceOf } from '../../../src/kit/dice.ts';
import { cell, luck, miss, office, red, skull } from './kit.ts';

const night = { window: 'zombies' } as const;
const roll = { do: 'roll' } as const;

describe('actions (22)', () => {
  test('three while only one zombie has stood, two for each afterwards', () => {
    expect(office({ people: { anna: 'A1' }, zombies: { boss: 'M11' } }, night).of('boss').course?.actions).toBe(3);
    const two = office({ people: { anna: 'A1' }, zombies: { boss: 'M11', bob: 'M1' } }, night);
    expect([two.of('boss').course?.actions, two.of('bob').course?.actions]).toEqual([2, 2]);
  });
  test('33, 34: the third is gone for good once a second zombie stands, in that very turn', () => {
    const here = office(
      {
        people: { anna: 'A1' },
        zombies: { boss: { returns: 9 }, bob: { role: 'zombie', returns: 5, died: 2, risen: false } },
      },
      { ...night, alone: true },
    );
    expect(here.of('bob').course?.actions).toBe(2);
    expect(here.at('bob')).toBe('G6');
  });
  test('34: the first zombie alone, back from the dead, still has three', () => {
    const here = office({ people: { anna: 'A1' }, zombies: { boss: { returns: 5 } } }, night);
    expect(here.of('boss').course?.actions).toBe(3);
  });
  test('22: a second zombie who is still on his way takes nothing from the first', () => {
    const dead = { role: 'zombie', returns: 6, died: 3, risen: false } as const;
    const here = office({ people: { anna: 'A1' }, zombies: { boss: 'M11', bob: dead } }, { ...night, alone: true });
    expect(here.asked).toEqual(['boss']);
    expect(here.of('boss').course?.actions).toBe(3);
  });
  test('any order, the same one as often as there are actions, and the turn is over', () => {
    const here = office({ people: { anna: 'A1' }, zombies: { boss: 'M11' } }, { ...night, walls: ['M11 left'] });
    const breaks = { do: 'break', direction: 'left' } as const;
    const tried = here.does('boss', breaks, luck(miss)).does('boss', breaks, luck(miss));
    expect(tried.asked).toEqual(['boss']);
    expect(tried.does('boss', breaks, luck(miss)).state.turn).toBe(6);
  });
});

describe('46, 47: the end of a turn', () => {
  test('46: the next action ends the walk before it, and steps left over are lost', () => {
    const here = office({ people: { anna: 'A1' }, zombies: { boss: 'G6' } }, { ...night, walls: ['G5 left'] });
    const walked = here.does('boss', roll, luck(2)).walks('boss', 'G5');
    expect(walked.of('boss').course).toMatchObject({ steps: 2, actions: 2 });
    const broken = walked.does('boss', { do: 'break', direction: 'left' }, luck(skull));
    expect(broken.of('boss').course).toMatchObject({ steps: 0, actions: 1 });
    expect(broken.can('boss', { do: 'go' })).toBe(false);
  });
  test.each([
    ['that misses', miss],
    ['that hits', skull],
  ])('46: a bite %s ends the walk too', (_, die) => {
    const here = office({ people: { anna: 'G4', bob: 'A1' }, zombies: { boss: 'G6' } }, night);
    const walked = here.does('boss', roll, luck(2)).walks('boss', 'G5');
    expect(walked.of('boss').course?.steps).toBe(2);
    const bitten = walked.does('boss', { do: 'bite', whom: here.seat('anna') }, luck(die, die));
    expect(bitten.of('boss').course).toMatchObject({ steps: 0, actions: 1 });
  });
  test('47: by itself, with steps that lead nowhere', () => {
    const walls = ['G6 left', 'G6 right', 'G6 up', 'G6 down'];
    const here = office({ people: { anna: 'A1' }, zombies: { boss: 'G6' } }, { ...night, alone: false, walls });
    expect(here.does('boss', roll, luck(0)).does('boss', roll, luck(0)).state.turn).toBe(6);
  });
  test('47: by itself, as soon as what another zombie does leaves nothing to take back', () => {
    const here = office({ people: { anna: 'A1' }, zombies: { boss: 'G6', max: 'M11' } }, night);
    const walked = here.does('boss', roll, luck(0)).walks('boss', 'G5').does('boss', roll, luck(0)).walks('boss', 'G4');
    expect(walked.asked).toContain('boss');
    expect(walked.does('max', roll, luck(0)).asked).toEqual(['max']);
  });
});

describe('17: moving', () => {
  test('7: a zombie passes nobody either', () => {
    const figures = { people: { anna: 'A2' }, zombies: { boss: 'A1', max: 'B1' } };
    expect(office(figures, night).does('boss', roll, luck(2)).can('boss', { do: 'go' })).toBe(false);
  });
  test.each([
    [0, 1],
    [1, 2],
    [2, 3],
    [3, 1],
    [4, 2],
  ])('side %i of the die is %i steps, or fewer', (side, steps) => {
    const here = office({ people: { anna: 'A1' }, zombies: { boss: 'G6' } }, night).does('boss', roll, luck(side));
    expect(here.of('boss').course).toMatchObject({ steps, actions: 2 });
    expect(here.can('boss', { do: 'go', to: cell('G5') })).toBe(true);
    expect(here.can('boss', { do: 'go', to: cell(`G${6 - steps - 1}`) })).toBe(false);
  });
  test('6: not through doors', () => {
    const floor = { ...night, walls: ['G6 right door', 'G6 left', 'G6 up', 'G6 down'] };
    const here = office({ people: { anna: 'A1' }, zombies: { boss: 'G6' } }, floor).does('boss', roll, luck(2));
    expect(here.can('boss', { do: 'go' })).toBe(false);
  });
  test('13: zombies leave junk alone', () => {
    const here = office({ people: { anna: 'A1' }, zombies: { boss: 'G6' } }, { ...night, tokens: { G5: 'axe' } });
    const over = here.does('boss', roll, luck(1)).walks('boss', 'G5');
    expect(over.state.tokens).toHaveLength(1);
    expect(over.can('boss', { do: 'take' })).toBe(false);
  });
  test('43: a step can be taken back, a die cannot; the last step does not end the turn', () => {
    const floor = { ...night, alone: false };
    const rolled = office({ people: { anna: 'A1' }, zombies: { boss: 'G6' } }, floor).does('boss', roll, luck(0));
    expect(rolled.can('boss', { do: 'undo' })).toBe(false);
    const twice = rolled.walks('boss', 'G5').does('boss', roll, luck(0)).walks('boss', 'G4');
    expect(twice.asked).toEqual(['boss']);
    expect(twice.does('boss', { do: 'undo' }).at('boss')).toBe('G5');
    expect(twice.does('boss', { do: 'undo' }).can('boss', { do: 'undo' })).toBe(false);
  });
});

describe('17: frenzy', () => {
  test('a red 3 puts him beside the nearest person he sees; it is no attack', () => {
    const here = office({ people: { anna: 'G1', bob: 'M6' }, zombies: { boss: 'G6' } }, night);
    const raging = here.does('boss', roll, luck(red));
    expect(raging.at('boss')).toBe('G2');
    expect(raging.of('boss').course).toMatchObject({ steps: 0, actions: 2 });
    expect(raging.at('anna')).toBe('G1');
  });
  test('two as near: his choice', () => {
    const here = office({ people: { anna: 'G2', bob: 'G10' }, zombies: { boss: 'G6' } }, night);
    const raging = here.does('boss', roll, luck(red));
    expect(raging.at('boss')).toBe('G6');
    expect(raging.offers('boss').filter((x) => x.do === 'frenzy')).toEqual([
      { do: 'frenzy', to: cell('G3') },
      { do: 'frenzy', to: cell('G9') },
    ]);
    expect(raging.does('boss', { do: 'frenzy', to: cell('G9') }).at('boss')).toBe('G9');
  });
  test('the choice made, he acts on with what is left', () => {
    const here = office({ people: { anna: 'G2', bob: 'G10' }, zombies: { boss: 'G6' } }, night);
    const raged = here.does('boss', roll, luck(red)).does('boss', { do: 'frenzy', to: cell('G9') });
    const kinds = new Set(raged.offers('boss').map((x) => x.do));
    expect(kinds).toEqual(new Set(['bite', 'roll', 'auto', 'end']));
    expect(raged.of('boss').course?.actions).toBe(2);
  });
  test.each([
    ['orthogonal', 'G6', 3],
    ['any_line', 'I9', 0],
  ] as const)('19: who stands aslant is prey by the option alone (%s)', (sight, at, steps) => {
    const here = office({ people: { anna: 'J9' }, zombies: { boss: 'G6' } }, { ...night, options: { sight } });
    const rolled = here.does('boss', roll, luck(red));
    const chosen = rolled.can('boss', { do: 'frenzy' })
      ? rolled.does('boss', { do: 'frenzy', to: cell('I9') })
      : rolled;
    expect([chosen.at('boss'), chosen.of('boss').course?.steps]).toEqual([at, steps]);
  });
  test('it is obligatory: nothing else is on offer but to let him', () => {
    const here = office({ people: { anna: 'G2', bob: 'G10' }, zombies: { boss: 'G6' } }, night);
    const kinds = here
      .does('boss', roll, luck(red))
      .offers('boss')
      .map((x) => x.do);
    expect(new Set(kinds)).toEqual(new Set(['frenzy', 'auto']));
  });
  test('35: beside his prey already, he stays and the action is spent', () => {
    const here = office({ people: { anna: 'G5' }, zombies: { boss: 'G6' } }, night).does('boss', roll, luck(red));
    expect(here.at('boss')).toBe('G6');
    expect(here.of('boss').course).toMatchObject({ steps: 0, actions: 2 });
  });
  test('nobody in sight: a plain 3', () => {
    const here = office({ people: { anna: 'A1' }, zombies: { boss: 'G6' } }, night).does('boss', roll, luck(red));
    expect(here.of('boss').course?.steps).toBe(3);
  });
  test('36: no room beside the nearest: a plain 3', () => {
    const crowded = office(
      { people: { anna: 'G1', bob: 'A11' }, zombies: { boss: 'G6', max: 'G2' } },
      { ...night, walls: ['G1 left', 'G1 right door'] },
    );
    expect(crowded.does('boss', roll, luck(red)).of('boss').course?.steps).toBe(3);
  });
});

test('5.1: half the faces of a battle die are skulls, for zombies and people alike', () => {
  const breaks = { do: 'break', direction: 'right' } as const;
  const here = office({ people: { anna: 'A1' }, zombies: { boss: 'G6' } }, { ...night, walls: ['G6 right'] });
  const holes = Array.from({ length: 400 }, (_, i) => here.does('boss', breaks, diceOf('battle', i)));
  const opened = holes.filter((after) => !after.can('boss', breaks)).length;
  expect(opened).toBeGreaterThan(160);
  expect(opened).toBeLessThan(240);
}, 60_000);

describe('breaking and biting', () => {
  test.each(['wall', 'door'])('20: a skull opens a %s for good and for everybody', (kind) => {
    const here = office({ people: { anna: 'H6' }, zombies: { boss: 'G6' } }, { ...night, walls: [`G6 right ${kind}`] });
    expect(here.can('boss', { do: 'bite' })).toBe(false);
    const breaks = { do: 'break', direction: 'right' } as const;
    expect(here.does('boss', breaks, luck(miss)).can('boss', { do: 'bite' })).toBe(false);
    expect(here.does('boss', breaks, luck(skull)).can('boss', { do: 'bite' })).toBe(true);
  });
  test('21: only next to him, never across a corner', () => {
    expect(office({ people: { anna: 'H7' }, zombies: { boss: 'G6' } }, night).can('boss', { do: 'bite' })).toBe(false);
  });
  test.each([
    [miss, miss, 'H6'],
    [skull, miss, null],
    [miss, skull, null],
    [skull, skull, null],
  ])('21: dice %i and %i: the person stands on %s', (one, other, at) => {
    const here = office({ people: { anna: 'H6', bob: 'A1' }, zombies: { boss: 'G6' } }, night);
    const bitten = here.does('boss', { do: 'bite', whom: here.seat('anna') }, luck(one, other));
    expect(bitten.at('anna')).toBe(at);
  });
  test('15: an axe throws first: two skulls kill the zombie, and it is kept', () => {
    const here = office({ people: { anna: { at: 'H6', items: ['axe'] } }, zombies: { boss: 'G6' } }, night);
    const bite = { do: 'bite', whom: here.seat('anna') } as const;
    const axed = here.does('boss', bite, luck(skull, skull));
    expect([axed.at('boss'), axed.at('anna'), axed.of('anna').items]).toEqual([null, 'H6', ['axe']]);
    expect(axed.state.turn).toBe(6); // his turn is over with him
    const failed = here.does('boss', bite, luck(skull, miss, miss, miss));
    expect([failed.at('boss'), failed.at('anna')]).toEqual(['G6', 'H6']);
    expect(here.does('boss', bite, luck(miss, skull, skull, skull)).at('anna')).toBeNull();
  });
  test('16: first aid takes the first bite that hits, not one that misses', () => {
    const here = office({ people: { anna: { at: 'H6', items: ['aid'] } }, zombies: { boss: 'G6' } }, night);
    const bite = { do: 'bite', whom: here.seat('anna') } as const;
    expect(here.does('boss', bite, luck(miss, miss)).of('anna').items).toEqual(['aid']);
    const saved = here.does('boss', bite, luck(skull, miss));
    expect([saved.at('anna'), saved.of('anna').items]).toEqual(['H6', []]);
    expect(saved.of('boss').points).toBe(0); // 25
    expect(saved.does('boss', bite, luck(skull, miss)).at('anna')).toBeNull();
  });
});

test('16: of two kits a bite takes one, and nobody is told that there is no other', () => {
  const here = office({ people: { anna: { at: 'H6', items: ['aid', 'aid'] } }, zombies: { boss: 'G6' } }, night);
  const saved = here.does('boss', { do: 'bite', whom: 0 }, luck(skull, miss));
  expect(saved.of('anna').items).toEqual(['aid']);
  const told = saved.everybodyStays().told('anna');
  expect(
    told.map((text) =>
      loadLocales('locales')
        .speak('en', () => 'Boss')
        .plain(text),
    ),
  ).toEqual(['Boss bit you, but first aid saved you. That kit is used up.']);
});

describe('28, 41: a zombie nobody leads', () => {
  test('bites who stands beside him', () => {
    const here = office({ people: { anna: 'H6', bob: 'A1' }, zombies: { boss: 'G6' } }, night);
    expect(here.sleeps('boss', luck(0, skull, skull)).at('anna')).toBeNull();
  });
  test('else approaches the nearest, and bites with what is left', () => {
    const here = office({ people: { anna: 'K6', bob: 'A1' }, zombies: { boss: 'G6' } }, night);
    // lots, die 3, lots: he stands beside her; then two bites that miss.
    const slept = here.sleeps('boss', luck(0, 2, 0, 0, miss, miss, 0, 0, miss, miss));
    expect([slept.at('boss'), slept.at('anna')]).toEqual(['J6', 'K6']);
    expect(slept.state.turn).toBe(6);
  });
  test('else breaks what stands on the shortest way', () => {
    const walls = ['A1 right', 'A1 down'];
    const here = office({ people: { anna: 'A1' }, zombies: { boss: 'B1' } }, { ...night, walls });
    const slept = here.sleeps('boss', luck(0, skull, 0, miss, miss, 0, 0, miss, miss));
    expect(slept.at('boss')).toBe('B1');
    expect(slept.can('anna', { do: 'end' })).toBe(true);
    expect(slept.state.plan).not.toBe(here.state.plan);
  });
  test('prefers a way round to a wall, however long', () => {
    const walls = ['A1 right', 'A2 right', 'A3 right', 'A4 right', 'A5 right', 'A6 right'];
    const here = office({ people: { anna: 'A1' }, zombies: { boss: 'B1' } }, { ...night, walls });
    expect(here.sleeps('boss', luck(0, 0, 0)).state.plan).toBe(here.state.plan);
  });
  test('goes round another zombie who stands in the way', () => {
    const here = office({ people: { anna: 'A1' }, zombies: { boss: 'C1', max: 'B1' } }, night);
    expect(here.sleeps('boss', luck(0, 2, 0, 0, miss, miss)).at('boss')).toBe('A2');
  });
  test('17: in a frenzy with a choice lots choose, and he goes on from there to the end of his turn', () => {
    const here = office({ people: { anna: 'G2', bob: 'G10' }, zombies: { boss: 'G6' } }, night);
    const raging = here.does('boss', roll, luck(red));
    for (const [lot, at] of [
      [0, 'G3'],
      [1, 'G9'],
    ] as const) {
      const slept = raging.sleeps('boss', luck(lot, 0, miss, miss, 0, 0, miss, miss));
      expect([slept.at('boss'), slept.state.turn]).toEqual([at, 6]);
    }
  });
  test('what he had begun counts: the rest of the turn goes by itself', () => {
    const here = office({ people: { anna: 'G1' }, zombies: { boss: 'G9' } }, night).does('boss', roll, luck(1));
    expect(here.walks('boss', 'G8').sleeps('boss').state.turn).toBe(6);
  });
});
