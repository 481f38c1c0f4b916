import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countKinds } from '../../../src/games/citadel/data/hordes.ts';
import { works } from '../../../src/games/citadel/data/works.ts';
import { zombieKinds, zombies } from '../../../src/games/citadel/data/zombies.ts';
import type { FightEvent } from '../../../src/games/citadel/facts.ts';
import { planMenu } from '../../../src/games/citadel/menu/plan.ts';
import type { Battle } from '../../../src/games/citadel/rules/battle.ts';
import { exchangeCap, fightWave, playWave } from '../../../src/games/citadel/rules/wave.ts';
import type { Item, State } from '../../../src/games/citadel/state.ts';
import { storyOf } from '../../../src/games/citadel/story/index.ts';
import { viewOf } from '../../../src/games/citadel/view.ts';
import { diceOf } from '../../../src/kit/dice.ts';
import { byDefault, exactly } from '../../../src/kit/menu.ts';
import { leaves } from '../../../src/kit/wander.ts';
import { found, only, planOfSilence } from './siege.ts';
import { anAsk, randomPlans, randomState } from './wave-random.ts';

const seeds = fc.integer({ min: 0, max: 1_000_000_000 }).map((n) => `wave ${n}`);
const runs = { numRuns: 60 };

function fought(seed: string): { before: State; battle: Battle; events: readonly FightEvent[] } {
  const before = randomState(seed);
  const battle = fightWave(structuredClone(before), randomPlans(before, seed), diceOf(seed, 2));
  return { before, battle, events: battle.log.lines.flatMap((entry) => entry.events) };
}
const sum = (xs: readonly number[]) => xs.reduce((a, b) => a + b, 0);
const held = (state: State): Item[] => [...state.players.flatMap((x) => x.items), ...state.storage];

describe('ledgers of a wave', () => {
  it('every round that is gone was shot', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { before, battle, events } = fought(seed);
        const rounds = (state: State) => sum(held(state).map((x) => x.ammo ?? 0));
        expect(rounds(before) - rounds(battle.state)).toBe(
          only(events, 'shot').filter((x) => x.gun !== 'machine').length,
        );
      }),
      runs,
    );
  });

  it('every item that is gone was a thrown grenade or a worn-out vest, and none appears', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { before, battle, events } = fought(seed);
        const after = new Set(held(battle.state).map((x) => x.id));
        const gone = held(before).filter((x) => !after.has(x.id));
        expect(held(before).length - gone.length).toBe(after.size);
        expect(gone.filter((x) => x.kind === 'grenade')).toHaveLength(only(events, 'thrown').length);
        expect(gone.filter((x) => x.kind !== 'grenade').every((x) => x.kind === 'vest')).toBe(true);
        const soak = (state: State) => sum(held(state).map((x) => x.soak ?? 0));
        const soaked = [
          ...only(events, 'mauled')
            .filter((x) => x.kind !== 'spitter')
            .map((x) => x.harm.soaked),
          ...only(events, 'answer')
            .filter((x) => x.kind !== 'spitter')
            .map((x) => x.harm?.soaked ?? 0),
          ...battle.log.aftermath.map((x) => x.harm.soaked),
        ];
        expect(soak(before) - soak(battle.state)).toBe(sum(soaked));
      }),
      runs,
    );
  });

  it('every lost health of a person is told, and comes to death at 0 and only there', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { before, battle, events } = fought(seed);
        battle.state.players.forEach((player, seat) => {
          const told = [
            ...only(events, 'mauled')
              .filter((x) => x.seat === seat)
              .map((x) => x.harm.lost),
            ...only(events, 'answer')
              .filter((x) => x.seat === seat)
              .map((x) => x.harm?.lost ?? 0),
            ...battle.log.aftermath.filter((x) => x.seat === seat).map((x) => x.harm.lost),
          ];
          expect(found(before.players[seat]).health - player.health).toBe(sum(told));
          expect(player.died !== null).toBe(player.health === 0);
        });
      }),
      runs,
    );
  });

  it('every zombie that came fell, stayed, was led away, sank or broke through; kills are whose blows they were', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { before, battle, events } = fought(seed);
        battle.log.lines.forEach((entry, i) => {
          const line = found(battle.state.lines[i]);
          const left = countKinds([...line.zombies, ...line.lured]);
          const felled = countKinds(felledIn(entry.events));
          const pit = only(entry.events, 'pit')[0]?.taken;
          for (const kind of zombieKinds) {
            const gone = felled[kind] + (pit?.[kind] ?? 0) + (entry.breached?.[kind] ?? 0);
            expect(entry.arrived[kind]).toBe(left[kind] + gone);
          }
        });
        const kills = (state: State) => sum(state.players.map((x) => x.kills));
        const byPeople = events.filter((x) => x.what !== 'trap');
        expect(kills(battle.state) - kills(before)).toBe(felledIn(byPeople).length);
      }),
      runs,
    );
  });

  it('every loss of walls and equipment is told; traps, baits and pits are spent by working', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { before, battle } = fought(seed);
        battle.log.lines.forEach((entry, i) => {
          const was = found(before.lines[i]);
          const is = found(battle.state.lines[i]);
          for (const work of works) {
            const loss = only(entry.events, 'assault')
              .filter((x) => x.on === work)
              .map((x) => x.loss);
            const razed = only(entry.events, 'razed').map((x) => x.lost[work]);
            expect(entry.before[work] - entry.after[work]).toBe(sum([...loss, ...razed]));
          }
          expect(was.traps - is.traps).toBe(only(entry.events, 'trap').length);
          expect(was.baits - is.baits).toBe(only(entry.events, 'lured').length);
          expect(was.pit && !is.pit).toBe(only(entry.events, 'pit').length === 1);
          expect(is.wire).toBe(was.wire);
        });
      }),
      runs,
    );
  });
});

