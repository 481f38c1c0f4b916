import { describe, expect, test } from 'vitest';
import { camp, pass, rest, search } from './kit.ts';

const wounded = { health: 12 };

describe('the order of a preparation', () => {
  test('ruling 28: one uses what one holds before foreign hands reach it', () => {
    const after = camp({ katya: { has: ['medkit'], ...wounded }, lev: {} }).prepare((c) => ({
      katya: [c.use('katya', 'medkit', { on: 'katya' })],
      lev: [c.exchange('lev', 'katya', [], ['medkit'])],
    }));
    expect(after.of('katya').health).toBe(17);
    expect(after.hands('lev')).toEqual([]);
    expect(after.state.phase).toBe('plan');
  });

  test('ruling 29: what is handed over in this phase cannot be used in it', () => {
    const after = camp({ katya: { has: ['medkit'] }, lev: { ...wounded, actions: 2 } }).prepare((c) => ({
      katya: [c.exchange('katya', 'lev', ['medkit'], [])],
      lev: [pass, { do: 'use', item: { kind: 'medkit' }, seat: c.seat('lev') }],
    }));
    expect(after.of('lev').health).toBe(12);
    expect(after.hands('lev')).toEqual(['medkit']);
    expect(after.why('lev')).toEqual([{ id: 'citadel-why-no-item' }]);
  });

  test('ruling 100: an own find may be used by the second action, a withdrawn thing may not', () => {
    const find = camp({ lev: { ...wounded, actions: 2 } }).prepare(
      (c) => ({ lev: [search, { do: 'use', item: { kind: 'medkit' }, seat: c.seat('lev') }] }),
      { finds: ['medkit'] },
    );
    expect(find.of('lev').health).toBe(17);
    const taken = camp({ lev: { ...wounded, actions: 2 } }, { storage: ['medkit'] }).prepare((c) => ({
      lev: [c.store('lev', [], ['medkit']), { do: 'use', item: { kind: 'medkit' }, seat: c.seat('lev') }],
    }));
    expect(taken.of('lev').health).toBe(12);
  });

  test('ruling 114: a blanket or a flashlight handed over in this phase does not help in it either', () => {
    const after = camp({ katya: { has: ['blanket'] }, lev: { ...wounded, actions: 2 } }).prepare((c) => ({
      katya: [c.exchange('katya', 'lev', ['blanket'], [])],
      lev: [pass, rest],
    }));
    expect(after.of('lev').health).toBe(14);
  });

  test('ruling 30: one may do nothing', () => {
    const after = camp({ katya: {} }).prepare(() => ({ katya: [pass] }));
    expect(after.told('katya')).toEqual(['idle']);
  });

  test('ruling 31: the same action twice with two actions', () => {
    const after = camp({ katya: { actions: 2, ...wounded } }).prepare(() => ({ katya: [rest, rest] }));
    expect(after.of('katya').health).toBe(16);
  });

  test('ruling 32: a second action may hope for what the first finds, and has something else if it is not there', () => {
    const orders = (c: ReturnType<typeof lev>) => ({
      lev: [search, { do: 'use', item: { kind: 'wire' }, line: 2, otherwise: c.strengthen(3) } as const],
    });
    const lev = () => camp({ lev: { actions: 2 } });
    const lucky = lev().prepare(orders, { finds: ['wire'] });
    expect(lucky.line(2).wire).toBe(true);
    expect(lucky.hands('lev')).toEqual([]);
    const unlucky = lev().prepare(orders, { finds: ['food'] });
    expect(unlucky.line(2).wire).toBe(false);
    expect(unlucky.line(3).walls).toBe(13);
  });

  test('ruling 99: three actions make a third pass like the second', () => {
    const after = camp({ lev: { actions: 3, ...wounded } }).prepare(
      (c) => ({ lev: [search, search, { do: 'use', item: { kind: 'medkit' }, seat: c.seat('lev') }] }),
      { finds: ['boots', 'medkit'] },
    );
    expect(after.of('lev').health).toBe(17);
  });

  test('ruling 99: empty hands and a drink of the phase before add up', () => {
    const before = camp({ lev: { bonus: 'empty_hands', has: ['energy'] } }).prepare((c) => ({
      lev: [c.use('lev', 'energy')],
    }));
    expect(before.of('lev').drinks).toBe(1);
    const next = before.answer(() => undefined); // the wave
    expect(next.of('lev')).toMatchObject({ actions: 3, drinks: 0 });
  });

  test('nobody acts more often than he has actions, and the dead not at all', () => {
    const after = camp({ katya: {}, lev: { died: 1, health: 0 } }).prepare((c) => ({
      katya: [c.strengthen(1), c.strengthen(1)],
      lev: [c.strengthen(1)],
    }));
    expect(after.line(1).walls).toBe(13);
  });
});

