import { describe, expect, test } from 'vitest';
import { itemKinds, items } from '../../../src/games/citadel/data/items/index.ts';
import { viewOf } from '../../../src/games/citadel/view.ts';
import { camp, pass } from './kit.ts';

describe('items in the preparation', () => {
  test('binoculars: the coming wave of one line with those who return, as often as one likes', () => {
    const coming = [{ normal: 2, fast: 1, fat: 0, spitter: 0 }];
    const lines = [
      {
        zombies: [{ id: 90, kind: 'spitter', health: 2 } as const],
        lured: [{ id: 91, kind: 'fat', health: 3 } as const],
      },
    ];
    const after = camp({ a: { has: ['binoculars'] } }, { lines, coming }).prepare((c) => ({
      a: [c.use('a', 'binoculars', { line: 1 })],
    }));
    expect(after.of('a').scouted).toEqual([{ line: 1, horde: { normal: 2, fast: 1, fat: 1, spitter: 1 } }]);
    expect(after.hands('a')).toEqual(['binoculars']);
  });

  test('clip and rounds: the own gun becomes full and the item is spent', () => {
    const after = camp({
      a: { has: ['pistol/2', 'clip'] },
      b: { has: ['rifle/0', 'rifle_round'] },
      c: { has: ['shotgun/1', 'shotgun_round'] },
    }).prepare((c) => ({
      a: [c.use('a', 'clip', { gun: 'pistol' })],
      b: [c.use('b', 'rifle_round', { gun: 'rifle' })],
      c: [c.use('c', 'shotgun_round', { gun: 'shotgun' })],
    }));
    expect([after.hands('a'), after.hands('b'), after.hands('c')]).toEqual([['pistol/7'], ['rifle/5'], ['shotgun/7']]);
  });

  test('a clip does not fit a rifle, and is kept', () => {
    const after = camp({ a: { has: ['rifle/0', 'clip'] } }).prepare((c) => ({
      a: [c.use('a', 'clip', { gun: 'rifle' })],
    }));
    expect(after.hands('a')).toEqual(['rifle/0', 'clip']);
    expect(after.why('a')).toEqual([{ id: 'citadel-why-no-gun' }]);
  });

  test('medkit: five for anybody alive, oneself included, never above the maximum', () => {
    const after = camp({ a: { has: ['medkit'] }, b: { health: 10 }, c: { has: ['medkit'], health: 27 } }).prepare(
      (c) => ({
        a: [c.use('a', 'medkit', { on: 'b' })],
        c: [c.use('c', 'medkit', { on: 'c' })],
      }),
    );
    expect([after.of('b').health, after.of('c').health]).toEqual([15, 30]);
    expect([after.hands('a'), after.hands('c')]).toEqual([[], []]);
    expect(after.told('b')).toEqual(['idle', 'was-healed']);
  });

  test('ruling 49: traps, glass, wire, baits and pits are set on any line', () => {
    const after = camp(
      {
        a: { has: ['rebar'] },
        b: { has: ['glass'] },
        c: { has: ['wire'] },
        d: { has: ['bait'] },
        e: { has: ['shovel'] },
        f: { has: ['rebar'] },
      },
      { lines: [{}, { glass: 1 }, {}] },
    ).prepare((c) => ({
      a: [c.use('a', 'rebar', { line: 1 })],
      b: [c.use('b', 'glass', { line: 2 })],
      c: [c.use('c', 'wire', { line: 3 })],
      d: [c.use('d', 'bait', { line: 1 })],
      e: [c.use('e', 'shovel', { line: 1 })],
      f: [c.use('f', 'rebar', { line: 1 })],
    }));
    expect(after.line(1)).toMatchObject({ traps: 2, baits: 1, pit: true });
    expect(after.line(2).glass).toBe(3);
    expect(after.line(3).wire).toBe(true);
    expect(after.state.players.every((x) => x.items.length === 0)).toBe(true);
  });

  test('ruling 51: what is set up is seen by everybody', () => {
    const { state } = camp({ a: { has: ['rebar'] }, b: {} }).prepare((c) => ({
      a: [c.use('a', 'rebar', { line: 1 })],
    }));
    expect(viewOf(state, 1).lines[0]?.traps).toBe(1);
  });

  test('food and water: melee damage of the coming wave, portions stack; water may heal instead', () => {
    const after = camp({
      a: { has: ['food', 'food'], actions: 2 },
      b: { has: ['water'], health: 20 },
      c: { has: ['water'] },
    }).prepare((c) => ({
      a: [c.use('a', 'food'), { do: 'use', item: c.item('a', 'food', 1) }],
      b: [c.use('b', 'water', { water: 'health' })],
      c: [c.use('c', 'water', { water: 'melee' })],
    }));
    expect(after.of('a').fed).toBe(4);
    expect(after.of('b')).toMatchObject({ health: 21, fed: 0 });
    expect(after.of('c').fed).toBe(1);
  });

  test('scope and bayonet: fitted for good, and items no longer (ruling 24)', () => {
    const after = camp({ a: { has: ['pistol', 'scope'] }, b: { has: ['shotgun', 'bayonet'] } }).prepare((c) => ({
      a: [c.use('a', 'scope', { gun: 'pistol' })],
      b: [c.use('b', 'bayonet', { gun: 'shotgun' })],
    }));
    expect(after.of('a').items).toMatchObject([{ kind: 'pistol', scope: true }]);
    expect(after.of('b').items).toMatchObject([{ kind: 'shotgun', bayonet: true }]);
    const wrong = camp({ a: { has: ['shotgun', 'scope'] } }).prepare((c) => ({
      a: [c.use('a', 'scope', { gun: 'shotgun' })],
    }));
    expect(wrong.hands('a')).toEqual(['shotgun/7', 'scope']);
  });

  test('energy drink: one more action in the next preparation', () => {
    const after = camp({ a: { has: ['energy'] } }).prepare((c) => ({ a: [c.use('a', 'energy')] }));
    expect(after.of('a').drinks).toBe(1);
    expect(after.answer(() => undefined).of('a').actions).toBe(2);
  });

  test('ruling 107: what becomes useless in the phase is spent', () => {
    const after = camp({
      a: { has: ['medkit'], health: 28 },
      b: { has: ['medkit'] },
      c: { has: ['wire'] },
      d: { has: ['wire'] },
    }).prepare((c) => ({
      a: [c.use('a', 'medkit', { on: 'a' })],
      b: [c.use('b', 'medkit', { on: 'a' })],
      c: [c.use('c', 'wire', { line: 1 })],
      d: [c.use('d', 'wire', { line: 1 })],
    }));
    expect(after.hands('b')).toEqual([]);
    expect(after.hands('d')).toEqual([]);
    expect([after.told('b'), after.told('d')]).toEqual([['wasted'], ['wasted']]);
  });

  test('boards, weapons, armour and worn things are no use as an action', () => {
    const passive = itemKinds.slice(0, 30).filter((kind) => !items[kind].use);
    expect(passive).toEqual([
      'pistol',
      'melee',
      'boards',
      'blanket',
      'rifle',
      'grenade',
      'backpack',
      'vest',
      'shotgun',
      'shield',
      'stick',
      'flashlight',
      'knuckles',
      'boots',
      'sneakers',
    ]);
    const after = camp({ a: { has: ['shield'] } }).prepare((c) => ({ a: [c.use('a', 'shield')] }));
    expect(after.hands('a')).toEqual(['shield']);
  });

  test('what was for one wave ends with it', () => {
    const after = camp({ a: { has: ['food'], actions: 2 } })
      .prepare((c) => ({ a: [c.use('a', 'food'), { do: 'prepare' }] }))
      .answer(() => undefined);
    expect(after.of('a')).toMatchObject({ fed: 0, prepared: false, scouted: [] });
    expect(after.state).toMatchObject({ phase: 'prep', wave: 2 });
    expect(after.prepare(() => ({ a: [pass] })).told('a')).toEqual(['idle']);
  });
});
