import { describe, expect, test } from 'vitest';
import {
  enforceLimits,
  handsFull,
  isBadlyWounded,
  keepOrder,
  limitOf,
  sortByLimit,
} from '../../../src/games/citadel/rules/capacity.ts';
import { storyOf } from '../../../src/games/citadel/story/index.ts';
import { camp, itemOf, nameOf, pass, rest, type Thing } from './kit.ts';

const carrier = (
  has: readonly Thing[],
  more: { health?: number; maxHealth?: number; bonus?: 'capacity' | 'health' } = {},
) => ({
  bonus: null,
  health: 30,
  maxHealth: 30,
  ...more,
  items: has.map(itemOf),
});
const kept = (has: readonly Thing[], health: number, keep: readonly number[] = []) =>
  sortByLimit(carrier(has, { health }), keep).kept.map(nameOf);

describe('what one can carry', () => {
  test('ruling 17: two, five with a backpack that counts itself; one and three when badly wounded', () => {
    expect(limitOf(carrier([]))).toBe(2);
    expect(limitOf(carrier(['backpack']))).toBe(5);
    expect(limitOf(carrier([], { health: 15 }))).toBe(1);
    expect(limitOf(carrier(['backpack'], { health: 15 }))).toBe(3);
  });

  test('ruling 18: a second backpack adds nothing', () => {
    expect(limitOf(carrier(['backpack', 'backpack']))).toBe(5);
  });

  test('ruling 19: the bonus adds one to every limit', () => {
    const bonus = { bonus: 'capacity' } as const;
    expect(limitOf(carrier([], bonus))).toBe(3);
    expect(limitOf(carrier([], { ...bonus, health: 15 }))).toBe(2);
    expect(limitOf(carrier(['backpack'], bonus))).toBe(6);
    expect(limitOf(carrier(['backpack'], { ...bonus, health: 15 }))).toBe(4);
  });

  test('ruling 20: badly wounded with fifteen health missing, twenty of forty; healing ends it', () => {
    expect(isBadlyWounded(carrier([], { health: 16 }))).toBe(false);
    expect(isBadlyWounded(carrier([], { health: 15 }))).toBe(true);
    expect(isBadlyWounded(carrier([], { bonus: 'health', health: 21, maxHealth: 40 }))).toBe(false);
    expect(isBadlyWounded(carrier([], { bonus: 'health', health: 20, maxHealth: 40 }))).toBe(true);
  });

  test('ruling 24: flashlight, knuckles, boots and sneakers take no place', () => {
    expect(handsFull(carrier(['flashlight', 'knuckles', 'boots', 'sneakers', 'food']))).toBe(false);
    expect(handsFull(carrier(['food', 'water']))).toBe(true);
  });

  test('ruling 21: after a wave the surplus of the wounded goes to storage', () => {
    const { state } = camp({ a: { has: ['food', 'pistol', 'boots'], health: 10 }, b: { has: ['food', 'water'] } });
    const facts = enforceLimits(state);
    expect(state.players.map((x) => x.items.map(nameOf))).toEqual([
      ['pistol/7', 'boots'],
      ['food', 'water'],
    ]);
    expect(state.storage.map(nameOf)).toEqual(['food']);
    expect(facts).toMatchObject([{ what: 'surplus', seat: 0, items: [{ kind: 'food' }], limit: 1 }]);
    const shown = { text: { id: 'citadel-prep-surplus' }, secret: { seats: [0], text: { id: 'citadel-did-surplus' } } };
    expect(storyOf(state, facts)).toMatchObject([shown]);
  });

  test('ruling 103: the backpack first, then loaded weapons, armour, others', () => {
    const has: Thing[] = ['food', 'rifle/0', 'vest', 'pistol/1', 'backpack'];
    expect(keepOrder(has.map(itemOf), []).map(nameOf)).toEqual(['backpack', 'pistol/1', 'vest', 'food', 'rifle/0']);
    expect(kept(has, 10)).toEqual(['vest', 'pistol/1', 'backpack']);
  });

  test('ruling 21: own wishes come before the usual order, even when the backpack comes last', () => {
    expect(kept(['food', 'pistol', 'water'], 10, [2])).toEqual(['water']);
    expect(kept(['food', 'pistol', 'water', 'backpack'], 10, [0])).toEqual(['food', 'pistol/7', 'backpack']);
  });
});

