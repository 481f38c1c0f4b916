/** Deaths, returns, points and the end. Numbers are those of RULES.md. */
import { describe, expect, test } from 'vitest';
import { outcome } from '../../../src/games/office/rules/outcome.ts';
import { luck, office, skull } from './kit.ts';

const night = { window: 'zombies' } as const;

describe('23: death and return', () => {
  const bite = (whom: number) => ({ do: 'bite', whom }) as const;
  test('32: a person bitten in turn 5 misses 6 and 7, and is back in 8, a zombie, on the red cell, and acts', () => {
    const here = office({ people: { anna: { at: 'H6', items: ['pot'] }, bob: 'A1' }, zombies: { boss: 'H7' } }, night);
    let after = here.does('boss', bite(0), luck(skull, skull)).everybodyStays();
    expect(after.of('anna')).toMatchObject({ role: 'zombie', cell: null, items: [], returns: 8, died: 5 });
    for (const turn of [6, 7]) {
      expect(after.state.turn).toBe(turn);
      expect(after.asked).toEqual(['bob']);
      after = after.everybodyStays();
      expect(after.asked).toEqual(['boss']);
      after = after.everybodyStays();
    }
    after = after.everybodyStays();
    expect(after.at('anna')).toBe('G6');
    expect(after.asked).toEqual(['anna', 'boss']);
    expect(after.of('anna').course?.actions).toBe(2);
  });
  test('32: a zombie hit by a throw in turn 5 misses 5 and 6, and is back in 7', () => {
    const here = office({ people: { anna: { at: 'G3', items: ['stapler'] } }, zombies: { boss: 'G5' } });
    let after = here.does('anna', { do: 'throw', weapon: 'stapler', at: here.seat('boss') }, luck(skull));
    expect(after.state.turn).toBe(6); // no zombie on the board: nobody is waited for
    expect(after.of('boss').returns).toBe(7);
    after = after.everybodyStays().everybodyStays();
    expect(after.state).toMatchObject({ turn: 7, phase: 'zombies' });
    expect(after.at('boss')).toBe('G6');
  });
  test('32: a zombie killed by the axe in turn 5 misses 6 and 7', () => {
    const here = office({ people: { anna: { at: 'H6', items: ['axe'] } }, zombies: { boss: 'G6' } }, night);
    expect(here.does('boss', bite(0), luck(skull, skull)).of('boss').returns).toBe(8);
  });
  test('23: the red cell is taken: the nearest free one, lots among equals; several at once in seat order', () => {
    const dead = { returns: 5, risen: true };
    const floor = { alone: false };
    const here = office(
      { people: { anna: 'G6' }, zombies: { boss: { ...dead }, bob: { ...dead }, vera: 'A11' } },
      floor,
    );
    const risen = here.does('anna', { do: 'end', take: false }, luck(2, 0, 0));
    expect(risen.at('boss')).toBe('H6');
    expect(risen.at('bob')).toBe('G5');
  });
});

