/** Numbers of a fight that belong to no item: the machine gun of a line, traps, and what adds to a hit. */
import type { Range } from './zombies.ts';

/** The machine gun of a line (rulings 59, 98). */
export const machineGun: Range = [20, 30];
export const trapDamage: Range = [7, 10];

/** Chance in percent that a zombie grazed by a risky gun answers (3.5). */
export const riskyShotAnswered = 50;

/** What the ranged and the melee bonus and weapon preparation add to one hit. */
export const rangedBonus = 3;
export const meleeBonus = 2;
export const preparedBonus = 5;
