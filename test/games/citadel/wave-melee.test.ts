import { describe, expect, it } from 'vitest';
import { hitsOf, katya, only, petya, siege, type Thing, vasya } from './siege.ts';

const blows = (fought: { opening: Parameters<typeof only>[0] }) => only(fought.opening, 'blow');

describe('whom blows fall on', () => {
  it('one blow hits one zombie and its surplus is lost (ruling 60)', () => {
    const fought = siege({ line: { zombies: 'normal×2' }, rolls: { katana: [12] } })
      .with(vasya.has('katana').strikes())
      .fight();
    expect(hitsOf(blows(fought))).toEqual(['normal−5→0']);
  });

  it('loners spread while there are enough, over kinds too (rulings 60, 137)', () => {
    const fought = siege({ line: { zombies: 'fast normal' } })
      .with(vasya.strikes(), petya.strikes(), katya.strikes())
      .fight();
    expect(blows(fought).map((x) => x.hit.kind)).toEqual(['fast', 'normal', 'fast']);
  });

  it('who named each other strike the same one, the next when it fell (rulings 60, 109)', () => {
    const fought = siege({ line: { zombies: 'normal×3' }, rolls: { knife: [3, 3, 3] } })
      .with(
        vasya.has('knife').strikes().with(petya, katya),
        petya.has('knife').strikes().with(vasya),
        katya.has('knife').strikes().with(vasya),
      )
      .fight();
    expect(hitsOf(blows(fought))).toEqual(['normal−3→2', 'normal−2→0', 'normal−3→2']);
  });

  it('spitters are never reached, by any means (ruling 61)', () => {
    const fought = siege({ line: { zombies: 'spitter', glass: 3 } })
      .with(vasya.has('katana').strikes(), petya.strikes())
      .fight();
    expect(fought.entry().events.filter((x) => x.what === 'blow')).toEqual([]);
    expect(fought.entry().ended).toBe('stalled');
  });

  it('fists reach them if the table says so, blades still do not (option fists_reach_spitters, ruling 61)', () => {
    const spec = { line: { zombies: 'spitter', glass: 3 }, options: { fists_reach_spitters: 'on' as const } };
    const fists = siege(spec).with(vasya.has('katana').strikes()).fight();
    expect(blows(fists).map((x) => x.arm)).toEqual(['hands']);
    const blade = siege(spec)
      .with(
        vasya
          .has('katana')
          .strikes()
          .plans({ melee: { weapon: 'katana' } }),
      )
      .fight();
    expect(blows(blade)).toEqual([]);
  });

  it('walls are in nobody’s way (ruling 62)', () => {
    expect(
      blows(
        siege({ line: { zombies: 'normal', walls: 30 } })
          .with(vasya.strikes())
          .fight(),
      ),
    ).toHaveLength(1);
  });

  it('in the opening only those strike who wish to; later those who have not shot', () => {
    const fought = siege({ line: { zombies: 'fat×9', walls: 99 } })
      .with(vasya.shoots(3, 3), petya.waits())
      .fight();
    expect(blows(fought)).toEqual([]);
    expect(only(fought.exchange(1), 'blow').map((x) => x.seat)).toEqual([1]);
  });
});

