/** What a blow can be struck with (3.5), one record each; guns are in items.ts. */
import { type MeleeVariant, meleeDamage, meleeVariants } from './items.ts';

type Range = readonly [low: number, high: number];

export const armNames = ['hands', 'knuckles', 'boots', 'stick', 'bayonet', ...meleeVariants] as const;
export type ArmName = (typeof armNames)[number];

export interface ArmRecord {
  readonly damage: Range;
  /** Chance in percent that an answer to it hits; null: the target cannot answer to this person. */
  readonly answered: number | null;
  /** Gains from weapon preparation (ruling 36). */
  readonly weapon: boolean;
  /** Struck with bare or armoured fists: the only ones that may reach spitters (ruling 61). */
  readonly fists: boolean;
}

const fists = { answered: 50, weapon: false, fists: true } as const;
const blade = (variant: MeleeVariant): ArmRecord => ({
  damage: meleeDamage[variant],
  answered: 25,
  weapon: true,
  fists: false,
});

export const arms: Readonly<Record<ArmName, ArmRecord>> = {
  hands: { damage: [1, 3], ...fists },
  knuckles: { damage: [5, 7], ...fists },
  boots: { damage: [2, 4], answered: 10, weapon: false, fists: false },
  stick: { damage: [1, 5], answered: null, weapon: true, fists: false },
  bayonet: { damage: [1, 4], answered: 50, weapon: true, fists: false },
  knife: blade('knife'),
  bat: blade('bat'),
  crowbar: blade('crowbar'),
  machete: blade('machete'),
  axe: blade('axe'),
  katana: blade('katana'),
};

/** Chance in percent that a zombie grazed by a risky gun answers (3.5). */
export const riskyShotAnswered = 50;

/** The machine gun of a line (rulings 59, 98) and the grenade (97), for which a person needs no gun. */
export const machineGun: Range = [20, 30];
export const grenade: Range = [50, 70];
export const trapDamage: Range = [7, 10];

/** What a fitted scope, the ranged and the melee bonus, weapon preparation and a shield do to one hit. */
export const scopeBonus = 2;
export const rangedBonus = 3;
export const meleeBonus = 2;
export const preparedBonus = 5;
export const shieldMalus = 2;