describe('25: points', () => {
  const bite = { do: 'bite', whom: 0 } as const;
  test('a death: 15 for the killer, 5 for each living person, 5 for a helper', () => {
    const people = { anna: { at: 'H6', points: 3 }, bob: 'A1', vera: 'M1' };
    const here = office({ people, zombies: { boss: 'G6', max: 'H11', ivan: { at: 'A11' } } }, { ...night, walls: [] });
    const dead = here.does('boss', bite, luck(skull, skull));
    const points = Object.fromEntries(dead.names.map((name) => [name, dead.of(name).points]));
    expect(points).toEqual({ anna: 3, bob: 5, vera: 5, boss: 15, max: 5, ivan: 5 });
  });
  test('24: a helper sees a cell where the victim could have come in six steps; the killer does not count', () => {
    const walls = ['L10 right', 'L11 right', 'M9 down'];
    const shut = { people: { anna: 'A1' }, zombies: { boss: 'B1', max: 'M11' } };
    expect(
      office(shut, { ...night, walls })
        .does('boss', bite, luck(skull, skull))
        .of('max').points,
    ).toBe(0);
    const open = office({ people: { anna: 'F1' }, zombies: { boss: 'G1', max: 'F11' } }, night);
    const dead = open.does('boss', bite, luck(skull, skull));
    expect([dead.of('max').points, dead.of('max').assists, dead.of('boss').points]).toEqual([5, 1, 15]);
  });
  test('37: the own cell counts, with nowhere to go', () => {
    const walls = ['A1 down'];
    const here = office({ people: { anna: 'A1' }, zombies: { boss: 'B1', max: 'A5' } }, { ...night, walls });
    // Shut in by the killer: he sees B1 no more than A1, both are hidden from A5 by the wall.
    expect(here.does('boss', bite, luck(skull, skull)).of('max').points).toBe(0);
    const seen = office({ people: { anna: 'A1' }, zombies: { boss: 'B1', max: 'A2' } }, night);
    expect(seen.does('boss', bite, luck(skull, skull)).of('max').points).toBe(5);
  });
  test('24: doors let the victim out, figures do not; coffee does not count', () => {
    const walls = ['A1 down', 'B1 down', 'B1 right door', 'C1 right', 'C1 down'];
    const here = office(
      { people: { anna: { at: 'B1', items: ['pot'] } }, zombies: { boss: 'A1', max: 'C5' } },
      { ...night, walls },
    );
    expect(here.does('boss', bite, luck(skull, skull)).of('max').points).toBe(0);
    const out = office(
      { people: { anna: 'B1' }, zombies: { boss: 'A1', max: 'C5' } },
      { ...night, walls: walls.slice(0, -1) },
    );
    expect(out.does('boss', bite, luck(skull, skull)).of('max').points).toBe(5);
  });
  test.each([
    ['orthogonal', 0],
    ['any_line', 5],
  ] as const)('24, 19: a helper sees as the table does (%s)', (sight, points) => {
    // She can go nowhere, and he sees her past the killer.
    const floor = { ...night, walls: ['A1 down'], options: { sight } };
    const here = office({ people: { anna: 'A1' }, zombies: { boss: 'B1', max: 'D2' } }, floor);
    expect(here.does('boss', bite, luck(skull, skull)).of('max').points).toBe(points);
  });
  test('a completed turn is 1 for each living person', () => {
    const here = office({ people: { anna: 'A1', bob: 'M1' }, zombies: { boss: 'G6' } }, night).everybodyStays();
    expect([here.of('anna').points, here.of('bob').points, here.of('boss').points]).toEqual([1, 1, 0]);
  });
});

describe('26: the end', () => {
  test('after turn 25: 1 and 10 for who is alive', () => {
    const here = office(
      { people: { anna: 'A1' }, zombies: { boss: { at: 'G6', points: 11 } } },
      { ...night, turn: 25 },
    );
    const over = here.everybodyStays();
    expect(over.state.phase).toBe('over');
    expect(over.asked).toEqual([]);
    expect(over.of('anna').points).toBe(11);
    expect(over.story).toContain('office-end-police');
  });
  test('not before: after turn 24 comes turn 25', () => {
    const here = office({ people: { anna: 'A1' }, zombies: { boss: 'G6' } }, { ...night, turn: 24 }).everybodyStays();
    expect(here.state).toMatchObject({ phase: 'humans', turn: 25 });
    expect(here.of('anna').points).toBe(1);
  });
  test('at once when the last person dies: the kill counts, the tens and the turn do not', () => {
    const here = office({ people: { anna: { at: 'H6', points: 15 } }, zombies: { boss: 'G6', max: 'G2' } }, night);
    const over = here.does('boss', { do: 'bite', whom: 0 }, luck(skull, skull));
    expect(over.state.phase).toBe('over');
    expect([over.of('anna').points, over.of('boss').points]).toEqual([15, 15]);
    expect(over.story).toContain('office-end-eaten');
  });
  test('equal points share the win, and the next place comes after both', () => {
    const people = { anna: { at: 'A1', points: 4 }, bob: { at: 'M1', points: 1 } };
    const here = office({ people, zombies: { boss: { at: 'G6', points: 15 } } }, { ...night, turn: 25 });
    const over = here.everybodyStays();
    expect(outcome(over.state)).toEqual([[here.seat('anna'), here.seat('boss')], [here.seat('bob')]]);
    expect(outcome(here.state)).toBeUndefined();
    const places = over.notes.flatMap(({ text }) => (text?.id === 'office-end-place' ? text.args?.['place'] : []));
    expect(places).toEqual([1, 1, 3]);
  });
});
