/** What blows are struck with (3.5). */
import type { Range } from '../zombies.ts';
import type { Arm, ItemRecord } from './record.ts';
import { type MeleeVariant, meleeVariants } from './thing.ts';

export const hands: Arm = { name: 'hands', damage: [1, 3], answered: 50, weapon: false, fists: true };
const armoured: Arm = { ...hands, name: 'knuckles', damage: [5, 7] };
const kick: Arm = { name: 'boots', damage: [2, 4], answered: 10, weapon: false, fists: false };
const stick: Arm = { name: 'stick', damage: [1, 5], answered: null, weapon: true, fists: false };

const blade = (name: MeleeVariant, ...damage: Range): Arm => ({
  name,
  damage,
  answered: 25,
  weapon: true,
  fists: false,
});
const blades: Readonly<Record<MeleeVariant, Arm>> = {
  knife: blade('knife', 3, 6),
  bat: blade('bat', 4, 7),
  crowbar: blade('crowbar', 4, 8),
  machete: blade('machete', 5, 9),
  axe: blade('axe', 6, 10),
  katana: blade('katana', 8, 12),
};

export const melee = {
  /** All variants are equally likely. */
  melee: {
    number: 4,
    made: (dice) => ({ variant: dice.pick(meleeVariants) }),
    arm: ({ variant }) => variant && blades[variant],
    wish: { worth: 7, wanted: (_, { blow }) => blow < 5 },
  },
  stick: { number: 19, arm: () => stick, wish: { worth: 3 } },
  knuckles: { number: 28, slotless: true, fists: armoured, wish: { worth: 5 } },
  boots: { number: 29, slotless: true, arm: () => kick, wish: { worth: 3 } },
} satisfies Readonly<Record<string, ItemRecord>>;
