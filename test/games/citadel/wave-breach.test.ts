import { describe, expect, it } from 'vitest';
import { countKinds } from '../../../src/games/citadel/data/hordes.ts';
import { hitsOf, katya, only, petya, siege, vasya } from './siege.ts';

describe('traps and baits', () => {
  it('a trap springs once when nothing stands at the end of the zombies’ step, 7-10 over all but spitters (3.5, 131)', () => {
    const fought = siege({ line: { zombies: 'fat fast spitter', traps: 1 }, rolls: { trap: [9] } })
      .with(vasya.waits())
      .fight();
    expect(hitsOf(only(fought.opening, 'trap'))).toEqual(['fast−7→0', 'fat−2→13']);
    expect(fought.line().traps).toBe(0);
  });

  it('several spring one after another while anybody but a spitter lives (ruling 104)', () => {
    const fought = siege({ line: { zombies: 'normal×2', traps: 3 }, rolls: { trap: [7, 7] } })
      .with(vasya.waits())
      .fight();
    expect(only(fought.opening, 'trap')).toHaveLength(2);
    expect(fought.line().traps).toBe(1);
  });

  it('wait while anything stands, over waves too', () => {
    const fought = siege({ line: { zombies: 'normal', walls: 9, traps: 1, baits: 1 } })
      .with(vasya.shoots(3, 3))
      .fight();
    expect(fought.line()).toMatchObject({ traps: 1, baits: 1 });
  });

  it('a bait leads all the living away with their wounds, and is spent (3.5)', () => {
    const fought = siege({ line: { zombies: 'fat fast spitter', walls: 1, baits: 1 } })
      .with(vasya.shoots(5))
      .fight();
    expect(fought.entry().ended).toBe('lured');
    expect(countKinds(fought.line().lured)).toMatchObject({ fat: 1, fast: 1 });
    expect(fought.line().baits).toBe(0);
  });
});

describe('a line falls', () => {
  it('when nobody came: fast ones are through at once, the others tear all down first (ruling 77)', () => {
    const fought = siege({ lines: [{ zombies: 'fast normal fat', walls: 30, gun: 3, wire: true }, {}] })
      .with(vasya.on(2).waits())
      .fight();
    expect(fought.entry(1)).toMatchObject({
      ended: 'breached',
      exchanges: 0,
      breached: { normal: 1, fast: 1, fat: 1 },
    });
    expect(fought.line(1)).toMatchObject({ walls: 0, gun: null, wire: true, zombies: [] });
  });

  it('when its defenders died (ruling 77)', () => {
    const fought = siege({ lines: [{ zombies: 'fast', walls: 9 }, {}] })
      .with(vasya.is({ health: 1 }).waits(), petya.on(2).waits())
      .fight();
    expect(fought.entry(1)).toMatchObject({ ended: 'breached', manned: [0] });
  });

  it('keeps its walls if only fast ones came', () => {
    const fought = siege({ lines: [{ zombies: 'fast', walls: 30 }, {}] })
      .with(vasya.on(2).waits())
      .fight();
    expect(fought.line(1).walls).toBe(30);
  });

  it('keeps its walls if the table says so; then traps and baits under them do not work (option empty_line, ruling 77)', () => {
    const fought = siege({
      lines: [{ zombies: 'normal', walls: 30, traps: 1, baits: 1 }, {}],
      options: { empty_line: 'walls_stay' },
    })
      .with(vasya.on(2).waits())
      .fight();
    expect(fought.line(1)).toMatchObject({ walls: 30, traps: 1, baits: 1 });
    expect(fought.entry(1).ended).toBe('breached');
  });

  it('after the tearing down its traps, then its baits work; the rest breaches (rulings 77, 104)', () => {
    const lines = (baits: number) => [{ zombies: 'normal×2 fast', walls: 5, traps: 1, baits }, {}];
    const rolls = { trap: [7] };
    const trapped = siege({ lines: lines(0), rolls })
      .with(vasya.on(2).waits())
      .fight();
    expect(trapped.entry(1).breached).toMatchObject({ normal: 1, fast: 1 });
    const lured = siege({ lines: lines(1), rolls })
      .with(vasya.on(2).waits())
      .fight();
    expect(lured.entry(1).breached).toMatchObject({ normal: 0, fast: 1 });
    expect(lured.line(1).lured).toMatchObject([{ kind: 'normal', health: 3 }]);
  });

  it('spitters never breach, they stay (ruling 78)', () => {
    const fought = siege({ lines: [{ zombies: 'spitter×2', walls: 5 }, {}] })
      .with(vasya.on(2).waits())
      .fight();
    expect(fought.entry(1)).toMatchObject({ ended: 'left', breached: null });
    expect(fought.line(1)).toMatchObject({ walls: 5 });
    expect(fought.line(1).zombies).toHaveLength(2);
  });
});

describe('the damage of a breach', () => {
  const lines = [{ zombies: 'normal fast fat' }, {}];

  it('is 3 per normal, 5 per fast, 3 per fat, point by point over the living of any line, after all lines (ruling 79)', () => {
    const fought = siege({ lines, picks: [0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0] })
      .with(vasya.on(2).waits(), petya.on(2).waits())
      .fight();
    expect(fought.battle.log.breachDamage).toBe(11);
    expect([fought.person(vasya).health, fought.person(petya).health]).toEqual([24, 25]);
  });

  it('stops for a person who dies (ruling 79)', () => {
    const fought = siege({ lines })
      .with(vasya.on(2).is({ health: 2 }).waits(), petya.on(2).waits())
      .fight();
    expect(fought.person(vasya)).toMatchObject({ health: 0, died: 1 });
    expect(fought.person(petya).health).toBe(21);
  });

  it('is soaked by vests (ruling 79)', () => {
    const fought = siege({ lines }).with(vasya.on(2).has('vest').waits()).fight();
    expect(fought.person(vasya)).toMatchObject({ health: 24, items: [] });
  });

  it('uses up who breached (rulings 80, 81)', () => {
    const fought = siege({ lines }).with(vasya.on(2).waits(), katya.on(2).waits()).fight();
    expect(fought.line(1).zombies).toEqual([]);
    expect(fought.person(vasya).kills + fought.person(katya).kills).toBe(0);
  });
});
