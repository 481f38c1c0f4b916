/** What no preparation may do, whatever people press: found by playing whole games of random forms. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { apply, setup } from '../../../src/games/citadel/apply.ts';
import { asksOf } from '../../../src/games/citadel/asks.ts';
import { items } from '../../../src/games/citadel/data/items/index.ts';
import { menuOf } from '../../../src/games/citadel/menu/index.ts';
import { limitOf, slotsOf } from '../../../src/games/citadel/rules/capacity.ts';
import { gunOf, isGun } from '../../../src/games/citadel/rules/moments.ts';
import { prepare } from '../../../src/games/citadel/rules/preparation.ts';

import type { Action, Deed, Item, State } from '../../../src/games/citadel/state.ts';
import { viewOf } from '../../../src/games/citadel/view.ts';
import { diceOf } from '../../../src/kit/dice.ts';
import type { Answer } from '../../../src/kit/game.ts';
import { complete } from '../../../src/kit/menu.ts';
import { wander } from '../../../src/kit/wander.ts';
import { printed } from './kit.ts';

interface Commit {
  readonly before: State;
  readonly answers: readonly Answer<Action>[];
  readonly after: State;
}

/** A game in which everybody presses anything; more items than one would find, so that there is something to press. */
function* randomGame(seed: string, consent: 'on' | 'off', rich: boolean): Generator<Commit> {
  let { state } = setup(10, { ...printed, wave_scale: '0.3', exchange_consent: consent }, diceOf(seed, 0));
  for (let commit = 1; commit < 40 && state.phase !== 'over'; commit++) {
    const dice = diceOf(`${seed}/fingers`, commit);
    const before = rich && state.phase === 'prep' ? enriched(state, commit) : state;
    const answers = asksOf(before).flatMap((ask) =>
      ask.seats.flatMap((seat): Answer<Action>[] => {
        const menu = menuOf(viewOf(before, seat), ask);
        const read = complete(menu, wander(menu, dice));
        expect(read, `${seed}, ${ask.key}, seat ${seat}`).toBeDefined();
        return read ? [{ ask: ask.key, seat, action: read.action, by: 'player' }] : [];
      }),
    );
    const frozen = JSON.stringify(before);
    const { state: after } = apply(before, answers, diceOf(seed, commit));
    expect(JSON.stringify(before)).toBe(frozen);
    yield { before, answers, after };
    state = after;
  }
}

/** Drinks for some, that there be several passes. */
function enriched(state: State, commit: number): State {
  const players = state.players.map((x, i) => ((i + commit) % 3 === 0 && x.died === null ? { ...x, actions: 3 } : x));
  return { ...state, players };
}

const all = (state: State): Item[] => [...state.players.flatMap((x) => x.items), ...state.storage];

function prepared({ before, after }: Commit): boolean {
  return after.phase === 'plan' && before.phase !== 'plan';
}
function deedsIn({ before, answers }: Commit): readonly (readonly Deed[])[] {
  if (before.waiting) return before.waiting;
  return before.players.map((_, seat) =>
    answers.flatMap(({ seat: by, action }) => (by === seat && action.kind === 'prep' ? action.deeds : [])),
  );
}

function everyPreparation(check: (commit: Commit) => void): void {
  const game = fc.tuple(fc.string(), fc.constantFrom('on', 'off'), fc.boolean());
  fc.assert(
    fc.property(game, ([seed, consent, rich]) => {
      for (const commit of randomGame(seed, consent, rich)) if (prepared(commit)) check(commit);
    }),
    { numRuns: 6 },
  );
}

describe('whatever people press', () => {
  test('no item is in two places, and none comes or goes except by finds and by being spent', () => {
    everyPreparation((commit) => {
      const before = all(commit.before);
      const after = all(commit.after);
      expect(new Set(after.map((x) => x.id)).size).toBe(after.length);
      const gone = before.filter((x) => !after.some((y) => y.id === x.id));
      const uses = deedsIn(commit)
        .flat()
        .filter((x) => x.do === 'use' || x.do === 'strengthen' || 'otherwise' in x);
      expect(gone.every((x) => items[x.kind].spent || x.kind === 'boards')).toBe(true);
      expect(gone.length).toBeLessThanOrEqual(uses.length + commit.before.players.length);
      const searches = deedsIn(commit)
        .flat()
        .filter((x) => x.do === 'search').length;
      const found = after.filter((x) => x.id >= commit.before.nextId);
      expect(found.length).toBeLessThanOrEqual(searches * 3);
      expect(commit.after.nextId - commit.before.nextId).toBeLessThanOrEqual(searches * 3);
    });
  });

  test('nobody holds more than he can carry', () => {
    everyPreparation(({ after }) => {
      for (const player of after.players) {
        if (player.died === null) expect(slotsOf(player.items)).toBeLessThanOrEqual(limitOf(player));
      }
    });
  });

  test('ammo changes only by being filled up, fittings are never lost', () => {
    everyPreparation(({ before, after }) => {
      for (const gun of all(before).filter(isGun)) {
        const now = all(after).find((x) => x.id === gun.id);
        const full = gunOf(gun)?.rounds;
        expect([gun.ammo, full]).toContain(now?.ammo);
        if (gun.scope) expect(now?.scope).toBe(true);
        if (gun.bayonet) expect(now?.bayonet).toBe(true);
      }
    });
  });

  test('nobody is hurt, healed above his maximum, or raised; walls only grow', () => {
    everyPreparation(({ before, after }) => {
      before.players.forEach((player, seat) => {
        const now = after.players[seat];
        expect(now?.health).toBeGreaterThanOrEqual(player.health);
        expect(now?.health).toBeLessThanOrEqual(player.maxHealth);
        expect(now?.died).toBe(player.died);
        if (player.died !== null) expect(now).toEqual(player);
      });
      before.lines.forEach((line, i) => {
        const now = after.lines[i];
        expect(now?.walls).toBeGreaterThanOrEqual(line.walls);
        expect([now?.gun, now?.concrete]).toEqual([line.gun, line.concrete]);
      });
    });
  });

  test('each action comes to something or fails with a reason, and a failed one to what was named instead', () => {
    everyPreparation((commit) => {
      const deeds = deedsIn(commit);
      const fact = prepare(structuredClone(commit.before), deeds, () => false, diceOf('happenings', 1));
      deeds.forEach((row, seat) => {
        const mine = (fact.what === 'preparation' ? fact.events : []).filter((x) => x.seat === seat);
        const replaced = mine.filter((x) => x.what === 'failed' && x.instead);
        expect(mine.length - replaced.length).toBe(row.length);
      });
    });
  });

  test('the state is plain JSON, and the same answers give the same game', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        for (const { before, answers, after } of randomGame(seed, 'on', false)) {
          expect(JSON.parse(JSON.stringify(after))).toEqual(after);
          const again = apply(JSON.parse(JSON.stringify(before)), answers, diceOf('again', 1)).state;
          const once = apply(before, answers, diceOf('again', 1)).state;
          expect(again).toEqual(once);
        }
      }),
      { numRuns: 4 },
    );
  });
});
