import { describe, expect, it } from 'vitest';
import { outcome } from '../../../src/games/citadel/rules/end.ts';
import { exchangeCap, playWave } from '../../../src/games/citadel/rules/wave.ts';
import { viewOf } from '../../../src/games/citadel/view.ts';
import { Fate, found, katya, lev, petya, planOfSilence, siege, vasya } from './siege.ts';

describe('positions', () => {
  const lines = [{ walls: 9 }, { walls: 9 }, { walls: 9 }];
  const silent = (spec: ReturnType<typeof siege>) => {
    const { state } = spec;
    const plans = new Map([...spec.plans].filter(([, { plan }]) => plan.line > 0));
    playWave(state, plans, new Fate());
    return state.players.map((x) => x.line);
  };

  it('silent people are placed in seat order after all given orders, where the fewest stand (rulings 54, 101)', () => {
    const people = [vasya.on(0), petya.on(1), katya.on(0), lev.on(0)];
    expect(silent(siege({ lines }).with(...people))).toEqual([2, 1, 3, 1]);
  });

  it('who stood somewhere in the last wave stays there when silent (ruling 54)', () => {
    expect(silent(siege({ lines }).with(vasya.on(0).is({ line: 3 }), petya.on(0).is({ line: 3 })))).toEqual([3, 3]);
  });

  it('any number may stand on a line, and lines may stay empty (rulings 52, 53)', () => {
    const { state } = siege({ lines }).with(vasya.on(2), petya.on(2), katya.on(2)).play();
    expect(state.players.map((x) => x.line)).toEqual([2, 2, 2]);
  });

  it('a silent person’s last given plan is his standing order, as far as still possible (ruling 111)', () => {
    const given = siege({ lines }).with(vasya.has('pistol').plans({ line: 2, joint: [petya], grenade: null }), petya);
    const { state } = given.play();
    const plan = planOfSilence(viewOf(state, 0));
    expect(plan).toMatchObject({ line: 2, joint: [1], grenade: null });
    found(state.players[1]).died = 1;
    expect(planOfSilence(viewOf(state, 0)).joint).toEqual([]);
  });

  it('what the clock filled in is no standing order (ruling 111)', () => {
    const given = siege({ lines }).with(vasya.on(2));
    const { state } = given;
    const plans = new Map([...given.plans].map(([seat, { plan }]) => [seat, { plan, isChosen: false }]));
    playWave(state, plans, new Fate());
    expect(state.players[0]).toMatchObject({ line: 2, plan: null });
  });

  it('the default: shoot spitter, fast, fat, normal; strike at once only without a loaded gun (rulings 54, 101)', () => {
    const plan = (...things: Parameters<typeof vasya.has>) =>
      planOfSilence(viewOf(siege({ lines }).with(vasya.has(...things)).state, 0));
    expect(plan('pistol')).toMatchObject({
      line: 0,
      shoot: { on: true, targets: ['spitter', 'fast', 'fat', 'normal'] },
      melee: { opening: false, weapon: 'best', targets: ['fast', 'normal', 'fat', 'spitter'] },
      joint: [],
      later: 'shoot',
    });
    expect(plan('pistol/0').melee.opening).toBe(true);
  });
});

describe('after the fighting', () => {
  it('everything the dead had goes to storage, worn things and loaded guns too (ruling 27)', () => {
    const { state } = siege({ line: { zombies: 'fast×9' }, storage: ['water'] })
      .with(vasya.has('pistol+scope/3', 'boots', 'vest').is({ health: 1 }).waits())
      .play();
    expect(found(state.players[0]).items).toEqual([]);
    expect(state.storage.map((x) => x.kind)).toEqual(['water', 'pistol', 'boots']);
    expect(state.storage[1]).toMatchObject({ ammo: 3, scope: true });
  });

  it('what was for this wave is over: preparation, food, binoculars (ruling 36)', () => {
    const { state } = siege({ line: {} })
      .with(vasya.is({ prepared: true, fed: 3 }).waits())
      .play();
    expect(state.players[0]).toMatchObject({ prepared: false, fed: 0, scouted: [] });
  });

  it('the next preparation opens', () => {
    const { state } = siege({ line: {}, wave: 3 }).with(vasya.waits()).play();
    expect(state).toMatchObject({ phase: 'prep', wave: 4 });
    expect(outcome(state)).toBeUndefined();
  });

  it('surplus goes to storage once wounds leave less room (ruling 21)', () => {
    const { state } = siege({ line: { zombies: 'fast' } })
      .with(vasya.has('water', 'food').is({ health: 18 }).waits(), petya.shoots(3, 4))
      .play();
    expect(found(state.players[0]).items).toHaveLength(1);
  });
});