describe('storage', () => {
  test('ruling 40: any number of items out and in with one action', () => {
    const after = camp({ a: { has: ['food', 'water'] } }, { storage: ['rifle', 'vest', 'boots'] }).prepare((c) => ({
      a: [c.store('a', ['food', 'water'], ['rifle', 'vest', 'boots'])],
    }));
    expect(after.hands('a')).toEqual(['rifle/5', 'vest', 'boots']);
    expect(after.storage).toEqual(['food', 'water']);
  });

  test('step 7: only what lay there when the phase opened can be taken', () => {
    const after = camp({ a: { has: ['rifle'] }, b: { actions: 2 } }).prepare((c) => ({
      a: [c.store('a', ['rifle'], [])],
      b: [pass, c.store('b', [], [c.item('a', 'rifle')])],
    }));
    expect(after.hands('b')).toEqual([]);
    expect(after.storage).toEqual(['rifle/5']);
    expect(after.why('b')).toEqual([{ id: 'citadel-why-gone' }]);
  });

  test('ruling 41: two who want the same draw for it, the loser gets his next wish', () => {
    const after = camp({ a: {}, b: {} }, { storage: ['rifle', 'vest'] }).prepare(
      (c) => ({ a: [c.store('a', [], ['rifle', 'vest'])], b: [c.store('b', [], ['rifle'])] }),
      { draws: [1] },
    );
    expect(after.hands('b')).toEqual(['rifle/5']);
    expect(after.hands('a')).toEqual(['vest']);
    expect(after.told('a')).toEqual(['took', 'missed']);
  });

  test('ruling 106: wishes are taken from the top until the hands are full', () => {
    const after = camp({ a: {} }, { storage: ['rifle', 'vest', 'food', 'boots'] }).prepare((c) => ({
      a: [c.store('a', [], ['food', 'vest', 'rifle', 'boots'])],
    }));
    expect(after.hands('a')).toEqual(['food', 'vest', 'boots']);
    expect(after.storage).toEqual(['rifle/5']);
    expect(after.told('a')).toEqual(['took', 'left']);
  });

  test('ruling 23: a backpack on the list makes room for what stands before it', () => {
    const after = camp({ a: { has: ['food', 'water'] } }, { storage: ['rifle', 'backpack'] }).prepare((c) => ({
      a: [c.store('a', [], ['rifle', 'backpack'])],
    }));
    expect(after.hands('a')).toEqual(['food', 'water', 'backpack', 'rifle/5']);
  });

  test('ruling 116: of equal things any will do', () => {
    const after = camp({ a: {}, b: {} }, { storage: ['boards', 'boards'] }).prepare((c) => ({
      a: [c.store('a', [], [c.stored('boards')])],
      b: [c.store('b', [], [c.stored('boards')])],
    }));
    expect(after.hands('a')).toEqual(['boards']);
    expect(after.hands('b')).toEqual(['boards']);
  });

  test('ruling 22: the backpack stays while there is too much without it', () => {
    const has: Thing[] = ['backpack', 'food', 'water', 'vest'];
    const alone = camp({ a: { has } }).prepare((c) => ({ a: [c.store('a', ['backpack'], [])] }));
    expect(alone.storage).toEqual([]);
    const together = camp({ a: { has } }).prepare((c) => ({ a: [c.store('a', ['backpack', 'food'], [])] }));
    expect(together.storage).toEqual(['backpack', 'food']);
  });

  test('ruling 48: where nothing came of it the named other action is done', () => {
    const after = camp({ a: {}, b: {} }, { storage: ['rifle'] }).prepare((c) => ({
      a: [c.store('a', [], ['rifle'])],
      b: [c.store('b', [], ['rifle'], c.strengthen(2))],
    }));
    expect(after.hands('a')).toEqual(['rifle/5']);
    expect(after.line(2).walls).toBe(13);
    expect(after.told('b')).toEqual(['failed', 'strengthened']);
    expect(after.why('b')).toEqual([{ id: 'citadel-why-taken' }]);
  });
});

