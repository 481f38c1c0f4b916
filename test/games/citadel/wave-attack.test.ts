import { describe, expect, it } from 'vitest';
import { katya, only, petya, siege, vasya } from './siege.ts';

describe('zombies attack', () => {
  it('always hit, spitters first, then fast, normal, fat (ruling 69)', () => {
    const fought = siege({ line: { zombies: 'fat normal fast spitter' } })
      .with(vasya.waits())
      .fight();
    expect(only(fought.opening, 'mauled').map((x) => x.kind)).toEqual(['spitter', 'fast', 'normal', 'fat']);
  });

  it('glass, then machine gun, then concrete, then walls, then people (rulings 69, 70)', () => {
    const fought = siege({ line: { zombies: 'normal×9', glass: 3, gun: 3, concrete: 1, walls: 1 } })
      .with(vasya.waits())
      .fight();
    expect(only(fought.opening, 'assault').map((x) => [x.on, x.loss])).toEqual([
      ['glass', 3],
      ['gun', 3],
      ['concrete', 1],
      ['walls', 1],
    ]);
    expect(only(fought.opening, 'mauled')).toMatchObject([{ rolls: [1] }]);
    expect(fought.line()).toMatchObject({ glass: null, gun: null, concrete: null, walls: 0 });
  });

  it('carry what is left of a hit from equipment to walls, never from walls to people (ruling 71)', () => {
    const fought = siege({ line: { zombies: 'normal', glass: 1, walls: 1 }, rolls: { hands: [3, 3] } })
      .with(vasya.waits())
      .fight();
    expect(only(fought.opening, 'assault').map((x) => [x.on, x.loss])).toEqual([
      ['glass', 1],
      ['walls', 1],
    ]);
    expect(fought.opening.some((x) => x.what === 'mauled')).toBe(false);
  });

  it('do not spit through glass, and spit does not break it (ruling 72)', () => {
    const fought = siege({ line: { zombies: 'spitter×2', glass: 3 } })
      .with(vasya.waits())
      .fight();
    expect(only(fought.opening, 'glassed')).toMatchObject([{ count: 2 }]);
    expect(fought.line().glass).toBe(3);
    expect(fought.person(vasya).health).toBe(30);
  });

  it('leave wire alone, and it protects nobody (ruling 73)', () => {
    const fought = siege({ line: { zombies: 'normal', wire: true } })
      .with(vasya.waits())
      .fight();
    expect(fought.line().wire).toBe(true);
    expect(only(fought.opening, 'mauled')).toHaveLength(1);
  });

  it('kill at 0 health at once, and draw the next among the living (ruling 74)', () => {
    const fought = siege({ line: { zombies: 'fast×2' }, picks: [0, 0] })
      .with(vasya.is({ health: 3 }).waits(), petya.waits())
      .fight();
    expect(only(fought.opening, 'mauled').map((x) => x.seat)).toEqual([0, 1]);
    expect(fought.person(vasya)).toMatchObject({ health: 0, died: 1 });
  });
});

describe('a vest', () => {
  it('soaks 5 in all from anything but spit; what is left passes; then it is gone (3.5)', () => {
    const fought = siege({ line: { zombies: 'fast×2' }, rolls: { fast: [3, 4] } })
      .with(vasya.has('vest').waits())
      .fight();
    expect(only(fought.opening, 'mauled')).toMatchObject([{ rolls: [3, 4], harm: { soaked: 5, lost: 2 } }]);
    expect(fought.person(vasya).items).toEqual([]);
  });

  it('keeps spit off without wearing out', () => {
    const fought = siege({ line: { zombies: 'spitter×3' } })
      .with(vasya.has('vest').waits())
      .fight();
    expect(fought.person(vasya)).toMatchObject({ health: 30, items: [{ soak: 5 }] });
    expect(fought.entry().ended).toBe('stalled');
  });

  it('two of them wear out one after another (ruling 26)', () => {
    const fought = siege({ line: { zombies: 'fast×2' }, rolls: { fast: [4, 4] } })
      .with(vasya.has('vest', 'vest').waits())
      .fight();
    const [first] = only(fought.opening, 'mauled');
    expect(first).toMatchObject({ harm: { soaked: 8, lost: 0 } });
  });
});

describe('the end of a fight', () => {
  it('is a stalemate after two exchanges that change nothing; they stay, nobody breaches (ruling 75)', () => {
    const fought = siege({ line: { zombies: 'spitter', glass: 2 } })
      .with(vasya.waits())
      .fight();
    expect(fought.entry()).toMatchObject({ ended: 'stalled', exchanges: 2, breached: null });
    expect(fought.line().zombies).toHaveLength(1);
  });

  it('is forced after 60 exchanges; they stay until the next wave (ruling 75)', () => {
    const fought = siege({ line: { zombies: 'fat', walls: 200 } })
      .with(vasya.has('shield').strikes())
      .fight();
    expect(fought.entry()).toMatchObject({ ended: 'tired', exchanges: 60 });
    expect(fought.line().zombies).toHaveLength(1);
  });

  it('comes when no zombie is left (ruling 76)', () => {
    const fought = siege({ line: { zombies: 'normal' } })
      .with(vasya.shoots(5))
      .fight();
    expect(fought.entry()).toMatchObject({ ended: 'held', exchanges: 0 });
  });

  it('goes on in lockstep: a long line does not age a short one', () => {
    const fought = siege({ lines: [{ zombies: 'normal' }, { zombies: 'fat', walls: 9 }, {}] })
      .with(vasya.on(1).shoots(5), petya.on(2).strikes(), katya.on(3).waits())
      .fight();
    expect(fought.entry(1).exchanges).toBe(0);
    expect(fought.entry(2).exchanges).toBeGreaterThan(1);
    expect(fought.entry(3).ended).toBe('quiet');
  });
});
