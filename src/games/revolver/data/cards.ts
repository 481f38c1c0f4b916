/** What lies on the table, in numbers. */

/** Bonus cards, in the order in which hands are shown. */
export const cards = ['shield', 'misfire', 'intercept', 'medkit'] as const;
export type Card = (typeof cards)[number];
/** Laid against a shot by the one who may be hit. */
export type DefenceCard = 'shield' | 'misfire';
/** Played by the shooter before he shoots. */
export type BonusCard = 'intercept' | 'medkit';

export const copies = 4;
export const dealt = 3;

export const rounds = 3;
export const bullets = 6;
export const blanks = 6;
/** One card is turned up by each shot (ruling 16). */
export const shotsInRound = bullets + blanks;

/** Own shots missed in a row that lose the duel (rulings 20, 23). */
export const missesToLose = 3;
