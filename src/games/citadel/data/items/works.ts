/** What walls and lines are strengthened with (3.5, rulings 33, 49, 104). */
import type { ItemRecord } from './record.ts';
import type { Place } from './uses.ts';
import { isLate } from './wish.ts';

/** Strength of a new pane of glass. */
const newGlass = 3;
/** The weaker the wall, the sooner traps and baits will work. */
const weakness = (walls: number) => Math.max(0, 20 - walls) / 10;

function laid(place: Omit<Place, 'aim' | 'does'>): Pick<ItemRecord, 'use' | 'spent'> {
  return { use: { aim: 'line', does: 'place', ...place }, spent: true };
}

export const works = {
  boards: { number: 5, wall: 5, wish: { worth: 5 } },
  rebar: {
    number: 6,
    ...laid({
      what: 'trap',
      useless: () => false,
      lay: (line) => {
        line.traps += 1;
      },
      urge: ({ wave }, { walls }) => (isLate(wave) ? 5 : 2) + weakness(walls),
    }),
    wish: { worth: 5 },
  },
  glass: {
    number: 14,
    ...laid({
      what: 'glass',
      useless: (line) => line.glass === newGlass,
      lay: (line) => {
        line.glass = newGlass;
      },
      urge: ({ wave }, { held }) => (held ? 6 : 0) + (isLate(wave) ? 4 : 0),
    }),
    wish: { worth: 7, many: true },
  },
  bait: {
    number: 18,
    ...laid({
      what: 'bait',
      useless: () => false,
      lay: (line) => {
        line.baits += 1;
      },
      urge: ({ wave }, { held, walls }) => (isLate(wave) ? 6 + weakness(walls) + (held ? 0 : 2) : 1),
    }),
    wish: { worth: 5 },
  },
  shovel: {
    number: 20,
    ...laid({
      what: 'pit',
      useless: (line) => line.pit,
      lay: (line) => {
        line.pit = true;
      },
      urge: ({ wave }, { held }) => (isLate(wave) ? 8 + (wave - 4) + (held ? 1 : 0) : 1),
    }),
    wish: { worth: 7 },
  },
  wire: {
    number: 26,
    ...laid({
      what: 'wire',
      useless: (line) => line.wire,
      lay: (line) => {
        line.wire = true;
      },
      urge: ({ wave }, { held }) => (held ? 5 : 0) + (isLate(wave) ? 1 : 0),
    }),
    wish: { worth: 5 },
  },
} satisfies Readonly<Record<string, ItemRecord>>;
