import { describe, expect, it } from 'vitest';
import { hitsOf, katya, lev, only, petya, siege, vasya } from './siege.ts';

const shots = (fought: { opening: Parameters<typeof only>[0] }) => only(fought.opening, 'shot');

describe('volleys', () => {
  it('lets surplus flow on to the next kinds in the order of the list (ruling 56)', () => {
    const fought = siege({ line: { zombies: 'normal spitter fat' }, rolls: { shotgun: [22] } })
      .with(vasya.has('shotgun'))
      .fight();
    expect(hitsOf(shots(fought))).toEqual(['spitter−5→0', 'fat−15→0', 'normal−2→3']);
  });

  it('pools only people of one mind about targets; others pour one after another (rulings 56, 91)', () => {
    const fat = { targets: ['fat', 'normal'] as const };
    const fought = siege({ line: { zombies: 'normal×2 fat' } })
      .with(vasya.shoots(4).with(petya), petya.shoots(4).with(vasya).plans({ shoot: fat }))
      .fight();
    expect(hitsOf(shots(fought))).toEqual(['fat−4→11', 'fat−4→7']);
    const apart = siege({ line: { zombies: 'fast fat' } })
      .with(vasya.shoots(4).with(petya), petya.shoots(4).with(vasya).plans({ shoot: fat }))
      .fight();
    expect(hitsOf(shots(apart))).toEqual(['fast−4→3', 'fat−4→11']);
  });

  it('does not pool when only one names the other (ruling 109)', () => {
    const fought = siege({ line: { zombies: 'normal×2' } })
      .with(vasya.shoots(4).with(petya), petya.shoots(3))
      .fight();
    expect(hitsOf(shots(fought))).toEqual(['normal−4→1', 'normal−3→2']);
  });

  it('aims a company at the most wounded and a loner at one whom nobody has hit (rulings 57, 91)', () => {
    const line = { zombies: 'normal×2 normal:3' };
    const joint = siege({ line }).with(vasya.shoots(3).with(petya), petya.shoots(3).with(vasya)).fight();
    expect(hitsOf(shots(joint))).toEqual(['normal−3→0', 'normal−3→2']);
    const alone = siege({ line }).with(vasya.shoots(3), petya.shoots(3), katya.shoots(3), lev.shoots(4)).fight();
    expect(hitsOf(shots(alone))).toEqual(['normal−3→2', 'normal−3→2', 'normal−3→0', 'normal−2→0', 'normal−2→0']);
  });

  it('keeps both shots of one person together (ruling 135)', () => {
    const fought = siege({ line: { zombies: 'fat×2' } })
      .with(vasya.bonus('shot').shoots(10, 4))
      .fight();
    expect(hitsOf(shots(fought))).toEqual(['fat−10→5', 'fat−4→1']);
  });

  it('counts the kill for whose shot it was', () => {
    const fought = siege({ line: { zombies: 'normal' } })
      .with(vasya.shoots(4).with(petya), petya.shoots(3).with(vasya))
      .fight();
    expect([fought.person(vasya).kills, fought.person(petya).kills]).toEqual([0, 1]);
  });

  it('spends no round when nothing is left to shoot at (ruling 134)', () => {
    const fought = siege({ line: { zombies: 'normal' } })
      .with(vasya.shoots(9), petya.shoots(9))
      .fight();
    expect([fought.person(vasya).items[0]?.ammo, fought.person(petya).items[0]?.ammo]).toEqual([6, 7]);
  });
});

describe('the extra shots', () => {
  it('are one at the wire for each defender, before zombies come up, and cost a round (ruling 58)', () => {
    const fought = siege({ line: { zombies: 'fat', wire: true, walls: 9 } })
      .with(vasya.shoots(5, 6))
      .fight();
    expect(shots(fought).map((x) => [x.wire, x.roll, x.ammo])).toEqual([
      [true, 5, 6],
      [false, 6, 5],
    ]);
  });

  it('are two at the wire with the bonus (ruling 58)', () => {
    const fought = siege({ line: { zombies: 'fat×3', wire: true, walls: 9 } })
      .with(vasya.bonus('shot').shoots(3, 3, 3, 3))
      .fight();
    expect(shots(fought).map((x) => x.wire)).toEqual([true, true, false, false]);
  });

  it('are never answered at the wire, even by fast ones (ruling 94)', () => {
    const fought = siege({ line: { zombies: 'fast', wire: true }, rolls: { chance: [1] } })
      .with(
        vasya
          .shoots(3)
          .plans({ shoot: { weapons: [] } })
          .has()
          .is({ items: [{ id: 9, kind: 'pistol', ammo: 1 }] }),
      )
      .fight();
    expect(only(fought.opening, 'answer')).toEqual([]);
  });
});

