/** Rules of the wave that meet in one person or on one line. */
import { describe, expect, it } from 'vitest';
import { zombieKinds } from '../../../src/games/citadel/data/zombies.ts';
import { fightWave, playWave } from '../../../src/games/citadel/rules/wave.ts';
import { viewOf } from '../../../src/games/citadel/view.ts';
import { diceOf } from '../../../src/kit/dice.ts';
import { Fate, found, hitsOf, katya, only, petya, planOfSilence, siege, type Thing, vasya } from './siege.ts';
import { randomPlans, randomState } from './wave-random.ts';

describe('zombies and lines', () => {
  it('never change lines, whoever runs, falls or lures (ruling 15)', () => {
    for (let n = 0; n < 60; n++) {
      const before = randomState(`lines ${n}`);
      const home = before.lines.map((line) => new Set([...line.zombies, ...line.lured].map((z) => z.id)));
      const { state } = fightWave(structuredClone(before), randomPlans(before, `lines ${n}`), diceOf('lines', n));
      state.lines.forEach((line, i) => {
        for (const { id } of [...line.zombies, ...line.lured]) {
          if (id < before.nextId) expect(home[i]?.has(id)).toBe(true);
        }
      });
    }
  });

  it.each(zombieKinds)(
    '%s: fast ones and spitters bypass all that stands, the others tear it down (ruling 16)',
    (kind) => {
      const fought = siege({ line: { zombies: kind, walls: 30, concrete: 20 } })
        .with(vasya.waits())
        .fight();
      const passes = kind === 'fast' || kind === 'spitter';
      expect(only(fought.opening, 'mauled')).toHaveLength(passes ? 1 : 0);
      expect(only(fought.opening, 'assault')).toHaveLength(passes ? 0 : 1);
    },
  );
});

