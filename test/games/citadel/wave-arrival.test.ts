import { describe, expect, it } from 'vitest';
import { countKinds, hordeSize } from '../../../src/games/citadel/data/hordes.ts';
import { waves, zombieKinds } from '../../../src/games/citadel/data/zombies.ts';
import { comingTo, drawWave } from '../../../src/games/citadel/rules/draw.ts';
import { diceOf } from '../../../src/kit/dice.ts';
import { Fate, found, only, petya, siege, vasya } from './siege.ts';

const two = [{ walls: 0 }, { walls: 9 }];

describe('the draw', () => {
  it('gives each line its own count of each kind within the range of the wave (rulings 11, 12)', () => {
    for (let wave = 1; wave <= waves.length; wave++) {
      const { state } = siege({ lines: two, wave }).with(vasya);
      drawWave(state, diceOf('a', wave));
      expect(state.coming).toHaveLength(2);
      for (const horde of state.coming) {
        for (const kind of zombieKinds) {
          const [low, high] = found(waves[wave - 1])[kind];
          expect(horde[kind]).toBeGreaterThanOrEqual(low);
          expect(horde[kind]).toBeLessThanOrEqual(high);
        }
      }
    }
  });

  it('leaves out neither lines without walls nor lines where nobody stands (ruling 13)', () => {
    const { state } = siege({ lines: two, wave: 7 }).with(vasya.on(2));
    drawWave(state, new Fate());
    expect(state.coming.map(hordeSize)).toEqual([18, 18]);
  });

  it('scales each count, the rest by chance: 3 at 45 % are one, sometimes two (ruling 90)', () => {
    const { state } = siege({ wave: 4, options: { wave_scale: '0.45' } }).with(vasya);
    const drawn = Array.from({ length: 400 }, (_, i) => {
      drawWave(state, { ...diceOf('b', i), range: () => 3 });
      return found(state.coming[0]).normal;
    });
    expect(new Set(drawn)).toEqual(new Set([1, 2]));
    expect(drawn.reduce((a, b) => a + b) / drawn.length).toBeCloseTo(1.35, 1);
  });

  it('shows binoculars the returners too (ruling 14)', () => {
    const { state } = siege({ line: { zombies: 'spitter', lured: 'fat fast', coming: 'normal×2' } }).with(vasya);
    expect(comingTo(state, 1)).toEqual({ normal: 2, fast: 1, fat: 1, spitter: 1 });
  });
});

describe('the arrival', () => {
  it('brings back left-over spitters and the led-away, with their wounds, to their own line (rulings 14, 15)', () => {
    const fought = siege({
      lines: [{ zombies: 'spitter:2', lured: 'fat:9', coming: 'normal', glass: 3 }, { walls: 1 }],
    })
      .with(vasya.on(1).waits())
      .fight();
    expect(fought.entry(1).arrived).toEqual({ normal: 1, fast: 0, fat: 1, spitter: 1 });
    expect(fought.entry(2).arrived).toEqual({ normal: 0, fast: 0, fat: 0, spitter: 0 });
    expect(fought.line(1).zombies.find((z) => z.kind === 'spitter')?.health).toBe(2);
  });

  it('is nothing new in a blitz, only the led-away (ruling 86)', () => {
    const fought = siege({ line: { lured: 'normal' }, wave: 7, blitz: 1 })
      .with(vasya.strikes())
      .fight();
    expect(fought.entry().arrived.normal).toBe(1);
  });

  it('drops from one to all normal and fat zombies into the pit before any shot (rulings 104, 130)', () => {
    const fought = siege({
      line: { zombies: 'normal×2 fat fast', pit: true, wire: true, walls: 50 },
      rolls: { hands: [2] }, // one of three: from 1 to 3
    })
      .with(vasya.shoots(3))
      .fight();
    expect(fought.entry().events[0]).toMatchObject({ what: 'pit', taken: { normal: 2, fast: 0, fat: 0, spitter: 0 } });
    expect(fought.line().pit).toBe(false);
  });

  it('leaves the pit where only fast ones and spitters came (ruling 130)', () => {
    const fought = siege({ line: { zombies: 'fast spitter', pit: true, walls: 5 } })
      .with(vasya.shoots(10, 10))
      .fight();
    expect(fought.line().pit).toBe(true);
  });

  it('lets a bait work at once where nothing stands, after the pit; wire does not count (rulings 104, 73)', () => {
    const fought = siege({ line: { zombies: 'normal×3 spitter', pit: true, baits: 2, wire: true } })
      .with(vasya.shoots(5))
      .fight();
    expect(fought.entry().events.map((x) => x.what)).toEqual(['pit', 'lured']);
    expect(countKinds(fought.line().lured)).toMatchObject({ normal: 2, spitter: 1 });
    expect(fought.line().baits).toBe(1);
    expect(fought.entry().ended).toBe('lured');
  });

  it('lets fast ones and spitters past walls and equipment, normal and fat ones not (ruling 16)', () => {
    const fought = siege({ line: { zombies: 'fast spitter normal fat', walls: 20, gun: 3 } })
      .with(vasya.waits(), petya.waits())
      .fight();
    expect(only(fought.opening, 'mauled').map((x) => x.kind)).toEqual(['spitter', 'fast']);
    expect(only(fought.opening, 'assault').map((x) => [x.kind, x.on])).toEqual([
      ['normal', 'gun'],
      ['fat', 'gun'],
    ]);
  });
});