describe('walls', () => {
  test('ruling 33: three, five with the bonus, five more with boards, which are spent', () => {
    const after = camp(
      { a: {}, b: { bonus: 'walls' }, c: { has: ['boards', 'boards'] }, d: { bonus: 'walls', has: ['boards'] } },
      {
        lines: [{}, {}, {}, {}],
      },
    ).prepare((c) => ({
      a: [c.strengthen(1)],
      b: [c.strengthen(2)],
      c: [c.strengthen(3, true)],
      d: [c.strengthen(4, true)],
    }));
    expect(after.state.lines.map((x) => x.walls)).toEqual([13, 15, 18, 20]);
    expect(after.hands('c')).toEqual(['boards']);
    expect(after.hands('d')).toEqual([]);
  });

  test('ruling 34: fallen walls rise again; machine gun, glass and concrete do not', () => {
    const after = camp({ a: {} }, { lines: [{ walls: 0, gun: 1, glass: null, concrete: 4 }] }).prepare((c) => ({
      a: [c.strengthen(1)],
    }));
    expect(after.line(1)).toMatchObject({ walls: 3, gun: 1, glass: null, concrete: 4 });
  });

  test('ruling 108: boards are a switch, on while boards are held', () => {
    const after = camp({ a: { has: ['boards'] } }).prepare((c) => ({ a: [c.strengthen(1, false)] }));
    expect(after.line(1).walls).toBe(13);
    expect(after.hands('a')).toEqual(['boards']);
  });

  test('ruling 115: boards that are not there cost nothing but their five', () => {
    const after = camp({ a: { has: ['boards'], actions: 2 } }).prepare((c) => ({
      a: [c.strengthen(1, true), c.strengthen(1, true)],
    }));
    expect(after.line(1).walls).toBe(21);
    expect(after.secrets('a').map((x) => x.args?.['boards'])).toEqual(['used', 'missing']);
  });

  test('the story adds up a line with all who worked on it', () => {
    const after = camp({ a: {}, b: { bonus: 'walls' } }).prepare((c) => ({
      a: [c.strengthen(2)],
      b: [c.strengthen(2)],
    }));
    expect(after.notes.flatMap((x) => x.text ?? [])).toEqual([
      { id: 'citadel-prep-over', args: { wave: 1 } },
      { id: 'citadel-prep-walls', args: { line: 2, by: 8, walls: 18, people: [{ seat: 0 }, { seat: 1 }] } },
    ]);
  });
});

describe('rest, weapons, search', () => {
  test('ruling 39: two, or three with a blanket; two blankets are no better (ruling 26)', () => {
    const after = camp({ a: wounded, b: { ...wounded, has: ['blanket', 'blanket'] }, c: { health: 29 } }).prepare(
      () => ({
        a: [rest],
        b: [rest],
        c: [rest],
      }),
    );
    expect([after.of('a').health, after.of('b').health, after.of('c').health]).toEqual([14, 15, 30]);
  });

  test('rulings 36 and 37: weapons are made ready without having any, twice is no more', () => {
    const after = camp({ a: { actions: 2 } }).prepare(() => ({ a: [{ do: 'prepare' }, { do: 'prepare' }] }));
    expect(after.of('a').prepared).toBe(true);
  });

  test('ruling 38: the first find goes to storage when hands are full, a further one is lost', () => {
    const after = camp({ a: { bonus: 'search', has: ['food', 'water'] } }).prepare(() => ({ a: [search] }), {
      finds: ['rifle', 'medkit'],
    });
    expect(after.hands('a')).toEqual(['food', 'water']);
    expect(after.storage).toEqual(['rifle/5']);
    expect(after.told('a')).toEqual(['found-stored', 'found-lost']);
  });

  test('ruling 38: bonus and flashlight add up; two flashlights do not (ruling 26)', () => {
    const after = camp({ a: { bonus: 'search', has: ['flashlight', 'flashlight'] } }).prepare(() => ({ a: [search] }), {
      finds: ['food', 'boots', 'water'],
    });
    expect(after.hands('a')).toEqual(['flashlight', 'flashlight', 'food', 'boots', 'water']);
  });

  test('ruling 23: a backpack may be found with full hands', () => {
    const after = camp({ a: { has: ['food', 'water'] } }).prepare(() => ({ a: [search] }), { finds: ['backpack'] });
    expect(after.hands('a')).toEqual(['food', 'water', 'backpack']);
  });

  test('step 5 comes after steps 1 and 2: boards that were spent make room', () => {
    const after = camp({ a: { has: ['food', 'boards'], actions: 2 } }).prepare(
      (c) => ({ a: [c.strengthen(1, true), search] }),
      { finds: ['rifle'] },
    );
    expect(after.hands('a')).toEqual(['food', 'rifle/5']);
  });
});

describe('what silence does', () => {
  test('ruling 88: rest with six health missing, else the weakest wall', () => {
    const lines = [{ walls: 9 }, { walls: 4 }, { walls: 4 }];
    const after = camp({ a: { health: 24 }, b: { health: 25 } }, { lines }).answer(() => undefined);
    expect(after.of('a').health).toBe(26);
    expect(after.of('b').health).toBe(25);
    expect(after.state.lines.map((x) => x.walls)).toEqual([9, 7, 4]);
  });

  test('rulings 88 and 108: with boards, if any are held', () => {
    const after = camp({ a: { has: ['boards'] } }).answer(() => undefined);
    expect(after.line(1).walls).toBe(18);
  });
});

describe('secrets', () => {
  test('ruling 87: the digest is for its owner alone; the binoculars answer stands nowhere else', () => {
    const coming = [
      { normal: 2, fast: 0, fat: 0, spitter: 1 },
      { normal: 0, fast: 0, fat: 0, spitter: 0 },
    ];
    const after = camp({ a: { has: ['binoculars'] }, b: {} }, { lines: [{}, {}], coming }).prepare((c) => ({
      a: [c.use('a', 'binoculars', { line: 1 })],
    }));
    expect(after.secrets('a')).toEqual([
      {
        id: 'citadel-did-scouted',
        args: {
          line: 1,
          horde: [
            { id: 'citadel-count-normal', args: { count: 2 } },
            { id: 'citadel-count-spitter', args: { count: 1 } },
          ],
        },
      },
    ]);
    expect(JSON.stringify(after.notes.filter((x) => x.text))).not.toContain('count');
    expect(after.told('b')).toEqual(['idle']);
  });
});