describe('hands full of things', () => {
  it('three guns and a shield are all of use, one gun for an attack; wounds drop nothing in battle (rulings 21, 25)', () => {
    const fought = siege({ line: { zombies: 'fat×9', walls: 400 } })
      .with(vasya.has('pistol/1', 'rifle/1', 'shotgun/1', 'shield').is({ health: 10 }))
      .fight();
    const fired = [0, 1, 2].map((k) => only(fought.exchange(k), 'shot').map((x) => x.gun));
    expect(fired).toEqual([['pistol'], ['rifle'], ['shotgun']]);
    expect(only(fought.exchange(3), 'blow')).toMatchObject([{ arm: 'hands', bonus: -2 }]);
    expect(fought.person(vasya).items).toHaveLength(4);
  });

  it('a shield weakens own blows by 2, stops answers, and does nothing else; two are no more (rulings 26, 50, 96)', () => {
    const fought = siege({ line: { zombies: 'fast' }, rolls: { knife: [6], pistol: [3], fast: [5], chance: [1] } })
      .with(vasya.has('shield', 'shield', 'pistol', 'knife').plans({ melee: { opening: true } }))
      .fight();
    expect(only(fought.opening, 'shot')).toMatchObject([{ bonus: 0 }]);
    expect(only(fought.opening, 'blow')).toMatchObject([{ bonus: -2, hit: { damage: 4, left: 0 } }]);
    const hurt = siege({ line: { zombies: 'fast' }, rolls: { fast: [5], chance: [1] } })
      .with(vasya.has('shield', 'shield').strikes())
      .fight();
    expect(only(hurt.opening, 'answer')).toMatchObject([{ outcome: 'stopped', by: 'shield', chance: 0 }]);
    expect(only(hurt.opening, 'mauled')).toMatchObject([{ rolls: [5], harm: { lost: 5 } }]);
  });

  it('a vest takes answers and attacks alike until it is gone; two of them a breach too (rulings 26, 79)', () => {
    const fought = siege({ line: { zombies: 'fast' }, rolls: { chance: [50], fast: [5, 4] } })
      .with(vasya.has('vest/2').strikes())
      .fight();
    expect(only(fought.opening, 'answer')).toMatchObject([{ harm: { soaked: 2, lost: 3, left: 27 } }]);
    expect(only(fought.opening, 'mauled')).toMatchObject([{ harm: { soaked: 0, lost: 4, left: 23 } }]);
    const breach = siege({ lines: [{ zombies: 'fast×2 normal' }, {}] })
      .with(vasya.on(2).has('vest/4', 'vest').waits())
      .fight();
    expect(breach.person(vasya)).toMatchObject({ health: 26, items: [] }); // 13 points, 9 of them soaked
  });

  it('a usual keep-order is no wish: it is worked out anew with the rounds that are left (rulings 21, 103)', () => {
    const things: Thing[] = ['pistol/1', 'shield'];
    const spec = siege({ line: { zombies: 'fast' } });
    const [pistol, shield] = spec.with(vasya.has(...things)).state.players.flatMap((x) => x.items.map((y) => y.id));
    const left = (keep: number[]) => {
      const shooter = vasya
        .has(...things)
        .is({ health: 17 })
        .shoots(3);
      const { state } = spec.with(shooter.plans({ keep }), petya.has('katana').waits()).play();
      return found(state.players[0]).items.map((x) => x.kind);
    };
    expect(left([found(pistol), found(shield)])).toEqual(['shield']); // the pistol is empty by then
    expect(left([found(shield), found(pistol)])).toEqual(['shield']);
    const wished = siege({ line: { zombies: 'fast' } }).with(
      vasya
        .has('shield', 'water')
        .is({ health: 18 })
        .waits()
        .plans({ keep: [3, 2] }),
      petya.has('katana').waits(),
    );
    expect(found(wished.play().state.players[0]).items.map((x) => x.kind)).toEqual(['water']);
  });

  it('who never named an order keeps the backpack and guns that he comes by later (rulings 21, 103)', () => {
    const { state } = siege({ line: {} }).with(vasya.has('food', 'water'));
    const me = found(state.players[0]);
    playWave(state, new Map([[0, { plan: planOfSilence(viewOf(state, 0)), isChosen: true }]]), new Fate());
    me.items.push({ id: 90, kind: 'pistol', ammo: 1 }, { id: 91, kind: 'backpack' });
    expect(planOfSilence(viewOf(state, 0)).keep.slice(0, 2)).toEqual([91, 90]);
  });
});

describe('shots', () => {
  it('wire, bonus shot, machine gun and grenade: two attacks a step, one burst, a grenade for one (58, 59, 97, 98; ruling 36)', () => {
    const fought = siege({
      line: { zombies: 'fat×9', wire: true, gun: 3, walls: 200 },
      rolls: { grenade: [50], shotgun: [20, 20] },
    })
      .with(vasya.bonus('shot').has('pistol', 'grenade').is({ prepared: true }).plans({ gun: true }))
      .fight();
    const thrown = only(fought.opening, 'thrown');
    expect(thrown).toHaveLength(1);
    expect(found(thrown[0]).hits.reduce((sum, hit) => sum + hit.damage, 0)).toBe(50); // unprepared
    expect(only(fought.opening, 'shot').map((x) => [x.gun, x.wire, x.bonus])).toEqual([
      ['machine', true, 5],
      ['machine', false, 5],
      ['pistol', false, 5],
    ]);
  });

  it('a rifle fired after a pistol brings no answer from whom the pistol did not hit (rulings 66, 92)', () => {
    const spec = { line: { zombies: 'fast:4 fast' }, rolls: { pistol: [3], rifle: [3], chance: [1] } };
    const alone = siege(spec).with(vasya.bonus('shot').has('pistol/1', 'rifle')).fight();
    expect(hitsOf(only(alone.opening, 'shot'))).toEqual(['fast−3→1', 'fast−1→0', 'fast−2→5']);
    expect(only(alone.opening, 'answer')).toEqual([]);
  });
});