describe('the machine gun', () => {
  const line = { zombies: 'fat×4', gun: 3, walls: 30 };

  it('has one gunner, drawn if several want it; the others use their own guns (ruling 59)', () => {
    const fought = siege({ line, picks: [1], rolls: { shotgun: [25] } })
      .with(vasya.shoots(3).plans({ gun: true }), petya.shoots(3).plans({ gun: true }))
      .fight();
    expect(only(fought.opening, 'lot')).toMatchObject([{ seat: 1, wanted: [0, 1] }]);
    expect(shots(fought).map((x) => [x.seat, x.gun])).toEqual([
      [0, 'pistol'],
      [1, 'machine'],
    ]);
  });

  it('gains from the ranged bonus and from weapon preparation, and is not answered (rulings 36, 59)', () => {
    const fought = siege({ line: { ...line, zombies: 'fast×9' }, rolls: { shotgun: [20] } })
      .with(vasya.bonus('ranged').is({ prepared: true }).plans({ gun: true }))
      .fight();
    expect(shots(fought)).toMatchObject([{ gun: 'machine', roll: 20, bonus: 8, ammo: null }]);
    expect(only(fought.opening, 'answer')).toEqual([]);
  });

  it('fires once a step: with the bonus shot the second is from the own gun (ruling 98)', () => {
    const fought = siege({ line, rolls: { shotgun: [20] } })
      .with(vasya.bonus('shot').shoots(3).plans({ gun: true }))
      .fight();
    expect(shots(fought).map((x) => x.gun)).toEqual(['machine', 'pistol']);
  });

  it('is left to others by who has a grenade to throw instead (ruling 141)', () => {
    const fought = siege({ line, rolls: { grenade: [50] } })
      .with(vasya.has('grenade').plans({ gun: true }), petya.plans({ gun: true }))
      .fight();
    expect(only(fought.opening, 'lot')).toEqual([]);
    expect(shots(fought).map((x) => [x.seat, x.gun])).toEqual([[1, 'machine']]);
  });

  it('is gone when it has been torn down (ruling 34)', () => {
    const fought = siege({ line: { zombies: 'fat×9', gun: 3, walls: 30 } })
      .with(vasya.plans({ gun: true }))
      .fight();
    expect(fought.line().gun).toBeNull();
    expect(only(fought.exchange(1), 'shot')).toEqual([]);
  });
});

describe('guns', () => {
  it('gain 5 from preparation, 3 from the bonus, 2 from a scope, all at once (ruling 36)', () => {
    const fought = siege({ line: { zombies: 'fat' } })
      .with(vasya.has('pistol+scope').bonus('ranged').is({ prepared: true }).shoots(4))
      .fight();
    expect(shots(fought)).toMatchObject([{ roll: 4, bonus: 10 }]);
  });

  it('are not weakened by wounds (ruling 65)', () => {
    const fought = siege({ line: { zombies: 'fat' } })
      .with(vasya.is({ health: 3 }).shoots(9))
      .fight();
    expect(hitsOf(shots(fought))).toEqual(['fat−9→6']);
  });

  it('are used in the order wished, the next when one is empty', () => {
    const [pistol, rifle] = [4, 5]; // after the three zombies
    const fought = siege({ line: { zombies: 'fat×3', walls: 30 }, rolls: { rifle: [5], pistol: [6] } })
      .with(vasya.has('pistol', 'rifle/1').plans({ shoot: { weapons: [rifle, pistol] } }))
      .fight();
    expect([...shots(fought), ...only(fought.exchange(1), 'shot')].map((x) => x.gun)).toEqual(['rifle', 'pistol']);
  });

  it('stay silent when shooting is off; the machine gun has its own switch (ruling 132)', () => {
    const fought = siege({ line: { zombies: 'fat×2', gun: 3, walls: 30 } })
      .with(
        vasya.has('pistol').plans({ shoot: { on: false }, gun: true }),
        petya.has('pistol').plans({ shoot: { on: false } }),
      )
      .fight();
    expect(shots(fought).map((x) => x.gun)).toEqual(['machine']);
  });

  it('are spared down to the number named, after the opening', () => {
    const fought = siege({ line: { zombies: 'fat×9', walls: 200 } })
      .with(vasya.shoots(3, 3, 3).plans({ later: { ammoAbove: 5 } }))
      .fight();
    expect(fought.person(vasya).items[0]?.ammo).toBe(5);
    expect(only(fought.exchange(2), 'blow')).toHaveLength(1);
  });

  it('shoot after all where "strike first" reaches nobody (ruling 133)', () => {
    const fought = siege({ line: { zombies: 'spitter×2', glass: 3 } })
      .with(vasya.shoots(5, 5).plans({ later: 'melee' }))
      .fight();
    expect(only(fought.exchange(1), 'shot')).toHaveLength(1);
    expect(fought.entry().ended).toBe('held');
  });
});

