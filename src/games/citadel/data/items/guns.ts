/** Guns, their rounds, and what is fitted to them for good; the grenade, for which nobody needs a gun (3.5). */
import type { Range } from '../zombies.ts';
import type { Arm, Gun, ItemRecord } from './record.ts';
import type { Thing } from './thing.ts';

export const scopeBonus = 2;

/** A stab with the bayonet of one's gun. */
export const bayonet: Arm = { name: 'bayonet', damage: [1, 4], answered: 50, weapon: true, fists: false };

const models = {
  pistol: { rounds: 7, damage: [3, 10], risky: ['fast'] },
  rifle: { rounds: 5, damage: [3, 15], risky: [] },
  shotgun: { rounds: 7, damage: [20, 30], risky: ['fast', 'spitter'] },
} as const satisfies Readonly<Record<string, Gun>>;
type Model = keyof typeof models;

function gun(number: number, kind: Model, worth: number, fells: number): ItemRecord {
  return {
    number,
    keep: (it) => (it.ammo === 0 ? 'other' : 'loaded'),
    made: () => ({ ammo: models[kind].rounds }), // found guns are loaded (3.5)
    gun: models[kind],
    arm: (it) => (it.bayonet ? bayonet : undefined),
    onShot: (shot, it) => (shot.gun === it && it.scope ? scopeBonus : 0),
    wish: {
      worth,
      fells,
      wanted: (it, { kept }) => isLoaded(it) && !kept.some(isLoaded),
      spare: (it, held) => isLoaded(it) && held.find(isLoaded) !== it,
    },
  };
}

/** Only guns have rounds. */
function isLoaded({ ammo = 0 }: Thing): boolean {
  return ammo > 0;
}

/** One item fills the gun (3.5). */
function rounds(number: number, kind: Model): ItemRecord {
  const full = models[kind].rounds;
  const emptiness = ({ ammo = 0 }: Thing) => 1 - ammo / full;
  return {
    number,
    use: {
      aim: 'gun',
      does: 'load',
      guns: [kind],
      useless: (it) => it.ammo === full,
      fit: (it) => {
        it.ammo = full;
      },
      urge: (it) => emptiness(it) * 10,
    },
    spent: true,
    wish: {
      worth: 7,
      wanted: (_, { held }) => held.some((x) => x.kind === kind && emptiness(x) > 0.4),
      spare: (_, held) => !held.some((x) => x.kind === kind),
    },
  };
}

/** One scope and one bayonet to a gun. */
function fitting(number: number, what: 'scope' | 'bayonet', kinds: readonly Model[], urge: number): ItemRecord {
  return {
    number,
    use: {
      aim: 'gun',
      does: what,
      guns: kinds,
      useless: (it) => it[what] === true,
      fit: (it) => {
        it[what] = true;
      },
      urge: () => urge,
    },
    spent: true,
    wish: { worth: 3, wanted: (_, { kept }) => kept.some((x) => isLoaded(x) && !x[what]) },
  };
}

const grenadeDamage: Range = [50, 70];

export const guns = {
  pistol: gun(2, 'pistol', 9, 1.2),
  clip: rounds(3, 'pistol'),
  rifle: gun(9, 'rifle', 9, 1.2),
  rifle_round: rounds(10, 'rifle'),
  shotgun: gun(15, 'shotgun', 12, 4),
  shotgun_round: rounds(16, 'shotgun'),
  scope: fitting(22, 'scope', ['pistol', 'rifle'], 6),
  bayonet: fitting(23, 'bayonet', ['pistol', 'rifle', 'shotgun'], 5),
  grenade: { number: 11, thrown: grenadeDamage, wish: { worth: 9, many: true, fells: 8 } },
} satisfies Readonly<Record<string, ItemRecord>>;