describe('exchanges', () => {
  test('ruling 43: giving and taking without being asked', () => {
    const after = camp({ a: { has: ['food'] }, b: { has: ['rifle'] } }).prepare((c) => ({
      a: [c.exchange('a', 'b', ['food'], ['rifle'])],
      b: [rest],
    }));
    expect(after.hands('a')).toEqual(['rifle/5']);
    expect(after.hands('b')).toEqual(['food']);
    expect(after.told('b')).toEqual(['rested', 'received', 'robbed']);
  });

  test('ruling 44: the use comes first; a consumed thing is gone, a kept one changes hands', () => {
    const after = camp({ a: {}, b: { has: ['binoculars'] }, c: { has: ['food'] }, d: {} }).prepare((c) => ({
      a: [c.exchange('a', 'b', [], ['binoculars'])],
      b: [c.use('b', 'binoculars', { line: 1 })],
      c: [c.use('c', 'food')],
      d: [c.exchange('d', 'c', [], ['food'], c.strengthen(1))],
    }));
    expect(after.hands('a')).toEqual(['binoculars']);
    expect(after.of('b').scouted).toHaveLength(1);
    expect(after.hands('d')).toEqual([]);
    expect(after.why('d')).toEqual([{ id: 'citadel-why-gone' }]);
    expect(after.line(1).walls).toBe(13);
  });

  test("ruling 45: the owner's gift beats a taking, whoever is drawn first", () => {
    for (const reversed of [false, true]) {
      const after = camp({ a: {}, b: { has: ['rifle'] }, c: {} }).prepare(
        (c) => ({ a: [c.exchange('a', 'b', [], ['rifle'])], b: [c.exchange('b', 'c', ['rifle'], [])] }),
        { reversed },
      );
      expect(after.hands('c')).toEqual(['rifle/5']);
      expect(after.hands('a')).toEqual([]);
    }
  });

  test('ruling 45: between two takers the draw decides', () => {
    const taken = (reversed: boolean) =>
      camp({ a: {}, b: { has: ['rifle'] }, c: {} }).prepare(
        (c) => ({ a: [c.exchange('a', 'b', [], ['rifle'])], c: [c.exchange('c', 'b', [], ['rifle'])] }),
        { reversed },
      );
    expect(taken(false).hands('a')).toEqual(['rifle/5']);
    expect(taken(true).hands('c')).toEqual(['rifle/5']);
  });

  test('ruling 45: a thing changes hands once in a pass, and may again in the next', () => {
    const after = camp({ a: { has: ['rifle'] }, b: { actions: 2 }, c: {} }).prepare((c) => {
      const passOn = {
        do: 'exchange',
        seat: c.seat('c'),
        give: [c.item('a', 'rifle')],
        take: [],
        otherwise: rest,
      } as const;
      return { a: [c.exchange('a', 'b', ['rifle'], [])], b: [passOn, passOn] };
    });
    expect(after.hands('c')).toEqual(['rifle/5']);
    expect(after.told('b')).toEqual(['received', 'failed', 'rested', 'gave']);
  });

  test('ruling 46: full hands may swap, for the final state counts', () => {
    const after = camp({ a: { has: ['food', 'water'] }, b: { has: ['rifle', 'vest'] } }).prepare((c) => ({
      a: [c.exchange('a', 'b', ['food', 'water'], ['rifle', 'vest'])],
    }));
    expect(after.hands('a')).toEqual(['rifle/5', 'vest']);
    expect(after.hands('b')).toEqual(['food', 'water']);
  });

  test('ruling 46: what is too much stays with its owner, from the end of the list', () => {
    const after = camp({ a: { has: ['food', 'water'] }, b: { has: ['rifle'] } }).prepare((c) => ({
      a: [c.exchange('a', 'b', ['food', 'water'], [])],
    }));
    expect(after.hands('a')).toEqual(['water']);
    expect(after.hands('b')).toEqual(['rifle/5', 'food']);
    expect(after.told('a')).toEqual(['gave', 'left']);
  });

  test('ruling 46: two exchanges that make room for each other both go through', () => {
    for (const reversed of [false, true]) {
      const after = camp({ a: { has: ['food'] }, b: { has: ['rifle', 'vest'] }, c: {} }).prepare(
        (c) => ({ a: [c.exchange('a', 'b', ['food'], [])], b: [c.exchange('b', 'c', ['rifle'], [])] }),
        { reversed },
      );
      expect([after.hands('a'), after.hands('b'), after.hands('c')]).toEqual([[], ['vest', 'food'], ['rifle/5']]);
    }
  });

  test('ruling 22: a backpack is not given away, nor taken, from under too many things', () => {
    const has: Thing[] = ['backpack', 'food', 'water', 'vest'];
    const given = camp({ a: { has }, b: {} }).prepare((c) => ({ a: [c.exchange('a', 'b', ['backpack'], [])] }));
    expect(given.hands('a')).toEqual(has);
    const taken = camp({ a: { has }, b: {} }).prepare((c) => ({ b: [c.exchange('b', 'a', [], ['backpack'])] }));
    expect(taken.hands('a')).toEqual(has);
    expect(taken.why('b')).toEqual([{ id: 'citadel-why-full' }]);
    const moved = camp({ a: { has }, b: {} }).prepare((c) => ({ a: [c.exchange('a', 'b', ['backpack', 'food'], [])] }));
    expect(moved.hands('b')).toEqual(['backpack', 'food']);
  });

  test('ruling 47: not with the dead', () => {
    const after = camp({ a: { has: ['food'] }, b: { died: 1, health: 0 } }).prepare((c) => ({
      a: [c.exchange('a', 'b', ['food'], [])],
    }));
    expect(after.hands('a')).toEqual(['food']);
    expect(after.why('a')).toEqual([{ id: 'citadel-why-dead' }]);
  });
});