describe('blows', () => {
  it('bayonet, bonus blow and wounds: a shot and two stabs, each halved, the second unanswered (rulings 63, 64)', () => {
    const fought = siege({
      line: { zombies: 'fat×2', walls: 99 },
      rolls: { bayonet: [3, 1, 4, 2], chance: [100, 50] },
    })
      .with(
        vasya
          .bonus('blow')
          .has('pistol+bayonet')
          .is({ health: 15, fed: 1 })
          .plans({ melee: { opening: true } }),
      )
      .fight();
    const later = fought.exchange(1);
    expect(only(later, 'shot')).toHaveLength(1);
    expect(only(later, 'blow').map((x) => [x.arm, x.roll, x.bonus, x.halved, x.hit.damage])).toEqual([
      ['bayonet', 4, 1, true, 2],
      ['bayonet', 2, 1, true, 1],
    ]);
    expect(only(later, 'answer')).toMatchObject([{ chance: 50, outcome: 'hit' }]);
  });

  it('who cannot reach the spitter that his comrade boxes strikes another (option fists_reach_spitters, rulings 60, 61)', () => {
    const spitterFirst = { melee: { targets: ['spitter'] as const } };
    const fought = siege({
      line: { zombies: 'spitter normal', glass: 3, walls: 9 },
      options: { fists_reach_spitters: 'on' },
    })
      .with(
        vasya.strikes().with(petya).plans(spitterFirst),
        petya
          .has('katana')
          .strikes()
          .with(vasya)
          .plans({ melee: { ...spitterFirst.melee, weapon: 'katana' } }),
      )
      .fight();
    expect(only(fought.opening, 'blow').map((x) => [x.arm, x.hit.kind])).toEqual([
      ['hands', 'spitter'],
      ['katana', 'normal'],
    ]);
  });
});

describe('runners', () => {
  it('go back as soon as the zombies of the second line are no longer the stronger ones (ruling 82)', () => {
    const runner = vasya
      .has('sneakers')
      .waits()
      .plans({ second: { line: 2, when: 'outnumbered' } });
    const fought = siege({
      lines: [
        { zombies: 'fat:10', walls: 99 },
        { zombies: 'fat:11', walls: 99 },
      ],
    })
      .with(runner, petya.on(2).waits(), katya.on(1).waits())
      .fight();
    const strikesOn = (k: number, line: number) => only(fought.exchange(k, line), 'blow').some((x) => x.seat === 0);
    expect([strikesOn(1, 2), strikesOn(2, 2), strikesOn(2, 1)]).toEqual([true, false, true]); // 9 against 9
  });
});

describe('blitz', () => {
  it('goes on after a round in which a bait worked, though nobody’s health changed (ruling 86 before 85)', () => {
    const { state } = siege({ line: { zombies: 'fat', baits: 1 }, wave: 7, blitz: 1 })
      .with(vasya.waits())
      .play();
    expect(state).toMatchObject({ phase: 'plan', blitz: 2, lines: [{ lured: [{ kind: 'fat' }] }] });
    const last = siege({ line: { zombies: 'fat', baits: 1 }, wave: 7, blitz: 10 })
      .with(vasya.waits())
      .play().state;
    expect(last.phase).toBe('over'); // ten rounds are ten (ruling 85)
  });

  it('has no weapon preparation and no meal of wave 7 any more (ruling 36)', () => {
    const { state } = siege({ line: { zombies: 'spitter', glass: 3 }, wave: 7 })
      .with(vasya.is({ prepared: true, fed: 2 }).waits())
      .play();
    expect(state).toMatchObject({ blitz: 1, players: [{ prepared: false, fed: 0 }] });
  });

  it('spitters left in wave 7 before a deserted line: a round, and somebody is sent, lots among equals (78, 84; ruling 102)', () => {
    const { state } = siege({ lines: [{ zombies: 'spitter' }, {}], wave: 7 })
      .with(vasya.on(2).waits(), petya.on(2).waits())
      .play();
    expect(state).toMatchObject({ phase: 'plan', blitz: 1, lines: [{ zombies: [{ kind: 'spitter' }] }, {}] });
    playWave(state, new Map(), new Fate().tellPicks([1]));
    expect(state.players.map((x) => x.line)).toEqual([2, 1]);
  });
});
