/** Somebody in a siege, with what he carries, plans and rolls. */
import type { Bonus } from '../../../src/games/citadel/data/bonuses.ts';
import type { Plan, Player } from '../../../src/games/citadel/state.ts';
import type { Rolls } from './fate.ts';
import type { Thing } from './things.ts';

type Change = Partial<Omit<Plan, 'shoot' | 'melee' | 'joint' | 'second'>> & {
  readonly shoot?: Partial<Plan['shoot']>;
  readonly melee?: Partial<Omit<Plan['melee'], 'weapon'>> & { readonly weapon?: Plan['melee']['weapon'] | Thing };
  readonly joint?: readonly Warrior[];
  readonly second?: Plan['second'];
};

/** Somebody with what he carries and plans; every method gives a new one. */
export class Warrior {
  readonly name: string;
  readonly things: readonly Thing[];
  readonly player: Partial<Player>;
  readonly change: Change;
  readonly rolled: Rolls;
  constructor(
    name: string,
    things: readonly Thing[] = [],
    player: Partial<Player> = {},
    change: Change = {},
    rolled: Rolls = {},
  ) {
    this.name = name;
    this.things = things;
    this.player = player;
    this.change = change;
    this.rolled = rolled;
  }
  has(...things: Thing[]): Warrior {
    return new Warrior(this.name, [...this.things, ...things], this.player, this.change, this.rolled);
  }
  is(player: Partial<Player>): Warrior {
    return new Warrior(this.name, this.things, { ...this.player, ...player }, this.change, this.rolled);
  }
  bonus(bonus: Bonus): Warrior {
    return this.is({ bonus });
  }
  plans(change: Change): Warrior {
    const { shoot, melee } = this.change;
    const merged = {
      ...this.change,
      ...change,
      shoot: { ...shoot, ...change.shoot },
      melee: { ...melee, ...change.melee },
    };
    return new Warrior(this.name, this.things, this.player, merged, this.rolled);
  }
  on(line: number): Warrior {
    return this.plans({ line });
  }
  /** Shoots his pistol with these rolls. */
  shoots(...pistol: number[]): Warrior {
    const armed = this.things.some((x) => x.startsWith('pistol')) ? this : this.has('pistol');
    return new Warrior(armed.name, armed.things, armed.player, armed.change, { ...armed.rolled, pistol }).plans({
      shoot: { on: true },
    });
  }
  /** Strikes in the opening too, and does not shoot. */
  strikes(rolled: Rolls = {}): Warrior {
    const next = this.plans({ shoot: { on: false }, melee: { opening: true }, later: 'melee' });
    return new Warrior(next.name, next.things, next.player, next.change, { ...next.rolled, ...rolled });
  }
  /** Neither shoots nor strikes in the opening, and later cannot but strike. */
  waits(): Warrior {
    return this.plans({ shoot: { on: false }, melee: { opening: false }, grenade: null });
  }
  with(...others: Warrior[]): Warrior {
    return this.plans({ joint: others });
  }
}
export const vasya = new Warrior('Вася');
export const petya = new Warrior('Петя');
export const katya = new Warrior('Катя');
export const lev = new Warrior('Лев');