describe('exchanges with consent', () => {
  const options = { exchange_consent: 'on' } as const;
  const people = () => camp({ a: { has: ['food'] }, b: { has: ['rifle'] }, c: {} }, { options });

  test('ruling 43: those whose hands are touched are asked before anything is carried out', () => {
    const asked = people().prepare((c) => ({ a: [c.strengthen(1)], c: [c.exchange('c', 'b', [], ['rifle'])] }));
    expect(asked.state.phase).toBe('consent');
    expect(asked.ask()).toMatchObject({ key: 'consent:1', seats: [1], clock: 'consent' });
    expect(asked.line(1).walls).toBe(10);
    expect(asked.notes).toEqual([]);
    const after = asked.agree({ b: ['c'] });
    expect(after.hands('c')).toEqual(['rifle/5']);
    expect(after.line(1).walls).toBe(13);
    expect(after.state).toMatchObject({ phase: 'plan', waiting: null });
  });

  test('ruling 48: a declined exchange is lost, or replaced by what was named', () => {
    const after = people()
      .prepare((c) => ({ c: [c.exchange('c', 'b', [], ['rifle'], c.strengthen(2))] }))
      .agree({ b: [] });
    expect(after.hands('b')).toEqual(['rifle/5']);
    expect(after.why('c')).toEqual([{ id: 'citadel-why-declined' }]);
    expect(after.line(2).walls).toBe(13);
  });

  test('ruling 117: silence takes gifts and keeps what is its own', () => {
    const after = people()
      .prepare((c) => ({
        a: [c.exchange('a', 'c', ['food'], [])],
        c: [c.exchange('c', 'b', [], ['rifle'])],
      }))
      .agree({});
    expect(after.hands('c')).toEqual(['food']);
    expect(after.hands('b')).toEqual(['rifle/5']);
  });

  test('nobody is asked when nothing is exchanged', () => {
    expect(people().prepare((c) => ({ a: [c.strengthen(1)] })).state.phase).toBe('plan');
  });
});
