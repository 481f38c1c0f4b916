/** What one eats, drinks, heals and rests with (3.5). */
import type { ItemRecord } from './record.ts';
import { isLate } from './wish.ts';

const medkit = 5;

export const supplies = {
  medkit: {
    number: 7,
    use: {
      aim: 'person',
      does: 'heal',
      by: medkit,
      urge: ({ wounded, self }) => medkit + (wounded ? 3 : 0) + (self ? 1 : 0),
    },
    spent: true,
    wish: { worth: 5, many: true, wanted: (_, { worstHurt }) => worstHurt >= medkit },
  },
  blanket: { number: 8, rest: 3, wish: { worth: 1 } },
  /** Two portions stack. */
  food: {
    number: 21,
    use: {
      aim: 'none',
      does: 'eat',
      melee: 2,
      urge: ({ wave, blow }) => (isLate(wave) ? 3 + (wave - 4) + (blow > 4 ? 1 : 0) : 0),
    },
    spent: true,
    wish: { worth: 3 },
  },
  energy: { number: 24, use: { aim: 'none', does: 'energize', urge: 3 }, spent: true, wish: { worth: 1 } },
  water: {
    number: 27,
    use: {
      aim: 'gain',
      does: 'drink',
      health: 1,
      melee: 1,
      urge: ({ wave, missing }) => ({ health: missing > 0 ? 1 : 0, melee: isLate(wave) ? 2 : 0 }),
    },
    spent: true,
    wish: { worth: 1 },
  },
} satisfies Readonly<Record<string, ItemRecord>>;