function felledIn(events: readonly FightEvent[]) {
  return events.flatMap((x) => {
    const hits =
      x.what === 'shot' || x.what === 'thrown' || x.what === 'trap' ? x.hits : x.what === 'blow' ? [x.hit] : [];
    return hits.filter((hit) => hit.left === 0);
  });
}

describe('every wave', () => {
  it('ends, within the cap of exchanges, on every line', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { battle } = fought(seed);
        for (const front of battle.fronts) {
          expect(front.fought).toBe(false);
          expect(front.log.exchanges).toBeLessThanOrEqual(exchangeCap);
        }
      }),
      runs,
    );
  });

  it('the dead do nothing, and nothing is done to them', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { before, battle } = fought(seed);
        for (const { events } of battle.log.lines) {
          const dead = new Set(before.players.flatMap((x, seat) => (x.died === null ? [] : [seat])));
          for (const event of events) {
            if (event.what === 'died') dead.add(event.seat);
            else if ('seat' in event) expect(dead.has(event.seat)).toBe(false);
          }
        }
      }),
      runs,
    );
  });

  it('leaves nothing below 0 or above its maximum', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { state } = fought(seed).battle;
        for (const { health, maxHealth, items } of state.players) {
          expect(health).toBeGreaterThanOrEqual(0);
          expect(health).toBeLessThanOrEqual(maxHealth);
          for (const { ammo, soak } of items) {
            expect(ammo ?? 0).toBeGreaterThanOrEqual(0);
            expect(soak ?? 1).toBeGreaterThan(0);
          }
        }
        for (const line of state.lines) {
          expect(line.walls).toBeGreaterThanOrEqual(0);
          for (const work of [line.gun, line.glass, line.concrete]) expect(work ?? 1).toBeGreaterThan(0);
          for (const zombie of [...line.zombies, ...line.lured]) {
            expect(zombie.health).toBeGreaterThan(0);
            expect(zombie.health).toBeLessThanOrEqual(zombies[zombie.kind].health);
          }
        }
      }),
      runs,
    );
  });

  it('is the same again from the same seed, through save and load, and tells each secret to one person only', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const play = (state: State) => {
          const facts = playWave(state, randomPlans(state, seed), diceOf(seed, 2));
          return { state, facts, notes: storyOf(state, facts) };
        };
        const once = play(randomState(seed));
        const again = play(JSON.parse(JSON.stringify(randomState(seed))));
        expect(again).toEqual(once);
        expect(JSON.parse(JSON.stringify(once))).toEqual(once);
        for (const note of once.notes) if (note.secret) expect(note.secret.seats).toHaveLength(1);
        expect(new Set(['prep', 'plan', 'over'])).toContain(once.state.phase);
      }),
      runs,
    );
  });
});

describe('the form of a plan', () => {
  it('is prefilled with what silence means (rulings 54, 111)', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const state = randomState(seed);
        playWave(state, randomPlans(state, seed), diceOf(seed, 2)); // leaves standing orders behind
        state.players.forEach((player, seat) => {
          if (player.died !== null) return;
          const view = viewOf(state, seat);
          expect(byDefault(planMenu(view, anAsk))?.action).toEqual({ kind: 'plan', plan: planOfSilence(view) });
        });
      }),
      runs,
    );
  });

  it('takes each of its leaves as it stands', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const state = randomState(seed);
        const seat = state.players.findIndex((x) => x.died === null);
        if (seat < 0) return;
        const menu = planMenu(viewOf(state, seat), anAsk);
        for (const draft of leaves(menu)) expect(exactly(menu, draft)?.action ?? byDefault(menu)?.action).toBeDefined();
      }),
      { numRuns: 30 },
    );
  });
});
