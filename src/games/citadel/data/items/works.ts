/** What walls and lines are built up with (3.5, rulings 33, 49, 104). */
import type { ItemRecord } from './record.ts';
import { isLate } from './wish.ts';

/** Strength of a new pane of glass. */
const newGlass = 3;
/** A trap is the better, the sooner the wall will be gone. */
const weakness = (walls: number) => Math.max(0, 20 - walls) / 10;

export const works = {
  boards: { number: 5, wall: 5, wish: { worth: 5 } },
  rebar: {
    number: 6,
    use: {
      aim: 'line',
      does: 'place',
      what: 'trap',
      useless: () => false,
      lay: (line) => {
        line.traps += 1;
      },
      urge: ({ wave }, { walls }) => (isLate(wave) ? 5 : 2) + weakness(walls),
    },
    spent: true,
    wish: { worth: 5 },
  },
  glass: {
    number: 14,
    use: {
      aim: 'line',
      does: 'place',
      what: 'glass',
      useless: (line) => line.glass === newGlass,
      lay: (line) => {
        line.glass = newGlass;
      },
      urge: ({ wave }, { held }) => (held ? 6 : 0) + (isLate(wave) ? 4 : 0),
    },
    spent: true,
    wish: { worth: 7, many: true },
  },
  bait: {
    number: 18,
    use: {
      aim: 'line',
      does: 'place',
      what: 'bait',
      useless: () => false,
      lay: (line) => {
        line.baits += 1;
      },
      urge: ({ wave }, { held, walls }) => (isLate(wave) ? 6 + weakness(walls) + (held ? 0 : 2) : 1),
    },
    spent: true,
    wish: { worth: 5 },
  },
  shovel: {
    number: 20,
    use: {
      aim: 'line',
      does: 'place',
      what: 'pit',
      useless: (line) => line.pit,
      lay: (line) => {
        line.pit = true;
      },
      urge: ({ wave }, { held }) => (isLate(wave) ? 8 + (wave - 4) + (held ? 1 : 0) : 1),
    },
    spent: true,
    wish: { worth: 7 },
  },
  wire: {
    number: 26,
    use: {
      aim: 'line',
      does: 'place',
      what: 'wire',
      useless: (line) => line.wire,
      lay: (line) => {
        line.wire = true;
      },
      urge: ({ wave }, { held }) => (held ? 5 : 0) + (isLate(wave) ? 1 : 0),
    },
    spent: true,
    wish: { worth: 5 },
  },
} satisfies Readonly<Record<string, ItemRecord>>;
