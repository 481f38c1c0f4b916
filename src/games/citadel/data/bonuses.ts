/** Chosen at the start, one each; two people may have the same (ruling 2). */
export const bonuses = [
  'health', // +10 health; also what silence means (ruling 3)
  'item', // a random item at the start
  'melee', // +2 damage in melee
  'ranged', // +3 damage at range
  'capacity', // +1 item
  'search', // +1 find
  'walls', // +2 when strengthening
  'shot', // +1 ranged attack
  'blow', // +1 melee attack that is never answered
  'empty_hands', // two actions when without items
] as const;
export type Bonus = (typeof bonuses)[number];
