/** What keeps harm off its owner (3.5). */
import type { ItemRecord } from './record.ts';

/** What a vest soaks before it is gone. */
export const vestSoak = 5;
/** What a shield costs a blow. */
export const shieldMalus = 2;

export const armour = {
  /** Two wear out one after the other (ruling 26). */
  vest: {
    number: 13,
    keep: () => 'armour',
    made: () => ({ soak: vestSoak }),
    proof: ['spitter'],
    onWound: ({ damage }, it) => {
      const left = it.soak ?? 0;
      const off = Math.min(damage, left);
      it.soak = left - off;
      return { off, gone: it.soak === 0 };
    },
    wish: { worth: 7 },
  },
  /** Always on, against answers to shots as well (ruling 96). */
  shield: {
    number: 17,
    keep: () => 'armour',
    onBlow: () => -shieldMalus,
    onAnswer: () => 0,
    wish: { worth: 3 },
  },
} satisfies Readonly<Record<string, ItemRecord>>;