describe('victory, defeat, blitz', () => {
  it('is a defeat as soon as nobody lives (ruling 83)', () => {
    const { state, notes } = siege({ line: { zombies: 'fast×9' }, wave: 2 })
      .with(vasya.is({ health: 1 }).waits())
      .play();
    expect(state.phase).toBe('over');
    expect(outcome(state)).toEqual([[0]]);
    expect(notes.some((x) => x.text?.id === 'citadel-end-defeat')).toBe(true);
  });

  it('is a victory of all with one survivor after wave 7 (rulings 83, 145)', () => {
    const { state } = siege({ line: { zombies: 'normal' }, wave: 7 })
      .with(vasya.shoots(5), petya.is({ died: 3, health: 0 }))
      .play();
    expect(state.phase).toBe('over');
    expect(outcome(state)).toEqual([[0, 1]]);
  });

  it('a blitz follows while spitters stand or a bait worked, without preparation (ruling 84)', () => {
    const spitters = siege({ line: { zombies: 'spitter', glass: 3 }, wave: 7 })
      .with(vasya.waits())
      .play().state;
    expect(spitters).toMatchObject({ phase: 'plan', blitz: 1, wave: 7 });
    const lured = siege({ line: { zombies: 'normal', baits: 1 }, wave: 7 })
      .with(vasya.waits())
      .play().state;
    expect(lured).toMatchObject({ phase: 'plan', blitz: 1 });
    expect(lured.coming).toEqual([{ normal: 0, fast: 0, fat: 0, spitter: 0 }]);
  });

  it('a blitz follows the cap of exchanges too (ruling 110)', () => {
    const { state } = siege({ line: { zombies: 'fat', walls: 4 * exchangeCap }, wave: 7 })
      .with(vasya.has('shield').strikes())
      .play();
    expect(state).toMatchObject({ phase: 'plan', blitz: 1 });
  });

  it('a blitz in which no health changed is a victory; so is the tenth (ruling 85)', () => {
    const idle = siege({ line: { zombies: 'spitter', glass: 3 }, wave: 7, blitz: 1 })
      .with(vasya.waits())
      .play().state;
    expect(idle.phase).toBe('over');
    const bloody = (blitz: number) =>
      siege({ line: { zombies: 'spitter:2 spitter×2', glass: 3 }, wave: 7, blitz })
        .with(vasya.has('pistol/1').plans({}))
        .play().state;
    expect(bloody(9)).toMatchObject({ phase: 'plan', blitz: 10 });
    expect(bloody(10).phase).toBe('over');
  });

  it('those led away return in the next blitz round, by a bait laid earlier (ruling 86)', () => {
    const { state } = siege({ line: { lured: 'fat', baits: 1 }, wave: 7, blitz: 1 })
      .with(vasya.shoots(3))
      .play();
    expect(state.lines[0]).toMatchObject({ baits: 0 });
    expect(found(state.lines[0]).lured).toHaveLength(1);
  });

  it('in a blitz a threatened line without anybody gets the healthiest of those who stand idle (rulings 84, 102)', () => {
    const lines = [{ zombies: 'spitter', glass: 3 }, {}, { zombies: 'spitter', glass: 3 }];
    const { state } = siege({ lines, wave: 7, blitz: 1 })
      .with(
        vasya.on(2).is({ health: 10 }).waits(),
        petya.on(2).is({ health: 20 }).waits(),
        katya.on(3).is({ health: 30 }).waits(),
      )
      .play();
    expect(state.players.map((x) => x.line)).toEqual([2, 1, 3]);
  });
});