describe('risk', () => {
  it('is none for plain gunfire (ruling 66)', () => {
    const fought = siege({ line: { zombies: 'fat', walls: 9 }, rolls: { chance: [1] } })
      .with(vasya.shoots(3))
      .fight();
    expect(only(fought.opening, 'answer')).toEqual([]);
  });

  it('is an answer of 50 % from a fast zombie that a pistol left alive, none from a rifle (3.5)', () => {
    const at = (thing: 'pistol' | 'rifle') =>
      siege({ line: { zombies: 'fast', walls: 9 }, rolls: { chance: [50] } })
        .with(vasya.has(thing))
        .fight();
    expect(only(at('pistol').opening, 'answer')).toMatchObject([{ kind: 'fast', chance: 50, outcome: 'hit' }]);
    expect(only(at('rifle').opening, 'answer')).toEqual([]);
  });

  it('is shared by all in a volley whose gun is risky: a rifle and a pistol graze one (ruling 92)', () => {
    const fought = siege({ line: { zombies: 'fast' }, rolls: { rifle: [3], pistol: [3], chance: [50] } })
      .with(vasya.has('rifle').with(petya), petya.has('pistol').with(vasya))
      .fight();
    expect(only(fought.opening, 'answer')).toMatchObject([{ seat: 1 }]);
  });

  it('is from spitters too for a shotgun', () => {
    const fought = siege({ line: { zombies: 'spitter×5', walls: 9 }, rolls: { shotgun: [22] } })
      .with(vasya.has('shotgun'))
      .fight();
    expect(only(fought.opening, 'answer')).toMatchObject([{ kind: 'spitter', chance: 50 }]);
  });
});

describe('grenades', () => {
  it('fly when there is enough to throw at, in place of a shot, poured by the list, unanswered (3.5, ruling 97)', () => {
    const fought = siege({ line: { zombies: 'fat×2 fast×3' }, rolls: { grenade: [50] } })
      .with(vasya.has('grenade', 'pistol').bonus('ranged'))
      .fight();
    expect(hitsOf(only(fought.opening, 'thrown'))).toEqual([
      'fast−7→0',
      'fast−7→0',
      'fast−7→0',
      'fat−15→0',
      'fat−14→1',
    ]);
    expect(shots(fought)).toEqual([]);
    expect(only(fought.opening, 'answer')).toEqual([]);
    expect(fought.person(vasya).items.map((x) => x.kind)).toEqual(['pistol']);
  });

  it('stay in hand below the condition, or when never wished', () => {
    const kept = (grenade: number | null) =>
      siege({ line: { zombies: 'fat' } })
        .with(vasya.has('grenade').plans({ grenade }).strikes())
        .fight()
        .person(vasya).items;
    expect(kept(16)).toHaveLength(1);
    expect(kept(null)).toHaveLength(1);
    expect(kept(15)).toHaveLength(0);
  });

  it('are not both thrown by two who wait for the same horde (ruling 134)', () => {
    const fought = siege({ line: { zombies: 'fat×3' } })
      .with(vasya.has('grenade').with(petya), petya.has('grenade').with(vasya))
      .fight();
    expect(only(fought.opening, 'thrown')).toHaveLength(1);
  });

  it('replace one attack of two; the other may be a second grenade (ruling 97)', () => {
    const fought = siege({ line: { zombies: 'fat×9', walls: 9 } })
      .with(vasya.bonus('shot').has('grenade', 'grenade'))
      .fight();
    expect(only(fought.opening, 'thrown')).toHaveLength(2);
  });
});
