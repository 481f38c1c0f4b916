/** Every number of the printed rules, written out again, so that a slip of the records is seen. */
import { describe, expect, it } from 'vitest';
import {
  machineGun,
  meleeBonus,
  preparedBonus,
  rangedBonus,
  riskyShotAnswered,
  trapDamage,
} from '../../../src/games/citadel/data/arms.ts';
import { bonuses } from '../../../src/games/citadel/data/bonuses.ts';
import { shieldMalus, vestSoak } from '../../../src/games/citadel/data/items/armour.ts';
import { scopeBonus } from '../../../src/games/citadel/data/items/guns.ts';
import { itemKinds, items } from '../../../src/games/citadel/data/items/index.ts';
import { meleeVariants } from '../../../src/games/citadel/data/items/thing.ts';
import { options } from '../../../src/games/citadel/data/options.ts';
import { waves, zombies } from '../../../src/games/citadel/data/zombies.ts';
import { citadel } from '../../../src/games/citadel/index.ts';
import { blitzCap } from '../../../src/games/citadel/rules/blitz.ts';
import { drawWave } from '../../../src/games/citadel/rules/draw.ts';
import { armsInHand, fistsOf } from '../../../src/games/citadel/rules/moments.ts';
import { exchangeCap } from '../../../src/games/citadel/rules/wave.ts';
import { optionsOf } from '../../../src/kit/presets.ts';
import { Fate, siege, type Thing, vasya } from './siege.ts';
import { itemOf } from './things.ts';

describe('the numbers', () => {
  it('of the four zombies; fast ones and spitters pass equipment and walls (ruling 16), spitters attack from afar (61, 78)', () => {
    expect(zombies).toEqual({
      normal: { health: 5, damage: [1, 3], bypasses: false, distant: false },
      fast: { health: 7, damage: [3, 5], bypasses: true, distant: false },
      fat: { health: 15, damage: [1, 3], bypasses: false, distant: false },
      spitter: { health: 5, damage: [4, 6], bypasses: true, distant: true },
    });
  });

  it('of the seven waves: normal, fast, fat, spitters on each line (ruling 12)', () => {
    const text = waves.map((x) =>
      [x.normal, x.fast, x.fat, x.spitter].map(([low, high]) => `${low}-${high}`).join(' '),
    );
    expect(text).toEqual([
      '0-3 0-0 0-0 0-0',
      '1-4 0-1 0-0 0-0',
      '2-5 0-1 0-1 0-0',
      '3-6 1-2 0-1 0-1',
      '4-7 2-3 1-2 1-2',
      '5-8 3-4 2-3 1-2',
      '7-10 5-6 3-4 3-4',
    ]);
  });

  it('of blows: damage, chance of an answer, gain from weapon preparation (rulings 36, 67)', () => {
    const things: Thing[] = ['boots', 'stick', 'pistol+bayonet', ...meleeVariants];
    const arms = armsInHand({ items: [...things, 'knuckles' as const].map(itemOf) }).map(({ arm }) => arm);
    const text = [fistsOf({ items: [] }), ...arms].map(
      ({ name, damage, answered, weapon }) => `${name} ${damage.join('-')} ${answered ?? 'never'}${weapon ? ' +' : ''}`,
    );
    expect(text).toEqual([
      'hands 1-3 50',
      'knuckles 5-7 50',
      'boots 2-4 10',
      'stick 1-5 never +',
      'bayonet 1-4 50 +',
      'knife 3-6 25 +',
      'bat 4-7 25 +',
      'crowbar 4-8 25 +',
      'machete 5-9 25 +',
      'axe 6-10 25 +',
      'katana 8-12 25 +',
    ]);
    expect(meleeVariants).toHaveLength(6);
  });

  it('of guns: rounds, damage, who answers (rulings 66, 92), which takes a scope', () => {
    const { pistol, rifle, shotgun, scope, grenade } = items;
    expect([pistol, rifle, shotgun].map((x) => x.gun)).toEqual([
      { rounds: 7, damage: [3, 10], risky: ['fast'] },
      { rounds: 5, damage: [3, 15], risky: [] },
      { rounds: 7, damage: [20, 30], risky: ['fast', 'spitter'] },
    ]);
    expect(scope.use).toMatchObject({ guns: ['pistol', 'rifle'] });
    expect([machineGun, grenade.thrown, trapDamage, riskyShotAnswered]).toEqual([[20, 30], [50, 70], [7, 10], 50]);
    expect([scopeBonus, rangedBonus, meleeBonus, preparedBonus, shieldMalus, vestSoak]).toEqual([2, 3, 2, 5, 2, 5]);
  });

  it('of the thirty items, in their order: which take no place (ruling 24), what their use does, which are spent', () => {
    const printed = itemKinds.slice(0, 30);
    expect(itemKinds.map((kind) => items[kind].number)).toEqual(itemKinds.map((_, i) => i + 1));
    expect(printed.filter((kind) => items[kind].slotless)).toEqual(['flashlight', 'knuckles', 'boots', 'sneakers']);
    const used = printed.filter((kind) => items[kind].use);
    expect(used.filter((kind) => !items[kind].spent)).toEqual(['binoculars']);
    expect(used.map((kind) => items[kind].use)).toMatchObject([
      { aim: 'line', does: 'scout' },
      { aim: 'gun', does: 'load', guns: ['pistol'] },
      { aim: 'line', does: 'place', what: 'trap' },
      { aim: 'person', does: 'heal', by: 5 },
      { aim: 'gun', does: 'load', guns: ['rifle'] },
      { aim: 'line', does: 'place', what: 'glass' },
      { aim: 'gun', does: 'load', guns: ['shotgun'] },
      { aim: 'line', does: 'place', what: 'bait' },
      { aim: 'line', does: 'place', what: 'pit' },
      { aim: 'none', does: 'eat', melee: 2 },
      { aim: 'gun', does: 'scope', guns: ['pistol', 'rifle'] },
      { aim: 'gun', does: 'bayonet', guns: ['pistol', 'rifle', 'shotgun'] },
      { aim: 'none', does: 'energize' },
      { aim: 'line', does: 'place', what: 'wire' },
      { aim: 'gain', does: 'drink', health: 1, melee: 1 },
    ]);
  });

  it('of bonuses, options and limits: ten, the first value of each is printed, 60 exchanges (ruling 75), 10 rounds (85)', () => {
    expect(bonuses).toHaveLength(10);
    expect(optionsOf(citadel, 'printed')).toEqual({
      wave_scale: '1.0',
      small_table: 'off',
      empty_line: 'razed',
      exchange_consent: 'off',
      fists_reach_spitters: 'off',
    });
    expect(optionsOf(citadel, 'recommended')).toEqual({ ...optionsOf(citadel, 'printed'), wave_scale: '0.45' });
    expect([exchangeCap, blitzCap]).toEqual([60, 10]);
  });

  it.each(options.wave_scale)('of a wave at %s: each count multiplied (ruling 90)', (wave_scale) => {
    const { state } = siege({ wave: 7, options: { wave_scale } }).with(vasya);
    drawWave(state, Object.assign(new Fate(), { range: () => 20 }));
    const count = 20 * Number(wave_scale); // whole at every scale, so nothing is rounded
    expect(state.coming).toEqual([{ normal: count, fast: count, fat: count, spitter: count }]);
  });
});
