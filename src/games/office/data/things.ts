/** What lies about in an office, one record each, and how many tokens of it there are among the 24 (5.1). */

export const things = ['stapler', 'scissors', 'brick', 'axe', 'aid', 'pot', 'cup'] as const;
export type Thing = (typeof things)[number];
/** What a token shows when it is turned up. */
export type Token = Thing | 'blank';

/** How far a weapon flies, in cells. */
export const ranges = { stapler: 3, scissors: 4, brick: 3 } as const satisfies Partial<Record<Thing, number>>;
export type Weapon = keyof typeof ranges;
export const weapons: readonly Weapon[] = ['stapler', 'scissors', 'brick'];

export function isWeapon(thing: Thing): thing is Weapon {
  return thing in ranges;
}

/** What carries further in one turn (ruling 8). */
export const drinks = ['pot', 'cup'] as const satisfies readonly Thing[];
export type Drink = (typeof drinks)[number];

export const tokens: Readonly<Record<Token, number>> = {
  stapler: 3,
  scissors: 3,
  brick: 3,
  axe: 2,
  aid: 2,
  pot: 2,
  cup: 3,
  blank: 6,
};

/** Every token by itself: what is shuffled, or drawn from by weight. */
export const allTokens: readonly Token[] = [...things, 'blank' as const].flatMap((token) =>
  Array.from({ length: tokens[token] }, () => token),
);

/** Nobody carries more. */
export const mostCarried = 3;
