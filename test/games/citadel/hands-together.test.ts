/** Rules of the preparation that meet in one pair of hands. */
import { describe, expect, test } from 'vitest';
import { viewOf } from '../../../src/games/citadel/view.ts';
import { camp, pass, rest, search } from './kit.ts';

describe('empty hands', () => {
  test('ruling 10: one thing is enough to switch the bonus off, even one that takes no place', () => {
    const bonus = 'empty_hands' as const;
    const next = camp({ a: { bonus, has: ['boots'] }, b: { bonus }, c: { bonus, has: ['food'] } })
      .prepare((c) => ({ c: [c.use('c', 'food')] }))
      .answer(() => undefined); // the wave
    expect([next.of('a').actions, next.of('b').actions, next.of('c').actions]).toEqual([1, 2, 2]);
  });

  test('ruling 10: counted when the phase opens, so what is found in it changes nothing', () => {
    const after = camp({ a: { bonus: 'empty_hands', actions: 2, health: 20 } }).prepare(() => ({ a: [search, rest] }), {
      finds: ['rifle'],
    });
    expect(after.told('a')).toEqual(['found', 'rested']);
  });

  test('ruling 99: a drink gives its action with full hands too, and two drinks give two', () => {
    const next = camp({ a: { has: ['energy', 'energy', 'boots'], actions: 2 } })
      .prepare((c) => ({ a: [c.use('a', 'energy'), { do: 'use', item: c.item('a', 'energy', 1) }] }))
      .answer(() => undefined);
    expect(next.of('a').actions).toBe(3);
  });
});

describe('walls', () => {
  test('ruling 35: the bonus for restoring counts for every strengthening, of fallen and of whole walls', () => {
    const after = camp(
      { a: { bonus: 'walls' }, b: { bonus: 'walls' } },
      { lines: [{ walls: 0 }, { walls: 30 }] },
    ).prepare((c) => ({ a: [c.strengthen(1)], b: [c.strengthen(2)] }));
    expect(after.state.lines.map((x) => x.walls)).toEqual([5, 35]);
  });
});

describe('what all can see', () => {
  test('ruling 42: the storage, for everybody and for onlookers, with the rounds in its guns', () => {
    const { state } = camp({ a: { has: ['rifle/2'] }, b: {} }, { storage: ['food'] })
      .prepare((c) => ({ a: [c.store('a', ['rifle'], [])] }))
      .answer(() => undefined);
    for (const seat of [0, 1, null]) {
      expect(viewOf(state, seat).storage).toMatchObject([{ kind: 'food' }, { kind: 'rifle', ammo: 2 }]);
    }
  });

  test('ruling 51: traps, pits and baits', () => {
    const { state } = camp({ a: {} }, { lines: [{ traps: 2, pit: true, baits: 1 }] });
    expect(viewOf(state, null).lines).toMatchObject([{ traps: 2, pit: true, baits: 1 }]);
  });
});

describe('exchanges and room', () => {
  test('rulings 24 and 46: what takes no place goes through to full hands, wherever it stands in the list', () => {
    for (const give of [
      ['pistol', 'boots'],
      ['boots', 'pistol'],
    ]) {
      const after = camp({ a: { has: ['pistol', 'boots'] }, b: { has: ['food', 'water'] } }).prepare((c) => ({
        a: [c.exchange('a', 'b', give, [])],
      }));
      expect(after.hands('b')).toEqual(['food', 'water', 'boots']);
      expect(after.hands('a')).toEqual(['pistol/7']);
    }
  });

  test('rulings 23 and 46: a backpack that makes room is not what stays behind, though it is last in the list', () => {
    const after = camp({
      a: { has: ['rifle', 'vest', 'pistol', 'backpack'] },
      b: { has: ['food', 'water'] },
    }).prepare((c) => ({ a: [c.exchange('a', 'b', ['rifle', 'vest', 'pistol', 'backpack'], [])] }));
    expect(after.hands('b')).toEqual(['food', 'water', 'rifle/5', 'vest', 'backpack']);
    expect(after.hands('a')).toEqual(['pistol/7']);
    const second = camp({
      a: { has: ['backpack', 'rifle'] },
      b: { has: ['backpack', 'food', 'water', 'vest'] },
    }).prepare((c) => ({ a: [c.exchange('a', 'b', ['rifle', 'backpack'], [])] }));
    expect(second.hands('a')).toEqual(['backpack']); // it would have made no room (ruling 18)
  });

  test('ruling 46: wounds count, the healing of the same phase too', () => {
    const people = (has: readonly ['medkit'] | readonly []) =>
      camp({ a: { has: ['rifle'] }, b: { has: ['food'], health: 15 }, c: { has } });
    const wounded = people([]).prepare((c) => ({ a: [c.exchange('a', 'b', ['rifle'], [])] }));
    expect(wounded.hands('b')).toEqual(['food']);
    const healed = people(['medkit']).prepare((c) => ({
      a: [c.exchange('a', 'b', ['rifle'], [])],
      c: [c.use('c', 'medkit', { on: 'b' })],
    }));
    expect(healed.hands('b')).toEqual(['food', 'rifle/5']);
  });

  test('ruling 45: an action spent on a thing that went elsewhere is lost, or what was named is done (ruling 48)', () => {
    const after = camp({ a: {}, b: { has: ['rifle'] }, c: {} }).prepare((c) => ({
      a: [c.exchange('a', 'b', [], ['rifle'], c.strengthen(1))],
      b: [c.exchange('b', 'c', ['rifle'], [])],
    }));
    expect(after.why('a')).toEqual([{ id: 'citadel-why-taken' }]);
    expect(after.line(1).walls).toBe(13);
  });

  test('rulings 43 and 117: silence refuses what gives and takes in one; a refused gift stays', () => {
    const options = { exchange_consent: 'on' } as const;
    const swap = camp({ a: { has: ['food'] }, b: { has: ['rifle'] } }, { options })
      .prepare((c) => ({ a: [c.exchange('a', 'b', ['food'], ['rifle'])] }))
      .agree({});
    expect([swap.hands('a'), swap.hands('b')]).toEqual([['food'], ['rifle/5']]);
    const gift = camp({ a: { has: ['food'] }, b: {} }, { options })
      .prepare((c) => ({ a: [c.exchange('a', 'b', ['food'], [])] }))
      .agree({ b: [] });
    expect(gift.hands('a')).toEqual(['food']);
  });
});

describe('search', () => {
  test('ruling 38: a backpack found second makes room for itself; the first find lies in storage all the same', () => {
    const after = camp({ a: { bonus: 'search', has: ['food', 'water', 'flashlight'] } }).prepare(
      () => ({ a: [search] }),
      { finds: ['rifle', 'backpack', 'vest'] },
    );
    expect(after.hands('a')).toEqual(['food', 'water', 'flashlight', 'backpack', 'vest']);
    expect(after.storage).toEqual(['rifle/5']);
  });

  test('ruling 38: the badly wounded with a full hand still find for the storage, in every pass', () => {
    const after = camp({ a: { has: ['food'], health: 15, actions: 2 }, b: {} }).prepare(
      () => ({ a: [search, search], b: [pass] }),
      { finds: ['rifle', 'vest'] },
    );
    expect(after.storage).toEqual(['rifle/5', 'vest']);
  });
});