describe('how hard', () => {
  const strike = (who: typeof vasya, rolls = {}) =>
    siege({ line: { zombies: 'fat' }, rolls })
      .with(who.strikes())
      .fight();

  it('roll + bonus 2 + food + preparation 5 - shield 2 (rulings 36, 64)', () => {
    const fed = vasya.bonus('melee').is({ fed: 3, prepared: true }).has('axe', 'shield');
    expect(blows(strike(fed, { axe: [6] }))).toMatchObject([{ arm: 'axe', roll: 6, bonus: 8, halved: false }]);
  });

  it('preparation does nothing for fists, knuckles and boots (ruling 36)', () => {
    const weapons = (...things: Thing[]) =>
      blows(
        strike(
          vasya
            .is({ prepared: true })
            .has(...things)
            .plans({ melee: { weapon: things.includes('boots') ? 'boots' : 'hands' } }),
        ),
      );
    expect(weapons()).toMatchObject([{ arm: 'hands', bonus: 0 }]);
    expect(weapons('knuckles')).toMatchObject([{ arm: 'knuckles', roll: 5, bonus: 0 }]);
    expect(weapons('boots')).toMatchObject([{ arm: 'boots', roll: 2, bonus: 0 }]);
  });

  it('preparation helps stick and bayonet (rulings 36, 138)', () => {
    expect(blows(strike(vasya.is({ prepared: true }).has('stick')))).toMatchObject([{ arm: 'stick', bonus: 5 }]);
    expect(blows(strike(vasya.is({ prepared: true }).has('rifle+bayonet')))).toMatchObject([
      { arm: 'bayonet', bonus: 5 },
    ]);
  });

  it('a shield does not take a blow under 0, and a blow of 0 is still an attack (ruling 64)', () => {
    const fought = siege({ line: { zombies: 'fat', walls: 9 }, rolls: { chance: [1] } })
      .with(vasya.has('shield').strikes())
      .fight();
    expect(hitsOf(blows(fought))).toEqual(['fat−0→15']);
    expect(only(fought.opening, 'answer')).toMatchObject([{ outcome: 'stopped', by: 'shield' }]);
  });

  it('the badly wounded strike at half strength, rounded down: 15 missing, or 20 of 40 (rulings 20, 64)', () => {
    const halved = (health: number, forty = false) =>
      blows(
        strike(forty ? vasya.is({ bonus: 'health', maxHealth: 40, health }) : vasya.is({ health }), { hands: [3] }),
      )[0];
    expect(halved(16)).toMatchObject({ halved: false, hit: { damage: 3 } });
    expect(halved(15)).toMatchObject({ halved: true, hit: { damage: 1 } });
    expect(halved(21, true)).toMatchObject({ halved: false });
    expect(halved(20, true)).toMatchObject({ halved: true });
  });

  it('each of two blows is halved (ruling 63)', () => {
    const fought = strike(vasya.bonus('blow').is({ health: 5 }).has('katana'), { katana: [9, 11] });
    expect(hitsOf(blows(fought))).toEqual(['fat−4→11', 'fat−5→6']);
  });
});

describe('the second blow and the bayonet', () => {
  it('the second blow finishes the first one’s target or finds another, and is never answered (rulings 63, 136)', () => {
    const fought = siege({ line: { zombies: 'normal fat', walls: 9 }, rolls: { axe: [6, 6], chance: [1] } })
      .with(vasya.bonus('blow').has('axe').strikes())
      .fight();
    expect(hitsOf(blows(fought))).toEqual(['normal−5→0', 'fat−6→9']);
    expect(only(fought.opening, 'answer')).toEqual([]);
  });

  it('a bayonet lets its owner shoot and stab in one exchange, answered with 50 % (3.5)', () => {
    const fought = siege({ line: { zombies: 'fat×2', walls: 99 } })
      .with(vasya.has('pistol+bayonet').plans({ melee: { opening: true } }))
      .fight();
    const later = fought.exchange(1);
    expect(only(later, 'shot')).toHaveLength(1);
    expect(only(later, 'blow')).toMatchObject([{ arm: 'bayonet' }]);
    expect(only(later, 'answer')).toMatchObject([{ chance: 50 }]);
  });

  it('who does not want blows with his shots does not stab (ruling 138)', () => {
    const fought = siege({ line: { zombies: 'fat×2', walls: 99 } })
      .with(vasya.has('pistol+bayonet'))
      .fight();
    expect(only(fought.exchange(1), 'blow')).toEqual([]);
  });

  it('"best" is worked out when the blow falls: prepared, a knife beats knuckles', () => {
    const arm = (prepared: boolean) =>
      blows(
        siege({ line: { zombies: 'fat' } })
          .with(vasya.has('knife', 'knuckles').is({ prepared }).strikes())
          .fight(),
      )[0]?.arm;
    expect([arm(false), arm(true)]).toEqual(['knuckles', 'knife']);
  });
});
