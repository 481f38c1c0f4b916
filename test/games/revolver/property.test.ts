/** What holds in every duel, however it is played. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cards, copies, rounds, shotsInRound } from '../../../src/games/revolver/data/cards.ts';
import { revolver } from '../../../src/games/revolver/index.ts';
import type { State } from '../../../src/games/revolver/state.ts';
import { wander } from '../../../src/kit/wander.ts';
import { drive } from '../../../src/sim/drive.ts';

const anyOptions = fc.record({
  health: fc.constantFrom(...revolver.options.health),
  defence: fc.constantFrom(...revolver.options.defence),
});

test('cards are neither lost nor made, tokens stay in bounds, and the revolver holds twelve', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), anyOptions, fc.integer({ min: 0, max: 60 }), (seed, options, silence) => {
      let last: State | undefined;
      const played = drive(revolver, { seats: 2, options, seed }, ({ menu }, dice) =>
        dice.int(100) < silence ? undefined : wander(menu, dice),
      );
      for (const { state } of played) {
        last = state;
        const all = [...state.players.flatMap((x) => x.hand), ...state.deck, ...state.discard].sort();
        expect(all).toEqual(cards.flatMap((card) => Array.from({ length: copies }, () => card)).sort());
        for (const player of state.players) {
          expect(player.health).toBeGreaterThanOrEqual(0);
          expect(player.health).toBeLessThanOrEqual(Number(options.health));
          if (player.defence) expect(player.hand).toContain(player.defence.card);
        }
        const inRound = state.shots.filter((x) => x.round === state.round).length;
        expect(inRound + state.chamber.length).toBe(shotsInRound);
        const loaded = state.chamber.filter((x) => x === 'bullet').length;
        const fired = state.shots.filter((x) => x.round === state.round && x.fate !== 'blank').length;
        expect(loaded + fired).toBe(6);
      }
      expect(last?.end).not.toBeNull();
      expect(last?.shots.length).toBeLessThanOrEqual(rounds * shotsInRound);
    }),
    { numRuns: 60 },
  );
}, 60_000);

test('turns alternate but for a Misfire', () => {
  for (let game = 0; game < 30; game++) {
    const start = { seats: 2, options: { health: '6', defence: 'open' }, seed: `turns-${game}` } as const;
    let last: State | undefined;
    for (const { state } of drive(revolver, start, ({ menu }, dice) => wander(menu, dice))) last = state;
    const shots = last?.shots ?? [];
    shots.slice(1).forEach((shot, i) => {
      const before = shots[i];
      expect(shot.shooter === before?.shooter).toBe(before?.fate === 'misfire');
    });
  }
}, 60_000);
