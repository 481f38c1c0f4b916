import { describe, expect, it } from 'vitest';
import { only, petya, siege, type Thing, vasya } from './siege.ts';

const answers = (fought: { opening: Parameters<typeof only>[0] }) => only(fought.opening, 'answer');
const hit = { chance: [1] };

describe('answers', () => {
  it('come only from living zombies that were attacked (ruling 66)', () => {
    const fought = siege({ line: { zombies: 'normal×2 fat', walls: 9 }, rolls: { ...hit, axe: [6, 6] } })
      .with(
        vasya.has('axe').strikes(),
        petya
          .has('axe')
          .strikes()
          .plans({ melee: { targets: ['fat'] } }),
      )
      .fight();
    expect(answers(fought).map((x) => x.kind)).toEqual(['fat']); // the normal one fell, the other was not touched
  });

  it('are one per zombie, to one of its attackers, drawn (ruling 67)', () => {
    const both = [vasya.strikes().with(petya), petya.strikes().with(vasya)];
    const fought = siege({ line: { zombies: 'fat', walls: 9 }, rolls: hit, picks: [1] })
      .with(...both)
      .fight();
    expect(answers(fought).map((x) => x.seat)).toEqual([1]);
  });

  it.each<[string, Thing[], number]>([
    ['fists', [], 50],
    ['knuckles', ['knuckles'], 50],
    ['a blade', ['knife'], 25],
    ['boots', ['boots'], 10],
    ['a bayonet', ['rifle+bayonet'], 50],
  ])('hit with the chance of the attack: %s (3.5)', (_, things, chance) => {
    const weapon = things.includes('boots') ? 'boots' : 'best';
    const fought = siege({ line: { zombies: 'fat', walls: 9 }, rolls: { chance: [chance] } })
      .with(
        vasya
          .has(...things)
          .strikes()
          .plans({ melee: { weapon } }),
      )
      .fight();
    expect(answers(fought)).toMatchObject([{ chance, roll: chance, outcome: 'hit' }]);
    const missed = siege({ line: { zombies: 'fat', walls: 9 }, rolls: { chance: [chance + 1] } })
      .with(
        vasya
          .has(...things)
          .strikes()
          .plans({ melee: { weapon } }),
      )
      .fight();
    expect(answers(missed)).toMatchObject([{ outcome: 'missed', harm: null }]);
  });

  it('never come to who used a stick; he is not in the draw (rulings 67, 3.5)', () => {
    const sticks = vasya.has('stick').strikes();
    const alone = siege({ line: { zombies: 'fat', walls: 9 }, rolls: hit })
      .with(sticks)
      .fight();
    expect(answers(alone)).toEqual([]);
    const both = siege({ line: { zombies: 'fat', walls: 9 }, rolls: hit })
      .with(sticks.with(petya), petya.strikes().with(vasya))
      .fight();
    expect(answers(both).map((x) => x.seat)).toEqual([1]);
  });

  it('go past equipment and walls, and who answers still attacks in its turn (rulings 67, 68)', () => {
    const fought = siege({ line: { zombies: 'fat', walls: 9, concrete: 20 }, rolls: hit })
      .with(vasya.strikes())
      .fight();
    expect(answers(fought)).toMatchObject([{ outcome: 'hit', damage: 1, harm: { lost: 1, left: 29 } }]);
    expect(only(fought.opening, 'assault')).toHaveLength(1);
  });

  it('are one ticket for who shot and struck the same zombie, with the higher chance (ruling 93)', () => {
    const fought = siege({ line: { zombies: 'fast' }, rolls: { chance: [50] } })
      .with(vasya.has('pistol', 'boots').plans({ melee: { opening: true, weapon: 'boots' } }))
      .fight();
    expect(answers(fought)).toMatchObject([{ chance: 50, outcome: 'hit' }]);
  });

  it('of spitters are stopped by glass, and by a vest without wear (ruling 95)', () => {
    const shot = (who: typeof vasya, glass: number | null) =>
      siege({ line: { zombies: 'spitter×9', glass }, rolls: { ...hit, shotgun: [24] } })
        .with(who.has('shotgun'))
        .fight();
    expect(answers(shot(vasya, 3))).toMatchObject([{ outcome: 'glass', harm: null }]);
    const vested = shot(vasya.has('vest'), null);
    expect(answers(vested)).toMatchObject([{ outcome: 'hit', harm: { lost: 0 } }]);
    expect(vested.person(vasya)).toMatchObject({ health: 30, items: [{ kind: 'vest', soak: 5 }, { kind: 'shotgun' }] });
  });

  it('are covered by a shield, to shots too; its bearer stays in the draw (ruling 96)', () => {
    const fought = siege({ line: { zombies: 'fast' }, rolls: hit, picks: [0] })
      .with(vasya.has('shield', 'pistol').with(petya), petya.has('pistol').with(vasya))
      .fight();
    expect(answers(fought)).toMatchObject([{ seat: 0, outcome: 'stopped', by: 'shield' }]);
  });

  it('to a person killed by an earlier one go to another attacker (ruling 74)', () => {
    const fought = siege({ line: { zombies: 'fast×2 normal×2', walls: 9 }, rolls: { chance: [1, 1], fast: [5, 5] } })
      .with(vasya.is({ health: 2 }).strikes().with(petya), petya.strikes().with(vasya))
      .fight();
    expect(only(fought.opening, 'died')).toMatchObject([{ seat: 0 }]);
  });
});
