import { describe, expect, it } from 'vitest';
import type { Plan } from '../../../src/games/citadel/state.ts';
import { katya, only, petya, siege, vasya } from './siege.ts';

type When = NonNullable<Plan['second']>['when'];
const runner = (when: When) =>
  vasya
    .has('sneakers')
    .strikes()
    .plans({ second: { line: 2, when } });
const ran = (fought: { entry(n: number): { events: Parameters<typeof only>[0] } }) =>
  [1, 2].flatMap((n) => only(fought.entry(n).events, 'ran').map((x) => x.to));

describe('sneakers', () => {
  it('take a runner over when his main line is clear, and he strikes there (ruling 82)', () => {
    const fought = siege({ lines: [{ zombies: 'normal:1' }, { zombies: 'fat', walls: 9 }] })
      .with(runner('clear'), petya.on(2).waits())
      .fight();
    expect(ran(fought)).toEqual([2]);
    expect(fought.exchange(0, 2).some((x) => x.what === 'blow' && x.seat === 0)).toBe(false); // the opening on the main line only
    expect(fought.exchange(1, 2).some((x) => x.what === 'blow' && x.seat === 0)).toBe(true);
  });

  it('do nothing for who has none, and not while the main line is fought over (ruling 82)', () => {
    const lines = [
      { zombies: 'fat', walls: 30 },
      { zombies: 'fat', walls: 30 },
    ];
    const bare = vasya.strikes().plans({ second: { line: 2, when: 'outnumbered' } });
    expect(ran(siege({ lines }).with(bare, petya.on(2).waits()).fight())).toEqual([]);
    const fought = siege({
      lines: [
        { zombies: 'fat', walls: 99 },
        { zombies: 'normal', walls: 9 },
      ],
    })
      .with(runner('clear'), petya.on(2).strikes())
      .fight();
    expect(ran(fought)).toEqual([]);
  });

  it('by "fewer than N defend it", not counting himself, so that he does not run to and fro (rulings 82, 139)', () => {
    const lines = [
      { zombies: 'fat×20', walls: 5000 },
      { zombies: 'fat×20', walls: 5000 },
    ];
    const below = (n: number) =>
      siege({ lines })
        .with(runner({ defendersBelow: n }), petya.on(2).waits(), katya.on(1).waits())
        .fight();
    expect(ran(below(1))).toEqual([]);
    expect(ran(below(2))).toEqual([2]);
  });

  it('by "what stands there is at most N" (ruling 82)', () => {
    const lines = [
      { zombies: 'fat', walls: 99 },
      { zombies: 'fat', walls: 6, gun: 1 },
    ];
    const fought = siege({ lines })
      .with(runner({ strengthAtMost: 5 }), petya.on(2).waits(), katya.on(1).strikes())
      .fight();
    const [first] = only(fought.entry(2).events, 'ran');
    expect(first).toMatchObject({ from: 1, to: 2 });
    const before = fought.entry(2).events.slice(
      0,
      fought.entry(2).events.findIndex((x) => x.what === 'ran'),
    );
    expect(only(before, 'assault').at(-1)?.left).toBeLessThanOrEqual(5);
  });

  it('by "more zombie health there", and back when it is the other way round (ruling 82)', () => {
    const lines = [
      { zombies: 'fat:10', walls: 99 },
      { zombies: 'fat:11', walls: 99 },
    ];
    const fought = siege({ lines, rolls: { hands: [1, 1, 1, 3, 3, 3] } })
      .with(runner('outnumbered').plans({ melee: { opening: false } }), petya.on(2).waits(), katya.on(1).waits())
      .fight();
    expect(ran(fought)).toContain(2);
    expect(ran(fought)).toContain(1);
  });

  it('make him a defender only where he stands: leaving an empty main line opens it (ruling 82)', () => {
    const fought = siege({
      lines: [
        { zombies: 'normal×2', walls: 9 },
        { zombies: 'fat×2', walls: 9 },
      ],
    })
      .with(runner('outnumbered').waits(), petya.on(2).waits())
      .fight();
    expect(fought.entry(1).ended).toBe('breached');
  });

  it('keep his other line from falling before the check of exchange 1 (ruling 105)', () => {
    const lines = [{ zombies: 'normal:1' }, { zombies: 'normal fast', walls: 9 }];
    const fought = siege({ lines }).with(runner('clear')).fight();
    expect(only(fought.exchange(0, 2), 'assault')).toHaveLength(1);
    expect(ran(fought)).toEqual([2]);
    expect(fought.exchange(1, 2).some((x) => x.what === 'blow')).toBe(true);
    const late = siege({
      lines: [
        { zombies: 'fat×2', walls: 99 },
        { zombies: 'normal', walls: 9 },
      ],
    })
      .with(runner('clear'))
      .fight();
    expect(late.entry(2)).toMatchObject({ ended: 'breached' }); // he did not come
  });

  it('leave a fight that is over for one that is not, whatever the condition (ruling 140)', () => {
    const fought = siege({ lines: [{ zombies: 'normal:1' }, { zombies: 'fat', walls: 99 }] })
      .with(runner({ defendersBelow: 1 }), petya.on(2).strikes())
      .fight();
    expect(ran(fought)).toEqual([2]);
  });
});
